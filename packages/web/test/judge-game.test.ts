import { readFileSync } from 'node:fs'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { type GameRecord, LANGUAGES, newRecord, replay } from '@overseer/kernel'
import { type Choice, narrator, type Options, type Position, wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { accuracyOf, mistakesOf, tellBetter, tellDone } from '../src/play/analysis.ts'
import { judgeGame } from '../src/play/judge-game.ts'

/** Somebody in good health who could go to work, and ends the turn instead. */
const position: Position = { begun: true, tiles: { 1: 'mart', 5: 'rocket' }, players: [{ at: 'crossroads.b' }, {}] }
const record = {
  ...newRecord(wasteland, null, 'judged'),
  position,
  choices: [{ do: 'end' }],
} as GameRecord<Choice, Options>

test('a game of Wasteland is judged by plans, and its mistakes are told as a player would', {
  timeout: 120_000,
}, () => {
  const told: number[] = []
  const judged = judgeGame(knowledgeOf('wasteland'), record, { clock: () => 0, told: done => told.push(done) })
  expect(told).toEqual([1])
  const [mistake, ...others] = mistakesOf(judged, 0)
  expect(others).toEqual([])
  expect(mistake).toMatchObject({ at: 0, seat: 0 })
  expect(accuracyOf(judged, 0)).toBeLessThan(1)
  expect(accuracyOf(judged, 1)).toBeNull()
  const view = wasteland.view(replay(wasteland, record, 0), 0)
  for (const language of LANGUAGES) {
    const tell = narrator(language, ['Ada', 'Boris'])
    const did = tellDone(mistake!, view, record.choices[0], tell)
    const better = tellBetter(mistake!, view, tell)
    expect(better).not.toBe(did)
    expect(`${did} ${better}`).not.toMatch(/undefined|[{}]|crossroads\./)
  }
})

test('what choices of Shelter were worth does not depend on how fast the machine is', () => {
  const file = new URL('../../shelter/records/2-sixthRoom.json', import.meta.url)
  const whole = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
  const beginning = { ...whole, choices: whole.choices.slice(0, 6) }
  let slow = 0
  const judged = [() => 0, () => (slow += 10_000)].map(clock =>
    judgeGame(knowledgeOf('shelter'), beginning, { clock, told: () => {} }),
  )
  expect(judged[0]!.length).toBeGreaterThan(2)
  expect(judged[1]).toEqual(judged[0])
})
