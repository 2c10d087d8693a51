import { BadInput, Match, newRecord, parseJson, parseRecord, recordedGame, replay } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { toy } from './toy.ts'

const record = { ...newRecord(toy, { seats: 2 }, 'record'), choices: ['up', 'roll', 'stop', 'draw'] as const }

describe('a record', () => {
  test('replays to the state it was made from', () => {
    const match = new Match(toy, record)
    expect(replay(toy, match.record)).toEqual(match.state)
    expect(replay(toy, match.record, 1).points).toEqual([1, 0])
  })

  test('goes through JSON', () => {
    expect(parseRecord(toy, JSON.parse(JSON.stringify(record)))).toEqual(record)
  })

  test('with an illegal choice is refused with its number and rule', () => {
    const wrong = { ...record, choices: ['up', 'dance'] }
    expect(() => replay(toy, wrong as never)).toThrow('record.choices.1: not allowed by TOY-1')
    expect(() => new Match(toy, wrong as never)).toThrow('record.choices.1: not allowed by TOY-1')
  })

  test.each([
    ['no object', 7, 'record'],
    ['another game', { ...record, game: 'chess' }, 'record.game'],
    ['an older version of the rules', { ...record, rulesVersion: 2 }, 'record.rulesVersion'],
    ['no seed', { ...record, seed: undefined }, 'record'],
    ['wrong options', { ...record, options: { seats: 9 } }, 'record'],
    ['a malformed choice', { ...record, choices: ['up', 7] }, 'record.choices.1'],
    ['a field too many', { ...record, extra: 1 }, 'record'],
  ])('with %s is refused by field', (_what, data, field) => {
    expect(() => parseRecord(toy, data)).toThrow(BadInput)
    try {
      parseRecord(toy, data)
    } catch (error) {
      expect((error as BadInput).field).toBe(field)
    }
  })

  test('an older version says which', () => {
    expect(() => parseRecord(toy, { ...record, rulesVersion: 2 })).toThrow(
      'was played by version 2 of the rules; this engine plays version 3',
    )
  })

  test('cut in half is not JSON', () => {
    expect(() => parseJson(JSON.stringify(record).slice(0, 40), 'game.json')).toThrow(/^game\.json: not JSON/)
  })

  test('says which game it is of', () => {
    expect(recordedGame(record)).toBe('toy')
    expect(() => recordedGame({})).toThrow('record.game')
  })
})
