import { below, LANGUAGES, type Narrator, seedRandom } from '@overseer/kernel'
import {
  AGENDA_IDS,
  AGENDAS,
  captions,
  type Choice,
  type Event,
  narrator,
  type Options,
  RULE_IDS,
  SCENARIO_IDS,
  type State,
  type View,
  wasteland,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { isRuling } from '../../src/content/rule-ids.ts'
import { sentence } from '../../src/narrator/phrases.ts'
import { rules, rulings } from '../../src/text/en/rules/book.ts'
import { storyOf } from '../../src/text/loaded.ts'
import { table } from '../table.ts'
import '../all-words.ts'

type Tell = Narrator<View, Choice, Event>

const NAMES = ['Ada', 'Boris', 'Chloé', 'Dieter']
const TELLERS: readonly Tell[] = LANGUAGES.map(language => narrator(language, NAMES))
const english = TELLERS[0]!

/** A text with something missing in it. */
const HOLE = /undefined|NaN|\[object|\bnull\b|[{}]|^\s*$/

/** Plays at random, but rather looks around and does quests than camps; `look` sees every position and event. */
function playAtRandom(
  options: Partial<Options> & { seats: number },
  seed: string,
  most: number,
  look: { position?: (state: State, choices: readonly Choice[]) => void; event?: (state: State, event: Event) => void },
): State {
  const random = seedRandom(seed)
  const state = wasteland.setup(wasteland.parse.options(options), seed)
  for (let n = 0; n < most && wasteland.pending(state) !== undefined; n++) {
    const choices = wasteland.choices(state)
    look.position?.(state, choices)
    const lively = choices.filter(({ do: kind }) => kind === 'explore' || kind === 'encounter' || kind === 'quest')
    const meant = lively.length > 0 && below(random, 2) === 0 ? lively : choices
    wasteland.apply(state, meant[below(random, meant.length)]!, event => look.event?.(state, event))
  }
  return state
}

const askedView = (state: State): View => wasteland.view(state, wasteland.pending(state)!.seat)

test('a sentence begins with a capital and ends with one stop, whatever the name at its end', () => {
  expect(sentence('brute 2 avance : ruines du C.I.T..')).toBe('Brute 2 avance : ruines du C.I.T.')
  expect(sentence('Brute 2 avance : le Pont.')).toBe('Brute 2 avance : le Pont.')
})

describe.each(SCENARIO_IDS)('a game in %s is told without a gap', scenario => {
  test.each([1, 2, 3, 4])('with %i, in every language', seats => {
    const told: string[] = []
    const alike: string[] = []
    const state = playAtRandom({ seats, scenario }, `told ${scenario} ${seats}`, 700, {
      position(now, choices) {
        const view = askedView(now)
        for (const tell of TELLERS) {
          const texts = choices.map(choice => tell.choice(view, choice))
          alike.push(...texts.filter((text, at) => texts.indexOf(text) !== at))
          told.push(tell.question(view), ...texts)
        }
      },
      event(now, event) {
        const view = wasteland.view(now, 'spectator')
        for (const tell of TELLERS) told.push(tell.event(view, event))
      },
    })
    for (const tell of TELLERS)
      told.push(
        tell.picture(wasteland.view(state, 0), 100, text => text),
        ...tell.outcome(wasteland.view(state, 0)),
      )
    expect(told.filter(text => HOLE.test(text))).toEqual([])
    expect(alike).toEqual([])
  })
})

test('the co-operative variant is told without a gap', () => {
  const told: string[] = []
  const state = playAtRandom({ seats: 2, friends: 'star' }, 'friends', 5000, {
    event(now, event) {
      for (const tell of TELLERS) told.push(tell.event(wasteland.view(now, 'spectator'), event))
    },
  })
  const view = wasteland.view(state, 'spectator')
  for (const tell of TELLERS)
    told.push(
      ...tell.outcome(view),
      tell.picture(view, 80, text => text),
    )
  expect(view.result).not.toBeNull()
  expect(told.filter(text => HOLE.test(text))).toEqual([])
})

describe('W-INFO-2 nobody is told what is hidden from them', () => {
  test.each([2, 4])('with %i, a table that differs only in hidden things is told alike', seats => {
    const random = seedRandom('others')
    let looks = 0
    playAtRandom({ seats }, `secret ${seats}`, 400, {
      position(state) {
        if (looks++ % 8 !== 0) return
        for (let seat = 0; seat < seats; seat++) {
          const [one, other] = [state, wasteland.sample(state, seat, random)].map(it => wasteland.view(it, seat))
          expect(english.question(other!)).toBe(english.question(one!))
          expect(english.picture(other!, 120, text => text)).toBe(english.picture(one!, 120, text => text))
        }
      },
    })
    expect(looks).toBeGreaterThan(100)
  })

  test('an agenda in hand stands on the own sheet, and is a number on the others’ side of the table', () => {
    const t = table({ players: [{ agendas: ['a05'] }, { agendas: ['a08', 'a10'] }] })
    const pictures = [0, 1, 'spectator' as const].map(onlooker =>
      english.picture(wasteland.view(t.state, onlooker), 120, text => text),
    )
    expect(pictures.map(picture => picture.includes('Reading Room'))).toEqual([true, false, false])
    expect(pictures.map(picture => picture.includes('Payday'))).toEqual([false, true, false])
    expect(pictures[0]).toContain('2 agendas')
  })

  test('W-TRADE-R5 an agenda is offered unseen, or shown to the partner alone', () => {
    for (const shown of [false, true]) {
      const t = table({ players: [{ agendas: ['a05'] }, {}, {}] })
      t.plays({ do: 'camp' }, { do: 'trade', with: 1 }, { do: 'giveAgenda', agenda: 'a05', shown }, { do: 'propose' })
      const questions = [0, 1, 2].map(seat => english.question(wasteland.view(t.state, seat)))
      expect(questions.map(question => question.includes('Reading Room'))).toEqual([true, shown, false])
    }
  })
})

describe('quests and plans', () => {
  const { state } = table({ players: [{ at: 'mart.m' }] })
  const view = askedView(state)
  const attempts = (card: number, objective: number): string =>
    english.event(view, { type: 'questAttempted', seat: 0, card, objective })

  test('an objective is told by what is to be done; where there is only one, by the name of the quest', () => {
    expect(attempts(132, 1)).toBe('Ada attempts “CloudNet”.')
    expect(attempts(137, 2)).toBe('Ada attempts “Edge of a Knife”: Kill a robot for the coil in its head.')
  })

  test('an encounter that somebody has to walk to is there, not here', () => {
    const plan = { to: 'rocket.r', deed: { do: 'encounter', icon: 'printed' }, turns: 1 } as const
    const here = english.choice(view, plan.deed)
    for (const tell of TELLERS) expect(tell.plan!(view, plan)).not.toContain(tell.choice(view, plan.deed))
    expect(here).toContain('Super Duper Mart')
    expect(english.plan!(view, plan)).toMatch(/^Go to .*Red Rocket.*Then: an encounter there$/)
  })
})

describe('questions', () => {
  test('W-ENC-2 an encounter is read out: its introduction, and of each option what it asks for, never what comes of it', () => {
    const t = table({ players: [{ at: 'mart.m' }], decks: { wasteland: [160] } })
    t.play({ do: 'encounter', icon: 'printed' })
    const view = askedView(t.state)
    const [question, ...options] = [english.question(view), ...t.choices.map(choice => english.choice(view, choice))]
    expect(question.split('\n').length).toBeGreaterThan(2)
    expect(options).toHaveLength(2)
    expect(options[1]).toMatch(/ · test P E, difficulty 4$/)
    expect(options.join()).not.toMatch(/loot|XP/)
  })

  test('a roll is put with the enemy, the dice, and how it stands as they lie', () => {
    const t = table({
      players: [{ at: 'mart.m', hp: 9, letters: ['S'], equipped: ['baseballBat'] }],
      foes: [{ face: 'radroach', at: 'mart.m' }],
      dice: [2, 1, 1],
    })
    t.fight('radroach')
    const question = english.question(askedView(t.state))
    expect(question).toContain('Fight: Ada against Radroach (level 1) · body, legs')
    expect(question).toContain('Dice: arms and legs with 1 hit; head; head')
    expect(question).toContain('As the dice lie: 1 damage for you; 1 hit on the enemy, 1 needed.')
    expect(question).toContain('1 reroll left')
  })

  test('what an encounter brings is said in numbers where its level is known, and never as ‘loot: level’', () => {
    const t = table({ players: [{ at: 'mart.m' }], decks: { wasteland: [145] } })
    const told = (): string =>
      captions('en', ['Ada']).outcome(askedView(t.state), { card: 145, option: 1, success: true })
    expect(told()).toContain('as many as the place’s level')
    t.play({ do: 'encounter', icon: 'printed' })
    expect(told()).toMatch(/^\d loot cards?$/i)
  })

  test('rerolls for every letter are rerolls in every test', () => {
    const { item } = captions('en', ['Ada'])
    expect(item('outcastPowerArmor')).toContain('2 rerolls in every test')
    expect(item('vaultSuit')).toContain('1 reroll if the test lists E')
  })

  test('an enemy in the way is named as the reason why little can be done', () => {
    const t = table({ players: [{ at: 'mart.m' }], foes: [{ face: 'radroach', at: 'mart.m' }] })
    expect(english.question(askedView(t.state))).toContain('no encounter, no quest, no camp')
  })
})

describe('answers', () => {
  test('enemies that look alike in one space are told apart', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      foes: [
        { face: 'radroach', at: 'mart.m' },
        { face: 'radroach', at: 'mart.m' },
      ],
    })
    const fights = t.offered('fight').map(choice => english.choice(askedView(t.state), choice))
    expect(new Set(fights).size).toBe(2)
  })

  test('two agendas of one name are told apart by what they activate', () => {
    const t = table({ players: [{ agendas: ['a01', 'a02'] }] })
    const texts = t.offered('loyal').map(choice => english.choice(askedView(t.state), choice))
    expect(texts).toEqual([
      'Show “Freedom (critters, humans)” and be loyal: The Railroad',
      'Show “Freedom (robots, monsters)” and be loyal: The Railroad',
    ])
  })

  test('W-MOVE-3 a step is offered with its price and what waits there', () => {
    const t = table({ players: [{ at: 'crossroads.k' }], foes: [{ face: 'radroach', at: 'crossroads.h' }] })
    t.play({ do: 'move' })
    const view = askedView(t.state)
    const texts = t.offered('step').map(choice => english.choice(view, choice))
    expect(texts).toContain('Go to the hills west of Crossroads Camp (2 points) · difficult, Radroach (level 1)')
  })
})

describe('events', () => {
  test('how an encounter came out is told before the fight that comes of it', () => {
    const t = table({ players: [{ at: 'mart.m' }], decks: { wasteland: [160] }, dice: [1, 1, 1] })
    t.play({ do: 'encounter', icon: 'printed' }).play({ do: 'option', n: 2 })
    const types = t.events.map(({ type }) => type)
    expect(types.indexOf('optionResolved')).toBeGreaterThan(types.indexOf('testEnded'))
    expect(types.indexOf('fightBegan')).toBeGreaterThan(types.indexOf('optionResolved'))
  })

  test('W-ENC-6 nobody is said to choose what a card does to them', () => {
    const view = wasteland.view(table().state, 0)
    const said = (card: number, option: number) =>
      TELLERS.map(tell => tell.event(view, { type: 'optionChosen', seat: 0, card, option }))
    const [forced, free, counting] = [said(2, 1), said(2, 3), said(80, 1)]
    expect(forced[0]).toBe('Ada: You are on the list')
    expect(counting[0]).toBe('Ada: The endorsements are counted')
    expect(free[0]).toBe('Ada chooses: Share their soup and wish them luck')
    for (const [i, language] of LANGUAGES.entries()) {
      const opening = (told: string, card: number, n: number) =>
        told.replace(storyOf(language, card)!.options[n - 1]!.line, '')
      expect(opening(forced[i]!, 2, 1)).toBe(opening(counting[i]!, 80, 1))
      expect(opening(forced[i]!, 2, 1)).not.toBe(opening(free[i]!, 2, 3))
    }
  })
})

describe('what lies ahead', () => {
  test.each(LANGUAGES)('in %s a quest that moves a faction stands in quotation marks', language => {
    const view = wasteland.view(table({ quests: [14] }).state, 0)
    const { ahead, say } = captions(language, NAMES)
    const quoted = say('card.quoted', { card: storyOf(language, 14)!.title })
    expect(ahead(view, 0)).toContainEqual(expect.stringContaining(say('ahead.movers', { quests: quoted })))
  })
})

describe('the story', () => {
  test('is read in the language of the reader', () => {
    const event = { type: 'questStaged', card: 14 } as const
    const view = wasteland.view(table().state, 0)
    const told = TELLERS.map(tell => tell.event(view, event).split('\n')[1])
    expect(told).toEqual(LANGUAGES.map(language => storyOf(language, 14)!.intro))
    expect(told[0]).toMatch(/^They say Boston/)
    expect(told[LANGUAGES.indexOf('de')]).toMatch(/^Boston soll/)
    expect(told[LANGUAGES.indexOf('ru')]).toMatch(/^Бостон, говорят/)
  })
})

describe('rules', () => {
  test.each(LANGUAGES)('in %s every rule and ruling has its words', language => {
    const tell = narrator(language, [])
    for (const id of RULE_IDS) {
      const told = tell.rule(id)
      expect(told?.text, id).toBeTruthy()
      expect(told?.ruling !== undefined, id).toBe(isRuling(id))
    }
    expect(tell.rule('W-NONE-1')).toBeUndefined()
  })

  test('a ruling stands under its topic', () => {
    expect(english.rule('W-ENC-2')).toEqual({ text: rules['W-ENC-2'] })
    expect(english.rule('W-ENC-R1')).toEqual({ text: 'The encounter action', ruling: rulings['W-ENC-R1'] })
  })
})

describe('the end', () => {
  test('W-INFL-1 tells who won, with how much influence, and where it came from', () => {
    const t = table({ players: [{ agendas: ['a08', 'a01', 'a05'], caps: 16 }, { agendas: ['a10'] }], star: 5 })
    const lines = english.outcome(wasteland.view(t.state, 1))
    expect(lines[1]).toBe('1. Ada: won, influence 10 of 10 (Payday: 3, Freedom: 6, Reading Room: 1)')
    expect(lines[2]).toMatch(/^2\. Boris: lost, influence 1 of 10/)
  })

  test('an agenda that counts power names the faction of the scenario', () => {
    const t = table({ players: [{}] })
    const rule = AGENDA_IDS.find(id => AGENDAS[id].name === 'ruleOfLaw')!
    expect(captions('en', ['Ada']).agendaBonus(wasteland.view(t.state, 0), rule)).toContain('The Institute’s power: ')
  })

  test('W-TRACK-6 tells which faction beat everybody', () => {
    const t = table({ players: [{}, {}], shield: 6 })
    const [how, ...seats] = english.outcome(wasteland.view(t.state, 0))
    expect(how).toContain('The Institute reached the end of the power track.')
    expect(seats).toEqual(['Ada: lost, influence 0 of 10', 'Boris: lost, influence 0 of 10'])
  })

  test('W-TRACK-6 W-AGENDA-9 tells both factions where both have reached the end', () => {
    const t = table({ players: [{}, {}], star: 6, shield: 6 })
    expect(t.ending).toBe('both')
    const [how] = english.outcome(wasteland.view(t.state, 0))
    expect(how).toContain('The Railroad and The Institute both reached the end of the power track.')
    const ended = { type: 'gameEnded', ending: 'both', winners: [] } as const
    expect(english.event(wasteland.view(t.state, 0), ended)).toBe(
      'The Railroad and The Institute both reached the end of the power track. Everyone has lost.',
    )
  })

  test('and says nothing before', () => {
    expect(english.outcome(wasteland.view(table().state, 0))).toEqual([])
  })
})
