import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, messageFaults, speaker } from '@overseer/kernel'
import { COLOURS, ENDINGS, KINDS, narrator, RULE_IDS, shelter } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { CATALOGUES, type English } from '../src/text/catalogues.ts'
import { en } from '../src/text/en.ts'
import { table } from './table.ts'

describe.each(LANGUAGES)('the words in %s', language => {
  const catalogue = CATALOGUES[language]

  test('have every key, with its parameters and plural forms', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(en))
    const faults = Object.entries(en).flatMap(([key, english]) =>
      messageFaults(language, english, catalogue[key as keyof English]).map(fault => `${key} ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('are not left in English', () => {
    if (language === 'en') return
    const rules = RULE_IDS.filter(id => catalogue[`rule.${id}`] === en[`rule.${id}`])
    expect(rules).toEqual([])
  })

  test('tell a whole game without a gap', () => {
    const tell = narrator(language, ['Ada', 'Boris'])
    const state = shelter.setup({ seats: 2 }, `told in ${language}`)
    const told: string[] = []
    for (let n = 0; shelter.pending(state) !== undefined; n++) {
      const view = shelter.view(state, 0)
      told.push(tell.question(view), ...shelter.choices(state).map(choice => tell.choice(view, choice)))
      const choices = shelter.choices(state)
      shelter.apply(state, choices[(n * 7) % choices.length]!, event =>
        told.push(tell.event(shelter.view(state, 0), event)),
      )
    }
    told.push(
      ...tell.outcome(shelter.view(state, 0)),
      tell.picture(shelter.view(state, 0), 110, text => text),
    )
    expect(told.filter(text => text === '' || /undefined|\{|\}|NaN|\[object/.test(text))).toEqual([])
  })

  test('name every rule, and rulings as such', () => {
    const tell = narrator(language, [])
    for (const id of RULE_IDS) expect(tell.rule(id)?.text, id).toBeTruthy()
    expect(tell.rule('SH-END-5')?.ruling).toBeTruthy()
    expect(tell.rule('SH-THR-5')?.ruling).toBeUndefined()
    expect(tell.rule('SH-NONE-1')).toBeUndefined()
  })
})

/** The names that a page shows beside its pictures; the terminal has no use for them. */
const SHOWN_ON_PAGES = /^(icon|kind|colour|topic)\./

test('no key is unused', () => {
  const source = sourceOf(new URL('../src', import.meta.url).pathname)
  // A key stands in the code as it is, or as a template such as `room.${id}`.
  const templates = [...source.matchAll(/`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, template]) => new RegExp(`^${template!.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[^.]+')}$`),
  )
  const unused = Object.keys(en).filter(
    key => !SHOWN_ON_PAGES.test(key) && !source.includes(`'${key}'`) && !templates.some(template => template.test(key)),
  )
  expect(unused).toEqual([])
})

test('topics, rulings and endings belong to something', () => {
  const of = (family: string) =>
    Object.keys(en).flatMap(key => (key.startsWith(`${family}.`) ? [key.slice(family.length + 1)] : []))
  expect(of('topic')).toEqual([...new Set(RULE_IDS.map(id => id.split('-')[1]))])
  expect(of('ruling').filter(id => !(RULE_IDS as readonly string[]).includes(id))).toEqual([])
  expect(of('kind')).toEqual([...KINDS])
  expect(of('colour')).toEqual([...COLOURS])
  expect(of('event.endTriggered')).toEqual([...ENDINGS])
})

function sourceOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/text\/(en|fr|de|ru)\.ts$/.test(file))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
}

test('plurals are right in each language', () => {
  const say = (language: (typeof LANGUAGES)[number], n: number) =>
    speaker<English>(language, CATALOGUES[language])('amount.any', { n })
  expect(say('en', 1)).not.toBe(say('en', 2).replace('2', '1'))
  expect(new Set([1, 2, 5].map(n => say('ru', n).replace(String(n), ''))).size).toBe(3)
})

test('whoever has no item to use is not asked to use one', () => {
  const ask = (given: Parameters<typeof table>[1] & object) =>
    narrator('en', ['Ada', 'Boris']).question(shelter.view(table('', given).state, 0))
  expect(ask({ red: { plain: 1 }, blue: {} })).toBe('Place a dweller or pass.')
  expect(ask({ red: { plain: 1, items: ['minigun', 'collie'], exhausted: ['collie'] }, blue: {} })).not.toMatch(/item/)
  expect(ask({ red: { plain: 1, items: ['collie'] }, blue: {} })).toBe('Place a dweller, use an item, or pass.')
})

test('a typed wish is understood', () => {
  const t = table('', { red: { water: 1, items: ['collie'], trained: ['S'], plain: 1 }, blue: {} })
  const tell = narrator('en', ['Ada', 'Boris'])
  const view = shelter.view(t.state, 0)
  expect(tell.wish(view, 't2')).toEqual({ do: 'place', who: 'plain', space: 'T2' })
  expect(tell.wish(view, 's t12')).toEqual({ do: 'place', who: 'S', space: 'T12' })
  expect(tell.wish(view, 't7')).toEqual({ do: 'place', who: 'hurt', space: 'T7' })
  expect(tell.wish(view, 'collie')).toEqual({ do: 'use', item: 'collie' })
  expect(tell.wish(view, 'gibberish')).toBeUndefined()
  expect(tell.wish(view, '')).toBeUndefined()
})
