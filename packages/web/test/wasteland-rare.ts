import { type GameRecord, newRecord } from '@overseer/kernel'
import { type Choice, type Options, type Position, wasteland } from '@overseer/wasteland'

/** Questions that games hardly ever come to: a table a step or two before each of them. */

interface Scene {
  readonly position: Position
  readonly choices: readonly Choice[]
}

const ENCOUNTER: Choice = { do: 'encounter', icon: 'printed' }
const HERE = 'crossroadsCamp'
const quest = (card: number): Choice => ({ do: 'quest', card, objective: 1 })
const option = (n: number): Choice => ({ do: 'option', n })

const SCENES: Readonly<Record<string, Scene>> = {
  scout: {
    position: { players: [{ perks: ['pathfinder'], at: 'crossroads.b' }] },
    choices: [{ do: 'use', card: 'pathfinder', effect: 0 }],
  },
  pickTrait: {
    position: { players: [{ perks: ['folkHero'] }] },
    choices: [{ do: 'use', card: 'folkHero', effect: 0 }],
  },
  setDie: {
    position: {
      players: [{ inventory: ['pipBoy'], at: 'farm.b' }],
      tiles: { 1: 'farm' },
      foes: [{ face: 'brute', at: 'farm.b' }],
      dice: [3, 3, 3],
    },
    choices: [
      { do: 'fight', foe: 1 },
      { do: 'use', card: 'pipBoy', effect: 0 },
    ],
  },
  placeAt: {
    position: { players: [{}], quests: [{ card: 133, marker: HERE }] },
    choices: [quest(133)],
  },
  moveFoe: {
    position: {
      players: [{}],
      quests: [{ card: 132, marker: HERE }],
      foes: [{ face: 'protectron', at: 'cit.e' }],
    },
    choices: [quest(132)],
  },
  pickObjective: {
    position: {
      options: { scenario: 'capital' },
      players: [{ at: 'mart.m' }],
      tiles: { 3: 'mart' },
      decks: { wasteland: [47] },
      quests: [45],
      dice: [1, 1, 1],
    },
    choices: [ENCOUNTER, option(1)],
  },
  replaceShop: {
    position: {
      players: [{ at: 'rocket.r' }],
      tiles: { 1: 'rocket' },
      decks: { settlement: [172] },
      assets: { row: ['leatherArmor', 'huntingRifle', 'stimpak', 'radAway'] },
    },
    choices: [ENCOUNTER, option(3)],
  },
  pickSurvivor: {
    position: {
      players: [{ at: 'highway.y' }, { traits: ['idolized'] }, { traits: ['idolized'] }],
      tiles: { 1: 'highway' },
      decks: { wasteland: [3] },
    },
    choices: [ENCOUNTER, option(2)],
  },
  fogCleared: {
    position: {
      options: { scenario: 'farHarbor' },
      phase: 'endOfRound',
      players: [{}],
      foes: [
        { face: 'star', at: 'farHarbor.f' },
        { face: 'shield', at: 'farHarbor.a' },
        { face: 'shield', at: 'farHarbor.b' },
      ],
      agendas: { next: ['a10'] },
    },
    choices: [],
  },
  takeAssetDiscard: {
    position: {
      options: { scenario: 'pitt' },
      players: [{ at: 'highway.y', letters: ['S', 'E', 'I', 'L'], equipped: ['superSledge'] }],
      tiles: { 6: 'highway' },
      quests: [62],
      decks: { wasteland: [63] },
      stacks: { human: { next: ['raiderScum'] } },
      assets: { discard: ['jet', 'stimpak'] },
      dice: [4, 4, 4],
    },
    choices: [ENCOUNTER, option(2), { do: 'skip' }],
  },
  tokenSpace: {
    position: {
      options: { scenario: 'pitt' },
      players: [{ at: 'highway.y', letters: ['S', 'E', 'I', 'L'], equipped: ['superSledge'] }],
      tiles: { 6: 'highway', 11: 'rocket', 12: 'farm' },
      quests: [62],
      decks: { wasteland: [63] },
      stacks: { human: { next: ['raiderScum'] } },
      assets: { discard: ['jet', 'stimpak'] },
      dice: [4, 4, 4],
    },
    choices: [ENCOUNTER, option(2), { do: 'skip' }, { do: 'take', card: 'jet' }],
  },
  giveUp: {
    position: {
      players: [{ at: 'highway.y', equipped: ['packBrahmin'], inventory: ['dogmeat'] }],
      tiles: { 1: 'highway' },
      decks: { wasteland: [161] },
    },
    choices: [ENCOUNTER, option(2)],
  },
  payCaps: {
    position: {
      options: { scenario: 'pitt' },
      players: [{ at: 'rocket.r', caps: 5 }],
      tiles: { 6: 'rocket' },
      quests: [64],
    },
    choices: [{ do: 'quest', card: 64, objective: 2 }],
  },
  payReady: {
    position: { players: [{ caps: 5, equipped: ['missileLauncher'], exhausted: ['missileLauncher'] }] },
    choices: [{ do: 'camp' }],
  },
  calm: {
    position: {
      players: [{ inventory: ['calmex'], at: 'farm.b' }],
      tiles: { 1: 'farm' },
      foes: [
        { face: 'brute', at: 'farm.b' },
        { face: 'radroach', at: 'farm.b' },
      ],
    },
    choices: [{ do: 'use', card: 'calmex', effect: 0 }],
  },
  drawNext: {
    position: {
      players: [{ at: 'vault109', letters: ['S', 'P', 'E', 'C', 'L'] }],
      tiles: { 3: 'vault109' },
      decks: { vault109: [92, 86] },
    },
    choices: [ENCOUNTER, option(1)],
  },
}

export type WastelandRecord = GameRecord<Choice, Options>

export const RARE_QUESTIONS: ReadonlyMap<string, WastelandRecord> = new Map(
  Object.entries(SCENES).map(([ask, { position, choices }]) => [
    ask,
    { ...newRecord(wasteland, null, `rare ${ask}`), position, choices },
  ]),
)
