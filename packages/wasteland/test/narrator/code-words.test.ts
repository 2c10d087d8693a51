import { below, LANGUAGES, seedRandom } from '@overseer/kernel'
import { type Choice, narrator, READINGS, SCENARIO_IDS, TILE_IDS, type View, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { WISHES } from '../../src/narrator/wishes.ts'
import '../all-words.ts'

/** What only programs say: codes of spaces, numbers of cards, identifiers, holes in a text. */
const CODE_WORDS: Readonly<Record<string, RegExp>> = {
  'the code of a space': new RegExp(String.raw`\b(?:${TILE_IDS.join('|')})\.[a-z]\b`),
  'the number of a position': /#\d/,
  'the number of a card': /(?<!(?:Vault|Abri|Убежищ[еа])[ \u00a0])\b(?:0\d\d|1[0-7]\d)\b(?![ \u00a0]?%)/,
  'an identifier': /\b[a-z]+[A-Z][A-Za-z]*\b/,
  'the code of an agenda': /\ba[012]\d\b/,
  'a bracket of programs': /[[\]]/,
  'a hole': /[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object/,
}

function codeWordsIn(text: string): string[] {
  return Object.entries(CODE_WORDS).flatMap(([what, pattern]) => {
    const found = pattern.exec(text)
    return found === null ? [] : [`${what} '${found[0]}' in: ${text.slice(0, 160)}`]
  })
}

/** Some of everything that one could wish for now, legal or not. */
function wishesOf(view: View, random: ReturnType<typeof seedRandom>): Choice[] {
  return (Object.keys(WISHES) as Choice['do'][]).flatMap(kind => {
    const all: readonly Choice[] = WISHES[kind](view)
    return all.length === 0 ? [] : [all[below(random, all.length)]!]
  })
}

describe.each(SCENARIO_IDS)('nobody reads code words in %s', scenario => {
  test.each(LANGUAGES)('in any choice, question, event, refusal or reading: %s', language => {
    const random = seedRandom(`words ${scenario}`)
    const tell = narrator(language, ['Ada', 'Boris', 'Zoe'])
    const found = new Set<string>()
    const check = (text: string): void => {
      for (const one of codeWordsIn(text)) found.add(one)
    }
    const state = wasteland.setup(wasteland.parse.options({ seats: 3, scenario }), `words ${scenario}`)
    for (let n = 0; n < 500 && wasteland.pending(state) !== undefined; n++) {
      const { seat } = wasteland.pending(state)!
      const view = wasteland.view(state, seat)
      const choices = wasteland.choices(state)
      check(tell.question(view))
      for (const choice of choices) check(tell.choice(view, choice))
      for (const wish of wishesOf(view, random)) {
        const refusal = wasteland.why(state, wish)
        if (refusal !== undefined) check(tell.refusal(view, refusal, wish))
      }
      if (n % 20 === 0)
        for (const reading of Object.values(READINGS))
          reading.tell(view, seat, language, ['Ada', 'Boris', 'Zoe']).forEach(check)
      const bold = choices.filter(({ do: kind }) => kind === 'explore' || kind === 'quest' || kind === 'encounter')
      const meant = bold.length > 0 && below(random, 2) === 0 ? bold : choices
      wasteland.apply(state, meant[below(random, meant.length)]!, event =>
        check(tell.event(wasteland.view(state, 'spectator'), event)),
      )
    }
    for (const line of tell.outcome(wasteland.view(state, 'spectator'))) check(line)
    expect([...found]).toEqual([])
  })
})
