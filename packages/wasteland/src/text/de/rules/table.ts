/** First player, scenario, solo play, limits, secrets and the end, in words for players. */
export const tableRules = {
  'W-FIRST-1': 'Der Zufall bestimmt den Startspieler. Bei ihm liegt das Agendadeck.',
  'W-FIRST-2': 'Wer das Agendadeck bekommt, ist der neue Startspieler.',
  'W-FIRST-3': 'Das ändert weder den jetzigen noch den nächsten Zug.',
  'W-SCEN-1': 'Ihr wählt ein Szenario für die Partie.',
  'W-SCEN-2': 'Eine Seite seines Bogens zeigt den Spielplan und die ersten Quests.',
  'W-SCEN-3': 'Die Quests, die er nennt, werden zu Beginn ausgelegt.',
  'W-SCEN-4': 'Die andere Seite beschreibt die Fraktionen und ihre Machtleiste.',
  'W-SOLO-1': 'Allein spielst du nach denselben Regeln, mit wenigen Ausnahmen.',
  'W-SOLO-2':
    'Verlangt eine Quest einen anderen Überlebenden in deinem Feld, musst du stattdessen in einer Siedlung sein. Eine Probe dieses Überlebenden zählt als 3.',
  'W-SOLO-3': 'Du liest deine Begegnungen selbst, ohne nachzusehen, was die Optionen bringen.',
  'W-SOLO-4':
    'Geht das Agendadeck zu Ende, rückt nur die Fraktion mit weniger Macht vor, oder beide, wenn sie gleichauf sind.',
  'W-LIMIT-1': 'Kronkorken und Fraktionsmarker gehen nie aus.',
  'W-LIMIT-2': 'Skills gibt es nur so viele, wie es Skillkarten gibt.',
  'W-LIMIT-3':
    'Ist ein Deck mit Beute, Vorteilen oder Agenden oder ein Gegnerstapel aufgebraucht, wird sein Ablagestapel gemischt und tritt an seine Stelle.',
  'W-SURV-1':
    'Ein Überlebender ist das alles zusammen: du, deine Figur, dein Charakter, deine Karten, Buchstaben und Eigenschaften.',
  'W-SURV-2': 'Dein Spielertableau zeigt TP, Rads, EP, Buchstaben, Eigenschaften und die Plätze deiner Karten.',
  'W-INFO-1':
    'Vor allen verborgen: die Vorderseiten verdeckter Gegner, die Texte der Kartenbibliothek und die Reihenfolge der Decks.',
  'W-INFO-2': 'Vor den anderen verborgen: die Agenden auf deiner Hand, außer du zeigst eine für deine Loyalität.',
  'W-INFO-3': 'Für alle offen: wie viele Agenden du hältst, deine Ausrüstung, dein Inventar und alle Skills.',
  'W-INFO-4': 'Was die Optionen einer Begegnung bringen, weiß nur, wer vorliest, bis du gewählt hast.',
  'W-END-1': 'Das Spiel endet, wenn ein Überlebender das Einflussziel erreicht.',
  'W-END-2':
    'Es endet auch, wenn eine Fraktion das Ende ihrer Leiste erreicht: mit Siegern, wenn jemand den Einfluss hat, sonst mit einer Niederlage für alle.',
  'W-END-3': 'Scheidest du aus, hast du verloren, was auch später geschieht.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const tableRulings = {
  'W-FIRST-R1':
    'Von diesem Moment an entscheidet der neue Startspieler bei Gleichstand und trifft die Entscheidungen eines Startspielers.',
  'W-SCEN-R1': 'Alle dürfen jederzeit beide Seiten lesen.',
  'W-SOLO-R1': 'Die 3 ist eine Zahl von Treffern, die mit der Schwierigkeit verglichen wird.',
  'W-SOLO-R2': 'Scheidest du aus, ist das Spiel verloren.',
  'W-SOLO-R3': 'Weniger Macht heißt weniger Schritte insgesamt, auch über das Ende der Leiste hinaus.',
  'W-SOLO-R4':
    'Bleibt von mehreren Überlebenden nur einer übrig, gelten für Quests und fürs Vorlesen die Regeln für das Spiel allein. Einflussziel, Agenden und das Vorrücken beider Fraktionen bleiben, wie sie waren.',
  'W-LIMIT-R1':
    'Das geschieht gleich, nachdem die letzte Karte genommen ist. Ohne Ablagestapel geschieht es, wenn das nächste Mal eine gebraucht wird.',
  'W-LIMIT-R2':
    'Beute, Vorteile, Agenden und Gegner haben Ablagestapel. Einzigartige Vorteile kommen neben ihr Deck, Skills zurück in ihres, Marker in den Vorrat; Gegenstände, mit denen du begonnen hast, verlassen das Spiel. Begegnungen kommen unter ihr Deck, und Quests gehen nur, wenn sie aus dem Spiel kommen.',
  'W-LIMIT-R3':
    'Nichts scheitert daran, dass Questmarker, Eigenschaften oder Buchstaben ausgehen, außer eine Stufe, für die kein Buchstabe mehr zu ziehen ist.',
  'W-SURV-R1': 'Alles auf deinem Spielertableau ist für alle offen. Nur deine Agenden nicht.',
  'W-INFO-R1': 'Was du nicht wissen darfst, ist nicht auf deinem Bildschirm und auch nirgends dahinter.',
  'W-INFO-R2':
    'Abgelegte Beute, Vorteile und Gegner sind für alle offen, von den Agenden nur die am Ende einer Runde aufgedeckten.',
  'W-INFO-R3': 'Niemand kann eine verdeckte Karte oder einen Marker durch ein Mischen hindurch verfolgen.',
  'W-INFO-R4': 'Auch auf einem gemeinsamen Bildschirm erscheint der Ausgang erst nach der Wahl.',
  'W-END-R1':
    'Nach allem, was geschieht, wird zuerst das Einflussziel geprüft, dann das Ende der Leiste, dann, ob noch jemand übrig ist.',
  'W-END-R2':
    'Gewinnst und stirbst du durch dasselbe, hast du gewonnen. Scheidest du dadurch aus, sind deine Agenden fort, und du hast nicht gewonnen.',
  'W-END-R3': 'Nach dem Ende gibt es nichts mehr zu entscheiden, und alles darf gesehen werden.',
  'W-END-R4':
    'Du darfst jederzeit aufgeben, auch wenn jemand anders am Zug ist. Du scheidest dann aus und landest auf dem letzten Platz; ein Kampf, den du führst, endet sofort, und dein Zug auch. Bleibt von mehreren Überlebenden nur einer übrig, gewinnt er, und das Spiel ist vorbei; im gemeinsamen Spiel machen die anderen weiter.',
  'W-END-R5':
    'Hat der Tisch ein Zeitlimit vereinbart, gilt eine Entscheidung, die zu lange dauert, als abgelehnt oder bekommt sonst die erste mögliche Antwort. Ohne Vereinbarung gibt es kein Limit.',
  'W-END-R6': 'Keine Partie dauert länger als 150 Runden. Danach haben alle verloren.',
  'W-END-R7': 'Sind sich alle einig, endet das Spiel sofort und ohne Sieger.',
} as const
