import { below, type Emit, type Question, reveal, type Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { type PerkId, PERKS } from '../content/perks.ts'
import { type Letter, LETTERS } from '../content/terms.ts'
import type { Event } from '../event.ts'
import { push, type State, takeOut } from '../state.ts'
import type { Step } from '../steps.ts'
import { addLetter } from './survivors.ts'

/** Level-ups: letters and perks. */

type Ask = Step & { readonly seat: Seat }

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
  if (state.players[seat]!.eliminated) return
  const first = drawLetter(state)
  if (first === undefined) return
  const second = drawLetter(state, first)
  const letters = (second === undefined ? [first] : [first, second]).map(at => LETTERS[at]!)
  emit?.({ type: 'levelGained', seat, letters })
  push(state, { do: 'keepLetter', seat, letters }, { do: 'check' })
}

type Keep = Ask & { readonly letters: readonly Letter[] }

export const keepLetter: Question<State, Keep, Choice, Event> = {
  open: (_state, { letters }) => letters.length === 2 && letters[0] !== letters[1],
  settle: (state, { seat, letters }, emit) => keep(state, seat, letters[0]!, emit),
  choices: (_state, { letters }) => letters.map(letter => ({ do: 'letter', letter })),
  why: (_state, { letters }, wish) => (wish.do === 'letter' && letters.includes(wish.letter) ? undefined : 'W-LEVEL-1'),
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'letter') keep(state, seat, choice.letter, emit)
  },
}

/** W-LEVEL-2, W-LEVEL-3: a new letter goes onto the board, an owned one back and gives a perk. */
function keep(state: State, seat: Seat, letter: Letter, emit?: Emit<Event>): void {
  const player = state.players[seat]!
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
  const { letters } = state.players[seat]!
  return state.perks.filter(perk => letters.includes(PERKS[perk].letter))
}

type Pick = Ask & { readonly letter: Letter }

export const pickPerk: Question<State, Pick, Choice, Event> = {
  open: (state, { seat, letter }) => perksFor(state, seat, letter).length > 1,
  settle(state, { seat, letter }, emit) {
    const [only] = perksFor(state, seat, letter)
    if (only !== undefined) gainPerk(state, seat, only, emit)
  },
  choices: (state, { seat, letter }) => perksFor(state, seat, letter).map(perk => ({ do: 'perk', perk })),
  why: (state, { seat, letter }, wish) =>
    wish.do === 'perk' && perksFor(state, seat, letter).includes(wish.perk) ? undefined : 'W-LEVEL-4',
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'perk') gainPerk(state, seat, choice.perk, emit)
  },
}

function gainPerk(state: State, seat: Seat, perk: PerkId, emit?: Emit<Event>): void {
  takeOut(state.perks, perk)
  state.players[seat]!.perks.push(perk)
  emit?.({ type: 'perkGained', seat, perk })
}
