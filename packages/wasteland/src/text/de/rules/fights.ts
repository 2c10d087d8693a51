/** Fights, dice and tests, in words for players. */
export const fightsRules = {
  'W-FACT-1': 'Mit einer Kampfaktion bekämpfst du einen aktiven Gegner in deinem Feld.',
  'W-FACT-2': 'Hast du eine Fernkampfwaffe ausgerüstet, darf der Gegner auch in einem angrenzenden Feld sein.',
  'W-FACT-3': 'Hat ein Gegner in einem angrenzenden Feld kein Fernkampfsymbol, landest du einen Treffer mehr.',
  'W-FACT-4': 'Eine Aktion ist ein Kampf. Unter mehreren Gegnern wählst du.',
  'W-FIGHT-1':
    'Ein Kampf findet zwischen dir und einem Gegner statt. Er hat fünf Schritte: würfeln, neu würfeln, Treffer des Gegners, deine Treffer, EP.',
  'W-FIGHT-2': 'Zuerst wirfst du alle drei V.A.T.S.-Würfel.',
  'W-FIGHT-3': 'Dann hast du einen Neuwurf für jeden Buchstaben auf deiner Waffe, den du besitzt.',
  'W-FIGHT-4':
    'Neuwürfe gibst du einzeln aus. Mit jedem darfst du beliebige Würfel noch einmal werfen; du musst nicht alle nutzen.',
  'W-FIGHT-5': 'Dann fügt dir jeder Treffer auf den Würfeln Schaden in Höhe der Stufe des Gegners zu.',
  'W-FIGHT-6': 'Deine Panzerung zieht entsprechend viele Treffer ab, bevor der Schaden gezählt wird.',
  'W-FIGHT-7':
    'Dann ist jeder Würfel, der grün eine verwundbare Stelle des Gegners zeigt, ein Treffer, egal wie viele Stellen passen.',
  'W-FIGHT-8': 'Erreichen deine Treffer die Stufe des Gegners (bei Panzerung eins mehr), ist er getötet.',
  'W-FIGHT-9': 'Für einen getöteten Gegner erhältst du EP in Höhe seiner Stufe.',
  'W-FIGHT-10': 'Danach ist der Kampf vorbei, ob der Gegner tot ist oder nicht.',
  'W-FIGHT-11': 'Stirbst du, endet der Kampf sofort. Du kommst nicht mehr zum Schlag.',
  'W-FIGHT-12': 'Ein Gegner, der dich tötet, bleibt aktiv, wo er ist.',
  'W-FIGHT-13': 'Treffer gegen einen Gegner verfallen, wenn der Kampf endet.',
  'W-FIGHT-14': '„Ziehen und bekämpfen“: Zieh einen Gegner dieses Typs, bekämpfe ihn und lege ihn dann ab.',
  'W-FIGHT-15': 'Als Teil einer Option oder eines Ziels gelingt „ziehen und bekämpfen“ nur, wenn du den Gegner tötest.',
  'W-FIGHT-16': 'Was „im Kampf“ wirkt, kann in jedem seiner Schritte eingesetzt werden.',
  'W-FIGHT-17': 'Was „vor einem Kampf“ wirkt, muss vor dem ersten Wurf eingesetzt werden.',
  'W-FIGHT-18': 'Die „für den Kampf genutzten“ Buchstaben sind die auf deiner Waffe.',
  'W-FIGHT-19':
    'Erlaubt dir eine Karte, einen Neuwurf für etwas anderes auszugeben, tust du das im Schritt „neu würfeln“.',
  'W-DICE-1': 'Kämpfe und Proben verwenden drei V.A.T.S.-Würfel.',
  'W-DICE-2':
    'Jede Seite zeigt eine Figur mit Kopf, Körper, Armen und Beinen, manche davon grün, und eine Anzahl Treffer.',
  'W-TEST-1': 'Eine Probe hat eine Schwierigkeit und nennt S.P.E.C.I.A.L.-Buchstaben.',
  'W-TEST-2': 'Zuerst wirfst du die drei Würfel.',
  'W-TEST-3':
    'Jeder genannte Buchstabe, den du besitzt, gibt dir einen Neuwurf. Du gibst sie einzeln aus, jeden für beliebige Würfel.',
  'W-TEST-4': 'Dann zählst du die Treffer. Erreichen sie die Schwierigkeit, gelingt die Probe; sonst misslingt sie.',
  'W-TEST-5': 'Du führst aus, was die Karte für Erfolg oder Misserfolg sagt. Sagt sie nichts, geschieht nichts.',
  'W-TEST-6': 'Die Körperstellen der Figur bedeuten bei einer Probe nichts.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const fightsRulings = {
  'W-FACT-R1': 'Mit einer Fernkampfwaffe darfst du an einem Gegner in deinem eigenen Feld vorbeischießen.',
  'W-FACT-R2': 'In deinem eigenen Feld bringt eine Fernkampfwaffe keinen zusätzlichen Treffer.',
  'W-FACT-R3': 'Gegner auf einem verdeckten Spielplanteil kannst du nicht angreifen.',
  'W-FACT-R4': 'Verdeckte Gegner und Gegner einer Fraktion, der du loyal bist, kannst du nicht angreifen.',
  'W-FIGHT-R1': 'Der Gegner trifft immer zuerst.',
  'W-FIGHT-R2':
    'Treffer auf den Würfeln, plus eins, wenn ein Gegner mit Fernkampf aus der Entfernung schießt, minus deine Panzerung, mal die Stufe des Gegners: Das ist der Schaden, alles auf einmal.',
  'W-FIGHT-R3': 'Ohne Waffe kämpfst du wie sonst, nur ohne ihre Neuwürfe.',
  'W-FIGHT-R4': 'Jeder gedruckte Buchstabe zählt: Steht einer zweimal auf der Waffe, gibt er zwei Neuwürfe.',
  'W-FIGHT-R5': 'Einen neu geworfenen Würfel darfst du mit dem nächsten Neuwurf noch einmal werfen.',
  'W-FIGHT-R6': '„Für den Kampf genutzte Buchstaben“ sind alle Buchstaben auf der Waffe, ob du sie besitzt oder nicht.',
  'W-FIGHT-R7':
    'In deinem Kampf setzt nur du Effekte ein. Waffe, Kleidung, Gegenstände im Inventar, Eigenschaften und dein Charakter wirken in jedem Kampf; Skills und Begleiter nur in deinem eigenen Zug, wenn sie nichts anderes sagen.',
  'W-FIGHT-R8':
    'Ob du stirbst, entscheidet sich gleich nach dem Schaden und noch einmal nach den Rads. Dazwischen lässt sich nichts einsetzen.',
  'W-FIGHT-R9':
    'Nach dem Töten: Der Marker wird abgelegt und ersetzt, du erhältst EP und Stufen, dann Beute, dann kommen Quests, dann der Erfolg der Karte, die dich in den Kampf geschickt hat.',
  'W-FIGHT-R10': 'Gibt es keinen Gegner zu ziehen, gibt es keinen Kampf, und die Aufgabe ist misslungen.',
  'W-FIGHT-R11': 'Bei „ziehen und bekämpfen“ hat niemand einen Vorteil durch Fernkampf.',
  'W-FIGHT-R12': 'Die Stufe eines Fraktionsgegners ändert sich während eines Kampfes nicht.',
  'W-FIGHT-R13': 'Ein Würfel, der für etwas anderes ausgegeben wurde, trifft nicht.',
  'W-FIGHT-R14':
    'Eine Fraktion „ziehen und bekämpfen“ meint ihren Gegner in seiner jetzigen Stärke. Ein Marker wird nicht verwendet.',
  'W-FIGHT-R15':
    'Ziele, die du in einem Kampf erreichst, in dem du stirbst, sind trotzdem erfüllt, sobald du wieder auf den Beinen bist. Nicht, wenn du ausscheidest.',
  'W-FIGHT-R16':
    'Vor dem Wurf wirst du nur nach Effekten gefragt, die nur dann wirken. Alle anderen „im Kampf“ kommen bei den Neuwürfen oder vor deinen Treffern, wenn diese nicht reichen. Du wirst nur gefragt, wenn du etwas einzusetzen hast.',
  'W-FIGHT-R17':
    'Kann nichts besser ausgehen, wirst du nicht nach Neuwürfen gefragt: Die Probe ist gelungen, oder der Gegner stirbt und du nimmst keinen Schaden. Gefragt wirst du, wenn eine Karte weitere Treffer oder Schaden zählt.',
  'W-DICE-R1': 'Die drei Würfel sind gleich und haben je sechs Seiten. Ihre Treffer sind 0, 0, 0, 1, 1 und 2.',
  'W-TEST-R1': 'Die Buchstaben auf deiner Waffe helfen nicht. Ein zweimal genannter Buchstabe gibt zwei Neuwürfe.',
  'W-TEST-R2': 'Eine Schwierigkeit von 0 oder weniger gilt als bestanden, aber du würfelst trotzdem.',
  'W-TEST-R3': 'Bei einer Probe verletzen Treffer niemanden.',
  'W-TEST-R4':
    'Lässt eine Karte einen anderen Überlebenden eine Probe ablegen, würfelt dessen Spieler, mit den Buchstaben und Eigenschaften dieses Überlebenden.',
} as const
