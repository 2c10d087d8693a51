import { type Catalogue, LANGUAGES, messageFaults, speaker } from '@overseer/kernel'
import { expect, test } from 'vitest'

const en = { hello: 'Hello {name}', cubes: '{n} {n|cube|cubes} for {who}', plain: 'Pass' } as const
const ru: Catalogue<typeof en> = {
  hello: 'Здравствуй, {name}',
  cubes: '{who}: {n} {n|кубик|кубика|кубиков}',
  plain: 'Пас',
}
const fr: Catalogue<typeof en> = { hello: 'Bonjour {name}', cubes: '{n} {n|cube|cubes} pour {who}', plain: 'Passer' }

test('parameters are filled in', () => {
  const say = speaker<typeof en>('en', en)
  expect(say('hello', { name: 'Ada' })).toBe('Hello Ada')
  expect(say('plain')).toBe('Pass')
})

test('a parameter that looks like a pattern stays as it is', () => {
  expect(speaker<typeof en>('en', en)('hello', { name: '$& {n}' })).toBe('Hello $& {n}')
})

test.each([
  [1, '1 cube'],
  [0, '0 cubes'],
  [2, '2 cubes'],
  [21, '21 cubes'],
])('English: %i', (n, text) => {
  expect(speaker<typeof en>('en', en)('cubes', { n, who: 'Ada' })).toBe(`${text} for Ada`)
})

test.each([
  [0, '0 cube'],
  [1, '1 cube'],
  [2, '2 cubes'],
])('French: %i', (n, text) => {
  expect(speaker<typeof en>('fr', fr)('cubes', { n, who: 'Ada' })).toBe(`${text} pour Ada`)
})

test.each([
  [1, 'кубик'],
  [2, 'кубика'],
  [4, 'кубика'],
  [5, 'кубиков'],
  [11, 'кубиков'],
  [21, 'кубик'],
  [22, 'кубика'],
  [0, 'кубиков'],
])('Russian has three forms: %i', (n, form) => {
  expect(speaker<typeof en>('ru', ru)('cubes', { n, who: 'Ада' })).toBe(`Ада: ${n} ${form}`)
})

test('wrong parameters, empty messages and missing forms are found', () => {
  expect(messageFaults('en', 'Hello {name}', 'Hello {nme}')).toEqual(["has parameters 'nme', English 'name'"])
  expect(messageFaults('ru', '{n|a|b}', '{n|а|б}')).toEqual(['needs 3 forms in {n|а|б}'])
  expect(messageFaults('de', 'Pass', ' ')).toEqual(['is empty'])
  for (const language of LANGUAGES) expect(messageFaults(language, 'Pass {a} {b}', '{b} {a} {b}')).toEqual([])
})

test('a wrong key or parameter does not compile', () => {
  const say = speaker<typeof en>('en', en)
  // @ts-expect-error no such key
  expect(() => say('helo')).toThrow()
  // @ts-expect-error no such parameter
  expect(say('hello', { nme: 'Ada' })).toBe('Hello undefined')
  // @ts-expect-error a plural needs a number
  expect(say('cubes', { n: 'two', who: 'Ada' })).toContain('cubes')
  // @ts-expect-error a key is missing
  const wrong: Catalogue<typeof en> = { hello: '', cubes: '' }
  expect(wrong).toBeDefined()
})
