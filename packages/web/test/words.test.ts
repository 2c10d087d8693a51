import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language, messageFaults } from '@overseer/kernel'
import { LIVE_REFUSALS, PROBLEM_CODES } from '@overseer/protocol'
import { describe, expect, test } from 'vitest'
import { REFUSALS } from '../src/online/refusals.ts'

const SOURCE = new URL('../src/', import.meta.url).pathname
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })

/** The catalogues of one part of the page, by language. */
type Part = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Every part of the page that has words of its own, by its folder: the page itself, what is online, games. */
const PARTS = new Map<string, Part>()
for (const folder of FILES.filter(file => /(^|\/)text$/.test(file))) {
  const found = await Promise.all(
    LANGUAGES.map(async one => Object.entries((await import(`${SOURCE}${folder}/${one}.ts`)) as Part)),
  )
  PARTS.set(folder, Object.fromEntries(found.flat()) as Part)
}
const page = PARTS.get('text')!
const onlineWords = PARTS.get('online/text')!

describe.each([...PARTS])('the words in %s', (folder, part) => {
  test.each(LANGUAGES)('have every key in %s, its parameters and its plural forms', language => {
    expect(Object.keys(part[language])).toEqual(Object.keys(part.en))
    const faults = Object.entries(part.en).flatMap(([key, english]) =>
      messageFaults(language, english, part[language][key]!).map(fault => `${key} ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('hide no word of the page', () => {
    expect(folder === 'text' ? [] : Object.keys(part.en).filter(key => key in page.en)).toEqual([])
  })
})

/** Whoever is refused something reads why, in their own language. */
describe('what the server may refuse', () => {
  const trouble = PROBLEM_CODES.map(code => `trouble.${code}`)
  test.each(LANGUAGES)('has a sentence in %s for every code of the API', language => {
    expect(trouble.filter(key => !(key in onlineWords[language]))).toEqual([])
  })

  test('at a table has a sentence, or needs none because the table shows itself anew', () => {
    const ours = ['offline']
    expect(Object.keys(REFUSALS).sort()).toEqual([...LIVE_REFUSALS, ...ours].sort())
    const silent = Object.entries(REFUSALS).filter(([, key]) => key === null)
    expect(silent.map(([code]) => code)).toEqual(['stale'])
    expect(Object.values(REFUSALS).filter(key => key !== null && !(key in onlineWords.en))).toEqual([])
  })
})

test('no key is unused', () => {
  const source = FILES.filter(file => /\.tsx?$/.test(file) && !/\btext\//.test(file))
    .map(file => readFileSync(`${SOURCE}${file}`, 'utf8'))
    .join('\n')
  const templates = [...source.matchAll(/t\(\s*`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, template]) => new RegExp(`^${template!.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[^.]+')}$`),
  )
  const unused = [...PARTS.values()]
    .flatMap(part => Object.keys(part.en))
    .filter(key => !source.includes(`'${key}'`) && !templates.some(template => template.test(key)))
  expect(unused).toEqual([])
})

test('no line that is read or heard joins its parts with signs of its own: French sets them apart, so they belong to a catalogue', () => {
  const silent = /Error\(|style/ // no words
  const joined = FILES.filter(file => /(?<!\.d)\.tsx?$/.test(file)).flatMap(file =>
    readFileSync(`${SOURCE}${file}`, 'utf8')
      .split('\n')
      .filter(line => /(?:[`>][^`]*\}[:;!?] (?:\$?\{)|join\('[:;!?])/.test(line) && !silent.test(line))
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(joined).toEqual([])
})
