/** Agendas, influence, loyalty and factions, in words for players. */
export const powerRules = {
  'W-AGENDA-1': 'Jede Agenda ist einen Einfluss wert, und mehr unter den Bedingungen, die sie nennt.',
  'W-AGENDA-2': 'Am Ende jeder Runde wird eine Agenda aufgedeckt, um Gegner zu aktivieren, und dann abgelegt.',
  'W-AGENDA-3': 'Du beginnst mit einer Agenda. Das Deck liegt beim Startspieler.',
  'W-AGENDA-4': 'Die Zahl in der Ecke sagt, ab wie vielen Spielern eine Agenda verwendet wird.',
  'W-AGENDA-5': 'Du hältst höchstens vier Agenden. Hast du mehr, legst du nach deiner Wahl bis auf vier ab.',
  'W-AGENDA-6': 'Alle sehen, wie viele Agenden du hältst.',
  'W-AGENDA-7':
    'Was darauf steht, ist geheim. Du darfst darüber reden, sie aber nicht zeigen, außer um Loyalität zu erklären.',
  'W-AGENDA-8': 'Ist die letzte Agenda gezogen, wird der Ablagestapel zu einem neuen Deck gemischt.',
  'W-AGENDA-9': 'Das neue Deck geht an den Spieler rechts vom Startspieler; er ist von nun an Startspieler.',
  'W-AGENDA-10': 'Dann rücken beide Fraktionen ein Feld vor. Spielst du allein, nur die schwächere.',
  'W-AGENDA-11': 'Eine Agenda darfst du dem zeigen, mit dem du tauschst.',
  'W-INFL-1': 'Einfluss kommt aus deinen Agenden.',
  'W-INFL-2': 'Erreichst du das Einflussziel, zeigst du deine Agenden und gewinnst.',
  'W-INFL-3': 'Das Einflussziel ist 11 allein, 10 zu zweit, 9 zu dritt und 8 zu viert.',
  'W-INFL-4': 'Erreichen mehrere Überlebende das Einflussziel gemeinsam, teilen sie sich den Sieg.',
  'W-INFL-5': 'Ein geteilter Sieg ist gleichwertig, wie viel Einfluss jeder auch hat.',
  'W-LOYAL-1':
    'Zu Beginn deines Zuges darfst du eine Agenda mit Stern oder Schild offen hinlegen. Solange sie daliegt, bist du dieser Fraktion loyal.',
  'W-LOYAL-2': 'Gegner einer Fraktion, der du loyal bist, kannst du nicht bekämpfen.',
  'W-LOYAL-3': 'Gegner dieser Fraktion hindern dich an keiner Aktion.',
  'W-LOYAL-4': 'Werden sie aktiviert, beachten sie dich nicht und wenden sich gegen die anderen.',
  'W-LOYAL-5': 'Erhältst du eine fünfte Agenda, darfst du auch die offen liegende ablegen.',
  'W-LOYAL-6': 'Nur eine Agenda kann offen liegen.',
  'W-LOYAL-7': 'Zeigst du eine andere, wird die erste wieder verdeckt.',
  'W-LOYAL-8': 'Eine offene Agenda zählt weiter zu deinen vier und zu deinem Einfluss.',
  'W-LOYAL-9': 'Zu Beginn deines Zuges darfst du deine Loyalität beenden, indem du die Karte verdeckst.',
  'W-FACTION-1': 'Jedes Szenario hat zwei Fraktionen, Stern und Schild, und sagt, wer sie sind.',
  'W-FACTION-2': 'Eine Fraktion steht auf der Machtleiste, und sie kann Marker auf dem Spielplan haben.',
  'W-FACTION-3': 'Du hilfst einer Fraktion, indem du Quests erfüllst.',
  'W-TRACK-1':
    'Beide Fraktionen beginnen oben auf der Machtleiste. Quests und das Ende des Agendadecks bringen sie voran.',
  'W-TRACK-2': 'Je weiter eine Fraktion ist, desto stärker können ihre Gegner sein.',
  'W-TRACK-3': 'Ein Buchstabe anstelle einer Stufe steht für die Zahl an der Stelle, an der diese Fraktion jetzt ist.',
  'W-TRACK-4': 'Erreicht eine Fraktion das letzte Feld, endet das Spiel.',
  'W-TRACK-5': 'Hat genau dieser Schritt Überlebenden genug Einfluss verschafft, gewinnen sie.',
  'W-TRACK-6': 'Hat er ihn niemandem verschafft, haben alle verloren.',
  'W-TRACK-7': 'Schritte über das letzte Feld hinaus zählen weiter für den Vorsprung dieser Fraktion.',
  'W-FTOK-1': 'Das Szenario sagt, was die Fraktionsmarker bewirken. Meistens sind sie Gegner.',
  'W-FTOK-2': 'Für einen Fraktionsmarker, der ein Gegner ist, gelten alle Regeln für Gegner.',
  'W-FTOK-3': 'Würde er inaktiv, wird er abgelegt.',
  'W-FTOK-4': 'Wird er getötet, wird er abgelegt und nicht ersetzt.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const powerRulings = {
  'W-AGENDA-R1':
    'Das geschieht in dem Moment, in dem die letzte Karte gezogen wird, gleich von wem. Die eben gezogene Karte wird nicht mitgemischt. Am Ende einer Runde führt der neue Startspieler die Karte aus.',
  'W-AGENDA-R2':
    'Gibt es auch keine abgelegten, wandert das Deck trotzdem weiter, und die Fraktionen rücken vor. Gemischt wird, wenn das nächste Mal eine Karte gebraucht wird; gibt es keine, wird nichts gezogen.',
  'W-AGENDA-R3':
    'Ziehst du mehrere Agenden, machst du mit dem neuen Deck weiter. Grenze und Sieg werden geprüft, wenn du alle hast.',
  'W-AGENDA-R4': 'Einfluss zählt, nachdem du bis auf vier abgelegt hast.',
  'W-AGENDA-R5':
    'Agenden, die du aus der Hand ablegst, sieht niemand. Die am Ende einer Runde aufgedeckten haben alle gesehen.',
  'W-AGENDA-R6': 'Zwei gleiche Agenden zählen beide.',
  'W-AGENDA-R7': 'Allein bleibst du Startspieler, wenn das Deck gemischt wird.',
  'W-AGENDA-R8':
    'Es sind immer mehr Agenden im Spiel, als alle zusammen halten können; das Deck geht also nie endgültig aus.',
  'W-INFL-R1':
    'Einfluss wird nach allem geprüft, was geschieht, gleich wer am Zug ist, sobald nichts halb fertig und keine Grenze überschritten ist.',
  'W-INFL-R2': 'Zurückhalten kannst du dich nicht: Wer das Einflussziel erreicht, hat gewonnen.',
  'W-INFL-R3': 'Gewinnt jemand, gewinnen alle, die in diesem Moment das Einflussziel erreicht haben.',
  'W-INFL-R4': 'Der Bonus einer Agenda ist nie kleiner als 0.',
  'W-INFL-R5': 'Wie viel Einfluss du hast, sieht sonst niemand.',
  'W-INFL-R6': 'Das Einflussziel ändert sich nicht, wenn jemand ausscheidet.',
  'W-LOYAL-R1': 'Agenden ohne Stern oder Schild können nicht gezeigt werden.',
  'W-LOYAL-R2': 'Deine Loyalität endet sofort, wenn die Karte dich verlässt.',
  'W-LOYAL-R3':
    'Ein Gegner mit einem loyalen Überlebenden in seinem Feld geht weiter auf jemanden zu, der es nicht ist.',
  'W-LOYAL-R4':
    'Ein Kampf gegen die eigene Fraktion ist nicht möglich: nicht durch eine Aktion, nicht durch Aggressiv, nicht durch eine Karte. Eine Option, die einen verlangt, kannst du nicht wählen. Was einen Gegner ohne Kampf tötet oder beruhigt, etwa eine Granate, „Weitschuss“ oder Calmex, bleibt erlaubt.',
  'W-LOYAL-R5':
    'Enthält eine erzwungene Option oder ein laufendes Ergebnis einen solchen Kampf, entfällt nur der Kampf und gilt als nicht gewonnen. Der Rest geschieht.',
  'W-FACTION-R1': 'Alle sehen, wie mächtig die Fraktionen sind.',
  'W-TRACK-R1': 'Alle Schritte einer Fraktion werden gezählt, auch die, die nicht mehr auf die Machtleiste passen.',
  'W-TRACK-R2':
    'Mehrere Schritte auf einmal sind ein Vorrücken. Erst danach wird das Ende geprüft, mit dem Einfluss aller, wie er dann ist.',
  'W-TRACK-R3': 'Bringt das Ende des Agendadecks beide Fraktionen voran, ist auch das ein einziges Vorrücken.',
  'W-TRACK-R4':
    'Das Ende kommt sofort: Weitere Ergebnisse und Stufen finden nicht statt. Nur ein begonnenes Ziehen wird abgeschlossen.',
  'W-TRACK-R5':
    'Alle Überlebenden, die das Einflussziel erreicht haben, wenn eine Fraktion das Spiel beendet, teilen sich den Sieg.',
  'W-TRACK-R6': 'Buchstaben haben immer den Wert dieses Moments.',
  'W-FTOK-R1': 'Stern und Schild auf einer Agenda aktivieren die Marker dieser Fraktion.',
  'W-FTOK-R2': 'Einen zu töten bringt EP und Beute wie sonst. Wird er bloß abgelegt, erhältst du nichts.',
  'W-FTOK-R3': 'Fraktionsmarker gibt es immer genug, und die einer Fraktion sind alle gleich.',
} as const
