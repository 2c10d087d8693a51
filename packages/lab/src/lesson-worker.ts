import { parentPort, workerData } from 'node:worker_threads'
import { playLesson, type School } from './lessons.ts'

/** One thread of a school: plays every `step`-th game from `first` on and hands in what each taught. */
const { school, games, first, step } = workerData as { school: School; games: number; first: number; step: number }

for (let n = first; n < games; n += step) parentPort!.postMessage(playLesson(school, n))
