/** Enemies: activation, tokens and abilities, in words for players. */
export const enemiesRules = {
  'W-ACTIV-1': 'Gegner werden am Ende der Runde aktiviert, nach den Typen auf der aufgedeckten Agenda.',
  'W-ACTIV-2': 'Ein aktivierter Gegner geht einen Schritt auf den nächsten Überlebenden zu.',
  'W-ACTIV-3':
    'Stattdessen kämpft er, wenn ein Überlebender in seinem Feld ist, oder bei Fernkampf in einem angrenzenden.',
  'W-ACTIV-4': 'Unter gleich nahen Überlebenden wählt er den mit den wenigsten verbleibenden TP.',
  'W-ACTIV-5': 'Ist auch das gleich, wählt er den, der in der Zugreihenfolge zuerst kommt.',
  'W-ACTIV-6': 'Würden dich mehrere Gegner angreifen, wählst du ihre Reihenfolge.',
  'W-ACTIV-7': 'Sind mehrere Schritte für den Gegner gleich gut, wählt der Startspieler.',
  'W-ACTIV-8': 'Gegner gehen ein Feld weit und kümmern sich nicht um Gelände.',
  'W-ACTIV-9': 'Gegner dürfen verdeckte Spielplanteile überqueren; jedes ist für sie ein Feld.',
  'W-ACTIV-10':
    'Wird ein solches Spielplanteil aufgedeckt, setzt, wer es erkundet, jeden Gegner darauf in eines seiner Felder.',
  'W-ACTIV-11': 'Wird ein Typ aktiviert, werden seine verdeckten Gegner aufgedeckt. Sie handeln diesmal nicht.',
  'W-ACTIV-12': 'Gegner einer Fraktion beachten Überlebende nicht, die ihr loyal sind.',
  'W-ENEMY-1': 'Ein Gegnermarker zeigt Typ, Name, Stufe, verwundbare Stellen und bis zu zwei Fähigkeiten.',
  'W-ENEMY-2': 'Ein getöteter Gegner wird abgelegt, dann wird ein neuer seines Typs gezogen.',
  'W-ENEMY-3': 'Der neue kommt verdeckt auf das nächste Symbol seines Typs, gezählt von dort, wo der alte starb.',
  'W-ENEMY-4': 'Unter gleich nahen Symbolen wählt der Startspieler.',
  'W-ENEMY-5': 'Verdeckte Gegner sind inaktiv. Niemand darf sie ansehen, bekämpfen oder zum Ziel nehmen.',
  'W-ENEMY-6': 'Ein inaktiver Gegner wird aktiv, wenn sein Typ das nächste Mal aktiviert wird.',
  'W-ENEMY-7': 'Verdeckte Gegner hindern dich nicht an Begegnungen, Quests oder Lagern.',
  'W-ENEMY-8': 'Ein Gegner, der ins Spiel kommt, während sein eigener Typ aktiviert wird, bleibt diesmal verdeckt.',
  'W-ENEMY-9': 'Ein Gegner, der nur zum Bekämpfen gezogen wird, wird danach abgelegt und kommt nie auf den Spielplan.',
  'W-ABIL-1': 'Ein Gegner hat bis zu zwei Fähigkeiten.',
  'W-ABIL-2': 'Aggressiv: Betritt er dein Feld oder betrittst du seines, kämpft ihr sofort. Das kostet keine Aktion.',
  'W-ABIL-3':
    'Betritt ein aggressiver Gegner ein Feld mit mehreren Überlebenden, kämpft er gegen den mit den wenigsten verbleibenden TP.',
  'W-ABIL-4': 'Betrittst du ein Feld mit mehreren aggressiven Gegnern, wählst du die Reihenfolge der Kämpfe.',
  'W-ABIL-5':
    'Ein aggressiver Gegner beginnt keinen Kampf, wenn er in deinem Feld platziert oder dort aufgedeckt wird.',
  'W-ABIL-6': 'Panzerung: Um diesen Gegner zu töten, brauchst du einen Treffer mehr als seine Stufe.',
  'W-ABIL-7':
    'Strahlung: Hat dir dieser Gegner im Kampf Schaden zugefügt, erleidest du zusätzlich Rads in Höhe seiner Stufe.',
  'W-ABIL-8': 'Fernkampf: Wird er neben dir aktiviert, bleibt er, wo er ist, und kämpft von dort gegen dich.',
  'W-ABIL-9':
    'Fernkampf: Bist du in einem angrenzenden Feld und hast keine Fernkampfwaffe, landet er einen Treffer mehr.',
  'W-ABIL-10':
    'Hat ein Gegner mit Fernkampf Überlebende in seinem Feld und daneben, wählt er den mit den wenigsten verbleibenden TP.',
  'W-ABIL-11': 'Habt ihr beide Fernkampf, landet keiner einen zusätzlichen Treffer.',
  'W-ABIL-12': 'Beute: Wer diesen Gegner tötet, zieht eine Beutekarte.',
  'W-ABIL-13': 'Rückzug: Bekämpfst du diesen Gegner und tötest ihn nicht, wird er in seinem Feld verdeckt.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const enemiesRulings = {
  'W-ACTIV-R1':
    'Es handeln nur Gegner, die aktiv sind, wenn die Aktivierung ihres Typs beginnt, und zwar jeder einmal.',
  'W-ACTIV-R2': 'Ein Gegner sucht sein Ziel, wenn er handelt, nicht früher.',
  'W-ACTIV-R3': 'Würden mehrere Gegner dich angreifen, wählst du, welcher zuerst kommt.',
  'W-ACTIV-R4':
    'Ein Schritt auf dich zu ist jeder, der den Gegner ein Feld näher bringt. Gibt es nur einen, geschieht er ohne Frage.',
  'W-ACTIV-R5':
    'Ein Gegner mit Fernkampf auf einem verdeckten Spielplanteil darf von dort auf dich schießen, obwohl du nicht auf ihn schießen kannst.',
  'W-ACTIV-R6': 'Ein Gegner ohne mögliches Ziel tut nichts.',
  'W-ACTIV-R7': 'Zuerst in der Zugreihenfolge heißt: im Uhrzeigersinn ab dem jetzigen Startspieler.',
  'W-ACTIV-R8':
    'Ein Gegner, der sich bewegt hat, kämpft in derselben Aktivierung nicht, außer er ist aggressiv und hat dein Feld betreten.',
  'W-ACTIV-R9':
    'Gegner, die jetzt kämpfen können, handeln vor den anderen, in der Reihenfolge, in der sie ins Spiel kamen. Nur wenn mehrere Überlebende angegriffen würden, bestimmt der Startspieler, wer als Nächster dran ist.',
  'W-ACTIV-R10': 'Ein aggressiver Gegner, der gleich dein Feld betreten wird, zählt zu deinen Angreifern.',
  'W-ACTIV-R11':
    'Ist kein Überlebender höchstens zwei Felder von einem Gegner entfernt, nimmt er den ersten von mehreren gleich kurzen Wegen; niemand wird gefragt.',
  'W-ENEMY-R1':
    'Getötete Gegner bilden je Typ einen Ablagestapel. Ist ein Stapel leer, wird der Ablagestapel gemischt, mitsamt dem gerade getöteten Gegner.',
  'W-ENEMY-R2': 'Nur Symbole auf offenen Spielplanteilen zählen. Gibt es keines des Typs, kommt kein neuer Gegner.',
  'W-ENEMY-R3': 'Der Weg zählt ab dem Feld, in dem der Gegner starb, und dieses Feld selbst kann das nächste sein.',
  'W-ENEMY-R4': 'Wer sonst noch auf dem Symbol steht, ist egal.',
  'W-ENEMY-R5': 'Ein Gegner, der sich zurückzieht, während sein Typ aktiviert wird, bleibt diesmal verdeckt.',
  'W-ENEMY-R6': 'Den Typ eines verdeckten Gegners kennen alle.',
  'W-ENEMY-R7': 'Ein Gegner, der entfernt wird, ohne getötet zu sein, wird nicht ersetzt.',
  'W-ENEMY-R8':
    'Niemand wird gefragt, wo ein neuer Gegner erscheint: Unter gleich nahen Symbolen ist es das vom Startspieler am weitesten entfernte.',
  'W-ABIL-R1': 'Sind die wenigsten verbleibenden TP gleich, entscheidet die Zugreihenfolge ab dem Startspieler.',
  'W-ABIL-R2':
    'Strahlung kommt einmal im Kampf, gleich nach dem Schaden. Hat die Panzerung alles abgehalten oder dich der Schaden getötet, entfällt sie.',
  'W-ABIL-R3': 'Panzerung ändert weder den Schaden noch die Rads noch die EP des Gegners.',
  'W-ABIL-R4': 'Ein Gegner mit Rückzug zieht sich auch zurück, wenn er dich getötet hat.',
  'W-ABIL-R5': 'Stirbst du in einem von mehreren Kämpfen, finden die anderen nicht statt.',
  'W-ABIL-R6':
    'Der zusätzliche Treffer eines Gegners mit Fernkampf zählt nur, wenn er in einem anderen Feld ist als du.',
  'W-ABIL-R7':
    'Wirst du aus einem angrenzenden Feld angegriffen, kämpfst du zurück wie sonst, mit oder ohne Fernkampfwaffe.',
  'W-ABIL-R8': 'Ein aggressiver Gegner einer Fraktion lässt ihr loyale Überlebende in Ruhe.',
  'W-ABIL-R9':
    'Beute wird für jeden getöteten Gegner gezogen, auch außerhalb von Kämpfen und nach „ziehen und bekämpfen“.',
  'W-ABIL-R10':
    'Ein aggressiver Gegner kämpft jedes Mal, wenn er ein Feld betritt, gegen einen Überlebenden, nicht gegen alle.',
} as const
