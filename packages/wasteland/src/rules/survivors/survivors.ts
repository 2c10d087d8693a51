import { type Emit, push, type Seat } from '@overseer/kernel'
import type { Letter } from '../../content/terms.ts'
import { LETTERS } from '../../content/terms.ts'
import { type Trait, TRAIT_SIDES } from '../../content/survivors/traits.ts'
import type { Event } from '../../event.ts'
import { characterOf, type Player, playerAt, type State } from '../../state.ts'
import { because, type Objection } from '../../refusal.ts'
import { noteRads } from '../cards/triggers.ts'

/** A survivor's board: HP, rads, experience, letters, traits and Caps. */

export const MOST_RADS = 16

export function hpMax(player: Player): number {
  return characterOf(player).hp
}

/** W-HP-5: at any time. */
export function isFatal(player: Player): boolean {
  return player.hp <= player.rads
}

/** W-HP-3, W-HP-6. Whoever deals damage looks afterwards whether it kills; see `killIfFatal`. */
export function loseHp(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (n <= 0 || player.eliminated) return
  player.hp = Math.max(0, player.hp - n)
  emit?.({ type: 'damaged', seat, n })
}

/** W-HP-4, W-HP-6. */
export function sufferRads(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (n <= 0 || player.eliminated) return
  player.rads = Math.min(MOST_RADS, player.rads + n)
  player.radsTurn += n
  emit?.({ type: 'radsSuffered', seat, n })
  noteRads(state, seat)
}

/** W-KILL-1, W-FIGHT-R8: true if the survivor is killed; the handling comes before everything that is still to do. */
export function killIfFatal(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat)
  if (player.eliminated || !isFatal(player)) return false
  push(state, { do: 'die', seat })
  return true
}

/** W-HP-R2: only the maximum stops it. */
export function recover(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.eliminated) return
  const gained = Math.min(n, hpMax(player) - player.hp)
  if (gained <= 0) return
  player.hp += gained
  emit?.({ type: 'healed', seat, n: gained })
}

export function cureRads(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  const lost = Math.min(n, player.rads)
  if (lost <= 0) return
  player.rads -= lost
  emit?.({ type: 'cured', seat, n: lost })
}

export function gainCaps(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (n <= 0 || player.eliminated) return
  player.caps += n
  emit?.({ type: 'capsGained', seat, n })
}

/** A payment that is known to be possible (W-CAPS-R1). */
export function spendCaps(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  if (n <= 0) return
  playerAt(state, seat).caps -= n
  emit?.({ type: 'capsPaid', seat, n })
}

/** Why a survivor cannot pay so much. */
export function whyMissing({ caps }: Player, n: number): Objection | undefined {
  return caps >= n ? undefined : because('W-CAPS-R1', { missing: n - caps, of: 'caps' })
}

/** W-CAPS-R2: what is there. */
export function loseCaps(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  const lost = Math.min(n, player.caps)
  if (lost <= 0) return
  player.caps -= lost
  emit?.({ type: 'capsLost', seat, n: lost })
}

/** W-TRAIT-4 to W-TRAIT-6: the token is taken, or flipped unless its visible side shows a lock. */
export function becomeTrait(state: State, seat: Seat, trait: Trait, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.eliminated || !canBecome(player, trait)) return
  const { other } = TRAIT_SIDES[trait]
  if (player.traits.includes(other)) loseTrait(state, seat, other, emit)
  player.traits.push(trait)
  emit?.({ type: 'traitGained', seat, trait })
}

/** Whether gaining a trait would change anything (W-TRAIT-6, W-TRAIT-R3). */
export function canBecome(player: Player, trait: Trait): boolean {
  if (player.traits.includes(trait)) return false
  const { other } = TRAIT_SIDES[trait]
  return !(player.traits.includes(other) && TRAIT_SIDES[other].lock)
}

/** W-TRAIT-7: lock or not. */
export function loseTrait(state: State, seat: Seat, trait: Trait, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (!player.traits.includes(trait)) return
  player.traits = player.traits.filter(one => one !== trait)
  emit?.({ type: 'traitLost', seat, trait })
}

/** W-SPECIAL-2: into the slot of its letter. */
export function addLetter(player: Player, letter: Letter): void {
  player.letters = LETTERS.filter(one => one === letter || player.letters.includes(one))
}

/** W-XP-2 to W-XP-4: the peg moves for all of it, then come the level-ups, one for each lap. */
export function gainXp(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (n <= 0 || player.eliminated) return
  emit?.({ type: 'xpGained', seat, n })
  let levels = 0
  for (let i = 0; i < n; i++) {
    player.xp = nextSlot(player)
    if (player.xp === 0) levels++
  }
  for (let i = 0; i < levels; i++) push(state, { do: 'levelUp', seat })
}

/** The slot of the next owned letter to the right, or 0 behind the last one. */
function nextSlot(player: Player): number {
  for (let slot = player.xp + 1; slot <= LETTERS.length; slot++)
    if (player.letters.includes(LETTERS[slot - 1]!)) return slot
  return 0
}
