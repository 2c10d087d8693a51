import { shelter } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('order never matters where the rules know none', () => {
  test('SH-PLC-6 two dwellers of a linked space are named in either order', () => {
    const choice = { do: 'place', who: 'E', with: 'plain', space: 'T8' }
    expect(shelter.parse.choice(choice)).toEqual({ do: 'place', who: 'plain', with: 'E', space: 'T8' })
    const same = { do: 'place', who: 'plain', with: 'plain', space: 'T8' }
    expect(shelter.parse.choice(same)).toEqual(same)
  })

  test('SH-FGT-2 so are the faces of a reroll, whatever came first', () => {
    for (const dice of [
      [2, 1],
      [1, 2],
    ]) {
      const t = table(
        'A . . garden[!raider,.] = . . .',
        { red: { plain: 1, items: ['fatMan'] }, blue: {} },
        { dice: [2, 1, 6, 6] },
      ).place('A5')
      expect(t.why(shelter.parse.choice({ do: 'use', item: 'fatMan', dice }))).toBeUndefined()
    }
  })
})
