/** Golden rules, setup, rounds, turns and actions, in words for players. */
export const startRules = {
  'W-GOLD-1':
    'Where two texts disagree, the text on a card wins over these rules, and these rules win over any introduction.',
  'W-GOLD-2':
    'If an effect could target several players and nothing else settles it, it’s the first player, or else the next one clockwise.',
  'W-GOLD-3': 'Where a card says “may”, you can decline.',
  'W-SETUP-1': 'You set up the table once, in nine steps, in this order.',
  'W-SETUP-2': 'The players choose a scenario together. Its sheet says where you play and who you’re up against.',
  'W-SETUP-3': 'The dangerous tiles and the deadly tiles are shuffled into two separate stacks.',
  'W-SETUP-4':
    'The map is laid out as the scenario shows it. Hidden positions get a random tile of the kind shown, face down.',
  'W-SETUP-5': 'The S.P.E.C.I.A.L. tokens, Caps, traits and enemies make up the supply.',
  'W-SETUP-6': 'The S.P.E.C.I.A.L. tokens are mixed face down. So are the enemies, in a separate stack for each type.',
  'W-SETUP-7':
    'Encounter cards marked with a star instead of a number make two shuffled decks: wasteland and settlement.',
  'W-SETUP-8': 'Agendas whose number is higher than the number of players stay in the box.',
  'W-SETUP-9': 'Agendas, loot and assets are shuffled into three decks, face down.',
  'W-SETUP-10': 'The card library, the perks, the unique assets and the three V.A.T.S. dice are kept within reach.',
  'W-SETUP-11': 'Four assets are laid out face up in a row. This is the shop.',
  'W-SETUP-12': 'The first player is picked at random and gets the agenda deck.',
  'W-SETUP-13':
    'Starting with the first player and going clockwise, everyone chooses a character and gets its figure, its card and its S.P.E.C.I.A.L. token.',
  'W-SETUP-14': 'As soon as you have chosen, you put your figure in a free space on the tile with Crossroads Camp.',
  'W-SETUP-15':
    'You start with 0 rads, full HP (16 unless your character says otherwise) and your XP peg to the left of the track.',
  'W-SETUP-16':
    'You place your character’s letter and draw one more at random. If you already have that letter, you swap it for another.',
  'W-SETUP-17': 'Everyone gets one agenda and keeps it secret.',
  'W-SETUP-18': 'Everyone starts with three Caps.',
  'W-SETUP-19': 'Then everything happens that the scenario or another component does at the start.',
  'W-SETUP-20': 'Every enemy icon on the map gets a random enemy of its type, face up.',
  'W-SETUP-21': 'Both factions begin at the top of the power track.',
  'W-ROUND-1': 'In each round everybody takes one turn, first player first, then clockwise.',
  'W-ROUND-2': 'After the last turn of a round, and before the next round begins, it’s the enemies’ turn.',
  'W-ROUND-3':
    'At the end of the round the first player turns over the top agenda. The strip along its bottom edge shows which enemies activate.',
  'W-ROUND-4': 'The types on the strip activate from left to right, one after the other.',
  'W-ROUND-5':
    'For each type, the active enemies act first. Then the inactive ones are turned face up, and from then on they are active.',
  'W-ROUND-6': 'If it matters which enemy of a type acts first, the first player decides.',
  'W-ROUND-7': 'When all types on the strip are done, the agenda goes to the discard pile.',
  'W-TURN-1':
    'On your turn you take two actions. You may also use items, perks and anything that says “during your turn”.',
  'W-TURN-2': 'When you have finished, the turn passes to the left.',
  'W-TURN-3': 'At the start of your turn, before any action, you may rearrange your equipment and change your loyalty.',
  'W-ACT-1': 'The actions are move, explore, encounter, fight, quest and camp. Cards can offer others.',
  'W-ACT-2': 'You have two actions each turn.',
  'W-ACT-3': 'You may take the same action twice, except for the encounter action.',
  'W-ACT-4': 'You may skip one or both of your actions. Skipped actions are lost.',
  'W-ACT-5': 'Only a move can be interrupted by another action.',
  'W-ACT-6': 'You finish any other action before you start the next one.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const startRulings = {
  'W-GOLD-R1':
    'If a card does not say “may”, you must do it as far as you can. You skip what is impossible; the rest still happens.',
  'W-GOLD-R2': 'Anything with rules on it counts as a card here: scenario sheets, enemies, tiles, tokens and perks.',
  'W-GOLD-R3':
    'If several effects happen at the same moment, their owner puts them in order. If they belong to different players, the first player’s come first, then clockwise; effects that belong to nobody are ordered by the first player.',
  'W-GOLD-R4':
    'Anything random is left to chance, never to a player. A recorded game replays the same rolls and shuffles.',
  'W-GOLD-R5': 'The number of players is how many sat down at the start, no matter who is eliminated later.',
  'W-SETUP-R1': 'The duplicate goes back, the tokens are mixed again, and you draw until you get a new letter.',
  'W-SETUP-R2':
    'A space is free as long as no other survivor is in it. Once every space on the camp tile is taken, you may share one.',
  'W-SETUP-R3':
    'The opening quests are staged before the enemies are placed. If a quest leaves something to choose, the first player chooses.',
  'W-SETUP-R4':
    'Each enemy icon on a face-up tile gets one enemy. An enemy shown in the scenario picture counts only if the tile has no such icon there. Face-down tiles stay empty.',
  'W-SETUP-R5': 'Drawing cards during setup triggers nothing, and enemies placed during setup do not start fights.',
  'W-SETUP-R6': 'Each character can be chosen only once. Leftover tiles stay out of the game, unseen.',
  'W-SETUP-R7':
    'The tokens that belong to characters are never among the random ones. If nobody plays a character, its token stays out of the game.',
  'W-ROUND-R1':
    'You agree beforehand on what happens to turn order when the agenda deck changes hands: deferred, frozen or cycle. Unless you choose otherwise, it is deferred.',
  'W-ROUND-R2':
    'A type that appears twice on the strip activates twice. Enemies turned face up by the first activation act in the second.',
  'W-ROUND-R3': 'Eliminated players are skipped everywhere.',
  'W-ROUND-R4': 'If there is no agenda left to turn over, no enemy activates this round.',
  'W-ROUND-R5':
    'Frozen: turns go clockwise from whoever is first player when the round begins. A new first player takes charge of the end of this round and starts the next one.',
  'W-ROUND-R6':
    'Cycle: turns simply continue clockwise, and the end of the round comes right before each turn of whoever is first player at that time.',
  'W-ROUND-R7':
    'Deferred: everybody takes one turn. The next round starts with whoever was first player when the last turn of this round began, or with the next player clockwise if that one has been eliminated.',
  'W-TURN-R1': 'You can do this until you start an action or use something else.',
  'W-TURN-R2':
    'When your turn ends, unspent movement points and everything “for this turn” are gone, and every encounter icon can be used again.',
  'W-TURN-R3':
    'Your turn ends when you say so, when you are killed or resign, and by itself once there is nothing left to do. Using up both actions does not end it while you have movement points or something to use.',
  'W-TURN-R4':
    'At the start of a turn you may rearrange your equipment at most once and change your loyalty at most once.',
  'W-ACT-R1':
    'You need what an action requires when you start it. If that changes along the way, you still finish the action.',
  'W-ACT-R2': 'An extra action from a card has the usual requirements, and it may interrupt a move, too.',
  'W-ACT-R3': 'Fights that an enemy starts are not actions and do not cost you any.',
  'W-ACT-R4':
    'Enemies never stop you from moving, exploring or fighting. A face-up enemy in your space stops you from having encounters, doing quests and camping.',
} as const
