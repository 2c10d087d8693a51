import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Engine } from '../src/engine/engine.ts'

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
      ok: { name: 'overseer', protocol: 2, games: expect.arrayContaining(['shelter']) },
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

  test('tells odds, ways and what lies ahead, to whom it may concern', () => {
    const ask = engine()
    ask({ cmd: 'set', game: 'wasteland', position: { players: [{ at: 'crossroads.b' }, {}] }, seed: 'ahead' })
    const { ways, lines } = ask({ cmd: 'ways' }).ok
    expect(ways.from).toBe('crossroads.b')
    expect(lines[0]).toBe('You are here: the flats east of Crossroads Camp')
    expect(ask({ cmd: 'ahead', seat: 1, lang: 'de' }).ok.lines).toContain('Die Fraktionen:')
    expect(ask({ cmd: 'odds' }).ok.odds).toMatchObject({ roll: null, fights: [] })
    expect(ask({ cmd: 'odds', seat: 2 }).error).toMatchObject({ code: 'bad-input', field: 'seat' })
    ask(NEW)
    expect(ask({ cmd: 'ways' }).error.code).toBe('bad-command')
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
    [{ cmd: 'new', game: 'shelter', options: { seats: 2 }, sed: 'x' }, 'bad-input', 'sed: is unknown'],
    [{ cmd: 'new', game: 'wasteland', options: { seats: 5 } }, 'bad-input', 'options.seats'],
    [{ cmd: 'new', game: 'wasteland', options: { seats: 2, scenario: 'mars' } }, 'bad-input', 'options.scenario'],
    [
      { cmd: 'set', game: 'wasteland', position: { players: [{ at: 'atlantis' }] } },
      'bad-input',
      "there is no space 'atlantis'",
    ],
    [{ cmd: 'load' }, 'bad-input', "a 'record' is needed"],
    [{ cmd: 'load', record: { game: 'shelter' } }, 'bad-input', 'record'],
    [
      { cmd: 'set', game: 'shelter', position: { players: [{ power: -1 }, {}] } },
      'bad-input',
      'position.players.0.power',
    ],
    [
      { cmd: 'set', game: 'shelter', position: { players: [{}, {}], vault: 'A nowhere . . = . . .' } },
      'bad-input',
      "position.vault: there is no room 'nowhere'",
    ],
    [
      { cmd: 'set', game: 'shelter', position: { players: [{ power: 7 }, {}] } },
      'bad-input',
      'position.players.0.power: 7 is not at most 6',
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
    expect(ask({ cmd: 'view', seat: 9 }).error.field).toBe('seat')
    expect(ask({ cmd: 'load', record: { nonsense: true } }).error.code).toBe('bad-input')
    expect(ask({ cmd: 'set', game: 'shelter', position: {} }).error.code).toBe('bad-input')
    expect(ask({ cmd: 'save', what: 'state' })).toEqual(before)
  })

  test('SH-RND-2 a choice of the wrong kind is not what is asked', () => {
    const ask = engine()
    ask(NEW)
    const takes = ['place', 'pass', 'use']
    expect(ask({ cmd: 'apply', choice: { do: 'skip' } }).error).toEqual({
      code: 'not-asked',
      asked: 'place',
      takes,
      message: "'skip' is no answer to 'place', which takes place, pass, use",
    })
    expect(ask({ cmd: 'why', choice: { do: 'skip' } }).ok).toMatchObject({ asked: 'place', takes })
    expect(ask({ cmd: 'apply', choice: { do: 'use', item: 'husky' } }).error).toMatchObject({
      code: 'illegal',
      rule: 'SH-ITM-2',
      facts: { notYours: 'husky' },
    })
  })

  test('SH-PLC-2 what is illegal is refused with a sentence, its rule and the facts, in the language one speaks', () => {
    const ask = engine()
    ask(NEW)
    const apply = { cmd: 'apply', choice: { do: 'place', who: 'plain', space: 'T2' } }
    const { error } = ask(apply)
    expect(error).toMatchObject({ code: 'illegal', rule: 'SH-PLC-2', facts: { missing: { water: 1 } } })
    expect(error.message).toBe(ask({ ...apply, cmd: 'why' }).ok.sentence)
    expect(ask({ ...apply, lang: 'de' }).error.message).toBe(ask({ ...apply, cmd: 'why', lang: 'de' }).ok.sentence)
    expect(ask({ ...apply, lang: 'de' }).error.message).not.toBe(error.message)
  })

  test('a misspelt field is named, and the one that is missing', () => {
    const ask = engine()
    ask(NEW)
    expect(ask({ cmd: 'apply', choice: { do: 'place', who: 'plain', spce: 'T12' } }).error).toMatchObject({
      field: 'choice.space',
      message: expect.stringMatching(/^choice\.space: is missing: one of T1, .*; 'spce' is unknown$/),
    })
    expect(ask({ cmd: 'apply', choice: { do: 'dance' } }).error.field).toBe('choice.do')
    expect(ask({ cmd: 'apply', choic: {} }).error.message).toBe("choice: is missing; 'choic' is unknown")
  })

  test('SH-PLC-6 two dwellers of a linked space are named in either order', () => {
    const ask = engine()
    const vault = 'T wasteland vaultDoor vaultEntrance = waterTreatment[!deathclaw,.] diner powerGenerator'
    const position = { players: [{ plain: 1, trained: ['E'] }, {}], vault, dice: [6, 3] }
    ask({ cmd: 'set', game: 'shelter', seed: 'r', position })
    const { events } = ask({ cmd: 'apply', choice: { do: 'place', who: 'E', with: 'plain', space: 'T8' } }).ok
    expect(events).toContainEqual({ type: 'happinessGained', seat: 0, n: 2, source: 'threats' })
  })

  test('a record is loaded with nothing that contradicts it', () => {
    const ask = engine()
    ask(NEW)
    const { record } = ask({ cmd: 'save' }).ok
    const { state } = ask({ cmd: 'save', what: 'state' }).ok
    expect(ask({ cmd: 'load', record, game: 'shelter' }).ok.pending).toBeDefined()
    expect(ask({ cmd: 'load', record, game: 'wasteland' }).error).toMatchObject({ code: 'bad-input', field: 'game' })
    expect(ask({ cmd: 'load', record, state }).error.field).toBe('state')
    expect(ask({ cmd: 'load', record, seed: 'x' }).error.field).toBe('seed')
  })

  test('several tables in one process do not disturb each other', () => {
    const ask = engine()
    ask(NEW)
    ask({ ...NEW, table: 'other', options: { seats: 3, first: 2 } })
    ask({ cmd: 'apply', table: 'other', choice: { do: 'pass' } })
    expect(ask({ cmd: 'pending' }).ok.pending).toEqual({ seat: 0, ask: 'place' })
    expect(ask({ cmd: 'tables' }).ok.tables).toEqual([
      { table: 0, game: 'shelter', pending: { seat: 0, ask: 'place' } },
      { table: 'other', game: 'shelter', pending: { seat: 0, ask: 'place' } },
    ])
    expect(ask({ cmd: 'close', table: 'other' }).ok).toEqual({})
    expect(ask({ cmd: 'pending', table: 'other' }).error.code).toBe('no-game')
  })

  test('bots advise, choose and play', () => {
    const ask = engine()
    ask(NEW)
    const { advice } = ask({ cmd: 'advise', ms: 30, seed: 'x' }).ok
    const { choices } = ask({ cmd: 'choices' }).ok
    expect(choices).toContainEqual(advice[0].choice)
    expect(advice[0].visits).toBeGreaterThanOrEqual(advice.at(-1).visits)
    const { choice } = ask({ cmd: 'bot', bot: 'greedy', seed: 'x' }).ok
    expect(choices).toContainEqual(choice)
    const played = ask({ cmd: 'bot', bot: 'greedy', seed: 'x', apply: true }).ok
    expect(played.choice).toEqual(choice)
    expect(played.events.length).toBeGreaterThan(0)
    expect(ask({ cmd: 'save' }).ok.record.choices).toEqual([choice])
    expect(ask({ cmd: 'bot', bot: 'deepBlue' }).error).toMatchObject({ code: 'bad-input', field: 'bot' })
  })

  test('plans are ranked and said for whoever is asked, where a game has them', () => {
    const ask = engine()
    const position = { begun: true, tiles: { 1: 'mart', 5: 'rocket' }, players: [{ at: 'crossroads.b' }, {}] }
    ask({ cmd: 'set', game: 'wasteland', position, seed: 'plans' })
    const { plans, before } = ask({ cmd: 'plans', seed: 'x' }).ok
    expect(before).toBeNull()
    expect(plans.length).toBeGreaterThan(2)
    const { choices } = ask({ cmd: 'choices' }).ok
    for (const plan of plans) {
      expect(choices).toContainEqual(plan.choices[0])
      expect(Object.keys(plan).toSorted()).toEqual([
        ...['actions', 'choices', 'deed', 'to', 'turns', 'value', 'words', 'worth'],
      ])
    }
    const german = ask({ cmd: 'plans', seat: 0, lang: 'de', seed: 'x' }).ok.plans
    expect(german.map(({ words: _words, ...plan }: Json) => plan)).toEqual(
      plans.map(({ words: _words, ...plan }: Json) => plan),
    )
    expect(german[0].words).not.toBe(plans[0].words)
    expect(ask({ cmd: 'plans', seat: 1 }).error.code).toBe('not-asked')
    expect(ask({ cmd: 'plans', seat: 2 }).error).toMatchObject({ code: 'bad-input', field: 'seat' })
    ask({ ...NEW, table: 'shelter' })
    expect(ask({ cmd: 'plans', table: 'shelter' }).error).toEqual({
      code: 'bad-command',
      message: "shelter has no 'plans'",
    })
  })

  test('what is better done before all plans is said with its words', () => {
    const ask = engine()
    const position = { players: [{ at: 'crossroads.b', equipped: [], inventory: ['combatArmor'] }, {}] }
    ask({ cmd: 'set', game: 'wasteland', position, seed: 'before' })
    const { before } = ask({ cmd: 'plans', seed: 'x' }).ok
    expect(before.choice).toMatchObject({ do: 'arrange' })
    expect(before.words).toBe('Equip: Combat Armor')
  })

  test.each(['shelter', 'wasteland'])('%s has what it is described to tell, and the documentation knows it', game => {
    const ask = engine()
    const { tells } = ask({ cmd: 'describe', game }).ok
    ask({ cmd: 'new', game, options: { seats: 2 }, seed: 'tells' })
    for (const cmd of ['odds', 'ways', 'ahead', 'plans'])
      expect('ok' in ask({ cmd }), `${game} ${cmd}`).toBe(tells.includes(cmd))
    for (const cmd of ask({ cmd: 'hello' }).ok.commands) expect(text).toContain(`\`${cmd}\``)
  })

  test('a position at the end of a round tells what happens until the next question', () => {
    const ask = engine()
    const position = { players: [{ at: 'crossroads.b' }, {}], phase: 'endOfRound' }
    const { events } = ask({ cmd: 'set', game: 'wasteland', position, seed: 'round' }).ok
    expect(events.map((event: Json) => event.type)).toContain('roundBegan')
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
