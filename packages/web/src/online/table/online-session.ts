import type { Seat } from '@overseer/kernel'
import {
  type ChatMessage,
  type ConnectionState,
  type History,
  type Outgoing,
  type Sample,
  TableClient,
  type TableInfo,
} from '@overseer/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { me, whoAmI } from '../account/me.ts'
import { get, liveAddress } from '../api.ts'
import { maintenance } from '../maintenance.tsx'
import { chairsOf } from '../lobby/chairs.ts'
import { RemoteTable } from './remote-table.ts'
import { ownNonce } from './verify.ts'

type Hello = Extract<Outgoing, { is: 'hello' }>

/** Being at a table online: who sits there, who is here, what is said, and the play once it has begun. */
export class OnlineSession {
  readonly id: string
  readonly #info = signal<TableInfo | null>(null)
  readonly #seat = signal<Seat | null>(null)
  readonly #here = signal<readonly string[]>([])
  readonly #watching = signal(0)
  readonly #left = new Map<string, number>()
  readonly #said = signal<readonly ChatMessage[]>([])
  readonly #table = signal<RemoteTable | null>(null)
  readonly #refused = signal<string | null>(null)
  readonly #connection = signal<ConnectionState>('connecting')
  readonly #client: TableClient
  #ahead = 0 // how much the server's clock is ahead of ours

  constructor(id: string) {
    this.id = id
    this.#client = new TableClient({
      dial: from => new WebSocket(liveAddress(id, from)),
      nonce: () => ownNonce(id),
      listener: {
        state: state => {
          this.#connection.value = state
          this.#table.value?.reach(state === 'open')
        },
        message: message => this.#take(message),
        shown: ({ whole, before }) => this.#show(whole && before !== this.#client.version),
        moved: (update, frames, before) => {
          this.#table.value?.move(update, frames, before)
          if (this.#client.sight?.pending === null) void this.#lookAgain()
        },
      },
    })
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#wake)
  }

  get info(): ReadonlySignal<TableInfo | null> {
    return this.#info
  }

  /** Where I sit; null if I look on. */
  get seat(): ReadonlySignal<Seat | null> {
    return this.#seat
  }

  /** Those who sit there and have the table open. */
  get here(): ReadonlySignal<readonly string[]> {
    return this.#here
  }

  /** How many others have it open. */
  get watching(): ReadonlySignal<number> {
    return this.#watching
  }

  get said(): ReadonlySignal<readonly ChatMessage[]> {
    return this.#said
  }

  get table(): ReadonlySignal<RemoteTable | null> {
    return this.#table
  }

  get connection(): ReadonlySignal<ConnectionState> {
    return this.#connection
  }

  /** Why the last thing said was not passed on. */
  get refused(): ReadonlySignal<string | null> {
    return this.#refused
  }

  /** What time it is at the server. */
  get now(): number {
    return Date.now() + this.#ahead
  }

  async say(text: string): Promise<boolean> {
    const answer = await this.#client.ask({ do: 'say', text })
    this.#refused.value = answer === undefined ? 'offline' : answer.is === 'refused' ? answer.refused : null
    return this.#refused.value === null
  }

  /** Somebody changed the table by a call: no need to wait for the news. */
  takeInfo(info: TableInfo): void {
    this.#info.value = info
  }

  close(): void {
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#table.value?.close()
    this.#client.close()
  }

  /** The network is back, or somebody looks again. */
  readonly #wake = (): void => {
    if (!document.hidden) this.#client.wake()
  }

  readonly #drop = (): void => this.#client.restart()

  #take(message: Outgoing): void {
    if (!('is' in message)) return // an update: the client has followed it
    switch (message.is) {
      case 'hello':
        return this.#enter(message)
      case 'room':
        this.#seat.value = message.seat
        return this.takeInfo(message.table)
      case 'unplayable': {
        const { is: _is, ...misfit } = message
        return this.takeInfo({ ...this.#info.value!, status: 'unplayable', misfit })
      }
      case 'here':
        this.#leave(message.players)
        this.#watching.value = message.watching
        return
      case 'unsaid':
        this.#said.value = this.#said.value.filter(({ id }) => id !== message.message)
        return
      case 'maintenance':
        maintenance.value = message.notice
        return
      case 'said':
        this.#said.value = [...this.#said.value, message.message]
        return
      default: // answers, which whoever asked waits for, and the sight, which the client keeps
    }
  }

  /** Somebody came or went. */
  #leave(here: readonly string[]): void {
    for (const player of this.#here.value) if (!here.includes(player)) this.#left.set(player, this.now)
    this.#here.value = here
  }

  /** When a player who is not here left; undefined if that was before we came. */
  leftAt(player: string): number | undefined {
    return this.#left.get(player)
  }

  #enter({ table, you, here, watching, said, now }: Hello): void {
    this.#ahead = now - Date.now()
    this.#seat.value = you.seat
    if (you.player !== (me.peek()?.id ?? null)) void whoAmI().catch(() => undefined) // we are not who we thought
    this.#here.value = here
    this.#watching.value = watching
    this.#said.value = said
    this.takeInfo(table)
  }

  /** The game is over: the table knows its result now. If it cannot be asked, the next visit will tell. */
  async #lookAgain(): Promise<void> {
    try {
      this.takeInfo(await get<TableInfo>(`tables/${this.id}`))
    } catch {
      // Offline at this very moment; the board shows the end all the same.
    }
  }

  /** The table is seen: for the first time, from another seat, or again, perhaps after something was missed. */
  #show(missed: boolean): void {
    const table = this.#table.value
    if (table !== null && table.seat === this.#seat.value) return table.show(missed)
    const info = this.#info.value!
    const alone = info.chairs.every(({ player, seat }) => player === null || seat === this.#seat.value)
    const place = {
      game: info.game,
      chairs: chairsOf(info),
      seat: this.#seat.value,
      hints: this.#seat.value !== null && alone && !info.rated,
    }
    const archive = {
      history: () => get<History>(`tables/${this.id}/history`),
      sample: () => get<Sample>(`tables/${this.id}/sample`),
    }
    table?.close()
    this.#table.value = new RemoteTable(this.#client, archive, place)
  }

  /** Whether it is I who am asked. */
  readonly asked = computed(() => {
    const state = this.#table.value?.state.value
    return state?.pending != null && state.pending.seat === this.#seat.value && state.choices.length > 0
  })
}
