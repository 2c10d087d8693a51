import { ENEMY_FIGURES, FACTION_FIGURES, SURVIVOR_FIGURES } from '../figures.ts'

/** People and creatures of the vignettes: feet at 0,0, grown-ups 56 high (see ../draw.ts). */

const SHOES = 'o M-10-4h8v4h-9.5c0-2 .3-3 1.5-4zM10-4H2v4h9.5c0-2-.3-3-1.5-4z'
const FACE = `-e2.2 M-3-43h0M3-43h0
-e1.2 M-3-39.5c2 1.5 4 1.5 6 0`

/** In trousers. */
const folk = (dress: string, skin: string, top: string, more = ''): string => `${SHOES}
${dress} M-8-36c5-2 11-2 16 0l1 16 .5 17H2L0-13-2-3h-7.5L-9-20z
${dress} M-8-35l-8 13 4 3 7-9zM8-35l8 13-4 3-7-9z
${skin} O-14 -20 2.6
${skin} O14 -20 2.6
${skin} O0 -44 8.6
${FACE}
${top}
${more}`

/** In a skirt, a robe or an apron. */
const robed = (dress: string, skin: string, top: string, more = ''): string => `${SHOES}
${dress} M-7-36c4-2 10-2 14 0l6 33h-26z
${dress} M-7-35l-9 13 4 3 7-9zM7-35l9 13-4 3-7-9z
${skin} O-14 -20 2.6
${skin} O14 -20 2.6
${skin} O0 -44 8.6
${FACE}
${top}
${more}`

/** On a chair that the picture brings: from the hips up. */
const seated = (dress: string, skin: string, top: string, more = ''): string => `${dress} M-9-30c6-3 12-3 18 0l2 18h-22z
${dress} M-8-29l-6 12 14 5 1-4-9-4 4-7z
${dress} M8-29l6 12-14 5-1-4 9-4-4-7z
o M-10-12h20v6h-20z
${skin} O0 -38 8.6
-e2.2 M-3-37h0M3-37h0
-e1.2 M-3-33.5c2 1.5 4 1.5 6 0
${top}
${more}`

const HAIR = 'M-8.6-43c-2-9 3-13 9-12.4 7 .4 9.6 5 8.2 11.4l-3.4-5c-4 1.4-8 1.4-11 .4z'
const BUN = 'M-8.5-44c-1-7 2-10 5-10.6-1-5 8-5 7 0 4 1 6 4 5 10.6-3-4-6-5-8.5-5s-6 1-8.5 5z'
const LONG = 'M-9-36c-3-14 0-20 9-20s12 6 9 20l-3 0 0-9c-5-2-8-3-12-2l0 11z'
const BRIM = 'M-16-49c4-3 28-3 32 0-2 3-6 2.6-9 2H-7c-3 .6-7 1-9-2zM-8-50c-1-8 3-9 8-7.4 5-1.6 9-.6 8 7.4z'
const BOWLER = 'M-12-49c5-2.5 19-2.5 24 0-2 2-5 2-7 1.6H-5c-2 .4-5 .4-7-1.6zM-8-49c0-7 3-8 8-8s8 1 8 8z'
const HOOD = 'M-11-34c-3-16 1-23 11-23s14 7 11 23l-5-4c2-8 0-13-6-13s-8 5-6 13z'
const HELMET = 'M-10-44c-1-9 3-13 10-13s11 4 10 13l-4-3H-6z'
const SCARF = 'M-9-47c0-7 4-10 9-10s9 3 9 10l2 9-4 0-1-8c-4-1.5-8-1.5-12 0l-1 8h-4z'

export const PEOPLE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SURVIVOR_FIGURES).map(([name, script]) => [name, script.replaceAll('@', 's')])),
  ...ENEMY_FIGURES,
  ...FACTION_FIGURES,
  man: folk('g', 'n', `h ${HAIR}`, 'a M-9-21H9v3.5H-9z'),
  man2: folk('s', 'N', `e ${HAIR}`, 'a M-9-21H9v3.5H-9z'),
  woman: robed('r', 'n', `h ${BUN}`),
  woman2: robed('v', 'N', `e ${BUN}`, 'c M-5-33H5l3 26H-8z'),
  girl: robed('y', 'n', `x ${LONG}`),
  boy: folk('x', 'n', `y ${HAIR}`),
  old: robed('o', 'n', `i ${BUN}`, '- O-3 -43 2.6\n- O3 -43 2.6'),
  oldMan: folk('q', 'n', 'i M-8.5-45c-1-4 1-7 3-8l1 5zM8.5-45c1-4-1-7-3-8l-1 5z\ni M-5-39c3 2 7 2 10 0l-2 8h-6z'),
  farmer: folk('b', 'n', `w ${BRIM}`, '-y1.4 M-5-36v12M5-36v12'),
  trader: folk('O', 'N', `r ${SCARF}`, 'w M-6-30H6l1 18H-7z'),
  doctor: robed('i', 'n', `h ${HAIR}`, '-s1.4 M-4-36c0 8 8 8 8 0\n.r M-1-25h2v2h2v2h-2v2h-2v-2h-2v-2h2z'),
  scientist: robed(
    'i',
    'n',
    'i M-9-44c-6-6-2-12 3-11 2-5 11-4 12 0 5-1 7 6 3 11-2-4-4-6-9-6s-7 2-9 6z',
    '- O-3 -43 2.8\n- O3 -43 2.8',
  ),
  preacher: robed('J', 'n', `J ${HOOD}`, 'j O0 -28 3.4\n.K O0 -28 1'),
  convert: robed('q', 'f', `q ${HOOD}`, '.j O0 -28 2'),
  guard: folk('d', 'N', `T ${HELMET}`, '-d2.6 M12-42v40\nt M-7-34H7v10H-7z'),
  soldier: folk('b', 'n', 'b M-12-47c6-9 18-9 24 0-8-2-16-2-24 0z', '-c1.4 M-8-35L8-20M8-35L-8-20\n-A2.6 M13-46v42'),
  officer: folk('c', 'n', 'c M-10-47h20l-2-7h-16z\nk M-10-47h20v2h-20z', 'y M-6-32h5v3h-5z'),
  dweller: folk('s', 'n', `h ${BUN}`, 'y M-1.5-37h3v34h-3z\ny M-9-21H9v3H-9z'),
  dweller2: folk('s', 'N', `e ${HAIR}`, 'y M-1.5-37h3v34h-3z\ny M-9-21H9v3H-9z'),
  shady: folk('e', 'n', `d ${BRIM}`, '.K.6 M-9-48h18v8H-9z\nd M-8-36l8 12 8-12 4 30H3L0-14-3-6h-9z'),
  boss: folk('v', 'n', `k ${BOWLER}`, '-e2 M-4-40c2-2 3 0 4 0s2-2 4 0\nc M-2-36h4l-1 9-1 2-1-2z'),
  slave: folk('q', 'N', `e ${HAIR}`, '-2.6 M-6-36H6\n-t1.6 M-14-18c6 6 22 6 28 0'),
  welder: folk('P', 'N', 'd M-8-48c0-6 3-8 8-8s8 2 8 8l-2 12H-6z\ny M-5-48h10v5H-5z', 'a M-6-32H6l1 22H-7z'),
  scribe: robed('r', 'n', `r ${HOOD}`, 'y M-2-34h4v26h-4z'),
  ghoulLady: robed(
    'v',
    'f',
    'v M-13-49c5-4 21-4 26 0-6 2-20 2-26 0zM-7-50c0-7 14-7 14 0z\ny M5-56l6-3-3 6z',
    '.F O-3 -39 1.6O4 -46 1.6',
  ),
  ghoulMan: folk('d', 'f', `k ${BOWLER}`, 'c M-2-36h4v14h-4z\n.F O-4 -40 1.6O4 -46 1.6'),
  trench: folk('w', 'F', `o ${BRIM}`, '.K.7 M-9-48h18v9H-9z\nw M-9-36l9 13 9-13 6 34H4L0-14-4-2h-11z'),
  sitter: seated('s', 'n', 'h M-8.6-37c-2-9 3-13 9-12.4 7 .4 9.6 5 8.2 11.4l-3.4-5c-4 1.4-8 1.4-11 .4z'),
  lady: seated(
    'r',
    'n',
    'i M-8.5-38c-1-7 2-10 5-10.6-1-5 8-5 7 0 4 1 6 4 5 10.6-3-4-6-5-8.5-5s-6 1-8.5 5z',
    '- O-3 -37 2.6\n- O3 -37 2.6',
  ),
  writer: seated(
    'v',
    'n',
    'h M-8.5-38c-1-7 2-10 5-10.6-1-5 8-5 7 0 4 1 6 4 5 10.6-3-4-6-5-8.5-5s-6 1-8.5 5z',
    '-y2 M9-42l7-5M-9-42l-7-5',
  ),
  player: seated('g', 'N', 'i M-8.6-37c-2-9 3-13 9-12.4 7 .4 9.6 5 8.2 11.4l-3.4-5c-4 1.4-8 1.4-11 .4z'),
  drunk: seated('o', 'n', 'd M-9-40c-1-8 3-10 9-10s10 2 9 10zM-9-40h-7c1-3 4-4 7-4z', '.r O0 -35 2'),
  dj: seated(
    'd',
    'n',
    'h M-8.6-37c-2-9 3-13 9-12.4 7 .4 9.6 5 8.2 11.4l-3.4-5c-4 1.4-8 1.4-11 .4z',
    '-3 M-9-38c0-14 18-14 18 0\nr O-9.5 -37 3.4\nr O9.5 -37 3.4',
  ),
  mutantBaker: `${SURVIVOR_FIGURES.superMutant.replaceAll('@', 'i')}
i M-9-54c-4-8 3-10 5-7 1-5 8-5 9 0 3-3 8 0 4 7z`,
  mutantTeacher: `${SURVIVOR_FIGURES.superMutant.replaceAll('@', 'v')}
- O-3.5 -44 3
- O3.5 -44 3`,
  mutantSuit: SURVIVOR_FIGURES.superMutant.replaceAll('@', 'y'),
  mutantSlave: `${ENEMY_FIGURES.brute.split('\n').slice(3).join('\n')}
-t2.6 M-8-25H8
-t1.6 M-16-12c8 8 24 8 32 0`,
  bones: `C M-7-18c0-8 14-8 14 0 0 4-2 6-3 6v3h-8v-3c-1 0-3-2-3-6z
.K O-3 -18 2O3 -18 2
- M-2-9v-3M2-9v-3
C M-5-9h10l2 9h-14z
- M-4-6h8M-5-3h10`,
  corpse: `o M-26-6h20l20-2v8h-40z
b M-4-9h22l10 4v5H-2z
n O-30 -6 6
h M-36-7c0-6 6-7 9-5l-3 4z`,
  dog: `w M-12-12c4-4 12-4 18-3l6-4 4 7-3 6v6h-4v-7h-12l-2 7h-4l1-8z
w M8-17l2-8 4 4 5 1 4 4-2 4-6 1c-3 0-6-2-7-6z
o M10-25l3 6-4 2z
.K O15 -17.5 1.200
k M21-16l3 1-2 1.5z
-w3 M-12-11c-5-1-6-6-5-9`,
  cat: `O M-9 0c-2-8 1-14 8-14s9 5 8 14z
O M-1-12c0-8 3-10 7-10s7 3 7 9-3 7-7 7-7-2-7-6z
O M0-20l1-6 4 4zM12-20l0-6-4 4z
.K O4 -15 1.2O9 -15 1.200
- M-9-3c-6 0-8-6-4-9M6-12.5h2`,
  crow: `k M-8-3c2-6 8-8 13-6l5-1-3 4c-1 5-8 7-15 3zM-8-3l-5 3 6 0z
-1.4 M-1 0v3M2 0v3`,
  brahmin: `P M-22-26c9-5 30-5 39 0 6 4 7 11 5 18h-46c-3-7-3-14 2-18z
X M-20-9v9h6v-9M10-9v9h6v-9M-6-9v9h5v-9
P M16-28c4-7 10-10 16-8l4 6c0 5-3 8-8 8z
X M20-18c6-3 13-2 16 3l-2 6c-6 2-12 0-15-5z
-2 M28-37l4-7M35-31l6-4M-23-20c-5 2-6 7-5 12`,
  alien: `G M-6-10c0-6 12-6 12 0l2 10h-16z
G M-9-22c-2-12 4-16 9-16s11 4 9 16c-1 7-5 10-9 10s-8-3-9-10z
k M-6-24c3-1 5 1 5 5-4 1-6-2-5-5zM6-24c-3-1-5 1-5 5 4 1 6-2 5-5z`,
}
