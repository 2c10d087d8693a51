import { knowledgeOf } from '@overseer/bots/knowledge'
import { GAMES } from '@overseer/games'
import { seedRandom } from '@overseer/kernel'
import { Broken, examine, type Tells } from '@overseer/kernel/harness'
import { describe, expect, test } from 'vitest'
import { tellsOf } from '../src/tells.ts'

const SEATS = 3

/** A few decisions of a game, and how often each thing was told. */
function told(id: string, tells: Tells, most = 60): Map<string, number> {
  const { game } = GAMES[id]!
  const counts = new Map<string, number>()
  const counted: Tells = asked =>
    Object.fromEntries(
      Object.entries(tells(asked)).map(([name, tell]) => [
        name,
        () => {
          counts.set(name, (counts.get(name) ?? 0) + 1)
          return tell()
        },
      ]),
    )
  const trial = { options: { seats: SEATS }, seats: SEATS, seed: `told ${id}`, random: seedRandom('told') }
  examine(game, { ...trial, bound: 1e4, most, thoroughness: 1, tells: counted })
  return counts
}

describe.each(Object.keys(GAMES))('what players of %s are told', id => {
  test('odds, advice, pictures and bots’ choices depend on nothing that is hidden from them', () => {
    const counts = told(id, tellsOf(GAMES[id]!))
    for (const name of ['picture', 'question', 'words of the choices', 'advise', 'bot'])
      expect(counts.get(name), name).toBeGreaterThan(0)
    if (knowledgeOf(id).plans !== undefined) expect(counts.get('plans'), 'plans').toBeGreaterThan(0)
    for (const name of Object.keys(GAMES[id]!.readings)) expect(counts.get(name), name).toBeGreaterThan(0)
  })

  test('what does is found, whether it is told or refused', () => {
    const key = (state: object): unknown => (state as { random: { key: number[] } }).random.key[0]
    const leaks: Tells = ({ state }) => ({ hint: () => key(state) })
    expect(() => told(id, leaks)).toThrow(/hint tells .* hidden things/)
    const throws: Tells = ({ state }) => ({
      hint: () => {
        throw new Error(String(key(state)))
      },
    })
    expect(() => told(id, throws)).toThrow(Broken)
  })
})
