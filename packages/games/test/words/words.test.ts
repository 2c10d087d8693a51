import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { boxOf } from '@overseer/games/boxes'
import { LANGUAGES, type Language } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { allLines, type Line } from './catalogues.ts'
import { BRITISH, GLOSSARY } from './glossary.ts'
import { packed, shinglesOf, unpacked } from './shingles.ts'

const LINES = await allLines()
const inLanguage = (language: Language): readonly Line[] => LINES.filter(line => line.language === language)

/** The texts of a language that a pattern finds, each with its place. */
function found(language: Language, pattern: RegExp, where = /^/): string[] {
  return inLanguage(language)
    .filter(line => where.test(line.where) && pattern.test(line.text))
    .map(line => `${line.where}: ${line.text}`)
}

test('every catalogue of every package is read', () => {
  const packages = new Set(LINES.map(({ where }) => where.split(' ')[0]))
  expect([...packages].sort()).toEqual(['games', 'lab', 'server', 'shelter', 'wasteland', 'web'])
})

test.each(LANGUAGES)('a scenario is called in %s on the box what its game calls it', language => {
  const said = new Map(inLanguage(language).map(({ where, text }) => [where.split('/').at(-1)!, text]))
  const { values } = boxOf('wasteland').settings.find(({ option }) => option === 'scenario')!
  for (const { value, name } of values) expect(name[language]).toBe(said.get(`scenario.${value}`))
})

describe.each(LANGUAGES.filter(language => language !== 'en'))('in %s', language => {
  test('every text of English is there, and nothing else', () => {
    const places = (one: Language) =>
      inLanguage(one)
        .map(({ where }) => where)
        .sort()
    expect(places(language)).toEqual(places('en'))
  })

  test('no sentence is left in English', () => {
    const english = new Map(inLanguage('en').map(({ where, text }) => [where, text]))
    const sentence = /\p{L}{2,}\s+\p{L}+\s+\p{L}+\s+\p{L}{2,}/u
    const left = inLanguage(language).filter(({ where, text }) => sentence.test(text) && english.get(where) === text)
    expect(left.map(({ where }) => where)).toEqual([])
  })
})

describe('the glossary', () => {
  const retired = Object.entries(GLOSSARY).flatMap(([term, { word, retired: old = {}, where }]) =>
    LANGUAGES.flatMap(language => {
      const pattern = old[language]
      return pattern === undefined ? [] : [{ term, language, word: word[language], pattern, where }]
    }),
  )
  test.each(retired)('$language says $word ($term), and no word that was given up for it', one => {
    expect(found(one.language, one.pattern, one.where)).toEqual([])
  })

  test.each(LANGUAGES)('no two terms share a word in %s', language => {
    const words = Object.values(GLOSSARY).map(({ word }) => word[language])
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  })

  test('English is spelled as Americans spell it', () => {
    expect(found('en', BRITISH)).toEqual([])
  })
})

describe('names in sentences', () => {
  const textAt = (language: Language, key: string) =>
    inLanguage(language).find(({ where }) => where.endsWith(`/${key}`))!.text

  test.each(['fr', 'ru'] as const)('no faction is the subject of a verb in %s: its name may be a plural', language => {
    expect(found(language, /\{faction\} \p{L}/u)).toEqual([])
  })

  test('in French what an enemy does in a fight stands after its bare name and a colon', () => {
    expect(found('fr', /^\{enemy\} (?:inflige|manque|meurt|survit)/)).toEqual([])
  })

  test('in Russian the cards to discard are in the accusative, after the verb that asks for it', () => {
    expect(textAt('ru', 'task.discard')).toMatch(/сбросить \{what\}/)
    expect(textAt('ru', 'why.missingCards')).toMatch(/сбросить ещё \{what\}/)
  })

  test.each(LANGUAGES)('the power for tens of Caps is a number in %s: it follows a plus', language => {
    expect(textAt(language, 'amount.tens')).toMatch(/^1 /)
  })
})

describe('typography', () => {
  /** What no language writes: straight quotation marks, three periods, a hyphen for a dash, two spaces. */
  test.each(LANGUAGES)('%s has the signs of print', language => {
    expect(found(language, /["']|\.\.\.| - | {2}/)).toEqual([])
  })

  test('English quotes with “ ” and ’, and its ellipses follow the word', () => {
    expect(found('en', /[«»„]/)).toEqual([])
    expect(unbalanced('en', '“', '”')).toEqual([])
    expect(found('en', /\s…/)).toEqual([])
  })

  test('French keeps its signs together: a thin space before ; ! ?, a no-break space before : and inside « »', () => {
    // The question mark that one types at the terminal is a word of its own.
    expect(found('fr', /[^\u202f][;!]|[^\u00a0][:»]|«[^\u00a0]|[„“”]/)).toEqual([])
    expect(found('fr', /[^\u202f]\?/, /^(?!lab )/)).toEqual([])
    expect(unbalanced('fr', '«', '»')).toEqual([])
  })

  test('German quotes with „ “ and keeps dashes and ellipses with the word before them', () => {
    expect(found('de', /[«»”]/)).toEqual([])
    expect(unbalanced('de', '„', '“')).toEqual([])
    expect(found('de', / [–…]/)).toEqual([])
  })

  test('Russian quotes with « » and keeps the dash with the word before it', () => {
    expect(found('ru', /[„“”’]/)).toEqual([])
    expect(unbalanced('ru', '«', '»')).toEqual([])
    expect(found('ru', / —/)).toEqual([])
  })

  test('Russian writes ё', () => {
    const words =
      'еще|ее|нее|мое|твое|свое|идет|берет|дает|ведет|ждет|найдет|придет|черный|зеленый|желтый|счет|расчет|отчет'
    expect(found('ru', new RegExp(`(?:^|[^а-яё])(?:${words})(?:[^а-яё]|$)`, 'i'))).toEqual([])
  })

  test('a number stays with its unit', () => {
    expect(found('fr', /[\d}] (?:mm|%|PV|XP|km|rads?|\{\w+\|rad\|rads\})(?!\p{L})/u)).toEqual([])
    expect(found('fr', /(?:niveau|objectif|difficulté|feuille|round|Abri|autoroute|carte) (?:\d|\{\w+\})/iu)).toEqual(
      [],
    )
    expect(found('de', /[\d}] (?:mm|%|TP|EP|km)(?!\p{L})/u)).toEqual([])
    expect(found('ru', /[\d}] (?:мм|%|ОЗ|ОО|км)(?!\p{L})/u)).toEqual([])
  })

  function unbalanced(language: Language, open: string, close: string): string[] {
    const count = (text: string, mark: string) => text.split(mark).length
    return inLanguage(language)
      .filter(({ text }) => count(text, open) !== count(text, close))
      .map(({ where, text }) => `${where}: ${text}`)
  }
})

/** The rulebooks that the games were learned from are no part of the repository; hashes of their runs of words are. */
describe('own words', () => {
  const kept = (language: Language) => new URL(`seeds/${language}.txt`, import.meta.url)
  const seeds = new URL('../../../../../shared/seeds/', import.meta.url)

  test.each(LANGUAGES)('no eight words in a row of %s stand in a printed rulebook', language => {
    const hashes = unpacked(readFileSync(kept(language), 'utf8'))
    expect(hashes.size).toBeGreaterThan(1000)
    const copied = inLanguage(language).flatMap(({ where, text }) =>
      [...shinglesOf(text)].filter(([hash]) => hashes.has(hash)).map(([, run]) => `${where}: ${run}`),
    )
    expect(copied).toEqual([])
  })

  test('a copied run is found whatever its case, its punctuation and its plurals', () => {
    const hashes = unpacked(packed(shinglesOf('One, two; three four “five” six. Seven eight cubes').keys()))
    expect(
      [...shinglesOf('(three FOUR five six seven eight {n|cubes|cube})').keys()].some(one => hashes.has(one)),
    ).toBe(false)
    expect(
      [...shinglesOf('two three FOUR five six seven eight {n|cubes|cube}').keys()].every(one => hashes.has(one)),
    ).toBe(true)
  })

  test.skipIf(!existsSync(seeds))('the hashes are those of the rulebooks, where these are at hand', () => {
    const texts = readdirSync(seeds).map(file => readFileSync(new URL(file, seeds), 'utf8'))
    const known = new Set(LANGUAGES.flatMap(language => [...unpacked(readFileSync(kept(language), 'utf8'))]))
    expect(texts.flatMap(text => [...shinglesOf(text).keys()]).filter(hash => !known.has(hash))).toEqual([])
  })
})
