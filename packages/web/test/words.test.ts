import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, messageFaults } from '@overseer/kernel'
import { expect, test } from 'vitest'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { ru } from '../src/text/ru.ts'

const CATALOGUES = { en, fr, de, ru }

test.each(LANGUAGES)('the words of the page in %s have every key, its parameters and its plural forms', language => {
  expect(Object.keys(CATALOGUES[language])).toEqual(Object.keys(en))
  const faults = Object.entries(en).flatMap(([key, english]) =>
    messageFaults(language, english, CATALOGUES[language][key as keyof typeof en]).map(fault => `${key} ${fault}`),
  )
  expect(faults).toEqual([])
})

test('no key of the page is unused', () => {
  const folder = new URL('../src', import.meta.url).pathname
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.startsWith('text/'))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
  const templates = [...source.matchAll(/t\(\s*`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, template]) => new RegExp(`^${template!.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[^.]+')}$`),
  )
  const unused = Object.keys(en).filter(
    key => !source.includes(`'${key}'`) && !templates.some(template => template.test(key)),
  )
  expect(unused).toEqual([])
})
