import { describe, expect, test } from 'vitest'
import { TRACK_END } from '../../src/content/factions.ts'
import { LIBRARY, questCard } from '../../src/content/cards/library.ts'
import { everyResult } from '../../src/content/cards/walk.ts'
import { SCENARIOS } from '../../src/content/map/scenarios.ts'
import { FACTIONS, type Faction, SCENARIO_IDS, type ScenarioId } from '../../src/content/terms.ts'
import type { CardNumber, Objective, Result } from '../../src/content/cards/types.ts'
import { repeatable, staged } from './card-facts.ts'

/** The main quests: those with power in every objective. 030 and 037 stand beside the story, 041 hangs on 037. */
const MAIN: Record<ScenarioId, CardNumber[]> = {
  commonwealth: [14, 15, 16, 18, 19, 20, 21, 23, 24, 25, 28],
  farHarbor: [29, 32, 33, 34, 35, 36, 39, 40, 42, 43],
  capital: [44, 45, 48, 49, 50, 51, 52, 54, 55],
  pitt: [56, 57, 58, 59, 60, 61, 62, 64, 65, 66],
}

/** One way through the story: which quests, and what each objective gave. */
interface Path {
  readonly quests: readonly CardNumber[]
  readonly power: Readonly<Record<Faction, number>>
}

const powerOf = (objective: Objective, faction: Faction): number =>
  objective.results.reduce(
    (sum, result) =>
      sum + (result.do === 'power' && result.faction === faction && typeof result.n === 'number' ? result.n : 0),
    0,
  )

/** Every way through, each quest ended by one of its objectives that are no repeats. */
function paths(scenario: ScenarioId, from = SCENARIOS[scenario].stage.find(n => MAIN[scenario].includes(n))!): Path[] {
  return questCard(from).objectives.flatMap(objective => {
    if (repeatable(objective)) return []
    const next = staged(objective.results).find(number => MAIN[scenario].includes(number))
    const rest = next === undefined ? [{ quests: [], power: { star: 0, shield: 0 } }] : paths(scenario, next)
    return rest.map(({ quests, power }) => ({
      quests: [from, ...quests],
      power: {
        star: power.star + powerOf(objective, 'star'),
        shield: power.shield + powerOf(objective, 'shield'),
      },
    }))
  })
}

const lengths = (scenario: ScenarioId): [number, number] => {
  const all = paths(scenario).map(path => path.quests.length)
  return [Math.min(...all), Math.max(...all)]
}

describe('paths', () => {
  test.each<[ScenarioId, number, [number, number]]>([
    ['commonwealth', 20, [4, 5]],
    ['capital', 16, [5, 6]],
    ['farHarbor', 32, [6, 6]],
    ['pitt', 22, [4, 6]],
  ])('%s has %i paths', (scenario, count, span) => {
    expect(paths(scenario)).toHaveLength(count)
    expect(lengths(scenario)).toEqual(span)
  })

  test('every main quest is on a path and helps both factions in turn', () => {
    for (const id of SCENARIO_IDS) {
      expect(new Set(paths(id).flatMap(path => path.quests))).toEqual(new Set(MAIN[id]))
      for (const number of MAIN[id]) {
        const [first, second] = questCard(number).objectives
        const helped = [first!, second!].map(objective =>
          FACTIONS.filter(faction =>
            objective.results.some(result => result.do === 'power' && result.faction === faction),
          ).join(),
        )
        expect(helped, String(number)).toEqual(['shield', 'star'])
      }
    }
  })

  test('always helping one faction adds up to 7 to 9 power; the Enclave gets 4 and then buys', () => {
    const pure = (scenario: ScenarioId, faction: Faction): number[] =>
      paths(scenario)
        .filter(path => path.power[faction === 'star' ? 'shield' : 'star'] === 0)
        .map(path => path.power[faction])
    expect(pure('commonwealth', 'shield')).toEqual([7])
    expect(pure('commonwealth', 'star')).toEqual([7])
    expect(pure('pitt', 'shield')).toEqual([7])
    expect(pure('pitt', 'star')).toEqual([8])
    expect(pure('farHarbor', 'shield')).toEqual([9])
    expect(pure('farHarbor', 'star')).toEqual([9])
    expect(pure('capital', 'star')).toEqual([8])
    expect(pure('capital', 'shield')).toEqual([])
    const shieldOnly = [44, 45, 49, 51].map(number => powerOf(questCard(number).objectives[0]!, 'shield'))
    expect(shieldOnly.reduce((sum, n) => sum + n)).toBe(4)
    expect(staged(questCard(51).objectives[0]!.results)).toContain(54)
    expect(repeatable(questCard(54).objectives[0]!)).toBe(true)
  })

  test('W-CON-R14 paths on which the main quests run out before a faction arrives', () => {
    const runOut = (scenario: ScenarioId): number =>
      paths(scenario).filter(({ quests, power }) => {
        const last = questCard(quests.at(-1)!)
        return Math.max(power.star, power.shield) < TRACK_END && !last.objectives.some(repeatable)
      }).length
    expect(SCENARIO_IDS.map(runOut)).toEqual([2, 0, 0, 11])
  })

  test('no game has a Synth draw 017: the synth comes into play where 016 cannot be, or ends it', () => {
    const withResult = (is: (result: Result) => boolean): CardNumber[] =>
      LIBRARY.flatMap((card, number) => (card !== undefined && everyResult(card).some(is) ? [number] : []))
    const bringers = (wanted: CardNumber): CardNumber[] =>
      withResult(result => (result.do === 'stage' || result.do === 'add') && result.cards.includes(wanted))
    const next = (number: CardNumber, objective: number): CardNumber[] =>
      staged(questCard(number).objectives[objective]!.results)

    expect(withResult(result => result.do === 'become' && result.trait === 'synth')).toEqual([140])
    expect([140, 139, 138, 137, 136].map(bringers)).toEqual([[138, 139], [137], [137], [134, 136], [134]])
    expect(bringers(134)).toEqual([14, 16, 34]) // of these 34 is Far Harbor's
    expect([bringers(16), bringers(17), bringers(14)]).toEqual([[14], [14], []])
    expect([next(14, 0), next(14, 1)]).toEqual([
      [15, 134],
      [16, 67],
    ]) // one of the two, once
    expect(next(16, 1)).toContain(134)
    expect(questCard(16).objectives[1]!.results.at(-1)).toEqual({ do: 'trash' })
  })
})
