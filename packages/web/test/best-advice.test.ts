import type { Advice } from '@overseer/bots'
import { expect, test } from 'vitest'
import { bestAdvice } from '../src/play/best-advice.ts'

/** Which of the choices that were looked at a hint shows, and in which order. */

const advice = (choice: string, win: number, visits = 10): Advice => ({ choice, win, visits, lead: 0, gain: 0 })
const kit = { placeOf: () => null, endsAll: (_view: unknown, choice: unknown) => choice === 'the last card' }
const shown = (list: Advice[]): unknown[] => bestAdvice(list, null, kit).map(({ choice }) => choice)

test('what ends the game for everybody comes after what is as good, and before what is worse', () => {
  expect(shown([advice('the last card', 0), advice('camp', 0), advice('walk', 0)])).toEqual([
    'camp',
    'walk',
    'the last card',
  ])
  expect(shown([advice('camp', 0.1), advice('the last card', 0.3)])).toEqual(['the last card', 'camp'])
})

test('what was hardly looked at is not shown', () => {
  expect(shown([advice('camp', 0.1, 100), advice('walk', 0.9, 1)])).toEqual(['camp'])
})
