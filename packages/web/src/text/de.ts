import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const de: Catalogue<typeof en> = {
  'app.tagline': 'Leite den Vault. Gewinne die Wahl.',
  'app.home': 'Startseite',
  'app.loading': 'Einen Augenblick …',

  'home.play': 'Jetzt spielen',
  'home.playHint': 'Sofort, gegen einen Bot.',
  'home.online': 'Online spielen',
  'home.setup': 'Partie einrichten',
  'home.learn': 'Spielen lernen',
  'home.learnHint': 'Zehn Minuten, ohne vorher etwas zu lesen.',
  'home.rules': 'Regeln',
  'home.import': 'Partie aus Datei öffnen',
  'home.saved': 'Deine Partien',
  'home.noSaves': 'Noch nichts da. Deine Partien werden beim Spielen in diesem Browser gespeichert.',
  'home.continue': 'Fortsetzen',
  'home.review': 'Rückblick',
  'home.delete': 'Löschen',
  'home.over': 'beendet',
  'home.fan':
    'Ein Fanprojekt ohne Verbindung zu den Machern des Spiels. Fallout und zugehörige Namen sind Marken ihrer jeweiligen Inhaber.',

  'setup.seats': 'Spieler',
  'setup.person': 'Mensch',
  'setup.name': 'Name von Spieler {n}',
  'setup.kind': 'Wer auf Platz {n} spielt',
  'setup.first': 'Startspieler',
  'setup.chance': 'Der Zufall entscheidet',
  'setup.start': 'Starten',
  'setup.game': 'Spiel',
  'setup.textTable': 'Vorerst ein Tisch aus Text; das Spielbrett wird noch gezeichnet.',

  'game.shelter': 'Shelter',
  'game.wasteland': 'Wasteland (Texttisch)',
  'option.scenario': 'Szenario',
  'option.scenario.commonwealth': 'Das Commonwealth',
  'option.scenario.capital': 'Das Ödland der Hauptstadt',
  'option.scenario.farHarbor': 'Far Harbor',
  'option.scenario.pitt': 'The Pitt',
  'option.friends': 'Spielweise',
  'option.friends.none': 'jeder für sich',
  'option.friends.star': 'gemeinsam für den Stern',
  'option.friends.shield': 'gemeinsam für den Schild',

  'bot.random': 'Streuner',
  'bot.greedy': 'Schrottsammler',
  'bot.recruit': 'Rekrut',
  'bot.officer': 'Offizier',
  'bot.overseer': 'Aufseher',

  'settings.language': 'Sprache',
  'settings.theme': 'Design',
  'settings.theme.paper': 'Papier',
  'settings.theme.terminal': 'Terminal',
  'settings.sound': 'Ton',
  'settings.sound.on': 'Ton an',
  'settings.sound.off': 'Ton aus',
  'settings.board': 'Spielplan',
  'settings.board.picture': 'Bildansicht',
  'settings.board.text': 'Textansicht',

  'table.undo': 'Rückgängig',
  'table.hint': 'Tipp',
  'table.rules': 'Regeln',
  'table.log': 'Verlauf',
  'table.menu': 'Menü',
  'table.thinking': 'denkt nach …',
  'table.exhausted': 'Erschöpft.',
  'table.turnOf': '{who} ist am Zug',
  'table.players': 'Spieler',
  'table.tracks': 'Gegenstände und Räume',
  'table.question': 'Was tun?',
  'table.over': 'Das Spiel ist vorbei',
  'table.picture': 'Der Tisch in Worten',
  'table.waitsFor': 'Warten auf {who} …',
  'table.review': 'Zum Rückblick',
  'table.notAllowed': 'Jetzt nicht:',
  'table.income': 'Einkommen für {who}',
  'table.ruling': 'Klarstellung',
  'table.close': 'Schließen',
  'table.export': 'Als Datei speichern',
  'table.copyLink': 'Link kopieren',
  'table.copied': 'Link kopiert.',
  'table.leave': 'Tisch verlassen',
  'table.vault': 'Der Vault',

  'undo.nothingToUndo': 'Es gibt nichts rückgängig zu machen.',
  'undo.somethingRevealed': 'Seitdem wurde gewürfelt oder eine Karte aufgedeckt.',
  'undo.othersDecided': 'Seitdem hat jemand anders entschieden.',

  'hint.thinking': 'Wir fragen den Aufseher …',
  'hint.title': 'Was der Aufseher tun würde',
  'hint.gain': '{n} erwartete Zufriedenheit gegenüber einer durchschnittlichen Wahl',
  'hint.visits': '{n}-mal betrachtet',

  'keys.title': 'Tasten',
  'keys.arrows': 'Pfeiltasten: von Feld zu Feld',
  'keys.enter': 'Eingabetaste: einen Bewohner schicken, auswählen',
  'keys.letters':
    'S P E C I A L: den darin trainierten Bewohner in die Hand nehmen, D einen untrainierten, X einen verletzten',
  'keys.numbers': '1 bis 9: die nummerierten Möglichkeiten',
  'keys.pass': '0: passen',
  'keys.undo': 'U: rückgängig',
  'keys.hint': 'H: Tipp',
  'keys.log': 'L: Verlauf',
  'keys.rules': 'R: Regeln',
  'keys.text': 'T: Textansicht',
  'keys.help': '?: diese Liste',

  'rules.title': 'Regeln',
  'rules.search': 'Regeln durchsuchen',
  'rules.none': 'Keine Regel erwähnt „{text}“.',
  'rules.found': '{n} {n|Regel|Regeln}',

  'review.title': 'So lief die Partie',
  'review.chart': 'Zufriedenheit nach Runden',
  'review.step': 'Entscheidung {n} von {all}',
  'review.play': 'Ab hier spielen',
  'review.back': 'Zurück',
  'review.forth': 'Weiter',
  'review.again': 'Noch eine Partie',
  'review.items': 'Gegenstände bei Spielende',
  'review.lost': 'Verlust durch Gefahren',

  'generic.filter': 'Tippe, um eine Antwort zu finden',
  'generic.found': '{n} {n|Antwort|Antworten}',
  'generic.unclear': 'So eine Antwort gibt es nicht. Versuche es mit weniger oder anderen Wörtern.',

  'learn.title': 'Lektion {n} von {all}: {title}',
  'learn.next': 'Weiter',
  'learn.nextLesson': 'Nächste Lektion',
  'learn.finish': 'Eine echte Partie spielen',
  'learn.tryThis': 'Diesmal nicht. Versuch es so: {what}',
  'learn.place': 'Zuweisen',
  'learn.place.welcome':
    'Du leitest ein Stockwerk eines Vaults. Wer die Leute am zufriedensten macht, bekommt das Aufseheramt. Dafür schickst du Bewohner an die Arbeit.',
  'learn.place.signs':
    'Rote Symbole zeigen, was ein Feld kostet, grüne, was es bringt. Dieses Feld kostet nichts und bringt zwei Energie.',
  'learn.place.power': 'Schick einen Bewohner hin: Klick auf das leuchtende Feld.',
  'learn.place.other': 'Dein Gegner ist ins Diner gegangen. Ein besetztes Feld bleibt bis zum Ende der Runde besetzt.',
  'learn.place.cost':
    'Dieses hier brächte einen Gegenstand, aber es kostet Wasser, und du hast keins. Zeig auf irgendein Feld, und du erfährst, was es tut oder warum es dir verschlossen ist.',
  'learn.place.water': 'Also hol mit deinem zweiten Bewohner erst einmal Wasser.',
  'learn.place.recall':
    'Niemand schickt noch Bewohner los, also endet die Runde: Alle kehren heim, und die nächste kann beginnen.',
  'learn.train': 'Trainieren',
  'learn.train.door':
    'Die Hantel steht für Training, hier in L, also Glück. Die Flagge ist der Startspieler-Marker. Schick deinen Bewohner zur Tür.',
  'learn.train.slot':
    'Am Rundenende hat dein Bewohner seine Lektion gelernt: Er wartet auf dem Platz L deines Tableaus.',
  'learn.train.letter':
    'Wo sein Buchstabe steht, bringt dir ein trainierter Bewohner alles doppelt. Nimm den mit dem L und schick ihn zum Generator.',
  'learn.train.twice':
    'Zweimal eine Energie. Das Training ist damit verbraucht; trainiere wieder, wann immer es sich lohnt.',
  'learn.build': 'Bauen',
  'learn.build.elevator':
    'In deinem eigenen Aufzug baust du einen Raum aus der Auslage: Du bezahlst seine Baukosten und bekommst zwei Zufriedenheit obendrauf. Für den Trainingsraum reicht es.',
  'learn.build.side': 'Räume kommen neben den Aufzug, auf die Seite, die dir lieber ist. Nimm die rechte.',
  'learn.build.done': 'Dein erster Raum! Alle dürfen ihn nutzen, du auch. Und schau, wer da kommt.',
  'learn.build.income':
    'Wenn andere einen Raum auf deinem Stockwerk nutzen, darfst du dir eine Ressource nehmen. Nimm Wasser.',
  'learn.build.six':
    'Steht auf irgendeinem Stockwerk der sechste Raum, endet das Spiel mit dieser Runde. Behalte also auch die Stockwerke der anderen im Auge.',
  'learn.fight': 'Kämpfen',
  'learn.fight.threat':
    'Ab der zweiten Runde bringen die Würfel Gefahren. Jede bedeckt ein Feld, bis sich jemand um sie kümmert.',
  'learn.fight.go':
    'Auf dem Schild steht eine Sechs: So viel müssen zwei Würfel erreichen. Du hast eine Minigun, also nichts wie hin.',
  'learn.fight.item': 'Vor dem Wurf darfst du Gegenstände einsetzen. Setz die Minigun ein: Das gibt drei dazu.',
  'learn.fight.won':
    'Eins und zwei, dazu drei für die Minigun: Sechs reicht gerade so. Das bringt dir Zufriedenheit, und am Rundenende verschwindet die Gefahr.',
  'learn.fight.again':
    'Gegen den Raider brauchst du neun, und deine Minigun bleibt bis zum Rundenende erschöpft. Versuch trotzdem dein Glück.',
  'learn.fight.lost': 'Sieben ist nicht neun. Du gehst leer aus, und dein Bewohner liegt verletzt am Boden.',
  'learn.heal': 'Heilen',
  'learn.heal.only':
    'Ein verletzter Bewohner darf nur dorthin, wo ein Kreuz ist. Eins findest du immer im Aufzug des obersten Stockwerks.',
  'learn.heal.go': 'Schick ihn ins Lazarett.',
  'learn.heal.done': 'Schon ist er wieder auf den Beinen. Manche Räume heilen und bringen noch etwas dazu.',
  'learn.win': 'Gewinnen',
  'learn.win.end':
    'Die letzte Gefahrenkarte ist gezogen: Dies ist die letzte Runde. Du hast neun Zufriedenheit, dein Gegner elf.',
  'learn.win.happiness': 'Dein Trainingsraum macht aus drei Energie Zufriedenheit. Nutze ihn.',
  'learn.win.count':
    'Jetzt wird abgerechnet: Deine Kamera bringt Zufriedenheit für deine Bewohner, und jede Gefahr, die noch auf einem Stockwerk liegt, kostet dessen Besitzer eine davon.',
  'learn.win.bye':
    'Mehr brauchst du nicht. Zeig einfach auf alles, was du wissen willst, und die Regeln sind nur einen Klick entfernt.',

  'import.notGame': 'Das ist kein gespeichertes Spiel oder nur ein Teil davon.',
  'import.version': 'Dieses Spiel folgt Version {theirs} der Regeln; diese Seite spielt nach Version {ours}.',
  'import.illegal': 'Zug {n} verstößt gegen eine Regel ({rule}): {text}',
  'import.damaged': 'Die Datei ist beschädigt, und zwar bei „{field}“.',
  'import.broken': 'Diese Datei lässt sich nicht öffnen: {why}',
  'import.link': 'Dieser Link lässt sich nicht öffnen: {why}',
  'error.title': 'Etwas ist schiefgegangen',
  'error.text':
    'Auf der Seite ist ein Fehler aufgetreten. Deine Partien sind sicher; lade die Seite neu, um weiterzuspielen.',
  'error.load': 'Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
  'error.reload': 'Neu laden',
}
