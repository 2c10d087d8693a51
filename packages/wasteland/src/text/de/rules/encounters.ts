/** Encounters, in words for players. */
export const encountersRules = {
  'W-ENC-1': 'In einem Feld mit Begegnungssymbol darfst du eine Karte aus dem passenden Deck abhandeln.',
  'W-ENC-2': 'Wer rechts von dir sitzt, liest die Einleitung und die fette Zeile jeder Option vor, und nicht mehr.',
  'W-ENC-3': 'Du wählst eine Option und führst dann alles aus, was bei ihr steht.',
  'W-ENC-4':
    'Enthält die Option eine Probe oder einen Kampf, ist eine bestandene Probe oder ein getöteter Gegner ein Erfolg. Sonst gilt der Misserfolg.',
  'W-ENC-5': 'Verlangt eine Option etwas, etwa eine Eigenschaft, kannst du sie nur wählen, wenn du es hast.',
  'W-ENC-6': 'Erfüllst du die Bedingung einer Option mit der Überschrift ERZWUNGEN, musst du sie nehmen.',
  'W-ENC-7': 'Erfüllst du sie nicht, kannst du sie nicht nehmen.',
  'W-ENC-8': 'Danach kommt die Karte aus dem Spiel, wenn sie es sagt. Sonst kommt sie unter ihr Deck.',
  'W-ENC-9': 'Jedes Begegnungssymbol kannst du einmal pro Zug nutzen.',
  'W-ENC-10': 'Die Begegnungsaktion kannst du nicht zweimal in einem Zug ausführen.',
  'W-ENC-11': 'Ein Stufensymbol auf der Karte steht für die Stufe des Symbols in deinem Feld.',
  'W-ENC-12': 'Ein Vault hat keine Begegnungen, bis eine Karte sein Deck ins Spiel bringt.',
  'W-ENC-13': 'Solange ein aktiver Gegner in deinem Feld ist, kannst du keine Begegnung haben.',
  'W-ECARD-1': 'Es gibt vier Begegnungsdecks: Ödland, Siedlung, Vault 84 und Vault 109.',
  'W-ECARD-2': 'Das Ödland- und das Siedlungsdeck gibt es von Anfang an; sie bestehen aus den Karten mit einem Stern.',
  'W-ECARD-3': 'Die Vault-Decks sind anfangs leer. Die erste Karte, die ein Ergebnis hinzufügt, begründet das Deck.',
  'W-ECARD-4': 'In Siedlungen kauft man ein, im Ödland findet man Beute.',
  'W-EICON-1': 'Das Symbol in einem Feld sagt, aus welchem Deck du ziehst, und nennt oft eine Stufe.',
  'W-EICON-2': 'Gibt es zu dem Symbol kein Deck, gibt es in diesem Feld keine Begegnungen.',
  'W-EICON-3': 'Jeder Vault hat sein eigenes Deck: 84 oder 109.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const encountersRulings = {
  'W-ENC-R1':
    'Du hast eine Begegnungsaktion pro Zug; eine zusätzliche Aktion ändert daran nichts. Lässt eine Karte dich eine weitere Begegnung abhandeln, dann nicht an einem Symbol, das du in diesem Zug schon genutzt hast. Mit der Einstellung „je Symbol“ sind nur die Symbole begrenzt.',
  'W-ENC-R2': 'Treffen mehrere erzwungene Optionen auf dich zu, gilt die oberste.',
  'W-ENC-R3':
    'Kannst du keine Option wählen, geschieht nichts, und die Karte kommt unter ihr Deck. Die Aktion ist verbraucht.',
  'W-ENC-R4': 'Eine Option mit einem Preis kannst du nur wählen, wenn du ihn ganz bezahlen kannst.',
  'W-ENC-R5': 'Eine Karte, die gerade abgehandelt wird, ist in keinem Deck.',
  'W-ENC-R6':
    'Stirbst du in einem Kampf der Option, ist sie gescheitert, und ihr Misserfolg wird ausgeführt. Die Karte kommt unter ihr Deck, wenn sie nicht aus dem Spiel kommt.',
  'W-ENC-R7':
    'Vorgelesen wird vom Nächsten rechts von dir, der noch im Spiel ist. Was eine Option bringt, wird erst gezeigt, wenn du gewählt hast.',
  'W-ENC-R8': 'Ob du eine Bedingung erfüllst, entscheidet sich beim Vorlesen der Karte.',
  'W-ENC-R9': 'Ein Begegnungssymbol ohne Stufe zählt als Stufe 1.',
  'W-ENC-R10':
    'Mehrere Aufgaben einer Option erledigst du von links nach rechts, und alle müssen gelingen. Der erste Fehlschlag beendet sie.',
  'W-ECARD-R1':
    'Begegnungsdecks haben keinen Ablagestapel und werden nie neu gemischt. Ein leeres bleibt leer, bis eine Karte hinzukommt.',
  'W-EICON-R1': 'Ein leeres Deck zählt wie keines.',
} as const
