/** What the bot sees of a table; the API (/api on your server) tells more. */
export interface Sight {
  readonly view: {
    readonly players: readonly Readonly<Record<string, unknown>>[]
    readonly pending?: Sight['pending']
  }
  readonly pending: { readonly seat: number; readonly ask: string } | null
  readonly choices: readonly Choice[]
}

export type Choice = Readonly<Record<string, unknown>>

/** What a player would rather have more of, or less. Names that a game does not know simply count nothing. */
const WORTH: Readonly<Record<string, number>> = {
  // Shelter
  happiness: 3,
  dwellers: 2,
  hurt: -0.5,
  food: 0.2,
  water: 0.2,
  power: 0.2,
  // Wasteland
  influence: 5,
  xp: 1,
  letters: 2,
  caps: 0.2,
  hp: 0.3,
  rads: -0.2,
  equipped: 0.5,
  deaths: -3,
  // both, as lists
  items: 1,
  perks: 1,
}

const DOUBTFUL = ['pass', 'skip', 'end', 'concede'] // nothing was ever won by these
const CURIOSITY = 0.6

/**
 * The idea: do more of what has paid off. Each kind of choice is credited with what our belongings gained until the next
 * time we were asked; among the kinds on offer the bot takes the best so far, or one it knows little about (UCB1).
 */
export class Idea {
  readonly #tried = new Map<string, { times: number; gain: number }>()
  #last: { readonly kind: string; readonly worth: number } | undefined
  #decisions = 0

  choose({ view, choices }: Sight, seat: number): Choice {
    const worth = worthOf(view.players[seat]!)
    if (this.#last !== undefined) this.#learn(this.#last.kind, worth - this.#last.worth)
    this.#decisions++
    let best: { readonly choice: Choice; readonly hope: number } | undefined
    for (const choice of choices) {
      const hope = this.#hope(choice)
      if (best === undefined || hope > best.hope) best = { choice, hope }
    }
    this.#last = { kind: kindOf(best!.choice), worth }
    return best!.choice
  }

  #learn(kind: string, gain: number): void {
    const { times, gain: sum } = this.#tried.get(kind) ?? { times: 0, gain: 0 }
    this.#tried.set(kind, { times: times + 1, gain: sum + gain })
  }

  #hope(choice: Choice): number {
    if (choice['do'] === 'concede') return -Infinity
    const doubt = DOUBTFUL.includes(String(choice['do'])) ? 1 : 0
    const tried = this.#tried.get(kindOf(choice))
    if (tried === undefined) return 1 - doubt
    return tried.gain / tried.times + CURIOSITY * Math.sqrt(Math.log(this.#decisions) / tried.times) - doubt
  }
}

/** Choices that are alike in what they do and where: `place entrance left`, `item`, `move` … */
function kindOf(choice: Choice): string {
  return [choice['do'], choice['space'] ?? choice['room'] ?? choice['resource'] ?? choice['part'] ?? ''].join(' ')
}

function worthOf(belongings: Readonly<Record<string, unknown>>): number {
  let worth = 0
  for (const [name, each] of Object.entries(WORTH)) {
    const have = belongings[name]
    worth += each * (Array.isArray(have) ? have.length : typeof have === 'number' ? have : 0)
  }
  return worth
}
