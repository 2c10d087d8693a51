import { LANGUAGES } from '@overseer/kernel'
import { type Event, narrator, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { newRun } from '../../src/rules/cards/library.ts'
import type { Step } from '../../src/steps.ts'
import { type Given, type Table, table } from '../table.ts'
import '../all-words.ts'

/** Questions and events that games played at random hardly ever meet. */

const TELLERS = LANGUAGES.map(language => narrator(language, ['Ada', 'Boris', 'Chloé']))
const HOLE = /undefined|NaN|\[object|\bnull\b|[{}]|^\s*$/

const given: Given = {
  players: [{ at: 'mart.m', caps: 9, inventory: ['tireIron', 'baseballBat'], agendas: ['a05'] }, {}, {}],
  foes: [
    { face: 'radroach', at: 'mart.p' },
    { face: 'star', at: 'rocket.r' },
  ],
  quests: [24, { card: 25, marker: 'crossroads.a' }, 45, 155],
  assets: { discard: ['jet', 'stimpak'] },
  decks: { wasteland: [160, 161] },
}

const run = (t: Table) => ({ ...newRun(t.state, 0, 160), deck: 'wasteland' as const })

const QUESTIONS: Readonly<Record<string, (t: Table) => Step>> = {
  drawNext: t => ({ do: 'drawNext', seat: 0, run: run(t), may: true }),
  giveUp: () => ({ do: 'giveUp', seat: 0, what: 'weapon', left: 1 }),
  moveFoe: t => ({ do: 'moveFoe', seat: 0, foes: [t.state.foes[0]!.id] }),
  payCaps: t => ({ do: 'payCaps', seat: 0, task: { run: run(t), path: ['options', 0], at: 0 }, unit: 2, min: 2 }),
  pickObjective: () => ({ do: 'pickObjective', seat: 0, for: 0, card: 45 }),
  pickSurvivor: t => ({ do: 'pickSurvivor', seat: 0, run: run(t), path: ['options', 0, 'success'], seats: [1, 2] }),
  placeAt: () => ({ do: 'placeAt', seat: 0 }),
  takeAssetDiscard: () => ({ do: 'takeAssetDiscard', seat: 0 }),
  tokenSpace: () => ({ do: 'tokenSpace', seat: 0, faction: 'star', kind: 'settlement', highest: false, left: 1 }),
  calm: () => ({ do: 'calm', seat: 0, left: 1, range: 9 }),
}

const ELSEWHERE: Readonly<Record<string, Given>> = {
  calm: {
    players: [{ at: 'mart.m' }],
    foes: [
      { face: 'radroach', at: 'mart.m' },
      { face: 'brute', at: 'mart.p' },
    ],
  },
}

describe('a rare question is put without a gap, and its answers are told apart', () => {
  test.each(Object.keys(QUESTIONS))('%s', ask => {
    const t = table(ELSEWHERE[ask] ?? given)
    t.do(QUESTIONS[ask]!(t))
    expect(t.asked).toBe(`A ${ask}`)
    const view = wasteland.view(t.state, 0)
    for (const tell of TELLERS) {
      const answers = t.choices.map(choice => tell.choice(view, choice))
      expect([tell.question(view), ...answers].filter(text => HOLE.test(text))).toEqual([])
      expect(new Set(answers).size).toBe(t.choices.length)
    }
  })
})

const EVENTS: readonly Event[] = [
  { type: 'capsOnCard', card: 24, n: 2 },
  { type: 'cardSetAside', card: 160 },
  { type: 'cardsAdded', n: 3, deck: 'vault84' },
  { type: 'companionsRolled', seat: 0, dice: [4, 1] },
  { type: 'fightSkipped', seat: 0, loyal: false },
  { type: 'fightSkipped', seat: 0, loyal: true },
  { type: 'markerCarried', seat: 0, card: 28 },
  { type: 'markerPutDown', seat: 0, card: 28 },
  { type: 'questAttempted', seat: 0, card: 25, objective: 0 },
  { type: 'objectiveCounted', seat: 0, card: 23, objective: 2 },
  { type: 'powerLost', faction: 'shield', n: 1, power: 2 },
  { type: 'spaceCapped', card: 24, at: 'mart.m' },
  { type: 'tokenWaits', faction: 'star' },
  { type: 'wreckPlaced', at: 'mart.m' },
  { type: 'wreckRemoved' },
  { type: 'enemyKilled', seat: null, at: 'mart.m', foe: 3, kind: 'critter', face: 'radroach' },
  { type: 'optionResolved', seat: 0, card: 100, option: 1, success: true },
  { type: 'optionResolved', seat: 0, card: 160, option: 1, success: false },
  { type: 'deckReshuffled', deck: 'superMutant' },
  { type: 'gameEnded', ending: 'eliminated', winners: [] },
  { type: 'gameEnded', ending: 'rounds', winners: [] },
  { type: 'gameEnded', ending: 'star', winners: [0, 1] },
]

test.each(EVENTS)('a rare event is told without a gap: $type', event => {
  const view = wasteland.view(table(given).state, 'spectator')
  const told = TELLERS.map(tell => tell.event(view, event))
  expect(told.filter(text => HOLE.test(text))).toEqual([])
  if (event.type === 'questAttempted') expect(told[0]).toBe('Ada leads the marker of “The Minutemen”.')
})

const FOE = { foe: 3, kind: 'human', face: 'bountyHunter' } as const

test.each<[Event, string]>([
  [{ type: 'enemyHit', seat: 0, hits: 0, blocked: 0, damage: 0, ...FOE }, 'Bounty Hunter misses Ada.'],
  [{ type: 'survivorHit', seat: 0, hits: 3, needed: 2, ...FOE }, 'Ada lands 3 hits on Bounty Hunter (2 needed).'],
  [{ type: 'survivorHit', seat: 0, hits: 0, needed: 2, ...FOE }, 'Ada misses Bounty Hunter (2 hits needed).'],
  [{ type: 'fightSkipped', seat: 0, loyal: true }, 'Ada does not fight: they are loyal to that faction.'],
  [{ type: 'actionTaken', seat: 0, action: 'move' }, 'Ada uses an action to move.'],
  [{ type: 'shopDropped', item: 'geck' }, 'Gone from the shop: G.E.C.K.'],
  [{ type: 'typeActivated', kind: 'robot' }, 'Not on the map: robot.'],
  [{ type: 'typeActivated', kind: 'shield' }, 'Activated: The Institute.'],
])('is told as a friend would say it: %#', (event, told) => {
  expect(TELLERS[0]!.event(wasteland.view(table(given).state, 'spectator'), event)).toBe(told)
})
