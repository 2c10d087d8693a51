/** Loot, assets, the shop and Caps, in words for players. */
export const tradeRules = {
  'W-LOOT-1': 'Beutekarten sind Gegenstände, Begleiter oder Ereignisse.',
  'W-LOOT-2': 'Gegenstände und Begleiter werden ausgerüstet oder kommen ins Inventar.',
  'W-LOOT-3': 'Ein Ereignis geschieht einmal und wird abgelegt.',
  'W-LOOT-4': 'Abgelegte Beute kommt auf den Ablagestapel der Beute.',
  'W-LOOT-5':
    'Ziehst du mehr Beute, als du tragen kannst, ziehst du erst alle Karten und legst dann bis zu deiner Grenze ab.',
  'W-ASSET-1': 'Vorteile sind die Waren und Begleiter des Ladens.',
  'W-ASSET-2': 'Ein Vorteil, den du erhältst, wird ausgerüstet oder kommt ins Inventar.',
  'W-ASSET-3': 'Abgelegte Vorteile kommen auf den Ablagestapel der Vorteile.',
  'W-ASSET-4': 'Ist der letzte Vorteil gezogen, wird der Ablagestapel zu einem neuen Deck gemischt.',
  'W-UNIQ-1': 'Einzigartige Vorteile sind Gegenstände und Begleiter aus Quests und Begegnungen.',
  'W-UNIQ-2': 'Du nimmst sie nach ihrem Namen und rüstest sie aus oder legst sie ins Inventar.',
  'W-UNIQ-3': 'Ist der, den du bekommen sollst, nicht da, bekommst du einen zufälligen.',
  'W-UNIQ-4': 'Ein abgelegter einzigartiger Vorteil wird neben das Deck gelegt.',
  'W-SHOP-1': 'Der Laden ist eine Reihe aus vier offenen Vorteilen.',
  'W-SHOP-2': 'Neue Karten kommen am linken Ende der Reihe dazu.',
  'W-SHOP-3': 'Müssen Karten die Reihe verlassen, dann am rechten Ende.',
  'W-SHOP-4': 'Hat die Reihe nach einer Aktion nicht vier Karten, wird gezogen oder abgelegt, bis es vier sind.',
  'W-SHOP-5': 'Gehst du einkaufen, kommt zuerst links eine neue Karte in die Reihe.',
  'W-SHOP-6': 'Dann darfst du beliebig gemischt kaufen, verkaufen und rekrutieren, bis zu der Zahl, die dir zusteht.',
  'W-SHOP-7': 'Kaufen: Zahle den Preis in Kronkorken und nimm die Karte.',
  'W-SHOP-8':
    'Verkaufen: Lege eine deiner Karten ab, ausgerüstet oder nicht, und erhalte ihren Wert minus eins in Kronkorken.',
  'W-SHOP-9':
    'Rekrutieren: Nimm einen Begleiter aus der Reihe. Du brauchst die Eigenschaft oder den Buchstaben in seiner Ecke.',
  'W-SHOP-10': 'Ein Begleiter ohne ein solches Zeichen kann von allen rekrutiert werden.',
  'W-CAPS-1': 'Mit Kronkorken bezahlst du Waren und manche Fähigkeiten.',
  'W-CAPS-2': 'Du darfst beliebig viele Kronkorken haben.',
  'W-CAPS-3': 'Ein Fünfer ist fünf Einer wert. Wechseln darfst du jederzeit.',
  'W-CAPS-4': 'Kronkorken erhältst du aus dem Vorrat und zahlst sie in den Vorrat.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const tradeRulings = {
  'W-LOOT-R1':
    'Du siehst alle Karten, die du zusammen ziehst. Ereignisse geschehen in der gezogenen Reihenfolge, dann ordnest du den Rest ein.',
  'W-LOOT-R2': 'Sind Deck und Ablagestapel leer, ziehst du nichts.',
  'W-LOOT-R3':
    'Stirbst du durch ein Ereignis, verlierst du, was du vorher getragen hast; danach ordnest du die gezogenen Karten ein. Scheidest du aus, werden sie abgelegt.',
  'W-ASSET-R1': 'Sind Deck und Ablagestapel leer, wird nichts gezogen, und der Laden kann unvollständig bleiben.',
  'W-UNIQ-R1': 'Karten neben dem Deck sind endgültig fort. Ist das Deck leer, bekommst du nichts.',
  'W-UNIQ-R2': 'Welche einzigartigen Vorteile noch da sind, dürfen alle wissen.',
  'W-SHOP-R1':
    'Lücken schließen sich nach rechts, und die Reihenfolge bleibt. Die Reihe füllt und leert sich Karte für Karte.',
  'W-SHOP-R2': 'Eine neue Karte kommt auch dann in die Reihe, wenn du nichts kaufen darfst.',
  'W-SHOP-R3': 'Eine verkaufte Karte wird abgelegt. Sie kommt nicht in die Reihe.',
  'W-SHOP-R4': 'Ein Verkauf kostet nie etwas. Eine Karte ohne Wert kann nicht verkauft werden.',
  'W-SHOP-R5': 'Rekrutieren kostet keine Kronkorken. Ein Begleiter mit einem Preis wird gekauft.',
  'W-SHOP-R6': 'Solange du einkaufst, wird die Reihe nicht aufgefüllt.',
  'W-SHOP-R7':
    'Kaufst du außerhalb einer Aktion ein oder stirbst, bevor sie endet, wird die Reihe trotzdem wieder auf vier Karten gebracht, bevor es weitergeht.',
  'W-SHOP-R8': 'Was du für einen Kauf oder fürs Rekrutieren brauchst, wird jedes Mal geprüft.',
  'W-SHOP-R9': 'Die Zahl auf einer Karte ist beim Kaufen ihr Preis und beim Verkaufen ihr Wert.',
  'W-CAPS-R1': 'Einen Preis, den du nicht ganz bezahlen kannst, kannst du nicht wählen.',
  'W-CAPS-R2': 'Musst du mehr Kronkorken verlieren, als du hast, verlierst du alle, die du hast.',
  'W-CAPS-R3': 'Alle sehen, wie viele Kronkorken du hast.',
} as const
