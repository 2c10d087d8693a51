/** Moving, terrain, spaces, tiles and exploring, in words for players. */
export const mapRules = {
  'W-MOVE-1': 'The move action gives you two movement points.',
  'W-MOVE-2': 'One point takes you into an adjacent space.',
  'W-MOVE-3': 'To enter difficult terrain you pay two points.',
  'W-MOVE-4': 'Points of two move actions in one turn may be spent together.',
  'W-MOVE-5': 'Between two points of a move you may take your other action.',
  'W-TERR-1': 'Terrain is marked by an icon and a coloured border. It concerns survivors who move into the space.',
  'W-TERR-2': 'Difficult terrain, bordered red, costs one extra point. Without that point you cannot enter.',
  'W-TERR-3': 'Irradiated terrain, bordered green, gives you one rad when you move in.',
  'W-SPACE-1': 'A space is a part of a tile with a white border around it.',
  'W-SPACE-2': 'Any number of survivors and enemies can stand in one space.',
  'W-SPACE-3': 'Two spaces are adjacent if they share a stretch of border.',
  'W-SPACE-4': 'Spaces with an encounter icon have a name.',
  'W-MAP-1':
    'A tile consists of spaces. Its back says whether it is dangerous or deadly, or it has two faces of its own.',
  'W-MAP-2': 'The scenario decides the layout. Tiles it shows face up begin face up.',
  'W-MAP-3': 'Tiles it shows face down are shuffled by kind and laid out at random.',
  'W-MAP-4': 'All tiles lie the same way round: every arrow points where the arrow of the start tile points.',
  'W-EXPL-1': 'To explore, turn over a face-down tile next to your space.',
  'W-EXPL-2': 'The tile is turned so that its arrow agrees with the others.',
  'W-EXPL-3': 'Every enemy icon on the new tile gets a random enemy of its type, face up.',
  'W-EXPL-4': 'Enemies that were already on the tile are put into spaces of it. You choose where.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const mapRulings = {
  'W-MOVE-R1': 'Points wait for you until your turn ends, also while you do something else.',
  'W-MOVE-R2': 'You may break off a move after any step and go on later in the same turn.',
  'W-MOVE-R3': 'You cannot step onto a face-down tile.',
  'W-MOVE-R4':
    'When you enter a space you pay, you arrive, the terrain acts, Aggressive enemies attack, and only then anything else happens.',
  'W-MOVE-R5': 'If you survive an Aggressive enemy, you keep your remaining points.',
  'W-MOVE-R6': 'Being moved counts as moving: terrain and Aggressive enemies act. Being placed does not.',
  'W-TERR-R1': 'Terrain does nothing to those who stay, leave or are placed there, and nothing to enemies.',
  'W-TERR-R2': 'If a space has both kinds of terrain, both count.',
  'W-SPACE-R1': 'Spaces also touch across the edges of tiles. A face-down tile counts as one single space in this.',
  'W-SPACE-R2': "'Nearest' always means the fewest steps from space to space, whatever the terrain.",
  'W-SPACE-R3': 'Spaces that meet only at a corner are not adjacent, nor are spaces whose border a card closes.',
  'W-SPACE-R4':
    'For survivors a face-down tile is no space: you cannot shoot into it, trade across it or count a way through it.',
  'W-SPACE-R5': 'What cannot be reached is infinitely far away. An enemy that can reach nobody stays where it is.',
  'W-MAP-R1': 'Everybody sees what kind a face-down tile is; nobody sees its face.',
  'W-MAP-R2':
    'The start tile is the one with Crossroads Camp. You begin there, and you return there when you are killed.',
  'W-EXPL-R1': 'One action turns over one tile. If several are in reach, you choose.',
  'W-EXPL-R2':
    'First the icons get their enemies, then you place those that were there before, one by one. They stay face up or face down as they were.',
  'W-EXPL-R3': 'Enemies placed by exploring start no fight.',
  'W-EXPL-R4': 'If no enemy of a type is left, its icon stays empty.',
  'W-EXPL-R5': "'Explore a tile' goes by the kind on its back, and counts when all enemies are in place.",
} as const
