import { scene } from './scene.ts'

/** Science. */
export const SCIENCE = {
  serum: scene(
    'lab',
    `>table 126 176 1.500
>vial 96 144 1.300
>vial 116 144 1
>syringe 160 136 .9
>doctor 206 184 1.150
>sitter 44 176 1.1`,
  ),
  operation: scene(
    'lab',
    `>bed 110 172 1.200
>corpse 110 152 .9
>scientist 186 184 1.200
>syringe 150 110 .8 20
>lamp 40 160 1`,
  ),
  tub: scene(
    'lab',
    `>tub 110 178 1.600
.r M104 146c-8-6-8-12 0-14 4-4 10 0 8 6-1 4-4 7-8 8z
>scientist 200 184 1.200
>machine 40 140 .6`,
  ),
  switchboard: scene(
    'lab',
    `>switchboard 116 170 1.200
>scientist 196 184 1.150
-1.4 M116 98c20-30 40-40 90-60
r M206 30l16 8-10 16-16-8z`,
  ),
  booth: scene(
    'lab',
    `>booth 70 172 1.300
>booth 190 172 1.300
>scientist 130 184 1.150
>spark 130 90 1.200
>man 190 158 .8`,
  ),
  machineRoom: scene(
    'bunker',
    `>reactor 126 164 1.500
>machine 30 150 .6
>man2 206 184 1.100
>lamp 226 140 .8`,
  ),
  voice: scene(
    'room',
    `>reels 126 166 1.300
>woman 214 184 1.100
>mic 40 172 1.3`,
  ),
} as const
