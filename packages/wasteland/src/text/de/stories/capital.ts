import type { Stories } from '../../story.ts'

/** Cards 044 to 055: the Enclave (shield), the Brotherhood of Steel (star), clean water, and a giant lying on its back. */
export const storyCapital = {
  '044': {
    title: 'Willkommen im Ödland der Hauptstadt',
    intro:
      'Das Wasser hier ist braun, oder es leuchtet, oder es kostet mehr als du. Gestern Nacht ist etwas mit zwei Rotoren brennend in die Hügel im Osten gestürzt. Zum Frühstück fragen zwei Sorten Leute danach: saubere Männer von der Enklave, die sagen, sie seien die Regierung, und gepanzerte von der Stählernen Bruderschaft, die sagen, es gebe keine. Die Sauberen suchen jemanden, der sich das Wrack diskret ansieht. In Megaton geben die anderen jedem einen aus, der Augen hat.',
    options: [
      {
        line: 'Das Wrack des Vertibirds durchsuchen',
        success:
          'Der Pilot ist angeschnallt und hat keine Sorgen mehr. Sein Funkgerät schon. Ein Captain Whitlock von der Enklave dankt dir von Bürger zu Bürger, lässt dich behalten, was du losgestemmt hast, und fragt, was du von alten Dingen in Glaskästen verstehst. Noch am Abend landen seine Leute beim Wasserreiniger.',
      },
      {
        line: 'Die Neuigkeit nach Megaton bringen',
        success:
          'Du erzählst es im Saloon, mit Händen und Füßen. Die Schriftgelehrte Edda Marrow von der Bruderschaft schreibt mit, lässt sich deinen Namen buchstabieren und zahlt in Vorräten. Bei Einbruch der Nacht stehen im alten Wasserreiniger trotzdem schon die Stiefel der Enklave. Am Ende der Theke fängt ein Ingenieur an zu weinen.',
      },
    ],
  },
  '045': {
    title: 'Nationalschätze',
    intro:
      'Captain Whitlock hat eine Liste, getippt, mit Durchschlag. Eine Flagge. Ein Hut. Die Feder, mit der etwas unterzeichnet wurde. Eine Regierung, erklärt er, ist, wer die Sachen in den Glaskästen hat. Die Stählerne Bruderschaft will dieselbe Kiste, aber nur wegen dessen, was ins Futter eingenäht ist. Irgendwo draußen in den Ruinen hat eine Ausgräberin namens Billie Strake sie längst gefunden und verkauft die kleinen Stücke nach Gewicht.',
    options: [
      {
        line: 'Dafür sorgen, dass die Enklave die Kiste bekommt',
        success:
          'Whitlock hebt den Hut heraus und probiert ihn auf, und einen Moment lang ist er neun Jahre alt. Dann stößt sein Daumen im Futter auf etwas Rundes, Hartes. Sofort klappt er den Deckel zu. „Die Nation dankt Ihnen“, sagt er. Wofür, sagt er nicht.',
      },
      {
        line: 'Dafür sorgen, dass die Bruderschaft die Kiste bekommt',
        success:
          'Marrow legt die Flagge beiseite, den Hut und einen Knochen von jemand Großem. Sie schlitzt das Futter auf, hält eine gelochte Silbermünze vor die Lampe und gebraucht ein Wort, das eine Schriftgelehrte nicht kennen sollte.',
      },
    ],
  },
  '046': {
    title: 'Das Lager der Ausgräber',
    intro:
      'Drei Zelte, ein Sieb und auf einem Klappstuhl eine Frau, die Lehm von der Büste irgendeines Gründervaters klopft. Billie Strake gräbt nach Geschichte und verkauft sie pfundweise. Der eigentliche Fund ist nicht hier, sagt sie. Er liegt weiter weg unter einer Ruine, und den Schlüssel dazu hat ihr Vetter Dale. Dale hat eine Schrotflinte und mag es nicht, wenn man ihn ansieht. Er sieht dich an.',
    options: [
      {
        line: 'Dich bei den Funden auf der Plane bedienen',
        success:
          'Du gehst mit klirrenden Taschen. Billie zählt die Siebe, dann die Löffel, dann deine Fußspuren. Morgen stehen die Zelte woanders, und der Kiste bist du kein Stück näher gekommen.',
      },
      {
        line: 'Dale den Schlüssel abnehmen',
        success:
          'Dale kommt so aus dem Graben, wie er alles macht: ohne zu fragen. Wie es auch endet, der Schlüssel endet im Schlamm zwischen euch, und daran hängt, in Billies runder Schrift, die Adresse.',
      },
      {
        line: 'Billie freundlich um den Schlüssel bitten',
        success:
          'Du bewunderst die Büste. Noch nie hat jemand die Büste bewundert. Sie gibt dir den Schlüssel, den Weg und ein halbes Sandwich, und du bist so früh wieder unterwegs, dass die Straße noch Zeit hat, dir etwas anderes zu zeigen.',
        failure:
          'Du hältst die Büste für einen Gartenzwerg. Dale führt dich vom Gelände, beide Läufe im Kreuz. Aber Billie schreit ihn den ganzen Weg über an, weil er die Kundschaft verschreckt, und in dem, was sie schreit, kommt die Adresse vor.',
      },
    ],
  },
  '047': {
    title: 'Eigentum des Volkes',
    intro:
      'Der Schlüssel passt zu einem Keller unter einem eingestürzten Museum. Da steht die Kiste, darauf in Schablonenschrift EIGENTUM DES VOLKES, hinter einem Stolperdraht, mit dem sich jemand Mühe gegeben hat. Ein Ausgräber namens Ernie Maddock hat den Draht zuerst gefunden. Er lehnt an der Wand, die Mütze im Schoß, und atmet auf Raten. Die Regale um ihn herum sind voll. Enklave und Bruderschaft haben beide einen Träger bestellt, und keiner von ihnen ist da, um dir beim Heben zu helfen.',
    options: [
      {
        line: 'Am Draht vorbeikommen und den Keller ausräumen',
        success:
          'Deine Finger sind ruhiger als du. Der Draht wird schlaff. Du nimmst die Kiste und alles aus den Regalen, versprichst Ernie, jemanden zu schicken, und entscheidest auf der Treppe, für wen du die ganze Zeit getragen hast.',
        failure:
          'Der Draht war da, um gefunden zu werden. Der andere Draht nicht. Mit rauchenden Rändern kommst du die Treppe herauf, in den Armen die Kiste und sonst nichts, und entscheidest zwischen zwei Hustenanfällen, für wen du trägst.',
      },
      {
        line: 'Die Regale lassen und Ernie mit der Kiste hinaustragen',
        success:
          'Auf der einen Schulter die Kiste, auf der anderen Ernie, der dir von seiner Mutter erzählt. Er überlebt. Die Geschichte geht um, und du bist darin größer. Die Kiste kommt unter die Flagge, die du nennst.',
      },
      {
        line: 'Die Regale leeren und alles andere stehen lassen',
        success:
          'Die Regale hat niemand verdrahtet. Ernie sieht dir beim Packen zu und sagt, er versteht das schon. Die Kiste bleibt, wo sie ist, und bis auf Weiteres auch er.',
      },
    ],
  },
  '048': {
    title: 'Eine zittrige Spur',
    intro:
      'Otis Kell zittert, seit er dreißig ist, und das liegt nicht nur am Gin. Er hat früher bei Projekt Reinheit die Pumpen gewartet. Für sauberes Wasser fehlt noch ein Teil, sagt er, nicht größer als ein Laib Brot, und das wurde ausgeflogen oder aber hinausgetragen. Die Seriennummer hat er auf eine Serviette geschrieben. Dann hat er die Serviette benutzt. Zwei Stellen müssten es noch wissen: der abgestürzte Vertibird und die Tür von Vault 84.',
    options: [
      {
        line: 'Im Wrack das Flugbuch finden',
        success:
          'Das Flugbuch steckt im letzten Stiefel, den du ausschüttelst. Captain Whitlock von der Enklave, den du am Funk erwischst, ist so dankbar dafür, dass er binnen einer Stunde weitere Männer zum Wasserreiniger schickt. Die Faust des Piloten ist um einen gelochten Silberdollar geschlossen. Du öffnest die Faust.',
      },
      {
        line: 'Das Türprotokoll von Vault 84 lesen',
        success:
          'Du brauchst nicht einmal hinein; die Schalttafel erinnert sich an jeden. Das Teil ging in den Armen eines Besuchers hinaus, sehr groß, sehr grün, der sich bei der Tür bedankt und mit Namen unterschrieben hat. Fawkes. Du schreibst die Seite für die Bruderschaft ab. Ein Supermutant mit Unterschrift ist ihr noch nicht begegnet.',
      },
    ],
  },
  '049': {
    title: 'Noch ein Silberdollar',
    intro:
      'Ein Silberdollar taugt zu nichts. Für eine Kugel ist er zu weich und für ein Dach zu klein. Aber jeder Offizier der Enklave trägt einen bei sich, alle aus demselben Jahr, alle mit demselben kleinen Loch, und hütet ihn wie einen Ehering. Neben jeder Innentür von Projekt Reinheit ist ein Schlitz in dieser Größe. Die Bruderschaft im Turm bearbeitet diese Türen bisher mit der Säge.',
    options: [
      {
        line: 'Bei Projekt Reinheit oder einem Enklave-Posten eine Münze einwerfen',
        success:
          'Die Münze fällt, die Lampe wird grün, und eine Stimme fragt nach dem Namen des Kuriers. Du nennst deinen. Captain Whitlock liest ihn über Lautsprecher zurück und freut sich an den Vokalen. Weitere Soldaten rücken in den Wasserreiniger ein, und man überreicht dir einen versiegelten Befehl, in dem es um etwas Großes geht, das schläft.',
        failure:
          'Der Automat behält die Münze, spielt vier Takte eines Marsches und bleibt zu. Du rüttelst daran. Den Dellen nach hat jeder daran gerüttelt.',
      },
      {
        line: 'Der Bruderschaft im Turm eine Münze bringen',
        success:
          '„Das ist kein Geld“, sagt Marrow, die Lupe im Auge. „Das ist die erste Zeile einer Anweisung.“ Ritter marschieren nach Megaton und beziehen am Turm Posten. Die Enklave sieht es und stellt noch einen Mann in den Wasserreiniger. Dann nimmt Marrow dich mit in den Keller und stellt dich dem Riesen vor.',
      },
    ],
  },
  '050': {
    title: 'Was zum Fawkes?',
    intro:
      'Fawkes ist acht Fuß groß und entschuldigt sich bei Türrahmen. Er hat das fehlende Teil des Wasserreinigers mitgenommen, damit keiner Unfug damit treibt, hat zweimal die Anleitung gelesen und wurde dann selbst mitgenommen, von seinesgleichen, denen er peinlich ist. Sie schieben ihn hin und her, zwischen dem Supermutantenlager und einer Zelle in Vault 109. Er beklagt sich nicht. Er hat um eine Lampe gebeten und um etwas mit Kapiteln.',
    options: [
      {
        line: 'Im Supermutantenlager um Fawkes feilschen',
        success:
          'Du schreist, bis sie dich achten, und trinkst, bis sie dich mögen. Den Gefangenen geben sie dir als Abschiedsgeschenk obendrauf. Hinter dem Hügel wartet ein Vertibird der Enklave. Fawkes zieht den Kopf ein, bedankt sich bei der Luke, und das Teil fliegt mit ihm.',
        failure:
          'Sie feilschen nicht. Aber sie werfen, und sie haben gute Arme. Im Graben hörst du, wie Fawkes ihnen erklärt, dass das nun wirklich nicht nötig war.',
      },
      {
        line: 'In Vault 109 die richtige Zelle finden',
        success:
          'Der Lüftungsplan irrt sich um ein Stockwerk, mit Absicht. Hinter dem richtigen Gitter ist ein geduldiges gelbes Auge. Noch in derselben Nacht trinkt Fawkes Tee mit Rittern der Bruderschaft, die nicht wissen, wohin mit den Händen. Er kennt genau die Anleitung zu dem, was sie im Keller haben.',
        failure:
          'Du bekommst das Gitter ab, und es ist eine Besenkammer. Irgendwo unten lacht dich etwas aus, und dann wird es von etwas Größerem gefressen. Du drehst den Plan um.',
      },
    ],
  },
  '051': {
    title: 'Gebt mir Freiheit …',
    intro:
      'Unter dem Turm verwahrt die Stählerne Bruderschaft eine Maschine, so hoch wie eine Kirche. Man hat sie vor dem Krieg gebaut, damit sie nach China geht und dort die Demokratie erklärt. Sie heißt Liberty Prime und hat den Keller nie verlassen. Die Enklave will die Zeichnungen. Die Bruderschaft will ihr einen Verstand einsetzen, und die Werkbänke in der RobCo-Fabrik können einen kopieren. Die Zeichnungen verwaltet der Schriftgelehrte Edgar Penrose. Er wettet bei RAD-Kakerlaken-Rennen. Er hat kein Auge für RAD-Kakerlaken.',
    options: [
      {
        line: 'Penrose im Turm die Zeichnungen abkaufen',
        success:
          'Du lässt ihn gewinnen, dann lässt du ihn verlieren, dann legst du deine Kronkorken auf die Untertasse. Die Zeichnungen kommen gefaltet in einem Gesangbuch. Bald haben die Ingenieure der Enklave die schwachen Gelenke rot eingekreist, und Penrose ist eine kranke Tante in einem anderen Bundesstaat eingefallen.',
        failure:
          'Er sieht das Angebot kommen. Der Ritter am Nebentisch auch. Du redest übers Wetter, bis beide genug von dir haben, und deine Kronkorken bleiben in der Tasche.',
      },
      {
        line: 'In der RobCo-Fabrik einen Roboter-Begleiter hergeben',
        success:
          'Dein Roboter macht das Geräusch, das er macht, wenn er eine Frage hat. Du hast keine Antwort. Die Werkbank kopiert seinen Verstand auf Band, und die Bruderschaft trägt die Spulen nach Hause wie Eier. Die Enklave hört noch vor dem Abendessen davon und füllt den Wasserreiniger mit Männern.',
      },
    ],
  },
  '052': {
    title: 'Der schlafende Riese',
    intro:
      'Liberty Prime liegt im Keller des Turms wie ein Bischof auf seinem Sarkophag. Auf seinem Arm lernen die Kinder der Schriftgelehrten laufen. Zwei Dinge fehlen ihm, sagt Edda Marrow, eine Stimme und ein Zündschlüssel. Die Stimme ist auf einer Spule irgendwo in der RobCo-Fabrik. Der Zündschlüssel ist auf der Mall, an einer Schnur um den Hals eines Supermutanten, dem gefällt, wie er klimpert.',
    options: [
      {
        line: 'Auf der Mall für die Enklave den Zündschlüssel erkämpfen',
        success:
          'Das Klimpern hört auf. Captain Whitlock von der Enklave landet auf dem toten Gras, nimmt das Ding mit weißen Handschuhen entgegen und wirft danach die Handschuhe weg. „Ohne Schlüssel“, sagt er, „ist ein Riese ein Standbild.“ Gegen Standbilder hat die Enklave nichts.',
        failure:
          'Der Supermutant steht noch, klimpert noch und summt inzwischen dazu. Dem Schlüssel bist du nicht näher gekommen. Von einigen Teilen deiner selbst hast du dich, scheint es, entfernt.',
      },
      {
        line: 'Die Stimme des Riesen aus der RobCo-Fabrik holen',
        success:
          'Marrow legt das Band ein, Schlaufe um Schlaufe. Vom Keller bis zum Dach werden die Lampen dunkler. Dann setzt sich etwas auf, so hoch wie eine Kirche, nimmt sehr vorsichtig ein Kind von seinem Arm und fragt, dass die Scheiben springen, wo der Feind ist. Alle zeigen hin.',
      },
    ],
  },
  '053': {
    title: 'Nachtschicht bei RobCo',
    intro:
      'Das Fließband läuft noch. Jeden Tag baut es einen Roboter, prüft ihn, findet einen Mangel und schmilzt ihn wieder ein. Ein Schild bittet dich, ein Haarnetz zu tragen. Hinter den Hämmern kommen die Büros und dahinter das Bandarchiv, wo ein Skelett in Strickjacke am Schreibtisch sitzt, das Namensschild gerade. Irma Dooley, Registratur. Sie wartet auf jemanden mit einem Formular.',
    options: [
      {
        line: 'Etwas vom Schrotthaufen nehmen und gehen',
        success:
          'Schrott bewacht keiner. Du nimmst das oberste Stück, und eine Sekunde lang steht das ganze Band still, als dächte es nach. Dann läuft es weiter. Das Archiv kann warten. Es hat bewiesen, dass es das kann.',
      },
      {
        line: 'Zwischen den Hämmern hindurch und die Büros durchsuchen',
        success:
          'Du kommst zwischen zwei Schlägen durch, und ein Blatt Papier hätte daneben noch Platz gehabt. In den Büros sind Schubladen, die Schubladen haben Schlösser, so fest wie ein guter Vorsatz, und der Automat in der Kantine hat seine Kronkorken noch.',
        failure:
          'Die Hämmer passt du perfekt ab. Von dem Arm hinter den Hämmern hat niemand etwas gesagt. Er hebt dich hoch, prüft dich, findet einen Mangel und setzt dich auf der Besucherseite ab, gestempelt.',
      },
      {
        line: 'Im Archiv die Stimme von Liberty Prime suchen',
        success:
          'Irma Dooley hat sie unter P abgelegt, Patriotismus, laut. Du quittierst sie in ihrem Buch, weil sie es so ordentlich geführt hat. Die Spule summt dir im Arm, den ganzen Weg hinaus, vorbei an den Hämmern.',
        failure:
          'Du ziehst die falsche Spule heraus. Draußen in der Halle besteht ein Roboter die Prüfung, zum ersten Mal seit zweihundert Jahren. Er steht vom Band auf. Sein erster Auftrag bist du.',
      },
    ],
  },
  '054': {
    title: '… oder gebt mir den Tod',
    intro:
      'Inzwischen weiß die Enklave, wie man den Riesen auf dem Rücken hält, und hat Zeit für Politik. Plakate werden geklebt: eine Familie, ein Zaun, ein klares Glas Wasser, ein Bestellschein. Freiheit ist wieder lieferbar, in bequemen Raten. Unter dem Turm sagt die Schriftgelehrte Edda Marrow, sie könne ihre Maschine noch immer wecken. Sie bräuchte dazu den Verstand eines weiteren Roboters, und man dürfte ihre Vorgesetzten nicht fragen.',
    options: [
      {
        line: 'In einer Siedlung die Nation abonnieren',
        success:
          'Du bekommst eine Quittung, eine Nadel für den Kragen und einen Soldaten, der dort postiert wird, wo du stehst, zu deiner Sicherheit. Er hat den Ort noch nie gesehen. Er erzählt dir, wie viel besser es hier bald aussehen wird.',
      },
      {
        line: 'Marrow im Turm einen Roboter-Begleiter bringen',
        success:
          'Marrow sagt, er wird keinen Unterschied merken. Dein Roboter hat den Unterschied immer gemerkt. Er geht von selbst unter die Lampe, damit du nicht schieben musst. Als der Riese die Augen öffnet, sieht er zuerst dich an, so wie dich früher jemand anderes angesehen hat.',
      },
    ],
  },
  '055': {
    title: '… und Gerechtigkeit für alle',
    intro:
      'Die Kellertür hat nie jemand ausgemessen. Liberty Prime verlässt den Turm durch die Wand, geht auf Projekt Reinheit zu und deklamiert dabei. In Megaton wirft jeder seiner Schritte einen Ring in die Suppe. Die Enklave wirft ihm Soldaten entgegen, und jede Handvoll hält ihn eine Weile auf, wie Schotter einen Pflug. Um ihn länger aufzuhalten, braucht die Enklave mehr Soldaten. Soldaten, zeigt sich, kosten Geld.',
    options: [
      {
        line: 'In einer Siedlung Soldaten der Enklave bezahlen',
        success:
          'Der Werber zählt deine Kronkorken zweimal und seine Jungs einmal. Einer davon bleibt neben dir stehen, im Helm noch die Holzwolle. Er salutiert und fragt, wohin der Große gegangen ist. Du zeigst es ihm. Irgendwo ist die Nation dankbar.',
      },
      {
        line: 'Liberty Prime muss Projekt Reinheit erreichen',
        success:
          'Er kommt durch die Seitenwand, noch immer dozierend. Die letzte Linie der Enklave hält anderthalb Sätze lang. Danach gibt es nur noch die Pumpen, und Wasser, und einen jungen Ritter, der den Helm abnimmt, um zu trinken. Es schmeckt nach nichts. Er muss sich setzen.',
      },
    ],
  },
} satisfies Stories
