import { scene } from './scene.ts'

/** In towns. */
export const TOWNS = {
  market: scene(
    'market',
    `>stall 84 158 1.100
>wares 84 134 1.100
>stall 206 154 .9
>trader 84 150 .9
>crate 170 182 .9
>woman 140 182 1.050
>oldMan 214 186 1.1`,
  ),
  dealer: scene(
    'market',
    `>stall 110 166 1.300
>shady 108 160 1.150
>drape 108 146 .7
>man2 206 186 1.15`,
  ),
  search: scene(
    'market',
    `>barricade 190 160 .9
>guard 70 180 1.200
>guard 210 182 1.200
>woman2 130 184 1.100
>bag 158 184 .9
>suitcase 40 188`,
  ),
  ticking: scene(
    'market',
    `>chair 126 180 1.300
>sitter 126 178 1.250
>suitcase 126 166 .9
-2 M118 140l-8-8M134 140l8-8M126 136v-10
>man 222 160 -.8 12
>woman 30 160 .8 -12`,
  ),
  cat: scene(
    'market',
    `>stall 90 176 1.250
>cat 96 100 1.250
>wares 90 150 1.200
>girl 160 186 1
>trader 196 184 1.100
>old 224 186 1.05`,
  ),
  cards: scene(
    'room',
    `>coffin 126 176 1.900
>cards 126 152
>lady 60 166 1.250
>old 196 176 1.100
>player 126 146 1.100
>candle 168 150`,
  ),
  dog: scene(
    'market',
    `>fence 126 140 1.200
>dog 110 184 1.700
>boy 186 176 .9
>boy 214 180 .9
>man 40 180 1.100
-w2 M54 150c20-10 30 4 40 16`,
  ),
  chained: scene(
    'dusk',
    `>mutantSlave 70 172 1.250
>mutantSlave 122 172 1.250
>mutantSlave 174 172 1.250
>chain 96 150 1.200
>chain 150 150 1.200
>farmer 222 184 1.15`,
  ),
  gallows: scene(
    'market',
    `>gallows 84 172 1.2
>barrel 138 174 1
>oldMan 138 146 1
>man 190 186 1.1
>woman2 218 188 1.05
>man2 46 188 1.05`,
  ),
  spies: scene(
    'nightStreet',
    `>house 70 142 1.100
>lamp 150 168 1.200
>trench 168 180 1.200
>shady 70 184 1.150
>bag 88 182 .8`,
  ),
  recruiting: scene(
    'market',
    `>banner 40 156 1.200
>table 90 172 1
>soldier 90 164 1
>papers 100 148 .7
>farmer 150 186 1.100
>woman 184 186 1.050
>oldMan 216 188 1.05`,
  ),
  picket: scene(
    'green',
    `>bush 80 160 1.800
>soldier 156 182 1.150
>drum 196 182 .9
>pie 216 186 1
>soldier 120 178 1.050
>banner 30 160 1`,
  ),
  propaganda: scene(
    'street',
    `>poster 60 150 1.300
>poster 122 144 1.200
>officer 176 182 1.200
>girl 96 186 .9
>woman 40 188 1.050
>flagpole 224 150 1.1`,
  ),
  feast: scene(
    'green',
    `>garland 126 44
>cloth 126 180 1.500
>pie 96 142 1
>pot 150 142 .9
>man 60 160 1
>woman 110 152 .9
>old 160 154 .9
>boy 206 170 .9`,
  ),
  supper: scene(
    'room',
    `>cloth 126 180 1.400
>candle 126 144
>pan 100 144 .7
>chair 206 176 1.300
>sitter 50 174 1.200
>window 206 120 .6`,
  ),
  tavern: scene(
    'room',
    `>shelf 126 136 .9
>table 126 180 1.600
>drunk 80 164 1.200
>bottle 118 144
>glass 138 144
>can 160 144 1.100
>woman 196 180 1.1`,
  ),
} as const
