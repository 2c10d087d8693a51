import { wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

describe('the vaults', () => {
  const v84: Given = { tiles: { 9: 'vault84' } }
  const v109: Given = { tiles: { 8: 'vault109' } }

  test('W-CON-C070 as many of 072 to 079 as there are players make the deck, the rest goes unseen', () => {
    const t = table({ ...v84, players: [{ at: 'vault84.v' }, {}, {}], decks: { vault84: [71] } })
      .encounter()
      .option(1)
    expect(t.state.decks.vault84).toHaveLength(3)
    expect(t.state.buried).toHaveLength(5)
    expect([...t.state.decks.vault84, ...t.state.buried].toSorted((a, b) => a - b)).toEqual([
      72, 73, 74, 75, 76, 77, 78, 79,
    ])
    expect(JSON.stringify(wasteland.view(t.state, 0))).not.toContain('buried')
  })

  test('W-CON-C072 whoever draws the last card adds 080, before the options', () => {
    const t = table({ ...v84, players: [{ at: 'vault84.v', caps: 4 }], decks: { vault84: [76] } }).encounter()
    expect(t.state.decks.vault84).toEqual([80])
    t.option(2)
    expect(t.A).toMatchObject({ caps: 0, kept: [{ card: 76, tag: 'endorsement' }] })
    const more = table({ ...v84, players: [{ at: 'vault84.v' }], decks: { vault84: [76, 75] } }).encounter()
    expect(more.state.decks.vault84).toEqual([75])
  })

  test('W-CON-C080 the vote: most get two agendas, ties one each, the fewest are thrown out', () => {
    const kept = (...cards: number[]) => cards.map(card => ({ card, tag: 'endorsement' as const }))
    const vote = (a: number[], b: number[]) =>
      table({
        ...v84,
        players: [
          { at: 'vault84.v', kept: kept(...a) },
          { at: 'vault84.v', kept: kept(...b) },
        ],
        decks: { vault84: [80] },
      }).encounter()
    const clear = vote([72, 73], [75])
    expect(clear.A.agendas).toHaveLength(2)
    expect([clear.B.hp, clear.B.agendas]).toEqual([13, []])
    expect(clear.asked).toBe('B moveStep')
    clear.pass('moveStep')
    expect(clear.A.kept).toEqual([])
    const tied = vote([72], [75])
    expect([tied.A.agendas.length, tied.B.agendas.length, tied.B.hp]).toEqual([1, 1, 16])
    const none = vote([], [])
    expect([none.A.agendas, none.A.hp]).toEqual([[], 16])
    const alone = table({
      ...v84,
      players: [{ at: 'vault84.v', kept: kept(72) }, {}],
      decks: { vault84: [80] },
    }).encounter()
    expect([alone.A.agendas.length, alone.A.hp, alone.B.hp]).toEqual([2, 16, 16])
  })

  test('W-CON-C081 if somebody holds 074, 081 is resolved in place of 080', () => {
    const t = table({
      ...v84,
      players: [{ at: 'vault84.v' }, { at: 'crossroads.a', kept: [{ card: 74, tag: '074' }] }, {}],
      decks: { vault84: [80] },
    }).encounter()
    expect([t.A.agendas.length, t.B.agendas.length, t.C.agendas.length]).toEqual([1, 2, 0])
    expect(t.state.trashed).toEqual(expect.arrayContaining([80, 81]))
  })

  test('W-CON-C082 a quest between the vaults adds its pair at once', () => {
    const t = table({
      ...v109,
      players: [{ at: 'vault109.v', letters: ['S', 'P', 'E', 'C', 'L'] }],
      quests: [83],
      loot: { next: ['junk', 'water', 'junk'] },
    }).quest(83, 2)
    expect(t.A.rads).toBe(2)
    expect(t.state.decks.vault109.toSorted((a, b) => a - b)).toEqual([88, 89])
  })

  test('W-CON-C086 the guard comes back at the end of the turn, and is in no deck until then', () => {
    const t = table({
      ...v109,
      players: [{ at: 'vault109.v' }],
      decks: { vault109: [86, 89] },
      stacks: { monster: { next: ['feralGhoul'] } },
      dice: [1, 1, 1],
      agendas: { next: ['a05'] },
    })
    t.encounter().option(1).yes()
    expect(t.state.turn.later).toEqual([])
    t.option(2) // 089: trashes guards from the deck; 086 is not there
    expect(t.state.turn.later).toEqual([86])
    expect(t.end().state.decks.vault109).toContain(86)
  })
})
