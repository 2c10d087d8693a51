import { scene } from './scene.ts'

/** In the sky. */
export const SKY = {
  lights: scene(
    'night',
    `>saucer 126 60 .8
>saucer 50 40 .4
>saucer 210 56 .45
>beam 126 66 .8
>house 40 146 .8
>brahmin 126 150 .8
>old 206 182 1.05`,
  ),
  underCloth: scene(
    'cellar',
    `>drape 110 170 1.400
G M150 150c14-2 22 4 20 14l-6-2z
>old 206 184 1.150
>sack 40 182 1.200
>lantern 170 176 .9`,
  ),
  tentShow: scene(
    'dusk',
    `>bigTent 126 160 1.400
>boss 126 184 1.150
>man 40 188 1
>woman 70 190 1
>girl 196 188 .9
>man2 222 190 1`,
  ),
  mothership: scene(
    'ship',
    `>alien 60 178 1.400
>alien 96 182 1.300
>alien 206 180 1.400
>officer 150 182 1.15`,
  ),
  takenUp: scene(
    'night',
    `>saucer 126 40 1
>beam 126 46 1.200
>wastelander 126 160 1 20
>moleRat 160 120 .9 -40
>can 96 110 .9 30
>rock 40 170 1`,
  ),
  crash: scene(
    'day',
    `-e14 M-10 120c40 10 70 20 100 30
>crater 150 170 1
>saucer 150 162 .9 18
>smoke 180 110 1
>man 40 184 1.05`,
  ),
  airship: scene(
    'day',
    `>airship 120 92 .95
>skyline 126 140 .8
>woman 60 184 1
>man2 90 186 1
>oldMan 200 186 1`,
  ),
  checkpoint: scene(
    'cold',
    `>flagpole 40 160 1.100
>barrel 96 176 .9
>barrel 156 176 .9
w M84 150h84v7H84z
>brotherhoodKnight 126 150 1.200
>papers 120 146 .5
>pot 210 180 .8`,
  ),
  vertibird: scene(
    'green',
    `>vertibird 130 150 1.400
>plants 60 180 1
>plants 200 184 1
>soldier 216 176 1.100
>man 40 186 1`,
  ),
} as const
