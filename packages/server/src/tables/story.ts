import { type Delta, delta, maySee, type Onlooker, type Told } from '@overseer/kernel'
import type { Database } from '../storage/database.ts'
import { Course, type Setting } from './course.ts'
import { readLog } from './log.ts'

/** How a table came to be as it is, told to one person. */
export interface Story {
  readonly v: number // the version it leads to
  readonly view: unknown // at the very start
  readonly told: readonly Told[] // for every choice that was not taken back
}

/** Plays the log again up to a moment. */
export async function tellStory(
  database: Database,
  setting: Setting,
  onlooker: Onlooker,
  until = Infinity,
): Promise<Story> {
  const course = new Course(setting)
  const { game } = course
  const view = game.view(course.state, onlooker)
  const told: Told[] = []
  const ends = [view] // what was seen at the end of each choice
  for (const row of await readLog(database, setting.id)) {
    if (row.at > until) break
    if (!('choice' in row.entry)) {
      course.take(row)
      if (!('undo' in row.entry)) continue
      told.pop()
      ends.pop()
      continue
    }
    const frames: [unknown, Delta?][] = []
    let seen = ends.at(-1)
    course.take(row, event => {
      if (!maySee(event, onlooker)) return
      const after = game.view(course.state, onlooker)
      const change = delta(seen, after)
      frames.push(change === undefined ? [event] : [event, change])
      seen = after
    })
    told.push(frames)
    ends.push(seen)
  }
  return { v: course.n, view, told }
}
