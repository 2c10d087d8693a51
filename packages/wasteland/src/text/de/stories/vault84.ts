import type { Stories } from '../../story.ts'

/** Cards 067 to 081: the way to Vault 84, its electors, and the day they count. */
export const storyVault84 = {
  '067': {
    title: 'Vault-Gerüchte',
    intro:
      'Auf der Theke steht eine Dose Pfirsiche, und auf dem Deckel ist das letzte Frühjahr eingestanzt. Seit zweihundert Jahren hat niemand mehr Pfirsiche eingemacht. Ein Herumtreiber hat sie gegen Stiefel getauscht und keinen Namen hinterlassen. Seither redet man von einem Vault mit einer 84 auf der Tür, in dem noch Licht brennt, und von Leuten, die ihn suchen gingen. Manche von ihnen haben Pfirsiche. Manche sind nicht wiedergekommen.',
    options: [
      {
        line: 'Einen Menschen töten und seine Taschen durchsuchen',
        success:
          'Unter den Messern und den Fusseln liegt ein Pfirsichkern, in ein Gedicht gewickelt. Das Gedicht ist schlecht, und es ist datiert auf letzte Woche. Da unten lebt also jemand, ist einsam und kann nicht reimen. Hier oben weißt das nur du.',
      },
      {
        line: 'In einer Siedlung für eine klare Auskunft zahlen',
        success:
          'Für deine Kronkorken gibt es eine Skizze und einen Satz. Die Tür gibt es wirklich, sie ist zu, und noch kein Klopfen wurde je beantwortet. „Ein Grab“, sagt der Verkäufer, „voll bis oben mit allem, worauf sie gesessen haben, bis sie tot waren.“ Du behältst die Skizze und den Gedanken dazu.',
      },
    ],
  },
  '068': {
    title: 'Lebenszeichen',
    intro:
      'Vault 84 ist bewohnt. An einem Lüftungsschacht hat man Wäsche gesehen. Spät in der Nacht, ganz unten auf der Skala, liest ein Mann mit Schnupfen den Speiseplan vor und danach die Namen derer, die im Korridor gerannt sind. Dass es ein Draußen gibt, wissen sie. Sie haben sich eine Meinung darüber gebildet. Was ihnen noch fehlt, ist ein Grund, die Tür aufzumachen.',
    options: [
      {
        line: 'Dem Mann am Funk aus einer Siedlung antworten',
        success:
          'Du fragst ihn, was es zu den Möhren gibt. Es knistert lange. Dann fragt er, was man denn empfehlen würde. Am Morgen weißt du sehr viel über Vault 84, die Tür wird aufgehen, wenn du kommst, und es hat sich dort herumgesprochen, dass oben jemand kochen kann.',
        failure:
          'Du findest die Frequenz, aber nicht den Schalter, mit dem man dich hört. Der Mann mit dem Schnupfen liest bis zum letzten Nachtisch, schnäuzt sich und meldet sich ab.',
      },
      {
        line: 'Mit einem Begleiter vor die Tür von Vault 84 treten',
        success:
          'Das gläserne Auge über der Tür wandert von dir zu dem, was du mitgebracht hast. Besucher, die allein kommen, sagt das Gitter, sind meistens der Grund für die Tür. Aber du hast außer dir selbst noch etwas anderes am Leben erhalten. Es fragt, wie du das gemacht hast, und lässt dich ausreden. Ein Riegel gleitet zurück.',
      },
    ],
  },
  '069': {
    title: 'Knack das Ding!',
    intro:
      'Alle sind sich einig, dass Vault 84 ein Grab ist, und alle hatten einen Vetter, der beinahe hineingekommen wäre: mit einem Laster, mit einer Mine, durch Gebet. Der Stahl ist einen Meter dick. Die Vettern liegen davor begraben, im Halbkreis, wie ein Publikum. Bleiben zwei Denkschulen. Die eine sagt: Muskeln. Die andere sagt, das alte Schneidgerät steht noch in der Red-Rocket-Station, unter einem Laken.',
    options: [
      {
        line: 'Die Tür von Vault 84 von Hand aufstemmen',
        success:
          'Ein Vetter hat mit dem Laster immerhin den Rand verbogen. Du setzt in der Beule eine Schiene an und lehnst dich den größten Teil des Tages dagegen. Etwas gibt nach, und du bist es nicht. Durch den Spalt kommen Lampenlicht, ein Geruch nach Bohnerwachs und eine sehr junge Stimme, die „Halt“ sagt.',
        failure: 'Die Schiene biegt sich. Dein Rücken vertritt eine klare Meinung. Die Tür hat nichts davon bemerkt.',
      },
      {
        line: 'In der Red-Rocket-Station das Schneidgerät in Gang bringen',
        success:
          'Aus drei Brennern machst du einen. Die Druckanzeige rät, aber die Flamme kommt blau und bleibt. Unter dem Laken hat jemand eine Zeichnung der Tür liegen lassen, mit einem Kreuz an der Stelle, wo der Stahl dünn ist. Jetzt wird sie aufgehen. Du denkst darüber nach, was nach dem Aufgehen kommt.',
        failure:
          'Der Brenner zündet, hustet und geht mit einem Geruch nach versengtem Haar wieder aus. Die Anleitung gehört zu einem anderen Modell. Dem Umriss an der Wand nach hatte dein Vorgänger dieselbe.',
      },
    ],
  },
  '070': {
    title: 'Doreens Übung',
    intro:
      'Es war kein Grab. Hinter der aufgebrochenen Tür stehen zwei Dutzend Leute in Blau und Gelb, mit sehr alten Gewehren und sehr sauberen Kragen. Sie haben das mit den Kindern geübt. Vorn steht Doreen Askew, die Sicherheitsbeauftragte, die Augen geschlossen, denn so war es in der Übung. Von hinten möchte jemand wissen, ob du wegen der Wahl kommst.',
    options: [
      {
        line: 'Die Waffe niederlegen und um Verzeihung bitten',
        success:
          'Du entschuldigst dich für die Tür. In Vault 84 hat sich seit dem Streit um die Sitzordnung niemand mehr entschuldigt. Doreen öffnet ein Auge. Der alte Aufseher ist gestorben, sagt sie, es wird gewählt, und dass es jemand von hier sein muss, steht nicht in den Regeln. „Möchten Sie vielleicht ein paar Leute kennenlernen?“',
        failure:
          'Du verlangst ihren Anführer zu sprechen. In der Übung war dies das Signal. Zwei Dutzend Gewehre gehen los, vorwiegend in die Decke. Du gehst durch das Loch, das du gemacht hast, und hast jetzt selbst ein, zwei neue.',
      },
      {
        line: 'Rückwärts hinausgehen, die Handflächen nach oben',
        success:
          'Du nickst auf dem Weg allen zu. Hinter dir beginnt eine Diskussion, ob das als Sieg zählt und wer ausfegt. Das Loch ist noch da, und sie sind es auch.',
      },
    ],
  },
  '071': {
    title: 'Das Empfangskomitee',
    intro:
      'Die Tür rollt zur Seite, auf Lagern, die jemand zweihundert Jahre lang jeden Freitag geschmiert hat. Es gibt eine Papiergirlande, eine Bowle und eine Reihe von Leuten, die dir die Hand geben wollen. Doreen Askew, die Sicherheitsbeauftragte, steckt dir eine Karte an, auf der GAST steht, und tritt zurück, um zu sehen, ob du beißt. „Sie kommen genau richtig“, sagt sie. „Wir wählen einen Aufseher.“',
    options: [
      {
        line: 'Hineingehen und die Wähler kennenlernen',
        success:
          'Du schüttelst sehr viele trockene Hände. Auch Auswärtige dürfen antreten, erfährst du, weil die Gründer nie daran gedacht haben, es zu verbieten. Bei der Bowle lassen dich ein paar von ihnen wissen, einer nach dem anderen und ohne die Lippen zu bewegen, wo man sie allein antrifft.',
      },
      {
        line: 'Vorläufig auf der Schwelle bleiben',
        success:
          'Du sagst, du hast noch etwas auf dem Herd. Sie nicken; von Herden verstehen sie etwas. Die Tür rollt zu, wenn auch nicht ganz, und durch den Spalt hörst du, wie sie über deine Schuhe reden.',
      },
    ],
  },
  '072': {
    title: 'Das Armband seiner Frau',
    intro:
      'Milton Fisk repariert die Armcomputer und hat keinen Satz mehr beendet, seit seine Frau tot ist. Auf seiner Werkbank liegt ein Pip-Boy, doppelt und dreifach instand gesetzt, innen im Armband ihre Initialen. Den gäbe er vielleicht her. Oder er gäbe für die Wahl seinen Namen her, wenn jemand herausfände, was mit dem anderen nicht stimmt, dem letzten, den sie gebaut hat. „Er summt“, sagt er, „und er will nicht.“',
    options: [
      {
        line: 'Ihn um den Pip-Boy auf der Werkbank bitten',
        success:
          'Er schnallt ihn dir selbst um und dreht das Armband so, dass die Initialen innen liegen. Das war sein Gefallen; seine Stimme bekommt jemand, der sich auf Toaster versteht. Der kleine Bildschirm leuchtet auf und wünscht dir einen guten Morgen, unter einem anderen Namen.',
      },
      {
        line: 'Den Fehler im letzten suchen, den sie gebaut hat',
        success:
          'Es gibt keinen Fehler. Sie hat ihn so verdrahtet, dass er nach Hause kommen und sie fragen müsste. Du zeigst ihm, wo. Er schweigt eine ganze Weile. Dann schreibt er dir eine Fürsprache, vollständig, mit beider Namen.',
        failure:
          'Du findest den Wackelkontakt, und der war es nicht. Ein blauer Funke, ein Geruch nach Bakelit, und das Summen hört auf. Er dankt dir, und er meint es, und hält dir die Tür auf.',
      },
    ],
  },
  '073': {
    title: 'Die Kälterunde',
    intro:
      'Trainer Rex Ballard leitet die Morgengymnastik für alle Altersstufen; er hat sie auch mit Lungenentzündung geleitet. Als Einziger in Vault 84 ist er je zur Tür hinaus: nach Vault 109 und zurück, der Letzte von neun. Er erzählt es jedem, der fragt, und keiner fragt. Oder aber er setzt sich bei der Wahl für dich ein, wenn du im Kühlraum neben ihm durchhältst, bis er Halt sagt.',
    options: [
      {
        line: 'Ihn fragen, was in Vault 109 geschah',
        success:
          'Er erzählt es in bequemer Haltung, die Hände im Rücken. Supermutanten in jedem Korridor und hinter ihnen, auf dem Ständer, eine von den guten Rüstungen, wie ein zehnter Mann, der beschlossen hat zu warten. Du erfährst, was die neun falsch gemacht haben. Danach ist ihm nicht mehr nach Wahlen zumute.',
      },
      {
        line: 'Im Kühlraum neben ihm die Runden laufen',
        success:
          'Zu deinen Füßen hast du keine Verbindung mehr, aber sie laufen noch, als er Halt sagt. Er gibt dir ein Handtuch und seine Fürsprache. Dann dreht er sich weg, um zu husten, wo die Klasse es nicht sieht.',
        failure:
          'Die Rundenglocke klingt noch nach, da knicken dir die Beine ein. „Das ist keine Schande“, sagt er in dem Ton, den er für die unter Siebenjährigen hat. Seinen Namen bekommst du nicht.',
      },
    ],
  },
  '074': {
    title: 'Die Seite der Gründer',
    intro:
      'Prudence Poole, Archivarin, hat die Charta von Vault 84 ganz gelesen und wünschte, sie hätte es gelassen. Die Wahl ist ein Experiment. Um den Sieger ging es nie. Die Gründer wollten sehen, was die Leute mit dem machen, der Letzter wird. Sie trägt die Seite in ihrer Strickjacke. Sie wünscht sich jemanden, der am Tag der Wahl damit aufsteht. Oder sie wählt, wenn du sie überreden kannst, wie alle anderen.',
    options: [
      {
        line: 'Die Seite nehmen und für den Wahltag verwahren',
        success:
          'Du liest sie zweimal, und dann setzt du dich. Sie sieht dir zu, wie du begreifst. Dann atmet sie aus, zum ersten Mal, seit sie dreißig war, und gibt dir die Seite. Wenn sie auszählen, wird jemand etwas zu sagen haben.',
      },
      {
        line: 'Es ihr ausreden und sie auf deine Seite ziehen',
        success:
          'Die Leute brauchen ihre Wahl, sagst du ihr, und der Ofen ist sowieso heiß. Sie legt die Seite selbst hinein. Dein Name steht auf ihrem Stimmzettel, bevor die Asche kalt ist, und ihre Hand zittert kaum.',
        failure:
          'Du bist überzeugend, und sie ist schon besser belogen worden. Sie knöpft die Strickjacke über der Seite zu und schließt den Lesesaal ab. „Sie geht mit mir ins Grab“, sagt sie, „ordentlich verschlagwortet.“',
      },
    ],
  },
  '075': {
    title: 'Lager und Nachschub',
    intro:
      'Bud Tillery, Quartiermeister, trägt jede Kiste in Vault 84 die Treppen hinauf und hinunter, seit der Aufzug ausgefallen ist, und seine Knie klingen wie ein Kiesweg. Er unterhält ein geheimes Konto bei den Händlern draußen, vermittels eines Luftschachts und eines Jungen namens Chester. Er kann dir etwas bestellen. Oder er kann dir seine Stimme geben. Die gäbe er jedem, der ihm diesen Generator abnimmt.',
    options: [
      {
        line: 'Ihn draußen etwas für dich bestellen lassen',
        success:
          'Er hakt es auf der Liste der Händler ab, verbucht es unter Glühbirnen und lässt es dir von Chester durchs Gitter reichen, ehe du deinen Tee ausgetrunken hast. Geht aufs Haus. Aber Kundschaft kann er natürlich schlecht wählen.',
      },
      {
        line: 'Den Generator für ihn die Treppe hinauftragen',
        success:
          'Du setzt kein einziges Mal ab, nicht einmal auf dem Absatz, wo es alle tun. Bud kommt hinterher, für alle Fälle mit ausgestreckter Hand. Oben gibt er dir seine Fürsprache und fragt, ein wenig schüchtern, ob du vielleicht noch eine Minute für das Klavier hättest.',
        failure:
          'Auf dem Absatz entgleitet er dir und kommt unten zur Ruhe, auf seinem Teegeschirr. Reden wir nicht mehr davon, sagt Bud. Bud wird ganz bestimmt davon reden.',
      },
    ],
  },
  '076': {
    title: 'Horaces Glas',
    intro:
      'Horace Quimby ist neun und sammelt Kronkorken in einem Glas. Er hat keine Ahnung. Hier unten hat keiner eine. Er weiß von jedem Einzelnen, wo er gefunden wurde und welche Geschwister sind. Seine Großmutter Lucille hat eine Stimme und ist der Ansicht, man erkennt die Leute daran, wie sie zu Horace sind. Sie sitzt nebenan mit ihrem Strickzeug, und die Tür ist angelehnt.',
    options: [
      {
        line: 'Kronkorken für altmodisch erklären und das Glas nehmen',
        success:
          'Er gibt es dir mit dem tapferen Gesicht eines Jungen, der soeben für etwas zu groß geworden ist. Klimpernd gehst du davon. In der Tür fragt eine Großmutter, was da so hübsch klingt, und du siehst ihre Stimme ebenfalls davongehen.',
      },
      {
        line: 'Von deinen Kronkorken welche ins Glas legen',
        success:
          'Er gibt jedem einen Namen, während er fällt. Am Abend kommt eine Fürsprache unter deiner Tür durch, ganz klein gefaltet, mit einem Keks. „Für Freundlichkeit“, hat Lucille geschrieben. Du versuchst, nicht auszurechnen, was sie gekostet hat.',
      },
    ],
  },
  '077': {
    title: 'Die Nachtwache am Funk',
    intro:
      'Agnes Loomis hält seit elf Jahren die Nachtwache am Funk und hat nie etwas gehört als Rauschen, bis zu diesem Winter. Jetzt ist unter dem Rauschen ein Puls. Er kommt aus Vault 109, wo niemand wohnt. Der Ausschuss hat ihr geraten, ihre Ohren zu schonen. Sie hält dir den zweiten Kopfhörer hin, nicht sehr weit, wie jemand, der es gewohnt ist, dass man ablehnt.',
    options: [
      {
        line: 'Dich hinsetzen und ihr beim Aufschreiben helfen',
        success:
          'Ihr sitzt bis zum Morgen und schreibt es in Punkten mit. „Eine Maschine hätte nicht die Geduld“, sagt Agnes. Ein Teil davon, hat sie bemerkt, erreicht sie über die Protectrons auf den Straßen. Sie gibt dir ihre Aufzeichnungen und ihren besten Bleistift. Über eine Stimme zu reden, darauf kommt keiner von euch.',
      },
      {
        line: 'Dem Ausschuss beweisen, dass sie es hört',
        success:
          'Du hebst den Finger, kurz bevor die Nadel springt, und noch einmal, und noch einmal, während der ganze Ausschuss auf die Skala starrt. Agnes nimmt den Kopfhörer ab und sieht ihnen ins Gesicht, einem nach dem anderen. Du hast ihren Namen. Vielleicht hast du etwas ins Rollen gebracht.',
        failure:
          'Du hebst den Finger, und nichts kommt. Du hebst ihn noch einmal. Der Ausschuss macht sich eine Notiz über euch beide. Das ist schon in Ordnung so, sagt Agnes und blickt nicht auf.',
      },
    ],
  },
  '078': {
    title: 'Sprechstunde',
    intro:
      'Dr. Eunice Halloran hat einen vollen Schrank, eine saubere Liege und in ganz Vault 84 niemanden, der jemals krank ist. Sie sieht dich an wie andere einen Braten. Mit Freuden würde sie dich von Kopf bis Fuß in Ordnung bringen, nur der Übung halber. Aber sie ist auch eine Spielerin, hat niemanden zum Spielen, und zum Setzen bleibt ihr nur noch ihre Stimme. Die Karten liegen in der Schublade bei den Tupfern.',
    options: [
      {
        line: 'Dich auf die Liege legen und sie machen lassen',
        success:
          'Es dauert den ganzen Nachmittag, und sie summt dabei. Als du aufstehst, tut nichts weh, und das ist beunruhigend. Lange wäscht sie sich die Hände. Dann bittet sie dich, in einem anderen Ton, um etwas: Du möchtest in Vault 109 nach einem Kollegen sehen und nach seinen Patienten.',
      },
      {
        line: 'Mit ihr um ihre Stimme Karten ziehen',
        success:
          'Sie zieht die Neun. Du ziehst die Herzdame, mit einem Kaffeerand darauf. Sie lacht wie eine viel jüngere Frau und begleicht ihre Schuld in Tinte.',
        failure:
          'Du ziehst die Vier. Sie zieht die Herzdame, mit einem Kaffeerand darauf, und das sichtlich seit Jahren. „Für Glücklose“, sagt sie, „ist die Sprechstunde heute früher zu Ende.“',
      },
    ],
  },
  '079': {
    title: 'Die Hobbs-Zwillinge',
    intro:
      'Stanley und Hazel Hobbs sind achtzehn und haben zusammen eine Stimme, eine Maßnahme seit der Sache mit der Turnhalle. Sie sind der gesamte Sprengverein von Vault 84. Sie haben eine Zeichnung, die sie gern jemandem zeigen möchten, der schon einmal draußen war. Sie haben auch etwas auf der Werkbank, und Stanley redet darüber mit ausholenden Armen. Hazel hört nicht mehr zu. Sie behält die Kante der Werkbank im Auge.',
    options: [
      {
        line: 'Die Zeichnung genau ansehen',
        success:
          'Sie geht über drei Blätter und einen Teil der Wand: ein Werfer, eine sehr kleine Bombe, ein sehr großer Kreis und eine Regalnummer in Vault 109. Alles maßstäblich. Du fragst sie, woher sie das wissen. „Wir haben uns den Katalog schicken lassen“, sagt Hazel. Sie wählen niemanden; der Verein steht über der Politik.',
      },
      {
        line: 'Auffangen, was Stanley von der Werkbank stößt',
        success:
          'Du wirfst dich der Länge nach über die Werkbank und bekommst zwei Finger darunter, einen Zoll über den Fliesen. Hazel steckt den Stift zurück. Sie geben dir ihre Fürsprache auf der Stelle, bevor noch etwas passieren kann.',
        failure:
          'Du fängst es. Herunter fällt das andere. Der Knall ist klein und der Rauch größtenteils rosa, aber der Verein hat sein Vereinslokal verloren und du den Verein.',
      },
    ],
  },
  '080': {
    title: 'Tag der Auszählung',
    intro:
      'Ganz Vault 84 ist im Speisesaal, im guten Kragen. Die Wahlurne ist ein Brotkasten. Doreen Askew verliest jede Fürsprache, langsam, auch für die Letzten hinten, und bei jedem Namen wird geklatscht. Es ist ein warmes, gleichmäßiges Klatschen. Du hörst es schon eine ganze Weile, ehe du merkst, dass mehrere von ihnen Besenstiele in der Hand haben.',
    options: [
      {
        line: 'Die Fürsprachen werden gezählt',
        success:
          'Wer in diesem Saal die meisten Namen hat, wird auf einem Stuhl herumgetragen und erfährt, was ein Aufseher erfährt. Bei Gleichstand wird geteilt, und jeder erfährt die Hälfte. Und wer hinten liegt, wird zur Tür geleitet, zwischen den Besenstielen hindurch. Hat keiner einen Namen vorzuweisen, gibt es nur Bowle.',
      },
    ],
  },
  '081': {
    title: 'Zur Geschäftsordnung',
    intro:
      'Der Speisesaal von Vault 84 ist voll, und der Brotkasten mit den Stimmzetteln auch. Doreen Askew hat sich geräuspert. Da steht jemand auf, in der Hand die Seite aus der Charta, die nie verlesen werden sollte, und es wird so still, dass man die Lampen hört. Bei der Wahl ging es nicht um den Sieger. Da steht, was man von ihnen erwartet hat: was sie mit dem Verlierer machen.',
    options: [
      {
        line: 'Die Seite der Gründer wird bis zum Ende verlesen',
        success:
          'Gezählt wird nichts mehr. Die Stimmzettel kommen in den Ofen und danach die Besenstiele. Wer diese Seite verwahrt hat, auf den wird der Vault von jetzt an hören. Auch die anderen Gäste im Saal erfahren das eine oder andere, bei kalter Bowle, von Leuten, die der Geheimnisse müde sind.',
      },
    ],
  },
} satisfies Stories
