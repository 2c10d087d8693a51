import type { Stories } from '../../story.ts'

/** 125 to 129: the Crocettis. 130 to 133: Professor Fitch’s machines. 134 to 140: Olivia Sayer. */
export const storyShadows = {
  '125': {
    title: 'Desorganisiertes Verbrechen',
    intro:
      'Früher führten die Crocettis hier die Geschäfte, mit einem einzigen Telefon und guten Manieren. Dann ging das Telefon kaputt. Jetzt gibt es Neffen. Jeder Stand zahlt doppelt, einmal an jeden Vetter, und freitags kommt ein Protectron mit Filzhut vorbei und verliest die Rückstände. In einem Zelt im Raider-Lager sitzt Mama Crocetti über ihrem Rosenkranz und betet um jemanden, der etwas kann, für sie oder gegen sie. Wählerisch ist sie nicht mehr.',
    options: [
      {
        line: 'Einen Protectron verschrotten, mitsamt dem Hut',
        success:
          'Er liest die Rückstände noch zu Ende, immer tiefer, und bleibt stehen. Leute treten aus den Türen. Jemand setzt dir den Filzhut auf. Von nun an müssen die Crocettis Männer mit Taschen über offenes Land schicken, und wer vorsichtig ist, könnte da draußen auf sie warten.',
      },
      {
        line: 'Dich im Raider-Lager bei Mama einkaufen',
        success:
          'Sie lässt die Kronkorken in den Opferstock fallen, es ist ihrer, und lässt dich neben sich knien, während sie die Neffen durchgeht, jeden mit Namen. Das dauert eine Stunde. Als sie fertig ist, gehörst du zur Familie, und die Leute wechseln vor dir die Straßenseite, überaus höflich.',
      },
    ],
  },
  '126': {
    title: 'Im Schatten',
    intro:
      'Nachts tragen die Neffen jetzt die Einnahmen durch die Ruinen, jeder auf einem Weg, den er für geheim hält. Jemand mit gutem Namen könnte dem ein Ende machen, so oft es eben nötig ist. Die Händler hinterlassen Zeichen: einen Kreidestrich, eine Lampe, eine umgedrehte Flasche. Wer es ist, wollen sie nicht wissen; sonst würde man sie nur fragen. Da draußen soll noch einer sein, im Trenchcoat, und nie ist er da, wo er gerade war.',
    options: [
      {
        line: 'Mit gutem Namen in den Ruinen Crocetti-Kuriere abfangen',
        success:
          'Am Morgen liegen Umschläge unter den Türen, darin das Geld vom letzten Monat. Niemand sagt ein Wort. Aber auf einer Stufe, hinter der keiner wohnt, steht ein Kuchen, noch warm, und wenn irgendwo ein gutes Wort für dich gebraucht wird, ist es, wie sich zeigt, schon gefallen.',
      },
    ],
  },
  '127': {
    title: 'Eine Tasche bei Nacht',
    intro:
      'Schritte, ein Husten, eine billige Zigarre. Durch das, was einmal eine Straße war, kommt ein Crocetti-Neffe mit einer Tasche am Arm. Immer wieder schaut er hinter sich, und das ist die falsche Richtung. Und da ist noch jemand. Als das Streichholz aufflammte, hast du ihn gesehen, Hut und Trenchcoat, in einem Hauseingang. Schaust du genau hin, ist der Hauseingang nur ein Hauseingang.',
    options: [
      {
        line: 'Verehrt, wie du bist, den Mann mit der Tasche stellen',
        success:
          'Du hast ihm die Tasche vom Arm, ehe er weiß, dass du da bist, und bis zum Morgen ist alles wieder dort, wo es hergekommen ist. „Ich hab Familie“, sagt der Neffe und greift in den Mantel. Hat er auch; das ist ja sein Unglück. Lieber kämpft er mit dir, als nach Hause zu gehen und es ihr zu sagen.',
      },
      {
        line: 'Verhasst, wie du bist, in den Hauseingang treten',
        success:
          'Er hat von dir gehört, und nichts davon war gut. Du erzählst ihm den Rest, auch das Warum. Er hört zu, den Hut im Gesicht. Dann geht er hinter dir her, ohne einen Laut. Er ist da, wenn es darauf ankommt, sagt er, und sonst hast du dich nicht umzudrehen.',
        failure:
          '„Nein“, sagt der Hauseingang, noch bevor du den Mund aufmachst. Du streckst die Hand aus. Da ist nasser Backstein und ein Geruch nach Waffenöl.',
      },
      {
        line: 'Beide vorbeilassen und die Ruinen durchsuchen',
        success:
          'Es geht dich nichts an. Du lässt die Zigarre vorbei und nach ihr das, was nicht da ist, und dann durchsuchst du in Ruhe die Gegend. Es ist eine gute Nacht dafür. Alle, die etwas dagegen haben könnten, sind beschäftigt.',
      },
    ],
  },
  '128': {
    title: 'Teil der Familie',
    intro:
      'Mama Crocetti führt die Bücher am Rosenkranz: eine Perle gebetet heißt bezahlt, eine übersprungen heißt schuldig, eine abgenommen heißt, der wird nicht mehr gefragt. Er wird allmählich kurz. Zur Familie zu gehören bedeutet, ihr eine Gefälligkeit zu erweisen, wenn man in der Stadt ist, und für diese Art Gefälligkeit braucht man eine bestimmte Art Namen. Dafür erfährt man Dinge. Wo du auch hingehst, sieht man einen Mann im Trenchcoat. Ihrer ist er nicht. Sie hat sich erkundigt.',
    options: [
      {
        line: 'Mit schlechtem Namen Mama in einer Siedlung gefällig sein',
        success:
          'Als du kommst, um es ihr zu sagen, hat sie die Perle schon weitergeschoben. Sie klopft neben sich auf die Bank und erwähnt, zwischen einem Gebet und dem nächsten, ein paar Dinge über ein paar Leute: wer Schulden hat, wer Angst hat, wessen Frau nichts weiß. Du musst damit nichts anfangen. Darum ist es ja ein Geschenk.',
      },
    ],
  },
  '129': {
    title: 'Schöne Grüße von Mama',
    intro:
      'Ein Vetter mit Zahnstocher findet dich, bevor du den Markt findest. Mama lässt lieb grüßen und schickt einen Namen. Der Name gehört jemandem, der aufgehört hat zu zahlen und angefangen hat zu sagen, warum. Auf der anderen Seite des Platzes, unter einer Markise, liest ein Mann im Trenchcoat eine Zeitung von vor den Bomben. Seit du da bist, hat er nicht umgeblättert.',
    options: [
      {
        line: 'Den Besuch abstatten, verhasst, wie du schon bist',
        success:
          'Du überbringst Mamas Grüße im vorgesehenen Wortlaut. Streng genommen ist die Gefälligkeit damit erwiesen, und heute Abend betet sie eine Perle dafür. Der Rest liegt bei dem, der zuhört. Er bindet die Schürze ab, faltet sie und nimmt etwas Schweres zur Hand. „Grüße zurück“, sagt er.',
      },
      {
        line: 'Dich zum Trenchcoat setzen, verehrt, wie du bist',
        success:
          'Du fragst, was in der Zeitung steht. „Samstag heiter und mild“, sagt er. Ihr redet über dies und das, bis er sich über etwas sicher ist, und dann faltet er das Blatt zusammen. Von jetzt an fällt neben deinem Schatten ein zweiter. Er ist bewaffnet.',
        failure:
          'Du schaust kurz weg, nach einer Katze. Auf der Bank liegt die Zeitung, ordentlich gefaltet. Die Bank ist warm. Die Katze hat alles gesehen und sagt nichts.',
      },
      {
        line: 'Dem Vetter sagen, du willst nur einkaufen',
        success:
          '„Alle wollen immer nur einkaufen“, sagt der Vetter, schlendert neben dir her und drückt am Obst herum. Man bedient dich rasch. Keiner versucht dich übers Ohr zu hauen. Es blickt auch keiner auf.',
      },
    ],
  },
  '130': {
    title: 'Gute Neuigkeiten, Leute!',
    intro:
      'Jeden Abend um sechs bricht die Tanzmusik ab für Professor Hortense Fitch. Sie ist guter Dinge. Sie ist guter Dinge seit dem Tag, an dem ihr das Dach wegflog. Ihre Maschinen sind so gut wie fertig, es fehlt nur je ein Teil: der Wanne das Herz eines Overlords, der Schalttafel das Gehirn eines Wachbots, der Kabine das Mark eines Leuchtenden. Vor dem Winter kann sie nur eine davon bauen. Besorg ihr ein Teil, und sie kommt zu dir. Sie hat ein Fahrrad.',
    options: [
      {
        line: 'Einen Overlord töten, für sein Herz',
        success:
          'Lange bevor du sie siehst, hörst du die Klingel: Schutzbrille, Anhänger, Picknickkorb. Sie schraubt die Wanne zusammen, wo du gerade stehst, lässt das Herz hineinfallen wie ein Stück Zucker und beugt sich vor, um zu horchen. Es schlägt. „Na also“, sagt Professor Fitch, und du musst versprechen, den Leuten zu sagen, wessen Idee das war.',
      },
      {
        line: 'Einen Wachbot töten, für sein Gehirn',
        success:
          'Sie kommt klingelnd an, wischt das Gehirn an ihrem Rock ab und stöpselt es in ein halbes Fernsprechamt. Alle Roboter im Land, erklärt sie, hängen jetzt an einer Leitung. Weit weg dreht etwas den Kopf. Professor Fitch klatscht in die Hände und erzählt um sechs dem ganzen Land von dir.',
      },
      {
        line: 'Einen Leuchtenden töten, für sein Mark',
        success:
          'Die Professorin löffelt das Mark heraus, auf Armlänge, und plaudert dabei. Als es dunkel wird, steht die Kabine vor dir, mit Vorhang und einem Münzschlitz, der nichts bewirkt. Zum Anfang schickt sie ihre Thermoskanne hindurch. Sie kommt leer zurück. Das nennt sie ein Ergebnis, und sie hat deinen Namen darunter gesetzt.',
      },
    ],
  },
  '131': {
    title: 'Überwältigende Kraft!',
    intro:
      'Die Wanne steht, wo die Professorin sie gelassen hat, bis zum Rand voll mit etwas von der Farbe dünnen Tees. Auf dem Grund schlägt das Herz eines Overlords weiter. Was kaputt ist, kommt heil heraus, sagt sie: Knochen, Brandwunden, in einem Fall eine Geige. Ein wenig davon zieht allerdings auch ein. Den Geigerzähler hat sie zur Wand gedreht, um niemandem das Bad zu verderben.',
    options: [
      {
        line: 'In die Wanne steigen',
        success:
          'Du tauchst unter. Es ist, als würde einem von einem Hochofen vergeben. Alles, was zerrissen war, schließt sich, auch Dinge, die dir schon nicht mehr aufgefallen sind. Heil und rosig kletterst du heraus, und wo du hinspuckst, leuchtet das Gras weiter. Das Herz hat keinen Schlag ausgelassen.',
      },
    ],
  },
  '132': {
    title: 'CloudNet',
    intro:
      'Es sieht aus wie ein Fernsprechamt, das in einer Schlägerei den Kürzeren gezogen hat. Das Gehirn hängt an einem Drachen, der Drachen hängt in den Wolken, und wer sich an die Tafel setzt, hört alle Roboter im Land ihre kurzen Gedanken denken. Einen Schritt machen sie, wenn man es ihnen sagt. Einen Schritt, nicht mehr; dann fragen sie, wozu, und die Professorin rät davon ab, sich darauf einzulassen.',
    options: [
      {
        line: 'Dich an die Tafel setzen und die Roboter lenken',
        success:
          'Du ziehst Stöpsel und steckst Stöpsel, und im ganzen Ödland setzen sich auf einmal eiserne Füße in Bewegung, jeder dahin, wo du ihn haben wolltest. Dann ist die Leitung voller Stimmen, die fragen, ob das richtig war. Du sagst ja. Du hättest nicht gedacht, dass sie erleichtert klingen können.',
      },
    ],
  },
  '133': {
    title: 'Das Schiff des Theseus',
    intro:
      'Hier steigt man ein, und anderswo steigt man aus. Bei dem Anderswo ist Professor Fitch sich ganz sicher. Die Kabine macht eine Liste von dir und liest sie an einem anderen Ort vor, wo du aus Lagerbeständen frisch angefertigt wirst. Sie selbst hat es schon viele Male gemacht, sagt sie, und die erste Hortense war ein Schatz. Es gibt einen Vorhang für die Schicklichkeit und einen Besen.',
    options: [
      {
        line: 'Den Vorhang zuziehen und dich anderswohin wünschen',
        success:
          'Ein Blitz, ein Luftzug, und du stehst genau da, wo du hinwolltest. Es tut weh, als hätte jemand Ungeduldiges jedes Stück von dir einzeln gezählt. Du prüfst deine Taschen, dann deine Finger. Alles scheint da zu sein. Das würde natürlich jeder denken, wer auch immer das hier jetzt ist.',
      },
    ],
  },
  '134': {
    title: 'Aus Fleisch und Blut',
    intro:
      'Olivia Sayer deckte den Tisch zum Abendessen und ging hinaus, und das war vor neun Tagen. Ihr Mann Wendell hält den Teller warm. Die Nachbarn erzählen es anders: Sie war so eine, eine von den Gemachten, und Wendell sollte man lieber auch aufmachen, sicherheitshalber. Eine Bank haben sie, und einen Uhrmacher bekommen sie geliehen. Inzwischen kam jemand durch, der draußen in den Ruinen einen Damenschuh gesehen hat, und der stand aufrecht.',
    options: [
      {
        line: 'Dich in einer Siedlung zwischen Wendell und die Bank stellen',
        success:
          'Du stehst da, bis es peinlich wird, und dann, bis es spät wird. Einem nach dem anderen fällt sein eigenes Abendessen ein. Wendell zittert so, dass du ihm die Tasse halten musst. Dann sagt er dir, was er keinem gesagt hat: wo sie sich gern versteckt, und dass sie nie eine Narbe hatte. Keine einzige.',
        failure:
          'Du sagst das Richtige zu den Falschen, und die Menge fließt um dich herum wie Suppe um einen Löffel. Sie sperren ihn ins Kühlhaus. Morgen sehen sie weiter.',
      },
      {
        line: 'Den Schuh in den Ruinen finden und ihm nachgehen',
        success:
          'Ein Schuh, dann Fußspuren, dann in einer Blechdose ein Brief: Komm zur Ashbury Road, sag es niemandem, bring Geld mit. Du vergleichst ihn mit einer ihrer Rezeptkarten. Es ist genau ihre Schrift, jede Schlaufe. Wer Angst hat, schreibt anders als sonst. Darauf hättest du kommen können.',
      },
    ],
  },
  '135': {
    title: 'Ein brauner Schuh',
    intro:
      'Mitten auf dem Weg steht ein brauner Schuh, zugeschnürt, als wäre seine Besitzerin aus Höflichkeit herausgestiegen. Von dort führen nackte Fußspuren in einen Abzugskanal. Im Kanal isst etwas mit offenem Mund. Andererseits gibt es hier ein ganz normales Stück Ruine, mit Schränken.',
    options: [
      {
        line: 'Den nackten Füßen in den Kanal folgen',
        success:
          'Die Spuren enden an einer Blechdose, und in der Dose liegt ein Brief in runder, sauberer Schrift. Du kannst ihn eben noch ins Hemd stecken. Das Essen hat aufgehört. Wer da gegessen hat, kommt um die Biegung, um zu sehen, was noch geliefert wurde.',
      },
      {
        line: 'Den Schuh stehen lassen und in die Schränke schauen',
        success:
          'Wer hier wohnte, stellte Dinge hinter andere Dinge. Dafür hast du ein Auge. Mit vollen Armen gehst du an dem Schuh vorbei, und er sagt nichts.',
        failure:
          'Du öffnest ziemlich viele Türen vor ziemlich viel Staub und findest eine einzige Sache, nach der man sich bückt. Der Schuh macht den Eindruck, als hätte er nichts Besseres erwartet.',
      },
    ],
  },
  '136': {
    title: 'Reingelegt!',
    intro:
      'Es war ein wunderschöner Brief. Im Raider-Lager sitzt ein Mann, der den ganzen Tag solche schreibt, in jeder Schrift, die man will. Von Olivia stammt er nicht. Jemand möchte, dass ein gutes Herz mit einer Börse die Ashbury Road heraufkommt, wo zwei Burschen mit Säcken hinter einer Hecke sitzen. Aber ein Fälscher arbeitet nach Vorlagen. Dieser hatte ihren Einkaufszettel, und der trug ein Datum nach ihrem Verschwinden.',
    options: [
      {
        line: 'An der Ashbury Road warten, bis die Wegelagerer reden',
        success:
          'Du setzt dich auf die Straße, gut sichtbar, und bleibst sitzen. Am zweiten kalten Morgen kommen sie heraus und fragen, was du willst. Mit ihnen hat die ganze Woche keiner geredet. Und Olivia haben sie gesehen, mager, barfuß, wie sie einem Farmer im Kopf die Abrechnung machte.',
        failure:
          'Sie sind besser im In-Hecken-Sitzen als du im Auf-Straßen-Sitzen. Gegen Morgen hörst du, wie Säcke gefaltet werden und zwei Männer nach Hause zum Frühstück gehen.',
      },
      {
        line: 'Dem Verfasser im Raider-Lager den Brief zurückbringen',
        success:
          'Er ist ein kleiner Mann mit Tinte an den Manschetten und, wie sich zeigt, mit Pistole. Als es vorbei ist, hast du seine Mappen: aller Leute Schrift, aller Leute Geheimnisse. Über Olivia steht weiter nichts darin, und fragen kann man jetzt keinen mehr. Den Zettel behältst du. Mehl, Garn, etwas Schönes für Wendell.',
        failure:
          'Mit der Pistole ist er schneller als mit der Feder. Du verlässt das Zelt unter der Plane durch. Hinter dir hat er schon angefangen, deine Unterschrift zu üben.',
      },
    ],
  },
  '137': {
    title: 'Auf Messers Schneide',
    intro:
      'Es stimmt, was man über Olivia sagt, oder es stimmt beinahe: keine Narben, keine Wiege, ein Einkaufszettel. Sie lebt jetzt in Hecken und kommt für niemanden heraus. Auf dem Pendleton-Anwesen gibt es Leute, die ihresgleichen weiterreichen, dorthin, wo keiner fragt, wenn man ihre Auslagen deckt. Und es ist ein Preis auf sie ausgesetzt. Die Spule aus dem Kopf irgendeines Roboters zöge dich zu ihr wie ein Hund an der Leine, und ein Mr. Voss, Mieter einer Hütte hinter dem Supermutantenlager, zahlt bei Lieferung.',
    options: [
      {
        line: 'Auf dem Pendleton-Anwesen Olivias Weiterreise bezahlen',
        success:
          'Die Haushälterin schließt das Geld in eine Teedose und lässt ein Rollo halb herunter. Eine Stunde später sitzt Olivia in der Küche, die Schuhe an den falschen Füßen, und isst, als könnte man es zurückverlangen. „Nimmst du mich mit?“, fragt sie. Es sieht so aus.',
      },
      {
        line: 'Einen Roboter töten, für die Spule in seinem Kopf',
        success:
          'Die Spule liegt dir in der Hand und zieht. Weit zu ziehen hat sie nicht. Einen Steinwurf entfernt schläft sie unter einem Karren, eine Hand unter der Wange wie jeder Mensch. Du weckst sie und sagst, du bist gekommen, um zu helfen. Sie glaubt dir sofort. Das ist sehr praktisch.',
      },
    ],
  },
  '138': {
    title: 'Sicheres Geleit',
    intro:
      'Olivia geht, solange du redest, und bleibt stehen, wenn du aufhörst, also redest du. Sie lässt sich gern erzählen, wie Dinge gemacht werden: Brot, Regen, Streit. Irgendwo im Ödland, in einer Ruine, die leer aussieht, warten andere wie sie hinter einer Mauer, um sie weiterzubringen. Zwischen hier und dort gibt es Dinge mit Zähnen. Sie hat keine Angst davor. Das einzubauen, daran hat offenbar keiner gedacht.',
    options: [
      {
        line: 'Olivia zu einer anderen Ruine im Ödland bringen',
        success:
          'Zuerst ist da niemand. Dann ein loser Backstein, ein Auge, eine Hand. Olivia dreht sich um und gibt dir den Einkaufszettel, falls Wendell Hunger hat. „Da steht Mehl“, erklärt sie. Die Hand fasst ihre. Der Stein rückt zurück, und schon könntest du nicht mehr sagen, welcher es war.',
      },
      {
        line: 'Olivia einem Monster gegenübertreten lassen',
        success:
          'Es kommt auf sie zu, schnaubt ihr ins Haar und findet nichts, was es als Fleisch kennt. Sie legt ihm die Hand auf die Nase. „Du solltest gehen“, sagt sie zu dir. „Es hört zu.“ Du gehst. Als du dich umdrehst, sind da zwei Gestalten, die es nicht eilig haben und denselben Weg nehmen.',
      },
    ],
  },
  '139': {
    title: 'Auf der Jagd',
    intro:
      'Sie hält mit dir Schritt und fragt, ob Wendell auch isst. Es ist ein weiter Umweg zum Supermutantenlager; du hast ihr gesagt, es sei der sichere. Jede Meile braucht es ein freundliches Wort, und davon hast du genug. Mr. Voss wartet hinter dem Lager in einer Hütte mit gescheuertem Boden. Die Mutanten lassen ihn in Ruhe, weil ihnen bei ihm unwohl ist. Er arbeitet allein, falls das jemand wissen möchte.',
    options: [
      {
        line: 'Olivia zum Supermutantenlager führen',
        success:
          'Voss besieht ihr die Zähne, die Daumen, die Haut hinter den Ohren. Er ist zufrieden. Er zahlt mit dem, wovon er am meisten hat, nämlich mit dem, was andere ihm gesagt haben. Olivia sieht von ihm zu dir und kommt dahinter, wie sie hinter alles kommt, schnell und ohne Groll. „Ach so“, sagt sie. „Sagst du es Wendell?“',
      },
      {
        line: 'Im Supermutantenlager mit Mr. Voss abrechnen',
        success:
          'Er stirbt ordentlich, auf dem gescheuerten Boden. In seinem Schrank stehen Schuhe, eine lange Reihe, alle Größen. Du bringst Olivia ein Paar und sagst ihr, dass sie gehen kann, und dass du gelogen hast. „Ich weiß“, sagt sie. „Du redest dann schneller.“ Sie bindet die Schleifen doppelt.',
        failure:
          'Voss hat mit Bedenken gerechnet. Den meisten kommen sie ungefähr hier, sagt er beim Nachladen. Du gehst durchs Fenster. Den Boden wird er im Nu wieder sauber haben.',
      },
    ],
  },
  '140': {
    title: 'Deine eigenen Stiefel',
    intro:
      'Hinter einer Mauer hat man Tote in eine Reihe gelegt und jedem ein Schildchen angebunden. ZURÜCKGEGEBEN, steht auf den Schildchen, in ordentlicher Schrift. Auf einem steht SAYER, O., und es liegt seit Jahren im Regen. Der Letzte in der Reihe trägt deine Stiefel. Sie sind in besserem Zustand als deine. Über dem Gesicht liegt ein Taschentuch, und daneben steht ein voller Rucksack.',
    options: [
      {
        line: 'Das Taschentuch anheben',
        success:
          'Du siehst so lange hin, wie es eben dauert. Die Ähnlichkeit ist gut. Da ist die Narbe, die, zu der du immer die Geschichte erzählst. Du legst das Tuch zurück, wie du es gefunden hast. Es würde ein, zwei Dinge erklären, zum Beispiel, warum deine Erinnerung an die Kindheit nur bis zum Gartentor reicht.',
      },
      {
        line: 'Den Rucksack nehmen und nicht hinsehen',
        success:
          'Du arbeitest, den Blick auf den Schnallen. Darin ist genau, was du auch eingepackt hättest. Eine Meile weit trägst du ihn, ehe du dir das Denken erlaubst, und bis dahin hast du etwas anderes gefunden, woran du denken kannst.',
        failure:
          'Der Wind hat keine Manieren. Das Taschentuch hebt sich, dreht sich um und bleibt auf deinem Ärmel liegen, und du siehst alles, bis hin zu der Narbe, zu der du immer die Geschichte erzählst. Den Rucksack lässt du da. Verwandtschaft bestiehlt man nicht, wenn man es so nennen kann.',
      },
    ],
  },
} satisfies Stories
