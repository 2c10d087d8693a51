import {
  BadInput,
  BrokenRecord,
  Match,
  newRecord,
  parseJson,
  parseRecord,
  recordedGame,
  replay,
} from '@overseer/kernel'
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

  test('keeps who played, and plays the same with or without them', () => {
    const named = {
      ...record,
      players: [
        { name: 'Zoe', bot: null },
        { name: 'Recruit', bot: 'recruit' },
      ],
    }
    expect(parseRecord(toy, JSON.parse(JSON.stringify(named)))).toEqual(named)
    expect(replay(toy, named)).toEqual(replay(toy, record))
    expect(() => parseRecord(toy, { ...record, players: [{ name: 7, bot: null }] })).toThrow(BadInput)
  })

  test('keeps that it is practice, and plays on as such', () => {
    const practice = { ...record, practice: true } as const
    expect(parseRecord(toy, JSON.parse(JSON.stringify(practice)))).toEqual(practice)
    expect(new Match(toy, practice).record).toEqual(practice)
    expect(() => parseRecord(toy, { ...record, practice: 'yes' })).toThrow(BadInput)
  })

  test('with an illegal choice is refused with its number and rule', () => {
    const wrong = { ...record, choices: ['up', 'dance'] }
    expect(() => replay(toy, wrong as never)).toThrow('record.choices.1: not allowed by TOY-1')
    expect(() => new Match(toy, wrong as never)).toThrow('record.choices.1: not allowed by TOY-1')
    const broken = new BrokenRecord(1, { rule: 'TOY-1' })
    expect(() => replay(toy, wrong as never)).toThrow(broken)
    expect(() => new Match(toy, wrong as never)).toThrow(broken)
    expect(broken).toMatchObject({ choice: 1, refusal: { rule: 'TOY-1' }, field: 'record.choices.1' })
    expect(broken).toBeInstanceOf(BadInput)
  })

  test('tells every event while the state is as it left it', () => {
    const told: [string, number[]][] = []
    replay(toy, record, 3, (event, { points }) => told.push([event, [...points]]))
    expect(told.map(([event]) => event)).toEqual(['up', 'roll', 'stop'])
    expect(told[1]![1]).toEqual([1, 0]) // the die is not counted yet
  })

  test.each([
    ['no object', 7, 'record'],
    ['another game', { ...record, game: 'chess' }, 'record.game'],
    ['an older version of the rules', { ...record, rulesVersion: 2 }, 'record.rulesVersion'],
    ['no seed', { ...record, seed: undefined }, 'record.seed'],
    ['wrong options', { ...record, options: { seats: 9 } }, 'record.options.seats'],
    ['a malformed choice', { ...record, choices: ['up', 7] }, 'record.choices.1'],
    ['a field too many', { ...record, extra: 1 }, 'record.extra'],
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
