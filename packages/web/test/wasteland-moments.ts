import { readdirSync, readFileSync } from 'node:fs'
import { Match } from '@overseer/kernel'
import { wasteland } from '@overseer/wasteland'
import { RARE_QUESTIONS, type WastelandRecord } from './wasteland-rare.ts'

/** A moment for every kind of question: the earliest one of the golden games, or a scene set up for it. */

const RECORDS = new URL('../../wasteland/records/', import.meta.url)
const MOST = 500 // choices: what comes later takes too long to open

export function momentsByQuestion(): ReadonlyMap<string, WastelandRecord> {
  const found = new Map(RARE_QUESTIONS)
  for (const file of readdirSync(RECORDS).filter(name => name.endsWith('.json'))) {
    const record = JSON.parse(readFileSync(new URL(file, RECORDS), 'utf8')) as WastelandRecord
    const match = new Match(wasteland, { ...record, choices: [] })
    for (const [at, choice] of record.choices.slice(0, MOST).entries()) {
      const ask = wasteland.view(match.state, 'spectator').pending?.ask
      const known = ask === undefined ? undefined : found.get(ask)
      if (ask !== undefined && (known === undefined || known.choices.length > at))
        found.set(ask, { ...record, choices: record.choices.slice(0, at) })
      match.apply(choice)
    }
  }
  return found
}
