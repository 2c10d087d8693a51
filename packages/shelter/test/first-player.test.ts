import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** Sevens for every level: no threats. */
const CALM = [3, 4, 3, 4, 3, 4, 3, 4]

describe('the first-player token', () => {
  test('SH-FST-1 whoever goes to the Vault Door takes the token at once', () => {
    const t = table('', { red: {}, blue: {} }, { token: 1, turn: 0 })
    t.place('T3')
    expect(t.state.token).toBe(0)
    expect(t.told).toContain('tokenTaken')
  })

  test('SH-FST-1 ruling: the order of the current round does not change', () => {
    const t = table('', { red: {}, blue: {}, yellow: {} }, { token: 0 })
    t.place('T8')
    t.place('T3') // blue
    expect(t.asked).toBe('yellow place')
    t.place('T9')
    expect(t.asked).toBe('red place')
    t.place('T10')
    expect(t.asked).toBe('blue place')
  })

  test('SH-FST-1 the holder takes the first turn of the next round, and the others follow clockwise', () => {
    const t = table('', { red: {}, blue: {}, yellow: {} }, { token: 0, dice: CALM })
    t.place('T8').place('T3') // blue takes it
    t.passRound()
    expect(t.asked).toBe('blue place')
    t.place('T8')
    expect(t.asked).toBe('yellow place')
    t.place('T9')
    expect(t.asked).toBe('red place')
  })

  test('SH-FST-1 untaken, the token stays where it is', () => {
    const t = table('', { red: {}, blue: {}, yellow: {} }, { token: 2, dice: CALM })
    t.passRound()
    expect(t.state.token).toBe(2)
    expect(t.asked).toBe('yellow place')
  })

  test('SH-FST-1 its holder may take it again, to keep it', () => {
    const t = table('', { red: {}, blue: {} }, { dice: CALM })
    t.place('T3').passRound()
    expect(t.asked).toBe('red place')
  })

  test('SH-FST-1 who took it and then passed still begins the next round', () => {
    const t = table('', { red: {}, blue: {} }, { token: 0, dice: CALM })
    t.place('T8').place('T3') // blue
    t.place('T9').pass()
    expect(t.state.round).toBe(2)
    expect(t.asked).toBe('blue place')
  })

  test('SH-FST-1 a threat over the Vault Door hides the token', () => {
    const t = table(
      'T wasteland vaultDoor[!radroach,.] vaultEntrance = waterTreatment diner powerGenerator',
      { red: {}, blue: {} },
      { token: 1, turn: 0, dice: [6, 6] },
    )
    t.place('T3').take('food')
    expect(t.state.token).toBe(1)
  })
})
