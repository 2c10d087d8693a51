/** What the lessons say. */
export const en = {
  'learn.place': 'Place',
  'learn.place.welcome':
    'You run one level of a vault. Whoever makes people happiest becomes the next overseer. To do that, you send your dwellers to work.',
  'learn.place.signs':
    'Red icons show what a space costs, green ones what you gain. This space costs nothing and gives you 2 power.',
  'learn.place.power': 'Send a dweller there: click the highlighted space.',
  'learn.place.power.touch': 'Send a dweller there: tap the highlighted space.',
  'learn.place.other':
    'Your rival has gone to the diner. A space that is taken stays taken until the end of the round.',
  'learn.place.cost':
    'This one would give you an item, but it costs water and you have none. Hover over any space to see what it does or why you can’t go there.',
  'learn.place.cost.touch':
    'This one would give you an item, but it costs water and you have none. Tap any space to see what it does or why you can’t go there.',
  'learn.place.water': 'So send your second dweller to get some water.',
  'learn.place.recall':
    'Nobody has any dwellers left to send, so the round ends: everyone is recalled, and the next round can begin.',
  'learn.train': 'Train',
  'learn.train.door':
    'A dumbbell means training in an S.P.E.C.I.A.L. letter, here L for Luck. The flag is the first-player token. Send your dweller to the door.',
  'learn.train.slot': 'When the round ends, your dweller is trained: it waits in the L slot of your board.',
  'learn.train.letter':
    'A trained dweller gains the whole reward twice on a space with its letter. Take the one with the L and send it to the generator.',
  'learn.train.twice': '1 power, twice. The training is used up now; train again whenever it pays off.',
  'learn.grow': 'Grow',
  'learn.grow.why':
    'More dwellers mean more turns every round. At the Vault Entrance, three food bring you a new one. Send a dweller there.',
  'learn.grow.joined':
    'The newcomer waits there and goes to work from the next round on. Nobody can have more than seven dwellers.',
  'learn.grow.item': 'Items are useful too. Here one costs a single water: send your other dweller out.',
  'learn.grow.take': 'Choose one from the item track: take the Husky.',
  'learn.grow.done':
    'It lies in front of you now. Some items help in fights, some when you place a dweller, some count at the end. Hover over one to read it.',
  'learn.grow.done.touch':
    'It lies in front of you now. Some items help in fights, some when you place a dweller, some count at the end. Tap one to read it.',
  'learn.build': 'Build',
  'learn.build.elevator':
    'Use your own elevator to build a room from the track: pay its cost and gain 2 happiness as well. You can afford the Weight Room.',
  'learn.build.side': 'Rooms go next to the elevator, on whichever side you like. Choose the right.',
  'learn.build.done': 'Your first room! Everyone can use it, including you. And look who’s coming.',
  'learn.build.income':
    'When others use a room on your level, you may take one resource. Your food track is already full, so take water.',
  'learn.build.full': 'You can hold six of each resource. Anything beyond that is lost, so spend it in time.',
  'learn.build.six':
    'The game ends with the round in which anyone builds a sixth room, so keep an eye on your rivals’ levels too.',
  'learn.round': 'Rounds',
  'learn.round.pass': 'You don’t have to send everybody: whoever passes sits out the rest of the round. Pass now.',
  'learn.round.dice':
    'A new round: two dice are rolled for every level. On top they showed 4 and 5, nine in all, so a threat appears in column 9.',
  'learn.round.seven':
    'The numbers over the vault are these columns. A seven, or a column without a room, brings nothing. So the outer columns are the quiet ones.',
  'learn.round.first':
    'Your rival went to the Vault Door and took the flag: whoever has it goes first, and so gets the best free space.',
  'learn.fight': 'Fight',
  'learn.fight.threat':
    'From the second round on, the dice spawn threats. Each one covers a space until someone deals with it.',
  'learn.fight.go': 'The shield says six: that’s what you need on two dice. You have a Minigun, so go for it.',
  'learn.fight.item': 'You can use items before the roll. Use the Minigun: it adds three.',
  'learn.fight.won':
    'One and two, plus three for the Minigun: six, just enough. You gain happiness, and the threat is removed at the end of the round.',
  'learn.fight.again':
    'The raider takes a nine, and your Minigun is exhausted until the round ends. Try your luck anyway.',
  'learn.fight.lost': 'Seven is not nine. You gain nothing, and your dweller is injured.',
  'learn.heal': 'Heal',
  'learn.heal.only':
    'An injured dweller can only go to spaces marked with a cross. There is always one in the top elevator.',
  'learn.heal.go': 'Send it to the sick bay.',
  'learn.heal.done': 'Back on their feet! Some rooms heal and give you something extra.',
  'learn.win': 'Win',
  'learn.win.end':
    'The last threat card has been drawn: this is the last round. You have nine happiness, your rival eleven.',
  'learn.win.happiness': 'Your Weight Room turns three power into happiness. Use it.',
  'learn.win.count':
    'Now for final scoring: your Camera gives happiness for your dwellers, and every threat left on a level costs its owner 1 happiness.',
  'learn.win.tie':
    'If happiness is tied, whoever has more resources wins, then more dwellers, then more items. So hang on to what you don’t need.',
  'learn.win.bye':
    'That’s all you need. At the table, Hint shows good moves, Undo takes one back, and the log tells you what happened. For the rest, hover over whatever makes you curious; the rules are one click away.',
  'learn.win.bye.touch':
    'That’s all you need. At the table, Hint shows good moves, Undo takes one back, and the log tells you what happened. For the rest, tap whatever makes you curious; the rules are one tap away.',
} as const
