import { scene } from './scene.ts'

/** On the way. */
export const ON_THE_WAY = {
  letter: scene(
    'day',
    `>milestone 60 168 1.500
>corpse 120 176 1.200
>letter 186 172 .7
>shoes 152 188 1
>crow 60 126 1.2`,
  ),
  trap: scene(
    'day',
    `>crater 126 168 1.300
>cloth 126 170 .6
>chest 126 154 .7
>man2 24 150 .8
>deadTree 228 150 .8
>bones 206 158 .8`,
  ),
  derby: scene(
    'green',
    `-E26 M-10 120c80 0 150 20 280 90
>bathtub 84 148 1.1 16
>boy 84 138 .7 10
>bathtub 170 184 1.2 18
>man 172 172 .8 12
>banner 30 120 1
>garland 126 24`,
  ),
  campfire: scene(
    'night',
    `>tent 190 158 1.100
>fire 120 178 1.400
>woman2 66 180 1.150
>pot 150 184 .9
>sack 40 186 1
>deadTree 236 150 .9`,
  ),
  lonelyHouse: scene(
    'day',
    `>house 126 156 1.700
>pan 168 128 .7 80
>can 96 166 .9
>can 110 166 .9
>fence 40 170 .8
>deadTree 224 156 1`,
  ),
  office: scene(
    'room',
    `>desk 70 174 1
>bones 70 148 1
>desk 180 178 1.100
>bones 180 150 1.100
>map 126 60 .9
>crayon 122 190 1.200
>papers 60 146 .6`,
  ),
  robotPost: scene(
    'street',
    `>protectron 110 180 2
>parcel 156 182 1.200
>woman 206 184 1.150
>house 36 146 .8`,
  ),
  cinema: scene(
    'stage',
    `>screen 126 132 .9
>seats 126 196 1.500
.M M104 60h44v34h-44z
>man 96 96 .5
>woman 156 96 .5`,
  ),
  hatch: scene(
    'green',
    `>hatch 120 168 1.500
>crayon 196 178 1.400
>signpost 220 160 .9
>wastelander 60 184 1.1`,
  ),
  posse: scene(
    'night',
    `>man 40 176 1.050
>lantern 56 164 1
>woman2 90 182 1.100
>lantern 108 170 1
>man2 146 180 1.100
>lantern 164 166 1
>oldMan 200 184 1.100
>papers 216 166 .7`,
  ),
  burnt: scene(
    'dusk',
    `>ruin 60 140 1
>smoke 70 90 1
>cart 140 176 .9
>woman2 196 184 1.100
>crate 84 184 .9
>smoke 196 84 .8`,
  ),
  locker: scene(
    'day',
    `T M86 176V84h52v92z
- M112 84v92M92 96h14M118 96h14
k M104 130h4v8h-4z
>raiderScum 186 182 1.500
>raiderPsycho 222 178 1.400
>fire 40 184 1`,
  ),
  battle: scene(
    'nightStreet',
    `>barricade 126 168 1.300
>soldier 70 168 1
>tracer 120 120 1
>burst 196 104 1
>synthPatrol 210 174 1.250
>blaze 30 166 .9
>railroadAgent 120 166 1.2`,
  ),
  hunter: scene(
    'cold',
    `>trench 126 180 1.500
>ruin 40 140 .9
>ruin 216 138 -.9
>footprints 120 190 1.300
>railroadAgent 206 176 1.1`,
  ),
  runaways: scene(
    'night',
    `>house 50 146 1
>lantern 118 168 1.100
>woman 92 182 1.100
>synthPatrol 150 182 1.250
>girl 180 184 .9
>suitcase 206 186 .9
>rails 126 190 1`,
  ),
  flare: scene(
    'day',
    `>flare 120 168 1.500
>shoes 60 184 1
>bag 190 180 1
>footprints 170 168 1
>suitcase 40 172 .8`,
  ),
  mast: scene(
    'cold',
    `>mast 90 168 1.300
>spark 106 46 1
>machine 186 172 .8
>scientist 140 184 1.15`,
  ),
  dig: scene(
    'day',
    `>tent 50 150 .8
>sieve 170 176 1
>bust 196 150 1
>woman 120 182 1.150
>heap 220 178 .7
>chair 96 184 1`,
  ),
  museum: scene(
    'cellar',
    `>museumCrate 140 172 1.200
>bust 206 150 1
>shelf 40 150 .9
>corpse 84 190 .9
>lantern 190 176 1`,
  ),
  coin: scene(
    'lab',
    `>bulkhead 60 150 1.300
>coin 150 92 1.700
>officer 206 184 1.200
>scribe 112 184 1.1`,
  ),
  giant: scene(
    'dusk',
    `>giant 130 172 1.350
>house 40 150 .6
>house 226 150 .6
>enclaveTrooper 60 184 .9
>enclaveTrooper 210 186 .9`,
  ),
  sleepingGiant: scene(
    'cellar',
    `>lyingGiant 126 172 1.150
>scribe 60 186 1
>girl 110 140 .6
>boy 150 140 .6
>candle 200 172 1`,
  ),
  factory: scene(
    'works',
    `>belt 126 168 1.100
>protectron 60 154 1
>protectron 126 154 1
>protectronMedic 190 154 1
>crane 20 128 .8
>bones 226 186 1`,
  ),
  gentleMutant: scene(
    'cold',
    `>superMutant 126 178 1.600
>bulkhead 40 146 .9
>ledger 176 172 .9
>dweller 212 184 1`,
  ),
  baker: scene(
    'day',
    `>furnace 60 166 1
>mutantBaker 140 180 1.500
>table 206 180 .8
>pie 206 160 .9
>smoke 70 90 .8`,
  ),
  school: scene(
    'street',
    `>board 126 142 1.300
>mutantTeacher 60 176 1.300
>carWreck 180 186 .7
>bones 120 184 1
>bones 212 178 .9`,
  ),
  shellGame: scene(
    'day',
    `>barrel 70 178 1
>barrel 120 178 1
>barrel 170 178 1
>mutantSuit 210 176 1.400
>bones 120 192 .6
>crow 30 160 1
>crow 46 176 1`,
  ),
  child: scene(
    'room',
    `>bed 70 170 1.100
>girl 140 182 1.150
>bear 168 182 1.400
>window 200 116 .6
>boss 222 184 1`,
  ),
  toy: scene(
    'works',
    `>bear 126 168 2.400
>guard 206 184 1.200
>slave 50 186 1.1`,
  ),
  jar: scene(
    'vault',
    `>table 126 178 1.400
>jar 110 148 1.500
>dweller2 160 176 .9
>lady 214 172 1.100
>bed 36 160 .7`,
  ),
  furnace: scene(
    'works',
    `>furnace 126 160 1.500
>welder 40 184 1.150
>slave 200 184 1.100
>welder 228 186 1.050
>collar 90 182 1
>collar 112 188 1`,
  ),
  ledger: scene(
    'room',
    `>desk 126 176 1.500
>lady 126 148 1.200
>ledger 126 138 .9
>boss 214 184 1.100
>chain 40 170 1
>candle 166 138`,
  ),
  keys: scene(
    'works',
    `>slave 60 182 1.100
>slave 96 182 1.100
>chain 80 160 1
-3 M120 70v110M140 70v110M160 70v110
>pittSlaver 200 182 1.500
-y2 O214 150 5`,
  ),
  raid: scene(
    'dusk',
    `>tent 50 156 .9
>raiderPsycho 110 182 1.600
>raiderScum 160 184 1.500
>looter 206 182 1.500
>fire 70 186 1.1`,
  ),
  raiderKitchen: scene(
    'dusk',
    `>stall 190 164 .9
>woman2 180 182 1.100
>pot 216 178 1
>boy 90 184 .95
>letter 110 160 .4
>tent 40 156 .9`,
  ),
} as const
