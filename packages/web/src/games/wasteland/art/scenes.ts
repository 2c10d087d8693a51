import type { PlaceName } from '@overseer/wasteland'

/** A small scene for each named place: about 44 x 30, standing on y = 0 (see draw.ts). Quiet: signs and figures lead. */
export const SCENES: Readonly<Record<PlaceName, string>> = {
  crossroadsCamp: `l M-14 0L-4-15 6 0z
e M-4-15L-7 0h5z
-1.4 M10 0l5-2M10-2l5 2
.r M12.5-2c-3-3 0-5 0-8 3 3 4 6 2 8z
.y M12.7-2c-1.5-2 0-3 .2-4.5 1.3 2 1.6 3.3.8 4.5z
-1.3 M-19 0v-17
c M-24-16h9l2 2-2 2h-9z`,
  citRuins: `H M-24 0v-9h48V0z
H M-14-9v-5h28v5z
B M-12-14c0-14 22-14 24 0l-7 0-3-6-4 6z
- M-19-9v9M-13-9v9M-7-9v9M-1-9v9M5-9v9M11-9v9M17-9v9M0-24v-5
q M-28 0l4-6 3 6zM24 0l3-5 5 5z`,
  diamondCity: `B M-27-4c0-13 54-13 54 0v2c0 5-54 5-54 0z
l M-19-6c0-7 38-7 38 0 0 5-38 5-38 0z
D M-10-7c6-3 14-3 20 0-6 4-14 4-20 0z
-1.2 M-24-10v-14M24-10v-14M-12-13v-12M12-13v-12
c M-28-28h8v5h-8zM20-28h8v5h-8zM-16-29h8v5h-8zM8-29h8v5H8z
-.8 M-27-4c0 5 54 5 54 0M-20-.6v3M-10 .8v3M0 1.2v3M10 .8v3M20-.6v3`,
  theRailroad: `X M-16 0v-13H4V0z
o M-18-13l12-8 12 8z
X M4 0v-20h9V0z
c M4-20l4.5-9 4.5 9z
e M7-15h3v4H7zM-9 0v-7h5v7z
-1.2 M-24 2h46M-22 5h46
- M-20 1v5M-13 1v5M-6 1v5M1 1v5M8 1v5M15 1v5M21 1v5`,
  downtownBoston: `H M-30 0v-16l5-3v-6h7v8l4 2V0z
q M-16 0v-24l4-5 3 3 3-2v28z
H M-6 0v-14h9l3-6 4 4v16z
q M10 0v-26l5 4 2-4 3 2V0z
H M20 0v-12l6-3 2 5V0z
-1.3 M-26-13v3M-22-13v3M-12-20v3M-9-20v3M-12-13v3M-2-9v3M2-9v3M14-18v3M17-18v3M14-11v3M24-8v3`,
  megaton: `x M-26 0l3-12 6-3 4 4 5-7 7 2 6-4 5 7 6-1 4 5 4 9z
T M-10 0v-8H8v8z
- M-1-8v8M-20-4l4-6M16-4l3-7M-14-6l2-5
t M-3-14c0-4 2-7 4-10 2 3 4 6 4 10z
y M-4-14h10v3H-4z
-1 M1-24l-4-3h8z
-1.2 M-20-12v-9M22-8v-10
r M-20-21h6l-2 2 2 2h-6z`,
  theMall: `B M-24 2c0-5 48-5 48 0 0 4-48 4-48 0z
i M-3 0l1.5-26L1-31l2.5 5L5 0z
- M-3 0H5M1-31v4
.M M1 4l-2 3h4z
c M-26-3v-5h14v5zM14-3v-5h14v5z
- M-23-8v5M-19-8v5M-15-8v5M17-8v5M21-8v5M25-8v5
q M-27-8l8-5 8 5zM13-8l8-5 8 5z`,
  projectPurity: `Z M-26 1c0-4 52-4 52 0 0 5-52 5-52 0z
q M-20-1v-6h40v6z
c M-13-7v-6h26v6z
M M-12-13c0-12 24-12 24 0z
- M-8-13v6M-3-13v6M3-13v6M8-13v6M0-22v9M-7-19v6M7-19v6
T M-24-1v-12h5v12zM19-1v-12h5v12z
-z1.6 M-22 2c3 2 5-1 8 0M12 3c3 1 5-1 8 0`,
  farHarbor: `Z M-28 2c6-2 50-2 56 0v4c-8 2-48 2-56 0z
A M-22 2v-4h36v4z
-1.2 M-18-2v8M-8-2v8M2-2v8M11-2v8
P M-18-2v-9h13v9z
X M-20-11l8-6 9 6z
e M-14-2v-5h4v5z
t M3-2v-15h5v15z
y M2-17h7v-5H2z
r M1-22l4.5-4 4.5 4z
b M15 0h13l-3 5h-8z
- M20 0v-12l6 8h-6`,
  theNucleus: `d M-26 2c0-12 10-18 26-18s26 6 26 18z
T M-20-6h40v6h-40z
- M-20-3h40M-12-6v6M0-6v6M12-6v6
d M-6-16l1-10H5l1 10z
j O0 -20 3.6
.j.5 M0-34l3 8h-6zM-14-26l8 4-3 3zM14-26l-8 4 3 3z
j M-4 2v-8h8v8z`,
  acadia: `o M-28 2l10-14 8 6 8-12 9 8 8-5 11 17z
M M-10-14c0-12 20-12 20 0z
-1.2 M0-23l7-9M-10-14h20
i M-14-6v-8h28v8z
- M-8-14v8M-2-14v8M4-14v8M10-14v8
y M-7-11h4v3h-4zM2-11h4v3H2z`,
  haven: `c M-12 0v-30h10v30z
H M2 0v-38h11v38z
c M15 0v-22h9v22z
H M-24 0v-18h10v18z
- M-9-26v22M-6-26v22M6-34v30M9-34v30M18-19v15M21-19v15M-21-15v11M-17-15v11
g M-26 0c1-5 6-5 7 0zM-2 0c1-4 5-4 6 0zM22 0c1-5 6-5 7 0z
-1.4 M7-38v-6`,
  theMill: `x M-24 0v-14h24V0z
o M-24-14l6-6 6 6 6-6 6 6z
T M2 0l2-30h6l2 30zM14 0l1-24h5l1 24z
O M-18-8h5v8h-5zM-9-8h5v8h-5z
.y M-17-4h3v4h-3zM-8-4h3v4h-3z
M M6-32c-3-4 3-5 1-9 5 1 6 5 3 7 3 1 2 4-1 3zM17-26c-2-3 2-4 1-7 4 1 4 4 2 6 2 1 1 3-1 2z`,
  theBridge: `Z M-28 6c6-3 50-3 56 0v2h-56z
-2 M-14 6v-30M14 6v-30
x M-18-24h8v4h-8zM10-24h8v4h-8z
T M-28-6h56v4h-56z
-1 M-28-8c6-2 11-8 14-16 6 12 22 12 28 0 3 8 8 14 14 16M-20-11v5M-8-15v9M0-17v11M8-15v9M20-11v5`,
  hofmannFarm: `r M-18 0v-13l4-6h12l4 6V0z
c M-12 0v-8h8v8zM-10-15h4v3h-4z
- M-12-8l8 8M-4-8l-8 8
t M8 0v-17c0-5 8-5 8 0V0z
- M8-12h8M8-6h8
-1.2 M20 0v-20
i M20-20l-6-4 2-2zM20-20l4-6 2 2zM20-20l6 4-2 2zM20-20l-4 6-2-2z
-l1.6 M-24 2h12M-6 3h14M14 2h10`,
  deadOrchard: `-h2 M-18 2v-10l-5-7M-18-8l5-8M-18-4l-5-3M-2 3v-12l-6-7M-2-9l6-8M-2-5l5-3M14 2v-10l-5-6M14-8l6-7M14-4l4-3
.r O-22 -10 1.6O3 -12 1.6O19 -9 1.6
-J1 M-24 4h12M-8 5h12M8 4h12
w M-10 1h5v4h-5z`,
  hwy74: `T M-26 3L-12-12h10L-8 3z
-y1.2 M-16 2l2-4M-12-5l2-4
x M0 0l3-8h16l3 8z
z M5-6h5v3H4zM12-6h5l2 3h-7z
K O5 0 3.2O17 0 3.2
-1.4 M-24 0v-18
g M-30-18h12v-8h-12z
-C1 M-27-22h6`,
  raiderCamp: `a M-20 0L-10-16 0 0z
e M-10-16l-3 16h6z
-1.4 M-24 1v-9l2-3 2 3v9M4 1v-11l2-3 2 3v11M10 1v-9l2-3 2 3v9M16 1v-11l2-3 2 3v11
-1 M2-3h18
-1.4 M-2 0v-24
C M-6-23c0-6 8-6 8 0 0 3-1 4-2 4v2h-4v-2c-1 0-2-1-2-4z
.K O-4 -23 1.2O0 -23 1.2
r M8-2c-3-4 1-5 0-9 4 3 6 6 3 9z`,
  redRocketStation: `i M-20 0v-12h30V0z
r M-24-12h38v-4h-38z
z M-15 0v-8h6V0zM-4 0v-8h9V0z
-1.6 M20 0v-10
c M15-10c-1-9 1-17 5-21 4 4 6 12 5 21z
r M15-13l-4 5h4zM25-13l4 5h-4zM17.5-27c1-2 1.6-3 2.5-4 .9 1 1.5 2 2.5 4z
s O20 -19 2.2`,
  ashburyRoad: `T M-24 4L-6-12H4l-6 16z
-y1.2 M-13 3l3-5M-7-6l2-4
-1.6 M10 0v-22
w M2-21h16l4 3-4 3H2zM4-13h14v-5l-18 0 0 2z
-h2 M-20 0v-8l-4-6M-20-5l4-6
q M14 2c0-4 8-4 9 0z`,
  rustyJunction: `-1.4 M-28 3h56M-28 7h56
- M-24 2v6M-16 2v6M-8 2v6M0 2v6M8 2v6M16 2v6M24 2v6
x M-18 0v-14h22V0z
z M-14-11h6v5h-6zM-4-11h5v5h-5z
K O-13 1 3O-1 1 3
X M7 0v-10h14V0z
K O11 1 2.6O17 1 2.6
-1.4 M24 0v-22
r O24 -22 3`,
  superDuperMart: `p M-20 0v-13h38V0z
x M-22-13h42l-3-5h-36z
c M-13-18v-7h24v7z
-r1.6 M-9-21.5h16
B M-15-9h10v6h-10zM3-9h10v6H3z
e M-2 0v-8h3V0z
-1 M22 0l3-5h4M25-5v5`,
  vault84: `H M-26 2c2-15 12-23 26-23s24 8 26 23z
e M-13 2v-7c0-16 26-16 26 0v7z
t O0 -6 8.5
-1.4 M-3-17v3M3-17v3M9-11l-2 2M-9-11l2 2M10-5h-3M-10-5h3M8 1l-2-2M-8 1l2-2
y O0 -6 4`,
  dryCreek: `-q4 M-22-12c8 2 5 6 12 8s8 4 16 4 10 4 14 8
-Z1.6 M-22-12c8 2 5 6 12 8s8 4 16 4 10 4 14 8
q M-10 4c0-4 6-4 7 0zM6-6c0-5 8-5 9 0zM-2-12c0-3 5-3 6 0z
-J1.2 M-18 2v-6M-16 2l2-5M18-2v-6M20-2l2-5`,
  pendletonEstate: `c M-24 0v-13h48V0z
X M-26-13l26-11 26 11z
i M-9 0v-13H9V0z
- M-6-13V0M-2-13V0M2-13V0M6-13V0
s M-20-9h6v5h-6zM14-9h6v5h-6z
X M-18-20h4v6h-4zM14-20h4v6h-4z
g M-30 1c0-6 7-6 7 0zM24 1c0-6 7-6 7 0z`,
  theTower: `M M-10 0l3-34h14l3 34z
i M-5 0l2-34h6l2 34z
- M-9-8H9M-8-16H8M-8-24H8
y M-9-34H9l-3-6h-12z
-1.2 M0-40v-7
r M0-47h7l-2 2 2 2H0z
q M-24 0v-8h12v8zM12 0v-6h12v6z`,
  superMutantCamp: `o M-24 2l4-16 8-4 6 5 7-6 9 3 6 8 8 10z
e M-8 2v-9c0-6 12-6 12 0v9z
-1.6 M-18-12l-4-12M-14-14v-12M14-12l2-12M18-8l6-10
C M-20-28c0-4 6-4 6 0 0 2-1 3-1.5 3h-3c-.5 0-1.5-1-1.5-3z
r M12-24l8-2-2 6-6 2z
m O16 -2 3.6`,
  robcoFactory: `H M-24 0v-12l8-5v5l8-5v5l8-5v5l8-5V0z
x M10 0l1-27h5l1 27zM18 0l1-21h4l1 21z
-1.6 M11-22h5.6M19-17h4.6
i M13-29c-3-4 3-5 1-9 5 1 6 5 3 7 3 1 2 4-1 3z
-2 M-19-6h4M-11-6h4M-3-6h4`,
  vault109: `o M-26 2c2-15 12-23 26-23s24 8 26 23z
e M-14 2v-7c0-17 28-17 28 0v7z
T O2 -6 8.5
-1.4 M-1-17v3M5-17v3M11-11l-2 2M-7-11l2 2M12-5H9M-8-5h3M10 1L8-1M-6 1l2-2
K O2 -6 4
.j O2 -6 2
-j1.2 M-14 0c2-2 4 1 6-1M12 1c2-2 4 1 6-1`,
  glassFlats: `j M-26 2l6-6 9 3 8-5 9 4 8-3 10 7z
z M-14-4l3-14 4 9 3 4zM4-3l4-20 5 12 2 7zM-4-5l1-8 3 8z
- M-11-18l2 13M8-23l2 18
-C1.2 M-20 0l6-2M12 1l8-2`,
  sunkenMetro: `H M-18 0v-16h36V0z
K M-12 0v-11h24V0z
Z M-12 0v-4c4-2 8 2 12 0s8-2 12 0v4z
- M-12-8h24
b O0 -22 6
-C1.8 M-3-20l1.5-5 1.5 4 1.5-4 1.5 5
T M-26 2h52v3h-52z`,
  lastLight: `i M-5 0l2-26h6l2 26z
r M-4.6-6h9.2l-.6-7h-8zM-3.6-19h7.2l-.6-6h-6z
T M-5-26H5v-2H-5z
y M-3.5-28h7v-6h-7z
r M-5-34l5-5 5 5z
.y.4 M3-31l20-6v12zM-3-31l-20-6v12z
P M-20 0v-8h12v8z
X M-22-8l8-5 8 5zM9 0v-7h11v7z
o M7-7l7-5 8 5z`,
  sepulcher: `H M-22 0v-15h16V0z
o M-24-15l10-7 10 7z
v M-16 0v-8h5v8z
j M-20-12h4v3h-4zM-11-12h4v3h-4z
w M-2 0v-12h20V0z
-1.4 M-4-13h24
e M4 0v-7h6v7z
-u1.6 M-1 0v-4M14 0v-4M17 0v-3
c M2-19h12v5H2z`,
}
