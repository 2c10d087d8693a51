/** Equipment, inventory, items and characters, in words for players. */
export const itemsRules = {
  'W-EQUIP-1': 'Ausrüsten kannst du Waffen, Kleidung und Begleiter.',
  'W-EQUIP-2': 'Von jedem kannst du eine Karte ausgerüstet haben.',
  'W-EQUIP-3': 'Sie wirken nur, solange sie ausgerüstet sind.',
  'W-EQUIP-4': 'Erhältst du eine solche Karte, darfst du sie sofort ausrüsten.',
  'W-EQUIP-5': 'Die Karte, die vorher dort war, kommt dann ins Inventar.',
  'W-EQUIP-6': 'Zu Beginn deines Zuges darfst du Karten aus dem Inventar ausrüsten oder austauschen.',
  'W-EQUIP-7': 'Was du ausgerüstet hast, gehört nicht zum Inventar.',
  'W-EQUIP-8': 'Alle sehen, was du ausgerüstet hast.',
  'W-EQUIP-9':
    'Auch Begleiter im Inventar werden abgelegt, wenn sie spielbereit gemacht werden und ihre Bedingung nicht erfüllt ist.',
  'W-INV-1': 'Gegenstände und Begleiter, die du hast, aber nicht ausgerüstet hast, bilden dein Inventar.',
  'W-INV-2': 'Dein Inventar fasst drei Karten.',
  'W-INV-3': 'Ausgerüstete Karten zählen nicht mit.',
  'W-INV-4': 'Hast du mehr als drei, legst du Karten deiner Wahl ab, bis drei übrig sind.',
  'W-INV-5': 'Alle sehen dein Inventar.',
  'W-ITEM-1': 'Ein Gegenstand ist entweder ausgerüstet oder im Inventar.',
  'W-ITEM-2': 'Waffen und Kleidung wirken nur, solange sie ausgerüstet sind.',
  'W-ITEM-3': 'Alle anderen Gegenstände können nicht ausgerüstet werden. Du setzt sie aus dem Inventar ein.',
  'W-WEAP-1': 'Eine Waffe hilft dir im Kampf, solange sie ausgerüstet ist.',
  'W-WEAP-2': 'Du kannst eine Waffe ausgerüstet haben.',
  'W-WEAP-3': 'Sie gibt dir einen Neuwurf für jeden ihrer Buchstaben, den du besitzt.',
  'W-WEAP-4':
    'Mit einer Fernkampfwaffe darfst du Gegner in angrenzenden Feldern bekämpfen, mit einem Treffer mehr, wenn sie selbst keinen Fernkampf haben.',
  'W-APP-1': 'Kleidung hilft dir im Kampf, solange sie ausgerüstet ist.',
  'W-APP-2': 'Du kannst ein Kleidungsstück ausgerüstet haben.',
  'W-APP-3': 'Im Kampf hält sie so viele gegnerische Treffer ab, wie ihre Panzerung beträgt.',
  'W-COMP-1': 'Ein Begleiter hilft dir, solange er ausgerüstet ist. Du kannst einen ausgerüstet haben.',
  'W-COMP-2': 'In deinem eigenen Zug darfst du deinen Begleiter erschöpfen, um seine Fähigkeit zu nutzen.',
  'W-COMP-3': 'Lagern macht auch Begleiter spielbereit, ausgerüstete wie solche im Inventar.',
  'W-COMP-4':
    'Ist die Bedingung unten auf einem Begleiter nicht erfüllt, wenn er spielbereit gemacht wird, verlässt er dich.',
  'W-EXH-1': 'Um eine Karte zu erschöpfen, drehst du sie quer.',
  'W-EXH-2': 'Eine erschöpfte Karte kann kein zweites Mal erschöpft werden.',
  'W-EXH-3': 'Erschöpfte Karten darfst du tragen, ausrüsten, abnehmen, tauschen und verkaufen.',
  'W-EXH-4': 'Eine Karte, die erschöpft getauscht wird, bleibt erschöpft.',
  'W-EXH-5': 'Karten werden durch Lagern oder einen anderen Effekt spielbereit.',
  'W-EXH-6': 'Hat es einen Preis, eine Karte spielbereit zu machen, bleibt sie erschöpft, wenn du nicht zahlst.',
  'W-CHAR-1': 'Dein Charakter bringt eine Karte mit: einen Gegenstand, einen Begleiter oder eine Fähigkeit.',
  'W-CHAR-2': 'Ein Gegenstand oder Begleiter wird ausgerüstet oder kommt ins Inventar.',
  'W-CHAR-3': 'Eine Fähigkeit liegt neben deinem Spielertableau, und du befolgst sie.',
  'W-CHAR-4': 'Eine Fähigkeit kann weder getauscht noch abgelegt werden.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const itemsRulings = {
  'W-EQUIP-R1':
    'Zu Beginn deines Zuges darfst du auch eine Karte abnehmen, ohne sie zu ersetzen, wenn im Inventar Platz ist.',
  'W-EQUIP-R2': 'Eine Karte darf ausgerüstet werden, wann immer du sie erhältst, auch in einem fremden Zug.',
  'W-EQUIP-R3': 'Zuerst rüstest du aus oder verstaust, was du erhalten hast, dann legst du bis zu deiner Grenze ab.',
  'W-EQUIP-R4': 'Zu keiner anderen Zeit kannst du eine Karte abnehmen, die dich behindert.',
  'W-EQUIP-R5': 'Eine ersetzte Karte kommt immer ins Inventar. Karten ablegen, nur weil du willst, kannst du nicht.',
  'W-EQUIP-R6':
    'Beim Umordnen legst du alles an, was passt. Nur eine Karte, die dich verlangsamt, darf im Inventar bleiben.',
  'W-INV-R1': 'Manche Karten erhöhen die Grenze.',
  'W-INV-R2': 'Abgelegt wird aus dem Inventar, wo auch die neue Karte zählt. Ausgerüstete Karten sind sicher.',
  'W-INV-R3': 'Zu viele Karten werden abgelegt, bevor irgendetwas anderes geschieht.',
  'W-ITEM-R1': 'Ein Gegenstand ohne Zeitangabe wirkt in deinem Zug, zwischen Aktionen oder während einer Bewegung.',
  'W-ITEM-R2': 'Die Karte sagt, ob der Einsatz sie erschöpft oder ob sie abgelegt wird.',
  'W-WEAP-R1': 'Auch eine erschöpfte Waffe gibt ihre Neuwürfe und ihren Fernkampf. Nur was sie erschöpft, geht nicht.',
  'W-APP-R1': 'Panzerung wirkt in jedem Kampf von Neuem. Gegen Schaden außerhalb von Kämpfen hilft sie nicht.',
  'W-COMP-R1':
    'Die Bedingung wird nur geprüft, wenn ein erschöpfter Begleiter spielbereit gemacht wird, gleich wodurch.',
  'W-COMP-R2': 'Es zählt nur, wer den Begleiter in diesem Moment hat.',
  'W-COMP-R3': 'Was einen Begleiter nicht erschöpft, wirkt die ganze Zeit, solange er ausgerüstet ist.',
  'W-EXH-R1': 'Du wählst für jede Karte, ob du zahlst, und in welcher Reihenfolge.',
  'W-EXH-R2': 'Eine Karte bleibt erschöpft, wohin sie auch kommt. Wird sie abgelegt, endet das.',
  'W-CHAR-R1':
    'Legst du den Gegenstand oder Begleiter ab, mit dem du begonnen hast, oder verkaufst ihn, verlässt er das Spiel.',
  'W-CHAR-R2': 'Scheidest du aus, geht auch deine Fähigkeit.',
} as const
