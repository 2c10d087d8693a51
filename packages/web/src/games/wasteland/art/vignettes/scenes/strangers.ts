import { scene } from './scene.ts'

/** Faiths, far towns and strangers. */
export const STRANGERS = {
  choir: scene(
    'glow',
    `>glowDrum 126 170 1.500
>preacher 60 182 1.150
>convert 94 184 1.050
>convert 160 184 1.050
>convert 192 182 1.100
>girl 224 186 .9`,
  ),
  cathedral: scene(
    'glow',
    `>church 126 164 1.500
>preacher 60 186 1
>convert 196 186 1
.j O110 110 4O150 96 4`,
  ),
  alarmClock: scene(
    'market',
    `>glowDrum 110 172 1.500
c O110 116 9
- M110 116v-6M110 116h5
>preacher 150 182 1.150
>chair 196 182 1
>chair 222 184 1
>man 40 186 1.05`,
  ),
  hermits: scene(
    'cellar',
    `>convert 126 180 1.300
.j.35 O126 140 50
>candle 70 176 1
>bones 206 184 1`,
  ),
  initiation: scene(
    'glow',
    `.j M70 198c0-40 112-40 112 0z
>preacher 160 176 1.150
>convert 116 184 1
>convert 40 184 1.050
>candle 206 174 1.200
>candle 222 178 1.2`,
  ),
  condenser: scene(
    'fog',
    `>fogCondenser 120 168 2.200
>crate 50 180 1
>man2 190 182 1.150
>spark 150 100 1`,
  ),
  lastStreet: scene(
    'fog',
    `>house 60 140 1
>barricade 150 168 1.100
>bell 216 160 1
>farmer 110 182 1.050
>woman 180 184 1
>fogBand 126 190 1`,
  ),
  fogBattle: scene(
    'fog',
    `>barricade 100 170 1.200
>farmer 70 172 1
>yaoGuai 200 176 1.500
>feralGhoul 160 178 1.300
>tracer 120 124 .8
>fogBand 126 188 1`,
  ),
  plan: scene(
    'room',
    `>table 126 180 1.600
>map 126 134 .8
>lady 60 168 1.200
>player 196 168 1.200
>candle 160 146`,
  ),
  refuge: scene(
    'cold',
    `i M60 120c0-60 120-60 120 0z
M M50 150v-30h140v30z
- M78 120v30M106 120v30M134 120v30M162 120v30M126 66l40-30
>synthPatrol 90 182 1.300
>woman 150 184 1.1`,
  ),
  stranger: scene(
    'market',
    `>stall 60 156 1
>woman 126 182 1.200
>bag 150 180 .7
>man 190 184 1.050
>man2 220 184 1.05`,
  ),
  wagonTown: scene(
    'green',
    `>wagon 90 164 1.200
>girl 150 182 1
>boy 176 184 .95
>corn 216 176 1
>boy 40 186 .9`,
  ),
  lesson: scene(
    'green',
    `>fence 90 150 1.200
>boy 40 168 .85
>girl 70 168 .85
>boy 100 168 .85
>girl 130 168 .85
>wastelander 196 184 1.25`,
  ),
  bearHunt: scene(
    'green',
    `>yaoGuai 176 176 2
>boy 60 182 .9
>girl 90 184 .9
>pine 24 150 1
>pine 232 150 1
>church 110 140 .5`,
  ),
  family: scene(
    'room',
    `>desk 126 178 1.4
>lady 126 150 1.2
-2 M126 132c-10 20 10 20 0 36
>boss 50 184 1.1
>protectron 206 182 1.5
k M188 128c6-4 30-4 36 0zM196 127c0-9 20-9 20 0z`,
  ),
  bagByNight: scene(
    'nightStreet',
    `>ruin 50 146 1
>boss 130 182 1.150
>bag 150 172 .8
>ruin 206 144 -1
>trench 206 176 1
.K.4 M180 60h60v120h-60z`,
  ),
  radioHour: scene(
    'room',
    `>bigRadio 70 166 1.150
>scientist 160 184 1.200
>mic 190 180 1.200
>machine 226 136 .5`,
  ),
  culvert: scene(
    'cold',
    `>culvert 150 160 1.300
>shoe 50 180 1
.r O140 148 2.5O150 148 2.500
>footprints 84 186 1`,
  ),
  forger: scene(
    'room',
    `>desk 126 178 1.400
>writer 126 150 1.150
>papers 96 138 .8
>papers 160 140 .7
>candle 190 140
>raiderScum 222 184 1.3`,
  ),
  walkHome: scene(
    'green',
    `>synthPatrol 150 182 1.250
>wastelander 110 182 1.150
>footprints 60 190 1.200
>deadTree 224 150 1`,
  ),
  deadRow: scene(
    'cold',
    `>bodies 126 176 1.300
>ruin 40 140 .9
>lantern 206 176 1
>crow 180 150 1`,
  ),
  diaries: scene(
    'cellar',
    `>bones 50 178 1.300
>bones 200 180 1.300
>sack 86 184 1
>papers 120 184 .9
>papers 160 186 .7`,
  ),
  writer: scene(
    'room',
    `>desk 120 178 1.400
>writer 120 150 1.200
>papers 90 138 .8
>shelf 216 160 1
>letter 166 142 .35`,
  ),
  reader: scene(
    'day',
    `>man 150 182 1.25
c M144 112h12l2-8h-12z
>wastelander 90 184 1.2
>signpost 220 164 .9`,
  ),
  wounded: scene(
    'lab',
    `>bed 110 172 1.200
>sitter 100 158 1.100
-c4 M86 128h26
>doctor 190 184 1.15`,
  ),
  press: scene(
    'room',
    `>press 110 172 1.300
>oldMan 196 184 1.150
>presses 60 186 1.200
>presses 76 190 1.2`,
  ),
  guests: scene(
    'day',
    `>ghoulLady 60 182 1.150
>ghoulMan 100 184 1.100
>ghoulLady 140 184 1.050
>ghoulMan 176 184 1.050
>suitcase 206 186 1
>suitcase 226 188 .9`,
  ),
  roomsToLet: scene(
    'green',
    `>bigHouse 126 150 1.200
>ghoulLady 60 186 1.050
>ghoulMan 196 186 1
>suitcase 90 188 .9`,
  ),
  swamp: scene(
    'fog',
    `>puddles 126 168 1.500
>reeds 40 170 1.200
>reeds 216 174 1.200
>deadTree 190 146 1
>brute 110 170 1.2`,
  ),
  newNeighbors: scene(
    'market',
    `>cart 90 178 1.100
>ghoulMan 90 150 1
>man 170 186 1.100
>woman 200 186 1.050
.L O140 130 4`,
  ),
  ghoulTown: scene(
    'dusk',
    `>house 60 146 1
>house 190 146 1
>bell 126 160 .9
>ghoulLady 110 186 1.100
>plants 190 176 .7
.j O60 122 3O190 122 3`,
  ),
  cart: scene(
    'night',
    `>cart 90 176 1.200
>brahmin 180 176 1
>ghoulLady 84 130 .9
>lantern 130 150 1.2`,
  ),
  strongbox: scene(
    'room',
    `>strongbox 126 176 2
>boss 200 184 1.150
>farmer 50 186 1.050
>papers 80 186 .8`,
  ),
  hammer: scene(
    'works',
    `>strongbox 126 180 1.400
>hammer 150 146 1.1 40
>welder 200 184 1.200
>man 40 186 1.05`,
  ),
  lawn: scene(
    'green',
    `>bigHouse 126 144 1.200
>farmer 50 186 1.050
>woman 90 188 1
>man2 180 188 1
>hammer 216 184 .9 20`,
  ),
  collector: scene(
    'market',
    `>throne 60 160 1
>raiderPsycho 126 182 1.600
>ledger 160 170 .8
>trader 206 184 1.1`,
  ),
  painter: scene(
    'day',
    `>rock 130 166 2
s M60 96c8-8 16-2 20 4l12 2-12 6c-6 6-18 4-20-4z
s M118 116c8-8 16-2 20 4l12 2-12 6c-6 6-18 4-20-4z
>ruin 220 144 .8
>footprints 70 184 1.2`,
  ),
  ropeStall: scene(
    'market',
    `>stall 100 164 1.200
>woman 100 156 1
-w3 O150 150 10
-w3 O150 150 5
>wastelander 206 186 1.15`,
  ),
  drawing: scene(
    'market',
    `>chair 90 180 1.200
>sitter 90 176 1.400
c M96 140h22v26H96z
-1.4 O107 150 5
>man2 170 186 1.050
>woman2 204 186 1.05`,
  ),
  curtainShop: scene(
    'cellar',
    `>shelf 190 156 1
>table 110 178 1.300
>oldMan 110 160 1.050
-t2 M136 142v-14M132 128v-12M140 128v-12
-M1 M20 20v150M28 20v150M36 20v150M44 20v150`,
  ),
  tuner: scene(
    'market',
    `>piano 60 168 1
>gallows 110 174 1.2
>barrel 164 176 1
>oldMan 164 148 1
>man 214 186 1.1`,
  ),
  vaultGraves: scene(
    'day',
    `>vaultDoor 126 150 .95
>graveCross 40 178 1.1
>graveCross 84 188 1.1
>graveCross 168 188 1.1
>graveCross 212 178 1.1
>crow 60 140 1`,
  ),
  bridgeRain: scene(
    'cold',
    `>bridge 126 132
>slave 90 178 1.05
>slave 122 182 1.05
>slave 154 180 1.05
>pittSlaver 206 184 1.3
>rain 126 150`,
  ),
  dimLight: scene(
    'fog',
    `>lighthouse 190 150 1
>boat 70 150 .8
>fogBand 126 120 1.1
>fogBand 126 160 1.1
>fogBand 110 190 1.1
>farmer 120 182 1.05`,
  ),
  roach: scene(
    'room',
    `>radroach 130 180 2.6
>writer 214 176 1.1
>papers 206 186 .8
>jar 40 184 1`,
  ),
  barefoot: scene(
    'dusk',
    `>house 206 146 .8
>slave 150 176 1.1 10
>footprints 70 186 1.3
>pittSlaver 50 178 1.2
>deadTree 110 140 .7`,
  ),
  noFire: scene(
    'night',
    `>pittRebel 60 180 1.4
>welder 104 184 1.1
>pittRebel 150 182 1.35
>boy 190 184 .95
-w2.4 M206 190v-60M222 190v-60M206 180h16M206 168h16M206 156h16M206 144h16
>sack 30 188 .9`,
  ),
  gland: scene(
    'lab',
    `>overlord 176 180 1.7
>table 70 178 1.1
>vial 60 152 1
>papers 88 152 .8
>scientist 40 184 1`,
  ),
  tower: scene(
    'dusk',
    `>tower 150 150 .95
>scribe 60 184 1.1
>brotherhoodKnight 214 184 1.3
>brotherhoodKnight 100 184 1.2`,
  ),
  train: scene(
    'night',
    `>train 140 168 1.1
>woman 40 184 1.05
>synthPatrol 70 186 1.1
>lantern 92 172 1`,
  ),
  mine: scene(
    'day',
    `>mineMouth 120 166 1.3
>lantern 190 178 1.1
>sentryBot 206 176 1.2
>footprints 90 186 1.3`,
  ),
  storm: scene(
    'cold',
    `.d.4 M0 0h252v198H0z
>bolt 180 120 .8
>church 60 150 .9
>preacher 120 182 1.1
>convert 156 184 1
>convert 190 184 1
>rain 126 150`,
  ),
  bounty: scene(
    'day',
    `>wagon 70 164 1
>bountyHunter 150 182 1.6
>convert 200 184 1.05
>chain 180 160 .8
>girl 30 186 .9`,
  ),
} as const
