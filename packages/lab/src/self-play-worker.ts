import { parentPort, workerData } from 'node:worker_threads'
import { playGame, type SelfPlay } from './self-play.ts'

/** One thread of self-play: plays every `step`-th game from `first` on and posts its examples. */
interface Share {
  readonly selfPlay: SelfPlay
  readonly games: number
  readonly first: number
  readonly step: number
}

const { selfPlay, games, first, step } = workerData as Share

for (let n = first; n < games; n += step) parentPort?.postMessage(playGame(selfPlay, n))
