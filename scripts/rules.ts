// `npm run rules`: every rule of every game with the number of tests that name it; fails if one has none.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@overseer/games'
import { readCommandLine } from './usage.ts'

const { values } = readCommandLine('npm run rules', 'Counts the tests that name each rule of every game.', {
  json: { type: 'boolean', help: 'print the counts as one JSON object' },
})
const root = fileURLToPath(new URL('..', import.meta.url))
const listed = spawnSync(`${root}/node_modules/.bin/vitest`, ['list', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
})
const titles = (JSON.parse(listed.stdout) as { name: string }[]).map(({ name }) => name)

const counts = Object.values(GAMES).flatMap(({ game, rules }) =>
  rules.map(id => ({ game: game.id, id, tests: titles.filter(title => names(title, id)).length })),
)
const without = counts.filter(({ tests }) => tests === 0).map(({ id }) => id)

if (values.json) console.log(JSON.stringify({ rules: counts.length, tests: titles.length, without, counts }))
else {
  for (const { id, tests } of counts) console.log(`${id.padEnd(14)} ${String(tests).padStart(4)}`)
  console.log(
    `${counts.length} rules, ${without.length} without a test${without.length > 0 ? `: ${without.join(', ')}` : ''}`,
  )
}
process.exitCode = without.length === 0 && titles.length > 0 ? 0 : 1

/** Whether a title names exactly this rule, not one that begins alike. */
function names(title: string, id: string): boolean {
  return new RegExp(`${id}(?![\\w-])`).test(title)
}
