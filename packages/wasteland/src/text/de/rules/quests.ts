/** Quests, results and the card library, in words for players. */
export const questsRules = {
  'W-QACT-1': 'Mit einer Quest-Aktion versuchst du ein Ziel mit dem Questsymbol.',
  'W-QACT-2': 'Du musst erfüllen, was hinter dem Symbol steht; meistens heißt das, in einem bestimmten Feld zu sein.',
  'W-QACT-3': 'Dann tust du, was das Ziel verlangt, etwa eine Probe ablegen. Gelingt es, ist das Ziel erfüllt.',
  'W-QACT-4': 'Solange ein aktiver Gegner in deinem Feld ist, kannst du keine Quest-Aktion ausführen.',
  'W-QCARD-1': 'Ausliegende Quests liegen offen. Alle Überlebenden können an ihnen arbeiten.',
  'W-QCARD-2': 'Zu Beginn liegt mindestens eine Quest aus. Ergebnisse legen weitere aus.',
  'W-QCARD-3': 'Wird eine Quest ausgelegt, werden die Anweisungen oben auf ihr ausgeführt.',
  'W-QCARD-4':
    'Eine Quest hat ein oder mehrere Ziele. Manche erfüllen sich von selbst, manche brauchen eine Quest-Aktion.',
  'W-QCARD-5': 'Ein Ziel, das eine Tat verlangt, erfüllt, wer sie vollbringt, in diesem Moment und ohne Aktion.',
  'W-QCARD-6':
    'Ein Ziel mit dem Questsymbol braucht alle seine Bedingungen, dann eine Quest-Aktion, dann seine Anweisungen von links nach rechts.',
  'W-QCARD-7': 'Gelingen dir alle Anweisungen, ist das Ziel erfüllt.',
  'W-QCARD-8': 'Die Ergebnisse eines erfüllten Ziels führt von links nach rechts aus, wer es erfüllt hat.',
  'W-QCARD-9': 'Questmarker gibt es als Paar in einer Farbe: Einer kommt auf den Spielplan, der andere auf die Karte.',
  'W-QCARD-10': 'Kommt die Quest aus dem Spiel, gehen beide Marker mit.',
  'W-QCARD-11': 'Quests bringen vor allem Agenden und Macht für eine Fraktion.',
  'W-RES-1': 'Ergebnisse gelten für den Überlebenden, der sie verdient hat.',
  'W-RES-2':
    'Ein Stufensymbol in einem Ergebnis ist die Stufe des Symbols, an dem die Begegnung stattfindet, dazu ein Plus oder Minus dahinter.',
  'W-RES-3':
    'Hinzufügen: Nimm diese Karte aus der Kartenbibliothek, mische sie mit so vielen Karten des Decks, wie Spieler teilnehmen, und lege alle obenauf. Niemand sieht sie an.',
  'W-RES-4': 'Gibt es das Deck noch nicht, begründet es die hinzugefügte Karte.',
  'W-RES-5': 'Auslegen: Nimm diese Karte aus der Kartenbibliothek und lege sie offen auf den Tisch.',
  'W-RES-6': 'Eigenschaft erhalten: Du bekommst diese Eigenschaft.',
  'W-RES-7': 'EP: Du erhältst so viele.',
  'W-RES-8': 'Kronkorken: Du erhältst so viele.',
  'W-RES-9':
    'Ein Symbol für Agenda, Beute oder Vorteil: Du ziehst eine solche Karte und behältst sie, oder mehrere, wenn eine Zahl dabeisteht.',
  'W-RES-10': 'Einkauf: Du gehst einkaufen und darfst bis zu so viele Male kaufen, verkaufen oder rekrutieren.',
  'W-RES-11':
    'Ein einzigartiger Vorteil mit Namen: Du nimmst ihn. Hat ihn schon jemand oder ist er fort, nimmst du einen zufälligen.',
  'W-RES-12': 'Ein Stern oder Schild mit Pluszeichen: Diese Fraktion erhält für jedes Plus eine Macht.',
  'W-RES-13': 'Aus dem Spiel: Die Karte kommt zurück in die Schachtel.',
  'W-LIB-1': 'Jede Karte mit einer Nummer in der Ecke gehört zur Kartenbibliothek.',
  'W-LIB-2': 'Eine Karte verlässt die Kartenbibliothek nur, wenn eine Karte „hinzufügen“ oder „auslegen“ sagt.',
  'W-LIB-3': 'Karten werden ihr nach der Nummer entnommen.',
  'W-LIB-4': 'Niemand liest die Karten der Kartenbibliothek. Um eine zu finden, siehst du nur auf die Nummern.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const questsRulings = {
  'W-QACT-R1':
    'Du nennst das Ziel, wenn du beginnst. Ein misslungener Versuch kostet die Aktion, und du darfst es wieder versuchen, auch in diesem Zug.',
  'W-QACT-R2': 'Verlangt ein Ziel weiter nichts, erfüllt es die Aktion allein.',
  'W-QCARD-R1':
    'Eine Quest bleibt liegen, bis ein Ergebnis sie aus dem Spiel nimmt. Bis dahin kann sie erneut erfüllt werden.',
  'W-QCARD-R2': 'Eine Tat erfüllt ihr Ziel, ob du willst oder nicht, und nicht nur in deinem eigenen Zug.',
  'W-QCARD-R3':
    'Erfüllt eine Tat mehrere Ziele, wählst du die Reihenfolge. Die Ziele einer Quest, die schon aus dem Spiel ist, entfallen.',
  'W-QCARD-R4': 'Eine Tat im Kampf oder beim Erkunden zählt, wenn der Kampf vorbei oder das Spielplanteil besetzt ist.',
  'W-QCARD-R5':
    'Gibt es für einen Marker keinen Ort, wartet er auf seiner Karte. Wer einen solchen Ort aufdeckt, legt ihn dorthin.',
  'W-QCARD-R6':
    'Die erste Anweisung, die misslingt, beendet den Versuch. Was vorher geschah, gilt, und ein dafür gedruckter Misserfolg wird ausgeführt.',
  'W-QCARD-R7': 'Verlangt ein Ziel einen Kampf gegen eine Fraktion, der du loyal bist, kannst du es nicht versuchen.',
  'W-QCARD-R8': 'Stirbst du, während du ein Ziel versuchst, bist du gescheitert.',
  'W-RES-R1': 'Auch die Ergebnisse einer Begegnung werden von links nach rechts ausgeführt.',
  'W-RES-R2':
    'Die Karten, die beim Hinzufügen untergemischt werden, kommen oben vom Deck. Ein kurzes Deck gibt, was es hat.',
  'W-RES-R3': 'Ist die Karte nicht mehr in der Kartenbibliothek, bewirken „hinzufügen“ und „auslegen“ nichts.',
  'W-RES-R4': 'Eine Stufe sinkt nie unter 0.',
  'W-RES-R5': 'Ergebnisse rechts von „aus dem Spiel“ geschehen trotzdem.',
  'W-RES-R6':
    'Mehrere Karten einer Art werden gezogen, bevor eine Grenze zählt; die Grenze zählt vor dem nächsten Ergebnis. Auch wer gewonnen hat, wird erst dann geprüft.',
  'W-RES-R7':
    'Stirbst du, während Ergebnisse ausgeführt werden, gehst du zuerst auf das Startteil. Dann geschieht der Rest, außer Einkauf, Bewegung, Proben und Kämpfen.',
  'W-RES-R8': 'In einer Quest meint ein Stufensymbol das Symbol in deinem Feld, oder 1, wenn dort keines ist.',
  'W-RES-R9':
    'Zu sterben bewahrt dich nie vor einem Verlust und kostet dich nie einen Gewinn. Scheidest du aus, erhältst du nichts mehr, aber Karten, Macht und Marker bewegen sich weiter; deine Entscheidungen trifft der Startspieler.',
  'W-RES-R10':
    'Stirbst du in deinem Zug, ist er vorbei, sobald die übrigen Ergebnisse ausgeführt sind. Ist das Spiel zu Ende, geschieht nichts mehr.',
  'W-RES-R11': 'Jedes Plus oder Minus hinter einem Stufensymbol zählt eins, oder die Zahl, die darauf folgt.',
  'W-LIB-R1': 'Jede Nummer gibt es einmal.',
  'W-LIB-R2': 'Eine hinzugefügte Karte bleibt ungelesen, bis sie gezogen wird. Eine ausgelegte sehen alle.',
} as const
