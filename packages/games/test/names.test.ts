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

/** Program text: everything but tests, which may pick a game to play. */
function sources(): string[] {
  const folders = [
    'scripts',
    ...readdirSync(join(ROOT, 'packages')).flatMap(name => [`packages/${name}/src`, `packages/${name}/bin`]),
  ]
  return folders.flatMap(folder => {
    try {
      return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && /\.(m?ts|tsx|mjs)$/.test(entry.name))
        .map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
    } catch {
      return [] // no such folder
    }
  })
}

/** Without comments and prose: a wasteland in a sentence is no game. */
function codeOf(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]* [^'\n]*'/g, "''")
}

function namesAGame(file: string): boolean {
  if (HOMES.some(home => file.startsWith(home))) return false
  const code = codeOf(readFileSync(join(ROOT, file), 'utf8'))
  return GAME_IDS.some(id => new RegExp(`(?<![a-z])${id}`, 'i').test(code))
}

test('nobody names a game but its package, its kit and the registry', () => {
  const files = sources()
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(namesAGame)).toEqual([])
})
