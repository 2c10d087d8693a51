import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('../src/', import.meta.url).pathname

/** `:has(~ * x)`: whatever comes or goes beside it or deep within its neighbours, all of them are styled anew. */
const INTO_NEIGHBOURS = /:has\(\s*[~+]\s*[^\s,()]+(?:\([^()]*\))?\s+[^\s>~+)]/

test.each([
  [':has(~ * [role="dialog"])', true],
  [':has(+ .cards .card)', true],
  [':has(~ [data-veil])', false],
  [':has(+ .cards:empty)', false],
  [':has(> [data-shared])', false],
])('%s looks into neighbours: %s', (selector, looks) => {
  expect(INTO_NEIGHBOURS.test(selector)).toBe(looks)
})

test('no style sheet looks into neighbours: Wasteland’s whole table was styled anew with every line of its log', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(20)
  const found = sheets.flatMap(file => {
    const lines = readFileSync(SOURCE + file, 'utf8').split('\n')
    return lines.filter(line => INTO_NEIGHBOURS.test(line)).map(line => `${file}: ${line.trim()}`)
  })
  expect(found).toEqual([])
})
