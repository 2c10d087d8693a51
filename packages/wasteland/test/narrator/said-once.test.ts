import { below, LANGUAGES, maySee, newRecord, type Onlooker, playback, seedRandom } from '@overseer/kernel'
import {
  captions,
  type Event,
  type ItemId,
  narrator,
  type Position,
  SCENARIO_IDS,
  wasteland,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { LIBRARY } from '../../src/content/cards/library.ts'
import { drawAgendas } from '../../src/rules/round/agendas.ts'
import { repeatable } from '../content/card-facts.ts'
import { table } from '../table.ts'
import '../all-words.ts'

/** Faults that players met in the log and on buttons: a thing told twice, or not told as it is. */

describe('agendas', () => {
  const ONLOOKERS: readonly Onlooker[] = [0, 1, 2, 'spectator']
  const heard = (events: readonly Event[]): string[][] =>
    ONLOOKERS.map(onlooker => events.filter(event => maySee(event, onlooker)).map(({ type }) => type))

  test('W-AGENDA-1 a draw is told to each once: to its owner by name, to the others as a number', () => {
    const t = table({ players: [{}, {}, {}] })
    const events: Event[] = []
    drawAgendas(t.state, 1, 1, event => events.push(event))
    expect(heard(events)).toEqual([['agendasDrawn'], ['agendaDrawn'], ['agendasDrawn'], ['agendasDrawn']])
  })

  test('W-AGENDA-5 so is a discard', () => {
    const t = table({ players: [{ agendas: ['a01', 'a02', 'a03', 'a04'] }, {}, {}] })
    drawAgendas(t.state, 0, 1)
    t.do({ do: 'check' })
    t.play({ do: 'agenda', agenda: 'a01' })
    const told = heard(t.events.filter(({ type }) => type.startsWith('agenda')))
    expect(told).toEqual([['agendaDiscarded'], ['agendasDiscarded'], ['agendasDiscarded'], ['agendasDiscarded']])
  })

  test('and once to who sees everything, when the game is over', () => {
    const options = wasteland.parse.options({ seats: 2 })
    const record = newRecord(wasteland, options, 'agendas')
    const state = wasteland.setup(options, record.seed)
    const choices = []
    while (wasteland.pending(state)?.ask !== 'act') {
      const choice = wasteland.choices(state)[0]!
      choices.push(choice)
      wasteland.apply(state, choice)
    }
    const seen = [...playback(wasteland, { ...record, choices }, 'spectator', { hidden: true })]
    const types = seen.flatMap(({ frames }) => frames.map(({ event }) => event.type))
    expect(types.filter(type => type.startsWith('agenda'))).toEqual(['agendaDrawn', 'agendaDrawn'])
  })
})

describe.each(LANGUAGES)('in %s', language => {
  const tell = narrator(language, ['Ada'])
  const { say, objectives } = captions(language, ['Ada'])

  test('W-QCARD-R1 what can be completed again says so, and nothing else does: 141, 142, 143 and 146 are kept', () => {
    const view = wasteland.view(table().state, 0)
    const again = say('card.repeatable').toLowerCase()
    const kept: string[] = []
    for (const card of Object.values(LIBRARY)) {
      if (card?.card !== 'quest') continue
      const printed = objectives(view, card.number)
      for (const [at, objective] of card.objectives.entries()) {
        const name = `${card.number}-O${at + 1}`
        expect(printed[at]!.results.toLowerCase().includes(again), name).toBe(repeatable(objective))
        if (objective.results.some(result => result.do === 'keep')) kept.push(name)
      }
    }
    expect(kept).toEqual(['141-O1', '142-O1', '143-O1', '146-O1'])
  })

  test('W-TURN-R4 an arrangement says what is put on and what is taken off', () => {
    const said = (equipped: ItemId[], inventory: ItemId[], equip: ItemId[]): string => {
      const position: Partial<Position> = { players: [{ equipped, inventory }] }
      return tell.choice(wasteland.view(table(position).state, 0), { do: 'arrange', equip })
    }
    const { card } = captions(language, [])
    const [armor, rifle, iron] = [card('leatherArmor'), card('pipeRifle'), card('tireIron')]
    const [on, off, swap, none] = [
      said([], ['tireIron'], ['tireIron']),
      said(['leatherArmor', 'tireIron'], [], ['tireIron']),
      said(['tireIron'], ['pipeRifle'], ['pipeRifle']),
      said(['tireIron'], [], []),
    ]
    expect(on).toContain(iron)
    expect(off).toContain(armor)
    expect(off).not.toContain(iron)
    expect(swap).toMatch(new RegExp(`${rifle}.*${iron}`))
    expect(new Set([on.replace(iron, ''), off.replace(armor, ''), none])).toHaveProperty('size', 3)
  })

  test('W-EXPL-R2 W-EXPL-R3 it is the game that places enemies who waited, and no ruling says that players do', () => {
    const [order, place] = ['W-EXPL-R2', 'W-EXPL-R3'].map(id => tell.rule(id)?.ruling ?? '')
    expect(order).not.toMatch(/\byou\b|\bvous\b|\bdu\b|(?<!\p{L})вы(?!\p{L})/iu)
    expect(place).toMatch(
      { en: /game chooses/, fr: /jeu choisit/, de: /wählt das Spiel/, ru: /выбирает игра/ }[language],
    )
  })
})

describe('what was quoted from played games is not said any more', () => {
  const english = narrator('en', ['Ada', 'Boris'])

  const QUOTED = {
    notation: /\bkill: | > The \w+ \+\d|\bstage \d{3}|; trash\b|\d × /,
    'hits without a target, or none': /scores (?:0 hits|\d+ hits?, \d+ needed)/,
    'a bare number of a card': /\bCard \d+ is added/,
    'two full stops': /(?<!\.)\.\.(?!\.)/,
    'two numbers before an option': /^\d+\. /m,
    'a fight without a reason why not': /There is no fight for/,
    'an empty offer': /You were offered: nothing/,
    'a Move action that nobody notices': /sets out/,
    bonus: /\+1\. Also/,
  }

  test.each(SCENARIO_IDS)('in %s', scenario => {
    const random = seedRandom(`quoted ${scenario}`)
    const state = wasteland.setup(wasteland.parse.options({ seats: 2, scenario }), `quoted ${scenario}`)
    const said = new Set<string>()
    const drawn = new Set<string>()
    for (let n = 0; n < 600 && wasteland.pending(state) !== undefined; n++) {
      const { seat } = wasteland.pending(state)!
      const view = wasteland.view(state, seat)
      const choices = wasteland.choices(state)
      said.add(english.question(view))
      for (const choice of choices) said.add(english.choice(view, choice))
      if (n % 20 === 0) drawn.add(english.picture(view, 110, text => text).replaceAll(/\s+/g, ' '))
      wasteland.apply(state, choices[below(random, choices.length)]!, event =>
        said.add(english.event(wasteland.view(state, seat), event)),
      )
    }
    expect(said.size).toBeGreaterThan(300)
    const { notation, bonus } = QUOTED
    expect([...drawn].filter(text => notation.test(text) || bonus.test(text)).slice(0, 1)).toEqual([])
    for (const [fault, pattern] of Object.entries(QUOTED))
      expect([...said].filter(text => pattern.test(text)).slice(0, 2), fault).toEqual([])
  })
})
