/** Agendas, influence, loyalty and factions, in words for players. */
export const powerRules = {
  'W-AGENDA-1': 'Each agenda is worth one influence, and more under the conditions it states.',
  'W-AGENDA-2': 'At the end of each round one agenda is turned over to activate enemies, then discarded.',
  'W-AGENDA-3': 'You start with one agenda. The deck stays with the first player.',
  'W-AGENDA-4': 'An agenda is used only if there are at least as many players as the number in its corner.',
  'W-AGENDA-5': 'You can hold at most four agendas. If you have more, you discard down to four of your choice.',
  'W-AGENDA-6': 'Everyone can see how many agendas you hold.',
  'W-AGENDA-7': 'What they say is secret. You may talk about them but not show them, except to declare loyalty.',
  'W-AGENDA-8': 'When the last agenda is drawn, the discard pile is shuffled into a new deck.',
  'W-AGENDA-9': 'The new deck goes to the player on the first player’s right, who becomes first player.',
  'W-AGENDA-10': 'Then both factions advance one space. If you play alone, only the weaker one does.',
  'W-AGENDA-11': 'You may show an agenda to the survivor you trade with.',
  'W-INFL-1': 'Influence comes from your agendas.',
  'W-INFL-2': 'If you reach the goal, you show your agendas and win.',
  'W-INFL-3': 'The goal is 11 for one player, 10 for two, 9 for three and 8 for four.',
  'W-INFL-4': 'If several survivors reach the goal at the same time, they share the victory.',
  'W-INFL-5': 'A shared victory is equal, no matter how much influence each has.',
  'W-LOYAL-1':
    'At the start of your turn you may reveal a star or shield agenda. While it is face up, you are loyal to that faction.',
  'W-LOYAL-2': 'You cannot fight enemies of a faction you are loyal to.',
  'W-LOYAL-3': 'Enemies of that faction do not stop you from any action.',
  'W-LOYAL-4': 'When they activate, they ignore you and go for the others.',
  'W-LOYAL-5': 'If you gain a fifth agenda, you may discard the one that is face up.',
  'W-LOYAL-6': 'Only one of your agendas can be face up.',
  'W-LOYAL-7': 'If you reveal another, the first one is turned face down again.',
  'W-LOYAL-8': 'A revealed agenda still counts among your four and for your influence.',
  'W-LOYAL-9': 'At the start of your turn you may end your loyalty by turning the card face down.',
  'W-FACTION-1': 'Every scenario has two factions, star and shield, and says who they are.',
  'W-FACTION-2': 'A faction has a place on the power track, and it may have tokens on the map.',
  'W-FACTION-3': 'You help a faction by completing quests.',
  'W-TRACK-1': 'Both factions start at the top of the track. Quests and the end of the agenda deck move them forward.',
  'W-TRACK-2': 'The farther along a faction is, the stronger its enemies may be.',
  'W-TRACK-3': 'A letter instead of a level means the number at the place where that faction is now.',
  'W-TRACK-4': 'When a faction reaches the last space, the game ends.',
  'W-TRACK-5': 'If that very step gave survivors enough influence, they win.',
  'W-TRACK-6': 'If it gave nobody enough, everyone has lost.',
  'W-TRACK-7': 'Steps beyond the last space still count toward that faction’s lead.',
  'W-FTOK-1': 'The scenario says what the faction tokens do. Usually they are enemies.',
  'W-FTOK-2': 'A faction token that is an enemy follows all the rules for enemies.',
  'W-FTOK-3': 'If it would become inactive, it is discarded.',
  'W-FTOK-4': 'If it is killed, it is discarded and not replaced.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const powerRulings = {
  'W-AGENDA-R1':
    'This happens the moment the last card is drawn, no matter who draws it. The card just drawn is not shuffled in. At the end of a round, the new first player handles the card.',
  'W-AGENDA-R2':
    'If there are no discards either, the deck still changes hands and the factions advance. The discards are shuffled the next time a card is needed; if there are none, nothing is drawn.',
  'W-AGENDA-R3':
    'If you draw several agendas, you continue with the new deck. Limits and victory are checked once you have them all.',
  'W-AGENDA-R4': 'Influence counts after you have discarded down to four.',
  'W-AGENDA-R5':
    'Nobody sees the agendas you discard from your hand. Everyone has seen the ones turned over at the end of a round.',
  'W-AGENDA-R6': 'Two identical agendas both count.',
  'W-AGENDA-R7': 'If you play alone, you stay first player when the deck is shuffled.',
  'W-AGENDA-R8': 'There are always more agendas in the game than all hands can hold, so the deck never runs dry.',
  'W-INFL-R1':
    'Influence is checked after everything that happens, no matter whose turn it is, as soon as nothing is half done and nobody is over a limit.',
  'W-INFL-R2': 'You cannot hold back: if you reach the goal, you have won.',
  'W-INFL-R3': 'When somebody wins, everyone who has reached the goal at that moment wins, too.',
  'W-INFL-R4': 'The bonus of an agenda is never less than 0.',
  'W-INFL-R5': 'Nobody else can see how much influence you have.',
  'W-INFL-R6': 'The goal does not change when somebody is eliminated.',
  'W-LOYAL-R1': 'Agendas without a star or shield cannot be revealed.',
  'W-LOYAL-R2': 'Your loyalty ends at once when the card leaves you.',
  'W-LOYAL-R3': 'If an enemy has a loyal survivor in its space, it moves on toward somebody who is not loyal.',
  'W-LOYAL-R4':
    'You cannot fight your own faction in any way: not with an action, not through Aggressive, not through a card. You cannot choose an option that calls for such a fight. What kills or calms an enemy without a fight, such as a grenade, Long Shot or Calmex, is still allowed.',
  'W-LOYAL-R5':
    'If a FORCED option or a result that is being carried out includes such a fight, only the fight is skipped and counts as not won. The rest happens.',
  'W-FACTION-R1': 'Everyone can see how strong the factions are.',
  'W-TRACK-R1': 'All of a faction’s steps are counted, even those that no longer fit on the track.',
  'W-TRACK-R2':
    'Several steps at once are one advance. Only then is the end checked, with everyone’s influence as it is now.',
  'W-TRACK-R3': 'If the end of the agenda deck moves both factions, that is one advance, too.',
  'W-TRACK-R4':
    'The end comes at once: further results and levels do not happen. Only a draw that has already begun is finished.',
  'W-TRACK-R5': 'All survivors who have reached the goal when a faction ends the game share the victory.',
  'W-TRACK-R6': 'Letters always have their current value.',
  'W-FTOK-R1': 'A star or shield on an agenda activates that faction’s tokens.',
  'W-FTOK-R2': 'Killing one gives you XP and loot as usual. If it is merely discarded, you gain nothing.',
  'W-FTOK-R3': 'There are always enough faction tokens, and those of one faction are all alike.',
} as const
