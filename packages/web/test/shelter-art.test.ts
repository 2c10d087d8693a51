import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ITEM_IDS, ROOMS, THREAT_IDS, THREATS } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'

/** A drawing that is not there is an empty spot on the table, and nothing complains about it: so it is looked for here. */

const src = fileURLToPath(new URL('../src/', import.meta.url))
const drawn = (folder: string): Set<string> =>
  new Set(globSync(`**/${folder}/*.svg`, { cwd: src }).map(path => basename(path, '.svg')))
const missing = (wanted: Iterable<string>, there: ReadonlySet<string>): string[] =>
  [...new Set(wanted)].filter(name => !there.has(name))

describe('the drawings of Shelter', () => {
  test('every cost and every reward of a space has its sign', () => {
    const spaces = [...Object.values(ROOMS).flatMap(({ left, right }) => [left, right]), ...Object.values(THREATS)]
    const signs = spaces.flatMap(({ cost, gain }) => [
      ...Object.entries(cost).flatMap(([kind, n]) => (n ? [kind] : [])),
      ...gain.map(({ icon }) => icon),
    ])
    expect(missing(signs, drawn('signs'))).toEqual([])
  })

  test('every room, item and threat has its picture', () => {
    expect(missing(Object.keys(ROOMS), drawn('rooms'))).toEqual([])
    expect(missing(ITEM_IDS, drawn('items'))).toEqual([])
    expect(missing(THREAT_IDS, new Set([...drawn('threats'), ...drawn('pictures')]))).toEqual([])
  })
})

test('every sign that a component names is drawn', () => {
  const named = globSync('**/*.tsx', { cwd: src })
    .filter(path => !path.includes('wasteland'))
    .flatMap(path => [...readFileSync(src + path, 'utf8').matchAll(/<Sign name="(\w+)"/g)].map(([, name]) => name!))
  expect(named.length).toBeGreaterThan(20)
  expect(missing(named, drawn('signs'))).toEqual([])
})
