import { botCalled, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { BadInput, seedRandom } from '@overseer/kernel'
import { type Position, type State, statistics, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'

const KNOWLEDGE = knowledgeOf('wasteland')

/** What a bot answers, and what comes of it: uses of cards, until so many decisions are made. */
function usesOf(name: string, state: State, most: number): Set<string> {
  const bot = botCalled(name, KNOWLEDGE)
  const random = seedRandom('styles')
  const uses = new Set<string>()
  for (let n = 0; n < most && wasteland.pending(state) !== undefined; n++)
    wasteland.apply(state, bot.choose(observe(wasteland, state), random), event => {
      for (const { kind, card } of statistics.cards(state, event)) uses.add(`${kind} ${card}`)
    })
  return uses
}

const at = (position: Position): State => wasteland.parse.position(position, 'styles')

describe('players with likings of their own', () => {
  test.each(['officer-adventurer', 'officer-diver', 'officer-historian'])(
    '%s plays a whole game by what it may know',
    name => {
      const state = wasteland.setup(wasteland.parse.options({ scenario: 'farHarbor', seats: 2 }), `styles ${name}`)
      expect(usesOf(name, state, 20_000).size).toBeGreaterThan(20)
      expect(wasteland.result(state)).toBeDefined()
    },
  )

  test('the adventurer tries every option', () => {
    const chosen = new Set<number>()
    for (let n = 0; n < 24; n++) {
      const state = at({ players: [{ at: 'cit.n' }], decks: { wasteland: [1] }, begun: true })
      const encounter = wasteland.choices(state).find(choice => choice.do === 'encounter')!
      wasteland.apply(state, encounter)
      const choice = botCalled('officer-adventurer', KNOWLEDGE).choose(
        observe(wasteland, state),
        seedRandom(`try ${n}`),
      )
      if (choice.do === 'option') chosen.add(choice.n)
    }
    expect([...chosen].sort((a, b) => a - b)).toEqual([1, 2, 3])
  })

  test('the adventurer ends a story that an Officer leaves alone, though a faction wins by it', () => {
    const ending = (): State =>
      at({
        options: { scenario: 'farHarbor' },
        players: [{ at: 'nucleus.c' }, {}],
        quests: [35],
        shield: 5,
        begun: true,
      })
    const ended = 'objective completed 035 1'
    expect(usesOf('officer-adventurer', ending(), 12)).toContain(ended)
    expect(usesOf('officer', ending(), 12)).not.toContain(ended)
  })

  test('the historian clears the ground for a quest that wants no enemy near; Officers go about their business', () => {
    const swamp = (): State =>
      at({
        tiles: { 2: 'mart', 3: 'mutantCamp' },
        players: [{ character: 'ghoul', at: 'mart.m' }],
        quests: [152],
        foes: [{ face: 'mrGutsy', at: 'mutantCamp.a' }],
        begun: true,
      })
    const drained = 'objective completed 152 1'
    expect(usesOf('officer-historian', swamp(), 30)).toContain(drained)
    expect(usesOf('officer', swamp(), 30)).not.toContain(drained)
  })

  test('an unknown style names those that there are', () => {
    expect(() => botCalled('officer-sleeper', KNOWLEDGE)).toThrow(BadInput)
    expect(() => botCalled('officer-sleeper', KNOWLEDGE)).toThrow('adventurer, diver, historian')
  })
})
