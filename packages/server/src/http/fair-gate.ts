const AT_ONCE = 1 // in one turn of the event loop: what a table or a bot says waits behind one, not behind several

/**
 * Lets requests begin one by one, in turns of the event loop, one of each address after the other. However many arrive at the
 * same moment, whoever plays is heard in between, and nobody waits behind all of somebody else's.
 */
export class FairGate {
  readonly #waiting = new Map<string, (() => void)[]>() // by address; the first one is next
  #begun = 0 // in this turn
  #turning = false

  enter(address: string, begin: () => void): void {
    if (this.#begun < AT_ONCE && this.#waiting.size === 0) this.#begin(begin)
    else this.#wait(address, begin)
    this.#turn()
  }

  #wait(address: string, begin: () => void): void {
    const queue = this.#waiting.get(address)
    if (queue === undefined) this.#waiting.set(address, [begin])
    else queue.push(begin)
  }

  #begin(begin: () => void): void {
    this.#begun++
    begin()
  }

  #turn(): void {
    if (this.#turning) return
    this.#turning = true
    setImmediate(() => {
      this.#turning = false
      this.#begun = 0
      while (this.#begun < AT_ONCE && this.#waiting.size > 0) {
        const [address, queue] = this.#waiting.entries().next().value!
        const next = queue.shift()!
        this.#waiting.delete(address)
        if (queue.length > 0) this.#waiting.set(address, queue) // behind the others
        this.#begin(next)
      }
      if (this.#waiting.size > 0) this.#turn()
    })
  }
}
