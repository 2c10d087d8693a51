/** Golden rules, setup, rounds, turns and actions, in words for players. */
export const startRules = {
  'W-GOLD-1':
    'Widersprechen sich zwei Texte, gilt der Text einer Karte vor diesen Regeln, und diese Regeln gelten vor jeder Einführung.',
  'W-GOLD-2':
    'Kommen mehrere als Ziel eines Effekts infrage und entscheidet sonst nichts, trifft es den Startspieler, oder wer im Uhrzeigersinn als Nächstes kommt.',
  'W-GOLD-3': 'Sagt eine Karte „darfst“, kannst du verzichten.',
  'W-SETUP-1': 'Der Tisch wird ein Mal aufgebaut, in neun Schritten und in dieser Reihenfolge.',
  'W-SETUP-2': 'Ihr wählt gemeinsam ein Szenario. Sein Bogen sagt, wo und gegen wen ihr spielt.',
  'W-SETUP-3': 'Die gefährlichen und die tödlichen Spielplanteile werden zu zwei Stapeln gemischt.',
  'W-SETUP-4':
    'Der Spielplan wird so ausgelegt, wie das Szenario es zeigt. Auf verdeckte Plätze kommt verdeckt ein zufälliges Spielplanteil der gezeigten Art.',
  'W-SETUP-5': 'S.P.E.C.I.A.L.-Marker, Kronkorken, Eigenschaften und Gegner bilden den Vorrat.',
  'W-SETUP-6':
    'Die S.P.E.C.I.A.L.-Marker liegen verdeckt und gemischt. Auch die Gegner liegen verdeckt und gemischt, ein Stapel je Typ.',
  'W-SETUP-7': 'Begegnungen mit einem Stern statt einer Zahl bilden zwei gemischte Decks: Ödland und Siedlung.',
  'W-SETUP-8': 'Agenden, deren Zahl größer ist als die Zahl der Spieler, bleiben in der Schachtel.',
  'W-SETUP-9': 'Agenden, Beute und Vorteile werden zu drei verdeckten Decks gemischt.',
  'W-SETUP-10': 'Kartenbibliothek, Skills, einzigartige Vorteile und die drei V.A.T.S.-Würfel liegen bereit.',
  'W-SETUP-11': 'Vier Vorteile werden offen in eine Reihe gelegt: Das ist der Laden.',
  'W-SETUP-12': 'Der Zufall bestimmt den Startspieler. Er bekommt das Agendadeck.',
  'W-SETUP-13':
    'Beim Startspieler beginnend wählen alle im Uhrzeigersinn einen Charakter und erhalten seine Figur, seine Karte und den S.P.E.C.I.A.L.-Marker, der zu ihm gehört.',
  'W-SETUP-14':
    'Gleich nach der Wahl stellst du deine Figur in ein freies Feld des Spielplanteils mit dem Crossroads-Lager.',
  'W-SETUP-15':
    'Du beginnst mit 0 Rads, mit vollen TP (16, wenn dein Charakter nichts anderes sagt) und mit dem EP-Stift links von der Leiste.',
  'W-SETUP-16':
    'Du legst den Buchstaben deines Charakters an und ziehst zufällig noch einen. Hast du ihn schon, tauschst du ihn gegen einen anderen.',
  'W-SETUP-17': 'Alle erhalten eine Agenda und halten sie geheim.',
  'W-SETUP-18': 'Alle beginnen mit drei Kronkorken.',
  'W-SETUP-19': 'Danach wird ausgeführt, was das Szenario oder anderes Material zu Beginn bewirkt.',
  'W-SETUP-20': 'Jedes Gegnersymbol auf dem Spielplan bekommt einen zufälligen Gegner seines Typs, offen.',
  'W-SETUP-21': 'Beide Fraktionen beginnen ganz oben auf der Machtleiste.',
  'W-ROUND-1': 'In einer Runde haben alle einen Zug, der Startspieler zuerst, dann im Uhrzeigersinn.',
  'W-ROUND-2': 'Nach dem letzten Zug der Runde und vor Beginn der nächsten sind die Gegner an der Reihe.',
  'W-ROUND-3':
    'Am Ende der Runde deckt der Startspieler die oberste Agenda auf. Die Leiste an ihrem unteren Rand nennt die Gegner, die aktiviert werden.',
  'W-ROUND-4': 'Die Typen auf der Leiste werden von links nach rechts aktiviert, einer nach dem anderen.',
  'W-ROUND-5':
    'Von jedem Typ handeln zuerst die aktiven Gegner. Dann werden die inaktiven aufgedeckt; von nun an sind sie aktiv.',
  'W-ROUND-6': 'Ist es von Bedeutung, welcher Gegner eines Typs zuerst handelt, entscheidet der Startspieler.',
  'W-ROUND-7': 'Sind alle Typen auf der Leiste abgehandelt, kommt die Agenda auf den Ablagestapel.',
  'W-TURN-1':
    'In deinem Zug führst du zwei Aktionen aus. Du darfst auch Gegenstände, Skills und alles andere einsetzen, was „in deinem Zug“ wirkt.',
  'W-TURN-2': 'Bist du fertig, ist der Nächste links von dir am Zug.',
  'W-TURN-3':
    'Zu Beginn deines Zuges, vor jeder Aktion, darfst du deine Ausrüstung umordnen und deine Loyalität ändern.',
  'W-ACT-1': 'Die Aktionen sind Bewegen, Erkunden, Begegnung, Kampf, Quest und Lagern. Karten können weitere anbieten.',
  'W-ACT-2': 'Du hast in jedem Zug zwei Aktionen.',
  'W-ACT-3': 'Du darfst dieselbe Aktion zweimal ausführen, nur die Begegnung nicht.',
  'W-ACT-4': 'Du darfst auf eine Aktion oder auf beide verzichten. Was du nicht nutzt, verfällt.',
  'W-ACT-5': 'Nur eine Bewegung kann durch eine andere Aktion unterbrochen werden.',
  'W-ACT-6': 'Jede andere Aktion wird abgeschlossen, bevor die nächste beginnt.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const startRulings = {
  'W-GOLD-R1':
    'Ohne „darfst“ musst du es tun, soweit es möglich ist. Was unmöglich ist, entfällt; der Rest geschieht trotzdem.',
  'W-GOLD-R2':
    'Als Karte zählt hier alles, worauf Regeln stehen: Szenariobogen, Gegner, Spielplanteile, Marker und Skills.',
  'W-GOLD-R3':
    'Treffen mehrere Effekte auf einen Zeitpunkt, bestimmt ihr Besitzer die Reihenfolge. Bei mehreren Besitzern kommt erst der Startspieler, dann geht es im Uhrzeigersinn; Effekte ohne Besitzer ordnet der Startspieler.',
  'W-GOLD-R4':
    'Was zufällig ist, bestimmt der Zufall und nie ein Spieler. Eine aufgezeichnete Partie wiederholt dieselben Würfe und Mischungen.',
  'W-GOLD-R5': 'Die Zahl der Spieler ist die Zahl derer, die begonnen haben, auch wenn später jemand ausscheidet.',
  'W-SETUP-R1': 'Der doppelte kommt zurück, die Marker werden gemischt, und du ziehst, bis der Buchstabe neu ist.',
  'W-SETUP-R2':
    'Ein Feld ist frei, solange kein anderer Überlebender darin steht. Sind alle Felder des Lagerteils besetzt, darf man sich eines teilen.',
  'W-SETUP-R3':
    'Die ersten Quests werden ausgelegt, bevor die Gegner platziert werden. Lässt eine Quest etwas wählen, wählt der Startspieler.',
  'W-SETUP-R4':
    'Jedes Gegnersymbol eines offenen Spielplanteils bekommt einen Gegner; ein Gegner im Bild des Szenarios zählt nur, wenn dort kein solches Symbol ist. Verdeckte Spielplanteile bleiben leer.',
  'W-SETUP-R5':
    'Karten, die beim Aufbau gezogen werden, lösen nichts aus, und Gegner, die beim Aufbau platziert werden, beginnen keinen Kampf.',
  'W-SETUP-R6':
    'Jeder Charakter kann nur einmal gewählt werden. Übrige Spielplanteile bleiben ungesehen aus dem Spiel.',
  'W-SETUP-R7':
    'Die Marker, die zu Charakteren gehören, sind nie unter den zufälligen. Die Marker von Charakteren, die niemand spielt, bleiben aus dem Spiel.',
  'W-ROUND-R1':
    'Was mit der Reihenfolge der Züge geschieht, wenn das Agendadeck weitergegeben wird, legt der Tisch fest: verzögert, eingefroren oder umlaufend. Ohne Festlegung gilt verzögert.',
  'W-ROUND-R2':
    'Steht ein Typ zweimal auf der Leiste, wird er zweimal aktiviert. Gegner, die bei der ersten Aktivierung aufgedeckt werden, handeln bei der zweiten.',
  'W-ROUND-R3': 'Wer ausgeschieden ist, wird überall übersprungen.',
  'W-ROUND-R4': 'Gibt es keine Agenda zum Aufdecken, wird in dieser Runde kein Gegner aktiviert.',
  'W-ROUND-R5':
    'Eingefroren: Eine Runde läuft im Uhrzeigersinn ab dem Startspieler, der es bei ihrem Beginn ist. Ein neuer Startspieler leitet schon das Ende dieser Runde und beginnt die nächste.',
  'W-ROUND-R6':
    'Umlaufend: Die Züge gehen einfach im Uhrzeigersinn weiter, und das Ende der Runde kommt jeweils vor dem Zug dessen, der dann Startspieler ist.',
  'W-ROUND-R7':
    'Verzögert: Alle haben einen Zug. Die nächste Runde beginnt, wer beim Beginn des letzten Zuges dieser Runde Startspieler war, oder, falls ausgeschieden, der Nächste im Uhrzeigersinn.',
  'W-TURN-R1': 'Das darfst du, bis du eine Aktion beginnst oder etwas anderes einsetzt.',
  'W-TURN-R2':
    'Mit deinem Zug verfallen übrige Bewegungspunkte und alles „für diesen Zug“, und jedes Begegnungssymbol lässt sich wieder nutzen.',
  'W-TURN-R3':
    'Dein Zug endet, wenn du es sagst, wenn du stirbst oder aufgibst, und von selbst, wenn nichts mehr zu tun ist. Zwei verbrauchte Aktionen beenden ihn nicht, solange du Bewegungspunkte oder etwas einzusetzen hast.',
  'W-TURN-R4':
    'Zu Beginn eines Zuges ordnest du deine Ausrüstung höchstens einmal um und änderst deine Loyalität höchstens einmal.',
  'W-ACT-R1':
    'Was eine Aktion verlangt, brauchst du, wenn du sie beginnst. Ändert sich unterwegs etwas, wird sie trotzdem abgeschlossen.',
  'W-ACT-R2':
    'Eine zusätzliche Aktion durch eine Karte hat dieselben Voraussetzungen wie jede andere und darf ebenfalls eine Bewegung unterbrechen.',
  'W-ACT-R3': 'Kämpfe, die ein Gegner beginnt, sind keine Aktionen und kosten dich keine.',
  'W-ACT-R4':
    'Gegner hindern dich nie am Bewegen, Erkunden oder Kämpfen. Ein aktiver Gegner in deinem Feld verhindert Begegnungen, Quests und Lagern.',
} as const
