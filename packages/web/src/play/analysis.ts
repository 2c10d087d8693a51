import type { Judgement } from '@overseer/bots'
import type { GameRecord, Narrator, Plan, Seat } from '@overseer/kernel'

/** A decision as a strong bot judges it afterwards. */
export interface Judged extends Judgement {
  readonly at: number // which choice of the record
  readonly seat: Seat
}

/** What the worker tells: how far it is, then what it found. */
export type AnalysisNews = { readonly done: number; readonly all: number } | { readonly judged: readonly Judged[] }

const MISTAKE = 0.06 // of a win
const PROVED = 0.012 // a plan was played on beside what was done, until it was clear which is better: a lost turn costs 1 to 2 %
const SHOWN = 8
const HARSH = 4 // how quickly accuracy falls with what was lost
const LEAST = 0.02 // that a decision counts

/** The decisions that cost a seat most, in the order in which they were made. */
export function mistakesOf(judged: readonly Judged[], seat: Seat): Judged[] {
  return judged
    .filter(one => one.seat === seat && one.better !== null && lossOf(one) >= (one.plan === null ? MISTAKE : PROVED))
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, SHOWN)
    .sort((a, b) => a.at - b.at)
}

export function lossOf({ win, best }: Judged): number {
  return Math.max(0, best - win)
}

/**
 * How near a seat came to the best play, from 0 to 1; null if it never had a choice. What is done in a game that is as
 * good as won or lost can cost nothing and says little: decisions count by how open the game was.
 */
export function accuracyOf(judged: readonly Judged[], seat: Seat): number | null {
  const own = judged.filter(one => one.seat === seat)
  if (own.length === 0) return null
  const openness = ({ best }: Judged): number => Math.max(LEAST, 4 * best * (1 - best))
  const all = own.reduce((sum, one) => sum + openness(one), 0)
  return own.reduce((sum, one) => sum + openness(one) * Math.exp(-HARSH * lossOf(one)), 0) / all
}

/** Where the chance of a seat changed most from one of its decisions to the next: that decision. */
export function turningPointOf(judged: readonly Judged[], seat: Seat): Judged | null {
  const own = judged.filter(one => one.seat === seat)
  let found: Judged | null = null
  let most = 0.1
  for (const [i, one] of own.entries()) {
    const change = Math.abs((own[i + 1]?.win ?? one.win) - one.win)
    if (change > most) [found, most] = [one, change]
  }
  return found
}

/** What was done, as a player would tell it. */
export function tellDone({ went }: Judged, view: unknown, played: unknown, narrator: Narrator): string {
  return tell(view, played, went === null ? null : { to: went, deed: null, turns: 1 }, narrator)
}

/** What was better; nothing may have been. */
export function tellBetter({ better, plan }: Judged, view: unknown, narrator: Narrator): string {
  return better === null ? '' : tell(view, better, plan, narrator)
}

function tell(view: unknown, choice: unknown, plan: Plan | null, narrator: Narrator): string {
  return (plan === null ? undefined : narrator.plan?.(view, plan)) ?? narrator.choice(view, choice)
}

const PREFIX = 'overseer.analysis2.'
const KEPT = 20 // analyses

function keyOf({ game, seed, choices }: GameRecord): string {
  return `${PREFIX}${game}.${seed}.${choices.length}.${JSON.stringify(choices.at(-1) ?? null).length}`
}

/** What was found before, if this browser remembers it. */
export function rememberedAnalysis(record: GameRecord): readonly Judged[] | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(record)) ?? 'null') as readonly Judged[] | null
  } catch {
    return null
  }
}

function remember(record: GameRecord, judged: readonly Judged[]): void {
  const known = Object.keys(localStorage).filter(key => key.startsWith(PREFIX))
  for (const key of known.slice(0, Math.max(0, known.length - KEPT + 1))) localStorage.removeItem(key)
  try {
    localStorage.setItem(keyOf(record), JSON.stringify(judged))
  } catch {
    // No room: it is computed again next time.
  }
}

/** Has a game judged in a worker. Tells how far it is, from 0 to 1; the function it returns stops it. */
export function analyse(
  record: GameRecord,
  listener: { progress(part: number): void; found(judged: readonly Judged[]): void; failed(): void },
): () => void {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisNews>) => {
    if ('done' in data) return listener.progress(data.done / data.all)
    remember(record, data.judged)
    worker.terminate()
    listener.found(data.judged)
  })
  worker.addEventListener('error', event => {
    event.preventDefault()
    worker.terminate()
    listener.failed()
  })
  worker.postMessage(record)
  return () => worker.terminate()
}
