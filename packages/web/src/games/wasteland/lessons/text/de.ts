import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const de: Catalogue<typeof en> = {
  'learn.explore': 'Bewegen und erkunden',
  'learn.explore.welcome':
    'Das bist du, im Crossroads-Lager. Ein Zug besteht aus zwei Aktionen, und es gibt nur sechs: Bewegen, Erkunden, Begegnung, Kampf, Quest, Lagern.',
  'learn.explore.move':
    'Die Aktion Bewegen gibt dir zwei Bewegungspunkte, ein Schritt kostet einen. Wähle das markierte Feld östlich des Lagers, um hinzugehen.',
  'learn.explore.terrain':
    'Ein Punkt ist übrig; du behältst ihn, bis dein Zug endet. Hügel mit +1 hätten zwei gekostet. Ein grünes Feld mit Strahlenzeichen kostet einen und gibt dir ein Rad.',
  'learn.explore.tile':
    'Neben dir liegt ein Spielplanteil, das noch verdeckt ist. Erkunde es: Wähle die gefaltete Landkarte.',
  'learn.explore.found':
    'Die Red-Rocket-Station, eine Siedlung. Das Spielplanteil zeigt Getier, also kam welches mit: eine RAD-Kakerlake. Der rote Schild ist ihre Stufe.',
  'learn.explore.end': 'Beide Aktionen sind verbraucht. Beende deinen Zug.',
  'learn.explore.agenda':
    'Waren alle am Zug, wird eine Agenda aufgedeckt. Sie sagt, welche Gegner handeln: diesmal Getier, und die RAD-Kakerlake ist einen Schritt auf dich zugegangen.',

  'learn.test': 'Proben',
  'learn.test.begin': 'Vieles entscheidet eine Probe. Hier wird Karten gespielt: Wähle die Begegnung.',
  'learn.test.ask':
    'Die zweite Option ist eine Probe. Sie nennt Buchstaben, I und L, und wie viele Treffer du brauchst: 4. Du besitzt beide Buchstaben, also darfst du zweimal neu würfeln. In deiner Chance ist das schon enthalten. Wähle sie.',
  'learn.test.dice':
    'Bei einer Probe zählen nur die roten Treffer: Du hast einen von vieren. Würfel mit gelbem Ring werden neu gewürfelt; ein Klick auf einen Würfel setzt den Ring oder nimmt ihn weg. Behalte den zweiten, der einen Treffer zeigt, und würfle die beiden anderen neu.',
  'learn.test.dice.touch':
    'Bei einer Probe zählen nur die roten Treffer: Du hast einen von vieren. Würfel mit gelbem Ring werden neu gewürfelt; ein Tippen auf einen Würfel setzt den Ring oder nimmt ihn weg. Behalte den zweiten, der einen Treffer zeigt, und würfle die beiden anderen neu.',
  'learn.test.again': 'Drei Treffer. Ein Neuwurf bleibt dir, für den Würfel, der noch keinen zeigt.',
  'learn.test.passed':
    'Vier Treffer: geschafft. Was das bringt, erfährst du erst, wenn du gewählt hast. Hier sind es Kronkorken und ein Besuch im Laden. Verlass ihn fürs Erste.',
  'learn.test.rest':
    'Misslingt eine Probe, ist die Aktion weg, und die Karte sagt den Rest. Weitere Buchstaben, manche Begleiter und „Gut ausgeruht“ geben dir mehr Neuwürfe.',

  'learn.encounter': 'Begegnungen',
  'learn.encounter.signs':
    'Eine tönerne Raute ist ein Ort im Ödland, ein blaues Haus eine Siedlung, ein Zahnrad ein Vault. Jedes hat sein eigenes Deck. Die Zahl ist die Stufe: je höher, desto mehr ist zu holen.',
  'learn.encounter.draw': 'Du bist auf dem Highway 74, im Ödland. Wähle die Begegnung.',
  'learn.encounter.read':
    'Lies die Karte, dann wähle. Eine Option sagt, was sie von dir verlangt, aber nicht, was daraus wird. Hilf ihr mitsamt der Post nach Hause.',
  'learn.encounter.companion':
    'Jemand kommt mit dir. Du kannst eine Waffe, ein Kleidungsstück und einen Begleiter ausgerüstet haben.',
  'learn.encounter.after':
    'Jetzt bist du „Verehrt“; manche Karten fragen danach. Und eine neue Karte kam ins Deck, denn die Geschichte geht weiter. Was du wählst, holt dich wieder ein.',
  'learn.encounter.limit': 'Du hast eine Begegnung je Zug, und keine, solange ein aktiver Gegner in deinem Feld ist.',

  'learn.fight': 'Kämpfe',
  'learn.fight.where':
    'Ein Raider-Psycho der Stufe 2, in deinem Feld. Mit einer Fernkampfwaffe könntest du auch ein Feld weit kämpfen. Greif an.',
  'learn.fight.body':
    'Grün ist, wo er verwundbar ist: Arme und Körper. Jeder Würfel, der eines davon zeigt, ist ein Treffer, und du brauchst zwei. Jeder rote Treffer gilt dir und macht 2 Schaden, so viel wie seine Stufe; deine Panzerung hält einen ab. Dein Lasergewehr zeigt P, und P hast du: Würfle die beiden Köpfe neu.',
  'learn.fight.won':
    'Drei Treffer: Er ist tot, und du erhältst 2 EP. Aber zuerst hast du 2 Schaden erlitten. Der Gegner trifft immer vor dir.',
  'learn.fight.odds':
    'Zeige auf einen Gegner, um vor dem Angriff deine Chancen zu sehen. Überlebt er, ist er wie neu: Treffer gelten nicht für den nächsten Kampf.',
  'learn.fight.odds.touch':
    'Tippe auf einen Gegner, um vor dem Angriff deine Chancen zu sehen. Überlebt er, ist er wie neu: Treffer gelten nicht für den nächsten Kampf.',

  'learn.damage': 'Schaden und Rads',
  'learn.damage.track':
    'TP und Rads teilen sich eine Leiste: Deine TP stehen auf 9, deine Rads, grün, auf 3. Rot ist, was dazwischen liegt: die 6 am Herz. Treffen sich die beiden, stirbst du; 5 Schaden hältst du also noch aus.',
  'learn.damage.stimpak': 'Karten, die leuchten, kannst du sofort einsetzen, ohne Aktion. Setze das Stimpak ein.',
  'learn.damage.radAway': 'Das waren 6 TP. Rads sind hartnäckiger: Lagern hilft nicht. Setze RadAway ein.',
  'learn.damage.ground': 'Manches Gelände ist verstrahlt. Geh in das grüne Feld südwestlich von dir.',
  'learn.damage.killed':
    'Ein Rad. Stirbst du, beginnst du wieder im Crossroads-Lager, mit allen TP. Was du trägst, ist verloren; was du ausgerüstet hast, bleibt, und deine Rads auch.',

  'learn.quest': 'Quests und Fraktionen',
  'learn.quest.cards':
    'Quests stehen allen offen. Diese lässt sich auf zwei Arten erfüllen: einen Menschen töten oder dich in Diamond City umhören. Zeige auf eine Quest, und ihre Orte leuchten auf.',
  'learn.quest.cards.touch':
    'Quests stehen allen offen. Diese lässt sich auf zwei Arten erfüllen: einen Menschen töten oder dich in Diamond City umhören. Tippe auf eine Quest, und ihre Orte leuchten auf.',
  'learn.quest.do': 'Du bist in Diamond City. Erfülle die Quest.',
  'learn.quest.power':
    'Die Railroad hat Macht gewonnen. Einen Menschen zu töten hätte dem Institut geholfen. Und zwei neue Quests liegen aus.',
  'learn.quest.factions':
    'Je weiter eine Fraktion kommt, desto stärker können ihre Leute auf dem Spielplan sein. Erreicht eine den Totenkopf, ist das Spiel zu Ende.',
  'learn.quest.deeds':
    'Manche Ziele brauchen keine Quest-Aktion: Du erfüllst sie, sobald du tust, was sie sagen, wo immer du bist.',

  'learn.agenda': 'Agenden und Einfluss',
  'learn.agenda.goal':
    'Du gewinnst durch Einfluss. Allein brauchst du 11, zu viert braucht jeder 8. Er kommt aus deinen Agenden, und die sieht sonst niemand.',
  'learn.agenda.count':
    'Jede Agenda ist 1 wert, und mehr, wenn stimmt, was sie sagt. „Zahltag“ zählt Kronkorken: 10 bringen 1 mehr, 16 bringen 2 mehr. „Freiheit“ zählt den Vorsprung der Railroad: 2 mehr.',
  'learn.agenda.loyal':
    'Zu Beginn deines Zuges darfst du eine Agenda mit Stern oder Schild zeigen. Dann bist du dieser Fraktion loyal: Ihre Leute lassen dich in Ruhe, und du kannst sie nicht bekämpfen. Wähle „Freiheit“.',
  'learn.agenda.more': 'Die meisten Quests bringen dir neue Agenden. Du hältst höchstens vier.',
  'learn.agenda.deck':
    'Das Deck ist auch eine Uhr. Jede Runde deckt eine Karte auf, und hier ist nur noch eine da. Beende deinen Zug.',
  'learn.agenda.empty':
    'Das Deck war leer und wurde neu gemischt. Jedes Mal gewinnen dann beide Fraktionen Macht; spielst du allein, nur die schwächere. Das Institut holt auf, also ist „Freiheit“ eins weniger wert.',

  'learn.camp': 'Lagern und tauschen',
  'learn.camp.why':
    'Du bist verletzt, und Dogmeat ist erschöpft: Er lässt sich nicht einsetzen, bis er spielbereit ist. Hier ist kein aktiver Gegner, also schlag dein Lager auf.',
  'learn.camp.done':
    'Alles auf einmal: 3 TP zurück, jede Karte spielbereit, und du bist „Gut ausgeruht“, gut für einen Neuwurf. Jetzt darfst du mit allen in deinem Feld oder nebenan tauschen. Tu das.',
  'learn.camp.offer':
    'Zuerst kommt, was du gibst, dann, was du bekommst. Biete dein Stimpak für 3 Kronkorken an, dann mach das Angebot.',
  'learn.camp.stop': 'Abgemacht. Beende das Tauschen.',
  'learn.camp.promises':
    'Du kannst Gegenstände, Begleiter, Kronkorken und sogar Agenden tauschen, aber keine Buchstaben, Skills oder Eigenschaften. Versprechen binden niemanden.',

  'learn.shop': 'Gegenstände und der Laden',
  'learn.shop.open': 'Eingekauft wird in Siedlungen. Wähle die Begegnung.',
  'learn.shop.deals':
    'Die Red-Rocket-Station hat Stufe 2, also darfst du zwei Geschäfte machen: kaufen, verkaufen oder rekrutieren. Lass den Kater Kater sein und handle.',
  'learn.shop.sell': 'Verkaufe zuerst deinen Schrott für 2 Kronkorken.',
  'learn.shop.buy': 'Dann kaufe die Lederrüstung.',
  'learn.shop.equip': 'Rüste sie aus. In jedem Kampf hält Panzerung so viele gegnerische Treffer ab.',
  'learn.shop.carry':
    'Außer dem, was du ausgerüstet hast, kannst du drei Karten tragen. Zu Beginn deines Zuges darfst du deine Ausrüstung wechseln.',

  'learn.level': 'Stufen und Skills',
  'learn.level.xp':
    'Für einen getöteten Gegner erhältst du so viele EP wie seine Stufe. Der gelbe Stift rückt unter deinen Buchstaben weiter; nach dem letzten steigst du eine Stufe auf. Greif die RAD-Kakerlake an.',
  'learn.level.letters':
    'Zwei Buchstaben werden gezogen, einen behältst du. Ein neuer bringt Neuwürfe, wo er zählt. Einer, den du schon hast, bringt dir einen Skill. Behalte das E.',
  'learn.level.perk': 'Das sind die Skills des E. Nimm „Hart im Nehmen“.',
  'learn.level.use':
    'Ein Skill wird einmal eingesetzt, in deinem Zug, dann ist er weg. Du bist schwer verletzt: Setze ihn jetzt ein.',
  'learn.level.after': 'Je mehr Buchstaben du besitzt, desto weiter ist es bis zur nächsten Stufe.',

  'learn.end': 'Das Ende des Spiels',
  'learn.end.near':
    'Du hast 10 von 11 Einfluss. Deine beiden Agenden zählen den Vorsprung der Railroad vor dem Institut, und der ist 4.',
  'learn.end.skull':
    'Achte auf den Totenkopf. Eine Fraktion, die ihn erreicht, beendet das Spiel sofort: Wer dann genug Einfluss hat, gewinnt, alle anderen haben verloren.',
  'learn.end.do': 'Erfülle die Quest hier in Diamond City: Sie bringt der Railroad 1 Macht.',
  'learn.end.won':
    'Beide Agenden zählen eins mehr. Das macht 12: Du gewinnst sofort. Nach dem Spiel kannst du dir jeden Zug noch einmal ansehen und die erlebte Geschichte lesen.',
  'learn.end.bye':
    'Jetzt weißt du genug zum Spielen. Kommst du nicht weiter, hol dir einen Tipp, oder zeige auf das, was du nicht verstehst.',
  'learn.end.bye.touch':
    'Jetzt weißt du genug zum Spielen. Kommst du nicht weiter, hol dir einen Tipp, oder tippe auf das, was du nicht verstehst.',
}
