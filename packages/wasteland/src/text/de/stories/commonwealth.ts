import type { Stories } from '../../story.ts'

/** 014 to 028: the Commonwealth. The shield is the Institute, the star is the Railroad. */
export const storyCommonwealth = {
  '014': {
    title: 'Willkommen im Commonwealth',
    intro:
      'Boston soll einmal eine laute Stadt gewesen sein. Jetzt lauscht sie. Man geht als der eine zu Bett und steht als ein anderer auf; Männer zählen die Sommersprossen ihrer Frauen. Schuld ist das Institut, das noch keiner gesehen hat, und man flüstert von der Railroad, zu der sich keiner bekennt. Vor Diamond City steht eine Patrouille mit grauer Haut und guten Manieren und fragt alle Ankömmlinge, ob sie sich auch ganz wie sie selbst fühlen.',
    options: [
      {
        line: 'Einen Menschen töten und sehen, wer nach ihm fragt',
        success:
          'An der Leiche räuspert sich ein kleines Funkgerät. „Auftragnehmer?“, sagt eine angenehme Stimme. „Oh. Das sind Sie nicht. Hätten Sie Interesse an der Stelle?“ Das halbe Honorar steckt schon im Mantel, in Naturalien, und du behältst es. Irgendwo unter Boston legt eine saubere weiße Hand deinen Namen in eine Schublade. Das Funkgerät summt weiter.',
      },
      {
        line: 'Dich in Diamond City nach der Railroad erkundigen',
        success:
          'Du fragst beim Barbier, in der Kapelle und im Badehaus und sammelst drei Lügen ein. Die vierte Person, eine Mrs. Pell, die strickt, sagt dir überhaupt nichts. Sie gibt dir ein Paket mit nützlichen Dingen, und ganz unten liegt eine Fahrkarte, einmal gelocht. Die Linie kann jemanden brauchen, der laut fragt.',
      },
    ],
  },
  '015': {
    title: 'Resonanz',
    intro:
      'Das Funkgerät des Auftragnehmers lässt sich nicht abschalten. Es summt einen einzigen Ton, und bei bestimmten Leuten summt es eine Spur höher; sie wechseln die Straßenseite, wenn sie dich kommen hören. Die angenehme Stimme heißt Evelyn. Sie möchte, dass man es in den C.I.T.-Ruinen in die Höhe hält. „Es könnte etwas unangenehm werden“, sagt sie. In Diamond City gibt es einen Bernie Katz, der Radios zerlegt und nie fragt, wessen.',
    options: [
      {
        line: 'Das Funkgerät in den C.I.T.-Ruinen hochhalten',
        success:
          'Mit singenden Zähnen stehst du da und drehst um Haaresbreiten am Knopf, bis unter dem Schutt etwas zurücksingt. Aus einer Wand gleitet eine Schublade mit deinem Honorar. „Vielen Dank“, sagt Evelyn. „Jetzt hören wir jeden Einzelnen von ihnen. Es fehlt nur noch jemand, der herumgeht und anklopft.“',
        failure:
          'Der Ton fährt dir in den Kiefer, und du lässt das Ding fallen. Evelyn wartet, bis du mit dem Erbrechen fertig bist. „Noch einmal“, sagt sie, „sobald es Ihnen passt.“',
      },
      {
        line: 'Bernie Katz bezahlen, damit er hineinschaut',
        success:
          'Bernie nimmt erst dir die Kronkorken ab und dann dem Gerät die Rückwand. An der Spule hängt eine Liste: Namen, Straßen, Schlafenszeiten. Er zeigt sie seiner Kundschaft, die, wie sich herausstellt, durch und durch Railroad ist, und sie geben dir, was sie bei sich haben. Bis zum Abend sind sie unterwegs, die Städte zu warnen. Bis zum Abend weiß das Institut, dass man es belauscht hat.',
      },
    ],
  },
  '016': {
    title: 'Alles einsteigen!',
    intro:
      'Mrs. Pells Linie verkehrt nachts, von Dachboden zu Dachboden. Die Fahrgäste sind Synths, die dem Institut entkommen sind; der Fahrpreis ist, dass man sie nie fragt, wie es war. Aber in der Innenstadt von Boston ist eine Patrouille heraufgekommen, und weitere folgen, wo immer jemand eine weiße Fackel zündet. Für Fackeln zahlt das Institut. Mrs. Pell zahlt auch, weniger gern, für einen Blick auf eine Patrouille, und zwar aus der Nähe. Aus der Nähe, sagt sie. Nicht von innen.',
    options: [
      {
        line: 'Eine dritte Patrouille rückt aus',
        success:
          'Damit ist das Netz zu; es gibt keine Straße mehr ohne graue Füße darauf. Aus einer abgebrannten Fackel dankt dir eine angenehme Stimme für deine Mitarbeit, worin sie auch bestand, und die Kronkorken fallen noch warm heraus. Auf den Dachböden hören sie das Marschieren und reichen, sehr leise, die Gewehre herum.',
      },
      {
        line: 'Eine Patrouille beobachten, knapp außer Reichweite',
        success:
          'Du liegst so nah, dass du hörst, wie sie nicht atmen, und schreibst alles auf: die Stunde, den Schritt, wie sie alle zugleich stehen bleiben, als hätte jemand zum Abendessen gerufen. Mrs. Pell liest es, zahlt und verbrennt es. „Sie kommen durch den Boden herauf“, sagt sie. „Also gibt es ein Unten.“ Sie sieht dich an.',
      },
    ],
  },
  '017': {
    title: 'Für Hilfe bitte drehen',
    intro:
      'Eine Röhre, so lang wie dein Unterarm, steht aufrecht im Dreck, weiß, sauber, und summt vor sich hin. FÜR HILFE BITTE DREHEN, steht darauf. Ringsum liegen Hüte, Taschen und einzelne Schuhe von Leuten, die es plötzlich eilig hatten. Du erkennst die Fußspuren einer Patrouille. Sie sind alle gleich groß und gleich tief, und sie beginnen mitten im Nichts.',
    options: [
      {
        line: 'Die Röhre erkennt dich und zündet von selbst',
        success:
          'Du fasst sie nicht an. Sie liest etwas in dir, das nicht von deiner Mutter stammt, und brennt. Die Luft faltet sich. Aus der Falte tritt eine Patrouille und sieht dich an wie verlegte Schlüssel. „Da sind Sie ja“, sagt sie und hebt den Arm.',
      },
      {
        line: 'Die Röhre drehen und weit zurücktreten',
        success:
          'Weißes Licht, ein Geruch nach heißen Münzen, und wo keine Patrouille war, ist eine. Sie mustert dich, findet noch keinen Grund und beginnt, das Gebiet zu sichern. Du bist im Gebiet. Weiter hinten im Unkraut hat eine zweite Röhre zu summen begonnen.',
      },
      {
        line: 'Aufsammeln, was herumliegt, und sonst nichts berühren',
        success:
          'Auf Zehenspitzen gehst du von Hut zu Tasche zu Schuh und lässt nicht einmal deinen Schatten auf die Röhre fallen. Sie summt weiter. Dahinter, merkst du, gibt es noch mehr Röhren und noch mehr Schuhe.',
        failure:
          'Dein Ärmel streift sie. Das genügt. Sie haben sich schon zu dir umgedreht, bevor sie ganz angekommen sind.',
      },
    ],
  },
  '018': {
    title: 'Die Railroad enttarnen',
    intro:
      'Jetzt, da jemand sie hören kann, ragen sie heraus wie Nägel aus einem Brett: die Agenten der Railroad, in den besten Städten des Commonwealth. Eine Köchin, ein Lehrer, ein Mann, der Enten verkauft. Evelyn möchte sie allesamt gestrichen haben und nennt das Buchführung. Im Railroad-Hauptquartier rätselt man noch, wie man sie gefunden hat. Mit dem Funkgerät. Das könnte ihnen jemand sagen.',
    options: [
      {
        line: 'Den letzten Railroad-Agenten weit und breit töten',
        success:
          'Der letzte summte, als es geschah, dieselbe Melodie wie alle anderen. Du kannst sie jetzt auswendig und noch ein paar Dinge dazu. „Damit wären die Nebenstrecken stillgelegt“, sagt Evelyn. „Bleibt der Endbahnhof, und damit behelligen wir Sie nicht. Wir schicken jemanden.“ Am C.I.T. bebt die Erde, ein einziges Mal.',
      },
      {
        line: 'Zum Railroad-Hauptquartier gehen und sie warnen',
        success:
          'Sie ziehen dir einen Sack über den Kopf, halten eine Waffe an den Sack und drücken dir endlich, als du ihnen den Ton vorgesummt hast, eine Tasse Tee in die Hand. In diesem Keller lernst du viel. Sie auch, und sie werden nicht dasitzen, bis es klopft. Alle, die sie je versteckt haben, gehen nach Bunker Hill, heute Nacht, bewaffnet.',
      },
    ],
  },
  '019': {
    title: 'Die Hölle ist los',
    intro:
      'Es beginnt beim Frühstück, in allen besseren Städten. An der Hintertür Railroad-Agenten, die Gewehre verteilen; durch den Küchenboden kommen Patrouillen des Instituts. Den Leuten, die dort wohnen, hat keiner gesagt, auf welcher Seite sie stehen, also gehen sie mit dem Hund unter den Tisch. Am Ende wird noch ein Agent übrig sein oder noch eine Patrouille. Die Ladenbesitzer nehmen Wetten an und vernageln die Fenster.',
    options: [
      {
        line: 'Den letzten Railroad-Agenten töten',
        success:
          'An deinem Ende der Straße wird es still. Was von den Grauen übrig ist, senkt die Arme und schreibt dich auf; du hast heute genug gelernt, um die Tinte wert zu sein. Aber die Fahrgäste sind im Rauch entkommen, mit allen Gewehren, die noch da waren, und der Rauch zieht nach Bunker Hill.',
      },
      {
        line: 'Die letzte Patrouille des Instituts töten',
        success:
          'Sie klappt auf der Straße zusammen und entschuldigt sich, bis sie abgelaufen ist. In ihrer Brust steckt ein Teil, das du noch nicht kennst, aber du lernst. Eine Mrs. Pell von der Railroad wendet es mit der Stricknadel. So kommen und gehen sie, sagt sie. Man muss das Signal fangen und ihm nach Hause folgen.',
      },
    ],
  },
  '020': {
    title: 'Institutionalisiert',
    intro:
      'Mrs. Pell findet, jemand sollte auf dem Weg hinuntergehen, auf dem die Patrouillen heraufkommen, und sie findet, du bist jemand. Du könntest als eingefangener Ausreißer durchgehen: kahl, grau, gefällig. Ihre Leute im Railroad-Hauptquartier können dich darauf vorbereiten, das tut weh. Oder du haust irgendeinen streunenden Roboter um und nimmst sein Gehirn als Schlüssel, das geht schneller. Unten wird es schon keiner merken.',
    options: [
      {
        line: 'Einen Roboter zerstören, um an sein Gehirn zu kommen',
        success:
          'Es leuchtet in deinen Händen auf. Ein paar Sekunden lang lernst du, wie das Institut reist. In denselben Sekunden lernt das Institut dein Gesicht, das von Mrs. Pell und jeden Dachboden der Linie. „Danke für Ihren Anruf“, sagt eine angenehme Stimme. Mrs. Pell packt ihr Strickzeug ein. Ihre Bastler bauen schon an dem, was du gesehen hast.',
      },
      {
        line: 'Dich von der Railroad ausbilden lassen und hinuntergehen',
        success:
          'Sie wecken dich mit Eimern. Du lernst zu gehen, als würdest du gezählt, und dich beim eigenen Namen nicht umzudrehen. Dann gehst du hinunter. Zwei Wochen später kommst du mit verbrannten Händen wieder herauf und hast alles im Kopf: den ganzen Ort, was ihn antreibt und wo es wehtun würde. Jemand setzt sich neben dich und fängt an, es in Stahl zu schneiden.',
        failure:
          'Mitten im Essen rufen sie dich beim Namen, und du blickst auf. „Tot“, sagt der Ausbilder und nimmt dir den Teller weg. Du darfst ganz von vorn anfangen.',
      },
    ],
  },
  '021': {
    title: 'Bunker Hill',
    intro:
      'Jeder, den die Railroad je versteckt hat, ist auf dem Weg nach Bunker Hill, bei Nacht, mit seinem Bündel. Alles, was das Institut entbehren kann, ist auf dem Weg hinterher. Es ist nicht eine Schlacht. Es sind vierzig kleine, über die schlimmsten Gegenden verteilt, und mittendrin jedes Mal ein paar Leute, die Angst haben. Geh weit genug hinaus, dorthin, wo die Wege schlecht werden, und du läufst in eine hinein. Dann wirst du auf jemanden zeigen müssen.',
    options: [
      {
        line: 'Das Gefecht finden und den Wächter der Railroad töten',
        success:
          'Sie sammeln die Bündel ein. Sie sammeln auch die Leute ein, behutsam, wie überfällige Bücher. Im Morgengrauen sind die anderen neununddreißig Gefechte ebenfalls vorbei. Zwischen dem C.I.T. und der Railroad steht jetzt nichts mehr, und am C.I.T. hat man etwas, das sich niemals beeilt, gesagt, es dürfe jetzt gehen.',
      },
      {
        line: 'Das Gefecht finden und die Patrouille aufhalten',
        success:
          'Als alle oben sind, zählen sie sich durch und dann noch einmal, und es geht auf. Jemand hat dem Ganzen von einem Hügelkamm aus zugesehen: Miliz in geflickten blauen Röcken, die schon lange nach einem Krieg sucht, an den sie glauben kann. Sie hat einen Captain. Der Captain hat Fragen.',
      },
    ],
  },
  '022': {
    title: 'Die Kellertür',
    intro:
      'Du kommst über eine Mauer und bist mittendrin. Links sitzt ein Railroad-Agent mit dem letzten Magazin auf einer Kellertür, und im Keller wird geflüstert. Rechts kommt eine graue Patrouille durch den Rauch, in dem Tempo, in dem man eine Hotelhalle durchquert. Keiner hat dich bemerkt. Noch ließe es sich gerade so einrichten, dass du woanders gewesen bist.',
    options: [
      {
        line: 'Den Agenten auf der Kellertür angreifen',
        success:
          'Der Agent rutscht von der Tür, im Gesicht nichts als Verwunderung. Du bist schließlich über die Mauer gekommen und nicht durch den Boden. Die Patrouille dankt und klopft an. Unten im Keller sagt jemand, aus reiner Gewohnheit: „Herein.“',
        failure:
          'Der Agent hat mehr zu verlieren als du, und so kämpft er auch. Ein Riegel schnappt zu, unter der Erde laufen Füße davon, und der ganze Streit verzieht sich in den Rauch. Weit wird er nicht kommen.',
      },
      {
        line: 'Dich zwischen die Patrouille und den Keller stellen',
        success:
          'Der letzte von ihnen sagt „Verzeihung“ und fällt um. Der Agent versucht sich eine Zigarette anzuzünden und versucht es noch eine ganze Weile. Dann ein Klopfen an der Tür, drei und zwei, und sie kommen ans Licht, jeder am Mantel seines Vordermanns.',
        failure:
          'Sie gehen über dich hinweg. Der Agent bringt den Keller auf einem anderen Weg heraus, und die graue Reihe schwenkt ein und folgt, im Gleichschritt. Hinter der nächsten Anhöhe steht wieder Rauch, und es ist dasselbe Gefecht.',
      },
      {
        line: 'Über die Mauer zurückklettern',
        success:
          'Woanders gewesen bist du dein Leben lang; es geht ganz leicht. Der Lärm folgt dir eine Meile weit. Danach scheint er, wohin du dich auch wendest, vor dir zu sein.',
      },
    ],
  },
  '023': {
    title: 'Auf molekularer Ebene',
    intro:
      'Die Leute vom Institut benutzen keine Türen. Sie werden an einem Ort zerlegt und an einem anderen zusammengesetzt, und die Rechnung geht fast immer auf. Nicht weit von hier steht eine Maschine, die sie auf halbem Weg abfangen soll: der Interzeptor, ein Mast, eine Schüssel und eine Meile Draht, das Werk von Mrs. Pells Bastlern. Er sprüht Funken, er steht schief. Er braucht noch das Innenleben einiger Roboter. Und er bräuchte eine Wache.',
    options: [
      {
        line: 'Den Interzeptor für das Institut umdrehen',
        success:
          'Du steigst auf den Mast, zerrst die Schüssel mit bloßer Kraft herum und verbindest zwei Drähte, die man getrennt gehalten hat. Was zum Fangen gebaut war, ruft jetzt. Das Institut tritt hinter jeder Barrikade aus der Luft. Nur ein Heer ist noch übrig, das beide Seiten um etwas bitten könnten, und es lagert bei Diamond City und streitet.',
        failure:
          'Die Schüssel schwingt zurück und fegt dich von der Leiter. Dass man die Drähte getrennt hielt, hatte offenbar einen Grund. Als du nicht mehr rauchst, steht alles noch da, schief wie vorher.',
      },
      {
        line: 'Genug Roboter zerstören, um die Maschine fertigzustellen',
        success:
          'Das letzte Innenleben kommt hinein und murmelt noch. Der Interzeptor hustet, springt an, und eine Minute lang besitzt die Railroad eine Tür zum Institut. Sie schicken eine Frau mit einem Skizzenblock hinunter. Sie ist rechtzeitig zurück und hat den Reaktor gezeichnet. Papier, sagt sie, ist dafür zu leicht. Sie verlangt Stahl.',
      },
    ],
  },
  '024': {
    title: 'Entgleist',
    intro:
      'Was am C.I.T. heraufkommt, trägt einen langen Mantel und das Gesicht von jemandem, mit dem du zur Schule gegangen bist. Es ist ein Courser. Er wurde gebaut, um Leute zu finden, und er beeilt sich nicht. Er geht, Tag und Nacht, geradewegs auf das Railroad-Hauptquartier zu. Agenten werfen sich ihm in den Weg, und er hält genau so lange an, wie das dauert. Die Agenten gehen aus. Neue bekäme man in jeder Stadt, für Geld.',
    options: [
      {
        line: 'Der Courser erreicht das Railroad-Hauptquartier',
        success:
          'Er tritt sich die Füße ab. Er geht die Treppe hinunter und von Zimmer zu Zimmer, und in jedem Zimmer ist jemand, den er gesucht hat. Als er herauskommt, setzt er sich auf die Stufen, faltet die Hände und wartet, dass man ihm sagt, was als Nächstes kommt. In allen Städten des Commonwealth summen die Radios einen einzigen Ton.',
      },
      {
        line: 'In einer Siedlung jemanden bezahlen, der ihn aufhält',
        success:
          'Du legst die Kronkorken hin und sagst genau, was zu tun ist. Einer nimmt immer an: Schulden, ein Husten, eine Tochter, die einmal mit der Linie gefahren ist. Man gibt sich die Hand, knöpft den Mantel zu und fragt, aus welcher Richtung er kommt. Es macht der Railroad Mut. Billig war es für keinen.',
      },
    ],
  },
  '025': {
    title: 'Die Minutemen',
    intro:
      'Captain Martha Tolliver lagert bei Diamond City mit zweihundert Freiwilligen in geflickten blauen Röcken und hat keine Ahnung, auf wen sie schießen soll. Die eine Hälfte hat einen Nachbarn ans Institut verloren. Die andere sagt, die Railroad sei voller Maschinen, und das stimmt ja auch. Während sie dir zuhört, näht sie einen Knopf an. „Lauf ein Stück mit und rede“, sagt sie. „Wir gehen, wohin das Gerede geht. Meistens machen wir das so.“',
    options: [
      {
        line: 'Die Minutemen ziehen vor das Railroad-Hauptquartier',
        success:
          'Sie umstellen es nach Vorschrift und singen. Als keiner herauskommt, gehen sie hinein, und danach stehen sie auf der Straße herum und sehen zu Boden. Tolliver hat ihren Knopf verloren. Im Radio gratuliert eine angenehme Stimme dem Commonwealth dazu, wie ruhig es geworden ist.',
      },
      {
        line: 'Die Minutemen ziehen vor die C.I.T.-Ruinen',
        success:
          'Zweihundert Leute setzen sich dem Institut aufs Dach und fangen an zu graben, mit Bajonetten, mit Kochgeschirr, mit einem Klavierdeckel. Am dritten Tag stoßen sie auf eine Zimmerdecke. Der erste weiße Kittel, der durch das Loch heraufschaut, sagt, da müsse ein Irrtum vorliegen. „Stimmt“, sagt Tolliver. „Komm rauf, wir erzählen dir davon.“',
      },
    ],
  },
  '026': {
    title: 'Die Zwiebelschlange',
    intro:
      'Auf dem Markt steht ein Werbetisch unter einer blauen Fahne, über die schon die Motten abgestimmt haben. Corporal Amos Lark, sechzehn Jahre alt, womöglich mit Bart, erklärt einer Schlange von Leuten, die um Zwiebeln anstehen, die Freiheit. Die Minutemen sind auf dem Marsch, sagt er. Wohin, das hängt davon ab, auf wen sie hören. Er würde furchtbar gern jemanden kennenlernen, auf den man hört.',
    options: [
      {
        line: 'Lark erkennt dich und gibt es dir schriftlich',
        success:
          '„Das bist ja du“, sagt Lark, und schon kippt die Tinte um. In seiner besten Schrift schreibt er Captain Tolliver: Wohin dieser Mensch zeigt, dahin sollten vernünftige Leute marschieren. Die halbe Zwiebelschlange unterschreibt. Du steckst den Brief gut weg. Er wird Gewicht haben, wenn du neben ihr hergehst und redest.',
      },
      {
        line: 'Die Rekruten erkennen dich und krempeln die Ärmel hoch',
        success:
          '„Da ist ein Volksfeind“, sagt ein Mann mit einer Zwiebel. Die ganze Woche mussten die Rekruten ohne Feind exerzieren, und sie sind aufrichtig dankbar. Lark versucht, es im Gleichschritt zu halten. Sie jagen dich mit der Fahnenstange bis hinter das letzte Haus.',
      },
      {
        line: 'Ein Flugblatt nehmen und einkaufen gehen',
        success:
          'Du liest es beim Feilschen. Es enthält zwei Rechtschreibfehler, und dem Rest stimmst du im Großen und Ganzen zu. Als du fertig bist, steht Lark noch immer auf seinem Stuhl, und die Schlange ist um eine Zwiebel vorgerückt.',
      },
    ],
  },
  '027': {
    title: 'Der sprechende Busch',
    intro:
      '„Halt“, sagt der Busch. Man hört Geflüster. „Bitte“, setzt er hinzu. Die Minutemen haben hier einen Posten aufgestellt: vier Farmer, eine Trommel und einen Kuchen. Sergeant Hulda Arkady hat Befehl, alle Spione anzuhalten und alle Helden durchzulassen, und weder zu den einen noch zu den anderen gab es eine Beschreibung. Sie mustert dich von oben bis unten. Man sieht, wie sie versucht, sich an die Zeitung zu erinnern.',
    options: [
      {
        line: 'Sie halten dich für einen Helden und schwören darauf',
        success:
          '„Das Gesicht kenne ich vom Brunnen“, sagt einer der Farmer, „ich war doch dabei“, und damit ist es entschieden. Alle vier schwören vor jedem, den du willst, dass es sich lohnt, dir zu folgen. Vor Captain Tolliver, sagt Hulda. Beim Captain ist eine gute Bürgschaft schon das meiste.',
      },
      {
        line: 'Sie halten dich für einen Spion',
        success:
          'Hulda fällt die Zeitung wieder ein. „Ach“, sagt sie, „Seite zwei“, und die Trommel kippt um. Die Farmer zerstreuen sich, wie abgemacht. Wer zurückbleibt, ist kein Farmer, ist nicht nüchtern und hat die ganze Woche auf so etwas wie dich gehofft.',
      },
      {
        line: 'Kuchen mitessen und weiterziehen',
        success:
          'Über dich sind sie geteilter Meinung, über den Kuchen nicht, und es ist viel zu viel davon da. Du gehst mit Geschenken von vier Höfen, und um keins davon hast du gebeten. Hinter dir sagt der Busch „Halt“ zu einer Krähe.',
      },
    ],
  },
  '028': {
    title: 'Die nukleare Option',
    intro:
      'Der Plan des Reaktors unter dem Institut ist in Stahlplatten geschnitten, denn die Frau, die ihn gezeichnet hat, traut Papier nicht. Zusammen wiegen die Platten so viel wie ein Herd. Sie liegen im Railroad-Hauptquartier unter einem Agenten, der auf alle schießen soll, die nicht auf der Liste stehen. Es gibt keine Liste. Bringt man die Platten zum C.I.T., ist es zu Ende; aber das Institut hat gute Ohren, und jeder Tote auf der einen oder anderen Seite hilft ihm beim Hören.',
    options: [
      {
        line: 'Einen Agenten oder eine Patrouille töten und gehört werden',
        success:
          'Der Lärm trägt weit. Unter der Erde steckt man eine Nadel in eine Karte und rückt, was sich rücken lässt, ein Stück weiter aus der Gefahr. Auch die Railroad hat es gehört. Wieder setzt sich einer von ihren Leuten zu den Platten, wo sie inzwischen auch sind, ein Gewehr über den Knien und keine Liste.',
      },
      {
        line: 'Die Platten in die C.I.T.-Ruinen bringen',
        success:
          'Sie legen die Platten auf dem Schutt aus und lesen sie ab wie ein Rezept. Jemand geht mit einer Schubkarre hinunter und kommt ohne sie zurück. Wer laufen kann, kommt herauf, grau und rosa, im Nachthemd, blinzelnd. Dann holt die Erde Luft. Im ganzen Commonwealth drehen sich die Leute im Bett um, hin zu dem Menschen, den sie geheiratet haben, wer es auch sei.',
      },
    ],
  },
} satisfies Stories
