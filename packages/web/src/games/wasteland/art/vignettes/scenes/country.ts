import { scene } from './scene.ts'

/** The country of each scenario, and the road. */
export const COUNTRY = {
  road: scene(
    'day',
    `>signpost 60 150 1.100
-E8 M126 198c-10-30 40-40 10-68
>wastelander 150 180 1.150
>brahmin 206 178 .8
>deadTree 24 140 .8`,
  ),
  commonwealth: scene(
    'nightStreet',
    `>lamp 60 170 1.100
>synthPatrol 150 178 1.300
>synthPatrol 186 172 1.200
>shady 84 182 1.15`,
  ),
  capital: scene(
    'dusk',
    `>vertibird 150 70 .7 24
>smoke 150 54 .9
>statue 206 140 1
>officer 70 180 1.150
>brotherhoodKnight 122 182 1.3`,
  ),
  harbor: scene(
    'fog',
    `>pier 100 156
>lighthouse 214 132 .8
>house 52 146 .7
>fogCondenser 112 150 1.300
>fogBand 126 180 1.100
>farmer 150 176 1.1`,
  ),
  pitt: scene(
    'works',
    `>chimneys 60 128
>chimneys 180 128 -1
>smoke 84 56
>smoke 204 70 .8
>boss 96 184 1.200
>slave 150 184 1.100
>slave 186 182 1.05`,
  ),
} as const
