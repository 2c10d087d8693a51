/** Camping and trading, in words for players. */
export const campRules = {
  'W-CAMP-1':
    'Lagern hat vier Teile, in beliebiger Reihenfolge: 3 TP zurückerhalten, erschöpfte Karten spielbereit machen, „Gut ausgeruht“ werden, tauschen.',
  'W-CAMP-2': 'Spielbereit gemacht werden alle deine erschöpften Karten. Du kannst keine auslassen.',
  'W-CAMP-3': 'Solange ein aktiver Gegner in deinem Feld ist, kannst du nicht lagern.',
  'W-CAMP-4': 'Tauschen kannst du mit Überlebenden in deinem oder einem angrenzenden Feld.',
  'W-TRADE-1': 'Getauscht werden dürfen Gegenstände, Begleiter, Agenden und Kronkorken, so viele ihr wollt.',
  'W-TRADE-2': 'Beide Seiten müssen zustimmen.',
  'W-TRADE-3': 'Versprechen binden niemanden.',
  'W-TRADE-4': 'Eigenschaften, Buchstaben, Skills und Fähigkeiten von Charakteren können nicht getauscht werden.',
  'W-TRADE-5': 'Eine Agenda darfst du dem zeigen, dem du sie anbietest.',
  'W-TRADE-6': 'Eine erschöpfte Karte bleibt erschöpft, wenn sie den Besitzer wechselt.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const campRulings = {
  'W-CAMP-R1':
    'Was hilft, geschieht auf einmal: Du heilst, wirst „Gut ausgeruht“ und machst spielbereit, was nichts kostet. Gefragt wirst du nur nach Tauschen, Effekten und Karten, die Kronkorken kosten.',
  'W-CAMP-R2': 'Eine Karte, die du beim Lagern bekommst, bleibt, wie sie ist. Sie wird ein andermal spielbereit.',
  'W-CAMP-R3': 'Nur du brauchst ein Feld ohne Gegner. Wer mit dir tauscht, nicht.',
  'W-CAMP-R4':
    'Beim Lagern kannst du deine Ausrüstung nicht umordnen, außer mit einer Karte, die du gerade bekommen hast. Eine Einstellung des Tisches erlaubt es.',
  'W-CAMP-R5': 'Alle deine Tauschgeschäfte machst du am Stück, als einen Teil des Lagers.',
  'W-TRADE-R1':
    'Ein Tausch findet zwischen dir und einem anderen Überlebenden statt; Geschenke sind erlaubt. Du machst ein Angebot auf einmal, und jedes Angebot darf mit einem Gegenangebot beantwortet werden.',
  'W-TRADE-R2':
    'Du darfst tauschen, was du ausgerüstet hast, und auch Gegenstände und Begleiter, mit denen du begonnen hast.',
  'W-TRADE-R3':
    'Nach dem Tausch müssen beide Seiten ihre Grenzen einhalten. Erhaltene Karten dürfen vorher ausgerüstet werden.',
  'W-TRADE-R4':
    'Gibst du die Agenda weg, die deine Loyalität zeigt, endet die Loyalität. Beim neuen Besitzer ist sie verdeckt.',
  'W-TRADE-R5': 'Eine Agenda, die du zeigst, sieht nur dieser Partner.',
  'W-TRADE-R6': 'Während du lagerst, können die anderen nicht untereinander tauschen.',
  'W-TRADE-R7':
    'Du darfst das Tauschen jederzeit beenden und ein Angebot zurückziehen, solange der andere noch darüber nachdenkt. Du darfst beliebig viele verschiedene Angebote machen, dasselbe aber demselben Überlebenden in einem Lager nur einmal. Hast du eine Agenda gezeigt, lässt sich das nicht mehr rückgängig machen.',
} as const
