import type { Narrator } from '@overseer/kernel'
import type { Choice, Event, OfferView, View } from '@overseer/wasteland'
import type { Table } from '../../../table/table.ts'

/** What people who sit at one screen keep from each other: their agendas. */

/** Whether several people who play against each other look at this screen. */
export function isShared({ seat, chairs }: Pick<Table, 'seat' | 'chairs'>, { options, result }: View): boolean {
  if (result !== null) return false // all is laid open
  return seat === undefined && options.friends === null && chairs.filter(({ bot }) => bot === null).length > 1
}

/** The table with the agendas of a seat face down, and those on offer: they are shown to one person, not to all who look. */
export function veiled(view: View, seat: number): View {
  const { offer } = view
  const players = view.players.map((player, at) =>
    at === seat ? { ...player, agendas: player.agendas.map(() => null) } : player,
  )
  if (offer === null) return { ...view, players }
  const { give, want, before } = offer
  const covered = { give: faceDown(give), want: faceDown(want), before: before && faceDown(before) }
  return { ...view, players, offer: { ...offer, ...covered } }
}

const faceDown = (basket: OfferView['give']): OfferView['give'] => ({
  ...basket,
  agendas: basket.agendas.map(() => null),
})

/** Whether an answer names an agenda of one's own. */
export const isSecret = (choice: Choice): boolean => 'agenda' in choice && choice.agenda !== null

type Tell = Narrator<View, Choice, Event>

/** Tells which agendas somebody drew or discarded to nobody but them, and which were shown to those who saw them. */
export function discreet(narrator: Tell, knows: number | null): Tell {
  return {
    ...narrator,
    event: (view, event) => (isUnseen(event, knows) ? '' : narrator.event(view, kept(event, knows))),
  }
}

const isUnseen = (event: Event, knows: number | null): boolean =>
  event.type === 'agendaShown' && (knows === null || !event.to.includes(knows))

function kept(event: Event, knows: number | null): Event {
  if (event.type !== 'agendaDrawn' && event.type !== 'agendaDiscarded') return event
  if (event.seat === knows) return event
  return {
    type: event.type === 'agendaDrawn' ? 'agendasDrawn' : 'agendasDiscarded',
    seat: event.seat,
    n: 1,
    to: event.to,
  }
}
