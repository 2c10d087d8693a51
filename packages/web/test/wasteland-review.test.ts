import { readFileSync } from 'node:fs'
import { type Frame, playback } from '@overseer/kernel'
import { type View, wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { turningPoints } from '../src/games/wasteland/review/turning-points.ts'
import type { Replay, ReplayMoment } from '../src/table/replay.ts'

function replay(name: string): Replay {
  const file = new URL(`../../wasteland/records/${name}.json`, import.meta.url)
  const frames: Frame[] = []
  const moments: ReplayMoment[] = []
  for (const moment of playback(wasteland, JSON.parse(readFileSync(file, 'utf8')), 'spectator', { hidden: true })) {
    frames.push(...moment.frames)
    moments.push({ view: moment.view, pending: moment.pending, frames: frames.length })
  }
  return { frames, moments, result: undefined }
}

test.each(['capital-4-influence', 'commonwealth-4-shield', 'farHarbor-2-influence', 'pitt-2-shield'])(
  'the turning points of %s are a few leaps of influence or power, told in the order of the game',
  name => {
    const played = replay(name)
    const points = turningPoints(played)
    expect(points.length).toBeGreaterThanOrEqual(3) // in a quiet game too
    expect(points.length).toBeLessThanOrEqual(5)
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b))
    for (const { at, power, influence } of points) {
      const [before, after] = [played.moments[at - 1]!.view as View, played.moments[at]!.view as View]
      if (power !== null) expect([before[power.side], after[power.side]]).toEqual([power.from, power.to])
      const leaps = [power, influence].map(leap => (leap === null ? 0 : Math.abs(leap.to - leap.from)))
      expect(Math.max(...leaps)).toBeGreaterThanOrEqual(points.length > 3 ? 2 : 1)
    }
  },
)
