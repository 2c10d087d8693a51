import { shelter } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { Table, table } from './table.ts'

/** Sevens for every level: no threats. */
const CALM = [3, 4, 3, 4, 3, 4, 3, 4, 3, 4]

describe('the round', () => {
  test('SH-RND-1 the first round begins with placing: no dice, no threats', () => {
    const t = new Table(shelter.setup({ seats: 2, first: 0 }, 'seed'))
    expect(t.state.round).toBe(1)
    expect(t.asked).toBe('red place')
    expect(t.state.threatPile.deck).toHaveLength(18)
    expect(t.vault).not.toContain('!')
  })

  test('SH-RND-1 placing, recall, and from the second round on threats before the next placing', () => {
    const t = table(
      '',
      { red: { plain: 1 }, blue: { plain: 1 } },
      { threats: { next: ['radroach'] }, dice: [1, 2, 3, 4, 3, 4] },
    )
    t.place('T8').place('T10')
    expect(t.told).toEqual([
      'placed',
      'gained',
      'recalled',
      'roundBegan',
      'threatRolled',
      'threatSpawned',
      'threatRolled',
      'threatRolled',
    ])
    expect(t.state.round).toBe(2)
    expect(t.vault).toBe(
      [
        'T wasteland vaultDoor[!radroach,.] vaultEntrance = waterTreatment diner powerGenerator',
        'A . . . = . . .',
        'B . . . = . . .',
      ].join('\n'),
    )
    expect(t.asked).toBe('red place')
  })

  test('SH-RND-2 turns go clockwise from the holder of the token, one placement each', () => {
    const t = table('', { red: {}, blue: {}, yellow: {}, green: {} }, { token: 2 })
    expect(t.asked).toBe('yellow place')
    t.place('T3')
    expect(t.asked).toBe('green place')
    t.place('T6')
    expect(t.asked).toBe('red place')
    t.place('T8')
    expect(t.asked).toBe('blue place')
    t.place('T9')
    expect(t.asked).toBe('yellow place')
  })

  test('SH-RND-2 using an item is not a turn', () => {
    const t = table('', { red: { water: 1, items: ['collie'] }, blue: {} })
    t.use('collie')
    expect(t.asked).toBe('red place')
  })

  test('SH-RND-2 placing goes on until everyone is out of dwellers', () => {
    const t = table('', { red: {}, blue: {} }, { dice: CALM })
    t.place('T3').place('T8').place('T9')
    expect(t.state.round).toBe(1)
    t.place('T10')
    expect(t.state.round).toBe(2)
  })

  test('SH-RND-2 placing ends when those who have dwellers left have passed', () => {
    const t = table('', { red: { plain: 1 }, blue: {} }, { dice: CALM })
    t.place('T8').pass()
    expect(t.state.round).toBe(2)
  })

  test('SH-RND-2 if everybody passes at once the recall follows', () => {
    const t = table('', { red: {}, blue: {}, yellow: {} }, { dice: CALM })
    t.pass().pass()
    expect(t.asked).toBe('yellow place')
    t.pass()
    expect(t.told.slice(0, 3)).toEqual(['passed', 'recalled', 'roundBegan'])
  })

  test('SH-RND-2 on a turn one places, uses items or passes, and nothing else', () => {
    const t = table('', { red: { food: 2, water: 2 }, blue: {} })
    expect(t.refuses({ do: 'take', resource: 'food' })).toBe('SH-RND-2')
    expect(t.refuses({ do: 'exchange', pay: 'food', times: 1 })).toBe('SH-RND-2')
    expect(t.refuses({ do: 'skip' })).toBe('SH-RND-2')
  })

  test('SH-RND-3 who has no dweller left is left out and the other goes on, turn after turn', () => {
    const t = table('', { red: { plain: 1 }, blue: { plain: 4 } }, { dice: CALM })
    t.place('T8')
    expect(t.asked).toBe('blue place')
    t.place('T9')
    expect(t.asked).toBe('blue place')
    t.place('T10')
    expect(t.asked).toBe('blue place')
    t.place('T11')
    expect(t.asked).toBe('blue place')
  })

  test('SH-RND-3 a holder of the token without a dweller does not begin', () => {
    const t = table(
      'T wasteland vaultDoor vaultEntrance = waterTreatment[red,.] diner powerGenerator',
      { red: {}, blue: {} },
      { token: 0 },
    )
    expect(t.asked).toBe('blue place')
  })

  test('SH-RND-3 an item alone is no reason for a turn', () => {
    const t = table(
      'T wasteland vaultDoor vaultEntrance = waterTreatment[red,.] diner powerGenerator',
      { red: { water: 1, items: ['collie'] }, blue: {} },
      { turn: 1 },
    )
    t.place('T9')
    expect(t.asked).toBe('blue place')
  })

  test('SH-RND-3 an injured dweller is available: its owner has a turn', () => {
    const t = table('', { red: { hurt: 1 }, blue: {} })
    expect(t.asked).toBe('red place')
    expect(t.spacesFor('hurt')).toEqual(['T7'])
  })

  test('SH-RND-4 passing is offered first thing in the game', () => {
    expect(table().choices).toContainEqual({ do: 'pass' })
  })

  test('SH-RND-4 who passed is not asked again this round and keeps the dwellers', () => {
    const t = table('', { red: { plain: 1, hurt: 1, trained: ['L'] }, blue: {} }, { dice: CALM })
    t.pass().place('T8')
    expect(t.asked).toBe('blue place')
    t.place('T9')
    expect(t.state.round).toBe(2)
    expect(t.red).toMatchObject({ plain: 1, hurt: 1, trained: ['L'], dwellers: 3 })
  })

  test('SH-RND-4 a pass holds for one round only', () => {
    const t = table('', { red: {}, blue: { plain: 1 } }, { dice: CALM })
    t.pass().place('T8')
    expect(t.red.passed).toBe(false)
    expect(t.asked).toBe('red place')
  })

  test('SH-RND-4 passing is for the beginning of a turn, not for the middle of one', () => {
    const t = table('A . . outfitWorkshop = . . .', { red: { items: ['shotgun'] }, blue: {} })
    t.place('A6')
    expect(t.asked).toBe('red gainAny')
    expect(t.refuses({ do: 'pass' })).toBe('SH-RES-2')
  })

  test('SH-RND-5 with only injured dwellers and no free sick bay all one can do is pass, and that oneself', () => {
    const t = table('T wasteland vaultDoor vaultEntrance =[blue] waterTreatment diner powerGenerator', {
      red: { hurt: 2 },
      blue: {},
    })
    expect(t.asked).toBe('red place')
    expect(t.choices).toEqual([{ do: 'pass' }])
  })

  test('SH-RND-5 nobody passes for a player whose item could make a placement legal', () => {
    const t = table('T wasteland vaultDoor vaultEntrance =[blue] waterTreatment diner powerGenerator', {
      red: { hurt: 1, items: ['stimpak'] },
      blue: {},
    })
    expect(t.choices).toEqual([{ do: 'use', item: 'stimpak', at: 'home' }, { do: 'pass' }])
    t.use('stimpak', { at: 'home' })
    expect(t.asked).toBe('red place')
    t.place('T8')
    expect(t.red.water).toBe(1)
  })

  test('SH-RND-5 a traded cube can open a space that was too dear', () => {
    const t = table('', { red: { water: 1, items: ['husky'], food: 1 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T5' })).toBe('SH-PLC-2')
    t.use('husky').place('T5')
    expect(t.vault).toContain('vaultEntrance[red+,.]')
  })
})
