import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('../src/', import.meta.url).pathname
/** Where colours are mixed: the inks, and the map, which is a picture. */
const PALETTES = /inks\.css$|wasteland\/map\/\w+\.css$/

test('colours have names: no style sheet but the inks and the map holds one of its own', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(20)
  const found = sheets
    .filter(file => !PALETTES.test(file))
    .flatMap(file => {
      const lines = readFileSync(SOURCE + file, 'utf8').split('\n')
      return lines
        .filter(line => /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(line))
        .map(line => `${file}: ${line.trim()}`)
    })
  expect(found).toEqual([])
})
