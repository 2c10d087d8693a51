import type { Emit, Seat } from '@overseer/kernel'
import { AGENDAS, type AgendaId } from '../../content/agendas.ts'
import type { Event } from '../../event.ts'
import { because, type Objection } from '../../refusal.ts'
import { playerAt, type State } from '../../state.ts'
import { arrangements, rearrange, whyNotArrange } from '../items/arranging.ts'
import type { TurnGroup } from './turn-acts.ts'

/** The start of a turn (W-TURN-3): equipment and loyalty, each changed once, until something else is done. */
export const STARTING: TurnGroup<'arrange' | 'loyal'> = {
  open: state => state.turn.start,
  why: state => (state.turn.start ? undefined : because('W-TURN-R1', { onlyAtStart: true })),
  acts: {
    arrange: {
      list(state, seat, list) {
        if (state.turn.arranged) return
        for (const choice of arrangements(playerAt(state, seat))) list.push(choice)
      },
      why(state, seat, { equip }) {
        return state.turn.arranged
          ? because('W-TURN-R4', { done: 'arrange' })
          : whyNotArrange(playerAt(state, seat), equip)
      },
      take(state, seat, { equip }, emit) {
        state.turn.arranged = true
        rearrange(state, seat, equip, emit)
      },
    },
    loyal: {
      list(state, seat, list) {
        if (state.turn.pledged) return
        const { agendas, revealed } = playerAt(state, seat)
        for (const agenda of agendas)
          if (AGENDAS[agenda].faction !== null && agenda !== revealed) list.push({ do: 'loyal', agenda })
        if (revealed !== null) list.push({ do: 'loyal', agenda: null })
      },
      why(state, seat, { agenda }) {
        return state.turn.pledged ? because('W-TURN-R4', { done: 'pledge' }) : whyNotLoyal(state, seat, agenda)
      },
      take(state, seat, { agenda }, emit) {
        state.turn.pledged = true
        pledge(state, seat, agenda, emit)
      },
    },
  },
}

/** W-TURN-R1: something else is done. */
export function endStart(state: State): void {
  state.turn.start = false
}

function whyNotLoyal(state: State, seat: Seat, agenda: AgendaId | null): Objection | undefined {
  const { agendas, revealed } = playerAt(state, seat)
  if (agenda === null) return revealed === null ? because('W-LOYAL-9', { nothingRevealed: true }) : undefined
  if (!agendas.includes(agenda)) return because('W-LOYAL-1', { notYours: agenda })
  if (AGENDAS[agenda].faction === null) return because('W-LOYAL-R1', { noLoyalty: agenda })
  return agenda === revealed ? because('W-LOYAL-6', { alreadyLoyal: agenda }) : undefined
}

/** W-LOYAL-1, W-LOYAL-7, W-LOYAL-9: reveal, switch or withdraw. */
function pledge(state: State, seat: Seat, agenda: AgendaId | null, emit?: Emit<Event>): void {
  playerAt(state, seat).revealed = agenda
  const faction = agenda === null ? null : AGENDAS[agenda].faction
  if (agenda === null || faction === null) emit?.({ type: 'loyaltyEnded', seat })
  else emit?.({ type: 'loyaltyDeclared', seat, agenda, faction })
}
