import { type Bot, botCalled } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { gameCalled } from '@overseer/games'
import { seedRandom } from '@overseer/kernel'
import { type Choice, wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { playOut } from '../src/playout.ts'

const CARRYING: ReadonlySet<string> = new Set(['carry', 'putDown'])

test('a game ends though somebody picks up and puts down for ever: chance leads out of the circle', () => {
  const state = wasteland.parse.position(
    {
      begun: true,
      tiles: { 1: 'mart', 5: 'rocket' },
      players: [{ at: 'cit.m' }, {}],
      quests: [{ card: 28, marker: 'cit.m' }],
    },
    'circle',
  )
  const officer = botCalled('officer', knowledgeOf('wasteland'))
  const undecided: Bot = {
    name: 'undecided',
    choose(observation, random) {
      const again = observation.choices.find(choice => CARRYING.has((choice as Choice).do))
      return again ?? officer.choose(observation, random)
    },
  }
  const choices = playOut(gameCalled('wasteland').game, state, [undecided, officer], seedRandom('circle'))
  expect(state.outcome).not.toBeNull()
  expect(choices.filter(choice => CARRYING.has((choice as Choice).do)).length).toBeGreaterThan(1000)
})
