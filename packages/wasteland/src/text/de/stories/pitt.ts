import type { Stories } from '../../story.ts'

/** Cards 056 to 066: the Pitt, its slavers (shield), its rebels (star), and one child who does not cough. */
export const storyPitt = {
  '056': {
    title: 'Auf nach Pitt',
    intro:
      'Um Mitternacht ist der Himmel im Norden orange. Das ist Pitt. Dort macht man noch Stahl, aus Erz, Koks und Menschen, und auf den Straßen sind die Agenten der Sklavenhalter unterwegs, mit Verträgen, die keiner lesen kann. Heute früh hat sich einer an dein Feuer gesetzt, ein Mr. Dill, mit Melone und einer Blechdose voll Lakritz. Ob du zufällig einen Rebellen hast rennen sehen? Hast du. Er hatte keine Schuhe an.',
    options: [
      {
        line: 'Mr. Dill in einer Siedlung sagen, was du gesehen hast',
        success:
          'Dill notiert es in hübscher Schrift und öffnet seinen Musterkoffer: Werkzeug, Konserven, fremder Leute Stiefel. Greifen Sie zu. Einen Mann lässt er da, der auf den Ort achtgeben soll. Dann bietet er dir Lakritz an und einen zweiten Auftrag, da du ja Augen im Kopf hast.',
      },
      {
        line: 'Den Barfüßigen im Ödland verstecken',
        success:
          'Er heißt Jubal Reese. Du bringst eine Ruine zwischen ihn und die Straße, und er zeigt dir, wo seine Kolonne vergraben hat, was sie stahl. Ein Freund von ihm tritt mit einem Rohrgewehr hinter einem Schornstein hervor und bleibt. „Wir sind nicht auf der Flucht“, sagt Jubal. „Wir sind die Vorhut.“',
      },
    ],
  },
  '057': {
    title: 'Auf der Fährte',
    intro:
      'Der Barfüßige heißt Jubal Reese, und er rennt nicht irgendwohin. Er rennt von Freund zu Freund, und Mr. Dill hätte gern die Freunde. An den Zapfsäulen der Red-Rocket-Station verliert sich die Fährte. Unterdessen sind die Jäger draußen im Freien, mit einem Wagen voller Halsringe, und singen, um wach zu bleiben. Es wäre leicht, ihnen zu entkommen. Es wäre genauso leicht, sie zu finden.',
    options: [
      {
        line: 'Die Tankwartin der Red-Rocket-Station zum Reden bringen',
        success:
          'Peg an den Zapfsäulen hat niemanden gesehen, und während sie das sagt, schaut sie zur Ölgrube. Also schaust du auch hin. Dill gibt dir die Hand und wischt sich dann die seine ab. „Leute wie Sie verkümmern hier unten“, sagt er. „Es wird Zeit, dass Sie die Direktion kennenlernen.“',
        failure:
          'Peg redet eine Stunde lang über Zündkerzen. Es ist die vollständigste Antwort, die du je bekommen hast, auf eine Frage, die du nie gestellt hast.',
      },
      {
        line: 'Im Ödland einem von Dills Jägern auflauern',
        success:
          'Das Lied bricht mitten in der Strophe ab. Die Schlüssel sind in seinem Hut. Der Wagen leert sich wortlos, ein Halsring nach dem anderen, und eine Frau zählt Köpfe an sieben Fingern ab. „Delia Marsh“, sagt sie. „Komm lieber mit und sieh dir das Feuer an.“',
        failure:
          'Er ist schneller an der Trillerpfeife als du bei ihm. Der Wagen rollt weiter, mitsamt den Halsringen. Nach einer Weile stimmen sie ein neues Lied an, und du kommst darin vor.',
      },
    ],
  },
  '058': {
    title: 'Am Vorabend des Krieges',
    intro:
      'Jubal Reese wurde vorausgeschickt, um zu zählen, wer kämpfen würde. Die Liste ist kurz, also hat er sie auswendig gelernt: ein Schweißer, zwei Köche, Delia Marsh am großen Kran, fast die ganze Nachtschicht. Bei der Versammlung auf der Ashbury Road muss jemand für dich bürgen, denn wer allein reist, dem trauen sie nicht. Und in jeder Siedlung sitzt jemand wie Mr. Dill, der Listen sammelt.',
    options: [
      {
        line: 'Den Sklavenhaltern in einer Siedlung die Liste übergeben',
        success:
          'Nach dem ersten Namen gehen die anderen ganz leicht. Der Agent dankt dir mit einem Händedruck und einem kurzen Vortrag über Treue. Aber Listen reisen in beide Richtungen. Bis die Halsringe bei der Nachtschicht ankommen, weiß die Nachtschicht Bescheid, und jemand hat die Öfen angezündet.',
        failure:
          'Der Agent hört zu, lutscht am Bleistift und sagt, er habe schon von Betrunkenen bessere Listen bekommen. Vor dem Mittagessen, findet er, glaubt kein Mensch an eine Revolution.',
      },
      {
        line: 'Mit einem Begleiter zur Versammlung auf der Ashbury Road kommen',
        success:
          'Drei Lampen in einem toten Bus. Delia Marsh zählt dich an ihren sieben Fingern ab, und was mit dir reist, zählt sie mit; wenn es jemand mit dir aushält, meint sie, bist du vielleicht in Ordnung. Dann rollt sie einen Plan auf. „Haven“, sagt sie. „Die Schlösser, die Pferche und die Frau mit dem Hauptbuch.“',
      },
    ],
  },
  '059': {
    title: 'Die Befehlskette',
    intro:
      'Die Direktion ist, wie sich zeigt, Cornelia Lisle. Sie leitet Haven von einem Schreibtisch aus und Pitt aus einem Hauptbuch, und die Sklaven nennt sie Personal. Sie hat einen Eintrag über dich und möchte das Gesicht dazu sehen. Der Weg zu ihr führt über die Brücke, wo das neue Personal im Regen steht und sortiert wird. Eine Kranführerin namens Delia Marsh fegt diese Brücke einmal am Tag. Sie hat auch eine Frage.',
    options: [
      {
        line: 'Den Termin bei Cornelia Lisle in Haven wahrnehmen',
        success:
          'Sie schenkt echten Kaffee ein, findet deinen Namen und versetzt ihn von einer Spalte in eine andere. Noch am selben Tag gehen mehr Wachen zur Brücke hinunter. Bei der Red-Rocket-Station antworten die Rebellen. Lisle löscht die Seite ab. „Und nun“, sagt sie, „zu dem Kind.“',
      },
      {
        line: 'Auf der Brücke anhalten und Delia Marsh antworten',
        success:
          'Sie fragt, in welcher Spalte des Buchs du sterben möchtest. Du sagst es ihr, und jemand setzt das Brecheisen an die erste Kette. Danach ist es nur noch Rechnen. Am Mittag halten die Rebellen die Brücke, Haven hat seine Wache verdoppelt, und niemand nennt es mehr einen Krawall.',
      },
    ],
  },
  '060': {
    title: 'Feuer der Revolution',
    intro:
      'Die Öfen im Stahlwerk wurden ohne Befehl angezündet. Zuerst kamen die Soll-Tafeln hinein, dann die Halsringe, dann der Stuhl, auf dem der Sklaventreiber immer saß. Die Nachtschicht steht darum herum, die Handflächen vorgestreckt; sie hat es warm, und zum ersten Mal, weil sie es will. Delia Marsh gedenkt das Werk zu halten. Oben in Haven gedenkt Cornelia Lisle, der die Halsringe gehören, die Brücke zu sperren, ehe die Nachricht hinüberkommt.',
    options: [
      {
        line: 'Die Brücke für Cornelia Lisle hochziehen',
        success:
          'Der Hubmotor braucht zwei Drähte und einen Tritt. Die Klappe geht hoch, die Rebellen sitzen im Stahlwerk fest, und auf deiner Seite stellt ein Wächter seinen Klappstuhl auf. Aus Haven kommt eine Karte in sorgfältiger Schrift. „Danke“, steht darauf. Du stellst fest, dass du sie aufgehoben hast.',
        failure:
          'Zwei Drähte. Es waren die anderen zwei. Die Klappe ächzt, denkt an das vorige Jahrhundert und lässt es gut sein. Die Leute gehen weiter hinüber, und manche winken.',
      },
      {
        line: 'Dich im Stahlwerk der Nachtschicht anschließen',
        success:
          'Man reicht dir eine Schaufel, ein Gewehr, irgendjemandes Säugling und wieder das Gewehr. Als die Wachen das Stahlwerk stürmen, ist kaum noch jemand darin. Die Rebellen sind auf dem Kohleband nach Haven hinauf und kommen in Lisles eigener Küche heraus.',
      },
    ],
  },
  '061': {
    title: 'Sprengt die Ketten',
    intro:
      'In Haven hat Pitt seine saubere Wäsche und seine Pferche. Die Schlüssel zu den Pferchen hängen an Lenny Brandt, der selbst einen Halsring trug, bis sich sein Talent herausstellte. Delia Marsh will diese Schlüssel und jemanden, der sie holen geht. Cornelia Lisle, die das Hauptbuch führt, will auch jemanden: einen Menschen, dem die Rebellen trauen und der vor ihnen hergeht, den Hügel hinauf, zu der Stunde, die sie nennt.',
    options: [
      {
        line: 'Die Rebellen bei Haven in Lisles Hinterhalt führen',
        success:
          'Du gehst voran und schwitzt aus einem Grund, den keiner errät. Als die Lampen angehen, legst du dich hin. Die meisten anderen auch, wenn auch nicht so wie du. Einer von denen, die entkommen sind, sitzt jetzt im Stahlwerk und beschreibt jedem, der hereinkommt, dein Gesicht.',
        failure:
          'Auf halber Höhe sieht man dir die Nerven an, und Delia bläst es ab. Einen Grund nennt sie nicht. Niemand bietet dir eine Decke an.',
      },
      {
        line: 'In Haven mit Lenny Brandt um die Schlüssel kämpfen',
        success:
          'Lenny erklärt im Sterben, dass er nie jemanden geschlagen hat, der arbeitete. Die Pferche leeren sich. Hinter dem letzten Schloss ist kein Pferch, sondern ein Kinderzimmer, und darin ein kleines Mädchen, kerngesund. Auf der Brücke steht inzwischen eine Wache. Du trägst die Kleine durch die Wäscherei hinaus.',
        failure:
          'Lenny hat lange Übung mit Leuten, die diese Schlüssel wollten. Er legt nicht einmal sein Sandwich weg. Hinter ihm bleiben die Pferche zu, und sehr still.',
      },
    ],
  },
  '062': {
    title: 'Kind von Pitt',
    intro:
      'Wer in Pitt arbeitet, bekommt den Rost. Zuerst den Husten, dann die Haut, und eines Tages wissen sie ihren Namen nicht mehr und werden ein Stockwerk tiefer verlegt. Junie kam vor vier Jahren neben einem Ofen zur Welt und hat noch kein einziges Mal geniest. Cornelia Lisle hält sie in Haven in einem Kinderzimmer, hinter Lenny Brandt. Delia Marsh hat Leute geschickt, um sie zu holen. Sie sind schon unterwegs.',
    options: [
      {
        line: 'Delias Leute im Ödland aufhalten',
        success:
          'Du bringst das Seil zurück, die Lampe und den kleinen Mantel, den sie für sie genäht hatten. Lisle legt den Mantel in eine Schublade. Dann schließt sie den Raum mit den beschlagnahmten Sachen auf, lässt dich ein Stück wählen und geht ihren Offizieren sagen, dass Krieg ist.',
      },
      {
        line: 'Dich in Haven an Lenny Brandt vorbeikämpfen',
        success:
          'Er fällt über die Schwelle, noch immer im Weg. Junie steigt auf Strümpfen über ihn und fasst dich am Ärmel. Ein Händler mit einer alten Narbe vom Halsring lässt dich aus seiner Ware wählen und will von Geld nichts hören. Bis zum Abend sagt sie kein Wort. Dann fragt sie nach ihrem Bären.',
        failure:
          'Lenny füllt den Türrahmen besser aus als vorher die Tür. Hinter ihm singt jemand Kleines. Mit nach Hause nimmst du die Melodie und die blauen Flecken im Takt dazu.',
      },
    ],
  },
  '063': {
    title: 'Vier mit einer Leiter',
    intro:
      'Sie lagern ohne Feuer: vier Leute, eine Strickleiter und ein Kindermantel, der an einem Stock trocknet. Sie seien Kesselflicker, sagen sie. Der es sagt, hat Ofenbrandnarben bis zu beiden Ellbogen und ein Stück Schiene über den Knien. Der Jüngste sagt, sie gehen nach Haven, und bekommt einen Tritt. Sehr gut genäht, dieser Mantel. Er hat eine Kapuze.',
    options: [
      {
        line: 'Die Nacht abwarten und ihr Gepäck durchsuchen',
        success:
          'Das Mädchen, das Wache steht, arbeitet seit seinem neunten Jahr Doppelschichten und schläft im Stehen. Du nimmst, was sie entbehren können, und einiges, was sie nicht entbehren können. Bei Sonnenaufgang sind sie fort, und noch immer ist Haven ihr Ziel.',
      },
      {
        line: 'Gegen den Mann mit der Schiene kämpfen',
        success:
          'Silas Lunn hat zwanzig Jahre an den Öfen gestanden, und so lange dauert es auch, bis er fällt. Die anderen drei bleiben nicht zum Zusehen. Du hebst die Leiter auf und den Mantel. Falls in Haven jemand auf Nachricht wartet: Das ist sie.',
        failure:
          'Er schwingt die Schiene wie einer, der einen Ofen aufstößt, und der Ofen bist du. Sie brechen das Lager um dich herum ab. Jemand sagt Entschuldigung, und nicht zu ihm.',
      },
      {
        line: 'Dich als Freund ausgeben und sie führen',
        success:
          'Du kennst eine Abkürzung, und ausnahmsweise stimmt es. Sie bezahlen dich aus einer Socke. Bis eure Wege sich trennen, hast du ein gutes Stück Land hinter dir, und der Jüngste hat dir zweimal gesagt, wie das Kind heißt.',
        failure:
          'Du nennst die Losung vom letzten Monat. Keiner zieht. Sie packen bloß, schnell, und gehen, und das Einzige, was sie vergessen, liegt im Gras, wo das Mädchen saß.',
      },
    ],
  },
  '064': {
    title: 'Bärendienst',
    intro:
      'Junie, das Mädchen aus dem Kinderzimmer, ist bei den Rebellen in Sicherheit und hat seither nicht geschlafen. Ihr Bär ist noch in Haven: ein Auge, von Füllung kann keine Rede sein, hört auf Mister Vance. Ohne ihn lässt sie niemanden an ihren Arm, und alle wollen den Arm. Der Rost, den früher oder später jeder in Pitt bekommt, hat ihr nie etwas getan. Delia Marsh sucht einen Arzt, der mit Kindern kann. Cornelia Lisle hat den Bären.',
    options: [
      {
        line: 'Schrott nach Haven bringen und für Lisle den Bären flicken',
        success:
          'Dein Schrott kommt dahin, wo die Füllung war: eine Spule, eine Batterie, ein Lämpchen. Die Naht schließt Lisle selbst, mit kleinen Stichen, und bezahlt dich aus der Schublade. Am Morgen erreicht Mister Vance das Kind. In der Nacht erreicht es der Wagen, der seinem Signal gefolgt ist.',
      },
      {
        line: 'In den Siedlungen Kronkorken für Junies Arzt sammeln',
        success:
          'Die Büchse geht herum, darauf die Zeichnung eines Bären. Als sie voll ist, kommt die Ärztin, zu Fuß, und bringt selbst einen Bären mit, gebraucht. Die beiden werden einander vorgestellt. Junie streckt den Arm aus und schaut weg, und Delia Marsh schaut auch weg.',
      },
    ],
  },
  '065': {
    title: 'Krieg!',
    intro:
      'Erklärt wird er nicht. Die Sklavenhalter rücken in die Städte ein, um sie zu schützen, und die Rebellen in die Ruinen, aus demselben Grund. An jedem Brunnen steht ein Posten, und jeder Posten hat auf der anderen Seite einen Vetter. Cornelia Lisle hat zum ersten Mal seit neunzehn Jahren ihr Hauptbuch zugeklappt. Delia Marsh hat aufgehört, Köpfe zu zählen. Es wird weitergehen, bis eine von beiden niemanden mehr zu schicken hat.',
    options: [
      {
        line: 'Der letzte Rebell im Feld muss fallen',
        success:
          'Es war einer der Köche. Am nächsten Morgen heult im Stahlwerk die Sirene, pünktlich. Lisle schlägt im Hauptbuch eine neue Seite auf und schreibt das Datum hin, und keine Namen. „Es sind Stellen frei“, gibt sie bekannt. Der ganze Bezirk darf sich als eingestellt betrachten.',
      },
      {
        line: 'Der letzte Sklavenhalter im Feld muss fallen',
        success:
          'Er wollte erst noch seinen Lohn. In Haven verbrennen sie das Hauptbuch Seite für Seite, und jeder Name wird vorgelesen, bevor er ins Feuer kommt, und jemand sagt „Hier“, oder jemand sagt es für ihn. Es dauert bis Donnerstag. Keiner geht früher.',
      },
    ],
  },
  '066': {
    title: 'Eine schmerzhafte Lösung',
    intro:
      'Aus einer alten Flasche mit Junies Blut hat Dr. Corliss Amberg in Haven ein gelbes Serum gekocht. Es hält den Rost auf. Es lässt auch gestandene Männer schreien, was er notiert, mit Uhrzeit. Cornelia Lisle verkauft es nicht. Sie will es in jeder Siedlung verschenken, an alle, die unterschreiben. Die Formel gibt es ein einziges Mal, auf einer Karte in Ambergs Brusttasche, neben seinem Kamm.',
    options: [
      {
        line: 'In jeder Siedlung Lisles Ausgabestelle eröffnen',
        success:
          'Ärmel hoch, Nadel rein, hier unterschreiben. Das Formular geht dir leichter von der Hand als die Nadel. Wenn auch die letzte Siedlung ihr Messingschild hat, wird das ganze Land geheilt sein, und auf der Lohnliste bis zum Tod.',
        failure:
          'Die Mischung gerinnt, und der erste Freiwillige geht durchs Fenster. Hier kommt heute kein Messingschild hin. Du liest noch einmal die Packungsbeilage, bis hinunter zum Kleingedruckten.',
      },
      {
        line: 'Dr. Amberg in Haven die Formel aus der Tasche ziehen',
        success:
          'Du zupfst ihm eine Fluse vom Revers und gehst mit der Karte hinaus. Die Rebellen drucken sie an Mauern, auf Mehlsäcke, auf die Rückseiten von Verträgen. Rührt man langsam, zeigt sich, schreit niemand. Die Messingschilder wandern zum Schrott. Junie schläft.',
        failure:
          'Du bist drei Treppen hinunter und über den Hof, ehe du nachsiehst. Es ist der Kamm. Oben klopft sich Dr. Amberg aufs Haar und dann auf die Tasche.',
      },
    ],
  },
} satisfies Stories
