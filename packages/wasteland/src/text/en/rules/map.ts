/** Moving, terrain, spaces, tiles and exploring, in words for players. */
export const mapRules = {
  'W-MOVE-1': 'The move action gives you two movement points.',
  'W-MOVE-2': 'One point takes you into an adjacent space.',
  'W-MOVE-3': 'Entering difficult terrain costs two points.',
  'W-MOVE-4': 'If you take two move actions in a turn, you may pool their points.',
  'W-MOVE-5': 'You may take your other action in the middle of a move, between two points.',
  'W-TERR-1': 'Terrain is marked with an icon and a colored border. It affects survivors who move into the space.',
  'W-TERR-2':
    'Difficult terrain has a red border and costs one extra point. If you do not have that point, you cannot enter.',
  'W-TERR-3': 'Irradiated terrain has a green border and gives you one rad when you move in.',
  'W-SPACE-1': 'A space is a part of a tile with a white outline.',
  'W-SPACE-2': 'Any number of survivors and enemies can stand in one space.',
  'W-SPACE-3': 'Spaces that share a stretch of border are adjacent.',
  'W-SPACE-4': 'Spaces with an encounter icon have a name.',
  'W-MAP-1': 'A tile is made up of spaces. Its back says whether it is dangerous or deadly, unless it has two fronts.',
  'W-MAP-2': 'The scenario determines the layout. Tiles it shows face up start face up.',
  'W-MAP-3': 'Tiles it shows face down are shuffled by kind and placed at random.',
  'W-MAP-4': 'All tiles face the same way: every arrow points in the same direction as the one on the start tile.',
  'W-EXPL-1': 'To explore, turn over a face-down tile next to your space.',
  'W-EXPL-2': 'The tile is turned so that its arrow points the same way as the others.',
  'W-EXPL-3': 'Every enemy icon on the new tile gets a random enemy of its type, face up.',
  'W-EXPL-4': 'Enemies that were already on the tile go into spaces on it. You choose where.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const mapRulings = {
  'W-MOVE-R1': 'You keep unspent points until your turn ends, even while you do something else.',
  'W-MOVE-R2': 'You may stop a move after any step and continue it later in the same turn.',
  'W-MOVE-R3': 'You cannot step onto a face-down tile.',
  'W-MOVE-R4':
    'When you enter a space, you pay, you arrive, the terrain takes effect, Aggressive enemies attack, and only then does anything else happen.',
  'W-MOVE-R5': 'If you survive an Aggressive enemy, you keep your remaining points.',
  'W-MOVE-R6': 'Being moved counts as moving: terrain and Aggressive enemies matter. Being placed does not.',
  'W-TERR-R1': 'Terrain does nothing to survivors who stay, leave or are placed there, and nothing to enemies.',
  'W-TERR-R2': 'If a space has both kinds of terrain, both count.',
  'W-SPACE-R1':
    'Spaces can also be adjacent across the edges of tiles. For this, a face-down tile counts as a single space.',
  'W-SPACE-R2': '“Nearest” always means the fewest steps from space to space, whatever the terrain.',
  'W-SPACE-R3':
    'Spaces that touch only at a corner are not adjacent, and neither are spaces whose border is closed by a card.',
  'W-SPACE-R4':
    'For survivors, a face-down tile is not a space: you cannot shoot into it, trade across it or count a path through it.',
  'W-SPACE-R5': 'Anything that cannot be reached is infinitely far away. An enemy that cannot reach anyone stays put.',
  'W-MAP-R1': 'Everyone can see what kind a face-down tile is; nobody can see its front.',
  'W-MAP-R2':
    'The start tile is the one with Crossroads Camp. You start there, and you go back there when you are killed.',
  'W-EXPL-R1': 'One action turns over one tile. If you can reach several, you choose.',
  'W-EXPL-R2':
    'First the icons get their enemies. Then the ones that were there before are placed. They stay face up or face down as they were.',
  'W-EXPL-R3':
    'The game chooses the space for enemies that waited on the tile: the one farthest from you. Placing them starts no fight.',
  'W-EXPL-R4': 'If no enemy of a type is left, its icon stays empty.',
  'W-EXPL-R5': '“Explore a tile” refers to the kind shown on its back, and it counts once all enemies are in place.',
} as const
