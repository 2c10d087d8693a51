import { readFileSync } from 'node:fs'
import { type Frame, playback } from '@overseer/kernel'
import { captions, type Chance, loadWords, wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { outcomeTold } from '../src/games/wasteland/board/outcome-told.ts'
import { isAskedOnMap } from '../src/games/wasteland/board/targets.ts'
import { worthOf } from '../src/games/wasteland/dialogs/reroll-worth.ts'

/** What the table says beside a question. */

const chance = (win: number, damage: number): Chance => ({ win, damage, die: 0, rads: 0 })

test('a reroll that wins no more often than the dice as they lie tells of the damage it spares', () => {
  expect(worthOf(chance(1, 1.52), chance(1, 4))).toEqual({ damage: 1.52, kept: 4 })
  expect(worthOf(chance(0.999, 1), chance(1, 2))).toEqual({ damage: 1, kept: 2 }) // both read 100%
})

test('a reroll that wins more often, or changes nothing, tells of its chance', () => {
  expect(worthOf(chance(0.8, 2), chance(0.3, 4))).toBeNull()
  expect(worthOf(chance(1, 2.01), chance(1, 2.04))).toBeNull()
})

test('what came of an encounter is told until one does something else, but never over spaces that are to be chosen', async () => {
  await loadWords('en')
  const folder = new URL('../../wasteland/records/', import.meta.url)
  const told = { onMap: 0, elsewhere: 0, asked: 0 }
  for (const name of ['capital-4-influence', 'commonwealth-4-shield', 'farHarbor-3-star', 'pitt-4-star']) {
    const record = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
    const history: Frame[] = []
    for (const { frames, view, state } of playback(wasteland, record, 'spectator', { hidden: true })) {
      history.push(...frames)
      if (view.pending === null) continue
      const choices = wasteland.choices(state)
      const play = { view, near: view.pending.seat, captions: captions('en', ['A', 'B', 'C', 'D']), choices }
      const onMap = isAskedOnMap(play)
      if (onMap && outcomeTold({ ...play, choices: [] }, { history }) !== null) told.asked++
      if (outcomeTold(play, { history }) !== null) told[onMap ? 'onMap' : 'elsewhere']++
    }
  }
  expect(told.asked).toBeGreaterThan(0) // there was something to make way
  expect(told.elsewhere).toBeGreaterThan(0)
  expect(told.onMap).toBe(0)
})
