import { EndlessSteps, IllegalChoice, Match, newRecord } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { toy, type ToyChoice } from './toy.ts'

function begin(...choices: ToyChoice[]) {
  return new Match(toy, { ...newRecord(toy, { seats: 2 }, 'match'), choices })
}

describe('undo', () => {
  test('takes back choice after choice, byte for byte', () => {
    const match = begin()
    const before = JSON.stringify(match.state)
    match.apply('up')
    match.apply('up')
    expect(match.undoCount).toBe(2)
    expect(match.undo()).toBe(true)
    expect(match.undo()).toBe(true)
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.record.choices).toEqual([])
    expect(match.undoClosed).toBe('nothingToUndo')
  })

  test('stops at a die', () => {
    const match = begin('up', 'roll')
    expect(match.undoClosed).toBe('somethingRevealed')
    expect(match.undo()).toBe(false)
    match.apply('up')
    expect(match.undoCount).toBe(1)
  })

  test('stops at a card drawn, but not at an empty deck', () => {
    const match = begin('draw')
    expect(match.undoClosed).toBe('somethingRevealed')
    match.state.pile.deck.length = 0
    match.apply('draw')
    expect(match.undoClosed).toBeUndefined()
  })

  test('stops when somebody else has decided, who may take that back', () => {
    const match = begin('up', 'stop')
    expect(match.undoSeat).toBe(0) // nobody else has decided yet
    match.apply('up')
    expect(match.undoSeat).toBe(1)
    expect(match.undoCount).toBe(1)
    match.undo()
    expect(match.undoClosed).toBe('othersDecided')
  })
})

describe('apply', () => {
  test('an illegal choice changes nothing and names the rule', () => {
    const match = begin('up')
    const before = JSON.stringify(match.state)
    expect(() => match.apply('dance' as ToyChoice)).toThrow(new IllegalChoice({ rule: 'TOY-1' }))
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.record.choices).toEqual(['up'])
  })

  test('a game that does not come to its next question is stopped, and the match is as before', () => {
    const match = begin('up')
    const before = JSON.stringify(match.state)
    expect(() => match.apply('loop')).toThrow(EndlessSteps)
    expect(JSON.stringify(match.state)).toBe(before)
  })

  test('once the game is over every wish is refused', () => {
    const match = begin(...Array.from({ length: 10 }, () => 'up' as const))
    expect(toy.pending(match.state)).toBeUndefined()
    expect(toy.choices(match.state)).toEqual([])
    expect(toy.why(match.state, 'up')).toEqual({ rule: 'TOY-OVER' })
    expect(() => match.apply('up')).toThrow('TOY-OVER')
  })

  test('events are told to whoever listens', () => {
    const told: string[] = []
    begin().apply('up', event => told.push(event))
    expect(told).toEqual(['up'])
  })

  test('loaded dice show what they are told to, then chance goes on', () => {
    const match = begin()
    match.state.random.loaded = [6]
    match.apply('roll')
    expect(match.state.points).toEqual([6, 0])
    expect(match.state.random.loaded).toEqual([])
  })
})
