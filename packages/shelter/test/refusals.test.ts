import { ITEM_IDS, narrator, shelter } from '@overseer/shelter'
import { expect, test } from 'vitest'
import { type Refused, send, testRefusals, use } from './refused.ts'
import { lair, table } from './table.ts'

const QUARTERS = 'A . . livingQuarters = . . .'

const SPACES: Refused[] = [
  [
    'SH-PLC-1 where there is no room',
    () => table(),
    send('A6'),
    'SH-PLC-1',
    { noRoom: true },
    'There is no room there.',
  ],
  [
    'SH-PLC-1 where somebody stands',
    () => table('T wasteland vaultDoor[blue,.] vaultEntrance = waterTreatment diner powerGenerator'),
    send('T3'),
    'SH-PLC-1',
    { takenBy: 1 },
    'Boris is already there.',
  ],
  [
    'SH-PLC-1 where one’s own dweller stands',
    () =>
      table('T wasteland vaultDoor[red,.] vaultEntrance = waterTreatment diner powerGenerator', { red: { plain: 1 } }),
    send('T3'),
    'SH-PLC-1',
    { takenBy: 0 },
    'One of your dwellers is already there.',
  ],
  [
    'SH-PLC-1 the elevator of another player',
    () => table(),
    send('B7'),
    'SH-PLC-1',
    { elevatorOf: 1 },
    'Only Boris can use this elevator.',
  ],
  [
    'SH-PLC-1 a dweller with a training nobody has',
    () => table(),
    send('T8', 'S'),
    'SH-PLC-1',
    { none: 'S' },
    'You have no dweller trained in S available.',
  ],
  [
    'SH-PLC-1 an untrained dweller if all are trained',
    () => table('', { red: { trained: ['S'] }, blue: {} }),
    send('T8'),
    'SH-PLC-1',
    { none: 'plain' },
    'You have no untrained dweller available.',
  ],
  [
    'SH-PLC-1 an injured dweller if none is',
    () => table(),
    send('T8', 'hurt'),
    'SH-PLC-1',
    { none: 'hurt' },
    'None of your available dwellers is injured.',
  ],
  [
    'SH-PLC-1 the sick bay if nobody is injured',
    () => table(),
    send('T7', 'hurt'),
    'SH-PLC-1',
    { onlyHurt: true, hurt: 0 },
    'Injured dwellers only, and none of your available dwellers is injured.',
  ],
  [
    'SH-PLC-3 the sick bay for the healthy',
    () => table('', { red: { plain: 1, hurt: 1 }, blue: {} }),
    send('T7'),
    'SH-PLC-3',
    { onlyHurt: true, hurt: 1 },
    'Only injured dwellers can go there.',
  ],
  [
    'SH-PLC-3 a room for the injured',
    () => table('', { red: { plain: 1, hurt: 1 }, blue: {} }),
    send('T8', 'hurt'),
    'SH-PLC-3',
    { onlyWell: true, threat: null },
    'An injured dweller has to be healed first.',
  ],
  [
    'SH-PLC-3 SH-THR-3 a threat for the injured',
    () => table(lair('moleRat'), { red: { plain: 1, hurt: 1 }, blue: {} }),
    send('T8', 'hurt'),
    'SH-PLC-3',
    { onlyWell: true, threat: 'moleRat' },
    'Only healthy dwellers can deal with a threat (Mole Rat).',
  ],
  [
    'SH-PLC-6 one dweller where it takes two',
    () => table(QUARTERS),
    send('A5'),
    'SH-PLC-6',
    { dwellers: 2 },
    'It takes two of your dwellers.',
  ],
  [
    'SH-PLC-6 two dwellers where there is room for one',
    () => table(),
    { do: 'place', who: 'plain', with: 'plain', space: 'T8' },
    'SH-PLC-6',
    { dwellers: 1 },
    'Only one dweller fits there.',
  ],
]

const PRICES: Refused[] = [
  [
    'SH-PLC-2 a space that costs more than one has',
    () => table('A . . classroom = . . .', { red: { power: 1, food: 1 }, blue: {} }),
    send('A6'),
    'SH-PLC-2',
    { missing: { any: 2 } },
    'You still need 2 resources of your choice.',
  ],
  [
    'SH-PLC-2 cubes of two kinds, of which one is missing',
    () => table(lair('fire'), { red: { power: 6 }, blue: {} }),
    send('T8'),
    'SH-PLC-2',
    { missing: { water: 1 } },
    'You still need 1 water.',
  ],
  [
    'SH-PLC-2 an item one does not have',
    () => table('A . . fitnessRoom = . . .'),
    send('A6'),
    'SH-PLC-2',
    { noItem: true },
    'You have no item to discard.',
  ],
  [
    'SH-BLD-3 no room of the track can be paid for, with the one that is nearest',
    () =>
      table(
        '',
        { red: { power: 2, water: 1 }, blue: {} },
        { rooms: { track: ['themeWorkshop', 'radioStudio', 'weightRoom'] } },
      ),
    send('A7'),
    'SH-BLD-3',
    { nearest: 'radioStudio', missing: { power: 1 } },
    'You cannot pay for any room on the track. The closest is Radio Studio: you still need 1 power.',
  ],
  [
    'SH-BLD-3 not even with the Parrot, which takes a symbol off',
    () => table('', { red: { power: 3, items: ['parrot'] }, blue: {} }, { rooms: { track: ['themeWorkshop'] } }),
    send('A7'),
    'SH-BLD-3',
    { nearest: 'themeWorkshop', missing: { power: 1 } },
    'You cannot pay for any room on the track. The closest is Theme Workshop: you still need 1 power.',
  ],
  [
    'SH-BLD-3 a level that is full',
    () => table('A classroom armory medbay = lounge garden garden', { red: { power: 6 }, blue: {} }),
    send('A7'),
    'SH-BLD-3',
    { full: 'level' },
    'Your level is full: it already has six rooms.',
  ],
  [
    'SH-BLD-3 a room of the track that is too dear',
    () => {
      const track = { rooms: { track: ['radioStudio', 'weaponWorkshop', 'themeWorkshop'] as const } }
      return table('', { red: { power: 3, water: 2 }, blue: {} }, { rooms: { track: [...track.rooms.track] } }).place(
        'A7',
      )
    },
    { do: 'room', room: 'themeWorkshop' },
    'SH-BLD-3',
    { missing: { power: 2 } },
    'You still need 2 power.',
  ],
  [
    'SH-PLC-4 more cubes than are asked for',
    () => table('A . . classroom = . . .', { red: { power: 6, food: 2, water: 2 }, blue: {} }).place('A6'),
    { do: 'pay', power: 5, food: 0, water: 0 },
    'SH-PLC-4',
    { exactly: 4 },
    'You must pay exactly 4 resources.',
  ],
  [
    'SH-PLC-2 cubes one does not have',
    () => table('A . . classroom = . . .', { red: { power: 6, food: 2, water: 2 }, blue: {} }).place('A6'),
    { do: 'pay', power: 0, food: 1, water: 3 },
    'SH-PLC-2',
    { missing: { water: 1 } },
    'You still need 1 water.',
  ],
  [
    'SH-PLC-4 the outfit that is used for this placement',
    () =>
      table('A . . outfitWorkshop = . . .', { red: { items: ['labCoat', 'globe', 'camera'] }, blue: {} })
        .place('A6')
        .use('labCoat'),
    { do: 'discard', item: 'labCoat' },
    'SH-PLC-4',
    { reserved: 'labCoat' },
    'You are using this item for this placement, so you cannot pay with it too.',
  ],
  [
    'SH-PLC-4 somebody else’s item',
    () =>
      table('A . . fitnessRoom = . . .', { red: { items: ['globe', 'camera'] }, blue: { items: ['stimpak'] } }).place(
        'A6',
      ),
    { do: 'discard', item: 'stimpak' },
    'SH-PLC-4',
    { notYours: 'stimpak' },
    'You do not have this item.',
  ],
]

const OTHERS: Refused[] = [
  [
    'SH-RES-1 a cube that does not fit',
    () => table('B . . garden = . . .', { red: {}, blue: { water: 6 } }).place('B5'), // income for blue
    { do: 'take', resource: 'water' },
    'SH-RES-1',
    { full: 'water' },
    'Your water track is full.',
  ],
  [
    'SH-RES-3 more exchanges than one can pay for',
    () => table('A . . storageRoom = . . .', { red: { water: 2 }, blue: {} }).place('A5'),
    { do: 'exchange', pay: 'water', times: 3 },
    'SH-RES-3',
    { missing: { water: 1 } },
    'You still need 1 water.',
  ],
  [
    'SH-ITM-1 an item that is not on the track',
    () => table('', { red: { water: 1 } }, { items: { track: ['collie', 'globe', 'camera'] } }).place('T2'),
    { do: 'item', item: 'husky' },
    'SH-ITM-1',
    { notOnTrack: 'husky' },
    'It is not on the track.',
  ],
  [
    'SH-BLD-1 a room that is not on the track',
    () =>
      table(
        '',
        { red: { power: 6, water: 6 }, blue: {} },
        { rooms: { track: ['radioStudio', 'weaponWorkshop'] } },
      ).place('A7'),
    { do: 'room', room: 'garden' },
    'SH-BLD-1',
    { notOnTrack: 'garden' },
    'It is not on the track.',
  ],
  [
    'SH-BLD-3 no room on the track',
    () => table('', { red: { power: 6 }, blue: {} }, { rooms: { track: [] } }),
    send('A7'),
    'SH-BLD-3',
    { emptyTrack: 'rooms' },
    'The room track is empty.',
  ],
  [
    'SH-ITM-1 swapping while the track is empty',
    () => {
      const others = ITEM_IDS.filter(item => item !== 'maineCoon' && item !== 'globe')
      return table(
        '',
        { red: { items: ['maineCoon', 'globe'] }, blue: { items: others } },
        { items: { track: [], deck: 0 } },
      )
    },
    use('maineCoon', { on: 'globe' }),
    'SH-ITM-1',
    { emptyTrack: 'items' },
    'The item track is empty.',
  ],
  [
    'SH-TRN-2 a letter somebody is trained in',
    () => table('A . . themeWorkshop[.,red] = . . .', { red: { trained: ['S'] }, blue: {} }).passRound(),
    { do: 'train', letter: 'S' },
    'SH-TRN-2',
    { trained: 'S' },
    'One of your dwellers is already trained in S.',
  ],
  [
    'SH-END-1 anything once the game is over',
    () => table('', {}, { ending: true }).passRound(),
    { do: 'pass' },
    'SH-END-1',
    { over: true },
    'The game is over.',
  ],
]

testRefusals('spaces', SPACES)
testRefusals('prices', PRICES)
testRefusals('other things', OTHERS)

test('a refusal without facts, or with facts of a later edition, is told in the words of the rule', () => {
  const t = table()
  const tell = narrator('en', ['Ada', 'Boris'])
  const view = shelter.view(t.state, 0)
  const text = tell.rule('SH-RND-2')!.text
  expect(tell.refusal(view, t.why({ do: 'skip' })!)).toBe(text)
  expect(tell.refusal(view, { rule: 'SH-RND-2', facts: { tomorrow: true } })).toBe(text)
})
