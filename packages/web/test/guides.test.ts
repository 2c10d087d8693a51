import { readdirSync, readFileSync } from 'node:fs'
import { below, type Game, type GameRecord, type Guide, Match, newRecord, seedRandom } from '@overseer/kernel'
import { shelter } from '@overseer/shelter'
import { guide as shelterGuide } from '@overseer/shelter/guide'
import { type Choice, type Position, wasteland } from '@overseer/wasteland'
import { guide as wastelandGuide } from '@overseer/wasteland/guide'
import { describe, expect, test } from 'vitest'
import { momentsByQuestion } from './wasteland-moments.ts'

/** The questions a guide lists, with the kinds of their answers, are those that games ask: no more and no fewer. */

/** Kinds of answers that neither the golden games nor the scenes of each question come to. */
const SELDOM: readonly (readonly [Position, ...Choice[]])[] = [
  [
    { players: [{}], quests: [{ card: 28, marker: 'crossroadsCamp' }], points: 3 },
    { do: 'carry', card: 28 },
  ],
  [
    {
      options: { equipAtCamp: true },
      players: [{ inventory: ['leatherArmor', 'wastelandSurvivalGuide'], hp: 2 }, {}],
    },
    { do: 'camp' },
  ],
  [
    { players: [{ agendas: ['a05'] }, { agendas: ['a03'] }] },
    { do: 'camp' },
    { do: 'trade', with: 1 },
    { do: 'giveAgenda', agenda: 'a05', shown: false },
    { do: 'propose' },
    { do: 'counter' },
  ],
]

const seldom = SELDOM.map(([position, ...choices]) => ({ ...newRecord(wasteland, null, 'seldom'), position, choices }))

/** Games of Shelter in which everybody does whatever comes. */
function randomGames(count: number): GameRecord[] {
  return Array.from({ length: count }, (_, n) => {
    const match = new Match(shelter, newRecord(shelter, shelter.parse.options({ seats: 2 + (n % 3) }), `guide ${n}`))
    const random = seedRandom(`guide ${n}`)
    while (shelter.pending(match.state) !== undefined) {
      const choices = shelter.choices(match.state)
      match.apply(choices[below(random, choices.length)]!)
    }
    return match.record
  })
}

const GUIDED: readonly { game: Game; guide: Guide; scenes: readonly GameRecord[] }[] = [
  { game: shelter, guide: shelterGuide, scenes: randomGames(60) },
  { game: wasteland, guide: wastelandGuide, scenes: [...momentsByQuestion().values(), ...seldom] },
]

function golden(game: string): GameRecord[] {
  const folder = new URL(`../../${game}/records/`, import.meta.url)
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return files.map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord)
}

/** What is asked in these games, and with which kinds of answers, each as `question: kind`. */
function askedIn(game: Game, records: readonly GameRecord[]): Set<string> {
  const asked = new Set<string>()
  const look = (match: Match): void => {
    const ask = game.pending(match.state)?.ask
    if (ask === undefined) return
    for (const choice of game.choices(match.state)) asked.add(`${ask}: ${(choice as { do: string }).do}`)
  }
  for (const record of records) {
    const match = new Match(game, { ...record, choices: [] })
    for (const choice of record.choices) {
      look(match)
      match.apply(choice)
    }
    look(match)
  }
  return asked
}

describe.each(GUIDED)('the guide of $game.id', ({ game, guide, scenes }) => {
  test('lists every question that is asked and every kind of its answers, and none that never is', () => {
    const listed = Object.entries(guide.questions).flatMap(([ask, kinds]) => kinds.map(kind => `${ask}: ${kind}`))
    expect([...askedIn(game, [...golden(game.id), ...scenes])].toSorted()).toEqual(listed.toSorted())
  })
})
