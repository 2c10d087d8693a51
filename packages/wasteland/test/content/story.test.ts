import { describe, expect, test } from 'vitest'
import { cardKey, LIBRARY, STAR_DECKS } from '../../src/content/cards/library.ts'
import type { Card, CardNumber, Objective, Option, Task } from '../../src/content/cards/types.ts'
import { everyResult } from '../../src/content/cards/walk.ts'
import { SCENARIOS } from '../../src/content/map/scenarios.ts'
import { SCENARIO_IDS, type ScenarioId } from '../../src/content/terms.ts'
import { wordPartsOf } from '../../src/narrator/word-parts.ts'
import { SHELVES } from '../../src/text/shelves.ts'
import type { Stories } from '../../src/text/story.ts'
import { wasteland } from '../../src/wasteland.ts'
import { STORIES } from '../all-words.ts'
import { table } from '../table.ts'
import { CARDS } from './card-facts.ts'

const TOLD = CARDS.filter(card => card.number !== 100) // 100 is out of use

const partsOf = (card: Card): readonly (Option | Objective)[] =>
  card.card === 'quest' ? card.objectives : card.options

function tasksOf(part: Option | Objective): readonly Task[] {
  if ('by' in part && part.by === 'count') return tasksOf(part.count)
  return 'tasks' in part ? part.tasks : []
}

const wordsIn = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

describe.each(Object.entries(STORIES))('story in %s', (_, stories) => {
  test('every card has one, and no story is without a card', () => {
    expect(Object.keys(stories).sort()).toEqual(TOLD.map(card => cardKey(card.number)).sort())
  })

  test('options and objectives are told in the order of the card', () => {
    for (const card of TOLD)
      expect(stories[cardKey(card.number)]!.options, cardKey(card.number)).toHaveLength(partsOf(card).length)
  })

  test('a failure is told where a test or a fight can fail, and nowhere where nothing can', () => {
    for (const card of TOLD)
      partsOf(card).forEach((part, i) => {
        const told = stories[cardKey(card.number)]!.options[i]!.failure !== undefined
        const tasks = tasksOf(part).map(task => task.do)
        if (tasks.some(task => task === 'test' || task === 'fight' || task === 'fightFaction'))
          expect(told, `${cardKey(card.number)} (${i + 1})`).toBe(true)
        else if (!tasks.includes('suffer')) expect(told, `${cardKey(card.number)} (${i + 1})`).toBe(false)
      })
  })
  test('it fits its card: an intro of 30 to 95 words, and bold lines of 3 to 14', () => {
    const outOfBounds = Object.entries(stories).flatMap(([card, { intro, options }]) => [
      ...(wordsIn(intro) < 30 || wordsIn(intro) > 95 ? [`${card}: ${intro}`] : []),
      ...options.filter(({ line }) => wordsIn(line) < 3 || wordsIn(line) > 14).map(({ line }) => `${card}: ${line}`),
    ])
    expect(outOfBounds).toEqual([])
  })
})

test('no card is told in English to those who speak another language', () => {
  const texts = (stories: Stories, card: string) => [
    stories[card]!.intro,
    ...stories[card]!.options.flatMap(({ line, success, failure = '' }) => [line, success, failure]).filter(Boolean),
  ]
  const { en, ...others } = STORIES
  for (const stories of Object.values(others))
    for (const card of Object.keys(en)) {
      const english = new Set(texts(en, card))
      expect(texts(stories, card).filter(text => english.has(text))).toEqual([])
    }
})

/** The cards that a scenario can come to: those it begins with, the two decks, and whatever these bring in. */
function cardsOf(scenario: ScenarioId): ReadonlySet<CardNumber> {
  const { stage, add } = SCENARIOS[scenario]
  const found = new Set([...stage, ...add, ...STAR_DECKS.wasteland, ...STAR_DECKS.settlement])
  for (const number of found)
    for (const result of everyResult(LIBRARY[number]!)) {
      if ('cards' in result) for (const card of result.cards) found.add(card)
      if (result.do === 'resolve') found.add(result.card)
    }
  return found
}

test.each(SCENARIO_IDS)(
  'the stories that are fetched with %s are those of the cards it can come to',
  async scenario => {
    const { en } = SHELVES
    const told = { ...(await en.common()), ...(await en.later()), ...(await en[scenario]()) }
    expect([...cardsOf(scenario)].map(cardKey).filter(card => !(card in told))).toEqual([])
    const elsewhere = SCENARIO_IDS.filter(other => other !== scenario).flatMap(other => [...cardsOf(other)])
    const strangers = Object.keys(await en[scenario]()).filter(card => elsewhere.map(cardKey).includes(card))
    expect(strangers).toEqual([])
  },
)

test('a game begins without the stories that come later, and asks for them before the first of their cards', async () => {
  const later = Object.keys(await SHELVES.en.later())
  const view = wasteland.view(wasteland.setup(wasteland.parse.options({ seats: 2 }), 'later'), 'spectator')
  expect(wordPartsOf(view)).toEqual(['commonwealth'])
  expect(wordPartsOf({ ...view, turnCount: 2 })).toEqual(['commonwealth', 'later'])
  const { state } = table({ tiles: { 8: 'vault109' }, players: [{ at: 'vault109.v' }] })
  expect(wordPartsOf(wasteland.view(state, 0)), 'an open vault').toContain('later')
  for (const { number, card } of TOLD) {
    if (card !== 'quest') continue
    const staged = { ...view, quests: [{ ...view.quests[0]!, card: number }] }
    expect(wordPartsOf(staged).includes('later'), cardKey(number)).toBe(later.includes(cardKey(number)))
  }
})
