import { scene } from './scene.ts'

/** In vaults. */
export const VAULTS = {
  vaultDoor: scene(
    'vault',
    `>vaultDoor 126 180 1.150
>dweller 36 186 1.050
>dweller2 222 186 1.05`,
  ),
  vaultWelcome: scene(
    'vault',
    `>garland 126 30
>dweller 60 180 1.100
>dweller2 96 182 1.100
>cloth 160 182 .9
>pot 160 156 .8
>dweller 206 180 1.050
>dweller2 230 184 1`,
  ),
  vaultAlarm: scene(
    'vault',
    `>dweller 50 180 1.100
>dweller2 86 182 1.100
>dweller 122 184 1.100
-d3 M40 150l30-20M76 150l30-20M112 152l30-20
>barricade 200 184 1
.r.25 M0 0h252v198H0z`,
  ),
  vaultWork: scene(
    'vault',
    `>desk 120 178 1.300
K M96 136h30v-18H96z
.G M100 132h22v-10h-22z
>sitter 176 176 1.200
>shelf 40 150 .8
>lamp 220 150 .8`,
  ),
  vaultGym: scene(
    'vault',
    `>dweller2 126 176 1.400
-T5 M84 112h84
T M76 100h8v24h-8zM168 100h8v24h-8z
>dweller 50 184 1
>boy 206 184 .9`,
  ),
  archive: scene(
    'vault',
    `>shelf 60 160 1.200
>shelf 140 160 1.200
>old 206 182 1.150
>papers 184 152 .8
>candle 100 176 1`,
  ),
  stores: scene(
    'vault',
    `>crate 50 176 1.300
>crate 92 176 1.300
>crate 70 146 1.300
>crate 200 180 1.100
>oldMan 150 182 1.150
>sack 230 184 1`,
  ),
  radioRoom: scene(
    'vault',
    `>bigRadio 90 164 1.300
>dj 186 180 1.350
>mic 150 176 1
>lamp 228 150 .8`,
  ),
  surgery: scene(
    'vault',
    `>bed 90 172 1.200
>curtain 40 150 1
>doctor 176 182 1.200
>cards 214 176 1
>syringe 126 120 .7`,
  ),
  election: scene(
    'vault',
    `>garland 126 24
>table 126 178 1.300
>ballot 126 150 1.300
>dweller 60 180 1.050
>dweller2 190 180 1.050
>dweller 220 184 1
>old 30 186 1`,
  ),
  twins: scene(
    'vault',
    `>table 126 178 1.400
>launcher 126 144 .8
>dweller 60 180 1.050
>dweller2 200 180 1.050
>spark 126 116 1`,
  ),
  magazine: scene(
    'bunker',
    `>launcher 140 96 1.500
-2 M140 30v40
>shelf 40 154 .9
>poster 206 150 .9
>bones 214 186 .9`,
  ),
  nest: scene(
    'bunker',
    `>deathclaw 196 150 1.7
>helmets 110 182 1.7
>bones 40 186 1`,
  ),
  armor: scene(
    'bunker',
    `>window 126 170 1.700
>armorStand 126 150 1.150
>brute 40 184 1.500
>brute 214 184 1.5`,
  ),
  armorBench: scene(
    'works',
    `>armorStand 70 172 1.400
>table 166 178 1.200
>machine 190 130 .5
>scribe 214 184 1.1`,
  ),
  movingFloor: scene(
    'bunker',
    `>belt 110 170 1.300
>shoes 60 154 1
>shoes 110 154 1
>bulkhead 216 150 1.200
.r O216 54 6`,
  ),
  onAir: scene(
    'bunker',
    `>desk 120 178 1.400
>bones 120 146 1.400
>mic 160 142 1
>reels 206 140 .6
.r O40 40 8`,
  ),
  ward: scene(
    'lab',
    `>bed 60 160 .9
>curtain 30 140 .9
>bed 190 160 .9
>curtain 226 140 .9
>superMutant 126 182 1.500
.i M110 150h32l6 30h-44z
>syringe 170 120 1 60`,
  ),
  showers: scene(
    'lab',
    `>wastelander 126 180 1.250
-j2 M60 20v120M90 20v130M120 10v60M150 20v130M180 20v120
T M30 14h192v8H30z
>puddles 126 180 1.200
>curtain 216 160 1.2`,
  ),
} as const
