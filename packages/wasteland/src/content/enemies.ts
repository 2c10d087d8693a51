import { recordOf } from '@overseer/kernel'
import { type Ability, type Area, ENEMY_TYPES, type EnemyType } from './terms.ts'

export interface Enemy {
  readonly type: EnemyType
  readonly copies: number
  readonly level: number
  readonly vulnerable: readonly Area[]
  readonly abilities: readonly Ability[]
}

const enemy =
  (type: EnemyType) =>
  (copies: number, level: number, vulnerable: readonly Area[], ...abilities: Ability[]): Enemy => ({
    type,
    copies,
    level,
    vulnerable,
    abilities,
  })

const critter = enemy('critter')
const human = enemy('human')
const robot = enemy('robot')
const monster = enemy('monster')
const superMutant = enemy('superMutant')

/** Copies, level, vulnerable areas, abilities. */
const ENEMY_TOKENS = {
  radroach: critter(2, 1, ['body', 'legs']),
  moleRat: critter(1, 1, ['head'], 'retreat'),
  bloatfly: critter(1, 1, ['body'], 'ranged'),
  radscorpion: critter(2, 2, ['arms', 'legs'], 'aggressive', 'retreat'),
  raiderScum: human(2, 1, ['head', 'body'], 'armor'),
  looter: human(1, 1, ['legs'], 'loot', 'retreat'),
  raiderPsycho: human(1, 2, ['arms', 'body'], 'aggressive'),
  bountyHunter: human(2, 2, ['head', 'body'], 'ranged', 'loot'),
  protectron: robot(2, 1, ['legs']),
  protectronMedic: robot(1, 1, ['body', 'legs'], 'armor'),
  mrGutsy: robot(1, 2, ['arms'], 'ranged'),
  sentryBot: robot(1, 3, ['body', 'legs'], 'ranged', 'loot'),
  feralGhoul: monster(1, 1, ['head', 'legs'], 'aggressive'),
  glowingOne: monster(1, 2, ['body', 'legs'], 'radiation'),
  yaoGuai: monster(2, 2, ['head', 'arms'], 'armor'),
  deathclaw: monster(1, 3, ['body'], 'aggressive'),
  skirmisher: superMutant(2, 1, ['arms'], 'ranged'),
  brute: superMutant(2, 2, ['head', 'body']),
  overlord: superMutant(1, 3, ['arms', 'body'], 'loot', 'ranged'),
} as const satisfies Record<string, Enemy>

export type EnemyId = keyof typeof ENEMY_TOKENS
export const ENEMY_IDS = Object.keys(ENEMY_TOKENS) as EnemyId[]
export const ENEMIES: Readonly<Record<EnemyId, Enemy>> = ENEMY_TOKENS

/** The twenty-seven tokens, one stack for each type. */
export const ENEMY_STACKS = recordOf(ENEMY_TYPES, (type): readonly EnemyId[] =>
  ENEMY_IDS.filter(id => ENEMIES[id].type === type).flatMap(id => Array<EnemyId>(ENEMIES[id].copies).fill(id)),
)
