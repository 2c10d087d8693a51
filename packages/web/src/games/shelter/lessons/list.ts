import type { Choice, Position, SpaceName } from '@overseer/shelter'
import type { Lesson } from '../../lessons.ts'
import type { en } from './text/en.ts'

/** A sentence of a lesson. */
export type Sentence = keyof typeof en

const TOP = 'T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator'
const place = (space: SpaceName, who: 'plain' | 'hurt' | 'L' = 'plain'): Choice => ({ do: 'place', who, space })
const PASS: Choice = { do: 'pass' }
const QUIET = [3, 4, 3, 4, 3, 4] // sevens: no threat appears
const ITEMS = ['globe', 'husky', 'camera'] as const
/** The whole deck, spelled out: what a lesson says is there before the rules and their cards are. */
const ALL_BUT_A_RADROACH = [
  ...([
    'radroach',
    'glowingRadroach',
    'moleRat',
    'moleRat',
    'feralGhoul',
    'feralGhoul',
    'glowingOne',
    'glowingOne',
  ] as const),
  ...(['radscorpion', 'radscorpion', 'glowingRadscorpion', 'glowingRadscorpion', 'raider', 'raider'] as const),
  ...(['deathclaw', 'fire', 'powerFailure'] as const),
]
const ROOMS = ['garden', 'armory', 'lounge'] as const

/** Place, train, grow, build, go round, fight, heal, win. */
export const LESSONS: readonly Lesson<Choice, Sentence, Position>[] = [
  {
    title: 'learn.place',
    position: { players: [{}, {}], items: { track: [...ITEMS] }, rooms: { track: [...ROOMS] }, dice: QUIET },
    steps: [
      { say: 'learn.place.welcome' },
      { say: 'learn.place.signs', at: 'T12' },
      {
        say: 'learn.place.power',
        touch: 'learn.place.power.touch',
        do: place('T12'),
        after: [place('T10')],
        at: 'T12',
      },
      { say: 'learn.place.other', at: 'T10' },
      { say: 'learn.place.cost', touch: 'learn.place.cost.touch', at: 'T2' },
      { say: 'learn.place.water', do: place('T8'), after: [PASS], at: 'T8' },
      { say: 'learn.place.recall' },
    ],
  },
  {
    title: 'learn.train',
    position: { players: [{ plain: 1 }, {}], items: { track: [...ITEMS] }, rooms: { track: [...ROOMS] }, dice: QUIET },
    steps: [
      { say: 'learn.train.door', do: place('T3'), after: [PASS], at: 'T3' },
      { say: 'learn.train.slot' },
      { say: 'learn.train.letter', do: place('T13', 'L'), at: 'T13' },
      { say: 'learn.train.twice' },
    ],
  },
  {
    title: 'learn.grow',
    position: {
      players: [{ plain: 2, food: 3, water: 1 }, { plain: 1 }],
      items: { track: [...ITEMS], next: ['parrot'] },
      rooms: { track: [...ROOMS] },
      dice: QUIET,
    },
    steps: [
      { say: 'learn.grow.why', do: place('T5'), after: [PASS], at: 'T5' },
      { say: 'learn.grow.joined', at: 'T5' },
      { say: 'learn.grow.item', do: place('T2'), at: 'T2' },
      { say: 'learn.grow.take', do: { do: 'item', item: 'husky' } },
      { say: 'learn.grow.done', touch: 'learn.grow.done.touch' },
    ],
  },
  {
    title: 'learn.build',
    position: {
      players: [
        { power: 4, food: 6, plain: 2 }, // food is full, of which income speaks
        { plain: 2, food: 3 },
      ],
      items: { track: [...ITEMS] },
      rooms: { track: ['weightRoom', 'nuclearReactor', 'fitnessRoom'], next: ['classroom'] },
    },
    steps: [
      { say: 'learn.build.elevator', do: place('A7'), at: 'A7' },
      { say: 'learn.build.side', do: { do: 'side', side: 'right' } },
      { say: 'learn.build.done', at: 'A8', after: [place('A8'), { do: 'take', resource: 'food' }] },
      { say: 'learn.build.income', do: { do: 'take', resource: 'water' } },
      { say: 'learn.build.full' },
      { say: 'learn.build.six' },
    ],
  },
  {
    title: 'learn.round',
    position: {
      players: [{ plain: 2 }, { plain: 1 }],
      items: { track: [...ITEMS] },
      rooms: { track: [...ROOMS] },
      threats: { next: ['moleRat'] },
      dice: [4, 5, 3, 4, 3, 4],
    },
    steps: [
      { say: 'learn.round.pass', do: PASS, after: [place('T3')] },
      { say: 'learn.round.dice', at: 'T9' },
      { say: 'learn.round.seven' },
      { say: 'learn.round.first', at: 'T3' },
    ],
  },
  {
    title: 'learn.fight',
    position: {
      players: [{ plain: 2, items: ['minigun'] }, { plain: 1 }],
      round: 3, // they come from the second on, of which it speaks
      vault: TOP.replace('diner', 'diner[!moleRat,.]').replace('powerGenerator', 'powerGenerator[!raider,.]'),
      items: { track: [...ITEMS] },
      rooms: { track: [...ROOMS] },
      dice: [1, 2, 3, 4],
    },
    steps: [
      { say: 'learn.fight.threat', at: 'T10' },
      { say: 'learn.fight.go', do: place('T10'), at: 'T10' },
      { say: 'learn.fight.item', do: { do: 'use', item: 'minigun' } },
      { say: 'learn.fight.won', after: [place('T11')] },
      { say: 'learn.fight.again', do: place('T12'), at: 'T12' },
      { say: 'learn.fight.lost' },
    ],
  },
  {
    title: 'learn.heal',
    position: {
      players: [{ plain: 0, hurt: 1 }, { plain: 1 }],
      items: { track: [...ITEMS] },
      rooms: { track: [...ROOMS] },
      dice: QUIET,
    },
    steps: [
      { say: 'learn.heal.only', at: 'T7' },
      { say: 'learn.heal.go', do: place('T7', 'hurt'), after: [PASS], at: 'T7' },
      { say: 'learn.heal.done' },
    ],
  },
  {
    title: 'learn.win',
    position: {
      players: [
        { plain: 1, power: 3, happiness: 9, items: ['camera'] },
        { plain: 1, happiness: 11 },
      ],
      vault: `${TOP.replace('vaultDoor', 'vaultDoor[red,.]').replace('diner', 'diner[.,red]')}\nA . lounge weightRoom = garden . .\nB . . medbay[!radroach,.] = classroom . .`,
      items: { track: ['globe', 'husky', 'parrot'] },
      rooms: { track: ['armory', 'nuclearReactor', 'gameRoom'] },
      round: 12,
      threats: { discard: ALL_BUT_A_RADROACH },
      ending: true,
      turn: 0,
    },
    steps: [
      { say: 'learn.win.end' },
      { say: 'learn.win.happiness', do: place('A6'), after: [place('T12')], at: 'A6' },
      { say: 'learn.win.count' },
      { say: 'learn.win.tie' },
      { say: 'learn.win.bye', touch: 'learn.win.bye.touch' },
    ],
  },
]
