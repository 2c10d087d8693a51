import { readdirSync } from 'node:fs'
import { ITEM_IDS, ROOMS, THREAT_IDS } from '@overseer/shelter'
import { expect, test } from 'vitest'

const ART = new URL('../src/games/shelter/art/', import.meta.url)

test.each([
  ['rooms', [...Object.keys(ROOMS), 'elevator', 'topElevator']],
  ['items', ITEM_IDS],
  ['threats', THREAT_IDS.filter(threat => threat !== 'powerFailure')], // which the page itself shows, too
])('all %s of Shelter are drawn, and nothing else', (folder, ids) => {
  const drawn = readdirSync(new URL(folder, ART)).map(file => file.replace('.svg', ''))
  expect(drawn.toSorted()).toEqual([...ids].toSorted())
})
