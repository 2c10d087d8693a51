const KEPT_AT_MOST = 100_000

/**
 * From which network guests came last, in the memory of this process. A guest costs nothing, a network does: so whatever is
 * shared out in turn is shared among the networks of guests and the accounts of those who have one.
 */
export class Origins {
  readonly #networks = new Map<string, string>()

  /** Remembers from which network a guest calls. */
  see({ id, name_key: claimed }: { readonly id: string; readonly name_key: string | null }, network: string): void {
    this.#networks.delete(id)
    if (claimed !== null) return
    this.#networks.set(id, network)
    if (this.#networks.size > KEPT_AT_MOST) this.#networks.delete(this.#networks.keys().next().value!)
  }

  /** Among whom something is shared out: an account, or the network of a guest. */
  partyOf(player: string): string {
    const network = this.#networks.get(player)
    return network === undefined ? player : `network ${network}`
  }
}
