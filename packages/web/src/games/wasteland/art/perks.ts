import type { AgendaName, PerkId } from '@overseer/wasteland'

/** Posters for perks and marks for agendas, 48 x 36 (see draw.ts). */
export const PERK_PICTURES: Readonly<Record<PerkId, string>> = {
  heavyLifter: `T M4 8h7v14H4zM37 8h7v14h-7zM11 13h26v3H11z
n M16 34l1-12-3-8h5l3 7h4l3-7h5l-3 8 1 12z
n O24 11 6
h M18 10c0-7 12-7 12 0-4-2-8-2-12 0z`,
  haymaker: `-y2 M4 8l6 4M3 18h7M5 28l6-4
n M14 12c4-4 20-5 24 0v12c-4 6-18 6-24 1z
- M22 10v8M28 9v9M33 10v8
n M14 18c-3 0-5 2-4 5s6 3 9 1
r M38 12h8v13h-8z`,
  longShot: `- O24 18 13
-r2 M24 1v9M24 26v9M7 18h9M32 18h9
.r O24 18 2.500
- O24 18 7`,
  pathfinder: `c M5 7l12-4 14 4 12-4v26l-12 4-14-4-12 4z
- M17 3v26M31 7v26
-r2 M9 24l6-6 7 4 8-10
r M31 5c5 0 7 4 4 8l-4 5-4-5c-3-4-1-8 4-8z`,
  toughAsNails: `r M24 34c-14-9-17-15-15-22s12-8 15 0c3-8 13-7 15 0s-1 13-15 22z
t M20 2h12l-3 4-1 16-4 8-3-8-1-16z
- M24 8v12`,
  radSponge: `y M8 10h32v18H8z
.O O14 15 2O24 13 1.6O33 16 2.4O17 23 2.4O28 22 2
j O24 19 6
.K M24 19l-3-5h6zM24 19l-6 2 1 3zM24 19l6 2-1 3z
-J2 M12 31v3M22 31v3M33 31v3`,
  smoothOperator: `n M4 14h12l8 4 8-4h12v12H32l-8 4-8-4H4z
b M2 12h8v16H2z
r M38 12h8v16h-8z
- M18 21l5 4M22 18l6 5`,
  folkHero: `y M24 2l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z
n O24 19 5.500
-e1.6 M22 18.5h0M26 18.5h0M22 21.5c1 1.5 3 1.5 4 0`,
  fieldRepair: `t M6 28L22 12c-2-6 3-11 9-9l-5 5 2 5 5 2 5-5c2 6-3 11-9 9L13 35c-3 2-9-4-7-7z
r M30 30l10-8 4 5-10 8z`,
  quickLearner: `c M4 8c7-3 14-3 20 1 6-4 13-4 20-1v22c-7-3-14-3-20 1-6-4-13-4-20-1z
- M24 9v22M9 14c4-1 7-1 11 0M9 19c4-1 7-1 11 0
y M33 8l-6 10h5l-2 8 8-11h-5z`,
  sprinter: `-y2 M2 12h9M4 20h8M2 28h9
q M16 6h11v13l12 5c4 2 5 4 5 8H14c-2-5-1-9 0-13z
e M13 31h32v4H13z
- M16 12h11M27 19l-4 3M32 21l-4 3`,
  secondWind: `-s2.4 M4 12h24c6 0 6-8 0-8-3 0-5 2-4 4
-s2.4 M4 20h34c6 0 6 9 0 9-3 0-5-2-4-4
-s2.4 M4 28h18c4 0 5 6 0 6
r O42 8 4`,
  jackpot: `T M6 6h30v28H6z
c M9 12h7v12H9zM18 12h7v12h-7zM27 12h6v12h-6z
.r M11 16h4l-3 6h-2l2-4h-2zM20 16h4l-3 6h-2l2-4h-2zM28 16h4l-3 6h-2l2-4h-2z
-2 M36 20h4V9
r O40 8 3.500
y M12 27h18v4H12z`,
  dumbLuck: `g M24 17c-8-2-11-9-6-13 3-2 6 0 6 4 0-4 4-6 7-4 5 4 1 11-7 13zM23 18c-2 8-9 11-13 6-2-3 0-6 4-6-4 0-6-4-4-7zM25 18c2 8 9 11 13 6 2-3 0-6-4-6 4 0 6-4 4-7z
-g2 M24 18c0 8 3 12 7 16
.l O24 17 3`,
}

/** What an agenda is about. */
export const AGENDA_PICTURES: Readonly<Record<AgendaName, string>> = {
  freedom: `s O24 18 15
.C M24 6l3.5 7.5 8.5 1-6.2 5.8 1.6 8.2-7.4-4-7.4 4 1.6-8.2-6.2-5.8 8.5-1z`,
  security: `v M10 4h28v14c0 9-7 14-14 17-7-3-14-8-14-17z
.C M16 9h16v9c0 5-4 8-8 10-4-2-8-5-8-10z`,
  knowItAll: `c M6 6l11-3 14 3 11-3v26l-11 3-14-3-11 3z
- M17 3v26M31 6v26
z O26 17 8
- O26 17 8
-3 M32 23l7 8`,
  managingIt: `c M8 10h12v22H8z
r M7 4h14v6H7zM8 16h12v9H8z
y M38 6a12 12 0 1 0 6 20 10 10 0 0 1-6-20z`,
  oneOfAKind: `y M24 3l5 5 7-1 0 7 6 5-5 5 0 7-7 0-6 5-6-5-7 0 0-7-5-5 6-5 0-7 7 1z
c O24 19 8
-2 M22 16l3-2v10M21 24h7`,
  payday: `w M17 11c-8 6-11 12-10 18 1 5 6 6 17 6s16-1 17-6c1-6-2-12-10-18z
A M17 11h14l4-8-6 2-5-3-5 3-6-2z
r O24 23 7
c O24 23 4.4
.r O24 23 2`,
  readyForAnything: `t M4 10h18v4h-8l-3 8H6z
a M28 5h8l7 4-2 5-3-1v11H26V13l-3 1-2-5z
o Q16 30 5 3.500
o O9 27 2O13 24 2O19 24 2O23 27 2`,
  standingTall: `o M10 35v-7h28v7z
n O24 8 5.500
b M17 28l1-13c3-3 9-3 12 0l1 13z
b M18 15l-8-8 3-3 9 9zM30 15l8-8-3-3-9 9z`,
  stalemate: `-2 M24 4v28M14 32h20M8 9h32
s M3 22l5-13 5 13c-2 4-8 4-10 0z
v M35 22l5-13 5 13c-2 4-8 4-10 0z`,
  rallyingCry: `-2 M12 2v33
s M13 4c8-4 14 3 26 0v16c-12 3-18-4-26 0z
.C M25 7l1.5 3 3.5.4-2.5 2.4.6 3.4-3.1-1.6-3.1 1.6.6-3.4-2.5-2.4 3.5-.4z`,
  ruleOfLaw: `w M6 28l18-10 3 5L9 33z
A M22 6l14 8-5 9-14-8z
- M25 8l-5 8M32 12l-5 8
v M32 24h14v10H32z`,
  trophyWall: `y M14 4h20v8c0 8-4 13-10 13s-10-5-10-13z
-2 M14 7H7c0 7 3 10 8 10M34 7h7c0 7-3 10-8 10
y M21 25h6v5h-6z
o M15 30h18v5H15z`,
  readingRoom: `x M6 8h7v22H6zM13 5h6v25h-6z
s M19 9h7v21h-7z
y M28 8l6-2 7 23-6 2z
-2 M3 31h42`,
  scarredAndGlowing: `j O24 16 12
.K O24 16 2.2M24 16l-5-9h10zM24 16l-10 4 5 6zM24 16l10 4-5 6z
-r2 M10 30l28-4M14 27l1 5M21 26l1 5M28 25l1 5M34 24l1 5`,
  tightCrew: `n O13 12 5.500
N O35 12 5.500
f O24 9 6
r M3 32c0-9 4-13 10-13s8 3 9 7l-2 6z
g M45 32c0-9-4-13-10-13s-8 3-9 7l2 6z
b M14 35c0-11 4-17 10-17s10 6 10 17z`,
  trainedByHardship: `s M12 3h24v30l-12-7-12 7z
.y M24 7l2.8 6 6.6.7-4.9 4.5 1.3 6.6L24 21.5l-5.8 3.3 1.3-6.6-4.9-4.5 6.6-.7z`,
  scrapBaron: `T M8 34l4-14 8-4 4 10 6-14 8 6 4 16z
x M20 30l6-6 6 6z
y M14 12V3l5 4 5-6 5 6 5-4v9z
.r O24 9 1.6`,
}
