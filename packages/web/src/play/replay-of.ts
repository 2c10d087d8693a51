import { type Frame, type GameRecord, playback } from '@overseer/kernel'
import { gameCalled } from '../games/kits.ts'
import type { Replay, ReplayMoment } from '../table/replay.ts'

/** Plays a record and keeps what a spectator sees who may know everything by now. Throws BrokenRecord. */
export function replayOf(record: GameRecord): Replay {
  const { game } = gameCalled(record.game)
  const frames: Frame[] = []
  const moments: ReplayMoment[] = []
  let result: unknown
  for (const moment of playback(game, record, 'spectator', { hidden: true })) {
    frames.push(...moment.frames)
    moments.push({ view: moment.view, pending: moment.pending, frames: frames.length })
    result = moment.pending === null ? game.result(moment.state) : undefined
  }
  return { frames, moments, result }
}
