import { type Asked, below, type Emit, push, reveal, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import { type PerkId, PERKS } from '../../content/survivors/perks.ts'
import { type Letter, LETTERS } from '../../content/terms.ts'
import type { Event } from '../../event.ts'
import { because } from '../../refusal.ts'
import { pickOne } from '../asking.ts'
import { playerAt, type State, takeOut } from '../../state.ts'
import { addLetter } from './survivors.ts'

/** Level-ups: letters and perks. */

/** A token drawn from the facedown supply; the counts stay as they are until a letter is kept (W-LEVEL-R1). */
function drawLetter(state: State, without?: number): number | undefined {
  const { supply } = state
  let total = without === undefined ? 0 : -1
  for (const n of supply) total += n
  if (total <= 0) return undefined
  reveal(state)
  let pick = below(state.random, total)
  for (let letter = 0; letter < supply.length; letter++) {
    pick -= supply[letter]! - (letter === without ? 1 : 0)
    if (pick < 0) return letter
  }
  return undefined
}

/** W-LEVEL-1, W-LEVEL-R2: two tokens, or the only one there is. */
export function levelUp(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  if (playerAt(state, seat).eliminated) return
  const first = drawLetter(state)
  if (first === undefined) return
  const second = drawLetter(state, first)
  const letters = (second === undefined ? [first] : [first, second]).map(at => LETTERS[at]!)
  emit?.({ type: 'levelGained', seat, letters })
  push(state, { do: 'keepLetter', seat, letters }, { do: 'check' })
}

type Keep = Asked & { readonly letters: readonly Letter[] }

export const keepLetter = pickOne({
  options: (_state, { letters }: Keep): ChoiceOf<'letter'>[] =>
    [...new Set(letters)].map(letter => ({ do: 'letter', letter })),
  rule: 'W-LEVEL-1',
  why: { letter: (_state, { letters }, { letter }) => (letters.includes(letter) ? undefined : 'W-LEVEL-1') },
  effect: (state, { seat }, { letter }, emit) => keep(state, seat, letter, emit),
})

/** W-LEVEL-2, W-LEVEL-3: a new letter goes onto the board, an owned one back and gives a perk. */
function keep(state: State, seat: Seat, letter: Letter, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.letters.includes(letter)) {
    emit?.({ type: 'letterReturned', seat, letter })
    push(state, { do: 'pickPerk', seat, letter })
    return
  }
  state.supply[LETTERS.indexOf(letter)]!--
  addLetter(player, letter)
  emit?.({ type: 'letterGained', seat, letter })
}

/** W-LEVEL-4 to W-LEVEL-6: perks of that letter, else of any owned letter. */
function perksFor(state: State, seat: Seat, letter: Letter): PerkId[] {
  const matching = state.perks.filter(perk => PERKS[perk].letter === letter)
  if (matching.length > 0) return matching
  const { letters } = playerAt(state, seat)
  return state.perks.filter(perk => letters.includes(PERKS[perk].letter))
}

type PickPerk = Asked & { readonly letter: Letter }

export const pickPerk = pickOne({
  options: (state, { seat, letter }: PickPerk): ChoiceOf<'perk'>[] =>
    perksFor(state, seat, letter).map(perk => ({ do: 'perk', perk })),
  rule: 'W-LEVEL-4',
  why: {
    perk: (state, { seat, letter }, { perk }) =>
      perksFor(state, seat, letter).includes(perk) ? undefined : because('W-LEVEL-4', { letter }),
  },
  effect: (state, { seat }, { perk }, emit) => gainPerk(state, seat, perk, emit),
})

function gainPerk(state: State, seat: Seat, perk: PerkId, emit?: Emit<Event>): void {
  takeOut(state.perks, perk)
  playerAt(state, seat).perks.push(perk)
  emit?.({ type: 'perkGained', seat, perk })
}
