import { rerollsBy } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('tests', () => {
  /** 067-like quests are many; 094-O2 tests E 3 in an irradiated space. */
  const trial = (dice: number[], player: object = {}) =>
    table({ players: [{ at: 'highway.s', ...player }], tiles: { 6: 'highway' }, quests: [94], dice })

  test('W-TEST-1 W-TEST-2 W-TEST-4 T-TEST-1 three dice, and hits that reach the difficulty', () => {
    const t = trial([4, 2, 1]).quest(94, 2)
    expect(t.tells('testBegan')).toMatchObject({ letters: ['E'], n: 3 })
    expect(t.tells('testEnded')).toMatchObject({ hits: 3, passed: true })
    expect(t.quests()).toEqual([96])
  })

  test('W-TEST-5 T-TEST-2 W-QACT-3 a failed test without a printed result changes nothing but the action', () => {
    const t = trial([1, 1, 2]).quest(94, 2)
    expect(t.tells('testEnded')).toMatchObject({ hits: 1, passed: false })
    expect(t.quests()).toEqual([94])
    expect(t.state.turn.actions).toBe(1)
  })

  test('W-TEST-3 one reroll for each listed letter that is owned', () => {
    const t = trial([1, 1, 2, 4], { letters: ['E', 'L'] }).quest(94, 2)
    expect(t.asked).toBe('A reroll')
    expect(t.reroll(0).tells('testEnded')?.hits).toBe(3)
  })

  test('a card gives its rerolls where the test lists one of its letters', () => {
    expect(rerollsBy('vaultSuit', ['S', 'E'])).toBe(1)
    expect(rerollsBy('vaultSuit', ['S'])).toBe(0)
    expect(rerollsBy('outcastPowerArmor', ['S'])).toBe(2)
  })

  test('W-TEST-6 W-TEST-R3 areas do not matter, and nobody is hurt', () => {
    const t = trial([4, 4, 4]).quest(94, 2)
    expect(t.A.hp).toBe(16)
    expect(t.A.rads).toBe(2) // the result, not the roll
  })

  test('W-TEST-R1 weapon letters give nothing; a letter listed twice gives two', () => {
    expect(trial([1, 1, 2], { equipped: ['powerFist'], letters: ['S', 'A', 'L'] }).quest(94, 2).asked).toBe('A act')
    const t = table({
      players: [{ at: 'vault84.v', letters: ['I', 'L'] }],
      tiles: { 9: 'vault84' },
      decks: { vault84: [72] },
      dice: [1, 1, 1],
    })
    t.encounter().option(2)
    expect(t.state.trial?.rerolls).toBe(2)
  })

  test('W-TEST-R2 a difficulty of 0 is passed after rolling', () => {
    const t = table()
    t.state.trial = {
      seat: 0,
      letters: [],
      n: 0,
      dice: [1, 1, 1],
      locked: 0,
      rerolls: 0,
      rested: false,
      bonus: 0,
      task: null,
    }
    t.do({ do: 'judge' })
    expect(t.tells('testEnded')?.passed).toBe(true)
  })

  test('W-TEST-R4 W-SOLO-R1 T-SOLO-2 a test is rolled by the one it is demanded from, with their own letters', () => {
    const t = trial([1, 1, 1], { letters: ['L'] }).quest(94, 2)
    expect(t.tells('diceRolled')?.seat).toBe(0)
    expect(t.state.trial).toBeNull()
  })

  test('W-TRAIT-3 W-TRAIT-R4 T-TRAIT-4 Well Rested may be given up for one reroll', () => {
    const t = trial([1, 1, 2, 4], { traits: ['wellRested'] }).quest(94, 2)
    expect(t.choices).toEqual([{ do: 'rested' }, { do: 'skip' }])
    t.play({ do: 'rested' })
    expect(t.A.traits).toEqual([])
    expect(t.refuses({ do: 'rested' })).toBe('W-TRAIT-3')
    expect(t.reroll(0).tells('testEnded')?.passed).toBe(true)
  })

  test('items that help in tests with certain letters', () => {
    const t = trial([1, 1, 2], { inventory: ['astoundinglyAwesomeTales', 'mentats'], equipped: ['vaultSuit'] }).quest(
      94,
      2,
    )
    expect(t.state.trial?.rerolls).toBe(1) // the Vault Suit
    expect(t.uses).toEqual(['astoundinglyAwesomeTales']) // Mentats help with P and I
  })
})
