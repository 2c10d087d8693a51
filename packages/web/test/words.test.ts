import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, messageFaults } from '@overseer/kernel'
import { CODES, LIVE_REFUSALS } from '@overseer/server'
import { describe, expect, test } from 'vitest'
import { REFUSALS } from '../src/online/refusals.ts'
import { de as onlineDe } from '../src/online/text/de.ts'
import { en as onlineEn } from '../src/online/text/en.ts'
import { fr as onlineFr } from '../src/online/text/fr.ts'
import { ru as onlineRu } from '../src/online/text/ru.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { ru } from '../src/text/ru.ts'

const PAGE = { en, fr, de, ru }
const ONLINE = { en: onlineEn, fr: onlineFr, de: onlineDe, ru: onlineRu }
const PARTS: [string, Record<string, Record<string, string>>][] = [
  ['page', PAGE],
  ['online screens', ONLINE],
]

describe.each(PARTS)('the words of the %s', (_name, catalogues) => {
  test.each(LANGUAGES)('in %s have every key, its parameters and its plural forms', language => {
    expect(Object.keys(catalogues[language]!)).toEqual(Object.keys(catalogues.en!))
    const faults = Object.entries(catalogues.en!).flatMap(([key, english]) =>
      messageFaults(language, english, catalogues[language]![key]!).map(fault => `${key} ${fault}`),
    )
    expect(faults).toEqual([])
  })
})

test('no word of the online screens hides one of the page', () => {
  expect(Object.keys(onlineEn).filter(key => key in en)).toEqual([])
})

/** Whoever is refused something reads why, in their own language. */
describe('what the server may refuse', () => {
  const trouble = CODES.map(code => `trouble.${code}`)
  test.each(LANGUAGES)('has a sentence in %s for every code of the API', language => {
    expect(trouble.filter(key => !(key in ONLINE[language]))).toEqual([])
  })

  test('at a table has a sentence, or needs none because the table shows itself anew', () => {
    const ours = ['offline']
    expect(Object.keys(REFUSALS).sort()).toEqual([...LIVE_REFUSALS, ...ours].sort())
    const silent = Object.entries(REFUSALS).filter(([, key]) => key === null)
    expect(silent.map(([code]) => code)).toEqual(['stale'])
    expect(Object.values(REFUSALS).filter(key => key !== null && !(key in onlineEn))).toEqual([])
  })
})

test('no key of the page is unused', () => {
  const folder = new URL('../src', import.meta.url).pathname
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\btext\//.test(file))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
  const templates = [...source.matchAll(/t\(\s*`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, template]) => new RegExp(`^${template!.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[^.]+')}$`),
  )
  const unused = [...Object.keys(en), ...Object.keys(onlineEn)].filter(
    key => !source.includes(`'${key}'`) && !templates.some(template => template.test(key)),
  )
  expect(unused).toEqual([])
})
