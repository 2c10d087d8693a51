import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const de: Catalogue<typeof en> = {
  'learn.place': 'Zuweisen',
  'learn.place.welcome':
    'Du leitest ein Stockwerk eines Vaults. Wer die Leute am zufriedensten macht, bekommt das Aufseheramt. Dafür schickst du Bewohner an die Arbeit.',
  'learn.place.signs':
    'Rote Symbole zeigen, was ein Feld kostet, grüne, was es bringt. Dieses Feld kostet nichts und bringt zwei Energie.',
  'learn.place.power': 'Schicke einen Bewohner hin: Klicke auf das leuchtende Feld.',
  'learn.place.power.touch': 'Schicke einen Bewohner hin: Tippe auf das leuchtende Feld.',
  'learn.place.other': 'Dein Gegner ist ins Diner gegangen. Ein besetztes Feld bleibt bis zum Ende der Runde besetzt.',
  'learn.place.cost':
    'Dieses hier brächte einen Gegenstand, aber es kostet Wasser, und du hast keins. Fahre mit der Maus über ein Feld, und du erfährst, was es tut oder warum es dir verschlossen ist.',
  'learn.place.cost.touch':
    'Dieses hier brächte einen Gegenstand, aber es kostet Wasser, und du hast keins. Tippe ein Feld an, und du erfährst, was es tut oder warum es dir verschlossen ist.',
  'learn.place.water': 'Also hol mit deinem zweiten Bewohner erst einmal Wasser.',
  'learn.place.recall':
    'Niemand hat noch Bewohner zum Losschicken, also endet die Runde: Alle werden zurückgerufen, und die nächste kann beginnen.',
  'learn.train': 'Trainieren',
  'learn.train.door':
    'Die Hantel steht für Training in einem S.P.E.C.I.A.L.-Buchstaben, hier L für Glück. Die Flagge ist der Startspieler-Marker. Schicke deinen Bewohner zur Tür.',
  'learn.train.slot':
    'Am Rundenende hat dein Bewohner seine Lektion gelernt: Er wartet im Slot L deiner Ressourcentafel.',
  'learn.train.letter':
    'Wo sein Buchstabe steht, bringt dir ein trainierter Bewohner die doppelte Belohnung. Nimm den mit dem L und schicke ihn zum Generator.',
  'learn.train.twice':
    'Zweimal eine Energie. Das Training ist damit verbraucht; trainiere wieder, wann immer es sich lohnt.',
  'learn.grow': 'Wachsen',
  'learn.grow.why':
    'Mehr Bewohner bedeuten mehr Züge in jeder Runde. Am Vault-Eingang bekommst du für drei Nahrung einen neuen. Schicke einen Bewohner hin.',
  'learn.grow.joined':
    'Der Neue wartet dort und arbeitet ab der nächsten Runde mit. Mehr als sieben Bewohner kann niemand haben.',
  'learn.grow.item':
    'Auch Gegenstände sind nützlich. Hier kostet einer nur ein Wasser: Schicke deinen anderen Bewohner los.',
  'learn.grow.take': 'Such dir einen aus der Auslage aus: Nimm den Husky.',
  'learn.grow.done':
    'Er liegt jetzt vor dir. Manche Gegenstände helfen im Kampf, manche beim Zuweisen, manche zählen am Ende. Fahre mit der Maus darüber, um sie zu lesen.',
  'learn.grow.done.touch':
    'Er liegt jetzt vor dir. Manche Gegenstände helfen im Kampf, manche beim Zuweisen, manche zählen am Ende. Tippe sie an, um sie zu lesen.',
  'learn.build': 'Bauen',
  'learn.build.elevator':
    'In deinem eigenen Aufzug baust du einen Raum aus der Auslage: Du bezahlst seine Baukosten und bekommst zwei Zufriedenheit obendrauf. Für den Trainingsraum reicht es.',
  'learn.build.side': 'Räume kommen neben den Aufzug, auf die Seite, die dir lieber ist. Nimm die rechte.',
  'learn.build.done': 'Dein erster Raum! Alle dürfen ihn nutzen, du auch. Und schau, wer da kommt.',
  'learn.build.income':
    'Wenn andere einen Raum auf deinem Stockwerk nutzen, darfst du dir eine Ressource nehmen. Deine Nahrungsleiste ist schon voll, also nimm Wasser.',
  'learn.build.full':
    'Von jeder Ressource haben sechs Platz. Was du darüber hinaus bekommst, verfällt; gib sie also rechtzeitig aus.',
  'learn.build.six':
    'Steht auf irgendeinem Stockwerk der sechste Raum, endet das Spiel mit dieser Runde. Behalte also auch die Stockwerke der anderen im Auge.',
  'learn.round': 'Runden',
  'learn.round.pass': 'Du musst nicht alle losschicken: Wer passt, setzt bis zum Ende der Runde aus. Passe jetzt.',
  'learn.round.dice':
    'Eine neue Runde: Für jedes Stockwerk wird mit zwei Würfeln gewürfelt. Oben zeigten sie 4 und 5, zusammen neun, also erscheint in Spalte 9 eine Gefahr.',
  'learn.round.seven':
    'Die Zahlen über dem Vault sind diese Spalten. Bei einer Sieben oder einer Spalte ohne Raum passiert nichts. Außen ist es also am ruhigsten.',
  'learn.round.first':
    'Dein Gegner war an der Vault-Tür und hat sich die Flagge geholt: Wer sie hat, beginnt und bekommt so das beste freie Feld.',
  'learn.fight': 'Kämpfen',
  'learn.fight.threat':
    'Ab der zweiten Runde bringen die Würfel Gefahren. Jede bedeckt ein Feld, bis sich jemand um sie kümmert.',
  'learn.fight.go':
    'Auf dem Schild steht eine Sechs: So viel müssen zwei Würfel erreichen. Du hast eine Minigun, also nichts wie hin.',
  'learn.fight.item': 'Vor dem Wurf darfst du Gegenstände einsetzen. Setze die Minigun ein: Das gibt drei dazu.',
  'learn.fight.won':
    'Eins und zwei, dazu drei für die Minigun: Sechs reicht gerade so. Das bringt dir Zufriedenheit, und am Rundenende verschwindet die Gefahr.',
  'learn.fight.again':
    'Gegen den Raider brauchst du neun, und deine Minigun bleibt bis zum Rundenende erschöpft. Versuche trotzdem dein Glück.',
  'learn.fight.lost': 'Sieben ist nicht neun. Du gehst leer aus, und dein Bewohner liegt verletzt am Boden.',
  'learn.heal': 'Heilen',
  'learn.heal.only':
    'Ein verletzter Bewohner darf nur dorthin, wo ein Kreuz ist. Eins findest du immer im Aufzug des obersten Stockwerks.',
  'learn.heal.go': 'Schicke ihn ins Lazarett.',
  'learn.heal.done': 'Schon ist er wieder auf den Beinen. Manche Räume heilen und bringen noch etwas dazu.',
  'learn.win': 'Gewinnen',
  'learn.win.end':
    'Die letzte Gefahrenkarte ist gezogen: Dies ist die letzte Runde. Du hast neun Zufriedenheit, dein Gegner elf.',
  'learn.win.happiness': 'Dein Trainingsraum macht aus drei Energie Zufriedenheit. Nutze ihn.',
  'learn.win.count':
    'Jetzt wird abgerechnet: Deine Kamera bringt Zufriedenheit für deine Bewohner, und jede Gefahr, die noch auf einem Stockwerk liegt, kostet dessen Besitzer 1 Zufriedenheit.',
  'learn.win.tie':
    'Bei gleicher Zufriedenheit gewinnt, wer mehr Ressourcen hat, dann mehr Bewohner, dann mehr Gegenstände. Heb also auf, was du nicht brauchst.',
  'learn.win.bye':
    'Mehr brauchst du nicht. Am Tisch zeigt „Tipp“ gute Züge, „Rückgängig“ nimmt einen zurück, und der Verlauf erzählt, was geschehen ist. Fahre einfach mit der Maus über alles, was du wissen willst; die Regeln sind nur einen Klick entfernt.',
  'learn.win.bye.touch':
    'Mehr brauchst du nicht. Am Tisch zeigt „Tipp“ gute Züge, „Rückgängig“ nimmt einen zurück, und der Verlauf erzählt, was geschehen ist. Tippe einfach alles an, worüber du mehr wissen willst; die Regeln sind immer nur einen Fingertipp entfernt.',
}
