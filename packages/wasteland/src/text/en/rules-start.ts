/** Golden rules, setup, rounds, turns and actions, in words for players. */
export const startRules = {
  'W-GOLD-1':
    'Where two texts disagree, the text on a card wins over these rules, and these rules win over any introduction.',
  'W-GOLD-2':
    'If several players could be the target of an effect and nothing else decides, it is the first player, or else the next one clockwise.',
  'W-GOLD-3': "Where a card says 'may', you can decline.",
  'W-SETUP-1': 'The table is set up once, in nine steps and in this order.',
  'W-SETUP-2': 'Together the players choose a scenario. Its sheet says where and against whom you play.',
  'W-SETUP-3': 'The dangerous and the deadly tiles are shuffled into two stacks.',
  'W-SETUP-4':
    'The map is laid out as the scenario shows it. Hidden positions get a random tile of the kind shown, face down.',
  'W-SETUP-5': 'S.P.E.C.I.A.L. tokens, Caps, traits and enemies make up the supply.',
  'W-SETUP-6':
    'S.P.E.C.I.A.L. tokens lie face down and mixed. Enemies lie face down and mixed too, in one stack for each type.',
  'W-SETUP-7': 'Encounters with a star instead of a number make two shuffled decks: wasteland and settlement.',
  'W-SETUP-8': 'Agendas whose number is higher than the number of players stay in the box.',
  'W-SETUP-9': 'Agendas, loot and assets are shuffled into three decks, face down.',
  'W-SETUP-10': 'The card library, the perks, the unique assets and the three V.A.T.S. dice lie ready.',
  'W-SETUP-11': 'Four assets are laid out face up in a row: the shop.',
  'W-SETUP-12': 'Chance names the first player, who gets the agenda deck.',
  'W-SETUP-13':
    'From the first player clockwise, everyone chooses a character and gets its figure, its card and the S.P.E.C.I.A.L. token that belongs to it.',
  'W-SETUP-14': 'Right after choosing, you put your figure into a free space of the tile with Crossroads Camp.',
  'W-SETUP-15':
    'You begin with 0 rads, with full HP (16 unless your character says otherwise) and with the XP peg left of the track.',
  'W-SETUP-16':
    'You place the letter of your character and draw one more at random. A letter you already have is exchanged for another.',
  'W-SETUP-17': 'Everyone gets one agenda and keeps it secret.',
  'W-SETUP-18': 'Everyone begins with three Caps.',
  'W-SETUP-19': 'Then whatever the scenario or another component does at the start is carried out.',
  'W-SETUP-20': 'Every enemy icon on the map gets a random enemy of its type, face up.',
  'W-SETUP-21': 'Both factions begin on the topmost space of the power track.',
  'W-ROUND-1': 'In a round everybody has one turn, first player first, then clockwise.',
  'W-ROUND-2': 'After the last turn of the round, and before the next one begins, the enemies have theirs.',
  'W-ROUND-3':
    'At the end of the round the first player turns over the top agenda. The strip along its bottom names the enemies that activate.',
  'W-ROUND-4': 'The types on the strip activate from left to right, one after the other.',
  'W-ROUND-5':
    'Of each type the active enemies act first. Then the inactive ones are turned face up; from now on they are active.',
  'W-ROUND-6': 'If it matters which enemy of a type acts first, the first player decides.',
  'W-ROUND-7': 'When all types on the strip are done, the agenda goes to the discard pile.',
  'W-TURN-1': "On your turn you take two actions. You may also use items, perks and whatever says 'during your turn'.",
  'W-TURN-2': 'When you have finished, the turn passes to the left.',
  'W-TURN-3': 'At the start of your turn, before any action, you may rearrange your equipment and change your loyalty.',
  'W-ACT-1': 'The actions are move, explore, encounter, fight, quest and camp. Cards can offer others.',
  'W-ACT-2': 'You have two actions each turn.',
  'W-ACT-3': 'You may take the same action twice, except the encounter.',
  'W-ACT-4': 'You may leave out one action or both. What you leave out is lost.',
  'W-ACT-5': 'Only a move can be interrupted by another action.',
  'W-ACT-6': 'Every other action is finished before the next one begins.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const startRulings = {
  'W-GOLD-R1':
    "Without 'may' you must do it, as far as it can be done. What is impossible is skipped; the rest still happens.",
  'W-GOLD-R2':
    'Everything that carries rules counts as a card here: scenario sheets, enemies, tiles, tokens and perks.',
  'W-GOLD-R3':
    'If several effects meet at one moment, their owner puts them in order. Between several owners the first player comes first, then clockwise; effects of nobody are ordered by the first player.',
  'W-GOLD-R4':
    'What is random is left to chance and never to a player. A recorded game replays the same throws and shuffles.',
  'W-GOLD-R5': 'The number of players is the number who sat down at the start, whoever is eliminated later.',
  'W-SETUP-R1': 'The double goes back, the tokens are mixed again, and you draw until the letter is new.',
  'W-SETUP-R2':
    'A space is free while no other survivor stands there. Once all spaces of the camp tile are taken, you may share.',
  'W-SETUP-R3':
    'The opening quests are staged before the enemies are placed. If a quest leaves something to choose, the first player chooses.',
  'W-SETUP-R4':
    'Each enemy icon of a face-up tile gets one enemy, and an enemy in the scenario picture only counts if the tile has no such icon there. Face-down tiles stay empty.',
  'W-SETUP-R5': 'Drawing cards during setup triggers nothing, and enemies placed during setup start no fight.',
  'W-SETUP-R6': 'Each character can be chosen once. Tiles that are left over stay out of the game unseen.',
  'W-SETUP-R7':
    'The tokens that belong to characters are never among the random ones. Those of characters nobody plays stay out of the game.',
  'W-ROUND-R1':
    'What happens to the order of turns when the agenda deck changes hands is an option of the table: deferred, frozen or cycle. Unless you choose otherwise it is deferred.',
  'W-ROUND-R2':
    'A type that stands on the strip twice activates twice. Enemies turned up by the first activation act in the second.',
  'W-ROUND-R3': 'Eliminated players are skipped everywhere.',
  'W-ROUND-R4': 'If there is no agenda left to turn over, no enemy activates this round.',
  'W-ROUND-R5':
    'Frozen: a round goes clockwise from whoever is first player when it begins. A new first player takes charge of the end of this round and begins the next one.',
  'W-ROUND-R6':
    'Cycle: turns simply go on clockwise, and the end of the round comes just before each turn of whoever is first player then.',
  'W-ROUND-R7':
    'Deferred: everybody has one turn. The next round is begun by whoever was first player when the last turn of this round started, or by the next one clockwise if that player is eliminated.',
  'W-TURN-R1': 'This first moment lasts until you begin an action or use something else.',
  'W-TURN-R2':
    "Movement points, the list of encounter icons you have used and everything 'for this turn' end with the turn.",
  'W-TURN-R3':
    'Your turn ends when you say so, when you are killed or when you concede. Using up both actions does not end it.',
  'W-TURN-R4':
    'At the start of a turn you rearrange your equipment once at most, and change your loyalty once at most.',
  'W-ACT-R1':
    'You need what an action demands when you begin it. If that changes on the way, the action is still finished.',
  'W-ACT-R2': 'An extra action from a card has the same demands as any other, and may interrupt a move too.',
  'W-ACT-R3': 'Fights that an enemy starts are no actions and cost you none.',
  'W-ACT-R4':
    'Enemies never stop you from moving, exploring or fighting. A face-up enemy in your space stops encounters, quests and camping.',
} as const
