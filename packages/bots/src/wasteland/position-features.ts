import { recordOf, type Seat } from '@overseer/kernel'
import {
  AGENDAS,
  armorOf,
  type Faction,
  goalOf,
  graphOf,
  hasRangedWeapon,
  hasTrait,
  hpMax,
  influenceOf,
  ITEMS,
  MOST_AGENDAS,
  opponent,
  type Player,
  remainingHp,
  type State,
  TILE_COUNT,
  weaponRerolls,
} from '@overseer/wasteland'
import type { PositionFeatures } from '../learned.ts'
import { itemAt } from '../lists.ts'
import { worthOfInfluence } from './influence.ts'
import { ROUGHLY } from './planner/meetings.ts'
import { plansOf, worthOfNext } from './planner/plans.ts'
import { questGoalsOf } from './quest-goals.ts'
import { contextOf } from './context.ts'
import { worthOfSurvivor } from './survivor.ts'
import { TASTE } from './taste.ts'
import { promiseOf } from './wants.ts'

/**
 * The features of a seat in a position, for the value, each about 0 to 2. Behind the seats comes one more row for the
 * end that nobody wins. Whoever looks knows its own hand and what it could do next; the others' hands are guesses.
 */
const GROUPS = [
  ['influence', 'near1', 'near2', 'near3', 'promise', 'hand', 'full', 'agenda'],
  ['letters', 'xp', 'perks', 'health', 'weak', 'rads', 'rested', 'addicted'],
  ['armor', 'rerolls', 'ranged', 'caps', 'companions', 'carried', 'exhausted'],
  ['errand', 'errands', 'starLeads', 'shieldLeads', 'starAhead', 'shieldAhead'],
  ['actions', 'later', 'wait', 'gone', 'gear', 'own', 'looks', 'next'],
  ['rivalInfluence', 'rivalNear', 'rivalPromise', 'rivalHand'],
  ['nobody', 'bestInfluence', 'bestNear', 'power', 'lesserPower', 'lastStep', 'deck', 'lastStepAndDeck'],
  ['alone', 'three', 'four', 'round', 'facedown', 'friends', 'friendPower', 'enemyPower'],
] as const

type Feature = (typeof GROUPS)[number][number]
const POSITION_FEATURES: readonly Feature[] = GROUPS.flat()
const WIDTH = POSITION_FEATURES.length
const at = recordOf(POSITION_FEATURES, (_feature, i) => i)

const DISCOUNT = 0.9

export const wastelandFeatures: PositionFeatures<State> = {
  ofPosition: POSITION_FEATURES,
  isQuiet: ({ steps, turn }) => steps[steps.length - 1]?.do === 'act' && turn.start,
  readPosition,
  rows: ({ players }) => players.length + 1,
}

/** What everybody can be compared by. */
interface Standing {
  readonly influence: number // as a share of the goal
  readonly missing: number
  readonly promise: number
  readonly hand: number
}

function readPosition(state: State, out: Float64Array, own?: Seat): void {
  const seats = state.players.length
  out.fill(0, 0, (seats + 1) * WIDTH)
  const goal = goalOf(state)
  const standings = state.players.map((player, seat): Standing => {
    const influence = influenceOf(state, seat)
    let promise = 0
    for (const agenda of player.agendas) promise += promiseOf(state, player, agenda)
    return {
      influence: influence / goal,
      missing: goal - influence,
      promise: promise / 10,
      hand: player.agendas.length,
    }
  })
  for (let row = 0; row <= seats; row++) {
    const first = row * WIDTH
    const set = (feature: Feature, value: number): void => {
      out[first + at[feature]] = value
    }
    setTable(state, set)
    setRivals(standings, row, set)
    if (row === seats) set('nobody', 1)
    else setSeat(state, row, itemAt(standings, row), row === own, set)
  }
}

type Set = (feature: Feature, value: number) => void

function setTable(state: State, set: Set): void {
  const { star, shield, options, agendaPile, players, round } = state
  const end = options.trackEnd
  const power = Math.max(star, shield)
  const deck = agendaPile.deck.length / 10
  const last = power >= end - 1 ? 1 : 0
  set('power', power / end)
  set('lesserPower', Math.min(star, shield) / end)
  set('lastStep', last)
  set('deck', deck)
  set('lastStepAndDeck', last * deck)
  set('alone', players.length === 1 ? 1 : 0)
  set('three', players.length === 3 ? 1 : 0)
  set('four', players.length === 4 ? 1 : 0)
  set('round', Math.min(2, round / 15))
  set('facedown', graphOf(state.board).facedown / TILE_COUNT)
  const enemy = opponent(state)
  if (enemy === null || options.friends === null) return
  set('friends', 1)
  set('friendPower', state[options.friends] / end)
  set('enemyPower', state[enemy] / end)
}

/** The best of the others; for the row of nobody, of all. */
function setRivals(standings: readonly Standing[], row: number, set: Set): void {
  let best: Standing | undefined
  let all: Standing | undefined
  for (const [seat, standing] of standings.entries()) {
    if (all === undefined || standing.influence > all.influence) all = standing
    if (seat !== row && (best === undefined || standing.influence > best.influence)) best = standing
  }
  if (all !== undefined) {
    set('bestInfluence', all.influence)
    set('bestNear', all.missing <= 2 ? 1 : 0)
  }
  if (best === undefined) return
  set('rivalInfluence', best.influence)
  set('rivalNear', best.missing <= 2 ? 1 : 0)
  set('rivalPromise', best.promise)
  set('rivalHand', best.hand / MOST_AGENDAS)
}

function setSeat(state: State, seat: Seat, standing: Standing, own: boolean, set: Set): void {
  const player = itemAt(state.players, seat)
  if (player.eliminated || player.character === null) return set('gone', 1)
  const { missing } = standing
  set('influence', standing.influence)
  set('near1', missing <= 1 ? 1 : 0)
  set('near2', missing <= 2 ? 1 : 0)
  set('near3', missing <= 3 ? 1 : 0)
  set('promise', standing.promise)
  set('hand', standing.hand / MOST_AGENDAS)
  set('full', standing.hand >= MOST_AGENDAS ? 1 : 0)
  setBody(player, set)
  setGear(player, set)
  set('gear', worthOfSurvivor(player) / 30)
  setAims(state, seat, player, own, set)
  setTurn(state, seat, set)
}

function setBody(player: Player, set: Set): void {
  const left = remainingHp(player)
  set('letters', player.letters.length / 5)
  set('xp', player.xp / 7)
  set('perks', player.perks.length / 2)
  set('health', left / hpMax(player))
  set('weak', left <= 4 ? 1 : 0)
  set('rads', player.rads / 6)
  set('rested', hasTrait(player, 'wellRested') ? 1 : 0)
  set('addicted', hasTrait(player, 'addicted') ? 1 : 0)
}

function setGear(player: Player, set: Set): void {
  set('armor', armorOf(player) / 2)
  set('rerolls', weaponRerolls(player) / 2)
  set('ranged', hasRangedWeapon(player) ? 1 : 0)
  set('caps', Math.min(2, player.caps / 8))
  set('companions', player.equipped.filter(item => ITEMS[item].kind === 'companion').length)
  set('carried', player.inventory.length / 3)
  set('exhausted', player.exhausted.length / 2)
}

/** What quests offer nearby, and what the hand makes of the factions. */
function setAims(state: State, seat: Seat, player: Player, own: boolean, set: Set): void {
  const context = contextOf(state, seat, TASTE)
  const plans = own ? plansOf(context, ROUGHLY) : undefined
  if (plans !== undefined) {
    set('own', 1)
    set('looks', (worthOfInfluence(state, seat, promiseOf) + worthOfSurvivor(player)) / 50)
    set('next', worthOfNext(plans) / 20)
  }
  set('agenda', context.agenda / 10)
  let best = 0
  let second = 0
  for (const { worth, actions } of (plans?.goals ?? questGoalsOf(context)).errands) {
    const value = Math.min(worth, 30) * DISCOUNT ** actions
    if (value > best) [best, second] = [value, best]
    else if (value > second) second = value
  }
  set('errand', best / 10)
  set('errands', second / 10)
  const leads = (faction: Faction): number =>
    player.agendas.filter(agenda => AGENDAS[agenda].bonus.is === 'lead' && AGENDAS[agenda].faction === faction).length
  const star = leads('star')
  const shield = leads('shield')
  const ahead = (state.star - state.shield) / 3
  set('starLeads', star / 2)
  set('shieldLeads', shield / 2)
  set('starAhead', star * ahead)
  set('shieldAhead', -shield * ahead)
}

function setTurn({ turn, queue, players, nextStarter }: State, seat: Seat, set: Set): void {
  const seats = players.length
  const inQueue = queue.indexOf(seat)
  if (turn.seat === seat) set('actions', turn.actions / 2)
  set('later', inQueue < 0 ? 0 : 1)
  const nextRound = queue.length + 1 + ((seat - nextStarter + seats) % seats)
  set('wait', (turn.seat === seat ? 0 : inQueue < 0 ? nextRound : inQueue + 1) / seats)
}
