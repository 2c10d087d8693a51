/** First player, scenario, solo play, limits, secrets and the end, in words for players. */
export const tableRules = {
  'W-FIRST-1': 'Chance decides who is first player. The agenda deck lies there.',
  'W-FIRST-2': 'Whoever gets the agenda deck is the new first player.',
  'W-FIRST-3': 'This changes neither the present turn nor the next one.',
  'W-SCEN-1': 'You choose one scenario for the game.',
  'W-SCEN-2': 'One side of its sheet shows the map and the first quests.',
  'W-SCEN-3': 'The quests it names are staged at the start.',
  'W-SCEN-4': 'The other side describes the factions and their power track.',
  'W-SOLO-1': 'Alone you play by the same rules, with a few exceptions.',
  'W-SOLO-2':
    'Where a quest needs another survivor in your space, you need to be in a settlement instead. A test by that survivor counts as 3.',
  'W-SOLO-3': 'You read your encounters yourself, without looking at what the options bring.',
  'W-SOLO-4': 'When the agenda deck runs out, only the faction with less power advances, or both if they are equal.',
  'W-LIMIT-1': 'Caps and faction tokens never run out.',
  'W-LIMIT-2': 'There are only as many perks as there are cards.',
  'W-LIMIT-3':
    'When a deck of loot, assets or agendas or a stack of enemies is used up, its discard pile is shuffled and takes its place.',
  'W-SURV-1': 'A survivor is all of it: you, your figure, your character, your cards, letters and traits.',
  'W-SURV-2': 'Your board shows health, rads, experience, letters, traits and where your cards lie.',
  'W-INFO-1': 'Hidden from all: the faces of face-down enemies, the texts of the library and the order of the decks.',
  'W-INFO-2': 'Hidden from the others: the agendas in your hand, unless you show one for loyalty.',
  'W-INFO-3': 'Open to all: how many agendas you hold, your equipment, your inventory and all perks.',
  'W-INFO-4': 'What the options of an encounter bring is known to the reader only, until you have chosen.',
  'W-END-1': 'The game ends when a survivor reaches the goal of influence.',
  'W-END-2':
    'It ends when a faction reaches the end of its track: with winners if somebody has the influence, otherwise in defeat for all.',
  'W-END-3': 'If you are eliminated you have lost, whatever happens later.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const tableRulings = {
  'W-FIRST-R1': 'From that moment on the new first player breaks ties and makes the choices of a first player.',
  'W-SCEN-R1': 'Everybody may read both sides at any time.',
  'W-SOLO-R1': 'The 3 is a number of hits, to be compared with the difficulty.',
  'W-SOLO-R2': 'If you are eliminated, the game is lost.',
  'W-SOLO-R3': 'Less power means fewer steps in all, also beyond the end of the track.',
  'W-SOLO-R4':
    'The last survivor left of several plays by the rules for quests and reading of a game alone. Goal, agendas and the advance of both factions stay as they were.',
  'W-LIMIT-R1':
    'This happens right after the last one is taken. Without a discard pile it happens when one is next needed.',
  'W-LIMIT-R2':
    'Loot, assets, agendas and enemies have discard piles. Unique assets go beside their deck, perks back into theirs, tokens to the supply; items you began with leave the game. Encounters go to the bottom of their deck and quests only leave when trashed.',
  'W-LIMIT-R3':
    'Nothing fails because quest markers, traits or letters have run out, except a level for which no letter is left to draw.',
  'W-SURV-R1': 'Everything on your board is open to all. Only your agendas are not.',
  'W-INFO-R1': 'What you may not know is not on your screen, nor anywhere behind it.',
  'W-INFO-R2':
    'Discarded loot, assets and enemies are open to all. Of the agendas only those turned over at the end of a round are.',
  'W-INFO-R3': 'Nobody can follow a hidden card or token through a shuffle.',
  'W-INFO-R4': 'On a shared screen, too, outcomes appear only after the choice.',
  'W-END-R1':
    'After everything that happens, the goal is looked at first, then the end of the track, then whether anybody is left.',
  'W-END-R2':
    'If the same thing wins the game and kills you, you have won. If it eliminates you, your agendas are gone and you have not.',
  'W-END-R3': 'After the end nothing is left to decide, and everything may be seen.',
  'W-END-R4':
    'You may concede at any time. You are then eliminated; a fight of yours ends at once, and so does your turn.',
  'W-END-R5':
    'If the table has agreed on a time limit, a decision that takes too long is declined, or else gets the first possible answer. Without an agreement there is no limit.',
  'W-END-R6': 'No game lasts longer than 150 rounds. After that everyone has lost.',
} as const
