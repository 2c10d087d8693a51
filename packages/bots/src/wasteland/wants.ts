import {
  type AgendaId,
  AGENDAS,
  type Bonus,
  type Check,
  countOf,
  type Player,
  type State,
  stepsFor,
  type Thing,
  TILE_COUNT,
} from '@overseer/wasteland'
import { INFLUENCE } from './influence.ts'

/** What a hand of agendas makes a survivor want: so many Caps, magazines, perks, or tiles turned up. */
export interface Want {
  readonly thing: Thing
  readonly steps: readonly number[] // each is worth one influence
  readonly weight: number
}

const RAMP = 7 // what being near a balance is worth
const SECOND = 0.4 // how much the second half of a bonus counts before the first is there

export function wantsOf(state: State, player: Player): Want[] {
  const wants: Want[] = []
  for (const agenda of player.agendas) addWants(state, player, AGENDAS[agenda].bonus, wants)
  return wants
}

function addWants(state: State, player: Player, bonus: Bonus, wants: Want[]): void {
  switch (bonus.is) {
    case 'atLeast':
      wants.push({ thing: bonus.thing, steps: stepsFor(bonus, state.players.length), weight: 1 })
      return
    case 'atMost': // fewer of these is more tiles turned up
      wants.push({ thing: bonus.thing, steps: [TILE_COUNT - bonus.one, TILE_COUNT - bonus.two], weight: 1 })
      return
    case 'also': {
      const begun = isThere(state, player, bonus.first)
      if (bonus.first.is === 'owns') wants.push({ thing: bonus.first.thing, steps: [bonus.first.n], weight: 1 })
      if (bonus.second.is === 'owns')
        wants.push({ thing: bonus.second.thing, steps: [bonus.second.n], weight: begun ? 1 : SECOND })
      return
    }
    default:
  }
}

function isThere(state: State, player: Player, check: Check): boolean {
  if (check.is === 'owns') return countOf(state, player, check.thing) >= check.n
  if (check.is === 'trait') return check.traits.some(trait => player.traits.includes(trait))
  return false
}

/** How many there are; tiles count when they are turned up. */
function amountOf(state: State, player: Player, thing: Thing): number {
  const n = countOf(state, player, thing)
  return thing === 'facedownTiles' ? TILE_COUNT - n : n
}

/** What so many are worth: an influence for each step passed, and part of it for what is not far from it. */
function valueAt(n: number, steps: readonly number[], ease: number): number {
  let worth = 0
  for (const step of steps) worth += n >= step ? INFLUENCE : HOPE * INFLUENCE * ease ** (step - n)
  return worth
}

const HOPE = 0.8

/** What one more that is still to be had leaves of the bonus: how easily the things come by. */
const EASE: Readonly<Record<Thing, number>> = {
  letters: 0.45,
  caps: 0.9,
  rads: 0.6,
  perks: 0.5,
  inventory: 0.7,
  drugs: 0.5,
  magazines: 0.5,
  junk: 0.5,
  companions: 0.5,
  assets: 0.5,
  starPower: 0.6,
  shieldPower: 0.6,
  facedownTiles: 0.8,
}

/** What it is worth to the hand to have so many more, or fewer. */
export function worthOfMore(state: State, player: Player, wants: readonly Want[], thing: Thing, n: number): number {
  let worth = 0
  for (const want of wants) {
    if (want.thing !== thing) continue
    const now = amountOf(state, player, thing)
    worth += want.weight * (n > 0 ? gain(now, n, want) : -gain(Math.max(0, now + n), Math.min(-n, now), want))
  }
  return worth
}

/** How much influence so many more bring at once. */
export function influenceOfMore(state: State, player: Player, wants: readonly Want[], thing: Thing, n: number): number {
  let gained = 0
  for (const want of wants) {
    if (want.thing !== thing || want.weight < 1) continue
    const now = amountOf(state, player, thing)
    for (const step of want.steps) if (step > now && step <= now + n) gained++
  }
  return gained
}

/** The bonus shared out among all that is still missing for it: what is nearly there counts most. */
function gain(has: number, n: number, { steps, thing }: Want): number {
  let worth = 0
  let from = has
  for (const step of steps) {
    if (step <= from) {
      if (step > has) worth += INFLUENCE // the same step twice
      continue
    }
    const missing = step - from
    const more = has + n - from
    if (more >= missing) worth += INFLUENCE
    else {
      worth += (INFLUENCE * SURE[thing] ** (missing - 1) * more) / missing
      break
    }
    from = step
  }
  return worth
}

/** How sure it is that the next one comes by, if one goes for it. */
const SURE: Readonly<Record<Thing, number>> = {
  letters: 0.9,
  caps: 0.96,
  rads: 0.85,
  perks: 0.9,
  inventory: 0.9,
  drugs: 0.95,
  magazines: 0.85,
  junk: 0.85,
  companions: 0.75,
  assets: 0.9,
  starPower: 0.8,
  shieldPower: 0.8,
  facedownTiles: 1,
}

const LEAD = 2 // any step of the faction may pay
const TRAIT = 2

/** What an agenda promises beyond what it is worth now. */
export function promiseOf(state: State, player: Player, agenda: AgendaId): number {
  const { bonus } = AGENDAS[agenda]
  if (bonus.is === 'lead') return LEAD
  if (bonus.is === 'balance') return RAMP / (2 + Math.abs(state.star - state.shield))
  const wants: Want[] = []
  addWants(state, player, bonus, wants)
  let promise = bonus.is === 'also' && bonus.first.is !== 'owns' ? TRAIT : 0
  for (const { thing, steps, weight } of wants) {
    const n = amountOf(state, player, thing)
    const open = steps.filter(step => step > n)
    promise += weight * valueAt(n, open, EASE[thing])
  }
  return promise
}
