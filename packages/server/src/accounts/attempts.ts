import { Problem } from '../http/problem.ts'
import type { Tallies } from '../http/tallies.ts'

const WINDOW_MS = 15 * 60_000
const FROM_ONE_PLACE = 10 // at one name
const FROM_AN_ADDRESS = 30 // at any
const DAY_MS = 24 * 60 * 60_000
/** Wrong codes from one place: 60 a month of a million, three of which are right at a time, are a chance of 1 in 5,500. */
const CODES = [
  { of: 'a while', most: 10, ms: WINDOW_MS },
  { of: 'a day', most: 30, ms: DAY_MS },
  { of: 'a month', most: 60, ms: 30 * DAY_MS },
] as const
const BY_STRANGERS = 50 // at one name, from everywhere; then every further one costs work

/** Who tries to get in. */
export interface Trying {
  readonly nameKey: string
  readonly address: string
  readonly browser: string | undefined // at which the owner of that name has signed in before
  /** Whether they have worked for this try. */
  worked(): Promise<boolean>
}

/**
 * Counts who tries to get in, whichever process they try it at. A try is counted before it is made and given back if it
 * was right, so that a hundred at once do not slip through. A browser that its owner has used before has a count of its
 * own, and nobody's wrong tries anywhere else shut a name: they make further ones of strangers dear. Passkeys cannot be
 * guessed and are not counted.
 */
export class Attempts {
  readonly #tallies: Tallies

  constructor(tallies: Tallies) {
    this.#tallies = tallies
  }

  /** Runs a check that is wrong (undefined) or right; refuses to, after too many wrong ones. */
  async guard<T>(who: Trying, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const counted = who.browser === undefined ? await this.#stranger(who) : await this.#owner(who.browser)
    const right = await check()
    if (right === undefined) return undefined
    await this.#tallies.clear(counted.here)
    // Only this one try: whoever has an account of their own may not wipe the slate with it.
    for (const others of counted.shared) await this.#tallies.takeBack(others)
    return right
  }

  /**
   * A code of six digits, tried by somebody who knew the password: at the owner's own browsers, or anywhere else. Whoever goes
   * on guessing waits longer and longer; `onGuessing` is called when they begin to, once a day.
   */
  async guardCode<T>(
    player: string,
    browser: string | undefined,
    check: () => Promise<T | undefined>,
    onGuessing: () => Promise<void> = () => Promise.resolve(),
  ): Promise<T | undefined> {
    const place = browser === undefined ? player : `at ${browser}`
    const counted: string[] = []
    for (const { of, most, ms } of CODES) {
      const codes = `code ${place} in ${of}`
      counted.push(codes)
      const count = await this.#tallies.add(codes, ms)
      if (count > most) {
        for (const one of counted) await this.#tallies.takeBack(one) // it was not made
        if (ms === WINDOW_MS) throw tooOften()
        throw new Problem(429, 'codes-spent', 'Too many wrong codes. Use another way in, or try again another day.')
      }
      if (ms === DAY_MS && count === FROM_ONE_PLACE) await onGuessing()
    }
    const right = await check()
    if (right !== undefined) for (const codes of counted) await this.#tallies.takeBack(codes)
    return right
  }

  async #owner(browser: string): Promise<{ here: string; shared: readonly string[] }> {
    const here = `browser ${browser}`
    await this.#count(here, FROM_ONE_PLACE)
    return { here, shared: [] }
  }

  async #stranger({ nameKey, address, worked }: Trying): Promise<{ here: string; shared: readonly string[] }> {
    const [from, here, name] = [`address ${address}`, `name ${nameKey} from ${address}`, `name ${nameKey}`]
    await this.#count(from, FROM_AN_ADDRESS)
    await this.#count(here, FROM_ONE_PLACE)
    if ((await this.#tallies.add(name, WINDOW_MS)) > BY_STRANGERS && !(await worked())) {
      await this.#tallies.takeBack(here) // it was not made
      throw new Problem(403, 'work-needed', 'Many tried this name. POST /api/work says what to work out first.')
    }
    return { here, shared: [from, name] }
  }

  async #count(who: string, most: number): Promise<void> {
    if ((await this.#tallies.add(who, WINDOW_MS)) > most) throw tooOften()
  }
}

const tooOften = (): Problem =>
  new Problem(429, 'too-fast', 'That was tried too often. Try again in a quarter of an hour.')
