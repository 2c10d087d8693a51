import type { ItemId } from '@overseer/wasteland'

/** A picture for each item and companion, 48 x 36 (see draw.ts). */

/** A magazine: the cover in an ink, and what is on it. */
const magazine = (ink: string, picture: string): string => `q M13 3l21-2 3 31-21 3z
${ink} M12 4l21-2 3 31-21 3z
.c M14 6.5l17.5-1.6.5 5-17.5 1.6z
${picture}`

/** Head and shoulders: skin, dress, then what makes the person. */
const bust = (skin: string, dress: string, more: string): string => `${dress} M7 36c0-9 6-13 17-13s17 4 17 13z
${skin} M20 18h8v7c-2 3-6 3-8 0z
${skin} O24 12.5 8.500
-e2 M21 12h0M27 12h0
${more}`

const SUIT = 'M16 3h16l8 5 4 12-5 2-3-6v19H12V16l-3 6-5-2L8 8z'
/** Armor with its own plates. */
const POWER = (ink: string): string => `${ink} M8 12c-4 1-6 6-5 12l5 2 4-9zM40 12c4 1 6 6 5 12l-5 2-4-9z
${ink} M13 9c6-3 16-3 22 0l2 13-4 12h-18l-4-12z
${ink} M18 9c0-6 2-8 6-8s6 2 6 8l-2 4h-8z
y M19.5 5.5h9v3h-9z
- M14 15h20M24 13v8M17 22h14M18 28h12`

export const ITEM_PICTURES: Readonly<Record<ItemId, string>> = {
  // weapons
  pipeWrench: `r M5 28l19-15 4 5L9 33c-3 2-6-2-4-5z
t M22 15l6-8c3-4 9-5 13-1l-6 4 1 5 5 1 4-5c2 5-1 10-6 11l-9 3z
- M27 12l5 6`,
  combatKnife: `e M5 25l12-6 3 5-12 7c-3 1-5-4-3-6z
t M18 16l4 9-2 1-5-9z
i M20 18L42 5c2 4-1 9-6 12L24 24z
- M23 20l15-9M8 25l2 4M12 23l2 4`,
  pipeRifle: `A M4 22l12-5 4 4-8 5-5 5c-3 0-4-6-3-9z
t M14 14h31v4H14zM24 18h8v3h-8z
d M20 18h6l-1 6h-4z
- M38 14v-3M18 14v-3h6v3M29 14v4M34 14v4
w M30 20l6 1-1 4-5-1z`,
  laserRifle: `o M3 18l9-4 3 8-6 6c-3 1-6-3-6-10z
s M11 12h20v10H11z
r M15 9h10v3H15zM31 14h8v6h-8z
t M39 15h7v4h-7z
y M18 22h7l-1 7h-5z
-y1.4 M33 17h10
- M14 17h14M28 12v10`,
  baseballBat: `w M5 30c-1-1-1-2 1-3L30 9c5-4 11-5 13-3s0 7-5 11L11 33c-2 1-5-1-6-3z
e M4 28l4 5-2 2-4-5z
- M12 25l4 4M15 22l4 4`,
  pistol10mm: `d M6 8h34v9H22l-2 5h-4l-3 9H6l2-14H6z
T M8 9h30v4H8z
- M20 22c3 0 4-2 3-5M40 10h3M12 9v4M15 9v4`,
  huntingRifle: `A M3 20l12-4h14v4H17l-5 6c-3 3-7 3-8 1z
d M15 13h28v3H15z
t M20 7h14v4H20zM22 11h2v2h-2zM30 11h2v2h-2z
- M23 20c0 3 3 4 4 0M17 14h-3M43 12v-1`,
  powerFist: `t M14 8h16l4 6v12l-4 6H14c-5 0-8-5-8-12s3-12 8-12z
y M30 10h9v5h-9zM32 15.5h10v5H32zM31 21h10v5H31z
- M12 13h14M12 20h16M12 27h14
r O18 16.5 2.5`,
  plasmaRifle: `o M3 16l10-2v8l-6 6c-3 1-5-4-4-12z
T M12 11h16v11H12z
G M28 12h9v8h-9z
-2 M31 10v12M35 10v12
t M37 13h7v6h-7z
G M44 11h2v10h-2z
d M16 22h6l-2 8h-5zM15 7h10v4H15z`,
  missileLauncher: `u M5 12h30v9H5z
u M35 10h6v13h-6zM3 13h4v7H3z
d M16 21h5l-2 9h-5z
t M22 7h7v5h-7z
r M41 14l5 2.5-5 2.5z
- M12 12v9M28 12v9`,
  alienBlaster: `t M10 10c8-5 18-4 25-2v8c-8 2-16 3-24 1z
G M35 9l10-1v8l-10 0z
z M14 11c4-2 8-2 11 0-3 3-8 3-11 0z
T M13 17h8l-1 12c-3 3-7 2-7-1z
-1.6 M38 7v11M42 6v12
r O29 12.5 2`,
  fatMan: `o M4 17h22v8H4z
T M20 12h8v16h-8z
y M28 13c8-2 14 1 14 7s-6 9-14 7z
r M40 15l5-3v16l-5-3z
d M9 25h5l-1 8H9zM6 12h8v5H6z
- M31 13v14M35 14v13`,
  minigun: `t M22 12h22v3H22zM22 17h23v3H22zM22 22h22v3H22z
d M28 10h3v17h-3zM38 10h3v17h-3z
s M6 10h14c3 0 4 3 4 9s-1 8-4 8H6c-3 0-4-3-4-8s1-9 4-9z
- M7 10c0-6 10-6 11 0
y O12 27 5
o M4 24l-1 9h5l2-7z`,
  shishkebab: `T M4 27l9-6 4 5-8 7c-4 2-7-3-5-6z
i M15 22L38 6l3 4-22 16z
r M20 18c2-4 0-6 3-8 0 3 2 3 2 5 2-4 1-6 4-9 1 4 3 4 2 7 3-3 2-6 5-8 1 5 3 6 1 10z
.y M24 16c1-3 1-4 2-5 1 2 2 3 1 5zM31 11c1-2 1-3 2-4 1 2 1 3 0 5z
- M8 27l3 3`,
  superSledge: `A M4 33l-2-3 22-16 3 3z
d M20 5l20-3 4 17-20 4z
y M24 7l12-2 1 5-12 2z
r M40 7l5-2 2 8-5 2z
T M19 8l4-1 3 14-4 1z`,
  tireIron: `t M6 31c-2-1-3-3-1-5L29 9l3 4L10 31c-1 1-3 1-4 0z
T M28 9c1-5 7-7 11-4l5 2-2 4-5-1c-2 4-5 5-7 4z
- M9 27l3 3`,
  fragGrenade: `u M16 12c-5 3-7 8-6 13 1 6 6 9 13 9s12-3 13-9c1-5-1-10-6-13z
t M18 5h11v7H18z
-2 M29 6c6-2 9 2 8 9
- O13 6 4
- M10 19c8 3 18 3 26 0M10 26c8 3 18 3 26 0M18 12c-2 7-2 15 0 21M28 12c2 7 2 15 0 21`,
  plasmaGrenade: `d M16 12h16v18c0 5-16 5-16 0z
G M17 15h14v12H17z
t M18 4h12v8H18z
-2 M30 6c5 0 6 4 5 9
.C.6 M19 17h3v8h-3z
- M20 12v20M28 12v20`,
  // apparel
  raiderArmor: `a ${SUIT}
- M19 3c2 4 8 4 10 0M13 16c7 3 15 3 22 0M13 26h22
t M8 6c-4 0-6 4-5 9l7 1c2-4 1-8-2-10zM40 6c4 0 6 4 5 9l-7 1c-2-4-1-8 2-10z
T M5 5l-3-4M10 4L9 0M43 5l3-4M38 4l1-4
y M22 20h5v5h-5z`,
  metalArmor: `T ${SUIT}
t M14 7h20v12c-6 4-14 4-20 0z
- M24 7v15M14 13h20
t M14 24h20v9H14z
-c1.2 O17 10 1O31 10 1O17 30 1O31 30 1`,
  leatherArmor: `A ${SUIT}
- M19 3c2 4 8 4 10 0M24 6v28M14 20h20
a M9 7c-4 1-6 4-6 8l7 2c2-4 2-7-1-10zM39 7c4 1 6 4 6 8l-7 2c-2-4-2-7 1-10z
y M22 18h4v4h-4z`,
  combatArmor: `g ${SUIT}
u M14 6h20l1 13-5 4H18l-5-4z
d M18 25h5v7h-5zM25 25h5v7h-5z
- M24 6v17M16 12h16
T M5 11l8-2-1 8-7 1zM43 11l-8-2 1 8 7 1z`,
  hazmatSuit: `y M17 12h14l7 4 3 12-5 2-3-7v12H15V23l-3 7-5-2 3-12z
y M15 11c0-7 3-10 9-10s9 3 9 10v3c-6 3-12 3-18 0z
z M18 7h12v5c-4 2-8 2-12 0z
.k M22 21h4v6h-4z
- M19 16h10M15 31h18`,
  sundaySuit: `d ${SUIT}
c M19 3h10l-5 13z
r M23 6h2l1 7-2 3-2-3z
- M19 3l-3 6 8 9 8-9-3-6M24 18v16
c M30 13l5-1v2l-5 1z`,
  vaultSuit: `s ${SUIT}
y M22 3h4v32h-4z
- M19 3c2 4 8 4 10 0
e M12 22h24v4H12z
y M21.5 21.5h5v5h-5z`,
  outcastPowerArmor: `${POWER('x')}
r M31 15l3 0 0 5h-3z`,
  t60PowerArmor: POWER('T'),
  t60ePowerArmor: `${POWER('i')}
s M17 15h14v5H17z`,
  // companions
  codsworth: `-1.8 M17 21c-6 2-9 5-9 11M31 21c6 2 9 5 9 11M24 23v6
T M4 30l7 0 1 5-4-1-4 1zM37 30h7l1 5-8-1z
i O24 15 10
- M14.5 12c6 3 13 3 19 0M15 19c6 3 12 3 18 0
.y M22 25h4l-2 9z
-1.6 M20 7l-4-5M28 7l4-5M24 5V1
c O15.5 2.5 2.5O32.5 2.5 2.5`,
  eyebot: `-1.6 M9 19L2 16M9 22l-8 3M39 19l7-3M39 22l8 3M20 7L17 1M28 7l3-6
t O24 20 13
y O24 20 6
.K O24 20 2.600
- M13 13c7-4 15-4 22 0M14 28c6 3 14 3 20 0`,
  hancock: bust(
    'f',
    'r',
    `c M20 23h8l-2 13h-4z
.F M19 15c1-1 3-1 3 1s-3 1-3-1z
k M9 8c4-7 26-7 30 0-4-1-8-1-10 0-4-2-7-2-10 0-3-1-6-1-10 0z
y M22 3h4v3h-4z
- M21 17h6`,
  ),
  piper: bust(
    'n',
    'r',
    `k M15.5 14c-2-10 3-12 8.5-12s10.5 2 8.5 12l2 6-4-1-1-8c-4 1-9 1-12-1l-1 9-4 1z
x M15 8c3-5 15-5 18 0v3c-5-2-13-2-18 0z
c M26 5l5-2 1 4-5 1z
-r1.4 M21.5 16.5c2 1.5 3 1.5 5 0
- M19 25l5 5 5-5`,
  ),
  prestonGarvey: bust(
    'N',
    'A',
    `c M20 23h8l-4 7z
k M12 9c3-2 21-2 24 0-1 2-4 2-6 1.5h-12c-2 .5-5 .5-6-1.5z
a M16 8.5c-1-8 3-8 8-6 5-2 9-2 8 6z
-e1.6 M21 16.5c2 1 4 1 6 0`,
  ),
  raiderTurncoat: bust(
    'n',
    'a',
    `r M20 4l-2-4 3 2 2-2 2 2 3-2 0 3 3-1-2 5c-3-1-6-1-9-1z
-r2 M17 10l14 3
t M14 24l-4 5M34 24l4 5
- M21 17.5h6`,
  ),
  townDoctor: bust(
    'n',
    'i',
    `h M15.5 12c-1-8 3-10 8.5-10s9.5 2 8.5 10c-2-4-4-6-8.5-6s-6.5 2-8.5 6z
-s1.6 M18 24c0 6 3 8 6 8s6-2 6-8
t O24 32 2.400
- O20.5 12.5 2.600
- O27.5 12.5 2.600
-e M21.5 17.5c2 1 3 1 5 0`,
  ),
  mysteriousStranger: bust(
    'F',
    'w',
    `.K.5 M16 11h16v10H16z
w M17 22l7 9 7-9 5 3-6 11H18l-6-11z
o M8 9c5-3 27-3 32 0-3 3-8 3-11 2h-10c-3 1-8 1-11-2z
o M15 9c-1-9 3-9 9-7 6-2 10-2 9 7z
.e M15 7h18v2.5H15z`,
  ),
  packBrahmin: `P M9 14c6-4 20-4 26 0 4 3 4 8 3 13H8c-2-5-2-10 1-13z
X M10 26v8h4v-8M31 26v8h4v-8M19 26v8h4v-8
P M36 13c3-5 7-7 10-5l1 4c0 4-4 6-7 6z
X M38 20c4-2 8-1 9 2l-2 4c-4 1-7 0-9-3z
w M14 4h17v11H14z
- M14 9h17M19 4v11M26 4v11
-1.6 M43 7l3-5M47 13l1-5`,
  assaultronEscort: `d M15 36l3-14h12l3 14z
t M13 24c-5 2-7 6-7 12h5l5-9zM35 24c5 2 7 6 7 12h-5l-5-9z
T M17 20h14l2 8H15z
t M17 10c0-6 3-9 7-9s7 3 7 9l-2 8-3 3h-4l-3-3z
r O24 10 4
.y O24 10 1.800
- M24 1v5M20 18h8`,
  reprogrammedProtectron: `w M14 19h20l-2 17H16z
T M14 20l-6 3v8h4l3-5zM34 20l6 3v8h-4l-3-5z
z M15 19c0-12 4-16 9-16s9 4 9 16z
y M19 18c0-5 2-8 5-8s5 3 5 8z
r M18 24h12v7H18z
.G O21 27.5 1.6O27 27.5 1.600
-c1.4 M18 11c1-3 3-4 5-5`,
  mutantHound: `u M8 18c2-5 8-6 14-5l10-2 3 6v7l-4 1v10h-4l-1-8H16l-2 8h-4l1-9c-3-1-4-5-3-8z
u M30 12l1-5 4 3 5 0 5 5-1 6-6 1c-5 0-8-3-9-7z
.r O38 13.5 1.500
- M36 19l7-1M18 15c-1 3-1 6 0 9M23 14c-1 4-1 7 0 10
-c1.4 M39 19v2M42 18.5v2
u M8 18c-4-2-5-6-4-9 1 3 3 5 6 6z`,
  dogmeat: `w M12 17c3-4 9-4 14-3l6-3 3 8-3 5v11h-4l-1-8H18l-2 8h-4l1-10c-3-2-3-6-1-8z
o M13 16c4-3 9-3 13-2l4 0-3 5c-5 1-9 2-14 0z
w M28 12l2-9 5 5 5 1 5 5-2 4-8 2c-4 0-6-3-7-8z
o M30 3l3 6-4 3z
.K O36 11.5 1.400
k M43 12l3 1-2 2z
r M27 17l7 4-1 2-7-4z
w M12 18c-5 0-8-3-8-8 2 3 5 3 9 4z`,
  // aid and drugs
  buffout: `c M15 9h18v23c0 3-18 3-18 0z
O M14 3h20v6H14z
r M15 14h18v11H15z
-c2 M20 22v-5h8v5M18 19.5h12`,
  calmex: `z M11 14h22v10H11z
t M33 16h6v6h-6zM39 18h6v2h-6z
T M7 11h4v16H7zM2 17h5v4H2z
s M14 16h10v6H14z
- M27 14v4M30 14v4`,
  dayTripper: `v M15 10h18l2 22c0 3-22 3-22 0z
c M17 4h14v6H17z
y O24 20 6
- M24 11v3M24 26v3M15 20h3M30 20h3
.c O24 20 3`,
  mentats: `r M8 9h32v20H8z
c M11 12h26v14H11z
s M18 15c3-3 9-3 12 0 2 3 1 6-1 8H19c-2-2-3-5-1-8z
- M24 14v9M20 18h3M25 20h4
q M12 30h6v4h-6zM22 31h6v3h-6z`,
  psycho: `r M10 12h24v11H10z
d M34 14h7v7h-7zM41 17h5v1.5h-5zM5 9h5v17H5zM1 15.5h4v4H1z
y M14 14h12v7H14z
- M17 21l3-7M21 21l3-7M29 12v4`,
  jet: `r M14 14h12V4c0-2 1-2 2-2h7c1 0 2 0 2 2v23c0 4-3 7-7 7h-9c-4 0-7-3-7-7z
t M27 5h9v8h-9z
c M11 14h15v6H11z
c M18 25h13v4H18z`,
  medX: `i M9 13h24v9H9z
s M13 15h9v5h-9z
t M33 15h5v5h-5z
-1.6 M38 17.5h8
T M5 10h4v15H5zM1 16h4v3H1z
.r M26 14h2v2h2v2h-2v2h-2v-2h-2v-2h2z`,
  stimpak: `i M14 12h20v10H14z
r M17 14h10v6H17z
T M9 9h5v16H9zM3 15h6v4H3z
t M34 14h5v6h-5z
-1.6 M39 17h7
- O24 5 5
- M24 10v2M24 5l3-2`,
  radAway: `O M14 8h18l3 5v16c0 4-3 6-6 6H17c-3 0-6-2-6-6V13z
c M17 15h12v11H17z
y M23 16.5l1.5 3h3l-2.4 2 .9 3-3-1.8-3 1.8.9-3-2.4-2h3z
t M20 2h6v6h-6z
-1.6 M35 27c6 0 7-4 6-10`,
  brahminSteak: `r M7 20c0-9 8-14 18-14s17 4 17 11-5 8-10 9-8 6-14 6S7 27 7 20z
.X M12 20c0-6 6-9 13-9s12 3 12 6-5 4-9 5-6 5-10 5-6-3-6-7z
c O19 18 4
- O19 18 1.500
-c1.4 M27 13c2 2 5 2 6 5M25 21l3 2`,
  water: `z M18 11c-4 3-5 5-5 8v13c0 2 1 3 3 3h16c2 0 3-1 3-3V19c0-3-1-5-5-8V6H18z
s M18 1h12v5H18z
c M14 20h20v9H14z
s M24 21c-2 3-3 4-3 5a3 3 0 0 0 6 0c0-1-1-2-3-5z`,
  // magazines
  astoundinglyAwesomeTales: magazine(
    'v',
    `z M19 22c0-6 8-7 9-1z
t M15 24c0-5 18-6 18-1s-18 6-18 1z
.y O18 31 1O30 14 1`,
  ),
  covertOpsManual: magazine(
    'd',
    `c M17 22c5-5 10-5 15-1-5 5-10 5-15 1z
k O24.5 21.5 2.500
-r1.6 M16 29l16-1`,
  ),
  grognakTheBarbarian: magazine(
    'O',
    `t M22 13l3-1 2 15-3 0z
A M19 26l11-1 0 2-11 1zM23 28l3 0 0 4h-2z
r M28 15c4-2 6 2 4 6l-4-1z`,
  ),
  gunsAndBullets: magazine(
    'g',
    `d M16 19l14-1 0 4-6 1-2 6h-4l1-6-3 0z
y M30 26l3-1 1 6-3 0z`,
  ),
  liveAndLove: magazine('P', `r M24 29c-6-4-7-7-6-10s5-2 6 1c0-4 5-5 6-2s0 7-6 11z`),
  teslaScience: magazine(
    'b',
    `y M26 12l-7 10h4l-2 9 9-12h-5z
-z1.2 M17 15l-2 2M31 28l2 2`,
  ),
  unstoppables: magazine(
    'r',
    `y M24 13l3 6 7 0-5 5 2 7-7-4-6 5 1-7-5-4 7-1z
.c O24 22 3`,
  ),
  wastelandSurvivalGuide: `a M9 5c5-3 11-3 15 0 4-3 10-3 15 0v26c-5-3-11-3-15 0-4-3-10-3-15 0z
c M11 4c5-3 10-2 13 1v24c-3-3-8-3-13-1zM37 4c-5-3-10-2-13 1v24c3-3 8-3 13-1z
- M14 10c3-1 5-1 7 0M14 15c3-1 5-1 7 0M14 20c3-1 5-1 7 0
j O31 14 4.500
.K O31 14 1.200
-r1.4 M28 23l6-2`,
  // the rest
  junk: `t M6 30l4-12 8-3 5 15z
T O33 23 9
c O33 23 3.500
- M33 12v3M33 31v3M22 23h3M41 23h3M25 15l2 2M39 29l2 2M41 15l-2 2
x M14 6l9-3 3 7-9 4z
-1.6 M7 14l8 10`,
  fistfulOfCaps: `r O15 14 7
r O31 12 7
r O24 24 8
c O15 14 4.300
c O31 12 4.300
c O24 24 5
.r M24 20.5l1 2.3 2.5.2-2 1.7.7 2.5-2.2-1.3-2.2 1.3.7-2.5-2-1.7 2.5-.2z
-1 M4 4l3 3M44 4l-3 3M6 30l4-2M42 30l-4-2`,
  geck: `t M7 10h34v22H7z
l M10 13h28v9H10z
g M24 22c0-5 2-8 6-9 0 5-2 8-6 9zM24 22c0-4-2-6-5-7 0 4 2 7 5 7z
-2 M17 10c0-6 14-6 14 0
y M14 25h8v4h-8z
- M26 26h10M26 29h7
.j O18 27 1.2`,
  pipBoy: `o M10 6h26c3 0 4 2 4 5v14c0 3-1 5-4 5H10c-3 0-4-2-4-5V11c0-3 1-5 4-5z
K M11 10h19v14H11z
.G M13 12h15v10H13z
-K1.4 M15 19l3-4 3 3 3-5 2 3
y O35 13 2.600
r O35 21 2.200
T M14 1h18v5H14zM14 30h18v5H14z`,
}

/** The two cards that lie beside the board. */
export const ABILITY_PICTURES: Readonly<Record<'mutantHide' | 'ghoulBlood', string>> = {
  mutantHide: `m M12 5l8 3h8l8-3 5 9-4 8 3 9-9 4-7-3-7 3-9-4 3-9-4-8z
.u M18 14c3-2 9-2 12 0l-2 12h-8z
- M17 11l3 2M31 11l-3 2M20 20h8M21 25h6`,
  ghoulBlood: `r M24 3c-8 10-11 15-11 20a11 11 0 0 0 22 0c0-5-3-10-11-20z
.C M18 23a6 6 0 0 0 5 6l0-2a4 4 0 0 1-3-4z
j O31 28 5.500
.K O31 28 1.500
-K1.2 M31 24v2M34.5 30l-2-1M27.5 30l2-1`,
}
