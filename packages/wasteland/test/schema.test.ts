import { readdirSync, readFileSync } from 'node:fs'
import { BadInput } from '@overseer/kernel'
import { RULE_IDS, type State, statistics, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { newGame, table } from './table.ts'

/** The field that a parser complains about. */
function complaint(parse: () => unknown): string {
  try {
    parse()
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return 'nothing'
}

describe('what comes from outside', () => {
  test('options name the field that is wrong, and the rest is as by default', () => {
    const options = (data: unknown) => wasteland.parse.options(data)
    expect(options({ seats: 2 })).toMatchObject({
      scenario: 'commonwealth',
      roundOrder: 'deferred',
      trackEnd: 6,
      drugRisk: 50,
    })
    expect(complaint(() => options({}))).toMatch(/^options\.seats/)
    expect(complaint(() => options({ seats: 5 }))).toMatch(/^options\.seats/)
    expect(complaint(() => options({ seats: 2, first: 2 }))).toMatch(/^options\.first/)
    expect(complaint(() => options({ seats: 2, characters: ['ghoul', 'ghoul'] }))).toMatch(/^options\.characters/)
    expect(complaint(() => options({ seats: 2, drugRisk: 30 }))).toMatch(/^options\.drugRisk/)
    expect(complaint(() => options({ seats: 2, colour: 'red' }))).toMatch(/^options/)
  })

  test('choices are well formed or refused', () => {
    const choice = (data: unknown) => wasteland.parse.choice(data)
    expect(choice({ do: 'step', to: 'cit.n' })).toEqual({ do: 'step', to: 'cit.n' })
    expect(complaint(() => choice({ do: 'fly' }))).toMatch(/^choice\.do/)
    expect(complaint(() => choice({ do: 'step' }))).toMatch(/^choice\.to/)
    expect(complaint(() => choice({ do: 'move', far: true }))).toMatch(/^choice/)
    expect(complaint(() => choice({ do: 'buy', card: 'moon' }))).toMatch(/^choice\.card/)
  })

  test('a wish that names nothing there is refused by a rule', () => {
    const t = table({ points: 2 })
    expect(t.refuses({ do: 'step', to: 'nowhere.at.all' })).toBe('W-MOVE-R3')
    expect(t.refuses({ do: 'explore', tile: '#99' })).toBe('W-EXPL-1')
    expect(t.refuses({ do: 'quest', card: 160, objective: 1 })).toBe('W-QACT-1')
    expect(t.refuses({ do: 'use', card: 'stimpak', effect: 7 })).toBe('W-ITEM-R1')
    expect(t.refuses({ do: 'accept' })).toBe('W-TURN-1')
  })

  test('a saved state comes back, and one that has lost or found a piece does not', () => {
    const saved = (change: (state: State) => void): string => {
      const state = JSON.parse(JSON.stringify(table({ foes: [{ face: 'brute', at: 'mart.m' }] }).state)) as State
      change(state)
      return complaint(() => wasteland.parse.state(state))
    }
    expect(saved(() => {})).toBe('nothing')
    expect(saved(state => state.lootPile.deck.pop())).toMatch(/loot: .* is missing/)
    expect(saved(state => state.agendaPile.deck.push('a01'))).toMatch(/agendas: a01 is there once too often/)
    expect(saved(state => state.foes.pop())).toMatch(/superMutant: brute is missing/)
    expect(
      saved(state =>
        state.quests.push({ ...state.quests[0]!, card: 14, caps: 0, marker: null, capped: [], turn: 0, base: [0] }),
      ),
    ).toMatch(/library/)
    expect(saved(state => (state.players[0]!.hp = 99))).toMatch(/players\.0\.hp/)
    expect(saved(state => (state.players[0]!.node = 7))).toMatch(/players\.0\.node/)
    expect(saved(state => (state.supply[0] = 9))).toMatch(/supply: S/)
    expect(saved(state => state.steps.push({ do: 'check' }))).toMatch(/steps/)
    expect(saved(state => state.steps.push({ do: 'act', seat: 3 }))).toMatch(/steps/)
    expect(saved(state => Object.assign(state, { weather: 'rain' }))).toMatch(/^state/)
  })

  test('a state saved when steps had other names reads as one of today', () => {
    const { state } = table({ foes: [{ face: 'brute', at: 'mart.m' }] })
    const today = { ...state, steps: [{ do: 'completeDue' }, { do: 'slaySurvivor', seat: 0 }, ...state.steps] }
    const then = { ...state, steps: [{ do: 'deeds' }, { do: 'fell', seat: 0 }, ...state.steps] }
    expect(wasteland.parse.state(JSON.parse(JSON.stringify(then)))).toEqual(today)
  })

  test('a position names what cannot be', () => {
    const position = (data: object): string =>
      complaint(() => wasteland.parse.position({ players: [{}], ...data }, 'test'))
    expect(position({})).toBe('nothing')
    expect(position({ players: [] })).toMatch(/^position\.players/)
    expect(position({ players: [{ at: 'mart.m' }] })).toMatch(/^position\.players\.0\.at/)
    expect(position({ tiles: { 1: 'robco' } })).toMatch(/^position\.tiles/) // deadly, not dangerous
    expect(position({ players: [{ inventory: ['geck', 'geck'] }] })).toMatch(/^position\.assets/)
    expect(position({ players: [{ inventory: ['junk', 'junk', 'junk', 'water'] }] })).toMatch(/inventory/)
    expect(position({ turn: 1 })).toMatch(/^position\.turn/)
    expect(position({ agendas: { deck: 99 } })).toMatch(/^position\.agendas\.deck/)
  })
})

describe('names', () => {
  test('every rule that the engine cites is in the rulebook', () => {
    const rules = new Set<string>(RULE_IDS)
    const folder = new URL('../src/rules/', import.meta.url)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts')))
      for (const [id] of readFileSync(new URL(file, folder), 'utf8').matchAll(/\bW-[A-Z]+-[A-Z]*\d+\b/g))
        expect(rules, `${id} in ${file}`).toContain(id)
  })

  test('every use that games tell of is in the list of all uses', () => {
    const listed = new Set(statistics.deck.map(({ kind, card }) => `${kind}/${card}`))
    expect(listed.size).toBe(statistics.deck.length)
    const t = newGame({ seats: 3 }, 'uses')
    for (let n = 0; n < 400 && t.asked !== undefined; n++) {
      t.play(t.choices[(n * 7) % t.choices.length]!)
      for (const event of t.events)
        for (const { kind, card } of statistics.cards(t.state, event)) expect(listed).toContain(`${kind}/${card}`)
      for (const choice of t.choices)
        for (const { kind, card } of statistics.leadsTo(t.state, choice)) {
          if (kind !== 'objective counted' && kind !== 'objective completed' && kind !== 'option')
            expect(listed).toContain(`${kind}/${card}`)
        }
    }
  })
})
