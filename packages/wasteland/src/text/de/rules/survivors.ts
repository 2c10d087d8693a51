/** Survivors: being killed, HP, XP, levels, perks, letters and traits, in words for players. */
export const survivorsRules = {
  'W-KILL-1': 'Du stirbst, sobald deine TP nicht höher sind als deine Rads.',
  'W-KILL-2':
    'Ein Gegner ist getötet, wenn deine Treffer in einem Kampf seine Stufe erreichen, bei Panzerung eins mehr.',
  'W-KILL-3': 'Stirbst du, kommt deine Figur in ein Feld des Startteils. Du wählst, in welches.',
  'W-KILL-4': 'Dann legst du dein Inventar ab. Was du ausgerüstet hast, bleibt.',
  'W-KILL-5': 'Dann steigen deine TP auf ihren Höchstwert. Deine Rads bleiben.',
  'W-KILL-6': 'Stirbst du in einem Kampf, endet er sofort.',
  'W-KILL-7': 'Stirbst du in deinem Zug, ist er vorbei: keine Aktionen mehr, keine Skills mehr.',
  'W-KILL-8':
    'Sind auch deine vollen TP nicht höher als deine Rads, scheidest du aus und hast verloren. Bei 16 TP heißt das 16 Rads.',
  'W-KILL-9': 'Wer ausscheidet, gibt die Figur und alle Karten, Kronkorken und Marker ab.',
  'W-KILL-10':
    'Scheidet der Startspieler aus, geht das Agendadeck an den Überlebenden rechts von ihm, der nun Startspieler ist.',
  'W-KILL-11': 'Ein getöteter Gegner wird durch einen neuen ersetzt, verdeckt.',
  'W-KILL-12': 'Fraktionsmarker und Gegner, die nur zum Bekämpfen gezogen wurden, werden nicht ersetzt.',
  'W-KILL-13': 'Auch ein Gegner, den du außerhalb eines Kampfes tötest, bringt seine EP.',
  'W-HP-1': 'TP und Rads teilen sich eine Leiste: Der rote Stift zeigt die TP, der grüne die Rads.',
  'W-HP-2': 'TP beginnen auf ihrem Höchstwert: 16, wenn dein Charakter nichts anderes sagt. Rads beginnen bei 0.',
  'W-HP-3': 'Schaden senkt deine TP.',
  'W-HP-4': 'Erleidest du Rads, steigen deine Rads.',
  'W-HP-5': 'Wann immer deine TP nicht höher sind als deine Rads, stirbst du.',
  'W-HP-6': 'Kein Stift verlässt die Leiste; was darüber hinausgeht, verfällt.',
  'W-HP-7': 'Deine verbleibenden TP sind deine TP minus deine Rads.',
  'W-XP-1': 'Der EP-Stift beginnt ganz links, vor dem ersten Buchstaben.',
  'W-XP-2':
    'Jeder EP rückt ihn unter den nächsten Buchstaben, den du besitzt. Buchstaben, die du nicht besitzt, werden übersprungen.',
  'W-XP-3':
    'Ein EP unter deinem letzten Buchstaben bringt den Stift zurück an den Anfang, und du steigst eine Stufe auf.',
  'W-XP-4': 'Mehrere EP auf einmal rücken den Stift zuerst ganz vor. Dann steigst du auf, einmal für jede Stufe.',
  'W-XP-5': 'Einen Gegner zu töten gibt EP in Höhe seiner Stufe.',
  'W-LEVEL-1': 'Bei einem Stufenaufstieg ziehst du zwei Buchstaben, behältst einen und legst den anderen zurück.',
  'W-LEVEL-2': 'Ein Buchstabe, den du noch nicht hattest, kommt auf dein Spielertableau.',
  'W-LEVEL-3': 'Ein Buchstabe, den du schon hast, kommt zurück und bringt dir einen Skill.',
  'W-LEVEL-4': 'Den Skill wählst du unter denen mit diesem Buchstaben.',
  'W-LEVEL-5':
    'Ist von diesem Buchstaben keiner übrig, wählst du einen beliebigen Skill mit einem Buchstaben, den du besitzt.',
  'W-LEVEL-6': 'Gibt es auch davon keinen, bekommst du keinen Skill.',
  'W-PERK-1': 'Ein Skill wird einmal eingesetzt, in deinem Zug, und dann zurückgegeben.',
  'W-PERK-2': 'Einen Skill bekommst du, wenn du beim Stufenaufstieg einen Buchstaben behältst, den du schon hast.',
  'W-PERK-3':
    'Skills wirken nur in deinem eigenen Zug und nicht mitten in einer Aktion außer dem Bewegen, wenn der Skill nichts anderes sagt.',
  'W-PERK-4': 'Alle Skills liegen offen, im Deck und vor den Spielern.',
  'W-PERK-5': 'Ein eingesetzter Skill kommt zurück ins Skilldeck.',
  'W-SPECIAL-1': 'Es gibt sieben Buchstaben: S, P, E, C, I, A und L. Jeden kannst du einmal besitzen.',
  'W-SPECIAL-2': 'Ein Buchstabe, den du erhältst, kommt an seinen eigenen Platz auf deinem Spielertableau.',
  'W-SPECIAL-3':
    'Buchstaben geben dir Neuwürfe: bei Proben, wenn die Probe sie nennt, im Kampf, wenn deine Waffe sie zeigt.',
  'W-TRAIT-1':
    'Es gibt sechs Eigenschaften auf drei zweiseitigen Markern: Verehrt oder Verhasst, Synth oder Supermutant, Gut ausgeruht oder Süchtig.',
  'W-TRAIT-2': 'Verehrt, Verhasst, Synth und Supermutant bewirken von sich aus nichts. Karten fragen nach ihnen.',
  'W-TRAIT-3': 'Bist du „Gut ausgeruht“, darfst du das in einem Kampf oder einer Probe für einen Neuwurf aufgeben.',
  'W-TRAIT-4': 'Jeden Marker hast du höchstens einmal, also nie beide Seiten zugleich.',
  'W-TRAIT-5':
    'Erhältst du eine Eigenschaft und hast die andere Seite ihres Markers, wird er umgedreht, und die alte Eigenschaft ist fort.',
  'W-TRAIT-6': 'Eine Seite mit Schloss kann nicht umgedreht werden. Die andere Eigenschaft erhältst du dann nicht.',
  'W-TRAIT-7': 'Verlierst du eine Eigenschaft, gibst du den Marker zurück, mit oder ohne Schloss.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const survivorsRulings = {
  'W-KILL-R1':
    'Stirbst du, endet der Kampf, du wählst dein Feld auf dem Startteil, verlierst dein Inventar, erhältst deine TP zurück und scheidest aus, wenn das nicht hilft. Dann gehen laufende Ergebnisse weiter, und der Zug endet, wenn es deiner war.',
  'W-KILL-R2': 'Sind deine Rads so hoch, dass du ausscheidest, wählst du kein Feld.',
  'W-KILL-R3': 'Auf dem Startteil wirst du platziert: Gelände und aggressive Gegner wirken nicht.',
  'W-KILL-R4':
    'Du behältst Agenden, Skills, Kronkorken, Eigenschaften, Buchstaben, EP, Loyalität und die Fähigkeit deines Charakters.',
  'W-KILL-R5': 'Ausgerüstete Karten bleiben spielbereit oder erschöpft, wie sie waren.',
  'W-KILL-R6':
    'Die Karten eines ausgeschiedenen Überlebenden kommen dorthin, wo solche Karten abgelegt werden. Die Agenden sieht niemand.',
  'W-KILL-R7':
    'Auch rechts wird übersprungen, wer ausgeschieden ist. Ist niemand übrig, ist das Spiel vorbei, und alle haben verloren.',
  'W-KILL-R8': 'Wandert das Deck, weil jemand ausscheidet, wird nichts gemischt, und keine Fraktion rückt vor.',
  'W-KILL-R9':
    'EP für das Töten außerhalb eines Kampfes bekommt der Überlebende, dessen Effekt getötet hat. War es niemandes Effekt, bekommt sie niemand.',
  'W-HP-R1': 'Rads gehen von 0 bis 16, TP von 0 bis zu deinem eigenen Höchstwert.',
  'W-HP-R2': 'Deine Rads begrenzen nicht, wie viele TP du zurückerhältst.',
  'W-HP-R3': 'TP und Rads aller sind für alle zu sehen.',
  'W-XP-R1': 'Eine Stufe kostet dich einen EP mehr, als du Buchstaben hast.',
  'W-XP-R2':
    'Ein neuer Buchstabe rechts vom Stift liegt sofort auf deinem Weg; einer links davon zählt ab der nächsten Runde des Stifts.',
  'W-XP-R3': 'Gemeinsam erhaltene EP werden mit den Buchstaben gezählt, die du vorher hattest.',
  'W-LEVEL-R1': 'Zurückgelegte Buchstaben werden unter die anderen gemischt.',
  'W-LEVEL-R2':
    'Ist nur noch ein Buchstabe zu ziehen, bekommst du ihn ohne Wahl. Ist keiner übrig, bringt die Stufe nichts.',
  'W-LEVEL-R3': 'Die zwei Buchstaben, die du ziehst, sehen alle.',
  'W-LEVEL-R4': 'Gibt es einen Skill, den du nehmen kannst, musst du einen nehmen.',
  'W-PERK-R1':
    'Auch ein Kampf während einer Bewegung sperrt Skills, außer der Skill ist für Kämpfe oder Proben gedacht.',
  'W-PERK-R2': 'Ein zurückgegebener Skill kann sofort wieder gewählt werden, auch von dir.',
  'W-PERK-R3': 'Du darfst beliebig viele Skills haben.',
  'W-SPECIAL-R1':
    'Würdest du einen Buchstaben, den du besitzt, anders als durch eine Stufe erhalten, kommt er zurück, und du bekommst keinen Skill.',
  'W-TRAIT-R1': 'Synth, Supermutant und Süchtig haben ein Schloss. Verehrt, Verhasst und Gut ausgeruht haben keines.',
  'W-TRAIT-R2': 'Süchtig bewirkt von sich aus nichts, aber das Schloss verhindert, dass du „Gut ausgeruht“ wirst.',
  'W-TRAIT-R3': 'Eine Eigenschaft zu erhalten, die du schon hast, bewirkt nichts.',
  'W-TRAIT-R4': '„Gut ausgeruht“ gibst du im Schritt „neu würfeln“ aus, nachdem du den ersten Wurf gesehen hast.',
  'W-TRAIT-R5': 'Eigenschaftsmarker gibt es immer genug, und alle sehen sie.',
} as const
