import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Engine } from '../src/engine.ts'

type Json = any // oxlint-disable-line typescript/no-explicit-any -- answers of a protocol

function engine() {
  const one = new Engine()
  return (message: unknown): Json =>
    JSON.parse(JSON.stringify(one.answer(typeof message === 'string' ? message : JSON.stringify(message))))
}

const NEW = { cmd: 'new', game: 'shelter', options: { seats: 2, first: 0 }, seed: 'protocol' }

describe('the engine protocol', () => {
  test('says what it is', () => {
    expect(engine()({ cmd: 'hello', id: 1 })).toMatchObject({
      id: 1,
      ok: { name: 'overseer', protocol: 1, games: expect.arrayContaining(['shelter']) },
    })
  })

  test('plays, asks why, takes back', () => {
    const ask = engine()
    expect(ask(NEW).ok.pending).toEqual({ seat: 0, ask: 'place' })
    const { choices } = ask({ cmd: 'choices' }).ok
    expect(choices).toContainEqual({ do: 'place', who: 'plain', space: 'T12' })
    expect(ask({ cmd: 'why', choice: { do: 'place', who: 'plain', space: 'T2' } }).ok).toMatchObject({
      rule: 'SH-PLC-2',
      text: expect.stringContaining('cannot pay'),
    })
    expect(ask({ cmd: 'why', choice: { do: 'pass' } }).ok).toEqual({ rule: null })
    const played = ask({ cmd: 'apply', choice: { do: 'place', who: 'plain', space: 'T12' } }).ok
    expect(played.events.map((event: Json) => event.type)).toEqual(['placed', 'gained'])
    expect(played.pending).toEqual({ seat: 1, ask: 'place' })
    expect(ask({ cmd: 'view', seat: 1 }).ok.view.players[0].power).toBe(2)
    expect(ask({ cmd: 'undo' }).ok.pending).toEqual({ seat: 0, ask: 'place' })
    expect(ask({ cmd: 'undo' }).error).toEqual({ code: 'undo-closed', message: 'nothingToUndo' })
    expect(ask({ cmd: 'result' }).ok).toEqual({ result: null })
  })

  test('saves and loads a record and a state, and goes on the same', () => {
    const ask = engine()
    ask(NEW)
    ask({ cmd: 'apply', choice: { do: 'place', who: 'plain', space: 'T10' } })
    const { record } = ask({ cmd: 'save' }).ok
    const { state } = ask({ cmd: 'save', what: 'state' }).ok
    const [first, second] = [engine(), engine()]
    expect(first({ cmd: 'load', record }).ok.pending).toEqual({ seat: 1, ask: 'place' })
    expect(second({ cmd: 'load', game: 'shelter', state }).ok.pending).toEqual({ seat: 1, ask: 'place' })
    for (const other of [first, second]) {
      expect(other({ cmd: 'apply', choice: { do: 'pass' } }).ok).toEqual(
        ask({ cmd: 'apply', choice: { do: 'pass' } }).ok,
      )
      ask({ cmd: 'undo' })
    }
    expect(second({ cmd: 'save' }).ok.record.state).toEqual(state)
  })

  test('sets up a position with its dice and cards', () => {
    const ask = engine()
    const position = {
      players: [{ plain: 1, items: ['minigun'] }, {}],
      vault: 'T wasteland vaultDoor vaultEntrance = waterTreatment diner[!moleRat,.] powerGenerator',
      dice: [1, 2],
      items: { track: ['parrot', 'husky', 'globe'] },
    }
    expect(ask({ cmd: 'set', game: 'shelter', position, seed: 'puzzle' }).ok.pending).toEqual({ seat: 0, ask: 'place' })
    ask({ cmd: 'apply', choice: { do: 'place', who: 'plain', space: 'T10' } })
    expect(ask({ cmd: 'pending' }).ok.pending).toEqual({ seat: 0, ask: 'beforeRoll' })
    const { events } = ask({ cmd: 'apply', choice: { do: 'use', item: 'minigun' } }).ok
    expect(events).toContainEqual({ type: 'fightWon', seat: 0, space: 'T10', threat: 'moleRat', total: 6 })
    expect(engine()({ cmd: 'load', record: ask({ cmd: 'save' }).ok.record }).ok.pending).toEqual(
      ask({ cmd: 'pending' }).ok.pending,
    )
  })

  test.each([
    ['{"cmd":', 'bad-json', 'the line is not JSON'],
    ['[1]', 'bad-json', 'the line is not a JSON object'],
    [{ cmd: 'dance' }, 'bad-command', 'cmd: must be one of'],
    [{ cmd: 'pending' }, 'no-game', 'there is no game yet'],
    [{ cmd: 'new', game: 'chess', options: {} }, 'bad-input', "there is no game 'chess'"],
    [{ cmd: 'new', game: 'shelter', options: { seats: 5 } }, 'bad-input', 'options.seats'],
    [{ cmd: 'new', game: 'shelter', options: { seats: 2 }, seed: '' }, 'bad-input', 'seed'],
    [{ cmd: 'new', game: 'shelter', options: { seats: 2 }, sed: 'x' }, 'bad-input', 'new'],
    [{ cmd: 'new', game: 'wasteland', options: { seats: 5 } }, 'bad-input', 'options.seats'],
    [{ cmd: 'new', game: 'wasteland', options: { seats: 2, scenario: 'mars' } }, 'bad-input', 'options.scenario'],
    [
      { cmd: 'set', game: 'wasteland', position: { players: [{ at: 'atlantis' }] } },
      'bad-input',
      "there is no space 'atlantis'",
    ],
    [{ cmd: 'load' }, 'bad-input', "needs a 'record'"],
    [{ cmd: 'load', record: { game: 'shelter' } }, 'bad-input', 'record'],
    [
      { cmd: 'set', game: 'shelter', position: { players: [{ power: -1 }, {}] } },
      'bad-input',
      'position.players.0.power',
    ],
    [
      { cmd: 'set', game: 'shelter', position: { players: [{}, {}], vault: 'A nowhere . . = . . .' } },
      'bad-input',
      "vault: there is no room 'nowhere'",
    ],
  ])('answers %j with %s', (line, code, message) => {
    const { error } = engine()(line)
    expect(error.code).toBe(code)
    expect(error.message).toContain(message)
  })

  test('a line that cannot be obeyed changes nothing', () => {
    const ask = engine()
    ask(NEW)
    const before = ask({ cmd: 'save', what: 'state' })
    expect(ask({ cmd: 'apply', choice: { do: 'place', who: 'plain', space: 'T2' } }).error).toMatchObject({
      code: 'illegal',
      rule: 'SH-PLC-2',
    })
    expect(ask({ cmd: 'apply', choice: { do: 'place', who: 'plain', space: 'Z9' } }).error).toMatchObject({
      code: 'bad-input',
      field: 'choice.space',
    })
    expect(ask({ cmd: 'apply' }).error.code).toBe('bad-input')
    expect(ask({ cmd: 'view', seat: 9 }).error.field).toBe('view.seat')
    expect(ask({ cmd: 'load', record: { nonsense: true } }).error.code).toBe('bad-input')
    expect(ask({ cmd: 'set', game: 'shelter', position: {} }).error.code).toBe('bad-input')
    expect(ask({ cmd: 'save', what: 'state' })).toEqual(before)
  })

  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
  const sessions = [...text.matchAll(/```session\n([\s\S]*?)```/g)].map(([, lines]) => lines!.trim().split('\n'))

  test.each(sessions.map(session => [/"game":"(\w+)"/.exec(session[0]!)![1]!, session] as const))(
    'the worked session of %s in the documentation is true, line by line',
    (_game, session) => {
      const ask = engine()
      let answer: Json
      for (const line of session) {
        if (line.startsWith('> ')) answer = ask(line.slice(2))
        else expect(answer).toMatchObject(JSON.parse(line.slice(2)))
      }
      expect(session.length).toBeGreaterThan(10)
    },
  )

  test('there is a worked session for each game', () => {
    expect(sessions).toHaveLength(engine()({ cmd: 'hello' }).ok.games.length)
  })
})
