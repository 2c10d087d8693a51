import { type Sight, TableClient } from '@overseer/protocol'
import { WebSocket } from 'ws'

/** What is told of a robot. */
export interface RobotListener {
  /** A choice was acknowledged. */
  done?(robot: Robot, version: number, choice: unknown): void
  refused?(robot: Robot, refused: string): void
  /** The table moved on; how many bytes said so. */
  moved?(robot: Robot, bytes: number): void
  /** It is connected and sees the table, by a whole sight or by what it missed. */
  back?(robot: Robot, whole: boolean): void
  /** The server broke its promise. */
  wronged(robot: Robot, why: string): void
}

const PATIENCE = { firstWait: 50, longestWait: 150, answer: 60_000 }

/** Sits at a table and comes back whenever the connection is lost, asking for what it missed. */
export class Robot {
  readonly table: string
  readonly seat: number
  readonly #cookie: string
  readonly #listener: RobotListener
  readonly #urls: () => readonly string[]
  #tries = 0
  #client: TableClient | undefined
  #asking = false
  #isBack = false
  #moved = false // by the message that is being heard

  /** `urls` says where servers are now; it tries one after the other. */
  constructor(table: string, seat: number, cookie: string, urls: () => readonly string[], listener: RobotListener) {
    this.table = table
    this.seat = seat
    this.#cookie = cookie
    this.#urls = urls
    this.#listener = listener
  }

  get version(): number {
    return this.#client?.version ?? -1
  }

  get sight(): Sight | undefined {
    return this.#client?.sight
  }

  connect(): void {
    this.#client = new TableClient({
      dial: from => this.#dial(from),
      patience: PATIENCE,
      listener: {
        state: state => {
          if (state === 'lost') this.#isBack = false
          if (state === 'gone') this.#listener.wronged(this, 'it is no longer let in')
        },
        shown: ({ whole, before }) => {
          if (this.version < before) this.#listener.wronged(this, `it went back from ${before} to ${this.version}`)
          this.#isBack = true
          this.#listener.back?.(this, whole)
        },
        moved: () => (this.#moved = true),
        message: (message, text) => {
          if ('is' in message) return
          if (this.#moved) this.#listener.moved?.(this, text.length)
          else this.#listener.wronged(this, `version ${message.v} came again`)
          this.#moved = false
        },
        outOfSync: why => this.#listener.wronged(this, why),
      },
    })
  }

  #dial(from: number | undefined): WebSocket {
    const urls = this.#urls()
    const url = urls[(this.seat + this.#tries++) % urls.length]!
    const query = from === undefined ? '' : `?from=${from}`
    return new WebSocket(`${url.replace('http', 'ws')}/live/${this.table}${query}`, {
      headers: { cookie: this.#cookie },
      perMessageDeflate: false,
      handshakeTimeout: 10_000,
    })
  }

  /** Whether it is connected and sees the table. */
  get isBack(): boolean {
    return this.#isBack
  }

  /** Whether it is asked and has not answered yet. */
  get isAsked(): boolean {
    return this.#isBack && !this.#asking && this.sight!.choices.length > 0
  }

  get isOver(): boolean {
    return this.sight !== undefined && this.sight.pending === null
  }

  async choose(at: number): Promise<void> {
    const { choices } = this.sight!
    const choice = choices[at % choices.length]
    this.#asking = true
    const answer = await this.#client!.choose(choice)
    this.#asking = false
    if (answer === undefined) return // lost on the way: it may have been done or not
    if (answer.is === 'done') this.#listener.done?.(this, answer.v!, choice)
    else this.#listener.refused?.(this, answer.refused)
  }

  stop(): void {
    this.#client?.close()
  }
}
