/** Moving, terrain, spaces, tiles and exploring, in words for players. */
export const mapRules = {
  'W-MOVE-1': 'Die Aktion Bewegen gibt dir zwei Bewegungspunkte.',
  'W-MOVE-2': 'Ein Punkt bringt dich in ein angrenzendes Feld.',
  'W-MOVE-3': 'Schwieriges Gelände zu betreten kostet zwei Punkte.',
  'W-MOVE-4': 'Die Punkte zweier Bewegungsaktionen in einem Zug darfst du zusammen ausgeben.',
  'W-MOVE-5': 'Zwischen zwei Punkten einer Bewegung darfst du deine andere Aktion ausführen.',
  'W-TERR-1':
    'Gelände erkennst du an einem Symbol und einem farbigen Rand. Es betrifft Überlebende, die in das Feld gehen.',
  'W-TERR-2':
    'Schwieriges Gelände, rot umrandet, kostet einen Punkt mehr. Ohne diesen Punkt kannst du es nicht betreten.',
  'W-TERR-3': 'Verstrahltes Gelände, grün umrandet, gibt dir ein Rad, wenn du hineingehst.',
  'W-SPACE-1': 'Ein Feld ist ein weiß umrandeter Teil eines Spielplanteils.',
  'W-SPACE-2': 'In einem Feld können beliebig viele Überlebende und Gegner stehen.',
  'W-SPACE-3': 'Felder, die ein Stück Grenze gemeinsam haben, grenzen aneinander.',
  'W-SPACE-4': 'Felder mit einem Begegnungssymbol haben einen Namen.',
  'W-MAP-1':
    'Ein Spielplanteil besteht aus Feldern. Seine Rückseite sagt, ob es gefährlich oder tödlich ist, oder es hat zwei eigene Vorderseiten.',
  'W-MAP-2': 'Das Szenario bestimmt den Aufbau. Spielplanteile, die es offen zeigt, liegen von Anfang an offen.',
  'W-MAP-3': 'Spielplanteile, die es verdeckt zeigt, werden nach ihrer Art getrennt gemischt und zufällig ausgelegt.',
  'W-MAP-4':
    'Alle Spielplanteile liegen in derselben Richtung: Jeder Pfeil zeigt dorthin, wohin der Pfeil des Startteils zeigt.',
  'W-EXPL-1': 'Zum Erkunden deckst du ein verdecktes Spielplanteil auf, das an dein Feld angrenzt.',
  'W-EXPL-2': 'Das Spielplanteil wird so gedreht, dass sein Pfeil mit den anderen übereinstimmt.',
  'W-EXPL-3': 'Jedes Gegnersymbol auf dem neuen Spielplanteil bekommt einen zufälligen Gegner seines Typs, offen.',
  'W-EXPL-4': 'Gegner, die schon auf dem Spielplanteil waren, kommen in Felder davon. Du wählst, in welche.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const mapRulings = {
  'W-MOVE-R1': 'Punkte bleiben dir bis zum Ende deines Zuges, auch während du etwas anderes tust.',
  'W-MOVE-R2': 'Du darfst eine Bewegung nach jedem Schritt abbrechen und später im selben Zug fortsetzen.',
  'W-MOVE-R3': 'Ein verdecktes Spielplanteil kannst du nicht betreten.',
  'W-MOVE-R4':
    'Wenn du ein Feld betrittst: Du zahlst, du kommst an, das Gelände wirkt, aggressive Gegner greifen an, und erst dann geschieht alles andere.',
  'W-MOVE-R5': 'Überlebst du einen aggressiven Gegner, behältst du deine restlichen Punkte.',
  'W-MOVE-R6':
    'Wirst du bewegt, zählt das als Bewegung: Gelände und aggressive Gegner wirken. Wirst du platziert, nicht.',
  'W-TERR-R1':
    'Gelände wirkt nicht auf Überlebende, die bleiben, weggehen oder dort platziert werden, und nicht auf Gegner.',
  'W-TERR-R2': 'Hat ein Feld beide Arten von Gelände, gelten beide.',
  'W-SPACE-R1':
    'Felder grenzen auch über die Ränder von Spielplanteilen hinweg aneinander. Ein verdecktes Spielplanteil zählt dabei als ein einziges Feld.',
  'W-SPACE-R2': '„Nächster“ meint immer die wenigsten Schritte von Feld zu Feld, gleich in welchem Gelände.',
  'W-SPACE-R3':
    'Felder, die sich nur an einer Ecke berühren oder deren Grenze eine Karte schließt, grenzen nicht aneinander.',
  'W-SPACE-R4':
    'Für Überlebende ist ein verdecktes Spielplanteil kein Feld: Man kann nicht hineinschießen, nicht darüber hinweg tauschen und keinen Weg hindurch zählen.',
  'W-SPACE-R5':
    'Was nicht zu erreichen ist, ist unendlich weit weg. Ein Gegner, der niemanden erreichen kann, bleibt, wo er ist.',
  'W-MAP-R1': 'Alle sehen, von welcher Art ein verdecktes Spielplanteil ist; seine Vorderseite sieht niemand.',
  'W-MAP-R2':
    'Das Startteil ist das mit dem Crossroads-Lager. Dort beginnst du, und dorthin kehrst du zurück, wenn du stirbst.',
  'W-EXPL-R1': 'Eine Aktion deckt ein Spielplanteil auf. Sind mehrere in Reichweite, wählst du.',
  'W-EXPL-R2':
    'Zuerst bekommen die Symbole ihre Gegner, dann werden die platziert, die schon da waren. Sie bleiben offen oder verdeckt, wie sie waren.',
  'W-EXPL-R3':
    'Für Gegner, die auf dem Spielplanteil warteten, wählt das Spiel das Feld: das am weitesten von dir entfernte. Sie zu platzieren beginnt keinen Kampf.',
  'W-EXPL-R4': 'Ist von einem Typ kein Gegner übrig, bleibt sein Symbol leer.',
  'W-EXPL-R5':
    'Bei „ein Spielplanteil erkunden“ zählt die Art auf der Rückseite, und es zählt, sobald alle Gegner platziert sind.',
} as const
