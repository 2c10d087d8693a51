import { readFileSync } from 'node:fs'
import { type Frame, LANGUAGES, type Language, Match, newRecord, replay } from '@overseer/kernel'
import { SOURCES, type View } from '@overseer/shelter'
import { loadWords, wasteland } from '@overseer/wasteland'
import { expect, test, vi } from 'vitest'
import { highlights } from '../src/games/shelter/review/highlights.ts'
import { highlights as wastelandHighlights } from '../src/games/wasteland/review/highlights.ts'
import { average, percent } from '../src/text/numbers.ts'
import { reasons } from '../src/games/wasteland/reasons.ts'
import { ago, span } from '../src/online/time.ts'
import { language } from '../src/page/settings.ts'
import { speak } from '../src/text/catalogue-loader.ts'

/** Numbers, times and reasons on the page, as each language says them. */

vi.mock('../src/page/settings.ts', () => ({ language: { value: 'en' } })) // the page's own asks a browser

function inEach<Said>(say: () => Said): [Language, Said][] {
  return LANGUAGES.map(one => {
    language.value = one
    return [one, say()]
  })
}

test('chances and means are written as each language writes them', () => {
  expect(inEach(() => [average(1.46), average(2), percent(0.5)])).toEqual([
    ['en', ['1.5', '2', '50%']],
    ['fr', ['1,5', '2', '50\u00a0%']],
    ['de', ['1,5', '2', '50\u00a0%']],
    ['ru', ['1,5', '2', '50\u00a0%']],
  ])
})

const NOW = Date.UTC(2026, 10, 17, 20)
const MINUTE = 60_000

test.each([
  [0, ['now', 'maintenant', 'jetzt', 'сейчас']],
  [MINUTE / 2, ['now', 'maintenant', 'jetzt', 'сейчас']],
  [3 * MINUTE, ['3 min. ago', 'il y a 3 min', 'vor 3 Min.', '3 мин. назад']],
])('what was %i ms ago is said as people say it', (past, expected) => {
  expect(inEach(() => ago(NOW - past, NOW).replaceAll(/\s/g, ' ')).map(([, said]) => said)).toEqual(expected)
})

test('a span of time keeps each number beside its unit', () => {
  const spans = [20_000, 45 * MINUTE, 150 * MINUTE, 75 * 60 * MINUTE]
  const parted = inEach(() => spans.map(span).filter(said => /\d [^\d]/.test(said)))
  expect(parted).toEqual(LANGUAGES.map(one => [one, []]))
  language.value = 'ru'
  expect(span(75 * 60 * MINUTE)).toBe('3\u00a0дн. 3\u00a0ч')
})

const RECORD = JSON.parse(
  readFileSync(new URL('../../wasteland/records/commonwealth-4-shield.json', import.meta.url), 'utf8'),
)

test.each(LANGUAGES)('what speaks for a choice is said in whole sentences: %s', async one => {
  await loadWords(one)
  language.value = one
  const match = new Match(wasteland, { ...RECORD, choices: [] })
  const said = new Set<string>()
  for (const choice of RECORD.choices.slice(0, 450)) {
    const { pending } = wasteland.view(match.state, 'spectator')
    const view = wasteland.view(match.state, pending!.seat)
    if (['fight', 'quest', 'option', 'buy'].includes(choice.do))
      for (const reason of reasons(view, choice, ['Ada', 'Boris', 'Chloé', 'Dieter'])) said.add(reason)
    match.apply(choice)
  }
  expect(said.size).toBeGreaterThan(10)
  expect([...said].filter(reason => !/^[\p{Lu}\d].*\.$/u.test(reason))).toEqual([])
})

test('a hint for a card that draws the last agenda says whom that takes to the end of the track', async () => {
  await loadWords('en')
  language.value = 'en'
  const position = { star: 5, shield: 3, quests: [134], players: [{}, {}] } as const
  const { state } = new Match(wasteland, { ...newRecord(wasteland, null, 'last agenda'), position })
  const view = wasteland.view(state, 0)
  const draw = { do: 'quest', card: 134, objective: 1 } as const
  const speaks = (deck: number): readonly string[] =>
    reasons({ ...view, agendaPile: { ...view.agendaPile, deck } }, draw, ['Ada', 'Boris'])
  expect(speaks(1)[0]).toBe(
    'That takes The Railroad to the end of the track: if nobody has enough influence, everyone loses.',
  )
  expect(speaks(2).join(' ')).not.toContain('track')
})

test('what decided a game of Shelter: a lead says who had more, a loss who lost less', async () => {
  await speak('en')
  const scored = (happiness: number, lost: number) => {
    return { sources: Object.fromEntries(SOURCES.map((one, i) => [one, i === 0 ? happiness : 0])), items: {}, lost }
  }
  const told = (...[mara, jonas]: ReturnType<typeof scored>[]): string | undefined => {
    const result = { winners: [0], ranks: [1, 2], breakdown: [mara, jonas], tieBreaks: [] }
    return highlights({ result } as unknown as View, [], ['Mara', 'Jonas'])[0]
  }
  expect(told(scored(6, 0), scored(2, 1))).toMatch(/, 6 to 2 happiness for Mara\.$/)
  const lost = 'What decided it: happiness lost to threats, 2 for Mara and 4 for second place.'
  expect(told(scored(5, 2), scored(5, 4))).toBe(lost)
  expect(told(scored(5, 2), scored(6, 4))).toBe(lost) // who won all the same
})

test('what decided a game of Wasteland begins with why it is over: whoever has lost asks that first', async () => {
  await loadWords('en')
  await speak('en')
  language.value = 'en'
  const end = wasteland.view(replay(wasteland, RECORD), 'spectator')
  const [why] = wastelandHighlights(end, [], ['Ada', 'Boris', 'Chloé', 'Dieter'])
  expect(why).toMatch(/reached the end of the power track/)

  const kill = { event: { type: 'enemyKilled', seat: 0 }, view: end } as unknown as Frame
  const most = (names: readonly string[]) => wastelandHighlights(end, [kill, kill], names).at(-1)
  expect(most(['Ada', 'Boris'])).toBe('Ada killed the most enemies: 2.')
  expect(most(['Ada'])).toBe('Ada killed 2 enemies.') // there is nobody to compare with
})
