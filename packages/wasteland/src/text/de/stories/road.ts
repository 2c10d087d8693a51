import type { Stories } from '../../story.ts'

/** 141 to 147: Miss Pym’s book. 148, 149: Mabel Ott. 150 to 156: Mrs. Oakley’s guests. 157 to 159: the strongbox. */
export const storyRoad = {
  '141': {
    title: 'Das Ödland-Überlebenshandbuch',
    intro:
      'Miss Cordelia Pym war noch nie draußen. Sie gedenkt das Buch darüber zu schreiben. Hinter jedem Ohr einen Bleistift, verschickt sie Briefe kreuz und quer durchs Land: Gesucht werden beherzte Personen, die für den Leser herausfinden, was man essen kann, was tödlich ist und was sonntags geöffnet hat. Sie beginnt mit dem Einkaufen und wäre dankbar für einen wahrheitsgetreuen Bericht über den Super Duper Mart. Sollten Sie etwas erfinden müssen, dann bitte etwas Heiteres.',
    options: [
      {
        line: 'Den Super Duper Mart erfassen, Gang für Gang',
        success:
          'Du zählst die Konserven, die Ausgänge und was in den Tiefkühltruhen lebt. Miss Pym lässt jedes Wort stehen, dazu deine Skizze der Kasse, und setzt deinen Namen an den Rand. Leute, die du nie getroffen hast, werden Sätze damit beginnen.',
        failure:
          'Der dritte Gang ist dunkel, und etwas darin erkundigt sich, ob du alles findest. Du lässt die Erfassung liegen, und den Einkaufskorb auch.',
      },
      {
        line: 'Irgendwo im Ödland stöbern, auf gut Glück',
        success:
          'Du drehst ein Brett um, und da ist es, ein ganzes Kapitel: Wasser, Schatten und ein zweiter Ausgang, alles aus Versehen. Miss Pym nennt es „Im Vertrauen auf die Vorsehung“. Deinen Namen lässt sie weg, um dir die Zuschriften zu ersparen, aber sie erzählt von dir.',
        failure:
          'Du drehst ein Brett um. Darunter ist noch ein Brett. Ein Kapitel, schreibt Miss Pym zurück, sei das noch nicht ganz.',
      },
    ],
  },
  '142': {
    title: 'Total verstrahlt',
    intro:
      'Als Nächstes, schreibt Miss Pym, gehöre ein Kapitel über die kleinen Dinge des Lebens hinein. Sie meint RAD-Kakerlaken: wie sie sterben, wie lange es dauert und ob es ihnen etwas ausmacht. Ansonsten wären ein paar Zeilen über die Strahlung höchst willkommen. Sie hört, man könne sie nicht sehen. Den Leser wird interessieren, wonach sie schmeckt, was sie mit den Haaren macht und wie bald. Bitte senden Sie keine weitere Probe.',
    options: [
      {
        line: 'Eine RAD-Kakerlake töten und mitschreiben',
        success:
          'Sie stirbt in Etappen, und du beschreibst jede. Du hältst das Geräusch fest, die Beine, den Geruch nach Lampenöl. Miss Pym setzt es in Großbuchstaben, darunter deinen Namen. Man wird es ausschneiden und über sehr viele Herde hängen.',
      },
      {
        line: 'Auf einmal eine böse Dosis Strahlung aufsaugen',
        success:
          'Wie wenn man einen Löffel ableckt, schreibst du; und dann leckt der Löffel zurück. Haare: bis Donnerstag. Gegen Ende gibt die Schrift ein eigenes Licht ab. Miss Pym schreibt es mit der Zange ab, verbrennt das Original und erzählt allen, die sie kennt, wer ihr so gefällig war.',
      },
    ],
  },
  '143': {
    title: 'Autsch!',
    intro:
      '„Was das Thema Verletzungen betrifft“, beginnt der Brief, „so kenne ich, wie ich feststelle, nur jene, die man sich an Papier zuzieht.“ Miss Pym hätte gern einen Bericht von jemandem, der ordentlich verletzt wurde, in einem einzigen Kampf, solange die Erinnerung frisch ist. Sie legt den Umriss eines Menschen bei, zum Schraffieren. Falls Sie lieber nicht möchten, ließe sich vielleicht jemand aus Ihrer Begleitung in einer Ruine allein lassen und Tagebuch führen.',
    options: [
      {
        line: 'In einem einzigen Kampf schwer verletzt werden',
        success:
          'Du schraffierst den größten Teil des Menschen. Den Rest schreibt sie auf: was du gehört hast, wo es hineinging und was du gesagt hast, wofür sie eine Reihe Sternchen setzt. Das wird Leben retten, schreibt sie. Kann sein. Fremde sehen dich neuerdings an, als wäre es ihres gewesen.',
      },
      {
        line: 'Einen Begleiter im Ödland lassen, mit Bleistift',
        success:
          'Deine Begleitung bekommt den Bleistift und sieht dich an: Wie lange? Nicht lange, sagst du. Das Tagebuch trifft Seite um Seite ein und ist sehr gut, bis es aufhört. Miss Pym nennt das Kapitel „Einsamkeit“. Wer es gelesen hat, senkt die Stimme, wenn du hereinkommst.',
      },
    ],
  },
  '144': {
    title: 'Ein dankbarer Leser',
    intro:
      '„Verzeihung, aber stehst du in dem Buch?“ Der Mann hat einen Korrekturbogen im Hutband und alle zehn Finger, die er zum Beweis hochhält. Er hat es seiner Frau vorgelesen, den Teil über das Kämpfen. Sie haben getan, was dasteht, und die Gegenseite nicht. Seither hält er hier draußen jeden an, den er trifft, auf der Suche nach den Leuten, deren Namen am Rand stehen.',
    options: [
      {
        line: 'Zugeben, dass einer der Namen deiner ist',
        success:
          'Er schüttelt dir so lange die Hand, dass du die Hand wechseln musst. Ablehnen geht nicht: Er gibt dir, was er inzwischen ausgegraben hat, und was er im Mantelfutter trägt. „Seite neun“, sagt er bewegt. „Seite neun.“ Du wirst nachsehen müssen, was auf Seite neun steht.',
      },
    ],
  },
  '145': {
    title: 'Unzufriedene Leser',
    intro:
      'Sie haben genau getan, was im Kapitel über die Einsamkeit steht. Jeder hat sich eine Ecke gesucht, sich allein hineingesetzt und Tagebuch geführt. Du stößt auf eine Ecke nach der anderen. Die Korrekturbogen hängen noch da, die nützlichen Stellen unterstrichen. Schlimm gestorben ist hier niemand, nur still, und in einigem Abstand. Ihr Gepäck ist kaum angerührt.',
    options: [
      {
        line: 'Das Gepäck nehmen und die Tagebücher dalassen',
        success:
          'Du gehst von Ecke zu Ecke wie ein Postbote am falschen Tag. Gute Decken, gute Konserven, alles, was hinten auf der Liste steht. Du schließt die Augen, die noch zu schließen sind. Ein Tagebuch liegt beim letzten Eintrag aufgeschlagen. „Dienstag“, steht da. „Ruhig.“',
      },
      {
        line: 'In den Tagebüchern lesen, was sie versteckt haben',
        success:
          'Zwischen dem Wetter und der Reue haben sie notiert, wo sie Dinge versteckt haben, für später. Irgendwem sagt man es gern. Du hebst die richtigen Fliesen an und hast mehr, als sie je hereingetragen haben. Auf die letzte Seite schreibst du: danke.',
        failure:
          'Du liest, bis das Licht weg ist. Es geht meistens um Mütter. Inzwischen ist von den Rucksäcken gerade noch einer auszumachen, und zwar, indem du darüberfällst.',
      },
    ],
  },
  '146': {
    title: 'Biep bup',
    intro:
      '„Und nun das schwierige Kapitel“, schreibt Miss Pym. „Mögen sie uns?“ Sie meint Roboter. Sie wünscht, dass einer auf heimischem Boden befragt wird, in der RobCo-Fabrik, und schlägt vor, einen Roboter mitzunehmen, der sich an Sie gewöhnt hat, damit die anderen sich wohlfühlen. Eine Liste mit Fragen liegt bei. Sollte es zum Schießen kommen, was ja, wie sie hört, oft der Fall ist, wäre sie auch mit letzten Worten zufrieden.',
    options: [
      {
        line: 'Deinen Roboter zum Gespräch in die RobCo-Fabrik bringen',
        success:
          'Deiner stellt die Fragen. Die anderen antworten aus dem Dunkeln, alle zugleich. Sie haben nichts gegen uns. Sie haben alles sauber gehalten. Sie wüssten gern, was aus der Tagschicht geworden ist. Du schreibst es auf, so gut du kannst, und sie ändert kein Wort.',
      },
      {
        line: 'Einen Roboter zerstören und seine letzten Worte notieren',
        success:
          '„Einen angenehmen“, sagt er. Du wartest mit dem Bleistift, aber mehr kommt nicht. Miss Pym gibt ihm eine ganze Seite, mit Trauerrand. Die Leute werden es einander in schlimmen Momenten sagen, und irgendwie wissen alle, wer dabei war.',
      },
    ],
  },
  '147': {
    title: 'Druckfrisch',
    intro:
      'Das Buch ist fertig, es fehlt nur die Druckerschwärze. Die einzige Presse im Land steht im Waschhaus des Pendleton-Anwesens; dort druckt Vetter Hubert Pym Hochzeitskarten und Räumungsbescheide und noch nie etwas umsonst. Miss Pym hat ihre Ersparnisse für Papier ausgegeben. Sie kommt, um zu sehen, wie das erste Exemplar von der Walze läuft: sie selbst, im Freien, zu Fuß, in der Tasche das Manuskript, damit sie weiß, wie man das macht.',
    options: [
      {
        line: 'Auf dem Pendleton-Anwesen die Druckerschwärze bezahlen',
        success:
          'Die Walze geht darüber, und da ist es, feucht, schief und wirklich. Miss Pym kommt herein, mit einem Schuh und Sonnenbrand; sie ist allem vom zweiten bis zum fünften Kapitel begegnet. „Es stimmt alles“, sagt sie staunend. Sie signiert das erste Exemplar, und es ist deins.',
      },
    ],
  },
  '148': {
    title: 'Vertibird auf eigene Rechnung',
    intro:
      'Im Bohnenbeet der größten Stadt weit und breit steht ein Vertibird, die Hoheitszeichen übermalt. Lieutenant Mabel Ott hat ihre Armee zwischen zwei Befehlen verlassen. Welche Armee, sagt sie nicht, und auch nicht, welcher Befehl. Sie fliegt jeden überallhin, bar im Voraus, gesungen wird nicht. Nach Hause wäre sie längst geflogen, wenn nicht eine Todeskralle auf der Landebahn schliefe. Sie hat Gus erwischt. Gus war der, der kochen konnte.',
    options: [
      {
        line: 'Mabel bezahlen und ein Ziel nennen',
        success:
          'Sie prüft deine Gurte, als hätten die etwas über sie gesagt. Dann kippt der Boden weg und lässt los. Von hier ist alles sehr klein und so vieles davon schwarz. Sie setzt dich ab, wo du hingezeigt hast, lässt das Triebwerk auslaufen und macht eine Dose Bohnen auf. Keine Eile, sagt sie.',
      },
      {
        line: 'Eine Todeskralle töten, für Gus',
        success:
          'Du bringst ihr eine Klaue. Sie legt sie aufs Instrumentenbrett, neben das Foto eines Mannes mit großen Ohren, und sagt nichts, bis das Triebwerk warm ist. Dann sagt sie, der Flugpreis ist für dich gesunken. Und sie sagt dir, welche Armee es war und was der Befehl war.',
      },
    ],
  },
  '149': {
    title: 'In deiner Schuld',
    intro:
      'Mabel Ott ist nach Hause geflogen, hat eine Schleife gezogen und ist zurückgekommen. Niemand mehr da, sagt sie; aber eine sehr schöne Landebahn. Also ist sie im Geschäft. Halber Preis für den Menschen, der die Sache mit Gus ins Reine gebracht hat, und für die Freunde dieses Menschen, und weil sie euch durch die Fliegerbrille nicht auseinanderhalten kann, für alle. Treibstoff wächst ihr nicht auf dem Feld. Gesungen wird immer noch nicht. Über Summen ließe sich reden.',
    options: [
      {
        line: 'Den halben Preis zahlen und ein Ziel nennen',
        success:
          'Die Gurte legst du inzwischen selbst an. Mabel redet mehr als früher: über Gus, über Wettflüge unter Brücken hindurch, darüber, irgendwo für immer Bohnen anzubauen. Sie setzt dich ab, wie man eine volle Tasse absetzt, stellt das Triebwerk ab und wartet, was als Nächstes kommt.',
      },
    ],
  },
  '150': {
    title: 'Wohin denn?',
    intro:
      'Sie kommen in guter Ordnung die Straße herauf, das Gepäck voran: vierzig Ghule, mit Schildchen an den Koffern. Mrs. Constance Oakley, die ein Hotel leitete, als es noch Hotels gab, geht mit dem Gästebuch vorneweg. Man hat sie überall gebeten zu gehen. Jetzt zahlt jemand pro Kopf, und ein Kopfgeldjäger hat zu zählen begonnen. Sie hätte gern, dass man sich seiner annimmt. Andernfalls bittet sie um einen Landstrich, so tödlich, dass ihnen keiner dorthin folgt.',
    options: [
      {
        line: 'Einen Kopfgeldjäger töten',
        success:
          'Auf dem Gewehrkolben sind ein paar Kerben und vierzig weitere mit Bleistift vorgezeichnet. Mrs. Oakley findet ihre, ganz oben, und ist ein klein wenig geschmeichelt. „Wir versuchen es noch einmal mit Nachbarn“, beschließt sie und lässt das Gewehr zu den Fundsachen legen. Von dir heißt es auf der Straße, du gibst gute Referenzen.',
      },
      {
        line: 'Neues Land erkunden, dort, wo es am tödlichsten ist',
        success:
          'Es riecht nach Batterien, und etwas darin brüllt. Mrs. Oakley mustert es durchs Opernglas: die Tümpel, den Draht, die derzeitigen Mieter. „Südlage“, sagt sie und schreibt es ins Buch, mit einem Wort dazu, wer es ihr gezeigt hat.',
      },
    ],
  },
  '151': {
    title: 'Zimmer zu vermieten',
    intro:
      'Zwei Vermieter haben auf Mrs. Oakleys Anzeige geantwortet. Der Turm nimmt Ghule in die unteren Stockwerke, vorausgesetzt, jemand Achtbares zieht daneben ein, auf Dauer, und bürgt. Das Pendleton-Anwesen könnte die Ställe entbehren, gegen eine Kaution für Gerüche. Keiner der Briefe ist unterschrieben. Die vierzig sitzen am Straßenrand auf ihren Koffern und schauen die Straße hinauf und hinunter, wie man früher auf den Zug gewartet hat.',
    options: [
      {
        line: 'Im Turm einen Begleiter lassen, der für sie bürgt',
        success:
          'Deine Begleitung bezieht das Zimmer an der Treppe, an dem jeder vorbeimuss. Es gibt Blicke. Dann gibt es Beschwerden über die Treppe, in die alle einstimmen, und so fängt es an. Mrs. Oakley trägt vierzig Gäste ein, und neben „Empfohlen von“ schreibt sie deinen Namen.',
      },
      {
        line: 'Auf dem Pendleton-Anwesen die Kaution zahlen',
        success:
          'Der Verwalter zählt sie mit Handschuhen nach. Bei Einbruch der Nacht hängen Vorhänge in den Ställen und eine Klingel an einer Schnur. Am Morgen findet er seine Stiefel vor der Tür, gewichst, wie es zu seinen Lebzeiten noch keiner getan hat. Er steht da und betrachtet sie. Er werde mit der Familie sprechen, sagt er.',
      },
    ],
  },
  '152': {
    title: 'Den Sumpf trockenlegen',
    intro:
      'Mrs. Oakley hat die Auswahl eingegrenzt. Das Supermutantenlager hat einen Brunnen und Aussicht. Die RobCo-Fabrik hat ein Dach und Lampen, die noch angehen. Beide sind belegt. Gegen das Wasser haben ihre Gäste nichts, auch nicht gegen das Leuchten oder die Zugluft, aber sie möchten ungern gleich in der ersten Nacht gefressen werden. Sorg dafür, dass sich dort nichts mehr rührt und in der Nähe auch nicht, und sie hängt das Schild hinaus.',
    options: [
      {
        line: 'Das Supermutantenlager für bewohnbar erklären',
        success:
          'Du gehst einmal ganz herum und hörst nur deine eigenen Stiefel. Dann kommen die vierzig mit ihren Koffern über die Anhöhe. Sie nehmen ab, was da hing, spannen eine Wäscheleine und fegen. Mrs. Oakley malt einen Namen über das Tor. Auch ihr Humor hat die Bomben überstanden.',
      },
      {
        line: 'Die RobCo-Fabrik für bewohnbar erklären',
        success:
          'Die letzte Maschine steht, und die Stille geht weiter, Stockwerk um Stockwerk. In der Dämmerung brennt in jedem Büro eine Lampe, an jeder Tür ist eine Nummer, und um das Sitzungszimmer hat es schon Worte gegeben. Über die Stechuhr malt Mrs. Oakley einen Namen, in Schwarz, und gibt sich mit den Serifen Mühe.',
      },
    ],
  },
  '153': {
    title: 'Hausgemeinschaft',
    intro:
      'Seit die Ghule eingezogen sind, ist der Himmel nicht eingestürzt, jedenfalls nicht noch einmal. Vor sechs gibt es frisches Brot. Es gibt einen Lesesaal. Die alten Mieter beschweren sich über die neuen, und die neuen erinnern sich noch, wie sich die Urgroßeltern der alten beschwert haben. Die Geschäfte gingen nie besser. Mrs. Oakley wünscht sich eine Schule, eine Krankenstation und eine richtige Badewanne und nimmt Spenden an. Wer gibt, steht im Gästebuch unter Freunde.',
    options: [
      {
        line: 'Geld in das Haus und seine Bewohner stecken',
        success:
          'Sie gibt dir eine Quittung, einen Keks und den guten Sessel. Nach einer Woche ist aus dem Geld ein Dach geworden, oder eine Krankenschwester, oder sehr, sehr viel Seife. Und ein alter Herr, der sich noch an Wahlen erinnert, nimmt dich beiseite und erklärt dir, wie hier die Dinge wirklich entschieden werden.',
      },
    ],
  },
  '154': {
    title: 'Neue Nachbarn',
    intro:
      'Mr. Abernathy hat auf dem Markt seinen Karren aufgestellt, zwischen dem Kesselflicker und den Eiern. Gute Ware, saubere Manschetten, keine Nase. Um ihn hat sich ein Kreis von Leuten gebildet, im Abstand eines Eierwurfs, und irgendjemandes Bruder hält eine Rede über das Wasser. Mr. Abernathy staubt weiter seine Ware ab. Dieselbe Lampe hat er jetzt viermal abgestaubt.',
    options: [
      {
        line: 'Am Karren kaufen, als wäre es irgendeiner',
        success:
          'Du fragst, was die Lampe kostet. Es ist das Erste, was ihn heute jemand fragt. Als dir nichts geschieht, tritt noch jemand vor, und dann ist es bloß eine Schlange. Er greift unter das Tuch, wo er die guten Sachen hat, und zeigt sie dir alle.',
      },
      {
        line: 'Hingehen und dich neben Mr. Abernathy stellen',
        success:
          'Du sagst nichts. Du fasst den anderen Griff des Karrens und bleibst stehen. Die Rede läuft noch ein Stück weiter, wie ein Rad, wenn der Wagen schon steht. Die Leute betrachten ihre Eier und gehen heim. Bis nächste Woche werden sie alle da gestanden haben, wo du stehst.',
      },
      {
        line: 'Auf eine Kiste steigen und auf die Rede antworten',
        success:
          'Du sagst ihnen, wer damals ihren Urgroßmüttern die Bunkertür aufgehalten hat, und auf welcher Seite der Tür er geblieben ist. Jemand lacht an der richtigen Stelle, und jemand putzt sich die Nase. Sie sammeln für Mr. Abernathy, dem das schrecklich unangenehm ist und der darauf besteht, dass du es nimmst.',
        failure:
          'Du beginnst mit einem Witz. Es ist der falsche Witz. Zuerst kommen die Eier und dann die Steine, zwischen denen sie verpackt waren. Mr. Abernathy wischt dir das Gesicht ab, dankt dir für die Mühe und schiebt seinen Karren weiter die Straße hinauf.',
      },
    ],
  },
  '155': {
    title: 'Das Grabmal',
    intro:
      'DAS GRABMAL, sagt das Schild, und darunter, kleiner: ZIMMER FREI. Wo sonst keiner die Luft aushält, haben sich vierzig Ghule eine Stadt gebaut. Es gibt Blumenkästen, darin etwas, das zum Dunkeln hin wächst. Mrs. Oakley hat die Rezeption eröffnet und die Klingel poliert. Es fehlt ihnen an nichts als an einem vollen Medizinschrank. Haut wie ihre hält nur bei guter Pflege, und so weit heraus kommt keine Karawane aus reiner Nächstenliebe.',
    options: [
      {
        line: 'Der Krankenstation im Grabmal Essen und Medizin bringen',
        success:
          'Die Schwester, die drei Präsidenten überlebt hat und alles andere auch, packt wortlos aus und muss dann auf den Gang hinaus. Am Abend kommen alte Leute an deinen Tisch, einer nach dem anderen. Jeder sagt dir etwas, das er zweihundert Jahre lang für sich behalten hat.',
      },
    ],
  },
  '156': {
    title: 'Der Wagen vom Grabmal',
    intro:
      'Eine Glocke, eine Laterne, ein Brahmin mit zwei Hauben. Miss Dolores Finch kommt mit dem Wagen vom Grabmal die Straße herunter, in Fahrhandschuhen, was von ihrer Nase übrig ist, hoch erhoben. Sie hat hinten ein paar Dinge zu verkaufen. Sie nimmt auch Leute mit nach Hause, sofern sie zahlen und nichts gegen den See haben. „Oder bleib hier und stochere im Graben, mein Herz“, sagt sie. „Irgendetwas wird schon drin sein.“',
    options: [
      {
        line: 'Nachsehen, was auf dem Wagen noch übrig ist',
        success:
          'Sie klappt die Ladewand herunter und zündet die zweite Laterne an. Viel ist es nicht; das Beste haben die Städte vor dir bekommen. Aber sie weiß von jedem Stück, wem es gehört hat und was aus ihm wurde, und erzählt es dir, ob du kaufst oder nicht.',
      },
      {
        line: 'Die Fahrt zum Grabmal bezahlen, durch den See',
        success:
          'Der See ist grün wie eine Radioskala und warm um die Knöchel. Miss Finch summt. Beide Hauben bleiben trocken. Drüben sind Lampen, ein Tor, ein Pult mit einer Klingel darauf und jemand, der dir die Tasche abnimmt. Deine Füße leuchten noch bis zum Frühstück.',
      },
      {
        line: 'Sie weiterwinken und im Graben stochern',
        success:
          'Als die Laterne fort ist, bleibst du stehen, bis deine Augen sich gewöhnt haben. Dann rückt der Graben heraus, was er hat, Stück für Stück, alles, was Leuten heruntergefallen ist, weil sie rannten. Du rennst nicht. Du füllst dir die Taschen.',
        failure:
          'Du tastest im Dunkeln, bis du etwas gefunden hast, das sich lohnt, und etwas, das schläft. Das eine behältst du, und das andere bittest du um Verzeihung.',
      },
    ],
  },
  '157': {
    title: 'Finger weg',
    intro:
      'Alden Pendleton vom Pendleton-Anwesen hat eine Geldkassette, nicht größer als ein Gesangbuch und nicht leichter als ein Onkel, und im Umkreis eines Tagesmarschs sind alle darin. Er leiht, sie unterschreiben, das Papier kommt durch den Schlitz. Geöffnet wurde sie nicht mehr, seit man seinen Vater mit dem Schlüssel begraben hat. Er schläft mit der Wange darauf. Geschickte Finger könnten sie wegschaffen. Oder in der RobCo-Fabrik findet sich etwas, womit man draufhaut.',
    options: [
      {
        line: 'Die Geldkassette vom Pendleton-Anwesen stehlen',
        success:
          'Zoll um Zoll ziehst du sie unter seiner Wange hervor und schiebst ihm stattdessen ein kaltes Bügeleisen unter. Im Sekretär liegen ein paar Kronkorken, als Trägerlohn. Jetzt gehört dir der ganze Bezirk, und öffnen kannst du ihn auch nicht. Im Turm soll es eine Frau geben, die einen bemerkenswerten Hammer hat.',
        failure:
          'Eine Stufe meldet sich. „Vater?“, sagt Alden Pendleton im Dunkeln, mit dünner Stimme. Du stehst auf einem Bein, bis es hell wird, und gehst ohne sie.',
      },
      {
        line: 'Den großen Hammer aus der RobCo-Fabrik holen',
        success:
          'Er hängt am Ende des Fließbands, hinter einer Presse, die noch arbeitet, und einem Formular, das noch auszufüllen ist. Du füllst das Formular aus. Du hältst mit dem Rücken die Presse hoch und greifst hindurch. Der Hammer hat eine Rakete im Kopf. Er scheint sich zu freuen, dass er hinauskommt.',
        failure:
          'Das Formular verlangt die Unterschrift eines Vorarbeiters. Die Presse verlangt deinen Arm. Du ziehst den Antrag zurück.',
      },
    ],
  },
  '158': {
    title: 'Kurz und klein',
    intro:
      'Pendletons Geldkassette ist in den Turm gekommen und hinter ihr her die Hälfte seiner Schuldner, in guten Kleidern. Man hat auf ihr gesessen, sie verflucht und gekocht. Das Schloss beißt; so einer war der alte Pendleton. Die Schmiedin Hilda Rudge hat für so einen Tag einen Hammer mit Rakete gebaut, und sie schwingt ihn für keinen, der nur der nächste Pendleton werden will. Du kannst das Ding selbst aufbrechen. Oder du sagst ihr, während alle zuhören, was du mit den Papieren machen würdest.',
    options: [
      {
        line: 'Die Geldkassette im Turm selbst aufbrechen',
        success:
          'Du findest das Scharnier, den müden Niet und den Winkel und stemmst dich hinein. Der Deckel gibt nach. Da ist alles, in sauberer brauner Schrift, wer schuldet und wofür. Du liest eine Stunde lang und verbrennst nichts. Asche nützt niemandem, der weiß, was du jetzt weißt.',
        failure:
          'Das Schloss ist geladen. Du kommst unter einem Tisch zu dir, die Kassette auf der Brust, geschlossen. Hilda reicht dir deine Augenbraue.',
      },
      {
        line: 'Im Turm vor allen um Hildas Hammer bitten',
        success:
          'Du sagst, du würdest damit den Ofen anheizen. Hilda sieht dich eine Weile an. Dann schwingt sie ihn, ein Mal, und der Deckel liegt am anderen Ende des Raums. Sie tragen ihre Papiere selbst zum Feuer, einer nach dem anderen. Danach legt sie dir den Hammer in die Arme. Er hat getan, sagt sie, wozu sie ihn gemacht hat.',
        failure:
          'Du sagst „ein gerechter Anteil“, und was die Menge hört, ist „Anteil“. Hilda hängt den Hammer wieder auf und sagt, du sollst wiederkommen, wenn du darüber nachgedacht hast.',
      },
    ],
  },
  '159': {
    title: 'Jetzt kommt der Hammer',
    intro:
      'Von dem Hammer haben alle gehört. So etwas versteckt man nicht unterm Mantel. Auf dem Pendleton-Anwesen hat Alden sich im Esszimmer eingeschlossen, mit der Geldkassette und einem kalten Huhn, und bietet durchs Schlüsselloch Zinsnachlass. Seine Schuldner stehen auf dem Rasen herum, nicht zu nah. Sie warten ab, ob du mit dem Hammer anklopfst oder mit den Knöcheln.',
    options: [
      {
        line: 'Mit dem Super-Vorschlaghammer auf dem Pendleton-Anwesen zuschlagen',
        success:
          'Einen für die Tür, einen für den Tisch, einen für die Kassette. Papier fällt wie Schnee. Du suchst dir die Blätter heraus, die du haben willst, und steckst sie unter den Mantel. Die Leute auf dem Rasen sehen dich herauskommen, ihre Namen am Leib, und begreifen, dass nur der Hausherr gewechselt hat.',
      },
      {
        line: 'Auf dem Pendleton-Anwesen anklopfen und darüber reden',
        success:
          'Ihr redet durch die Tür, meistens über seinen Vater. Gegen Abend geht der Riegel zurück. Er trägt die Kassette hinaus und stellt sie ins Gras, und einer nach dem anderen sagen sie ihm, wofür das Geld war. Danach braucht sie keiner mehr zu öffnen. Beide Seiten danken dir, das ist selten.',
        failure:
          '„Niemand zu Hause“, ruft Alden. Das sagte sein Vater auch immer, und zum Schluss hat es bei ihm gestimmt.',
      },
    ],
  },
} satisfies Stories
