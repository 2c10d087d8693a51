import { type Seen, same } from '@overseer/kernel'
import { delta, eventFramesOf, pendingIn, type Sight } from '@overseer/protocol'

/** Puts what one viewer saw of a row of the log into the text of updates. */
export class UpdateEncoder {
  readonly #seen: Seen
  readonly #framesText: string
  readonly #viewText: string // of a change without any event
  readonly #messages = new Map<string, string>() // whoever is told the same is sent the same text

  /** `before` is the view the readers have. */
  constructor(before: unknown, seen: Seen) {
    this.#seen = seen
    const { frames, view } = seen
    this.#framesText = frames.length === 0 ? '' : `,"f":${JSON.stringify(eventFramesOf(before, frames))}`
    const change = frames.length === 0 ? delta(before, view) : undefined
    this.#viewText = change === undefined ? '' : `"view":${JSON.stringify(change)}`
  }

  /** The view after it. */
  get view(): unknown {
    return this.#seen.view
  }

  /** The update for whoever saw the one and sees the other. */
  message(v: number, { view: _before, ...before }: Sight, { view: _after, ...after }: Sight, undone: number): string {
    const { pending, ...others } = after
    const readable = same(pending, pendingIn(this.view))
    const change = delta({ ...before, pending: undefined }, readable ? { ...others, pending: undefined } : after)
    const rest = change === undefined ? '' : JSON.stringify(change).slice(1, -1)
    let text = this.#messages.get(rest)
    if (text === undefined) {
      const parts = [this.#viewText, rest].filter(part => part !== '').join()
      text = `{"v":${v}${this.#framesText}${parts === '' ? '' : `,"d":{${parts}}`}${undone > 0 ? `,"u":${undone}` : ''}}`
      this.#messages.set(rest, text)
    }
    return text
  }
}
