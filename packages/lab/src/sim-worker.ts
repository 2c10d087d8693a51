import { parentPort, workerData } from 'node:worker_threads'
import { emptyTally, type Plan, playInto } from './tally.ts'

/** One thread of a simulation: plays every `step`-th game from `first` on and reports as it goes. */
const { plan, games, first, step } = workerData as { plan: Plan; games: number; first: number; step: number }
const REPORT_MS = 200

let tally = emptyTally()
let reported = Date.now()
for (let n = first; n < games; n += step) {
  playInto(tally, plan, n)
  if (Date.now() - reported < REPORT_MS) continue
  parentPort?.postMessage(tally)
  tally = emptyTally()
  reported = Date.now()
}
parentPort?.postMessage(tally)
