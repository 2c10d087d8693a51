import { LANGUAGES } from '@overseer/kernel'
import { type Choice, narrator, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import '../all-words.ts'
import { type Given, type Table, table } from '../table.ts'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan']
const english = narrator('en', NAMES)

/** Why a wish is refused, in English, as whoever is asked reads it. */
function why(t: Table, wish: Choice, tell = english): string {
  const view = wasteland.view(t.state, wasteland.pending(t.state)!.seat)
  return tell.refusal(view, wasteland.why(t.state, wish)!, wish)
}

const camped = (given: Given) => table(given).camp().play({ do: 'trade', with: 1 })

const CASES: readonly (readonly [Table, Choice, string])[] = [
  [
    table({ players: [{ at: 'mart.m' }], foes: [{ face: 'radroach', at: 'mart.m' }] }),
    { do: 'camp' },
    'An active enemy is in your space: Radroach (level 1).',
  ],
  [
    table({ players: [{ at: 'mart.m', agendas: ['a01'], revealed: 'a01' }], foes: [{ face: 'star', at: 'mart.m' }] }),
    { do: 'fight', foe: 1 },
    'You are loyal to this faction and cannot fight it: The Railroad.',
  ],
  [
    table({ players: [{ at: 'crossroads.b' }, { at: 'mart.p' }, { at: 'crossroads.b' }] }).camp(),
    { do: 'trade', with: 1 },
    'It may be at most 1 space away, and it is 2.',
  ],
  [camped({ players: [{}, {}] }), { do: 'propose' }, 'There is nothing in the offer yet.'],
  [camped({ players: [{ caps: 2 }, {}] }), { do: 'giveCaps', n: 5 }, 'You are short 3 Caps.'],
  [camped({ players: [{}, {}] }), { do: 'want', card: 'junk' }, 'Ben does not have this card: Junk.'],
  [
    table({ players: [{ inventory: ['stimpak'] }] }),
    { do: 'use', card: 'stimpak', effect: 0 },
    'It would not change anything now: Stimpak.',
  ],
  [
    table({ points: 1, players: [{ at: 'cit.m' }], quests: [{ card: 28, marker: 'cit.e' }] }),
    { do: 'carry', card: 28 },
    'The marker is not in your space. It is here: the flats southeast of the C.I.T. Ruins.',
  ],
]

describe('a refusal says what stands in the way', () => {
  test.each(CASES)('%#: $1', (t, wish, sentence) => expect(why(t, wish)).toBe(sentence))

  test.each(LANGUAGES)('in %s in words of its own', language => {
    const tell = narrator(language, NAMES)
    for (const [t, wish, sentence] of CASES) {
      const said = why(t, wish, tell)
      expect(said).not.toMatch(/[{}]|W-[A-Z]+-/)
      if (language !== 'en') expect(said).not.toBe(sentence)
    }
  })
})
