import { type Seat, type Sight, type Update } from '@overseer/kernel'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Heard, Line, type LineState } from '../table/line.ts'
import { type Archive, RemoteTable, type Story } from '../table/remote-table.ts'
import { get, liveAddress } from './api.ts'
import { chairsOf } from './chairs.ts'
import { me, whoAmI } from './me.ts'
import type { ChatMessage, Misfit, TableInfo } from './types.ts'

/** Being at a table online: who sits there, who is here, what is said, and the play once it has begun. */
export class Visit {
  readonly id: string
  readonly #info = signal<TableInfo | null>(null)
  readonly #seat = signal<Seat | null>(null)
  readonly #here = signal<readonly string[]>([])
  readonly #said = signal<readonly ChatMessage[]>([])
  readonly #table = signal<RemoteTable | null>(null)
  readonly #refused = signal<string | null>(null)
  readonly #line: Line
  #ahead = 0 // how much the server's clock is ahead of ours

  constructor(id: string) {
    this.id = id
    this.#line = new Line(
      () => liveAddress(id, this.#table.value?.from),
      message => this.#hear(message),
    )
  }

  get info(): ReadonlySignal<TableInfo | null> {
    return this.#info
  }

  /** Where I sit; null if I look on. */
  get seat(): ReadonlySignal<Seat | null> {
    return this.#seat
  }

  /** The players who have the table open. */
  get here(): ReadonlySignal<readonly string[]> {
    return this.#here
  }

  get said(): ReadonlySignal<readonly ChatMessage[]> {
    return this.#said
  }

  get table(): ReadonlySignal<RemoteTable | null> {
    return this.#table
  }

  get line(): ReadonlySignal<LineState> {
    return this.#line.state
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
    const { refused = null } = ((await this.#line.ask({ do: 'say', text })) ?? { refused: 'offline' }) as {
      refused?: string | null
    }
    this.#refused.value = refused
    return this.#refused.value === null
  }

  /** Somebody changed the table by a call: no need to wait for the news. */
  takeInfo(info: TableInfo): void {
    this.#info.value = info
  }

  close(): void {
    this.#table.value?.close()
    this.#line.close()
  }

  #hear(message: Heard): void {
    switch (message.is) {
      case undefined:
        return this.#follow(message as unknown as Update)
      case 'hello':
        return this.#enter(message as unknown as Hello)
      case 'room': {
        this.#seat.value = (message as unknown as { seat: Seat | null }).seat
        return this.takeInfo((message as unknown as { table: TableInfo }).table)
      }
      case 'sight':
        return this.#show(message as unknown as { v: number; sight?: Sight; since: number; reserves: number[] })
      case 'unplayable':
        return this.takeInfo({ ...this.#info.value!, status: 'unplayable', misfit: message as unknown as Misfit })
      case 'here':
        this.#here.value = message.players as string[]
        return
      case 'said':
        this.#said.value = [...this.#said.value, message.message as ChatMessage]
    }
  }

  #enter({ table, you, here, said, now }: Hello): void {
    this.#ahead = now - Date.now()
    this.#seat.value = you.seat
    if (you.player !== (me.peek()?.id ?? null)) void whoAmI().catch(() => undefined) // we are not who we thought
    this.#here.value = here
    this.#said.value = said
    this.takeInfo(table)
  }

  #follow(update: Update): void {
    const table = this.#table.value
    table?.update(update)
    if (table?.state.value.pending === null) void this.#lookAgain()
  }

  /** The game is over: the table knows its result now. */
  async #lookAgain(): Promise<void> {
    this.takeInfo(await get<TableInfo>(`tables/${this.id}`))
  }

  #show({ v, sight, since, reserves }: { v: number; sight?: Sight; since: number; reserves: number[] }): void {
    const table = this.#table.value
    if (table !== null && table.seat === this.#seat.value) return table.welcome(v, sight ?? { since, reserves })
    if (sight === undefined) return
    const info = this.#info.value!
    const alone = info.chairs.every(({ player, seat }) => player === null || seat === this.#seat.value)
    const place = {
      game: info.game,
      chairs: chairsOf(info),
      seat: this.#seat.value,
      hints: this.#seat.value !== null && alone && !info.rated,
    }
    const archive: Archive = {
      story: () => get<Story>(`tables/${this.id}/history`),
      sample: () => get<{ v: number; state: unknown }>(`tables/${this.id}/sample`),
    }
    this.#table.value = new RemoteTable(this.#line, archive, place, v, sight)
  }

  /** Whether it is I who am asked. */
  readonly asked = computed(() => {
    const pending = this.#table.value?.state.value.pending
    return pending != null && pending.seat === this.#seat.value && this.#table.value!.state.value.choices.length > 0
  })
}

interface Hello {
  readonly table: TableInfo
  readonly you: { readonly player: string | null; readonly seat: Seat | null }
  readonly here: readonly string[]
  readonly said: readonly ChatMessage[]
  readonly now: number
}
