import type { Stories } from '../../story.ts'

/** 101 to 106: lights over HWY 74. 107 to 111: the airship Steadfast. */
export const storySky = {
  '101': {
    title: 'Ich sage nicht, dass es Aliens waren …',
    intro:
      'Der Witwe Hofmann kam am Montag ein Brahmin abhanden, und am Donnerstag bekam sie es wieder, rasiert. Seither sind nachts Lichter über dem Highway 74, in Reihen, als würde jemand einparken. Ihr Knecht Purvis ist die Straße hinaufgegangen, um sich zu beschweren. Er kam lächelnd zurück, warm wie ein Ofen, und ist in die Scheune gezogen. Sie hätte gern, dass jemand die Straße hinaufgeht oder in die Scheune; was von beidem, ist ihr gleich.',
    options: [
      {
        line: 'Es in der Scheune der Hofmann-Farm mit Purvis aufnehmen',
        success:
          'Purvis geht zu Boden und lächelt weiter, denn das Lächeln war nie an etwas festgemacht. Unter dem Gesicht ist noch eins, klein und grau und sichtlich beleidigt. Die Witwe betrachtet es lange. „Das“, sagt sie, „ist nicht aus Ohio.“ Im Stroh liegt, was es zusammengetragen hat. Ein Stück davon darfst du nehmen.',
        failure:
          'Purvis legt dir eine heiße Hand auf die Brust und erklärt freundlich, dass es ihm gut geht. Du verlässt die Scheune rückwärts und dampfst. Er pfeift weiter.',
      },
      {
        line: 'Den Lichtern über dem Highway 74 Zeichen geben',
        success:
          'Lang, kurz, lang. Die Lichter bleiben stehen. Eines wiederholt dein Zeichen, mit einer kleinen Berichtigung. Dann ist die Straße unter dir und wird kleiner, und du verstehst etwas, das dir da unten niemand glauben würde.',
        failure:
          'Die Lichter nehmen keine Notiz. Ein kaputter Funkmast blinkt ebenfalls, und seine Gesellschaft scheint ihnen lieber zu sein.',
      },
    ],
  },
  '102': {
    title: '… aber es waren Aliens',
    intro:
      'Das Ding liegt im Kartoffelkeller der Witwe Hofmann unter einem Tischtuch. Es hat lange Finger, keine Ohren und den Gesichtsausdruck eines Kunden, den man warten lässt. Sie will es loswerden, bevor die Kartoffeln kippen. Ein Mann, der sich Professor Lomax nennt, würde eine Zeltschau daraus machen, wenn man nur irgendeine Stadt dazu brächte, die Geschichte zu glauben. Ein Mann, der sich gar nicht nennt, würde es in ein Loch legen, für Geld, da draußen, wo keiner gräbt.',
    options: [
      {
        line: 'In Professor Lomax’ Zelt eine Siedlung davon überzeugen',
        success:
          'Bei Einbruch der Nacht steht eine Schlange um das Zelt, und um Mitternacht bringt es das Radio, mit deinem Namen, richtig ausgesprochen. Kinder malen es an die Wände. Weit oben und weit weg schreibt ein Funkoffizier mit sehr guten Geräten den Ort auf, unterstreicht ihn und geht den Commander wecken.',
      },
      {
        line: 'In den schlimmsten Ruinen ein tiefes Grab bezahlen',
        success:
          'Die Männer mit den Spaten sind flink und ordentlich und bringen ihren eigenen Kalk mit. Niemand fragt, was es ist. Einer fragt, für wen es gearbeitet hat. Als der Boden wieder eben ist, tippt der Vorarbeiter sich an den Hut. Du schuldest nichts, sagt er. Man kennt sich jetzt nur.',
      },
    ],
  },
  '103': {
    title: 'Das Zelt des Professors',
    intro:
      '„Nur hereinspaziert, Vorsicht, Spannseile.“ Professor Lomax hat keine Universität und eine gute Weste, und heute Abend steht sein Zelt quer auf dem Markt. Auf der Bühne ist ein Tisch mit einem Laken darüber und unter dem Laken nichts. Die Leute haben dafür bezahlt, zu hören, was vom Himmel fiel. Lomax schwitzt, ihm sind die Eigenschaftswörter ausgegangen, und er hat dich hereinkommen sehen.',
    options: [
      {
        line: 'Ihn schwitzen lassen und einkaufen gehen',
        success:
          'Hinter dir fängt die Menge zu stampfen an. Die Hälfte der Händler sitzt im Zelt, und die andere Hälfte säße gern darin, also steht keiner neben dir, während du dich umsiehst. Der Professor findet schon eine andere Stadt. Er findet immer eine andere Stadt.',
      },
      {
        line: 'Auf die Bühne steigen und von der Farm erzählen',
        success:
          'Du erzählst es schmucklos, so wie es war, bis hin zu dem Lächeln. Niemand lacht. Eine alte Frau ganz hinten sagt, sie hat die Lichter auch gesehen, und dann haben es alle. Lomax lässt den Hut herumgehen und gibt dir deinen Anteil, was ihm gar nicht ähnlich sieht.',
        failure:
          'Du kommst bis zu dem rasierten Brahmin. Jemand muht. Dann muht das ganze Zelt, und du beschließt den Abend draußen, mit einer Rübe im Kragen. Lomax zieht vor Tagesanbruch weiter, zu einem besseren Publikum.',
      },
    ],
  },
  '104': {
    title: 'Das Mutterschiff',
    intro:
      'Es ist sauber hier drin, und es summt in einer Tonart, bei der sich die Zähne von ihrer besten Seite zeigen. Kleine graue Leute gehen mit Tabletts vorbei. Ihr Steward ist ein Mann namens Merle, in der Woche vor den Bomben von einer Tankstelle geholt; in seiner Nähe wird einem heiß, und er ist stolz auf die Uniform. Niemand geht von Bord, sagt er, ohne den Kapitän. Durch den Boden sieht man das ganze Ödland. Von hier oben wirkt es beinahe gepflegt.',
    options: [
      {
        line: 'Merle überwältigen und die Steuerung begreifen',
        success:
          'Merle fällt auf seinem Posten. Die Steuerung besteht aus ein paar Dellen und einer Schale Wasser, und sobald man kein Lenkrad mehr sucht, leuchtet sie ein. Du hältst auf den Boden zu und steigst aus, wo er weich aussieht. Das Schiff steigt nicht aus. Das wird man hundert Meilen weit gesehen haben.',
        failure:
          'Merle ist stärker, als er aussieht, oder das Schiff ist schlauer; jedenfalls liegst du wieder auf dem Boden. Die grauen Leute gehen mit ihren Tabletts um dich herum. Was sie bisher auch von dir gehalten haben, jetzt halten sie weniger davon.',
      },
      {
        line: 'Auf den Kapitän einreden, bis er dich gehen lässt',
        success:
          'Der Kapitän ist von sehr weit gekommen, um zu fragen, wozu die Bomben waren. Du hast mehrere Antworten versucht. Bei der letzten, dass sich niemand erinnert, muss er sich setzen. Er sagt dir dafür auch etwas, tätschelt dir mit zu vielen Gelenken die Hand und setzt dich ab, wo immer du willst.',
        failure:
          'Du beginnst mit dem Wetter. In ihrer Sprache sagt man so etwas offenbar über jemandes Mutter. Der Kapitän zieht sich zurück, um sich zu fassen.',
      },
    ],
  },
  '105': {
    title: 'Ein Licht von oben',
    intro:
      'Alle Schatten um dich herum schwenken ein und zeigen senkrecht nach unten. Das Licht über dir macht kein Geräusch. An deinem Knie steigt eine Blechdose vorbei, dann ein Zaunpfahl, dann eine rudernde Maulwurfsratte. Deine Stiefel fühlen sich an wie die eines anderen. In Reichweite steht ein Mauerrest, und dann ist da noch die Frage, wie gern du eigentlich bleiben willst.',
    options: [
      {
        line: 'Dich an die Mauer klammern, bis es das Interesse verliert',
        success:
          'Du hältst dich fest mit allem, was sich biegt. Endlich geht das Licht aus wie bei Ladenschluss, und was es mitgenommen hatte, kommt rings um dich herunter: Gepäck, Geschirr, eine Küche so gut wie komplett. Du bedienst dich. Die Maulwurfsratte landet auf den Füßen.',
        failure:
          'Die Mauer hält. Deine Finger nicht. An den kaputten Dächern und den Krähen vorbei steigst du auf, einer runden hellen Tür entgegen, wo ein Mann mit Stewardmütze fragt, ob du eine angenehme Reise hattest.',
      },
      {
        line: 'Loslassen und sehen, wohin es führt',
        success:
          'Du lässt los. So leicht ist dir seit Jahren nichts gefallen. Der Boden gibt dich ohne Widerrede her. Oben ist eine runde Tür, und jemand hat daran gedacht, eine Matte hinzulegen. Du trittst dir die Füße ab.',
      },
    ],
  },
  '106': {
    title: 'Innen noch warm',
    intro:
      'Die Furche ist lang wie eine Straße und endet in einer Schüssel aus Glas. In der Schüssel liegt etwas Rundes, Silbernes, zerknautscht wie ein fallen gelassener Kuchen, und tickt beim Abkühlen. Durch einen Riss im Rumpf sieht man ein Gestell und auf dem Gestell eine kleine, hübsche, offenkundig schreckliche Pistole. Über dem Riss flimmert die Luft. Rundherum liegt, was hinausgeschleudert wurde.',
    options: [
      {
        line: 'Durch den glühenden Riss nach der Pistole greifen',
        success:
          'Als der Ärmel Feuer fängt, hörst du auf zu denken. Dann schließt sich deine Hand darum, und du setzt dich hart auf den Boden, das Ding im Schoß: leicht wie ein Spielzeug, für keine Hand gemacht, die du kennst, und es schnurrt. Hinter dir seufzt das Schiff und fällt in sich zusammen.',
        failure:
          'Du bist bis zum Ellbogen drin. Das Licht dort zeigt dir deine eigenen Knochen, die du lieber auf Treu und Glauben hingenommen hättest. Als du wieder sehen kannst, ist das Gestell zerlaufen, samt Pistole, und der Rumpf eine Pfütze unten in der Schüssel.',
      },
      {
        line: 'Durchsehen, was hinausgeschleudert wurde',
        success:
          'Uhren, Stiefel, eine Posaune, irgendjemandes Diplom: der ganze geduldig gehortete Schatz von Leuten, die von allem eins haben wollten. Du nimmst, was noch funktioniert. Hinter dir tickt der Rumpf weiter. Er wird noch eine Weile heiß sein.',
      },
    ],
  },
  '107': {
    title: 'Ein Luftschiff der Bruderschaft',
    intro:
      'Erst kommt der Schatten, dann der Lautsprecher. Das Luftschiff Steadfast ist hier, um jede Maschine in Verwahrung zu nehmen, die für die Öffentlichkeit zu gefährlich ist, und welche das sind, entscheidet es selbst. Commander Ottoline Gage spricht die Durchsagen um ein Stück Lakritz herum. Ihr Schiff folgt dem größten Roboter, den es hören kann. Ihr Quartiermeister, der das alles schon kennt, lässt beim Rauchen eine Seitenluke offen.',
    options: [
      {
        line: 'Einen Roboter zerstören, bevor Commander Gage ihn bekommt',
        success:
          'Es dauert nicht lange, da kommt eine Strickleiter herunter, mit einer Offizierin am Ende. Sie betrachtet das Wrack, dann dich, und macht sich eine Notiz. Du hast der Bruderschaft Munition gespart, und das versteht sie als Antrag. Am Abend hat man dir die Werkstatt gezeigt und gefragt, wie du sie findest.',
      },
      {
        line: 'An Bord gehen und in einer Rüstung hinausspazieren',
        success:
          'Du salutierst vor den Richtigen, kletterst an den Falschen vorbei und schlenderst die Gangway hinunter, im feinsten Anzug, den du je gestohlen hast. Niemand hält ihn auf, denn so einen hält man nicht auf. Als du hinter dem zweiten Hügel bist, beginnt der Alarm. Er hört nicht mehr auf.',
        failure:
          'Du kommst bis zur inneren Luke, wo sie die Losung des Tages hören wollen. Deine ist es nicht. Man setzt dich höflich ab, aus geringer Höhe.',
      },
    ],
  },
  '108': {
    title: 'Forschung und Entwicklung',
    intro:
      'Der Schriftgelehrte Fennimore Dobbs hat eine Rüstung in Einzelteilen auf der Werkbank und das Gesicht eines Mannes, dem der Kuchen nicht aufgegangen ist. Ihr fehlt ein Energiekern. Ein Wachbot hat einen, in der Brust, hinter den Geschützen. Geld täte es auch; es gibt Leute, die so etwas verkaufen, und dem Commander würde er lieber nicht sagen, wer. Unterdessen hält die Steadfast auf die schlimmsten Ruinen in Sicht zu, in der Hoffnung, es gäbe dort etwas auszupacken.',
    options: [
      {
        line: 'Einen Wachbot töten für den Kern, den Dobbs braucht',
        success:
          'Dobbs lässt sich am Seil herunter und nimmt den Kern entgegen wie ein fremdes Kind. Die ganze Nacht arbeitet er summend durch, und im Morgengrauen steht die Rüstung von allein auf. Jemand muss sie einlaufen, sagt er, jemand, der nicht er ist. Commander Gage erfährt davon und verschiebt die Abreise. Die Aussicht ist ihr ans Herz gewachsen.',
      },
      {
        line: 'An Bord gehen und Dobbs bezahlen, ohne Quittung',
        success:
          'Das Geld steigt mittags die Leiter hinunter, und in der Dämmerung steigt ein Paket herauf. Weder das eine noch das andere hat jemand gesehen. Dobbs schließt die letzte Platte und gibt dir die ganze Rüstung zur Erprobung mit, ohne Termin für die Rückgabe. Commander Gage nennt das Initiative und bleibt, um zuzusehen.',
      },
    ],
  },
  '109': {
    title: 'Kontrolle durch die Bruderschaft',
    intro:
      'Jemand ist mit der zweitbesten Rüstung des Commanders davonspaziert, und es gibt kein Lakritz mehr. Es gibt Patrouillen. Sie halten in den Ruinen jeden an, durchsuchen alles und schlagen zuerst zu, der Ordnung halber. Die Steadfast nimmt Kurs auf die größte Stadt, die sie findet, um darüberzuhängen wie eine offene Rechnung. Zu Ende ist es, wenn Paladin Tate, der die Berichte schreibt, berichtet, dass es zu Ende ist, oder wenn die Leute anfangen, ihre Waffen abzugeben.',
    options: [
      {
        line: 'Tates Kontrollpunkt in den Ruinen finden und schließen',
        success:
          'Der Bericht geht durch die Leitung hinauf: Bezirk ruhig, Rüstung nicht gefunden, Bevölkerung zu arm, um den Treibstoff wert zu sein. Commander Gage liest ihn mehrmals und sucht den Witz. Dann lässt sie wenden. Die Leute kommen heraus und sehen sich den leeren Himmel an. Sie scheinen zu wissen, bei wem sie sich zu bedanken haben.',
      },
      {
        line: 'Am Fuß der Leiter eine Waffe abgeben',
        success:
          'Du legst sie auf den Tisch, zwischen das Tintenfass und die Fahne. Der Schreiber wiegt sie, etikettiert sie und bedankt sich, als meinte er es. Eine Woche später ist es Mode. Die Patrouillen gehen als Sieger nach Hause, und die Steadfast beschließt, dass so vernünftige Leute Gesellschaft verdienen.',
      },
    ],
  },
  '110': {
    title: 'Tates Kontrollpunkt',
    intro:
      'Eine Tür über zwei Fässern, eine Fahne, ein Teekessel. Paladin Corwin Tate hat seine Leute zu Bett geschickt, weil er nicht mitansehen kann, wie sie die Gabel halten, und steht dem Kontrollpunkt allein vor; gerade schreibt er in schöner Schrift den Tagesbericht. „Name, Zweck der Reise, etwas zu erklären?“, sagt er. Er steht auf. Damit ist er noch eine ganze Weile beschäftigt.',
    options: [
      {
        line: 'Paladin Tate den Krieg erklären',
        success:
          'Man braucht lange dafür und beide Fässer. Danach schreibst du ihm den Bericht zu Ende: nichts gefunden, nichts zu finden. Der Pilot seines Vertibirds sieht Tate an, dann dich, und fragt, wohin, in dem Ton eines Mannes, der an der Fahne nie so sehr gehangen hat.',
        failure:
          'Tate schlägt mit der Fahne zu, in der eine Stahlstange steckt. Du brichst sofort auf, in keine bestimmte Richtung. Er setzt sich wieder und trägt es unter Wetter ein.',
      },
      {
        line: 'Nicht weichen und ihm den Bericht diktieren',
        success:
          'Er versucht dich niederzustarren, und du bist einfach immer noch da. Also schenkt er zwei Tassen ein, und ihr redet: über gestohlene Rüstungen, über Gabeln, darüber, ob sich zu Hause noch jemand an ihn erinnert. Am Ende schreibt er, was du sagst, löscht es ab und liest es vor, als wäre es ihm eingefallen.',
        failure:
          'Du fängst gut an. Dann fällt sein Blick auf deine Stiefel, und er verlangt die Quittung dafür. Man weist dich vom Gelände, und das Gelände ist, wie sich zeigt, alles, was er sehen kann.',
      },
      {
        line: 'Umkehren und einen Umweg machen',
        success:
          'Es gibt immer noch einen Weg. Dieser hat Disteln. Hinter dir beginnt der Kessel zu pfeifen, und Tate ruft dir nach, ganz freundlich, dass er ja hier ist.',
      },
    ],
  },
  '111': {
    title: 'Noch ein Weilchen',
    intro:
      'Die Steadfast wollte am Dienstag fort. Sie ist noch da. Neuerdings folgt sie dem von euch, der in seinem Leben am meisten vorzuweisen hat, in taktvollem Abstand, wie eine Tante auf dem Ball. Der Schriftgelehrte Dobbs lehnt sich hinaus und stellt Fragen durch ein Megafon. Für verschrottete Roboter zahlt er bar. Für einen zahmen, den man ihr funktionstüchtig die Leiter hinaufbringt, gewährt Commander Gage etwas Selteneres: ihr Ohr.',
    options: [
      {
        line: 'Für Dobbs einen Roboter verschrotten',
        success:
          'Am Abend kommt an einer Schnur ein Korb mit Kronkorken herunter und geht mit den brauchbaren Teilen wieder hinauf. Dobbs ruft herab, wozu jedes gut war. Du lernst mehr, als du wolltest.',
      },
      {
        line: 'Einen Roboter-Begleiter an Bord bringen und dalassen',
        success:
          'Er fragt, ob er etwas falsch gemacht hat. Du sagst nein. Commander Gage hält Wort: eine Stunde ihrer Zeit, eine Stange Lakritz, ein Wort an der richtigen Stelle. Als du die Leiter hinuntersteigst, siehst du ihn an einem Bullauge. Er winkt, oder jemand winkt mit ihm.',
      },
    ],
  },
} satisfies Stories
