/** First player, scenario, solo play, limits, secrets and the end, in words for players. */
export const tableRules = {
  'W-FIRST-1': 'The first player is picked at random and keeps the agenda deck.',
  'W-FIRST-2': 'Whoever gets the agenda deck becomes first player.',
  'W-FIRST-3': 'This changes neither the current turn nor the next one.',
  'W-SCEN-1': 'You choose one scenario for the game.',
  'W-SCEN-2': 'One side of its sheet shows the map and the first quests.',
  'W-SCEN-3': 'The quests it names are staged at the start.',
  'W-SCEN-4': 'The other side describes the factions and their power track.',
  'W-SOLO-1': 'If you play alone, you use the same rules, with a few exceptions.',
  'W-SOLO-2':
    'If a quest needs another survivor in your space, you need to be in a settlement instead. A test by that survivor counts as 3.',
  'W-SOLO-3': 'You read your encounters yourself, without looking at what the options lead to.',
  'W-SOLO-4': 'When the agenda deck runs out, only the faction with less power advances, or both if they are tied.',
  'W-LIMIT-1': 'Caps and faction tokens never run out.',
  'W-LIMIT-2': 'There are only as many perks as there are perk cards.',
  'W-LIMIT-3':
    'When a deck of loot, assets or agendas or a stack of enemies is used up, its discard pile is shuffled and takes its place.',
  'W-SURV-1': '“Survivor” means all of it: you, your figure, your character, your cards, letters and traits.',
  'W-SURV-2': 'Your board shows your HP, rads, XP, letters and traits, and where your cards go.',
  'W-INFO-1':
    'Hidden from everyone: the fronts of face-down enemies, the texts in the library and the order of the decks.',
  'W-INFO-2': 'Hidden from the others: the agendas in your hand, unless you reveal one for loyalty.',
  'W-INFO-3': 'Open to everyone: how many agendas you hold, your equipment, your inventory and all perks.',
  'W-INFO-4': 'Only the reader knows what the options of an encounter lead to, until you have chosen.',
  'W-END-1': 'The game ends when a survivor reaches the influence goal.',
  'W-END-2':
    'It also ends when a faction reaches the end of its track: whoever has the influence wins; if nobody does, everyone loses.',
  'W-END-3': 'If you are eliminated you have lost, whatever happens later.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const tableRulings = {
  'W-FIRST-R1': 'From that moment on, the new first player breaks ties and makes the first player’s choices.',
  'W-SCEN-R1': 'Everyone may read both sides at any time.',
  'W-SOLO-R1': 'The 3 is a number of hits, compared with the difficulty.',
  'W-SOLO-R2': 'If you are eliminated, the game is lost.',
  'W-SOLO-R3': 'Less power means fewer steps in all, including those beyond the end of the track.',
  'W-SOLO-R4':
    'If only one of several survivors is left, quests and reading follow the rules for playing alone. The goal, the agendas and the advance of both factions stay as they were.',
  'W-LIMIT-R1':
    'This happens right after the last one is taken. If there is no discard pile, it happens the next time one is needed.',
  'W-LIMIT-R2':
    'Loot, assets, agendas and enemies have discard piles. Unique assets go next to their deck, perks back into theirs, tokens to the supply; items you started with leave the game. Encounters go to the bottom of their deck, and quests leave only when they are trashed.',
  'W-LIMIT-R3':
    'Nothing fails because quest markers, traits or letters have run out, except a level when there is no letter left to draw.',
  'W-SURV-R1': 'Everything on your board is open to everyone. Only your agendas are not.',
  'W-INFO-R1': 'What you may not know is not on your screen, nor anywhere behind it.',
  'W-INFO-R2':
    'Discarded loot, assets and enemies are open to everyone. Of the agendas, only those turned over at the end of a round are.',
  'W-INFO-R3': 'Nobody can follow a hidden card or token through a shuffle.',
  'W-INFO-R4': 'On a shared screen, too, outcomes appear only after the choice.',
  'W-END-R1':
    'After everything that happens, the goal is checked first, then the end of the track, then whether anyone is left.',
  'W-END-R2':
    'If the same thing wins the game and kills you, you have won. If it eliminates you, your agendas are gone and you have not.',
  'W-END-R3': 'After the end there is nothing left to decide, and everything may be seen.',
  'W-END-R4':
    'You may resign at any time, even when it is somebody else’s turn. You are then eliminated and come last; any fight you are in ends at once, and so does your turn. If only one of several survivors is left, that survivor wins and the game is over; in co-op, the others play on.',
  'W-END-R5':
    'If you have agreed on a time limit, a decision that takes too long is declined, or else the first possible answer is taken. Without an agreement there is no limit.',
  'W-END-R6': 'No game lasts longer than 150 rounds. After that, everyone has lost.',
  'W-END-R7': 'If all players agree, the game ends at once without a winner.',
} as const
