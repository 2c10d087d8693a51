import { GAMES, gameCalled } from '@overseer/games'
import { BOT_LEVELS, boxOf, BOXES, chosenOf, GAME_IDS, isGame, STAND_IN_BOT, valueName } from '@overseer/games/boxes'
import { loadGame, loadRules } from '@overseer/games/lazy'
import { LANGUAGES } from '@overseer/kernel'
import { FACTION_SHEETS, SCENARIO_IDS } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { names } from '../../wasteland/src/text/en/names.ts'

test('every game has a box, and every box a game of the same name', () => {
  expect(Object.keys(GAMES)).toEqual(GAME_IDS)
  for (const [id, { game, box }] of Object.entries(GAMES)) {
    expect(game.id).toBe(id)
    expect(BOXES[id]).toBe(box)
  }
})

test('an unknown game is named', () => {
  expect(() => gameCalled('chess')).toThrow("there is no game 'chess'; there is shelter, wasteland")
  expect(isGame('chess')).toBe(false)
  expect(isGame('toString')).toBe(false)
  expect(() => loadGame('chess')).toThrow("there is no game 'chess'")
})

test('whoever stands in plays at a level that people know', () => {
  expect(BOT_LEVELS).toContain(STAND_IN_BOT)
})

test('the scenarios on the box of Wasteland are all that there are', () => {
  expect(Object.keys(BOXES.wasteland!.scenarios)).toEqual(SCENARIO_IDS)
})

test('whoever plays Wasteland together reads with which faction, in every scenario', () => {
  const together = boxOf('wasteland').settings.find(({ option }) => option === 'friends')!
  for (const [scenario, sheets] of Object.entries(FACTION_SHEETS))
    for (const faction of ['star', 'shield'] as const) {
      const value = chosenOf(together, { friends: faction })!
      const named = valueName(value, { scenario }).en.replace(/^co-op, with (the )?/, '')
      expect(names[`faction.${sheets[faction].faction}`]).toContain(named)
    }
})

describe.each(GAME_IDS)('what the box of %s says', id => {
  const { box, game, rules, variants, statistics, narrator } = gameCalled(id)

  test('of its players is what the game says', () => {
    expect(box.seats).toEqual(game.seats)
    const deal = (seats: number) => () => game.parse.options({ seats })
    expect(deal(box.seats.min - 1)).toThrow(/seats/)
    expect(deal(box.seats.max + 1)).toThrow(/seats/)
  })

  test('of its settings is accepted by the game, the first value being the usual one', () => {
    const usual = game.parse.options({ seats: box.seats.max }) as Record<string, unknown>
    for (const { option, values } of box.settings) {
      expect(usual[option]).toBe(values[0]!.value)
      for (const { value } of values)
        expect(game.parse.options({ seats: box.seats.max, [option]: value })).toMatchObject({ [option]: value })
      expect(() => game.parse.options({ seats: box.seats.max, [option]: 'unheard of' })).toThrow(option)
    }
  })

  test('of who begins is what the game says', () => {
    const { min, max } = box.seats
    const named = () => game.parse.options({ seats: max, first: min - 1 })
    if (box.picksFirst) expect(named()).toMatchObject({ first: min - 1 })
    else expect(named).toThrow(/first/)
  })

  test('of its scenarios is accepted by the game, with every variant', () => {
    for (const scenario of Object.values(box.scenarios))
      for (const variant of variants)
        expect(game.parse.options({ seats: box.seats.max, ...scenario, ...variant })).toMatchObject(scenario)
  })

  test('is said in every language', () => {
    const words = [box.name, ...box.settings.flatMap(({ name, values }) => [name, ...values.map(value => value.name)])]
    for (const text of words) for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('')
  })

  test('of its rules begins every one of them', () => {
    expect(rules.length).toBeGreaterThan(0)
    for (const rule of rules) expect(rule).toMatch(new RegExp(`^${box.rulePrefix}-`))
  })

  test('can be told in every language', () => {
    const state = game.setup(game.parse.options({ seats: box.seats.max }), 'told')
    for (const language of LANGUAGES) {
      const told = narrator(language, ['Ann', 'Ben', 'Cid', 'Dan'])
      expect(told.language).toBe(language)
      expect(told.question(game.view(state, game.pending(state)!.seat))).not.toBe('')
      for (const rule of rules) expect(told.rule(rule)?.text).toBeTruthy()
    }
  })

  test('goes for the game that is loaded alone', async () => {
    const alone = await loadGame(id)
    expect(alone.game).toBe(game)
    expect(await loadRules(id)).toBe(game)
    expect(await alone.statistics()).toBe(statistics)
    const { kind, card } = statistics.deck[0]!
    const [english, told] = [await alone.words('en', []), gameCalled(id).cardName('en', kind, card)]
    expect(english.cardName(kind, card)).toBe(told)
  })
})
