import type { Frame } from '@overseer/kernel'
import { expect, test } from 'vitest'
import { broughtBy, sinceActing } from '../src/table/since.ts'

/** What the log sets off as news since one's last move. */

const OVER = ['turnEnded']

const begins = (seat: number) => ({ type: 'turnBegan', seat })
const ended = (seat: number) => ({ type: 'turnEnded', seat })
const walked = { type: 'survivorMoved', seat: 0, at: 'mart.m' }
const hurt = { type: 'damaged', seat: 0, n: 1 }
const enemy = { type: 'enemyMoved', foe: 1, at: 'mart.p' }

const frames = (...events: object[]): Frame[] => events.map(event => ({ event, view: null }))

test('one’s own doing is no news; what the end of one’s turn set off is, when one plays alone too', () => {
  expect(broughtBy(frames(walked, hurt), OVER)).toBe(2)
  expect(broughtBy(frames(ended(0), enemy, hurt, begins(0)), OVER)).toBe(1)
})

test('after a reload the same is news', () => {
  const since = (...events: object[]) => sinceActing(frames(...events), 0, OVER).map(({ event }) => event)
  const alone = [enemy, hurt, begins(0)]
  expect(since(walked, ended(0), ...alone)).toEqual(alone)
  const together = [enemy, begins(1), hurt, ended(1), begins(0)]
  expect(since(walked, ended(0), ...together)).toEqual(together)
  expect(since(walked, enemy)).toEqual([]) // in one’s first turn
})

test('where no event ends a turn, others’ moves are news back to one’s own', () => {
  const placed = (seat: number) => ({ type: 'placed', seat })
  const since = (...events: object[]) => sinceActing(frames(...events), 0, []).map(({ event }) => event)
  expect(since(placed(0), placed(1), { type: 'recalled' })).toEqual([placed(1), { type: 'recalled' }])
})
