import type { Frame } from '@overseer/kernel'
import { type AgendaId, asState, type Event, FACTIONS, type Faction, type View, worthOf } from '@overseer/wasteland'

/** A game in figures: everybody's and both factions' at the end of each round. */
export interface ByRound {
  readonly influence: readonly (readonly number[])[] | null // by round, then seat; null: agendas changed hands unseen
  readonly levels: readonly (readonly number[])[]
  readonly kills: readonly (readonly number[])[]
  readonly caps: readonly (readonly number[])[]
  readonly power: Readonly<Record<Faction, readonly number[]>>
}

/** What can be told only by following the events. */
export class Followed {
  readonly held: AgendaId[][]
  readonly kills: number[]
  swapped = false

  constructor(seats: number) {
    this.held = Array.from({ length: seats }, () => [])
    this.kills = Array.from({ length: seats }, () => 0)
  }

  follow(event: Event): void {
    if (event.type === 'agendaDrawn') this.held[event.seat]!.push(event.agenda)
    else if (event.type === 'agendaDiscarded')
      this.held[event.seat] = this.held[event.seat]!.filter(agenda => agenda !== event.agenda)
    else if (event.type === 'agendasTraded') this.swapped = true
    else if (event.type === 'enemyKilled' && event.seat !== null) this.kills[event.seat]!++
  }

  influence(view: View): number[] {
    const state = asState(view)
    return this.held.map((agendas, seat) => agendas.reduce((sum, agenda) => sum + worthOf(state, seat, agenda), 0))
  }
}

export function byRound(frames: readonly Frame[], last: View): ByRound {
  const followed = new Followed(last.players.length)
  const influence: number[][] = []
  const kills: number[][] = []
  const views: View[] = []
  const note = (view: View) => {
    views.push(view)
    kills.push([...followed.kills])
    influence.push(followed.influence(view))
  }
  for (const { event, view } of frames) {
    const happened = event as Event
    followed.follow(happened)
    if (happened.type === 'roundBegan' && happened.round > 1) note(view as View)
  }
  note(last)
  const each = (figure: (player: View['players'][number]) => number) =>
    views.map(({ players }) => players.map(player => figure(player)))
  return {
    influence: followed.swapped ? null : influence,
    kills,
    levels: each(({ letters, perks }) => letters.length + perks.length),
    caps: each(({ caps }) => caps),
    power: Object.fromEntries(FACTIONS.map(side => [side, views.map(view => view[side])])) as Record<Faction, number[]>,
  }
}
