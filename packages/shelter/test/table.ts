import { IllegalChoice, type Refusal } from '@overseer/kernel'
import {
  type Choice,
  COLOURS,
  drawSketch,
  type Event,
  ITEM_IDS,
  type ItemId,
  type Letter,
  parseSpace,
  type Player,
  type Position,
  type RuleId,
  shelter,
  type SpaceName,
  type State,
  type ThreatId,
  type Who,
} from '@overseer/shelter'

/** Dice with which threats come nowhere, for three levels. */
export const CALM = [3, 4, 3, 4, 3, 4]

/** Every item but these: in front of a player they are neither in the deck nor in the discards. */
export const allBut = (...items: ItemId[]): ItemId[] => ITEM_IDS.filter(item => !items.includes(item))

/** A threat on T8. */
export const lair = (threat: ThreatId): string =>
  `T wasteland vaultDoor vaultEntrance = waterTreatment[!${threat},.] diner powerGenerator`

/**
 * A table for tests: the vault is drawn as text (see src/sketch.ts), players are given by colour, and play reads as a
 * person would tell it.
 *
 *   const t = table(`T wasteland vaultDoor[red,.] …`, { red: { water: 2 }, blue: {} })
 *   t.place('T2')
 *   expect(t.red.items).toHaveLength(1)
 */
type Colour = (typeof COLOURS)[number]
type Given = Position['players'][number]
type Rest = Omit<Position, 'players' | 'vault'>
type Seats = { [C in Colour]?: Given }

const TWO: Seats = { red: {}, blue: {} }

export function table(vault = '', seats: Seats = TWO, rest: Rest = {}): Table {
  const players = COLOURS.slice(0, Math.max(2, Object.keys(seats).length)).map(colour => seats[colour] ?? {})
  return new Table(shelter.parse.position({ players, vault, ...rest }, 'test'))
}

export class Table {
  readonly state: State
  readonly events: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  get red(): Player {
    return this.state.players[0]!
  }
  get blue(): Player {
    return this.state.players[1]!
  }
  get yellow(): Player {
    return this.state.players[2]!
  }
  get green(): Player {
    return this.state.players[3]!
  }

  /** Who is asked what, as 'red place'; undefined once the game is over. */
  get asked(): string | undefined {
    const pending = shelter.pending(this.state)
    return pending && `${COLOURS[pending.seat]} ${pending.ask}`
  }

  get choices(): Choice[] {
    return shelter.choices(this.state)
  }

  /** The spaces a dweller of this kind may go to now. */
  spacesFor(who: Who): SpaceName[] {
    return this.choices.flatMap(choice => (choice.do === 'place' && choice.who === who ? [choice.space] : []))
  }

  /** The vault as text. */
  get vault(): string {
    return drawSketch(this.state)
  }

  crew(space: SpaceName): State['crews'][number] {
    return this.state.crews[parseSpace(space)!] ?? null
  }

  threat(space: SpaceName): State['threats'][number] {
    return this.state.threats[parseSpace(space)!] ?? null
  }

  /** Plays a choice and remembers what happened; throws if it is not legal. */
  play(choice: Choice): this {
    this.events.length = 0
    shelter.apply(this.state, choice, event => this.events.push(event))
    return this
  }

  place(space: SpaceName, who: Who = 'plain', other?: Who): this {
    return this.play(other === undefined ? { do: 'place', who, space } : { do: 'place', who, with: other, space })
  }

  pass(): this {
    return this.play({ do: 'pass' })
  }

  skip(): this {
    return this.play({ do: 'skip' })
  }

  use(item: ItemId, how: { on?: ItemId; at?: SpaceName | 'home'; dice?: number[] } = {}): this {
    return this.play({ do: 'use', item, ...how })
  }

  take(resource: 'power' | 'food' | 'water'): this {
    return this.play({ do: 'take', resource })
  }

  train(letter: Letter): this {
    return this.play({ do: 'train', letter })
  }

  /** What the rules say to a wish. */
  why(wish: Choice): Refusal | undefined {
    return shelter.why(this.state, wish)
  }

  /** The rule that refuses a wish, checked to refuse it when played too, and to leave no trace. */
  refuses(wish: Choice): RuleId | undefined {
    const rule = shelter.why(this.state, wish)?.rule
    const before = JSON.stringify(this.state)
    try {
      if (rule !== undefined) shelter.apply(this.state, wish)
    } catch (error) {
      if (!(error instanceof IllegalChoice) || error.refusal.rule !== rule) throw error
    }
    if (rule !== undefined && JSON.stringify(this.state) !== before) throw new Error('a refused wish left a trace')
    return rule as RuleId | undefined
  }

  /** Everybody passes until the round is over: recall, training and the threats of the next round follow. */
  passRound(): this {
    const { round } = this.state
    while (this.state.round === round && this.asked?.endsWith('place')) this.pass()
    return this
  }

  /** The types of the last events, in order. */
  get told(): string[] {
    return this.events.map(({ type }) => type)
  }
}
