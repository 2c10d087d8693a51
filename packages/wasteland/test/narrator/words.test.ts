import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language, messageFaults, speaker } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { AGENDA_NAMES } from '../../src/content/agendas.ts'
import { CHARACTER_ABILITIES, CHARACTER_IDS } from '../../src/content/survivors/characters.ts'
import { ENEMY_IDS } from '../../src/content/enemies.ts'
import { FACTION_IDS, FACTION_TOKEN_IDS } from '../../src/content/factions.ts'
import { ITEM_IDS, ITEM_KINDS } from '../../src/content/items/items.ts'
import { MARKERS } from '../../src/content/map/markers.ts'
import { PERK_IDS } from '../../src/content/survivors/perks.ts'
import { isRuling, RULE_IDS, RULE_TOPICS, rulingsOn, topicOf } from '../../src/content/rule-ids.ts'
import {
  ABILITIES,
  AREAS,
  ENCOUNTER_DECKS,
  ENEMY_TYPES,
  LETTERS,
  PLACES,
  SCENARIO_IDS,
  TERRAINS,
} from '../../src/content/terms.ts'
import { TRAITS } from '../../src/content/survivors/traits.ts'
import { CATALOGUES, type English } from '../../src/text/catalogues.ts'
import { rules as germanRules, rulings as germanRulings } from '../../src/text/de/rules/book.ts'
import { rules, rulings } from '../../src/text/en/rules/book.ts'
import { rules as frenchRules, rulings as frenchRulings } from '../../src/text/fr/rules/book.ts'
import { rules as russianRules, rulings as russianRulings } from '../../src/text/ru/rules/book.ts'
import type { Stories } from '../../src/text/story.ts'
import { STORIES } from '../all-words.ts'

const english: Readonly<Record<string, string>> = CATALOGUES.en
const keys = Object.keys(english) as (keyof English)[]

/** Everything read aloud from a card. */
const told = (stories: Stories): string[] =>
  Object.values(stories).flatMap(({ title, intro, options }) => [
    title,
    intro,
    ...options.flatMap(({ line, success, failure = '' }) => [line, success, failure]),
  ])

describe('catalogues', () => {
  test.each(LANGUAGES)('%s has the keys of English, with the same parameters and its own plural forms', language => {
    expect(Object.keys(CATALOGUES[language])).toEqual(keys)
    const faults = keys.flatMap(key =>
      messageFaults(language, CATALOGUES.en[key], CATALOGUES[language][key]).map(fault => `${key} ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('French keeps its signs together with no-break spaces, in stories and rules too', () => {
    const texts = [
      ...Object.values(CATALOGUES.fr),
      ...told(STORIES.fr),
      ...Object.values({ ...frenchRules, ...frenchRulings }),
    ]
    const loose = texts.filter(text => /[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]|["']/.test(text))
    expect(loose).toEqual([])
  })

  test('German closes its quotation marks and keeps numbers, dashes and ellipses together, in stories and rules too', () => {
    const prose = [...told(STORIES.de), ...Object.values({ ...germanRules, ...germanRulings })]
    const count = (text: string, mark: string) => text.split(mark).length
    expect(prose.filter(text => /["'«»”]|\.\.\./.test(text))).toEqual([])
    expect(prose.filter(text => count(text, '„') !== count(text, '“'))).toEqual([])
    expect(prose.filter(text => /[^\u00a0][…–]/.test(text))).toEqual([])
    expect(prose.filter(text => /(?:Karten?|Vault|Stufe) \d|\d (?:TP|EP|Rads?|Kronkorken)\b/.test(text))).toEqual([])
  })

  test('Russian closes its quotation marks and keeps dashes and numbers together, in stories and rules too', () => {
    const prose = [...told(STORIES.ru), ...Object.values({ ...russianRules, ...russianRulings })]
    const texts = [...prose, ...Object.values(CATALOGUES.ru)]
    const count = (text: string, mark: string) => text.split(mark).length
    expect(texts.filter(text => /["'”’]|\.\.\.| - /.test(text))).toEqual([])
    expect(texts.filter(text => count(text, '«') !== count(text, '»'))).toEqual([])
    expect(texts.filter(text => /[^\u00a0]—/.test(text))).toEqual([])
    expect(prose.filter(text => /[а-яё] \d|\d [а-яё]/i.test(text))).toEqual([])
    // Titles stand between quotation marks wherever they are said.
    expect(Object.values(STORIES.ru).filter(({ title }) => /[«»]/.test(title))).toEqual([])
  })

  test('quotation marks and apostrophes are those of the language', () => {
    const strange = {
      fr: keys.filter(key => /["'„“]/.test(CATALOGUES.fr[key])),
      de: keys.filter(key => /["'«»]/.test(CATALOGUES.de[key])),
      ru: keys.filter(key => /["'„“]/.test(CATALOGUES.ru[key])),
    }
    expect(strange).toEqual({ fr: [], de: [], ru: [] })
  })

  test('plural forms follow the number', () => {
    const say = speaker<English>('ru', CATALOGUES.ru)
    const caps = [1, 3, 5, 11, 21].map(n => say('table.caps', { n }))
    expect(caps).toEqual(['1 крышка', '3 крышки', '5 крышек', '11 крышек', '21 крышка'])
  })
})

/** What a page says beside its pictures and on its set-up screen; the terminal has no use for it. */
const SHOWN_ON_PAGES = /^(?:icon|setting|about)\./

test('no key is unused', () => {
  const folder = new URL('../../src', import.meta.url).pathname
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/text\/(?:en|fr|de|ru)\//.test(file))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
  // A key stands in the code as it is, or as a template such as `item.${id}`.
  const templates = [...source.matchAll(/`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, template]) => new RegExp(`^${template!.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[^.]+')}$`),
  )
  const unused = keys.filter(
    key => !SHOWN_ON_PAGES.test(key) && !source.includes(`'${key}'`) && !templates.some(template => template.test(key)),
  )
  expect(unused).toEqual([])
})

describe('names', () => {
  const named: Readonly<Record<string, readonly string[]>> = {
    item: [...ITEM_IDS, ...CHARACTER_ABILITIES],
    kind: ITEM_KINDS,
    perk: PERK_IDS,
    agenda: AGENDA_NAMES,
    character: CHARACTER_IDS,
    enemy: [...ENEMY_IDS, ...FACTION_TOKEN_IDS],
    type: ENEMY_TYPES,
    ability: ABILITIES,
    about: ABILITIES,
    trait: TRAITS,
    faction: FACTION_IDS,
    letter: LETTERS,
    area: AREAS,
    scenario: SCENARIO_IDS,
    place: PLACES,
    deck: ENCOUNTER_DECKS,
    terrain: TERRAINS,
    marker: MARKERS.map(({ colour }) => colour),
    topic: RULE_TOPICS,
  }

  test.each(Object.entries(named))('every %s has a name', (kind, ids) => {
    expect(ids.filter(id => english[`${kind}.${id}`] === undefined)).toEqual([])
  })
})

describe('the rulebook', () => {
  const texts: Readonly<Record<string, string>> = { ...rules, ...rulings }

  test('every ID is listed once', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length)
  })

  const books: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
    en: texts,
    fr: { ...frenchRules, ...frenchRulings },
    de: { ...germanRules, ...germanRulings },
    ru: { ...russianRules, ...russianRulings },
  }

  test.each(LANGUAGES)('every ID has its words in %s, and not those of English', language => {
    const book = books[language]
    expect(Object.keys(book).sort()).toEqual([...RULE_IDS].sort())
    expect(RULE_IDS.filter(id => !book[id]!.endsWith('.'))).toEqual([])
    if (language !== 'en') expect(RULE_IDS.filter(id => book[id] === texts[id])).toEqual([])
  })

  test('rules and rulings are told apart', () => {
    expect(RULE_IDS.filter(id => isRuling(id) !== id in rulings)).toEqual([])
  })

  test('topics come one after the other', () => {
    expect([...new Set(RULE_IDS.map(topicOf))]).toEqual([...RULE_TOPICS])
    const changes = RULE_IDS.filter((id, i) => i > 0 && topicOf(id) !== topicOf(RULE_IDS[i - 1]!))
    expect(changes).toHaveLength(RULE_TOPICS.length - 1)
  })

  test('the rulings on a card are found by its number', () => {
    expect(rulingsOn(19)).toEqual(['W-CON-C018'])
    expect(rulingsOn(142)).toEqual(['W-CON-C141', 'W-CON-C142'])
    expect(rulingsOn(1)).toEqual([])
  })

  test('nobody speaks to the builders of the engine', () => {
    const words = /\b(?:engine|source|seed|client|server|loader|L\d{2,}|W-[A-Z]+)\b/
    expect(RULE_IDS.filter(id => words.test(texts[id]!))).toEqual([])
  })
})
