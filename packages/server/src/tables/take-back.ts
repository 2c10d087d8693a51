import type { Seat } from '@overseer/kernel'

/** A choice that could be taken back, if the others let it. */
interface Step {
  readonly seat: Seat
  readonly used: number // ms that went into it, but for what the reserve paid
}

/** Somebody asks to take their last choice back, with all that followed. */
export interface TakeBackWish {
  readonly seat: Seat
  readonly granted: readonly Seat[]
}

/** The same as it is kept in a snapshot. */
export interface KeptTakeBack {
  readonly trail: readonly Step[]
  readonly wish: TakeBackWish | null
  readonly refused: number
}

/**
 * Taking back what others have answered already: the choices since a die or card came out last, and who asks. Whoever
 * stands between lets it happen, or plays on, which is an answer too.
 */
export class TakeBack {
  #trail: readonly Step[]
  #wish: TakeBackWish | null
  #refused: number // how many choices had been made when somebody was refused last

  constructor({ trail, wish, refused }: KeptTakeBack = { trail: [], wish: null, refused: -1 }) {
    this.#trail = trail
    this.#wish = wish
    this.#refused = refused
  }

  get kept(): KeptTakeBack {
    return { trail: this.#trail, wish: this.#wish, refused: this.#refused }
  }

  get wish(): TakeBackWish | null {
    return this.#wish
  }

  /** Whether somebody was refused since the last choice: they are not asked again and again. */
  isRefused(count: number): boolean {
    return this.#refused === count
  }

  /** A choice was made. What came out of hiding cannot be forgotten again. */
  chose(step: Step, revealed: boolean, byPerson: boolean): void {
    this.#trail = revealed ? [] : [...this.#trail, step]
    if (revealed || byPerson) this.#wish = null
  }

  /** The last choice was taken back by whoever made it. */
  undone(): void {
    this.#trail = this.#trail.slice(0, -1)
    this.#wish = null
  }

  /** Nothing of what was can be taken back any more. */
  forget(): void {
    this.#trail = []
    this.#wish = null
  }

  ask(seat: Seat | null): void {
    this.#wish = seat === null ? null : { seat, granted: [] }
  }

  answer(seat: Seat, grants: boolean, count: number): void {
    if (this.#wish === null) return
    if (grants) this.#wish = { ...this.#wish, granted: [...this.#wish.granted, seat] }
    else {
      this.#wish = null
      this.#refused = count
    }
  }

  /** How many choices there are from a seat's last one on; 0: it has none that could be taken back. */
  depth(seat: Seat): number {
    const last = this.#trail.findLastIndex(step => step.seat === seat)
    return last < 0 ? 0 : this.#trail.length - last
  }

  /** Takes so many choices back, and says what went into the first of them. */
  back(count: number): number {
    const kept = this.#trail.slice(0, this.#trail.length - count)
    const used = this.#trail[kept.length]?.used ?? 0
    this.#trail = kept
    this.#wish = null
    return used
  }

  /** What went into the last so many choices. */
  usedIn(count: number): number[] {
    return count === 0 ? [] : this.#trail.slice(-count).map(({ used }) => used)
  }
}
