import type { Stories } from '../../story.ts'

/** The sixteen star encounters that lie in the decks from the start, in every scenario: so no place is named. */
export const storyStars = {
  W1: {
    title: 'Unzustellbar',
    intro:
      'Der Tote lehnt an einem Meilenstein. Seine Stiefel stehen ordentlich nebeneinander, als wollte er sie am Morgen wieder anziehen. Keine Kugel, kein Biss. In seinem Schoß liegt ein Umschlag, in Blockbuchstaben adressiert an eine Dot Beasley; wo die Marke hingehört, ist eine Schwalbe gezeichnet. Hinter ihm führen Schleifspuren davon. Er hat etwas Schweres gezogen.',
    options: [
      {
        line: 'Ihn begraben und den Brief zu seinen Leuten bringen',
        success:
          'Der Boden erklärt dir, warum hier draußen niemand begraben wird. Seine Taschen entschädigen dich ein wenig. Vier Seiten hat er seiner Schwester geschrieben und keine davon abgeschickt, und bis das Loch tief genug ist, hast du sie alle gelesen. Auf irgendeinem Markt muss jemand ihr Gesicht kennen.',
      },
      {
        line: 'Den Schleifspuren folgen und nachsehen, was er zog',
        success:
          'Eine lange, trockene Stunde bleibst du auf der Spur, auch über Steine, wo die meisten sie verlieren würden. In einem Graben liegt ein Schlitten unter einer Plane. Er hat sorgfältig gepackt. Er hat für zwei gepackt.',
        failure:
          'Auf dem blanken Fels hört die Spur auf. Die Spuren, die neben ihr herliefen, hören nicht auf: schmal, zahlreich, frisch. Noch etwas hat darauf gewartet, dass jemand den Schlitten holen kommt.',
      },
    ],
  },
  W2: {
    title: 'Bitte zugreifen',
    intro:
      'Wer es hingelegt hat, wollte, dass man es sieht: Unten in einem Krater, auf einem sauberen Tischtuch, liegt etwas, für das man drei Tage laufen würde. Der Krater steht voll grüner Pfützen. Oben am Rand stehen vier Vogelscheuchen in guten Mänteln, und von hier aus könntest du nicht beschwören, dass alle vier ausgestopft sind. Auf einem handgemalten Schild steht BITTE ZUGREIFEN.',
    options: [
      {
        line: 'Hinein und hinaus, ehe sich etwas regt',
        success:
          'Zwischen den Pfützen gibt es genau sieben trockene Tritte, und du findest sie alle, hin und zurück. Oben am Rand dreht eine Vogelscheuche den Kopf und sieht dir nach. Sie hat kein Gesicht, um damit enttäuscht zu sein, aber es gelingt ihr trotzdem. Das Stück gehört dir.',
        failure:
          'Der vierte Tritt ist nicht trocken. Während es brennt und du hustend den Rand suchst, holt jemand das Tischtuch ein, mit allem, was darauf liegt, Hand über Hand, wie ein Angler, der einen dicken Fisch hat. Du kriechst heraus und bringst nichts mit als einen leichten grünen Schimmer.',
      },
      {
        line: 'Einen Begleiter hinunterschicken',
        success:
          'Du sagst, es dauert nur eine Minute. Es dauert keine. Das Stück kommt über den Rand gerutscht, denn auf deine Freunde war immer Verlass; dann klettern die Vogelscheuchen hinunter. Du hast, was du wolltest. Den Rest des Tages siehst du es nicht an.',
      },
      {
        line: 'Lieber die Taschen der Vogelscheuchen durchsuchen',
        success:
          'Stroh, alle vier, in den Mänteln von Toten, und in die Taschen hat seither keiner gefasst. Du füllst deinen Beutel und lässt das Tischtuch Tischtuch sein. Als du dich umdrehst, ist etwas durch den Boden des Kraters heraufgekommen und räumt für die Nacht ab.',
      },
    ],
  },
  W3: {
    title: 'Das Badewannenrennen',
    intro:
      'Einmal im Jahr rollen die Leute aus drei Tälern in Badewannen einen Berg hinunter, aus Gründen, die niemand verteidigt. Es gibt eine Strecke, eine Kapelle mit zwei Instrumenten, einen Mann, der Sitzplätze verkauft, und einen Chirurgen. Der erste Preis: eine Börse und freie Wahl am Tisch eines Händlers. Der Vorjahressieger schneidet das Band durch, mit der Hand, die ihm geblieben ist. Eine Wanne ist noch frei. Eine Frau namens Gertie hält einen Helm in deine Richtung.',
    options: [
      {
        line: 'Den Helm nehmen und mitfahren',
        success:
          'Die erste Kurve nimmst du auf zwei Rädern, die zweite auf einem, die dritte im Vertrauen auf Gott. Mit der ganzen Wanne ist noch nie jemand angekommen. Gertie zählt dir das Preisgeld in den Helm, führt dich zum Tisch des Händlers und sagt ihm vor allen Leuten, er soll dich wählen lassen.',
        failure:
          'Die Wanne fährt links. Du fährst geradeaus. Als die Kapelle aufgehört hat zu spielen, hilft Gertie dir aus der Hecke, liest dir die Regeln vor und hängt dir den Trostpreis um. Es ist ein Kronkorken an einem Band. Das Band will sie wiederhaben.',
      },
      {
        line: 'Von der Mauer aus zusehen und lernen',
        success:
          'Vierzehn Wannen fahren los, vier kommen an. Am Ende weißt du eine Menge über die Schwerkraft und einiges über die Menschen. Danach wird die Habe der Glücklosen an der Mauer entlang verteilt. So ist es Brauch, und ein Stück davon landet bei dir.',
      },
      {
        line: 'Das Publikum bestehlen, solange es bergauf schaut',
        success:
          'Beim Finale passt niemand auf seinen Picknickkorb auf. Du arbeitest dich durch die letzte Reihe, Korb für Korb, während sie sich für ihre Vettern heiser schreien. Ein Sechsjähriger sieht dich. Er ruft nicht. Er merkt es sich nur, und er wird es einmal gut erzählen; er fängt noch am selben Abend an.',
      },
    ],
  },
  W4: {
    title: 'Essen oder schießen',
    intro:
      'Da ist ein Feuer und dahinter eine Frau, die sich über dich noch nicht im Klaren ist. Sie stellt sich als Lorna Tibbs vor, schält eine Mutafrucht in einem einzigen langen Band und lässt dabei eine Hand auf dem Gewehr liegen wie andere auf ihrem Hund. Über dem schlimmen Knöchel ist der Stiefel aufgeschnitten. Der dicke Sack neben ihr trägt das Siegel irgendeiner Stadt. „Essen oder schießen“, sagt sie. „Nur das Warten halte ich nicht aus.“',
    options: [
      {
        line: 'Dich setzen und mit ihr essen',
        success:
          'Du lachst an den richtigen Stellen, und du merkst es, als sie einmal keinen Spaß macht. Beim zweiten Topf reicht sie dir Dinge herüber, die sie schon zu lange schleppt. Am Morgen ist die Asche kalt und sie ist fort, mitsamt dem Knöchel, ohne dich zu wecken.',
        failure:
          'Das Gespräch versiegt früh. Sie reicht dir die Flasche, um nett zu sein, und du trinkst, um auch nett zu sein. Der Brunnen, aus dem das stammt, liegt hinter einem Reaktor. Es tut ihr leid; sie dachte, das schmeckt doch jeder.',
      },
      {
        line: 'Ihr den Sack wegnehmen; laufen kann sie nicht',
        success:
          'Post, Medizin, kleine Löhne: Da steckt die ganze Woche einer Stadt drin, und jetzt steckt sie in deinem Beutel. Du zählst noch, als ihr Begleitschutz aus dem Dunkeln zurückkommt, das Gewehr im Anschlag. Wie das auch ausgeht, Lorna hat sich dein Gesicht genau angesehen, und ihre Stadt führt eine Liste.',
      },
      {
        line: 'Ihr mitsamt der Post nach Hause helfen',
        success:
          'Es ist ein weiter Weg mit einem Arm um den Hals und einem Postamt auf dem Rücken. Ihre Stadt macht viel Wesens um dich. Einer dort hat das Bleiben satt, und wenn ihr zwei euch versteht, gehst du nicht allein weiter. So oder so, sagt Lorna, davon werden die Leute hören.',
      },
    ],
  },
  W5: {
    title: 'Es kratzt im Keller',
    intro:
      'Die Dwyers haben ihre Küche jetzt auf dem Dach. Sie winken dir mit einer Bratpfanne und rufen herunter, wie es kam: Erst kratzte es im Keller, dann kratzte es in den Wänden, dann war der Hund weg. Alles, was sie besitzen, ist noch da unten. Es wäre ihr gleich, wer es kriegt, ruft Mrs. Dwyer, wenn es nur aufhört. Mr. Dwyer ruft gar nichts. Er liegt auf dem Bauch, ein Ohr an den Schindeln.',
    options: [
      {
        line: 'Hinuntersteigen und dem Ding im Keller entgegentreten',
        success:
          'Du gehst mit einer Lampe hinunter. Das größte von ihnen kommt dir entgegen. Die Dwyers hören sich jede Minute davon an und sagen den Nachbarn schon deinen Namen, bevor es überhaupt vorbei ist. Was im Keller liegt, darfst du behalten, und sie wollen dich wiedersehen, um dir ordentlich zu danken.',
      },
      {
        line: 'Das Nest ausräuchern, in Richtung deines Nachbarn',
        success:
          'Eine nasse Matratze gibt prächtigen Rauch. Das Nest leert sich in eine einzige Richtung, und wer dort gerade unterwegs ist, erfährt es als Erster. Die Dwyers steigen von ihrer Leiter, raffen zusammen, was sie tragen können, und sehen dich lange an, so wie man etwas ansieht, das man noch beschreiben will.',
      },
      {
        line: 'Etwas von der Treppe schnappen und rennen',
        success:
          'Du kommst bis zur dritten Stufe. Ein Ding nimmst du unterm Arm mit herauf, und mehrere andere kommen von allein. Du bleibst erst stehen, als das Haus nicht mehr zu sehen ist. Hinter dir, ganz klein, winkt noch immer jemand mit einer Pfanne.',
      },
    ],
  },
  W6: {
    title: 'Hobart und Töchter',
    intro:
      'HOBART UND TÖCHTER, LANDVERMESSUNG steht auf dem Glas, und das Glas ist aus irgendeinem Grund ganz. Drei Skelette sitzen an drei Zeichentischen; ein viertes, kleineres, liegt unter dem Tisch bei einer Schachtel Wachskreiden. Die Portokasse hat ein Schloss mit Buchstaben statt Zahlen. An der Wand hängen Karten von überall. Im Planschrank bewegt sich etwas, Schublade für Schublade, als suchte es eine Straße.',
    options: [
      {
        line: 'Das Wort erraten, das die Kasse öffnet',
        success:
          'Du versuchst es mit HOBART. Du versuchst es mit den Töchtern, nach den Fotos. Dann siehst du dir die kleinste Zeichnung an, die unter dem Tisch, und buchstabierst den Namen des Hundes. Der Deckel springt auf. Es gab eine Zeit, da nannte man so etwas Portokasse.',
        failure:
          'HOBART ist falsch, und bei falsch läutet eine Glocke, eine richtige. Ein einzelner Kronkorken rollt aus dem Schlitz, gewissermaßen als Entschuldigung. Dann geht die unterste Schublade des Planschranks auf, ganz von selbst.',
      },
      {
        line: 'In den Karten suchen, was sie versteckt haben',
        success:
          'Ein Blatt ist keine Vermessung. Es ist Wachskreide: ein Hügel, eine Luke und vier Strichmännchen, die Kisten tragen. Du hältst es über die richtigen Karten, bis der Hügel passt. Jetzt kannst du Höhenlinien lesen; und du weißt, dass die Leute an diesen Tischen nie bis zu den Kisten gekommen sind.',
        failure:
          'Papierrollen, Papierrollen, und dann eine Schublade, die warm ist. Du hast gefunden, was sich da bewegt hat. Es hat seine Straße gefunden, und du stehst darin.',
      },
    ],
  },
  W7: {
    title: 'Zustellung am selben Tag',
    intro:
      'Seit einem Samstag im Oktober versucht der Roboter, ein Paket zuzustellen, immer dasselbe. Er rollt heran, vergleicht dein Gesicht mit einem Foto, das längst weiß geworden ist, und salutiert. Ein Postmodell, aber an den Schultern war jemand von der Armee. „Ein Paket für den Haushaltsvorstand“, sagt er. „Oder möchte der Haushaltsvorstand etwas bestellen? Geschosse liefern wir am selben Tag, an jede Adresse in Gehweite. Bitte deutlich sprechen.“',
    options: [
      {
        line: 'Den Empfang des Pakets quittieren',
        success:
          'Du unterschreibst als Haushaltsvorstand. Genau genommen ist es eine Kiste, und unter dem Stroh liegt, was sich einmal jemand unter einem guten Leben vorgestellt hat, aus dem Katalog, voll bezahlt. Der Roboter reißt dir die Quittung ab, wendet und rollt davon, das nächste holen. Von hinten sieht er beinahe jung aus.',
      },
      {
        line: 'Geschosse an eine Adresse in der Nähe bestellen',
        success:
          'Du findest das richtige Formular, das richtige Kästchen und den richtigen Tonfall. Die Schultern klappen auf. Etwas verlässt sie mit dem Geräusch eines Reißverschlusses, und nicht weit von hier bekommt etwas, das dein Problem geworden wäre, seine Lieferung, und zwar vollständig. „Unterschrift nicht erforderlich“, sagt der Roboter.',
        failure:
          'Du lässt die Zeile EMPFÄNGER leer. „Postbetrug“, befindet der Roboter und pfeift nach dem Inspektor, bevor er beleidigt davonrollt. Der Inspektor hat die ganze Zeit im Unkraut gestanden. Auch er ist eine Maschine, und ihm hat nie jemand das Salutieren beigebracht.',
      },
    ],
  },
  W8: {
    title: 'Die Spätvorstellung',
    intro:
      'Das Kino wirbt noch immer für seine letzte Vorstellung, eine Romanze, seit zweihundert Jahren verlängert. Im Foyer hat jemand die Süßigkeitentheke abgestaubt. Die Registrierkasse ist eine von den patentierten, die sich selbst verriegeln, wenn sie sich erschrecken. Hinter dem Vorhang liegen Decken zwischen den Sitzen, Flaschen, es riecht nach Suppe. Du lauschst, und niemand ist zu Hause. Der Projektor ist warm.',
    options: [
      {
        line: 'Der schreckhaften Kasse gut zureden, bis sie aufgeht',
        success:
          'Du liest das Patentschild, buchst einen Verkauf über nichts und wartest. Die Lade gleitet heraus, als hätte sie nur gefragt werden wollen. Andere haben vor dir gefragt. Was sie übrig gelassen haben, ist deins, und du bist dir nicht zu fein, mit dem Finger durch die Ecken zu fahren.',
        failure:
          'Die Kasse schreit. Ihre Stimme hat sich wunderbar gehalten. Oben auf dem Rang hört das Schnarchen auf, und der Besitzer der Suppe kommt die Treppe herunter, zwei Stufen auf einmal.',
      },
      {
        line: 'Die Sitze durchsuchen, Reihe für Reihe',
        success:
          'Zuerst findest du, was den Leuten in zwei Jahrhunderten heruntergefallen ist, dann, unter Reihe M, den Schatz der Bewohner, in ein Stück Vorhang gerollt. Du bist mit vollen Armen durch den Notausgang, ehe der Film auch nur bis zum Kuss gekommen wäre.',
        failure:
          'Du hast gerade etwas Gutes in der Hand, da geht der Lichtstrahl an. Du füllst die ganze Leinwand, riesengroß, beim Stehlen. Im Dunkeln erhebt sich jemand und beginnt zu applaudieren, langsam, mit etwas aus Metall.',
      },
    ],
  },
  S1: {
    title: 'Mister Keks',
    intro:
      'Der Handel ruht wegen eines Katers. Mister Keks, groß wie ein Schinken und Eigentum der Händlerin Leonie, sitzt oben im Gestänge der Markise, ihre Schlüssel im Maul: Geldkassette, Läden, alles. Die halbe Straße weiß Rat. Ein Kind hat es mit Singen versucht. Wer ihn herunterholt, sagt Leonie, darf sich etwas vom Tisch aussuchen, und sie sagt, dass er beißt.',
    options: [
      {
        line: 'Den Kater Kater sein lassen und handeln',
        success:
          'Für die kleine Kassette gibt es einen Ersatzschlüssel, das reicht für heute. Ihr kauft und verkauft unter der Markise, während über euren Köpfen ein Schwanz hin- und hergeht und den Takt schlägt. Jedes Mal, wenn Leonie einen Preis nennt, hält er inne.',
      },
      {
        line: 'Dem Kater nachklettern',
        success:
          'Du steigst die Regenrinne hinauf und denkst an gar nichts, denn nur so kommt man an einen Kater heran. Er übergibt die Schlüssel, als wäre es sein Einfall gewesen. Leonie macht eine Handbewegung über den Tisch: ein Stück, egal welches. Nein, ihn nicht.',
        failure:
          'Er wartet, bis du beide Hände brauchst. Dann steigt er über dein Gesicht ab wie über eine Leiter und spaziert mit den Schlüsseln nach Hause. Leonie dankt dir, dass du ihn in Bewegung gebracht hast. Du hast jetzt einen Kratzer, nach dem man dich fragen wird.',
      },
    ],
  },
  S2: {
    title: 'Der vierte Mann',
    intro:
      'Drei alte Damen spielen hinter den Ständen Karten, auf einem Sargdeckel: Fern, Opal und Mrs. Vickery, die gibt und die nicht geblinzelt hat, seit du hereingekommen bist. „Setz dich, Kind“, sagt Fern. „Uns ist der vierte Mann abhandengekommen.“ Du siehst auf den Deckel. „Ach wo“, sagt Opal. „Das ist bloß Harold. Harold war der fünfte.“',
    options: [
      {
        line: 'Einkaufen gehen, die Börse im Stiefel',
        success:
          'Du gehst von Stand zu Stand, den Rücken zum Spiel. Hinter dir fallen die Karten, weich wie Motten. „Schade“, sagt Mrs. Vickery, als du alles bezahlt hast und schon fast außer Hörweite bist. „So ein ehrliches Gesicht.“',
      },
      {
        line: 'Dich dazusetzen und den vierten Mann machen',
        success:
          'Du verlierst zweimal klein und machst ein fröhliches Gesicht. Dann hörst du auf zu verlieren. Mrs. Vickery zahlt wortlos und blinzelt, endlich. Als du mit deinem Gewinn an die Stände kommst, wissen die Händler schon Bescheid und reden dich mit einem Titel an.',
        failure:
          'Du hast die besseren Karten. Du hast auch weiterhin die besseren Karten, bis hinunter auf den Boden deiner Börse. „Morgen um dieselbe Zeit?“, fragt Opal und stützt den Ellbogen auf Harold.',
      },
    ],
  },
  S3: {
    title: 'Unter dem Tuch',
    intro:
      'Alle nennen ihn Onkel Lou, und niemand ist sein Neffe. Von vorn verkauft sein Stand Knöpfe. Von der Seite verkauft er andere Dinge; letzte Woche hat er der Krankenschwester ihre eigene Arzttasche verkauft, mit Monogramm. Für dich hebt er das Tuch einen Fingerbreit. „Eisenwaren, Tröstliches, keine Papiere.“ Drüben an der Pumpe schenkt ein Hilfssheriff mit Notizbuch einem Knopf seine ganze Aufmerksamkeit.',
    options: [
      {
        line: 'An den ehrlichen Ständen kaufen',
        success:
          'Du trägst dein Geld dorthin, wo die Preise angeschrieben stehen. Onkel Lou nimmt es nicht krumm. Er tippt sich vor dir an den Hut, dann vor dem Hilfssheriff, und lässt das Tuch fallen.',
      },
      {
        line: 'Mit Onkel Lou hinter die Theke treten',
        success:
          'Hinter dem Tuch ist es ein anderes Geschäft. Schusswaffen und kleine Fläschchen kosten fast nichts, denn nichts haben sie ihn gekostet. Als du wieder herauskommst, steht die Krankenschwester da. Sie sagt kein Wort. Bis zum Abend hat sie es allen gesagt.',
      },
      {
        line: 'Dem Hilfssheriff verraten, was unter dem Tuch liegt',
        success:
          'Er braucht dafür ein Brecheisen und eine Minute. Leute treten vor, holen sich ihre Kessel zurück und geben dir im Vorbeigehen die Hand, und die anderen Stände können dich gar nicht schnell genug bedienen. Onkel Lou geht ohne Widerstand. Nur sieht er an der Ecke einen sehr großen jungen Mann an, und dann dich.',
      },
    ],
  },
  S4: {
    title: 'Keiner hat Wilbur gefragt',
    intro:
      'Der Mann hat sich mitten auf den Markt gesetzt, einen Koffer auf die Knie genommen und den Hut abgesetzt. Wilbur Ames; er sagt es selbst. Dreißig Jahre lang hat er hier die Pumpe in Gang gehalten. Am Montag haben sie ihn entlassen, und jetzt tickt der Koffer. Alle rennen, nur du nicht. „Ich dachte, es will vielleicht einer wissen, warum“, sagt er. „Aber die sind einfach gerannt.“',
    options: [
      {
        line: 'Dich an einem Stand bedienen und rennen',
        success:
          'So schlecht war noch kein Stand bewacht. Du suchst dir etwas aus und bist am letzten Zaun vorbei, als hinter dir alles weiß wird. Wer es überlebt, hat gesehen, wer mit leeren Händen lief und wer nicht, und irgendwo werden sie wieder aufbauen und haben dann etwas zu erzählen.',
      },
      {
        line: 'Dich neben ihn setzen und fragen',
        success:
          'Du sitzt den ganzen Nachmittag da, Schweiß in den Augen, und lässt ihn erzählen: die Pumpe, der Montag, davor seine Frau. Am Ende gibt er dir den Schlüssel selbst. Sie lassen einen Hut für dich herumgehen und machen die Stände wieder auf, diesmal mit Wachen. Und endlich bringt jemand Wilbur eine Tasse Kaffee.',
        failure:
          'Du fragst zuerst das Falsche und siehst, wie es bei ihm ankommt. Die Zeit reicht, um hinter einen Trog zu kommen, nicht weit dahinter. Als du wieder sehen kannst, ist der Markt ein Umriss am Boden, der an den Rändern brennt, und niemand wird je wissen, warum.',
      },
    ],
  },
  S5: {
    title: 'Markttag',
    intro:
      'Es ist Markttag, und alles, was die Leute nicht mehr brauchen, trifft sich mit allem, was sie sich nicht leisten können. Zähne, Radios, eine ausgestopfte Eule, eine Haustür ohne Haus. Cora Bright steht auf einer Kiste zwischen Kisten, die noch keiner geöffnet hat, und ruft Preise aus wie die Namen Ertrunkener. Ellbogen sind im Einsatz. Der Hilfssheriff probiert Hüte an und hat für nichts anderes Augen.',
    options: [
      {
        line: 'Mit allen anderen feilschen',
        success:
          'Du entdeckst deine Ellbogen. Eine Stunde später hast du vier Leuten „Halsabschneider“ ins Gesicht geschrien und es einmal ernst gemeint, und was du hinausträgst, ist nicht mehr ganz das, was du hereingetragen hast.',
      },
      {
        line: 'Etwas stehlen, während der Hilfssheriff sich bewundert',
        success:
          'Der Trick ist, beleidigt auszusehen. Du nimmst das Ding, lässt dir den Preis sagen, schüttelst den Kopf und gehst damit weg, immer noch kopfschüttelnd. Hinter dir möchte der Hilfssheriff wissen, was alle von der Krempe halten.',
        failure:
          '„Dieb“ ist das einzige Wort, über das sich alle Händler einig sind. Sie verlassen ihre Tische, um es dir zu sagen, mit dem Zollstock, mit der Eule. Der Hilfssheriff selbst schleift dich am letzten Karren vorbei hinaus, in einem Hut, der ihm ausgezeichnet steht, und mehr oder weniger zu deiner Rettung.',
      },
      {
        line: 'Cora frische Kisten öffnen lassen',
        success:
          'Cora fegt die alte Ware ohne Wehmut vom Tisch und geht mit dem Brecheisen ans Werk. Stroh fliegt. Was zum Vorschein kommt, hat niemand angefasst, seit es zugenagelt wurde, und für ein einziges Geschäft ist noch Zeit, ehe die Ellbogen da sind.',
      },
    ],
  },
  S6: {
    title: 'Ein gestohlenes Kotelett',
    intro:
      'Vier Jungen und ein ausgewachsener Mann haben einen Hund in die Ecke des Hofs getrieben, und der Mann hat einen Strick. Der Hund hat ein Kotelett gestohlen. Der Hund streitet es nicht ab. Er steht mit dem Rücken zur Wand, den Kopf gesenkt, ein Ohr aufgestellt, und sieht an allen fünfen vorbei zu dir herüber, mit mildem Interesse, als hättest du gesagt, du kämst früher.',
    options: [
      {
        line: 'Der Hund hat von dir gehört und entscheidet sich',
        success:
          'Der Mann dreht sich um, erkennt dich und nimmt den Hut ab; der Strick verschwindet hinter seinem Rücken. Die Jungen werden zu Hause gebraucht. Der Hund kommt angetrabt, frisst auf deinen Stiefeln das Kotelett zu Ende und setzt sich darauf, und damit ist alles gesagt. Auf der Marke am Halsband steht Dogmeat.',
      },
      {
        line: 'Zwischen den Hund und den Strick treten',
        success:
          'Du fasst den Strick und hältst ihn fest, bis der Mann loslässt. Dann sagst du ein paar Dinge über Koteletts und über Männer, und die Leute kommen auf die Stufen heraus, um es zu hören. Als du dich umdrehst, ist der Hund über die Mauer. Dieses Ohr siehst du nicht zum letzten Mal.',
        failure:
          'Der Mann zieht fester, als du gedacht hast, und die Jungen verstehen sich auf Schotter. Zuletzt sitzt du im Hof und hältst das falsche Ende eines Stricks. Aber auf den Hund hat keiner geachtet, und der Hund hat sich seinen Teil gedacht.',
      },
      {
        line: 'Ihm den Rücken kehren und einkaufen gehen',
        success:
          'Es ist nur ein Hund. Das sagst du dir an jedem Stand, und am Ende der Straße ist die Tasche gepackt und alles erledigt. Hinter dir jault jemand auf. Du bist beinahe sicher, dass es der Mann war.',
      },
    ],
  },
  S7: {
    title: 'Starke Rücken',
    intro:
      'Sechs Supermutanten stehen angekettet an der Laderampe, Preise auf die Brust gemalt. Ein Sklavenhändler mit Strohhut, ein Mr. Gadd, geht mit dem Pinsel auf und ab und setzt sie herunter, während der Tag heißer wird. Er kauft auch; er zahlt für alles und jedes einen Irrsinnspreis, um etwas zum Verfüttern zu haben. Die ganz hinten liest schon den ganzen Nachmittag in einem Kochbuch. Sie hält es verkehrt herum.',
    options: [
      {
        line: 'Gadd hält dich für entlaufene Ware',
        success:
          '„Sieben“, zählt Gadd und malt einen Preis in die Luft, etwa dorthin, wo deine Brust ist. Sein Mann kommt die Rampe entlang, eine Schelle in der einen Hand und in der anderen etwas Schwereres. Sechs Köpfe drehen sich, um zu sehen, wie du dich anstellst.',
      },
      {
        line: 'An Gadd verkaufen, solange er Irrsinnspreise zahlt',
        success:
          'Gadd zahlt zu viel, seine Freunde an der Rampe haben reichlich anzubieten, und niemand drängt dich. Du gehst mit schwererer Börse, als du gekommen bist. Die ganz hinten dreht ihr Buch richtig herum, um dir nachzusehen.',
      },
      {
        line: 'Gadd dazu bringen, die Ketten abzunehmen',
        success:
          'Du hebst das Ende der Kette auf und fragst die Menge, wer sie eine Weile tragen möchte. Gadd zählt die Menge, zählt die Mutanten und findet seine Schlüssel. Du hast etwas über Mengen gelernt. Marjorie, die mit dem Kochbuch, verrät dir, wo sie früher ihre Sachen hatte; dann gehst du einkaufen.',
        failure:
          'Es läuft gut, bis Gadd zu lachen anfängt und die Menge, die nur wissen wollte, was sie davon zu halten hat, mit einstimmt. Seine Männer führen dich an den Ellbogen hinaus. Hinter dir nimmt der Pinsel die Arbeit wieder auf, klatsch, klatsch.',
      },
    ],
  },
  S8: {
    title: 'Der Klavierstimmer',
    intro:
      'Sie haben Ezra Holm auf ein Fass gestellt. Er stimmt Klaviere; zwei gibt es im Bezirk, und neun Jahre lang hat er beide jeden Monat gestimmt. Am Sonntag fiel jemandem auf, dass er nie einen Ton verfehlt. Jetzt ist da ein Strick, und ein Metzger hat sich erboten, in ihn hineinzusehen und die Sache zu klären. „Ich hatte einen guten Lehrer“, sagt Ezra. Er sagt es immer wieder.',
    options: [
      {
        line: 'Jemand in der Menge zeigt stattdessen auf dich',
        success:
          'Eine Frau, die schon lange auf deine Hände starrt, fängt an zu schreien. Den ganzen Morgen haben sie Steine für einen Echten bereitgehalten, und da bist du. Du rennst, und ein Teil der Steine hält mit. Für eine kleine Weile sieht wenigstens niemand zum Fass hin.',
      },
      {
        line: 'Einkaufen, solange die Straße leer ist',
        success:
          'Die Händler bedienen dich mit abgewandtem Kopf. Du könntest jeden von ihnen ausrauben, und sie würden nur fragen, was jetzt gerade passiert. Du zahlst, du verkaufst, niemand widerspricht. Leichter hast du noch nie gehandelt, und du bringst es hinter dich.',
      },
      {
        line: 'Um sein Leben reden',
        success:
          'Du bittest den Metzger, einen zu nennen, dem das Öffnen bekommen ist. Du fragst, wer die Klaviere stimmen soll. Du redest, bis sie zu gelangweilt sind, um jemanden zu hängen; sie lassen ihn herunter und hassen dich. Ezra flüstert etwas von einem Stand ohne Schild. Du kaufst, was du brauchst, zwischen lauter Rücken.',
        failure:
          'Du redest gut. Das ist es ja; so sicher, sagt der Metzger, war noch kein ehrlicher Mensch. Das Fass kippt, mitten in einem deiner Sätze. Danach sehen die Leute auf ihre Schuhe, und manche auf deine.',
      },
    ],
  },
} satisfies Stories
