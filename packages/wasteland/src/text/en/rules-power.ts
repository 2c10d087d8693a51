/** Agendas, influence, loyalty and factions, in words for players. */
export const powerRules = {
  'W-AGENDA-1': 'Each agenda is worth one influence, and more under the conditions it states.',
  'W-AGENDA-2': 'At the end of each round one agenda is turned over to activate enemies, then discarded.',
  'W-AGENDA-3': 'You begin with one agenda. The deck lies with the first player.',
  'W-AGENDA-4': 'The number in its corner says from how many players on an agenda is used.',
  'W-AGENDA-5': 'You hold four agendas at most. With more you discard down to four, as you choose.',
  'W-AGENDA-6': 'Everybody sees how many agendas you hold.',
  'W-AGENDA-7': 'What they say is secret. You may talk about them but not show them, except to declare loyalty.',
  'W-AGENDA-8': 'When the last agenda is drawn, the discard pile is shuffled into a new deck.',
  'W-AGENDA-9': 'The new deck goes to the player on the right of the first player, who is first player from now on.',
  'W-AGENDA-10': 'Then both factions advance one space. If you play alone, only the weaker one does.',
  'W-AGENDA-11': 'You may show an agenda to the one you trade with.',
  'W-INFL-1': 'Influence comes from your agendas.',
  'W-INFL-2': 'If you reach the goal you show your agendas and win.',
  'W-INFL-3': 'The goal is 11 for one player, 10 for two, 9 for three and 8 for four.',
  'W-INFL-4': 'If several survivors reach the goal together, they share the victory.',
  'W-INFL-5': 'A shared victory is equal, however much influence each has.',
  'W-LOYAL-1':
    'At the start of your turn you may lay a star or shield agenda face up. While it lies there, you are loyal to that faction.',
  'W-LOYAL-2': 'You cannot fight enemies of a faction you are loyal to.',
  'W-LOYAL-3': 'Enemies of that faction do not stop you from any action.',
  'W-LOYAL-4': 'When they activate, they take no notice of you and go for the others.',
  'W-LOYAL-5': 'If you gain a fifth agenda, you may discard the one lying face up.',
  'W-LOYAL-6': 'Only one agenda can lie face up.',
  'W-LOYAL-7': 'If you reveal another, the first is turned down again.',
  'W-LOYAL-8': 'A revealed agenda still counts among your four and for your influence.',
  'W-LOYAL-9': 'At the start of your turn you may end your loyalty by turning the card down.',
  'W-FACTION-1': 'Every scenario has two factions, star and shield, and says who they are.',
  'W-FACTION-2': 'A faction has a place on the power track, and it may have tokens on the map.',
  'W-FACTION-3': 'You help a faction by completing quests.',
  'W-TRACK-1': 'Both factions begin at the top of the track. Quests and the end of the agenda deck move them on.',
  'W-TRACK-2': 'The further a faction is, the stronger its enemies may be.',
  'W-TRACK-3': 'A letter in place of a level stands for the number at the place where that faction is now.',
  'W-TRACK-4': 'When a faction reaches the last space, the game ends.',
  'W-TRACK-5': 'If that very step gave survivors enough influence, they win.',
  'W-TRACK-6': 'If it gave it to nobody, everyone has lost.',
  'W-TRACK-7': 'Steps beyond the last space still count for the lead of that faction.',
  'W-FTOK-1': 'The scenario says what the tokens of the factions do. Mostly they are enemies.',
  'W-FTOK-2': 'A faction token that is an enemy follows all rules for enemies.',
  'W-FTOK-3': 'If it would become inactive, it is discarded.',
  'W-FTOK-4': 'If it is killed, it is discarded and not replaced.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const powerRulings = {
  'W-AGENDA-R1':
    'This happens at the moment the last card is drawn, by whomever. The card just drawn is not shuffled in. At the end of a round the new first player handles the card.',
  'W-AGENDA-R2':
    'If there are no discards either, the deck still moves on and the factions advance. The discards are shuffled when a card is next needed; without any, nothing is drawn.',
  'W-AGENDA-R3':
    'If you draw several agendas, you go on with the new deck. Limits and victory are looked at when you have them all.',
  'W-AGENDA-R4': 'Influence counts after you have discarded down to four.',
  'W-AGENDA-R5':
    'Nobody sees the agendas you discard from your hand. Those turned over at the end of a round were seen by all.',
  'W-AGENDA-R6': 'Two equal agendas both count.',
  'W-AGENDA-R7': 'Playing alone you stay first player when the deck is shuffled.',
  'W-AGENDA-R8': 'There are always more agendas in the game than all hands can hold, so the deck never stops turning.',
  'W-INFL-R1':
    "Influence is looked at after everything that happens, whoever's turn it is, as soon as nothing is half done and no limit is exceeded.",
  'W-INFL-R2': 'You cannot hold back: reaching the goal declares your victory.',
  'W-INFL-R3': 'When somebody wins, everybody who has reached the goal at that moment wins too.',
  'W-INFL-R4': 'The bonus of an agenda is never less than 0.',
  'W-INFL-R5': 'Nobody sees how much influence you have.',
  'W-INFL-R6': 'The goal does not change when somebody is eliminated.',
  'W-LOYAL-R1': 'Agendas without a star or shield cannot be revealed.',
  'W-LOYAL-R2': 'Your loyalty ends at once when the card leaves you.',
  'W-LOYAL-R3': 'An enemy with a loyal survivor in its space walks on toward somebody who is not.',
  'W-LOYAL-R4':
    'No fight against your own faction is possible: not by action, not by Aggressive, not by a card. You cannot choose an option that demands one.',
  'W-LOYAL-R5':
    'If a FORCED option or a running result holds such a fight, only the fight is left out and counts as not won. The rest happens.',
  'W-FACTION-R1': 'Everybody sees how strong the factions are.',
  'W-TRACK-R1': 'All steps of a faction are counted, also those that no longer fit on the track.',
  'W-TRACK-R2':
    "Several steps at once are one advance. Only then the end is looked at, with everybody's influence as it is now.",
  'W-TRACK-R3': 'If the end of the agenda deck moves both factions, that is one advance too.',
  'W-TRACK-R4':
    'The end comes at once: further results and levels do not happen. Only a draw that has begun is finished.',
  'W-TRACK-R5': 'All survivors who have reached the goal when a faction ends the game share the victory.',
  'W-TRACK-R6': 'Letters always have the value of this moment.',
  'W-FTOK-R1': 'Star and shield on an agenda activate the tokens of that faction.',
  'W-FTOK-R2': 'Killing one brings XP and loot as usual. If it is merely discarded, you gain nothing.',
  'W-FTOK-R3': 'There are always enough faction tokens, and those of one faction are all alike.',
} as const
