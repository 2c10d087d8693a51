/** The lessons of Wasteland. */
export const en = {
  'learn.explore': 'Move and explore',
  'learn.explore.welcome':
    'This is you, at Crossroads Camp. A turn is two actions, and there are only six of them: move, explore, encounter, fight, quest, camp.',
  'learn.explore.move':
    'A Move action gives you two movement points; a step costs one. Pick the marked space east of the camp to walk there.',
  'learn.explore.terrain':
    'One point is left, and you keep it until your turn ends. Hills with a +1 would have cost two. A green space with a trefoil costs one and gives you a rad.',
  'learn.explore.tile': 'You are standing next to a tile that is still face down. Explore it: pick the folded map.',
  'learn.explore.found':
    'Red Rocket Station, a settlement. The tile shows a critter, so one came with it: a Radroach. The red shield is its level.',
  'learn.explore.end': 'Both actions are used up. End your turn.',
  'learn.explore.agenda':
    'Once everybody has had a turn, an agenda is turned over. It says which kinds of enemies act: this time critters, so the Radroach took one step toward you.',

  'learn.test': 'Tests',
  'learn.test.begin': 'Many things come down to a test. There is a card game going on here: have an encounter.',
  'learn.test.ask':
    'The second option is a test. It names letters, I and L, and how many hits you need: 4. You own both letters, so you may reroll twice. Your chance already counts that in. Choose it.',
  'learn.test.dice':
    'In a test only the red bursts count: you have one of four. Dice with a yellow ring are rerolled; clicking a die puts its ring on or takes it off. Keep the second, which has a hit, and reroll the other two.',
  'learn.test.dice.touch':
    'In a test only the red bursts count: you have one of four. Dice with a yellow ring are rerolled; tapping a die puts its ring on or takes it off. Keep the second, which has a hit, and reroll the other two.',
  'learn.test.again': 'Three hits. You have one reroll left, for the die that still shows none.',
  'learn.test.passed':
    'Four hits: you pass. You only learn what that brings once you have chosen. Here it is Caps and a visit to the shop. Leave the shop for now.',
  'learn.test.rest':
    'If you fail, your action is gone and the card tells you the rest. More letters, some companions and being Well Rested give you more rerolls.',

  'learn.encounter': 'Encounters',
  'learn.encounter.signs':
    'A clay diamond is a place in the wasteland, a blue house a settlement, a gear a vault. Each has a deck of its own. The number is the level: the higher it is, the more there is to get.',
  'learn.encounter.draw': 'You are on HWY 74, in the wasteland. Have an encounter.',
  'learn.encounter.read':
    'Read the card, then choose. An option tells you what it asks of you, but not what comes of it. Help her home with the mail.',
  'learn.encounter.companion':
    'Somebody comes with you. You can have one weapon, one piece of apparel and one companion equipped.',
  'learn.encounter.after':
    'Now you are Idolized; some cards ask for that. And a new card went into the deck, because this story goes on. What you choose comes back to you.',
  'learn.encounter.limit': 'You get one encounter a turn, and none while an active enemy is in your space.',

  'learn.fight': 'Fights',
  'learn.fight.where':
    'A Raider Psycho, level 2, in your space. With a ranged weapon you could also fight enemies one space away. Attack.',
  'learn.fight.body':
    'Green is where it can be hit: arms and body. Each die that shows one of them is a hit, and you need two. Each red burst is a hit on you and does 2 damage, its level; your armor stops one. Your Laser Rifle shows P, and you own P: reroll the two heads.',
  'learn.fight.won':
    'Three hits: it is dead, and you gain 2 XP. But you took 2 damage first. The enemy always hits before you do.',
  'learn.fight.odds':
    'Point at an enemy to see your chances before you attack. If it survives, it is as good as new: hits do not carry over to the next fight.',
  'learn.fight.odds.touch':
    'Tap an enemy to see your chances before you attack. If it survives, it is as good as new: hits do not carry over to the next fight.',

  'learn.damage': 'Damage and rads',
  'learn.damage.track':
    'HP and rads share one track: your HP stand at 9, your rads, in green, at 3. Red is what lies between: the 6 beside the heart. When the two meet, you are killed, so you can take 5 more damage.',
  'learn.damage.stimpak': 'Cards that glow can be used right now, without an action. Use the Stimpak.',
  'learn.damage.radAway': 'That was 6 HP. Rads are harder to get rid of: camping does not help. Use RadAway.',
  'learn.damage.ground': 'Some ground is irradiated. Walk into the green space southwest of you.',
  'learn.damage.killed':
    'One rad. If you are killed, you start over at Crossroads Camp with full health. You lose what you carry, but keep what you have equipped, and your rads.',

  'learn.quest': 'Quests and factions',
  'learn.quest.cards':
    'Quests are open to everyone. This one can be completed in two ways: kill a human, or ask around in Diamond City. Point at a quest and its places light up.',
  'learn.quest.cards.touch':
    'Quests are open to everyone. This one can be completed in two ways: kill a human, or ask around in Diamond City. Tap a quest and its places light up.',
  'learn.quest.do': 'You are in Diamond City. Do the quest.',
  'learn.quest.power':
    'The Railroad gained power. Killing a human would have helped the Institute instead. And two new quests have opened.',
  'learn.quest.factions':
    'The farther a faction gets, the stronger its people on the map can be. When one reaches the skull, the game is over.',
  'learn.quest.deeds':
    'Some objectives take no quest action: you complete them the moment you do what they say, wherever you are.',

  'learn.agenda': 'Agendas and influence',
  'learn.agenda.goal':
    'You win by influence. Alone you need 11, with four players 8 each. It comes from your agendas, and nobody else can see those.',
  'learn.agenda.count':
    'Each agenda is worth 1, and more if what it says is true. Payday counts Caps: 10 of them are worth 1 more, 16 are worth 2. Freedom counts how far the Railroad is ahead: 2 more.',
  'learn.agenda.loyal':
    'At the start of your turn you may show an agenda with a star or a shield. Then you are loyal to that faction: its people leave you alone, and you cannot fight them. Pick Freedom.',
  'learn.agenda.more': 'Most quests bring you new agendas. You can hold four.',
  'learn.agenda.deck':
    'The deck is a clock, too. Every round turns over one card, and here only one is left. End your turn.',
  'learn.agenda.empty':
    'The deck ran out and was shuffled. Whenever that happens, both factions gain power; alone, only the weaker one. The Institute is catching up, so Freedom is worth one less.',

  'learn.camp': 'Camp and trade',
  'learn.camp.why':
    'You are hurt, and Dogmeat is exhausted: he cannot be used until he is readied. There is no active enemy here, so make camp.',
  'learn.camp.done':
    'All in one go: 3 HP back, every card ready, and you are Well Rested, which is good for one reroll. Now you may trade with anyone in your space or next to it. Do that.',
  'learn.camp.offer':
    'First comes what you give, then what you get. Offer your Stimpak for 3 Caps, then make the offer.',
  'learn.camp.stop': 'It is a deal. Stop trading.',
  'learn.camp.promises':
    'You can trade items, companions, Caps and even agendas, but not letters, perks or traits. Promises are not binding.',

  'learn.shop': 'Items and the shop',
  'learn.shop.open': 'Settlements are where you shop. Have an encounter.',
  'learn.shop.deals':
    'Red Rocket Station is level 2, so you may make two deals: buying, selling or recruiting. Leave the cat to it and trade.',
  'learn.shop.sell': 'First sell your Junk, for 2 Caps.',
  'learn.shop.buy': 'Then buy the Leather Armor.',
  'learn.shop.equip': 'Equip it. In every fight, armor stops that many of the enemy’s hits.',
  'learn.shop.carry':
    'Besides what you have equipped, you can carry three cards. At the start of your turn you may change what you have equipped.',

  'learn.level': 'Levels and perks',
  'learn.level.xp':
    'A kill gives you as many XP as the enemy’s level. The yellow peg moves along the letters you own, and past the last one you gain a level. Attack the Radroach.',
  'learn.level.letters':
    'Two letters are drawn, and you keep one. A new letter gives you rerolls wherever it counts. One you already have earns you a perk. Keep the E.',
  'learn.level.perk': 'These perks belong to E. Take Tough as Nails.',
  'learn.level.use': 'You use a perk once, on your own turn, and then it is gone. You are badly hurt: use it now.',
  'learn.level.after': 'The more letters you own, the longer it takes to the next level.',

  'learn.end': 'The end of the game',
  'learn.end.near':
    'You have 10 of 11 influence. Both your agendas count how far the Railroad is ahead of the Institute, and that is 4.',
  'learn.end.skull':
    'Mind the skull. A faction that reaches it ends the game at once: whoever has enough influence then wins, and everyone else has lost.',
  'learn.end.do': 'Do the quest here in Diamond City: it gives the Railroad 1 more power.',
  'learn.end.won':
    'Both agendas count one more. That makes 12: you win at once. After a game you can look at every move again and read the story you have lived through.',
  'learn.end.bye':
    'Now you know enough to play. If you get stuck, ask for a hint, or point at whatever you wonder about.',
  'learn.end.bye.touch':
    'Now you know enough to play. If you get stuck, ask for a hint, or tap whatever you wonder about.',
} as const
