import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allLines } from './catalogues.ts'

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url))

/** All that may say something: every source but the catalogues themselves. */
const SOURCE = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
  .filter(file => /^\w+\/src\/.*\.tsx?$/.test(file) && !/\/text\/(en|fr|de|ru)\b/.test(file))
  .map(file => readFileSync(PACKAGES + file, 'utf8'))
  .join('\n')
const NAMES = new Set(SOURCE.match(/\w+/g))
const QUOTED = new Set(SOURCE.match(/(?<=')[\w.+-]+(?=')/g))

/** Keys that are put together, such as `item.${id}`, by how they begin; in brackets is what was filled in. */
const TEMPLATES = Map.groupBy(
  new Set([...SOURCE.matchAll(/`([a-z]\w*\.[^`\s]*\$\{[^`]*)`/gi)].map(([, key]) => key!)),
  key => key.split('.')[0]!,
)
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}+/g, '(.+)')}$`)

/** A key counts as said if it stands somewhere, or if names that stand somewhere make it up. */
function isSaid(key: string): boolean {
  if (QUOTED.has(key)) return true
  return (TEMPLATES.get(key.split('.')[0]!) ?? []).some(template => {
    const filled = patternOf(template).exec(key)?.slice(1)
    return filled?.every(part => part.split(/\W+/).every(word => /^\d+$/.test(word) || NAMES.has(word)))
  })
}

const ENGLISH = (await allLines()).filter(({ language }) => language === 'en')

// The page's own words are looked at in its tests; rules and stories are shown as they are listed.
test.each(['shelter', 'wasteland'])('every word of %s is said somewhere', game => {
  const keys = ENGLISH.filter(({ where }) => where.startsWith(`${game} `) && !/rules|stories/.test(where)).map(
    ({ where }) => where.split('/').at(-1)!,
  )
  expect(keys.length).toBeGreaterThan(300)
  expect([...new Set(keys)].filter(key => !isSaid(key))).toEqual([])
})
