import { readFileSync } from 'node:fs'
import { type GameRecord, LANGUAGES, parseRecord } from '@overseer/kernel'
import {
  type Choice,
  earlierCards,
  type Event,
  type Options,
  storyOfRecord,
  storyParts,
  tellStory,
  wasteland,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { storyOf } from '../../src/text/loaded.ts'
import { table } from '../table.ts'
import '../all-words.ts'

const file = new URL('../../records/capital-4-influence.json', import.meta.url)
const record: GameRecord<Choice, Options> = parseRecord(wasteland, JSON.parse(readFileSync(file, 'utf8')))
const NAMES = ['Ada', 'Boris', 'Chloé', 'Dieter*']

describe('the story of a game', () => {
  const story = storyOfRecord(record, 'en', NAMES)

  test('begins with the scenario and its first quest as it is read', () => {
    expect(story.startsWith('# The story of a game: ')).toBe(true)
    expect(story).toContain(storyOf('en', 44)!.intro)
  })

  test('has rounds, choices with who made them, and what came of them', () => {
    expect(story).toMatch(/^## Round \d+$/m)
    expect(story).toMatch(/^\*\*(?:Ada|Boris|Chloé|Dieter\\\*): .+\*\*$/m)
  })

  test('ends with how it ended', () => {
    expect(story.trim().split('\n\n').slice(-5).join('\n')).toMatch(/^1\. /m)
  })

  test('no round stands empty', () => {
    expect(story).not.toMatch(/^## Round \d+\n\n## /m)
  })

  test('plain text has no marks', () => {
    const plain = storyOfRecord(record, 'en', NAMES, 'text')
    expect(plain).not.toMatch(/^#|\*\*/m)
    expect(plain).toContain('Dieter*')
  })

  test.each(LANGUAGES)('is told in %s without code words', language => {
    const told = storyOfRecord(record, language, ['Ada', 'Boris', 'Zoe', 'Dieter'])
    expect(told.length).toBeGreaterThan(2000)
    expect(told).not.toMatch(/[{}]|undefined|\b[a-z]+\.[a-z]\b(?!\.)/)
  })
})

test('how an objective fails is read once, however often it does', () => {
  const view = wasteland.view(table({ players: [{}], quests: [15] }).state, 0)
  const failed: Event = { type: 'questFailed', seat: 0, card: 15, objective: 1 }
  const told = tellStory('en', ['Ada'], { opening: view, events: [failed, failed, failed], view }, 'text')
  const text = storyOf('en', 15)!.options[0]!.failure!
  expect(told.split(text)).toHaveLength(2)
  expect(told.split('Ada fails at “Resonance”')).toHaveLength(3)
})

test('a table without events tells the quests it began with', () => {
  const opening = wasteland.view(table({ quests: [14] }).state, 0)
  expect(storyParts(opening, [{ type: 'roundBegan', round: 1 }])).toEqual([{ is: 'quest', card: 14 }])
})

test('earlier cards of a quest, the first one first', () => {
  const events: Event[] = [
    { type: 'questStaged', card: 14 },
    { type: 'turnBegan', seat: 0 },
    { type: 'objectiveCompleted', seat: 1, card: 14, objective: 2 },
    { type: 'questStaged', card: 16 },
    { type: 'turnBegan', seat: 1 },
    { type: 'objectiveCompleted', seat: 0, card: 16, objective: 1 },
    { type: 'questStaged', card: 18 },
  ]
  expect(earlierCards(events, 18)).toEqual([
    { seat: 1, card: 14, n: 2, success: true },
    { seat: 0, card: 16, n: 1, success: true },
  ])
  expect(earlierCards(events, 14)).toEqual([])
})
