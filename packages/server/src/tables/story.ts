import { maySee, type Onlooker, type Told } from '@overseer/kernel'
import type { Database } from '../storage/database.ts'
import { Course, type Setting } from './course.ts'
import { readLog } from './log.ts'
import { Film } from './showing.ts'

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
    const film = new Film(game, onlooker, ends.at(-1), game.view(course.state, onlooker))
    course.take(row, event => {
      if (maySee(event, onlooker)) film.shoot(event, game.view(course.state, onlooker))
    })
    film.end(game.view(course.state, onlooker))
    told.push(film.frames)
    ends.push(film.frames.length === 0 ? ends.at(-1) : film.view)
  }
  return { v: course.n, view, told }
}
