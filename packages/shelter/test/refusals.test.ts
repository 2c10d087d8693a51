import { LANGUAGES, type Refusal } from '@overseer/kernel'
import {
  type Choice,
  ITEM_IDS,
  type ItemId,
  narrator,
  shelter,
  type SpaceName,
  type Use,
  type Who,
} from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { type Table, table } from './table.ts'

const lair = (threat: string): string =>
  `T wasteland vaultDoor vaultEntrance = waterTreatment[!${threat},.] diner powerGenerator`
const QUARTERS = 'A . . livingQuarters = . . .'

const send = (space: SpaceName, who: Who = 'plain'): Choice => ({ do: 'place', who, space })
const use = (item: ItemId, how: Omit<Use, 'do' | 'item'> = {}): Choice => ({ do: 'use', item, ...how })

/** Ada sits at red, Boris at blue. */
function says(t: Table, wish: Choice, language: (typeof LANGUAGES)[number] = 'en'): string {
  const view = shelter.view(t.state, shelter.pending(t.state)?.seat ?? 'spectator')
  return narrator(language, ['Ada', 'Boris']).refusal(view, t.why(wish)!, wish)
}

/** What is refused: where, what, with which rule and facts, in which words. */
type Case = [title: string, t: () => Table, wish: Choice, rule: string, facts: Refusal['facts'], sentence: string]

const SPACES: Case[] = [
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

const PRICES: Case[] = [
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

const ITEMS: Case[] = [
  [
    'SH-ITM-1 an item of the track for nothing',
    () => table('', {}, { items: { track: ['collie'] } }),
    { do: 'item', item: 'collie' },
    'SH-ITM-1',
    { earnedBy: 'item' },
    'Send a dweller where an item is the reward.',
  ],
  [
    'SH-BLD-3 a room of the track for nothing',
    () => table('', {}, { rooms: { track: ['garden'] } }),
    { do: 'room', room: 'garden' },
    'SH-BLD-3',
    { earnedBy: 'build' },
    'To build, send a dweller to your own elevator.',
  ],
  [
    'SH-ITM-2 an item one does not have',
    () => table(),
    use('collie'),
    'SH-ITM-2',
    { notYours: 'collie' },
    'You do not have this item.',
  ],
  [
    'SH-ITM-3 an exhausted item',
    () => table('', { red: { water: 1, items: ['collie'], exhausted: ['collie'] }, blue: {} }),
    use('collie'),
    'SH-ITM-3',
    { exhausted: 'collie' },
    'This item is exhausted.',
  ],
  [
    'SH-ITM-2 an item that counts by itself',
    () => table('', { red: { items: ['globe'] }, blue: {} }),
    use('globe'),
    'SH-ITM-2',
    { passive: 'globe' },
    'This item works by itself; there is nothing to use.',
  ],
  [
    'SH-ITM-2 the Parrot while no room is paid for',
    () => table('', { red: { items: ['parrot'] }, blue: {} }),
    use('parrot'),
    'SH-ITM-2',
    { when: 'paying' },
    'Only when you pay for a room.',
  ],
  [
    'SH-FGT-2 a weapon outside a fight',
    () => table('', { red: { items: ['shotgun'] }, blue: {} }),
    use('shotgun'),
    'SH-FGT-2',
    { when: 'beforeRoll' },
    'Only in a fight, before the roll.',
  ],
  [
    'SH-FGT-2 a second roll before the first',
    () => table(lair('moleRat'), { red: { items: ['shotgun', 'fatMan'] }, blue: {} }).place('T8'),
    use('fatMan', { dice: [1] }),
    'SH-FGT-2',
    { when: 'afterRoll' },
    'Only in a fight, after the roll.',
  ],
  [
    'SH-FGT-2 a die that was not rolled',
    () => table(lair('moleRat'), { red: { items: ['scottishFold'] }, blue: {} }, { dice: [2, 3] }).place('T8'),
    use('scottishFold', { dice: [5] }),
    'SH-FGT-2',
    { rolled: [2, 3], again: 1 },
    'Choose one of the dice you rolled: 2, 3.',
  ],
  [
    'SH-FGT-2 dice that were not rolled, with an item for both',
    () => table(lair('moleRat'), { red: { items: ['fatMan'] }, blue: {} }, { dice: [2, 3] }).place('T8'),
    use('fatMan', { dice: [6, 6] }),
    'SH-FGT-2',
    { rolled: [2, 3], again: 2 },
    'Choose one or both of the dice you rolled: 2, 3.',
  ],
  [
    'SH-PLC-7 an outfit while nobody is placed',
    () => table('', { red: { items: ['labCoat'] }, blue: {} }),
    use('labCoat'),
    'SH-PLC-7',
    { when: 'declare' },
    'Only when you place a dweller on a space with a letter.',
  ],
  [
    'SH-ITM-2 a pet while an outfit is chosen',
    () => table('', { red: { water: 1, items: ['collie', 'militaryFatigues'] }, blue: {} }).place('T12'),
    use('collie'),
    'SH-ITM-2',
    { when: 'turn' },
    'Only on your turn, or right before or after the roll of a fight.',
  ],
  [
    'SH-LET-1 an outfit for another letter',
    () => table('', { red: { items: ['labCoat', 'militaryFatigues'] }, blue: {} }).place('T12'),
    use('labCoat'),
    'SH-LET-1',
    { letter: 'I', shown: 'S' },
    'It counts as I, but this space shows S.',
  ],
  [
    'SH-LET-3 power armor in a room',
    () => table('', { red: { power: 1, items: ['powerArmor', 'militaryFatigues'] }, blue: {} }).place('T12'),
    use('powerArmor'),
    'SH-LET-3',
    { noFight: true },
    'It only helps against a threat you fight.',
  ],
  [
    'SH-LET-3 power armor without power',
    () =>
      table(lair('raider'), {
        red: { items: ['powerArmor', 'labCoat', 'nightwear', 'militaryFatigues'] },
        blue: {},
      }).place('T8'),
    use('powerArmor'),
    'SH-LET-3',
    { missing: { power: 1 } },
    'You still need 1 power.',
  ],
  [
    'SH-ITM-2 a trade one cannot pay for',
    () => table('', { red: { items: ['collie'] }, blue: {} }),
    use('collie'),
    'SH-ITM-2',
    { missing: { water: 1 } },
    'You still need 1 water.',
  ],
  [
    'SH-ITM-4 readying an item when none is exhausted',
    () => table('', { red: { items: ['goldenRetriever', 'collie'] }, blue: {} }),
    use('goldenRetriever', { on: 'collie' }),
    'SH-ITM-4',
    { noneExhausted: true },
    'None of your items is exhausted.',
  ],
  [
    'SH-ITM-4 readying an item that is ready',
    () => table('', { red: { items: ['goldenRetriever', 'collie', 'globe'], exhausted: ['collie'] }, blue: {} }),
    use('goldenRetriever', { on: 'globe' }),
    'SH-ITM-4',
    { ready: 'globe' },
    'This item is not exhausted.',
  ],
  [
    'SH-ITM-1 swapping without another item',
    () => table('', { red: { items: ['maineCoon'] }, blue: {} }),
    use('maineCoon'),
    'SH-ITM-1',
    { noOtherItem: true },
    'You have no other item to discard.',
  ],
  [
    'SH-HEA-1 healing when nobody is injured',
    () => table('', { red: { items: ['stimpak'] }, blue: {} }),
    use('stimpak', { at: 'home' }),
    'SH-HEA-1',
    { nobodyHurt: 'anywhere' },
    'None of your dwellers is injured.',
  ],
  [
    'SH-HEA-1 healing where nobody of one’s own is injured',
    () => table('', { red: { plain: 1, hurt: 1, items: ['stimpak'] }, blue: {} }),
    use('stimpak', { at: 'T8' }),
    'SH-HEA-1',
    { nobodyHurt: 'there' },
    'None of your dwellers there is injured.',
  ],
]

const OTHERS: Case[] = [
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

describe.each([
  ['spaces', SPACES],
  ['prices', PRICES],
  ['items', ITEMS],
  ['other things', OTHERS],
])('refusals about %s', (_topic, cases) => {
  test.each(cases)('%s', (_title, make, wish, rule, facts, sentence) => {
    const t = make()
    expect(t.why(wish)).toEqual(facts === undefined ? { rule } : { rule, facts })
    expect(says(t, wish)).toContain(sentence)
    for (const language of LANGUAGES) expect(says(t, wish, language)).toMatch(/^\p{Lu}[^{}]*\.$/u)
  })
})

test('a refusal without facts, or with facts of a later edition, is told in the words of the rule', () => {
  const t = table()
  const tell = narrator('en', ['Ada', 'Boris'])
  const view = shelter.view(t.state, 0)
  const text = tell.rule('SH-RND-2')!.text
  expect(tell.refusal(view, t.why({ do: 'skip' })!)).toBe(text)
  expect(tell.refusal(view, { rule: 'SH-RND-2', facts: { tomorrow: true } })).toBe(text)
})
