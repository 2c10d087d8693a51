import type { Stories } from '../../story.ts'

/** 112 to 116: the wagon town and the Raider Camp. 117 to 124: a case marked FEV. */
export const storyWild = {
  '112': {
    title: 'Wachstumsschmerzen',
    intro:
      'Im Frühjahr brach dem Wagen die Achse, und da nannten sie es eine Stadt. Sie sind dreizehn, noch keiner zwanzig. Nora Applegate ist Bürgermeisterin, weil ihr der Gong gehört. Pflügen können sie, und mehrstimmig singen. Schießen können sie nicht. Auf der Straße war ein Mann mit einem Gewehr und bei den Hühnern etwas mit zu vielen Beinen, und Nora fragt, wenn es keine Umstände macht, ob du dich um eins von beiden kümmern könntest.',
    options: [
      {
        line: 'Einen Menschen töten, der eine Stadt das Fürchten lehrt',
        success:
          'Du gehst die Taschen durch, wie es Sitte ist. Was du übrig lässt, begraben sie und stellen ein Brett auf, darauf der Name in zwei Schreibweisen. Die Straße entlang spricht sich herum, dass jemand für die Wagenstadt eingestanden ist. Auch zum Trupp des Toten, und der zählt jeden Abend durch.',
      },
      {
        line: 'Getier töten, das ein Huhn im Ganzen frisst',
        success:
          'Sie geben dir zu Ehren ein Abendessen. Es schmeckt nach dem, was du getötet hast. Bezahlt wirst du aus dem Glas für die Kirchenglocke. Und dann stellt Nora, die den Kadaver betrachtet und gerechnet hat, die Frage, auf die du gehofft hast: ob du ihnen zeigen könntest, wie das geht?',
      },
    ],
  },
  '113': {
    title: 'Lehre einen Mann das Fischen …',
    intro:
      '„Lektion eins“, sagt Nora und schlägt ein Heft auf. Sie sitzen auf dem Zaun, die Hände im Schoß, alle dreizehn. Keiner von ihnen hat je ein Gewehr am richtigen Ende gehalten. Du könntest sie durch eine Ruine führen, dafür angezogen und bewaffnet, damit sie sehen, wie es aussehen soll. Oder du verbringst eine Nacht, wo etwas Grauenhaftes dich riechen kann, und lässt sie sehen, dass man zurückkommt.',
    options: [
      {
        line: 'Sie durchs Ödland führen, ordentlich gekleidet und bewaffnet',
        success:
          'Du zeigst ihnen, wohin man die Füße setzt und wann man geht. Eine fällt in Ohnmacht. Einer findet eine Registrierkasse mit einem kleinen Rest darin, und sie bestehen darauf, dass das dein Honorar ist. Nach Hause gehen sie ohne Aufforderung im Gänsemarsch, und Nora schlägt den Gong genau ein Mal.',
      },
      {
        line: 'Neben etwas wirklich Grauenhaftem lagern',
        success:
          'Du deckst das Feuer ab, legst dich hin und schläfst nicht. Die ganze Nacht atmet es da draußen, groß und ohne Eile. Bei Sonnenaufgang kochst du Kaffee. Dreizehn Gesichter tauchen aus dem Graben auf, aus dem sie zugesehen haben, und in jedem hat sich etwas entschieden.',
      },
    ],
  },
  '114': {
    title: 'Blut für Blut',
    intro:
      'Ein Junge kommt aus dem Raider-Lager herüber, mit einem Brief an einem Stock. Er ist gar nicht schlecht geschrieben. Der Tote hatte eine Mutter, heißt es darin, und sie leitet die Küche. Sie will einen von euch für einen von ihnen, nicht um ihn umzubringen, nur zum Abwaschen und damit jemand auf seinem Stuhl sitzt. Oder du kommst und erklärst persönlich, warum nicht. Gezeichnet: Ma Bickerstaff. Darunter, in anderer Schrift: Bitte Salz mitbringen.',
    options: [
      {
        line: 'Im Raider-Lager einen Begleiter bei Ma lassen',
        success:
          'Ma mustert die neue Küchenhilfe, zupft einen Kragen zurecht und zeigt auf den Stuhl. Beim Hinausgehen drehst du dich nicht um. Die Sache wird als bezahlt verbucht, und beide Seiten werden sich merken, wer gezahlt hat. In der Wagenstadt hört Nora davon und sagt, ab jetzt sollten sie besser lernen, auf sich selbst aufzupassen.',
      },
      {
        line: 'Es im Raider-Lager allen persönlich erklären',
        success:
          'Es ist eine lange Erklärung, und sie besteht hauptsächlich aus Möbeln. Am Ende ist keiner übrig, der widersprechen möchte, und Ma Bickerstaff schiebt dir mit dem Fuß den leeren Stuhl hin. Du setzt dich nur, um zu verschnaufen. So, sagt sie, hat er auch angefangen.',
        failure:
          'Sie fallen dir oft ins Wort, alle auf einmal, mit Stuhlbeinen. Du findest dich vor dem Tor wieder. Ma lässt ausrichten, du darfst es noch einmal versuchen, wenn du etwas gegessen hast.',
      },
    ],
  },
  '115': {
    title: 'Die Jagd',
    intro:
      'Nora hat nachgeschlagen: Es ist ein Yao Guai. Bisher hat der Bär das Brahmin gefressen, die Hühner und den größten Teil der Kapelle. Die Wagenstadt hat abgestimmt, nicht zu fliehen: ein Antrag, ein Gebet, Handzeichen. Sie haben ein Netz, einen Gong und das, was man ihnen beigebracht hat. Der alte Wildhüter auf dem Pendleton-Anwesen weiß, wo so einer schläft und wie er denkt, aber er hat niemandem mehr etwas gesagt, seit seine Hunde begraben sind.',
    options: [
      {
        line: 'Einen Yao Guai erlegen',
        success:
          'Er legt sich hin wie ein Haus, das sich setzt. Einen Moment lang wagt keiner zu jubeln. Dann schlägt Nora den Gong und hört nicht auf, bis sie sich hinsetzen muss. Sie werden Dinge nach dir benennen: die Straße, sobald es eine Straße gibt, und mit der Zeit ein Kind, das es hassen wird.',
      },
      {
        line: 'Den Wildhüter auf dem Pendleton-Anwesen über Bären ausfragen',
        success:
          'Du erfährst, wo der Bär schläft, wann der Wind gut steht und welche Schulter ihm wehtut. Du gibst es an Nora weiter, und sie teilt es unter die anderen auf wie einen Choral. Sie machen es selbst, im Morgengrauen, und verlieren niemanden. Erzählen werden sie es immer so, als hättest du ganz vorn gestanden.',
        failure:
          'Der Wildhüter beschreibt einen Bären, den er als Junge gekannt hat. Das dauert bis zum Abendessen. Es ist eine gute Geschichte, und es kommt nichts darin vor, was du brauchen kannst.',
      },
    ],
  },
  '116': {
    title: 'Kassiertag',
    intro:
      'Zu dem Stuhl im Raider-Lager gehören ein Hauptbuch und ein paar sehr treue Leute mit schlechten Zähnen. Die Städte zahlen dem Lager dafür, nicht besucht zu werden. Ma Bickerstaff führt die Liste, geordnet nach Groll, und findet, kassieren sollte jemand, mit dem die Mütter ihren Kindern drohen. Einen Haken gibt es. Das Lager zahlt auch. Ein großer grüner Herr kommt am selben Tag seinen Anteil holen, und er ist früh dran.',
    options: [
      {
        line: 'In einer Siedlung kassieren, wenn dein Ruf es hergibt',
        success:
          'Du hebst kaum die Stimme. Dein Ruf geht voraus und rückt die Stühle zurecht. Sie bringen es dir in Kissenbezügen. Ein kleines Mädchen fragt, ob du das bist. Du sagst nein. Sie glaubt dir nicht, und das Hauptbuch auch nicht.',
        failure:
          'Irgendjemandes Großmutter verstellt mit einem Besen die Tür, und während du noch überlegst, was du sagst, holt die ganze Straße Besen. Du kassierst eine Anzahl Splitter.',
      },
      {
        line: 'Im Raider-Lager gegen den grünen Herrn kämpfen',
        success:
          'Er kommt wegen des Üblichen. Es ist nicht mehr da, und bald ist auch er es nicht mehr. In seinem Sack steckt die Pacht des halben Landes. Ma zählt sie, behält das meiste und rückt deinen Namen an die Spitze einer Seite. Beim Lager kassiert keiner mehr.',
        failure:
          'Er zählt laut mit, während er dich schlägt, denn er ist stolz darauf. Dann nimmt er seinen Anteil und sagt zu Ma, er kommt wieder, sobald er gelernt hat, was danach kommt.',
      },
    ],
  },
  '117': {
    title: 'Fieber, Erkältung, Verschleimung',
    intro:
      'Das halbe Land hustet, und dazu gehört eine Geschichte: Es soll Medizin von der Armee im Umlauf sein, ein Stahlkoffer, auf dem Deckel FEV und der Rest zerkratzt. Fieber, Erkältung, Verschleimung, sagen die Leute; wofür sollte es sonst stehen? Einem Hausierer wurde er geraubt, und der Räuber wurde beraubt. Jetzt steckt er im Gepäck irgendeines Diebes, oder einer Maschine, oder eines Mutanten. Das Raider-Lager hatte ihn eine Woche lang und hat dazu eine feste Meinung.',
    options: [
      {
        line: 'Etwas töten, das Beute mit sich trägt',
        success:
          'Zwischen den Löffeln und den Socken fremder Leute liegt der Koffer: eine grüne Ampulle, ein Beipackzettel. Jemand hat auf den Deckel gespuckt und gerieben, und da steht auch der Rest. Mit Fieber hat es nichts zu tun. Die Dosis, sagt der Zettel, muss nie wiederholt werden, und es hat auch noch nie jemand darum gebeten.',
      },
      {
        line: 'Im Raider-Lager kaufen, was sie darüber wissen',
        success:
          'Zum Preis einer Flasche bekommst du die Vorgeschichte der Flasche, einen Sack Sachen, die jemand nicht mehr braucht, und die Geschichte des Mannes, der sie nicht mehr braucht. Er hieß Dennis. Er ging durch die Wand. Der Doktor, der es verkauft hat, schreibt auf alles seine Adresse, in einer größeren Stadt, mit Schnörkel.',
      },
    ],
  },
  '118': {
    title: 'Das tut nicht weh … fast nicht',
    intro:
      'Forced Evolutionary Virus, heißt es auf dem Beipackzettel: stärker, zäher, nie wieder krank. Wer dann, steht nicht dabei. In der Ampulle bewegt es sich noch ein wenig, wenn du sie schon nicht mehr neigst. Jeder Doktor in einer größeren Stadt wäre froh darum, bei all dem Gehuste. Oder du verschonst die Allgemeinheit und probierst es selbst. Für diesen Fall bittet der Zettel, sich weit von Häusern zu entfernen und wegzulegen, woran man hängt.',
    options: [
      {
        line: 'Es selbst nehmen, fern von jedem Ort mit Namen',
        success:
          'Es tut an Stellen weh, die dir vorher nicht gehört haben. Als es aufhört, hängt der Himmel tiefer. Deine Hände sind zwei grüne Schaufeln, und sie tun, was du ihnen sagst. Nach einer Weile fangen die Vögel wieder an. Du stellst fest, dass du den Felsen heben kannst, hinter dem du dich versteckt hast.',
        failure:
          'Es tut weh, und dann tut es noch mehr weh, und dann trägt dich jemand. Man hat deinem Körper eine Frage gestellt, und er hat nein gesagt.',
      },
      {
        line: 'Es einem Doktor in einer großen Siedlung geben',
        success:
          'Doktor Lenore Babbage hält es ans Fenster. Fieber, Erkältung, Verschleimung, liest sie, dich schickt der Himmel; sie hat Patienten, die nicht warten können. Du machst den Mund auf. Sie zieht schon die Spritze auf. Das war nett von dir, alle sagen es, und die ganze Straße lernt deinen Namen.',
      },
    ],
  },
  '119': {
    title: 'Verrückte Wissenschaft',
    intro:
      'In einer der größeren Städte gibt es eine beschriftete Tür: Doktor Ignatius Moll, Verbesserungen. Er öffnet selbst, in Gummihandschuhen, und bietet dir einen Sitz mit Riemen an. Er meint es nicht böse; das ist ja das Beängstigende. Der Mensch, sagt er, ist ein erster Entwurf. Er sucht Freiwillige und legt das Wort nicht eng aus. Seine Geldgeber tragen gute Mäntel und zahlen für frische Teile von allem, was monströs ist. Von Wissenschaft reden sie nie.',
    options: [
      {
        line: 'In einer großen Siedlung dem Doktor die Nadel abnehmen',
        success:
          'Er kämpft, wie man einen Aufsatz korrigiert: mit kleinen, sehr schnellen Stichen. Dann setzt er sich unter seine Diplome und bleibt sitzen. Du verbrennst die Aufzeichnungen, alle bis auf eine Seite. Falls er dich geritzt hat, weißt du es bis zum Abendessen. Es fängt damit an, dass der Kragen eng wird.',
        failure:
          'Er ist ein gutes Stück kräftiger als seine Handschrift. Du gehst durchs Wartezimmer hinaus, wo niemand aufblickt.',
      },
      {
        line: 'Ein Monster töten und seinen Geldgebern die Teile verkaufen',
        success:
          'Zwei Herren kommen mit einer Eiskiste und krempeln sich die Hosenbeine hoch, bevor sie sich hinknien. Sie zahlen in sauberen Kronkorken und loben deine Messerführung. Der Doktor, erwähnen sie, ist heute früh in den Ruhestand gegangen, ganz plötzlich. Einer gibt dir eine Karte, auf der nichts steht. Du wirst wissen, wann, sagt er.',
      },
    ],
  },
  '120': {
    title: 'Ich bin ein Monster!',
    intro:
      'Die Papiere, die bei dem grünen Zeug lagen, haben eine letzte Seite: die Zeichnung einer Drüse. Nur ein Overlord hat sie, als der Älteste und Größte seiner Art, und zwei Anwendungen sind genannt. Auf die eine Weise eingenommen, verwandelt sie einen Supermutanten zurück; die Hände schrumpfen, und die Erinnerung kehrt wieder, an alles, was man getan hat. Auf die andere Weise macht sie sehr viele neue. Es gibt Herren, die sie kaufen würden, und wofür, haben sie nicht gesagt.',
    options: [
      {
        line: 'Als Supermutant einen Overlord töten und das Heilmittel nehmen',
        success:
          'Du isst es im Stehen, wie verordnet. Es schmeckt wie eine Entschuldigung. Am Abend hast du wieder kleine Hände, kalt und zu nicht viel nütze, und du weinst über einen Knopf, weil du ihn zumachen kannst. Leute, die vor dir weggelaufen sind, kommen näher. Etwas Großes in dir dreht sich um und schläft ein.',
      },
      {
        line: 'Einen Overlord töten und die Drüse verkaufen',
        success:
          'Der Käufer hat einen Fahrer, eine Kühlbox und keinen Namen. Er zählt dir die Kronkorken in die Hand, ohne sie zu berühren. Du fragst nicht, für welche Anwendung. In seiner Organisation, sagt er, gibt es Leute, denen deine Gesellschaft Freude machen würde. Es klingt weniger nach einer Einladung als nach einer Vorhersage.',
      },
    ],
  },
  '121': {
    title: 'Was hattest du denn erwartet?',
    intro:
      'Drei von ihnen hat Doktor Babbage behandelt: Clarence Dunning, den Bäcker, wegen der Brust; Miss Edith Sorrel, die Lehrerin, wegen der Stimme; Sal Pinto, der das Hütchenspiel betreibt, wegen gar nichts, er wollte bloß nicht zu kurz kommen. Sie husten nicht mehr. Sie gingen durch die Wand und hinaus in die Ruinen, jeder mit dem Vorsatz, weiterzumachen wie bisher. Die Namen hat die Ärztin aufgeschrieben, und zu mehr kann sie sich nicht überwinden.',
    options: [
      {
        line: 'Die Patienten der Ärztin in den Ruinen finden, nacheinander',
        success:
          'Du bringst Doktor Babbage einen Namen. Sie zieht einen Strich hindurch, fragt, ob noch etwas gesprochen wurde, und schreibt es auf. Man hat gehört, was du für sie tust, und rückt auf den Bänken für dich zusammen. Auch jemand weit oben mit einem Funkgerät hat es gehört und sähe liebend gern ein großes Exemplar.',
      },
    ],
  },
  '122': {
    title: 'Die sanftesten Hände',
    intro:
      'Erst riechst du es, und wider besseres Wissen läuft dir das Wasser im Mund zusammen. Clarence Dunning hat sich aus Kesselblech einen Ofen gebaut. Er ist neun Fuß groß, grün und bis an die Ellbogen bemehlt, und er weint, weil ihm der Teig immer reißt. Er hatte die sanftesten Hände der Stadt, sagt er, und die letzten Fensterscheiben fallen heraus. Dann streckt er dir die Schüssel hin, damit du sie mit hältst.',
    options: [
      {
        line: 'Die Schüssel halten und ihn beruhigen',
        success:
          'Du stemmst die Schüssel gegen sein Kneten und sagst ihm, was Teig braucht, nämlich weniger. Nach und nach reißt er weniger. Das Brot ist furchtbar. Er gibt dir den Kanten, isst den Rest und zieht über die Hügel davon, um zu üben, wo niemand ist, auf den er sich stützen könnte.',
        failure: 'Die Schüssel zerbricht. Du siehst ihn die Scherben ansehen. Dann sieht er an, wer sie gehalten hat.',
      },
      {
        line: 'Clarence von seinem Elend erlösen',
        success:
          'Er gibt sich keine rechte Mühe. Am Ende faltet er die Hände über der Schürze, damit nichts darauf kommt. Du deckst den Ofen ab, das hätte er so gewollt, und ritzt seinen Namen in die Tür.',
        failure:
          'Er wirft mit dem Ofen. Bis du alle deine Glieder beisammenhast, ist er weit weg, trägt den Rest vom Teig und ruft zurück, dass es ihm leidtut.',
      },
      {
        line: 'Nehmen, was herumliegt, und ihn backen lassen',
        success:
          'Du gehst in weitem Bogen um ihn herum und steckst ein, worauf er nicht gerade steht. Er wendet nicht den Kopf. Als du weit genug weg bist, fängt er an zu singen, ganz tief, etwas, wozu Kinder früher Seil gesprungen sind.',
      },
    ],
  },
  '123': {
    title: 'Miss Sorrels Klasse',
    intro:
      'Autositze stehen in Reihen vor einer Mauer, und die Mauer ist mit Kreide vollgeschrieben, schriftliches Dividieren. Die meisten Plätze sind besetzt, von Leuten, die sich seit zweihundert Jahren nicht gerührt haben. Früher war Miss Edith Sorrel ab der zweiten Reihe nicht zu hören. Davon ist sie geheilt. Sie ist grün und gewaltig, die Brille an der Schnur, und brüllt, dass da jemand zu spät kommt. Sie zeigt auf einen leeren Platz, mit einem Telegrafenmast.',
    options: [
      {
        line: 'Dich setzen und antworten, wenn du drankommst',
        success:
          'Du sagst ihr die Flüsse auf, die Präsidenten, die Neunerreihe und duckst dich vor der Kreide, die ein Bordstein ist. Um vier schlägt sie an eine Radkappe. „Die Stunde ist aus“, flüstert sie, und das Flüstern ist beinahe ihr eigenes. Sie hängt den Mast auf und geht die Straße hinunter, in die Sommerferien.',
        failure: 'Du vergisst Idaho. Es wird sehr still, und du hörst, wie der Mast aufgehoben wird.',
      },
      {
        line: 'Dich aus der Schule hinauskämpfen',
        success:
          'Sie stürzt zwischen die Sitze, und die Brillenschnur reißt. Du hebst die Brille auf. An der Mauer, unter den Rechnungen, in kleinen, sauberen Buchstaben, hatte sie der Ärztin geschrieben, dass die Stimme schon so viel besser ist, und sich bedankt.',
        failure:
          'Sie stellt dich in die Ecke, und zwar aus einiger Entfernung. Als sich der Staub gelegt hat, ist die Schule weitergezogen. Du hörst, wie die Namen aufgerufen werden, immer weiter weg.',
      },
      {
        line: 'Die letzte Reihe bestehlen, während sie zur Wand schaut',
        success:
          'Auf Knien rutschst du an den Sitzen entlang, wie damals, als du klein warst. Sie steckt tief in einem Bruch, die Kreide knirscht, und sie dreht sich nicht um. Die Stillen hat sie nie erwischt.',
      },
    ],
  },
  '124': {
    title: 'Unter welchem Fass?',
    intro:
      '„Und rundherum und rundherum!“ Das hört man bis in den nächsten Bezirk. Sal Pinto hat ein flaches Stück Boden gefunden, ein Publikum aus Krähen und drei Wasserfässer, wo er früher Nussschalen hatte. Die Erbse spielt ein Schädel. Sal ist groß wie ein Schuppen und grüner, als sein Anzug je war, und seit der Heilung hatte er keinen Kunden mehr. Du siehst für ihn nach Kundschaft aus.',
    options: [
      {
        line: 'Die Fässer beobachten und deinen Einsatz machen',
        success:
          'Du achtest auf die Ellbogen, nicht auf die Fässer, und stellst den Fuß auf das mittlere. Da ist er. Gewonnen hat noch nie einer, und Sal hatte dafür nichts vorgesehen. Er setzt sich zwischen die Fässer und lacht, und er lacht noch, leiser jetzt, als ein Herz stehen bleibt, das für einen kleineren Mann gemacht war.',
        failure:
          'Falsches Fass. Sal ist entzückt. Dann fällt ihm ein, dass er keine Kronkorken mehr nimmt, und er greift nach dir.',
      },
      {
        line: 'Die Fässer umtreten und gegen ihn kämpfen',
        success:
          'Er nimmt es wie einer, der seine Chancen immer gekannt hat. Danach siehst du unter den Fässern nach. Nichts, nichts und nichts. Der Schädel steckt in seinem Ärmel.',
        failure:
          'Er trifft dich mit dem linken Fass, dann mit dem rechten und dann, während du noch überlegst, mit dem mittleren. Als dein Kopf wieder klar ist, hat er eingepackt und sucht sich eine belebtere Ecke.',
      },
      {
        line: 'Ihn mischen lassen und seine Taschen leeren',
        success:
          '„Immer schön hinschauen“, sagt er, und das tust du, mit einem Auge. Sein Rock ist hinten aufgeplatzt, und schon die ganze Woche fallen Sachen heraus. Du gehst, mitten in seinem Geplapper. Er vermisst dich nicht. Dazu amüsiert er sich zu gut.',
      },
    ],
  },
} satisfies Stories
