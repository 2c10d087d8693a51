import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@overseer/games/boxes'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Where games may be named: the registry, their packages, what bots know of them, their kits on the page, and what is measured of their tables. */
const HOMES = [
  'packages/games/',
  'packages/bots/src/list.ts',
  ...GAME_IDS.flatMap(id => [
    `packages/${id}/`,
    `scripts/games/${id}/`,
    `packages/bots/src/${id}/`,
    `packages/web/src/games/${id}/`,
  ]),
]

/** Everything but tests, which may pick a game to play. */
function sources(): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).map(name => `packages/${name}`)
  return ['scripts', ...packages].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(m?ts|tsx|css|html)$/.test(entry.name) && !entry.name.startsWith('vitest.'))
      .map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter(file => !/^packages\/[^/]+\/(test|dist|node_modules)\//.test(file)),
  )
}

/** Without comments and prose: a wasteland in a sentence is no game. */
function codeOf(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, part =>
    part.startsWith("'") && !part.includes(' ') ? part : '',
  )
}

function namesAGame(text: string): boolean {
  const code = codeOf(text)
  return GAME_IDS.some(id => {
    const capital = id[0]!.toUpperCase() + id.slice(1)
    return new RegExp(`(?<![a-z])${id}|${capital}|${id.toUpperCase()}`).test(code)
  })
}

test('nobody names a game but its package, its kit and the registry', () => {
  const files = sources().filter(file => !HOMES.some(home => file.startsWith(home)))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(file => namesAGame(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test.each([
  ["if (game === 'wasteland') return", true],
  ["import { shelter } from './rules.ts'", true],
  ["open('table', shelter, 'red')", true],
  ['.shelterBoard { color: red }', true],
  ['const SHELTER_PACE = paceOf(loadShelter())', true],
  ["say('lost in the wasteland') // and far from any shelter", false],
  ['/** Whoever reaches the shelter. */ const count = 1', false],
])('%s names a game: %s', (text, names) => expect(namesAGame(text)).toBe(names))
