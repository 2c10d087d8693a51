// How much a page works for what somebody does at it, and how long they wait for the frame that shows it. For `npm run page`.
import type { CDPSession, Page } from 'playwright-core'

/** What something took, in milliseconds: of the clock, and of the main thread's processor. */
export interface Took {
  readonly answered: number
  readonly worked: number
}

export class WorkMeter {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #all: Took[] = []

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async on(page: Page): Promise<WorkMeter> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new WorkMeter(page, session)
  }

  /** Everything measured so far, at its worst. */
  get worst(): Took {
    return {
      answered: Math.round(Math.max(0, ...this.#all.map(({ answered }) => answered))),
      worked: this.#tenths(Math.max(0, ...this.#all.map(({ worked }) => worked))),
    }
  }

  /** What the main thread works for one of them, at the median. */
  get usual(): number {
    const sorted = this.#all.map(({ worked }) => worked).sort((a, b) => a - b)
    return this.#tenths(sorted[Math.floor(sorted.length / 2)] ?? 0)
  }

  /** Clicks the first thing that is called so, and waits for the frame that shows what it did. */
  click(selector: string): Promise<void> {
    return this.#measure(() =>
      this.#page.evaluate(wanted => {
        const start = performance.now()
        const target = document.querySelector<HTMLElement | SVGElement>(wanted)
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        return new Promise<number>(resolve => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
        })
      }, selector),
    )
  }

  /** Moves the mouse there, and waits for the frame that shows what it did. */
  move(x: number, y: number): Promise<void> {
    return this.#measure(async () => {
      const start = Date.now()
      await this.#page.mouse.move(x, y)
      await this.#page.evaluate(() => new Promise(requestAnimationFrame))
      return Date.now() - start
    })
  }

  async #measure(act: () => Promise<number>): Promise<void> {
    const before = await this.#worked()
    const answered = await act()
    this.#all.push({ answered, worked: ((await this.#worked()) - before) * 1000 })
  }

  async #worked(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }

  #tenths(number: number): number {
    return Math.round(number * 10) / 10
  }
}
