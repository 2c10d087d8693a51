// Which modules come together in a file: each file costs a phone a journey, and work.
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('..', import.meta.url))
const games = readdirSync(`${packages}web/src/games`).filter(name => existsSync(`${packages}${name}/src/rules`))

/** What everything stands on comes first; then what a table needs of its game, in the order in which it is needed. */
export const CHUNKS = [
  { name: 'page', tags: ['$initial' as const], priority: 1 }, // the start page
  { name: 'kernel', test: /\/packages\/kernel\/src\// },
  { name: 'table', test: /\/web\/src\/(ui|table|games\/[^/]+$|play\/with-words|text\/numbers)/ },
  ...games.flatMap(game => [
    { name: `${game}-rules`, test: new RegExp(`/packages/${game}/src/(rules|content|map|(?!index|guide)[^/]+$)`) },
    { name: `${game}-told`, test: new RegExp(`/packages/${game}/src/(narrator|reading)/`) },
    {
      name: `${game}-board`,
      test: new RegExp(`/web/src/games/${game}/(board|map|[^/]+$)`),
      includeDependenciesRecursively: false, // all languages are among them
    },
  ]),
]
