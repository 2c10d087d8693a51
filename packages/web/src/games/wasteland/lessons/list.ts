import type { Choice, Position } from '@overseer/wasteland'
import type { Lesson } from '../../lessons.ts'
import type { en } from './text/en.ts'

/** A sentence of a lesson: a message without parameters. */
export type Sentence = keyof typeof en

const MOVE: Choice = { do: 'move' }
const END: Choice = { do: 'end' }
const SKIP: Choice = { do: 'skip' }
const ENCOUNTER: Choice = { do: 'encounter', icon: 'printed' }
const FIRST_FOE: Choice = { do: 'fight', foe: 1 }
const step = (to: string): Choice => ({ do: 'step', to })
const option = (n: number): Choice => ({ do: 'option', n })
const reroll = (...dice: number[]): Choice => ({ do: 'reroll', dice })
const WELCOME = 14 // the first quest of the Commonwealth

type Learner = Position['players'][number]

/** A Vault Dweller at the beginning, with what a lesson needs besides. */
const learner = (more: Learner): Learner => ({
  character: 'vaultDweller',
  letters: ['E', 'L'],
  equipped: ['vaultSuit'],
  agendas: ['a08'],
  ...more,
})
const SHOP: Position['assets'] = { row: ['leatherArmor', 'huntingRifle', 'stimpak', 'radAway'] }
const OTHER_SHOP: Position['assets'] = { row: ['leatherArmor', 'huntingRifle', 'jet', 'powerFist'] }

/** From the first step to the last card; every table is set up to show one thing. */
export const LESSONS: readonly Lesson<Choice, Sentence, Position>[] = [
  {
    title: 'learn.explore',
    position: {
      players: [learner({ at: 'crossroads.a' })],
      under: { 1: 'rocket' },
      stacks: { critter: { next: ['radroach'] } },
      quests: [WELCOME],
      assets: SHOP,
      agendas: { next: ['a01'] },
    },
    steps: [
      { say: 'learn.explore.welcome', at: 'crossroads.a' },
      { say: 'learn.explore.move', do: MOVE, at: 'crossroads.b' },
      { say: 'learn.explore.move', do: step('crossroads.b'), at: 'crossroads.b' },
      { say: 'learn.explore.terrain', at: 'crossroads.h' },
      { say: 'learn.explore.tile', do: { do: 'explore', tile: '#1' }, at: '#1' },
      { say: 'learn.explore.found', at: 'rocket.w' },
      { say: 'learn.explore.end', do: END },
      { say: 'learn.explore.agenda', at: 'crossroads.b' },
    ],
  },
  {
    title: 'learn.test',
    position: {
      players: [learner({ letters: ['I', 'L'], at: 'rocket.r' })],
      tiles: { 1: 'rocket' },
      quests: [WELCOME],
      decks: { settlement: [169] },
      assets: SHOP,
      dice: [3, 2, 3, 4, 1, 5],
    },
    steps: [
      { say: 'learn.test.begin', do: ENCOUNTER, at: 'rocket.r' },
      { say: 'learn.test.ask', do: option(2) },
      { say: 'learn.test.dice', touch: 'learn.test.dice.touch', do: reroll(0, 2) },
      { say: 'learn.test.again', do: reroll(2) },
      { say: 'learn.test.passed', do: SKIP },
      { say: 'learn.test.rest' },
    ],
  },
  {
    title: 'learn.encounter',
    position: {
      players: [learner({ at: 'highway.y' })],
      tiles: { 1: 'highway' },
      quests: [WELCOME],
      decks: { wasteland: [163, 165] },
      assets: { ...SHOP, next: ['packBrahmin'] },
    },
    steps: [
      { say: 'learn.encounter.signs', at: 'highway.y' },
      { say: 'learn.encounter.draw', do: ENCOUNTER, at: 'highway.y' },
      { say: 'learn.encounter.read', do: option(3) },
      { say: 'learn.encounter.companion', do: { do: 'equip', card: 'packBrahmin' } },
      { say: 'learn.encounter.after' },
      { say: 'learn.encounter.limit' },
    ],
  },
  {
    title: 'learn.fight',
    position: {
      players: [learner({ letters: ['P', 'L'], equipped: ['vaultSuit', 'laserRifle'], at: 'highway.e' })],
      tiles: { 1: 'highway' },
      foes: [{ face: 'raiderPsycho', at: 'highway.e' }],
      assets: SHOP,
      dice: [1, 1, 4, 6, 3],
    },
    steps: [
      { say: 'learn.fight.where', do: FIRST_FOE, at: 'highway.e' },
      { say: 'learn.fight.body', do: reroll(0, 1) },
      { say: 'learn.fight.won' },
      { say: 'learn.fight.odds', touch: 'learn.fight.odds.touch' },
    ],
  },
  {
    title: 'learn.damage',
    position: {
      players: [learner({ hp: 9, rads: 3, inventory: ['stimpak', 'radAway'], at: 'highway.y' })],
      tiles: { 1: 'highway' },
      quests: [WELCOME],
      assets: OTHER_SHOP,
    },
    steps: [
      { say: 'learn.damage.track' },
      { say: 'learn.damage.stimpak', do: { do: 'use', card: 'stimpak', effect: 0 } },
      { say: 'learn.damage.radAway', do: { do: 'use', card: 'radAway', effect: 0 } },
      { say: 'learn.damage.ground', do: MOVE, at: 'highway.s' },
      { say: 'learn.damage.ground', do: step('highway.s'), at: 'highway.s' },
      { say: 'learn.damage.killed', at: 'crossroads.k' },
    ],
  },
  {
    title: 'learn.quest',
    position: {
      players: [learner({ at: 'diamond.c' })],
      quests: [WELCOME],
      assets: SHOP,
      loot: { next: ['junk', 'water'] },
    },
    steps: [
      { say: 'learn.quest.cards', touch: 'learn.quest.cards.touch', at: 'diamond.c' },
      { say: 'learn.quest.do', do: { do: 'quest', card: WELCOME, objective: 2 }, at: 'diamond.c' },
      { say: 'learn.quest.power' },
      { say: 'learn.quest.factions' },
      { say: 'learn.quest.deeds' },
    ],
  },
  {
    title: 'learn.agenda',
    position: {
      players: [learner({ caps: 10, agendas: ['a08', 'a02'], at: 'crossroadsCamp' })],
      star: 2,
      quests: [WELCOME],
      assets: SHOP,
      agendas: { deck: 1, next: ['a03'] },
    },
    steps: [
      { say: 'learn.agenda.goal' },
      { say: 'learn.agenda.count' },
      { say: 'learn.agenda.loyal', do: { do: 'loyal', agenda: 'a02' } },
      { say: 'learn.agenda.more' },
      { say: 'learn.agenda.deck', do: END },
      { say: 'learn.agenda.empty' },
    ],
  },
  {
    title: 'learn.camp',
    position: {
      players: [
        learner({
          hp: 10,
          equipped: ['vaultSuit', 'dogmeat'],
          exhausted: ['dogmeat'],
          inventory: ['stimpak'],
          at: 'crossroadsCamp',
        }),
        {
          character: 'wastelander',
          equipped: ['tireIron'],
          inventory: ['water'],
          agendas: ['a01'],
          at: 'crossroads.b',
        },
      ],
      quests: [WELCOME],
      assets: OTHER_SHOP,
    },
    steps: [
      { say: 'learn.camp.why', do: { do: 'camp' } },
      { say: 'learn.camp.done', do: { do: 'trade', with: 1 } },
      { say: 'learn.camp.offer', do: { do: 'give', card: 'stimpak' } },
      { say: 'learn.camp.offer', do: { do: 'wantCaps', n: 3 } },
      { say: 'learn.camp.offer', do: { do: 'propose' }, after: [{ do: 'accept' }] },
      { say: 'learn.camp.stop', do: SKIP },
      { say: 'learn.camp.promises' },
    ],
  },
  {
    title: 'learn.shop',
    position: {
      players: [learner({ caps: 5, inventory: ['junk'], at: 'rocket.r' })],
      tiles: { 1: 'rocket' },
      quests: [WELCOME],
      decks: { settlement: [168] },
      assets: SHOP,
    },
    steps: [
      { say: 'learn.shop.open', do: ENCOUNTER, at: 'rocket.r' },
      { say: 'learn.shop.deals', do: option(1) },
      { say: 'learn.shop.sell', do: { do: 'sell', card: 'junk' } },
      { say: 'learn.shop.buy', do: { do: 'buy', card: 'leatherArmor' } },
      { say: 'learn.shop.equip', do: { do: 'equip', card: 'leatherArmor' } },
      { say: 'learn.shop.carry' },
    ],
  },
  {
    title: 'learn.level',
    position: {
      players: [
        learner({
          hp: 8,
          letters: ['S', 'E', 'A', 'L'],
          equipped: ['vaultSuit', 'baseballBat'],
          inventory: ['junk', 'water'],
          xp: 7,
          at: 'farm.b',
        }),
      ],
      tiles: { 1: 'farm' },
      foes: [{ face: 'radroach', at: 'farm.b' }],
      dice: [6, 2, 1],
    },
    steps: [
      { say: 'learn.level.xp', do: FIRST_FOE, at: 'farm.b' },
      { say: 'learn.level.letters', do: { do: 'letter', letter: 'E' } },
      { say: 'learn.level.perk', do: { do: 'perk', perk: 'toughAsNails' } },
      { say: 'learn.level.use', do: { do: 'use', card: 'toughAsNails', effect: 0 } },
      { say: 'learn.level.after' },
    ],
  },
  {
    title: 'learn.end',
    position: {
      players: [learner({ agendas: ['a01', 'a02'], at: 'diamond.c' })],
      round: 14,
      star: 4,
      shield: 0,
      quests: [WELCOME],
      assets: SHOP,
      loot: { next: ['junk', 'water'] },
    },
    steps: [
      { say: 'learn.end.near' },
      { say: 'learn.end.skull' },
      { say: 'learn.end.do', do: { do: 'quest', card: WELCOME, objective: 2 }, at: 'diamond.c' },
      { say: 'learn.end.won' },
      { say: 'learn.end.bye', touch: 'learn.end.bye.touch' },
    ],
  },
]
