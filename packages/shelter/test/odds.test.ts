import { type Choice, chanceAfter, READINGS, shelter, threatOdds } from '@overseer/shelter'
import { expect, test } from 'vitest'
import { table } from './table.ts'

const after = (t: ReturnType<typeof table>, choice: Choice) => chanceAfter(shelter.view(t.state, 0), 0, choice)
const odds = (t: ReturnType<typeof table>, seat = 0) => READINGS.odds.read(shelter.view(t.state, seat), seat)

test('SH-THR-1 how often threats come to a room: by its columns, of which nobody rolls the outermost', () => {
  expect([0, 1, 2].map(threatOdds)).toEqual([
    { columns: [2], chance: 1 / 36 },
    { columns: [3, 4], chance: 5 / 36 },
    { columns: [5, 6], chance: 9 / 36 },
  ])
  expect([3, 4, 5].map(slot => threatOdds(slot).chance)).toEqual([9 / 36, 5 / 36, 1 / 36])
})

test('SH-FGT-1 the chance of a fight as one is, and with every item that is ready', () => {
  const t = table('A . . garden[!moleRat,!fire] = . . .', { red: { items: ['pistol', 'minigun'] }, blue: {} })
  expect(odds(t).fights).toEqual([{ space: 'A5', threat: 'moleRat', needs: 6, bonus: 1, alone: 30 / 36, helped: 1 }])
  expect(odds(t, 1).fights[0]).toMatchObject({ bonus: 0, alone: 26 / 36, helped: 26 / 36 })
  expect(READINGS.odds.tell(shelter.view(t.state, 1), 1, 'en')).toHaveLength(1)
})

test('SH-FGT-2 an exhausted item does not help, a reroll does, and somebody else’s fight is not offered', () => {
  const t = table('A . . garden[!moleRat,.] = . . .\nB . . lounge[!raider:blue,.] = . . .', {
    red: { items: ['minigun', 'fatMan'], exhausted: ['minigun'] },
    blue: {},
  })
  const [fight, ...others] = odds(t).fights
  expect(others).toEqual([])
  expect(fight!.helped).toBeGreaterThan(fight!.alone)
  expect(fight!.helped).toBeLessThan(1)
})

test('SH-FGT-2 after the roll: whether it wins as it lies, and the chance with the best reroll', () => {
  const t = table(
    'A . . garden[!moleRat,.] = . . .',
    { red: { plain: 1, items: ['scottishFold'] }, blue: {} },
    { dice: [3, 1] },
  ).place('A5')
  expect(odds(t).roll).toEqual({ dice: [3, 1], bonus: 0, needs: 6, kept: false, chance: 4 / 6 })
  expect(READINGS.odds.tell(shelter.view(t.state, 0), 0, 'en')).toEqual([
    'This roll loses: 4 of 6. Rolling again wins 67% of the time.',
  ])
})

test('SH-FGT-2 what each answer before the roll makes of the chance', () => {
  const t = table('A . . garden[!raider,.] = . . .', {
    red: { plain: 1, items: ['pistol', 'minigun'] },
    blue: {},
  }).place('A5')
  expect(after(t, { do: 'skip' })).toBe(15 / 36) // nine, less one for the pistol
  expect(after(t, { do: 'use', item: 'minigun' })).toBe(30 / 36)
})

test('SH-FGT-2 what each answer after the roll makes of the chance', () => {
  const t = table(
    'A . . garden[!moleRat,.] = . . .',
    { red: { plain: 1, items: ['scottishFold'] }, blue: {} },
    { dice: [3, 1] },
  ).place('A5')
  expect(after(t, { do: 'skip' })).toBe(0)
  expect(after(t, { do: 'use', item: 'scottishFold', dice: [1] })).toBe(4 / 6)
  expect(after(t, { do: 'use', item: 'scottishFold', dice: [3] })).toBe(2 / 6)
})

test('outside of a fight no answer has a chance to win', () => {
  expect(after(table('A . . garden = . . .', { red: { plain: 1 }, blue: {} }), { do: 'pass' })).toBeUndefined()
})
