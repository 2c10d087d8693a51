// `npm run golden GAME [FILE]`: makes the golden records of a game anew, by its recipes in packages/bots/test/golden. Only
// after a change of the rules that is meant to change games; the expectations in its records.test.ts follow by hand.
import { existsSync, writeFileSync } from 'node:fs'
import { observe } from '@overseer/bots'
import { GAMES, gameCalled } from '@overseer/games'
import { type Game, type GameRecord, Match, newRecord, seedRandom } from '@overseer/kernel'
import type { Recipe } from '../packages/bots/test/golden/golden.ts'
import { readCommandLine } from './usage.ts'

const { positionals } = readCommandLine(
  'npm run golden GAME [FILE]',
  'Plays the golden records of a game anew.',
  {},
  { GAME: `one of ${Object.keys(GAMES).join(', ')}`, FILE: 'only the records whose name contains this' },
)
const TRIES = 4000
const ENOUGH = 3 // of which the shortest is kept

const [id = '', only = ''] = positionals
const { game } = gameCalled(id)
const recipes = new URL(`../packages/bots/test/golden/${id}.ts`, import.meta.url)
if (!existsSync(recipes)) throw new Error(`there are no recipes for golden records of ${id}`)
const { RECIPES } = (await import(recipes.href)) as { RECIPES: readonly Recipe[] }
for (const recipe of RECIPES.filter(({ file }) => file.includes(only))) {
  const record = find(game, recipe)
  const folder = new URL(`../packages/${id}/records/`, import.meta.url)
  writeFileSync(new URL(`${recipe.file}.json`, folder), `${JSON.stringify(record)}\n`)
  console.log(recipe.file, record.choices.length)
}

/** The shortest of the first few games that fit. */
function find(rules: Game, { options, bots, file, fits }: Recipe): GameRecord {
  const fitting: GameRecord[] = []
  for (let n = 0; n < TRIES && fitting.length < ENOUGH; n++) {
    const match = new Match(rules, newRecord(rules, rules.parse.options(options), `golden ${file} ${n}`))
    const chance = seedRandom(`golden/${n}`)
    const player = bots[n % bots.length]!
    while (rules.pending(match.state) !== undefined) match.apply(player.choose(observe(rules, match.state), chance))
    if (fits(match.state as never)) fitting.push(match.record)
  }
  if (fitting.length === 0) throw new Error(`no game fits '${file}'`)
  return fitting.reduce((best, record) => (record.choices.length < best.choices.length ? record : best))
}
