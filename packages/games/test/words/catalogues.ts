import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BOXES, type Words } from '@overseer/games/boxes'
import { LANGUAGES, type Language } from '@overseer/kernel'

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url))

/** One text that somebody may read: where it stands, and in what language. */
export interface Line {
  readonly where: string // the package, the catalogue and the key, the same in every language
  readonly language: Language
  readonly text: string
}

/**
 * Every text of every catalogue of the repository, stories and rules included, and what stands on the boxes of games. A
 * catalogue is a file or folder in a folder called `text`, named for its language.
 */
export async function allLines(): Promise<readonly Line[]> {
  const files = readdirSync(PACKAGES, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(({ name }) => sourcesOf(name))
  const found = await Promise.all(files.map(linesOf))
  return [...found.flat(), ...boxLines()]
}

/** The names of games, of what players agree on, and of each answer to it. */
function boxLines(): Line[] {
  return Object.entries(BOXES).flatMap(([id, { name, settings }]) => {
    const texts: [string, Words][] = [[id, name]]
    for (const setting of settings) {
      texts.push([`${id}/${setting.option}`, setting.name])
      for (const value of setting.values) texts.push([`${id}/${setting.option}/${value.value}`, value.name])
    }
    return texts.flatMap(([key, words]) =>
      LANGUAGES.map(language => ({ where: `games box ${key}`, language, text: words[language] })),
    )
  })
}

interface Source {
  readonly path: string
  readonly where: string
  readonly language: Language
}

function sourcesOf(name: string): Source[] {
  const folder = join(PACKAGES, name, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(file => {
    const match = /^(.*\btext)\/(\w\w)(?:\.ts|\/(.*)\.ts)$/.exec(file)
    const language = LANGUAGES.find(one => one === match?.[2])
    if (match === null || language === undefined) return []
    return [{ path: join(folder, file), where: [name, match[1], match[3] ?? ''].join(' '), language }]
  })
}

async function linesOf({ path, where, language }: Source): Promise<Line[]> {
  const exported = (await import(path)) as Readonly<Record<string, unknown>>
  return [...textsIn('', Object.values(exported))].map(([key, text]) => ({ where: `${where} ${key}`, language, text }))
}

function* textsIn(key: string, value: unknown): Generator<readonly [key: string, text: string]> {
  if (typeof value === 'string') yield [key, value]
  else if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* textsIn(`${key}/${i}`, one)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* textsIn(`${key}/${name}`, one)
}
