import { below, LANGUAGES, seedRandom } from '@overseer/kernel'
import { type Choice, narrator, type RuleId, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from '../table.ts'
import '../all-words.ts'

const NAMES = ['Ada', 'Boris']
const english = narrator('en', NAMES)

function wish(t: Table, words: string, tell = english): Choice | undefined {
  return tell.wish(wasteland.view(t.state, wasteland.pending(t.state)!.seat), words)
}

/** The rule that refuses what somebody types. */
function refusal(t: Table, words: string): RuleId | undefined {
  return t.refuses(wish(t, words)!)
}

describe('on a turn', () => {
  const given: Given = {
    players: [{ at: 'mart.m', inventory: ['stimpak', 'baseballBat'], hp: 5, agendas: ['a01'] }],
    foes: [
      { face: 'radroach', at: 'rocket.w' },
      { face: 'radroach', at: 'mart.p' },
    ],
    quests: [14],
    assets: { row: ['medX', 'jet', 'combatArmor', 'radAway'] },
  }
  const t = table(given)

  test.each<[string, Choice]>([
    ['camp', { do: 'camp' }],
    ['end', { do: 'end' }],
    ['mart.p', { do: 'step', to: 'mart.p' }],
    ['go mart p', { do: 'step', to: 'mart.p' }],
    ['Diamond City', { do: 'step', to: 'diamond.c' }],
    ['explore 3', { do: 'explore', tile: '#2' }],
    ['flats northeast super', { do: 'step', to: 'mart.p' }],
    ['hills west of crossroads', { do: 'step', to: 'crossroads.h' }],
    ['#2', { do: 'explore', tile: '#2' }],
    ['encounter', { do: 'encounter', icon: 'printed' }],
    ['radroach', { do: 'fight', foe: t.state.foes[1]!.id }],
    ['quest commonwealth 2', { do: 'quest', card: 14, objective: 2 }],
    ['stimpak', { do: 'use', card: 'stimpak', effect: 0 }],
    ['equip baseball bat', { do: 'arrange', equip: ['baseballBat'] }],
    ['loyal freedom', { do: 'loyal', agenda: 'a01' }],
  ])('%s', (words, meant) => expect(wish(t, words)).toEqual(meant))

  test('what is not understood means nothing', () => {
    expect(wish(t, 'gibberish')).toBeUndefined()
    expect(wish(t, '')).toBeUndefined()
    expect(wish(t, '!?')).toBeUndefined()
  })

  test('W-MOVE-2 a wish may be against the rules, and is refused by the right one', () => {
    expect(refusal(t, 'diamond city')).toBe('W-MOVE-2')
    expect(refusal(t, 'explore 16')).toBe('W-EXPL-1')
    expect(refusal(t, 'explore 1')).toBe('W-EXPL-1')
    expect(refusal(t, 'quest commonwealth 2')).toBe('W-QACT-2')
    expect(refusal(t, 'radroach')).toBe('W-FACT-2')
    expect(refusal(t, 'buy jet')).toBe('W-TURN-1')
  })
})

test('in every language, with or without accents', () => {
  const t = table({ players: [{ at: 'mart.m', inventory: ['stimpak'], hp: 5 }] })
  const typed = { en: 'end turn', fr: 'terminer', de: 'beenden', ru: 'закончить' }
  for (const language of LANGUAGES) expect(wish(t, typed[language], narrator(language, NAMES))).toEqual({ do: 'end' })
  expect(wish(t, 'rencontre', narrator('fr', NAMES))).toEqual({ do: 'encounter', icon: 'printed' })
})

test('in a fight', () => {
  const t = table({
    players: [{ at: 'mart.m', letters: ['S'], equipped: ['baseballBat'], traits: ['wellRested'] }],
    foes: [{ face: 'radroach', at: 'mart.m' }],
    dice: [2, 1, 1],
  })
  t.fight('radroach')
  expect(wish(t, 'keep')).toEqual({ do: 'skip' })
  expect(wish(t, 'reroll 2 3')).toEqual({ do: 'reroll', dice: [1, 2] })
  expect(wish(t, 'well rested')).toEqual({ do: 'rested' })
  expect(refusal(t, 'camp')).toBe('W-FIGHT-4')
})

/** Answers that go on to say what they do. */
const EXPLAINED: ReadonlySet<Choice['do']> = new Set(['character', 'perk', 'use'])

test('a wish for what a button says is that button', () => {
  const random = seedRandom('buttons')
  const state = wasteland.setup(wasteland.parse.options({ seats: 2 }), 'buttons')
  const missed: string[] = []
  for (let n = 0; n < 250 && wasteland.pending(state) !== undefined; n++) {
    const choices = wasteland.choices(state)
    const view = wasteland.view(state, wasteland.pending(state)!.seat)
    const choice = choices[below(random, choices.length)]!
    const text = english.choice(view, choice)
    const short = EXPLAINED.has(choice.do) ? text.split(':')[0]! : text.split(' · ')[0]!
    const meant = english.wish(view, short)
    if (meant === undefined || english.choice(view, meant) !== text) missed.push(text)
    wasteland.apply(state, choice)
  }
  expect(missed).toEqual([])
})
