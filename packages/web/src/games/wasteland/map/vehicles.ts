import { draw } from '../art/draw.ts'
import { SHIP_SIZE } from './atlas.ts'

/** The ship that is a board of its own: a card with a saucer on it, about its middle. */
export const SHIP_ART = `<rect x="${-SHIP_SIZE.width / 2 + 2}" y="${-SHIP_SIZE.height / 2 + 3}" width="${SHIP_SIZE.width}" height="${SHIP_SIZE.height}" rx="5" class="m-shadow"/>${draw(
  `S M-46-26c0-3 2-5 5-5h82c3 0 5 2 5 5v52c0 3-2 5-5 5h-82c-3 0-5-2-5-5z
.y O-36 -22 1.2O30 -24 1O38 20 1.3O-30 24 1O10 -27 .8O-40 6 .9
z M-14-8c0-16 28-16 28 0z
t M-40 4c0-16 80-16 80 0 0 14-80 14-80 0z
T M-34 8c10 6 58 6 68 0-6 10-62 10-68 0z
M M-28-1c4-8 52-8 56 0-6 7-50 7-56 0z
.G O-24 10 2O-8 13 2O8 13 2O24 10 2
.G.25 M-10 16l-8 15h36l-8-15z`,
  { line: 1.2 },
)}`

/** The vertibird that came down. */
export const WRECK = `-d2 M-18-10l34-6M-2-4l-4-14
d M-10 6c2-8 8-12 16-12s12 4 12 8l-6 4z
z M8-4c4 0 7 2 8 5l-8 1z
T M-24 4l14-4 2 5-14 3z
M M-14-12c-3-4 3-5 1-9 5 1 6 5 3 7 3 1 2 4-1 3z`
