/** Enemies: activation, tokens and abilities, in words for players. */
export const enemiesRules = {
  'W-ACTIV-1': 'Enemies activate at the end of the round, going by the types on the agenda that is turned over.',
  'W-ACTIV-2': 'An activated enemy takes one step toward the nearest survivor.',
  'W-ACTIV-3': 'It fights instead if a survivor is in its space, or in an adjacent space if the enemy is ranged.',
  'W-ACTIV-4': 'If several survivors are equally near, it goes for the one with the least remaining HP.',
  'W-ACTIV-5': 'If that is a tie, too, it goes for the one who comes first in turn order.',
  'W-ACTIV-6': 'If several enemies would attack you, you choose their order.',
  'W-ACTIV-7': 'If several steps are equally good for the enemy, the first player chooses.',
  'W-ACTIV-8': 'Enemies move one space and ignore terrain.',
  'W-ACTIV-9': 'Enemies may cross face-down tiles; each counts as one space for them.',
  'W-ACTIV-10': 'When such a tile is turned over, whoever explores it puts each enemy on it into one of its spaces.',
  'W-ACTIV-11': 'When a type activates, its face-down enemies are turned face up. They do not act this time.',
  'W-ACTIV-12': 'Enemies of a faction ignore survivors who are loyal to it.',
  'W-ENEMY-1': 'A token shows an enemy’s type, name, level, vulnerable areas and up to two abilities.',
  'W-ENEMY-2': 'A killed enemy is discarded, then a new one of its type is drawn.',
  'W-ENEMY-3': 'The new one goes face down on the nearest icon of its type, counted from where the old one died.',
  'W-ENEMY-4': 'If several icons are equally near, the first player chooses.',
  'W-ENEMY-5': 'Face-down enemies are inactive. Nobody may look at them, fight them or target them.',
  'W-ENEMY-6': 'An inactive enemy becomes active the next time its type activates.',
  'W-ENEMY-7': 'Face-down enemies do not stop you from having encounters, doing quests or camping.',
  'W-ENEMY-8': 'An enemy that comes into play while its own type is activating stays face down this time.',
  'W-ENEMY-9': 'An enemy drawn only for a fight is discarded afterward and never goes on the map.',
  'W-ABIL-1': 'An enemy has up to two abilities.',
  'W-ABIL-2':
    'Aggressive: when it enters your space or you enter its space, you fight at once. This does not take an action.',
  'W-ABIL-3':
    'If an Aggressive enemy enters a space with several survivors, it fights the one with the least remaining HP.',
  'W-ABIL-4': 'If you enter a space with several Aggressive enemies, you choose the order of the fights.',
  'W-ABIL-5': 'An Aggressive enemy does not start a fight when it is placed in your space or turned face up there.',
  'W-ABIL-6': 'Armor: it takes one more hit than its level to kill this enemy.',
  'W-ABIL-7': 'Radiation: if this enemy dealt you damage in the fight, you also suffer rads equal to its level.',
  'W-ABIL-8': 'Ranged: when it activates next to you, it stays put and fights you from there.',
  'W-ABIL-9': 'Ranged: if you are in an adjacent space and have no ranged weapon, it scores one extra hit.',
  'W-ABIL-10':
    'If a ranged enemy has survivors both in its space and next to it, it goes for the one with the least remaining HP.',
  'W-ABIL-11': 'If you and the enemy are both ranged, neither scores an extra hit.',
  'W-ABIL-12': 'Loot: whoever kills this enemy draws a loot card.',
  'W-ABIL-13': 'Retreat: if you fight this enemy and do not kill it, it turns face down in its space.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const enemiesRulings = {
  'W-ACTIV-R1': 'Only enemies that are active when their type’s activation begins will act, each of them once.',
  'W-ACTIV-R2': 'An enemy picks its target when it acts, not before.',
  'W-ACTIV-R3': 'If several enemies would attack you, you choose which of them comes first.',
  'W-ACTIV-R4':
    'A step toward you is any step that brings the enemy one space closer. If there is only one, nobody is asked.',
  'W-ACTIV-R5': 'A ranged enemy on a face-down tile may shoot at you from there, although you cannot shoot at it.',
  'W-ACTIV-R6': 'An enemy that has no possible target does nothing.',
  'W-ACTIV-R7': 'First in turn order means clockwise from the current first player.',
  'W-ACTIV-R8':
    'An enemy that has moved does not fight in the same activation, unless it is Aggressive and has entered your space.',
  'W-ACTIV-R9':
    'Enemies that can fight now act before the others, in the order in which they came into play. Only if several survivors would be attacked does the first player say who comes next.',
  'W-ACTIV-R10': 'An Aggressive enemy that is about to step into your space counts among your attackers.',
  'W-ACTIV-R11':
    'If no survivor is within two spaces of an enemy, it takes the first of several equally short ways. Nobody is asked.',
  'W-ENEMY-R1':
    'Killed enemies go to a discard pile for their type. If a stack is empty, its pile is shuffled, including the enemy that was just killed.',
  'W-ENEMY-R2': 'Only icons on face-up tiles count. If there are none of that type, no new enemy appears.',
  'W-ENEMY-R3':
    'The distance is counted from the space where the enemy died, and that space itself may be the nearest.',
  'W-ENEMY-R4': 'It does not matter who else is on the icon.',
  'W-ENEMY-R5': 'An enemy that retreats while its type is activating stays face down this time.',
  'W-ENEMY-R6': 'Everyone can see the type of a face-down enemy.',
  'W-ENEMY-R7': 'An enemy that is removed without being killed is not replaced.',
  'W-ENEMY-R8':
    'Nobody is asked where a new enemy comes in: if several icons are equally near, it is the one farthest from the first player.',
  'W-ABIL-R1': 'If survivors are tied for the least remaining HP, turn order from the first player decides.',
  'W-ABIL-R2':
    'Radiation counts once per fight, right after the damage. If your armor stopped everything, or the damage killed you, there is none.',
  'W-ABIL-R3': 'Armor does not change the damage the enemy deals, its rads or its XP.',
  'W-ABIL-R4': 'An enemy with Retreat turns face down even if it has killed you.',
  'W-ABIL-R5': 'If you are killed in one of several fights, the others do not happen.',
  'W-ABIL-R6': 'The extra hit of a ranged enemy counts only if it is in a different space than you.',
  'W-ABIL-R7': 'If you are attacked from an adjacent space, you fight back as usual, with or without a ranged weapon.',
  'W-ABIL-R8': 'An Aggressive enemy of a faction leaves survivors loyal to it alone.',
  'W-ABIL-R9': 'Loot is drawn for every kill, including kills outside fights and after “draw and fight”.',
  'W-ABIL-R10': 'An Aggressive enemy fights one survivor each time it enters a space, not all of them.',
} as const
