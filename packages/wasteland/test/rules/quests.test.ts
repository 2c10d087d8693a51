import { wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

/** A survivor in a wasteland of level 2 with these cards to come. */
const wild = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'mart.m', ...player }], decks: { wasteland: cards }, ...given })

describe('quest actions', () => {
  test('W-QACT-1 W-QACT-R1 an attempt at one objective with the icon', () => {
    const t = table({ players: [{ at: 'rocket.r', caps: 4 }], quests: [67] })
    expect(t.offered('quest')).toEqual([{ do: 'quest', card: 67, objective: 2 }])
    expect(t.refuses({ do: 'quest', card: 67, objective: 1 })).toBe('W-QACT-1') // a deed
    expect(t.refuses({ do: 'quest', card: 68, objective: 1 })).toBe('W-QACT-1') // not staged
  })

  test('W-QACT-2 the requirement must be met', () => {
    expect(
      table({ players: [{ at: 'mart.m', caps: 4 }], quests: [67] }).refuses({ do: 'quest', card: 67, objective: 2 }),
    ).toBe('W-QACT-2')
  })

  test('W-QACT-3 success completes the objective', () => {
    const t = table({ players: [{ at: 'rocket.r', letters: ['C', 'L', 'S'] }], quests: [134], dice: [4, 2, 1] })
      .quest(134, 1)
      .pass('reroll')
    expect(t.told).toContain('objectiveCompleted')
    expect(t.quests()).toEqual([137])
  })

  test('T-QACT-2 W-QACT-R1 a failed attempt may be repeated in the same turn', () => {
    const t = table({ players: [{ at: 'rocket.r' }], quests: [134], dice: [1, 1, 1, 4, 2, 1] })
    t.quest(134, 1)
    expect(t.quests()).toEqual([134])
    t.quest(134, 1)
    expect(t.quests()).toEqual([137])
  })

  test('W-QACT-R2 an objective without instructions is completed by the action alone', () => {
    expect(
      table({ players: [{ at: 'diamond.c' }], quests: [14], loot: { next: ['junk', 'water'] } })
        .quest(14, 2)
        .quests(),
    ).toEqual([16, 67])
  })
})

describe('quest cards', () => {
  test('W-QCARD-1 W-LIB-R2 staged quests are open to every survivor', () => {
    const t = table({
      players: [
        { at: 'rocket.r', caps: 4 },
        { at: 'rocket.r', caps: 4 },
      ],
      quests: [67],
    })
    expect(wasteland.view(t.state, 1).quests).toMatchObject([{ card: 67 }])
    expect(t.end().can('quest')).toBe(true)
  })

  test('W-QCARD-2 W-RES-5 W-RES-6 results stage quests and give traits', () => {
    const t = table({ players: [{ at: 'raider.r', caps: 6 }], tiles: { 15: 'raider' }, quests: [125] }).quest(125, 2)
    expect(t.quests()).toEqual([128])
    expect(t.A.traits).toEqual(['vilified'])
    expect(t.state.decks.settlement).toContain(129)
  })

  test('W-QCARD-3 what stands on top is carried out when it is staged', () => {
    const t = table().stage(16)
    expect(t.foesAt('boston.d')).toEqual(['shield'])
  })

  test('W-QCARD-4 W-QCARD-5 a deed completes at once and without an action', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      quests: [117],
      foes: [{ face: 'looter', at: 'mart.m' }],
      dice: [2, 1, 1],
      loot: { next: ['junk'] },
    })
    t.fight('looter')
    expect(t.quests()).toEqual([118])
    expect(t.A.agendas).toHaveLength(1)
  })

  test('W-QCARD-7 W-QCARD-8 W-QCARD-11 W-FACTION-3 success at all instructions gives the results, from left to right', () => {
    const t = table({
      players: [{ at: 'theTower', letters: ['P', 'C', 'L'], caps: 9 }],
      options: { scenario: 'capital' },
      quests: [51],
      dice: [4, 4, 2],
    })
    t.quest(51, 1).pass('reroll')
    expect(t.A.caps).toBe(5)
    expect(t.state.shield).toBe(1)
    expect(t.quests()).toEqual([54, 157])
  })

  test('W-QCARD-9 W-CON-C023 a marker goes to the place named; among several the survivor picks', () => {
    const t = table({ players: [{ at: 'crossroads.a' }] }).stage(23)
    expect(t.asked).toBe('A markerSpace')
    expect(t.refuses({ do: 'space', at: 'crossroads.b' })).toBe('W-QCARD-9')
    const three = t.spaces
    expect(three).toContain('rocket.r')
    expect(t.at('rocket.r').marker(23)).toBe('rocket.r')
    expect(t.state.quests[0]?.marker?.colour).toBe('blue')
  })

  test('W-QCARD-10 trashing the card removes its marker', () => {
    const t = table({
      players: [{ at: 'rocket.r', letters: ['S', 'I', 'A', 'L'] }],
      quests: [{ card: 23, marker: 'rocket.r' }],
      dice: [4, 4, 2],
    })
    t.quest(23, 1).pass('reroll')
    expect(t.quests()).toEqual([25, 130])
    expect(t.marker(23)).toBeUndefined()
  })

  test('W-QCARD-R1 without trash a quest stays and can be done again', () => {
    const t = table({
      players: [{ at: 'estate.p', equipped: ['codsworth'], inventory: ['piper'] }],
      tiles: { 10: 'estate' },
      quests: [97],
    })
    t.quest(97, 1).play({ do: 'discard', card: 'piper' }).quest(97, 1)
    expect(t.A.agendas).toHaveLength(2)
    expect(t.quests()).toEqual([97])
  })

  test('W-QCARD-R2 T-QCARD-1 W-QCARD-R3 W-GOLD-R3 outside the own turn too; of several the doer sets the order', () => {
    const t = table({
      players: [{ at: 'crossroads.a' }, { at: 'mart.m' }],
      quests: [137, 146],
      foes: [{ face: 'protectron', at: 'mart.m' }],
      dice: [2, 1, 1],
    })
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.asked).toBe('B nextObjective')
    expect(t.refuses({ do: 'objective', card: 137, objective: 1 })).toBe('W-QCARD-R3')
    t.play({ do: 'objective', card: 146, objective: 2 })
    expect(t.B.agendas).toHaveLength(2)
    expect(t.quests()).toEqual([147, 139])
  })

  test('W-QCARD-R3 an objective of a card that was trashed lapses', () => {
    const t = table({
      players: [{ at: 'mart.m', traits: ['superMutant'] }],
      quests: [120],
      foes: [{ face: 'overlord', at: 'mart.m' }],
      dice: [3, 3, 6],
      loot: { next: ['junk'] },
    })
    t.fight('overlord').pass('keepLetter', 'pickPerk')
    expect(t.asked).toBe('A nextObjective')
    t.play({ do: 'objective', card: 120, objective: 1 })
    expect(t.A.agendas).toHaveLength(1)
    expect(t.A.traits).toEqual([])
    expect(t.quests()).toEqual([])
  })

  test('W-QCARD-R5 a marker without a place waits on its card', () => {
    const t = table({ players: [{}, { eliminated: true }] })
    t.do({ do: 'markerSpace', seat: 0, card: 131, nodes: [] })
    t.stage(131, 0)
    t.do({ do: 'markerSpace', seat: 0, card: 131, nodes: [] })
    expect(t.state.quests[0]?.marker?.node).toBe(-1)
    expect(t.can('quest')).toBe(false)
  })

  test('W-QCARD-R7 W-LOYAL-R4 a fight against friends makes it unavailable', () => {
    const t = table({
      players: [{ at: 'citRuins', agendas: ['a01'], revealed: 'a01' }],
      decks: { wasteland: [22] },
      quests: [21],
    }).encounter()
    expect(t.refuses({ do: 'option', n: 1 })).toBe('W-LOYAL-R4')
    expect(t.offered('option').map(({ n }) => n)).toEqual([2, 3])
  })

  test('W-QCARD-R8 T-QCARD-5 killed by an instruction: the objective is not completed', () => {
    const t = table({ players: [{ at: 'crossroads.a', hp: 8 }], quests: [118] })
    t.quest(118, 1).at('crossroads.a')
    expect(t.quests()).toEqual([118])
    expect(t.A).toMatchObject({ agendas: [], traits: [] })
  })

  test('T-QCARD-2 W-TRACK-R4 results to the left of the end count, those to the right do not happen', () => {
    const t = table({ players: [{ at: 'diamond.c', agendas: ['a05'] }, {}], star: 5, quests: [14] })
    t.quest(14, 2)
    expect(t.ending).toBe('star')
    expect(t.quests()).toEqual([14])
    expect(t.A.inventory).toEqual([])
  })

  test('T-QCARD-4 a kill of a drawn enemy counts for quests', () => {
    const t = wild([164], {}, { quests: [142], stacks: { critter: { next: ['radroach'] } }, dice: [6, 1, 1] })
      .encounter()
      .option(1)
    t.pass('equip', 'overflow')
    expect(t.quests()).toEqual([143])
  })
})

describe('results', () => {
  test('W-RES-3 W-RES-R2 T-RES-1 Add shuffles the card among as many as there are players', () => {
    const deck = [161, 162, 163, 164, 165, 166, 167, 1, 2, 3]
    const t = table({ players: [{ at: 'rocket.r' }, {}, {}], decks: { wasteland: deck }, quests: [] })
    t.stage(134)
    const now = t.state.decks.wasteland
    expect(now).toHaveLength(11)
    expect(now.slice(-4)).toContain(135)
    expect(now.slice(0, 7)).toEqual(deck.toReversed().slice(0, 7))
  })

  test('T-RES-2 a shorter deck gives what it has', () => {
    const t = table({ players: [{}, {}, {}, {}], decks: { wasteland: [161, 162] } }).stage(134)
    expect(t.state.decks.wasteland.toSorted((a, b) => a - b)).toEqual([135, 161, 162])
  })

  test('W-RES-4 without a deck Add founds one', () => {
    expect(table({ decks: { wasteland: [] } }).stage(134).state.decks.wasteland).toEqual([135])
  })

  test('W-RES-9 W-AGENDA-R3 several cards are drawn and kept', () => {
    const t = table({ players: [{ at: 'vault109.v' }], tiles: { 8: 'vault109' }, decks: { vault109: [91] } })
      .encounter()
      .option(1)
    expect(t.A.agendas).toHaveLength(2)
  })

  test('W-RES-12 W-FACTION-2 T-FACTION-2 each plus is one power for that faction', () => {
    const t = table({ players: [{ at: 'boston.r' }], quests: [18] }).quest(18, 2)
    expect([t.state.star, t.state.shield]).toEqual([2, 0])
  })

  test('W-RES-13 W-RES-R5 trash does not stop the results to its right', () => {
    const t = table({ players: [{ at: 'diamond.c' }], quests: [{ card: 98, marker: 'diamond.c' }] })
    t.quest(98, 2)
    expect(t.quests()).toEqual([])
    expect(t.asked).toBe('A respawn') // everything within two spaces, the actor included
  })

  test('W-RES-R3 T-LIB-2 a card that is no longer in the library cannot be fetched', () => {
    const t = table({ players: [{ at: 'diamond.c' }], quests: [14], trashed: [16] })
      .quest(14, 2)
      .pass('equip', 'overflow')
    expect(t.quests()).toEqual([67])
  })

  test('W-RES-R4 a level value never drops below 0', () => {
    const t = table({
      players: [{ at: 'vault84.c' }],
      tiles: { 9: 'vault84' },
      decks: { wasteland: [167] },
      dice: [4, 2, 1],
    })
    expect(t.encounter().option(1).A.caps).toBe(3) // level 1 less 1
  })

  test('W-RES-R6 T-AGENDA-6 W-AGENDA-R3 a draw of two is one effect: limits and ends are looked at afterwards', () => {
    const t = table({
      players: [{ at: 'vault109.v', agendas: ['a01', 'a02', 'a05'] }],
      tiles: { 8: 'vault109' },
      decks: { vault109: [91] },
      star: 5,
      shield: 5,
      agendas: { deck: 1, next: ['a03'] },
    })
    t.encounter().option(1)
    expect([t.state.star, t.state.shield]).toEqual([6, 6])
    expect(t.asked).toBe('A agendaLimit') // five in hand, and the game is not over yet
    t.play({ do: 'agenda', agenda: 'a05' })
    expect(t.ending).toBe('both')
  })

  test('T-RES-5 W-RES-R7 W-RES-R9 W-RES-R10 results left after a kill are carried out, then the turn is over', () => {
    const t = table({
      players: [{ at: 'diamond.c' }, { at: 'crossroads.a' }],
      quests: [{ card: 98, marker: 'diamond.c' }],
    })
    t.quest(98, 2)
    expect(t.A.agendas).toHaveLength(1)
    t.at('crossroads.a')
    expect(t.quests()).toEqual([])
    expect(t.asked).toBe('B act')
  })

  test('W-RES-R9 an eliminated survivor gains nothing more, but cards still go where they should', () => {
    const t = table({
      players: [{ at: 'vault109.v', rads: 15 }, {}],
      tiles: { 8: 'vault109' },
      decks: { vault109: [92, 91] },
    })
    t.encounter().at('crossroads.a') // killed by two damage, then one more rad
    expect(t.A.eliminated).toBe(true)
    expect(t.state.decks.vault109.toSorted((a, b) => a - b)).toEqual([91, 92])
  })

  test('W-RES-R8 at a quest a level icon is that of the space, else 1', () => {
    const t = table({ players: [{ at: 'diamond.c' }], quests: [14] })
    t.quest(14, 2)
    expect(t.told).toContain('objectiveCompleted')
    const run = (at: string) => {
      const u = table({ players: [{ at, caps: 9 }], quests: [64] })
      u.quest(64, 2)
      const top = u.state.steps.at(-1)
      return top?.do === 'payCaps' && top.task.run.level
    }
    expect(run('diamond.c')).toBe(3)
  })
})
