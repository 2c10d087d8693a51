import type { Stories } from '../../story.ts'

/** 001 to 013: what the star encounters lead to. They may turn up in another place and for another survivor. */
export const storyFollowUps = {
  '001': {
    title: 'Der Wachskreidehügel',
    intro:
      'Der Hügel ist da, wo die Wachskreide ihn hingemalt hat. Die Luke auch, unter Gras und zweihundert Jahren. Darunter liegt ein Raum für vier: Kojen, Regale bis an die Decke, ein Puppenhaus und ein verschlossenes Pult mit der Aufschrift FÜR DEN TAG, AN DEM MAN UNS RAUSLÄSST. Niemand ist je gekommen, um herausgelassen zu werden. Die Betten sind gemacht, die Ecken straff gefaltet, von Leuten, die mit einer Inspektion rechneten.',
    options: [
      {
        line: 'Deinen Teil nehmen und den Weg markieren',
        success:
          'Du nimmst, was du brauchen kannst, und malst eine Meile weit Kreidepfeile an jeden Pfosten. Die Leute kommen. Sie bringen ihre Kinder mit hinunter, das Puppenhaus ansehen; sie nehmen ein wenig, lassen ein wenig da und reichen deinen Namen die Leiter hinauf und hinunter.',
      },
      {
        line: 'Alles ausräumen bis auf die Scharniere',
        success:
          'Du brauchst bis zum Abend. Die Konserven, das Werkzeug, die Sparschweine unter den Kissen, eins pro Kissen. Als du fertig bist, ist es nur noch ein Loch mit Betten darin. Beim Hinausgehen streichst du eine Decke glatt und könntest nicht sagen, warum.',
      },
      {
        line: 'Das Pult aufbrechen und ihre Pläne lesen',
        success:
          'Im Pult liegt, was die Hobarts am Tag danach vorhatten: wem man trauen kann, wen man durchfüttert, wer das Sagen haben soll, und warum auf keinen Fall der Bürgermeister. Zweihundert Jahre lang hat das auf jemanden gewartet, der sich traut. Du lernst es auswendig, verbrennst es und legst die Grasnarbe wieder drüber.',
      },
    ],
  },
  '002': {
    title: 'Die Liste',
    intro:
      'Acht Leute mit Laternen kommen in einer Reihe heran und schlagen ins Unkraut. Die vorderste, eine Cousine von Lorna Tibbs, trägt eine Liste: ein Diebstahl, zwei Giftmorde, jemand, der einen Brunnen verkauft hat, der ihm nicht gehörte. Wen sie erwischen, den hängen sie und schicken die Stiefel nach Hause. Gerade machen sie Pause bei einer Suppe. Einer von ihnen sieht dich an, dann die Liste, dann dich.',
    options: [
      {
        line: 'Du stehst auf der Liste',
        success:
          '„Größe: kommt hin. Augen: kommt hin. Sieht zerknirscht aus? Nein.“ Dir bleibt keine Zeit, über die Schreibweise zu streiten. Die erste Salve kommt aus der ganzen Reihe. Dann tritt einer vor, um es allein zu Ende zu bringen, denn dafür gibt es eine Prämie.',
      },
      {
        line: 'Ihnen einen anderen Namen von der Liste verkaufen',
        success:
          'Du kennst einen Namen, und du weißt, wo sein Besitzer schläft. Die Cousine macht einen Haken, zählt dir die Belohnung in die Hand und schickt den schnellsten Läufer los. Du könntest noch eine Warnung rufen. Stattdessen zählst du nach.',
      },
      {
        line: 'Von ihrer Suppe essen und viel Glück wünschen',
        success:
          'Es sind einsame Leute. Sie schenken dir Dinge, für die Verurteilte keine Verwendung mehr haben, vor allem gute Stiefel, und fragen, ob dir jemand aufgefallen ist. Du versprichst, die Augen offen zu halten. Die Laternen ziehen weiter. Das Land ist nicht groß, ihr seht euch wieder.',
      },
    ],
  },
  '003': {
    title: 'Der Dankestisch',
    intro:
      'Auf freiem Feld steht ein gedeckter Tisch, und hinter dem Tisch stehen Leute im Sonntagsstaat. Sie kommen aus Lorna Tibbs’ Stadt. Sie haben gehört, dass hier gute Menschen vorbeikommen, und einem davon wollen sie danken. Sie stehen seit Dienstag da, und der Kartoffelsalat ist gekippt. Ein Junge mit einem Kornett ist bereit zu spielen, sobald er sicher weiß, für wen.',
    options: [
      {
        line: 'Zugeben, dass du gemeint bist',
        success:
          'Das Kornett gibt sein Schlimmstes. Sie füllen dir den Beutel, dann die Taschen, und ein alter Mann legt dir eine Börse in die Hand und schließt dir die Finger darum. Du sagst ein paar Worte. Genau das, finden sie, hätten sie von dir hören wollen.',
      },
      {
        line: 'Sie zu jemandem schicken, der es eher verdient',
        success:
          'Du erzählst ihnen, wer es wirklich war und was da geschah, als keiner hinsah. Sie klappen den Tisch zusammen und ziehen in einer Prozession davon, mit Börse, Körben und allem, um diesen Menschen zu suchen. Der Junge bleibt zurück, um dir die Hand zu geben. Es spricht sich herum, dass du auch hättest lügen können.',
      },
      {
        line: 'Den Tisch ausrauben',
        success:
          'Darauf war niemand gefasst. Sie stehen da mit ihren Tellern, während du am Tischtuch entlanggehst, und dein Beutel ist so gut wie voll, als einer den Kartoffelsalat beiseitestellt und unter den Tisch greift, nach dem, was sie für alle Fälle dabeihaben. Davon werden sie in der Kirche erzählen.',
      },
    ],
  },
  '004': {
    title: 'Eine Pfanne neben der Tür',
    intro:
      'Neben der Tür eines leeren Hauses hängt eine Bratpfanne am Nagel. Du kennst diese Pfanne, oder man hat dir von ihr erzählt; die Dwyers sind umgezogen. Gefegte Stufe, kalter Herd, im Krug Wasser von heute früh: Sie wohnen hier und achten darauf, nicht zu Hause zu sein. Auf dem Tisch stehen Konserven, in einer Reihe, unter einem Tuch. Über dir knarrt ein Brett, und dann knarrt es mit aller Macht nicht mehr.',
    options: [
      {
        line: 'Sie kennen dich als Freund und kommen herunter',
        success:
          'Sie kommen herunter, die Ältesten zuerst, und laden dir die Arme voll. Sie haben gehört, was du getan hast, oder was jemand wie du getan hat, und das ist ihnen einerlei. Als du sagst, es sei zu viel, schütten sie noch die Zuckerdose obendrauf. Sie war voller Kronkorken. Zucker hatten sie nie.',
      },
      {
        line: 'Sie wissen, was du bist, und schicken jemanden herunter',
        success:
          '„Das ist das Gesicht“, sagt eine Frauenstimme durch die Decke, ganz ruhig. Wen sie auch dafür bezahlen, dass er in der Speisekammer schläft, er ist jetzt wach und im Begriff, es sich zu verdienen. Die Konserven bleiben, wo sie sind.',
      },
      {
        line: 'Dich bedienen und lautlos wieder gehen',
        success:
          'Du findest heraus, welche Bretter reden, und trittst auf die anderen. Die Konserven wandern in deinen Beutel, eine nach der anderen. An der Tür rückst du die Matte gerade. Es ist das Mindeste, und du achtest darauf, dass es nicht mehr wird.',
        failure:
          'Du hast eine einzige Dose in der Hand, da rutscht der Deckel vom Herd und scheppert und hört nicht auf zu scheppern. Der Mann, der aus der Speisekammer kommt, ist kein Dwyer, und er kommt nicht, um darüber zu reden.',
      },
    ],
  },
  '005': {
    title: 'Seil von der Rolle',
    intro:
      'Dot Beasley verkauft Seil und misst es an ihrem Arm ab. Das Schild über ihrem Stand zeigt eine Schwalbe. Sie liest dein Gesicht, noch ehe du den Mund aufmachst; Fremde bringen ihr immer nur Geld für Seil, oder sie bringen Nachrichten. „Ist es wegen Orrin?“, sagt sie und misst weiter. „Er wollte das schwere Ding nach Hause schaffen. Ich hab ihm gesagt, lass es liegen, hundertmal hab ich’s ihm gesagt.“',
    options: [
      {
        line: 'Ihr sagen, was du von Orrin weißt',
        success:
          'Du erzählst es so, wie er es geschrieben hat, mitsamt den Stiefeln, während sie wieder und wieder dieselbe Elle abmisst. Das war schwerer als Graben, und du bist danach klüger. Sie bezahlt dich fürs Bringen, wie er es getan hätte. Dann erklärt sie dir die Schwalben: Er malte eine, wo immer er das Ding zurücklassen musste.',
        failure:
          'Du sagst, er habe nicht gelitten. Das hat sie schon über so viele Leute gehört. Ein Stück darfst du von ihrem Stand haben, zum üblichen Preis, und du sollst wiederkommen, wenn du es ehrlich erzählen kannst.',
      },
      {
        line: 'Sagen, es gehe um Seil, und einkaufen',
        success:
          'Du redest über Hanf. Sie weiß, dass du lügst, und du weißt, dass sie es weiß, und darüber hinweg schließt ihr eine Reihe völlig anständiger Geschäfte ab. Als du gehst, schaut sie über deine Schulter die Straße hinunter, wie schon seit einem Jahr.',
      },
    ],
  },
  '006': {
    title: 'Orrins Schwalben',
    intro:
      'Eine Schwalbe in blauer Farbe, nicht größer als deine Hand. Etwas weiter kommt noch eine, dann noch eine, alle fliegen in dieselbe Richtung, und Orrin Beasley hat gar nicht schlecht gemalt. Die letzte hat die Flügel angelegt und zeigt mit dem Schnabel nach unten, auf eine Steinplatte. Die Spur eines Schlittens endet hier. Andere Spuren laufen um sie herum und herum, sehr regelmäßig. Da dreht etwas seine Runden.',
    options: [
      {
        line: 'Herausfinden, was der letzte Vogel meint',
        success:
          'Nicht unter der Platte: unter dem Schatten des Schnabels, zu der Stunde, in der er gern rastete. Dort gräbst du. Es kommt in Öltuch herauf, gefettet und zugedeckt, mit mehr Läufen, als irgendwer braucht: eine Minigun. So etwas schleppt keiner nach Hause, um dort in Frieden gelassen zu werden. Du begreifst allmählich, was Dot meinte.',
        failure:
          'Du wuchtest die Platte hoch und findest einen Henkelmann mit etwas Kleinkram und einem Zettel in Blockbuchstaben: HIER NICHT, DU ESEL. Den Kleinkram behältst du. Der Vogel zeigt weiter nach unten.',
      },
      {
        line: 'Der Schlittenspur folgen, den Weg zurück, den er kam',
        success:
          'An jeder Biegung hat er einmal gelagert, und bei jedem Lager hat er etwas abgeladen, das ihm zu schwer geworden war. Er kann hier kaum mehr bei sich gehabt haben als das eine. Du gehst ihm entgegen, sozusagen, und wirst immer schwerer.',
        failure:
          'Du folgst der falschen Spur, der regelmäßigen. Sie endet an den Füßen dessen, der sie macht. Er wurde hier aufgestellt, als es noch keine Farbe gab, und du stehst nicht auf seinem Dienstplan.',
      },
    ],
  },
  '007': {
    title: 'Schwarz auf einer Seite',
    intro:
      'Die Händler, die aus dem Feuer herausgekommen sind, haben wieder aufgemacht, auf Brettern und Kinderwagen. Was sie auch verkaufen, es ist auf einer Seite schwarz. Das Feuer war laut, und sie reden noch immer dagegen an, aber sie verstummen, sobald jemand eine Tasche abstellt. Eine Frau in versengter Schürze schreibt mit Kreide Namen an eine Wand, in zwei Spalten. Für die längere hat sie sich noch zu keiner Überschrift entschließen können.',
    options: [
      {
        line: 'Sie haben nicht vergessen, was geschehen ist',
        success:
          'Entlang der Bretter heben sich Köpfe. Vielleicht warst du es nicht. Es war jemand mit einem Ruf wie deinem, und sie haben es sich aufgespart. Einer kommt um den Karren herum, eine Eisenstange in der Hand und niemanden mehr zu Hause, für den er vorsichtig sein müsste.',
      },
      {
        line: 'Etwas kaufen, das auf einer Seite schwarz ist',
        success:
          'Du machst ein einziges Geschäft, mehr schaffen sie nicht. Die Händlerin reibt mit dem Ärmel am Ruß und macht es schlimmer. Sie dankt dir, dass du gekommen bist. Dann dankt sie dir noch einmal, dass du gekommen bist.',
      },
      {
        line: 'Kronkorken geben, damit die Stände wieder stehen',
        success:
          'Du legst Geld aufs Brett, und eine Weile weiß niemand, wem es gehören soll. Gegen Mittag gibt es eine Markise. Gegen Abend gibt es Geschrei um Preise, du bist mittendrin, und es ist ein Markt. Sie schreiben dich an die Wand, in die kürzere Spalte.',
      },
    ],
  },
  '008': {
    title: 'Taschen auf',
    intro:
      'Seit der Sache mit dem Koffer stellen die Märkte hierzulande Wachen ein. Sie durchsuchen die Taschen, die Körbe, die Säuglinge. Sergeant Nunn, der eine Trillerpfeife hat, erklärt es jedem in der Schlange in genau denselben Worten. Die Waren sind an den Henkeln zusammengekettet wie Sträflinge. Über dem Tor hängt Wilburs Hut, entweder zur Warnung oder als Heiliger.',
    options: [
      {
        line: 'Man kennt dich und nimmt dir weniger ab',
        success:
          'Nunn rührt deine Tasche nicht einmal an. Er nimmt die Mütze ab und sagt der Schlange, wer du bist, und die Schlange, der Himmel steh dir bei, klatscht. Jeder Händler lässt etwas nach und will davon kein Wort hören.',
      },
      {
        line: 'Dich anstellen und einkaufen',
        success:
          'Sie durchsuchen dich beim Hineingehen, sie durchsuchen dich beim Hinausgehen, und sie geben dir deine Sachen besser gefaltet zurück, als du sie hattest. Dazwischen machst du deine Geschäfte, auf Armlänge, unter dem Interesse einer Schrotflinte.',
      },
      {
        line: 'Etwas von der Kette lösen und mitnehmen',
        success:
          'Nunn pfeift eine Großmutter mit einem verdächtigen Kuchen heraus, und solange das dauert, ist eine Kette auch nur eine Kette. Am Ausgang durchsuchen sie dich bis auf die Nähte. Den Kinderwagen vor dir durchsuchen sie nicht. Hinter der Ecke holst du ihn ein.',
        failure:
          'Die Kette führt zu einer Glocke, die Glocke führt zu Nunn, und Nunn führt dich ab. Drei andere gehen ihm zur Hand. Sie setzen dich weit vor dem Tor ab und werfen dir deinen Hut nach und dann, nach kurzer Überlegung, einen Teil des Tors.',
      },
    ],
  },
  '009': {
    title: 'Familienähnlichkeit',
    intro:
      'Wie sich zeigt, hatte Onkel Lou doch einen Neffen. Er heißt Rupert, ist gebaut wie ein Eisschrank und hat sich einen Hocker ans Markttor gestellt. Er sieht jedem, der hereinkommt, ins Gesicht und dann auf eine Zeichnung auf seinem Knie. Es ist keine gute Zeichnung. Er gleicht das durch Gründlichkeit aus, und drei Leute sitzen schon mit zurückgelegtem Kopf an der Mauer.',
    options: [
      {
        line: 'Rupert findet, dass du zu der Zeichnung passt',
        success:
          '„Dich haben sie also alle so ins Herz geschlossen“, sagt Rupert. Er legt die Zeichnung dorthin, wo sie nicht zerknittert. Er ist nicht wütend; er geht zu Werke wie beim Teppichklopfen. Als er fertig ist, stellt er dich draußen ab und dreht dich mit dem Gesicht zur Straße.',
      },
      {
        line: 'Rupert sagen, du warst Kundschaft seines Onkels',
        success:
          'Rupert weint ein bisschen. Sonst hatte niemand ein gutes Wort für den Alten. Dann hebt er den Hocker hoch, und unter dem Hocker die Falltür. Da unten ist noch alles, die Waffen und die kleinen Fläschchen, und du bekommst es zum Familienpreis.',
      },
      {
        line: 'An ihm vorbeigehen und einkaufen',
        success:
          'Du setzt das Gesicht auf, das du für gewöhnliche Tage hast. Rupert studiert es, studiert die Zeichnung, dreht die Zeichnung um und lässt dich durch. Drinnen reden die Händler leise und packen schnell ein.',
      },
    ],
  },
  '010': {
    title: 'Was der Metzger fand',
    intro:
      'Die Nachricht von Ezra Holm reist schneller als du. Ezra auch. Ein Fuhrmann hat ihn gebracht, und hier, neben dem Markt, haben sie ihn noch einmal aufgehängt, um den Hals ein Schild, auf dem SYNTH steht. Der Metzger hat hineingesehen. Gefunden hat er, was Metzger finden. Das Schild hat keiner abgenommen, denn wer es abnimmt, der muss es lesen.',
    options: [
      {
        line: 'Ihn vom Strick schneiden, als das, wofür sie ihn hielten',
        success:
          'Am helllichten Tag steigst du mit einem Messer hinauf und sagst ihnen, was du bist. Du legst ihn in den Schatten und steckst das Schild in die eigene Tasche. Eine volle Minute lang rührt sich kein Einziger. Dann einer doch. Er trinkt seit dem Bericht des Metzgers.',
      },
      {
        line: 'Unter ihm hindurchgehen und handeln',
        success:
          'Die Tische hat man dahin gerückt, wo sein Schatten nicht hinreicht. Du bekommst, wofür du gekommen bist. Die Preise sind normal, die Stimmen sind leise, und alle halten einander die Tür auf; es ist wie ein Besuch bei einer Familie nach einem Todesfall, wenn die Familie es gewesen wäre.',
      },
    ],
  },
  '011': {
    title: 'Kein Schild',
    intro:
      'Hinter dem Waschhaus, ein Dutzend Stufen hinunter, durch einen Vorhang aus Klavierdraht: Da hat Ezra Holm seinen Laden. Er sagt nicht, woher er die Ware hat, und fragt nicht, woher die Kundschaft ihre Gesichter hat. Man steht weit auseinander und studiert die Regale. Auf der Theke liegt eine Stimmgabel. Schlägt er sie an, sagt Ezra, dann hört er, was man einem auf der Straße nachgerufen hat.',
    options: [
      {
        line: 'Ezra hört es in der Gabel und schließt ab',
        success:
          'Die Gabel summt, und Ezra nickt. „Sie haben nach dir geworfen“, sagt er. „Das gilt hier als Empfehlung.“ Er zieht die Staubtücher von den hinteren Regalen und nennt seine Preise so, als schämte er sich dafür.',
      },
      {
        line: 'An der Theke handeln wie jeder andere',
        success:
          'Die Gabel hat nichts für dich vorzubringen und nichts gegen dich. Ezra verkauft dir, was im vorderen Regal steht, zu dem Preis, den es wert ist, und wickelt es in Notenpapier. Niemand hat dich herunterkommen sehen. Es versteht sich, dass niemand dich hinaufgehen sieht.',
      },
    ],
  },
  '012': {
    title: 'Marjories Spind',
    intro:
      'Er steht, wo sie gesagt hat, auf eine Betonplatte geschraubt, hoch wie ein Kleiderschrank, quer über die Tür MARJORIE in Nagellack. Sie hat alles aufgehoben, was ihr gefiel, und ihr gefiel alles; ein Scharnier hat schon aufgegeben. Eine Schwierigkeit gibt es. Ihr alter Stamm lagert rundherum. Sie wissen noch nicht, wo Marjorie geblieben ist, und sie hängen an dem Spind.',
    options: [
      {
        line: 'Ihnen von Mutant zu Mutant sagen, wo Marjorie ist',
        success:
          '„Marjorie nicht tot?“, fragt der Größte. „Marjorie kocht“, sagst du. Erst ist es still, dann gibt es einen Lärm, den du für Freude hältst. Mit zwei Fingern öffnen sie den Spind und beladen dich, und jeder legt etwas Eigenes dazu, das Glück bringen soll.',
      },
      {
        line: 'Dir den Weg zum Spind freikämpfen',
        success:
          'Mit erhobener Waffe gehst du hinein. Einer steht auf; es muss der sein, den die anderen immer vorschicken. Was auch daraus wird, der Spind kippt beim ersten Ansturm um und platzt, und die schönen Sachen eines ganzen Lebens rollen dahin, wo du sie erreichst.',
      },
      {
        line: 'Still liegen bis zum Dunkelwerden, dann hineinklettern',
        success:
          'Du liegst unter einem Blech, bis deine Beine jemand anderem gehören. Dann über die Platte, durch das kaputte Scharnier hinein und wieder heraus, mit allem, was du tragen kannst. Es ist nicht alles, was da ist. Die Kochbücher lässt du stehen; sie sind zerlesen.',
        failure:
          'Der Krampf erwischt dich mitten in ihrem Abendessen, und du faltest dich mit einem Schrei auseinander. Die meisten finden, so etwas Gutes haben sie das ganze Jahr nicht gesehen. Einer setzt seine Schüssel ab.',
      },
    ],
  },
  '013': {
    title: 'Ein Ohr aufgestellt',
    intro:
      'Der Hund macht seine Runde über den Markt: Metzger, Bäcker, die Bank, auf der dem alten Mr. Pruitt immer etwas herunterfällt. Ein Ohr aufgestellt, um den Hals ein ausgefranstes Stück Strick. Er gehört niemandem. Das sagen alle, und alle haben einen Knochen zurückgelegt. Als du stehen bleibst, bleibt er auch stehen, auf der anderen Straßenseite, und wartet ab, aus welchem Holz du geschnitzt bist.',
    options: [
      {
        line: 'Der Hund hat sich umgehört und sucht dich aus',
        success:
          'Er kommt über die Straße, lehnt sich mit seinem ganzen Gewicht gegen dein Knie und sieht sich noch einmal nach dem Markt um, wie nach einem guten Hotel. Mr. Pruitt lässt eine letzte Brotrinde fallen, für unterwegs. „Dogmeat“, ruft er euch nach. „Er hört auf Dogmeat. Oder auch nicht.“',
      },
      {
        line: 'Dich hinknien und mit ihm reden',
        success:
          'Du versprichst nichts, was du nicht halten könntest. Er denkt darüber nach. Dann nimmt er das Ende des Stricks zwischen die Zähne, trägt es über die Straße und legt es dir in die Hand. Du knotest es ihm vom Hals. Er bleibt trotzdem. Dogmeat steht auf dem Halsband.',
        failure:
          'Du sagst „braver Hund“ in dem Ton, in dem man mit Bürgermeistern spricht. Er gähnt und geht zurück zum Metzger. Vor der grinsenden Straße reicht dein Mut noch für ein einziges Geschäft. Er läuft dir nicht weg.',
      },
      {
        line: 'Ihm seine Freiheit lassen und handeln',
        success:
          'Du gehst deinen Besorgungen nach und er seinen. An vier Ständen kreuzen sich eure Wege, und an allen vieren macht er das bessere Geschäft. Am letzten könntest du schwören, dass er auf den Preis gehorcht hat.',
      },
    ],
  },
} satisfies Stories
