import { readFileSync } from 'node:fs'
import { GAMES } from '@overseer/games'
import { below, LANGUAGES, Match, newRecord, seedRandom } from '@overseer/kernel'
import { SHAPES as SHELTER } from '@overseer/shelter/guide'
import { SHAPES as WASTELAND } from '@overseer/wasteland/guide'
import { describe, expect, test } from 'vitest'
import { Engine } from '../src/engine/engine.ts'

/** What `describe` says of each game is true of games that are played, and of what `docs/protocol.md` says. */

const SHAPES = { shelter: SHELTER, wasteland: WASTELAND }
const DOCS = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

interface Described {
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly questions: Readonly<Record<string, readonly string[]>>
  readonly always: readonly string[]
  readonly schemas: Readonly<Record<string, Json>>
}
interface Json {
  readonly properties?: Readonly<Record<string, Json>>
  readonly oneOf?: readonly Json[]
  readonly anyOf?: readonly Json[]
  readonly const?: string
  readonly enum?: readonly string[]
}

const described = (game: string, lang = 'en'): Described =>
  (new Engine().answer(JSON.stringify({ cmd: 'describe', game, lang })) as { ok: Described }).ok

describe.each(Object.keys(SHAPES) as (keyof typeof SHAPES)[])('%s', game => {
  const { questions, always, names, schemas } = described(game)
  const kinds = (schemas.choice?.oneOf ?? []).flatMap(({ properties }) => {
    const kind = properties?.do
    return kind?.enum ?? (kind?.const === undefined ? [] : [kind.const])
  })

  test('every question, choice, event and view of random games is as described', () => {
    const { game: rules, box } = GAMES[game]!
    const shapes = SHAPES[game]
    const random = seedRandom(`guide ${game}`)
    for (const [n, scenario] of Object.values(box.scenarios).entries()) {
      const seats = box.seats.min + (n % (box.seats.max - box.seats.min + 1))
      const match = new Match(rules, newRecord(rules, rules.parse.options({ ...scenario, seats }), `guide ${n}`))
      for (let turn = 0; turn < 250; turn++) {
        const asked = rules.pending(match.state)
        if (asked === undefined) break
        const choices = rules.choices(match.state)
        for (const choice of choices) expect(questions[asked.ask]).toContain((choice as { do: string }).do)
        match.apply(choices[below(random, choices.length)], event =>
          shapes.event.parse(JSON.parse(JSON.stringify(event))),
        )
        if (turn % 10 === 0) shapes.view.parse(JSON.parse(JSON.stringify(rules.view(match.state, turn % seats))))
      }
    }
  })

  test('every kind of choice answers something, and every question is described with kinds there are', () => {
    const answers = new Set([...Object.values(questions).flat(), ...always])
    expect(kinds.toSorted()).toEqual([...answers].toSorted())
  })

  test('names are the players’ names, in every language', () => {
    for (const lang of LANGUAGES)
      expect(Object.values(described(game, lang).names.item!).every(name => name !== '')).toBe(true)
    expect(names.item).toMatchObject(game === 'shelter' ? { pistol: '10mm Pistol' } : { stimpak: 'Stimpak' })
    expect(described(game, 'de').names.item).not.toEqual(names.item)
  })

  const chapter = new RegExp(`\n## ${game[0]!.toUpperCase()}${game.slice(1)}\n([\\s\\S]*?)\n## `).exec(DOCS)?.[1] ?? ''
  const rows = (header: RegExp): string[][] => {
    const table = chapter.slice(chapter.search(header)).split('\n\n', 1)[0] ?? ''
    return table
      .split('\n')
      .slice(2)
      .map(row => row.split('|').map(cell => cell.trim()))
  }

  test('the documentation names every kind of choice and every question, and no other', () => {
    const table = rows(/\| choice \|/)
    const named = table.flatMap(([, choice = '']) =>
      [...choice.matchAll(/`(?:\{"do":"(\w+)"[^`]*\}|(\w+))`/g)].map(([, kind, plain]) => kind ?? plain!),
    )
    expect(named.toSorted()).toEqual(kinds.toSorted())
    const asked = table.flatMap(([, , answers = '']) => [...answers.matchAll(/`(\w+)`/g)].map(([, ask]) => ask!))
    for (const question of Object.keys(questions)) expect(asked).toContain(question)
  })

  test('the documentation names every field of options and positions', () => {
    for (const subject of ['options', 'position'])
      for (const field of Object.keys(schemas[subject]?.properties ?? {})) expect(chapter).toContain(`\`${field}\``)
  })
})
