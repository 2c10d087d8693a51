import { IllegalChoice, type Seat } from '@overseer/kernel'
import {
  type AgendaId,
  type Choice,
  type EnemyId,
  type Event,
  type Faction,
  type FoeId,
  type ItemId,
  type Letter,
  type Node,
  type Options,
  parseSpace,
  type PerkId,
  type Player,
  type Position,
  graphOf,
  type RuleId,
  type SpaceName,
  type State,
  wasteland,
} from '@overseer/wasteland'
import { flow } from '../src/rules/flow.ts'
import type { Step } from '../src/steps.ts'

/**
 * A table for tests. Seats are called A, B, C, D as in the specification, and play reads as a person would tell it.
 *
 *   const t = table({ players: [{ at: 'mart.m', hp: 8 }], foes: [{ face: 'radroach', at: 'mart.m' }] })
 *   t.fight('radroach').skip()
 *   expect(t.A.hp).toBe(7)
 *
 * Unless a test says otherwise the map is the Commonwealth with two tiles turned up beside Crossroads Camp: `mart` east
 * of it and `rocket` south-east of it. Crossroads.b touches mart.m (a wasteland of level 2) and rocket.n; rocket.n
 * touches rocket.r (a settlement of level 2).
 */
export type Given = Partial<Position>

const TILES = { 1: 'mart', 5: 'rocket' } as const

export function table(given: Given = {}, seed = 'test'): Table {
  const scenario = given.options?.scenario ?? 'commonwealth'
  const tiles = scenario === 'commonwealth' ? { ...TILES, ...given.tiles } : { ...given.tiles }
  return new Table(wasteland.parse.position({ players: [{}], ...given, tiles }, seed))
}

/** A game from its set-up, with the characters named so that nobody is asked for one. */
export function newGame(options: Partial<Options> & { seats: number }, seed = 'new'): Table {
  return new Table(wasteland.setup(wasteland.parse.options(options), seed))
}

const SEATS = 'ABCD'

export class Table {
  readonly state: State
  readonly events: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  get A(): Player {
    return this.state.players[0]!
  }
  get B(): Player {
    return this.state.players[1]!
  }
  get C(): Player {
    return this.state.players[2]!
  }
  get D(): Player {
    return this.state.players[3]!
  }

  /** Who is asked what, as 'A act'; undefined once the game is over. */
  get asked(): string | undefined {
    const pending = wasteland.pending(this.state)
    return pending && `${SEATS[pending.seat]} ${pending.ask}`
  }

  get choices(): Choice[] {
    return wasteland.choices(this.state)
  }

  /** The choices of one kind that are offered now. */
  offered<D extends Choice['do']>(kind: D): (Choice & { do: D })[] {
    return this.choices.filter((choice): choice is Choice & { do: D } => choice.do === kind)
  }

  /** Whether there is a choice of this kind now. */
  can(kind: Choice['do']): boolean {
    return this.choices.some(choice => choice.do === kind)
  }

  /** The spaces one can step to, or is asked to pick from. */
  get spaces(): SpaceName[] {
    return this.choices.flatMap(choice =>
      choice.do === 'step' ? [choice.to] : choice.do === 'space' ? [choice.at] : [],
    )
  }

  /** The uses of cards that are offered now. */
  get uses(): string[] {
    return this.choices.flatMap(choice => (choice.do === 'use' ? [choice.card] : []))
  }

  /** Plays a choice and remembers what happened; throws if it is not legal. */
  play(choice: Choice): this {
    this.events.length = 0
    wasteland.apply(this.state, choice, event => this.events.push(event))
    return this
  }

  /** Several choices one after the other. */
  plays(...choices: Choice[]): this {
    for (const choice of choices) this.play(choice)
    return this
  }

  /** The rule that refuses a wish, checked to refuse it when played too, and to leave no trace. */
  refuses(wish: Choice): RuleId | undefined {
    const rule = wasteland.why(this.state, wish)?.rule
    const before = JSON.stringify(this.state)
    try {
      if (rule !== undefined) wasteland.apply(this.state, wish)
    } catch (error) {
      if (!(error instanceof IllegalChoice) || error.refusal.rule !== rule) throw error
    }
    if (rule !== undefined && JSON.stringify(this.state) !== before) throw new Error('a refused wish left a trace')
    return rule as RuleId | undefined
  }

  /** Stages a quest as the result of a card would. */
  stage(card: number, seat: Seat = 0, from = 0): this {
    return this.do({ do: 'stage', seat, card, from })
  }

  /** Puts a step on top of what is to be done, as a rule would, and goes on to the next question. */
  do(...steps: Step[]): this {
    this.events.length = 0
    this.state.steps.push(...steps.toReversed())
    flow.advance(this.state, event => this.events.push(event))
    return this
  }

  // A turn
  move(...to: SpaceName[]): this {
    this.play({ do: 'move' })
    return this.step(...to)
  }
  step(...to: SpaceName[]): this {
    for (const one of to) this.play({ do: 'step', to: one })
    return this
  }
  explore(position: number): this {
    return this.play({ do: 'explore', tile: `#${position}` })
  }
  encounter(): this {
    return this.play({ do: 'encounter', icon: 'printed' })
  }
  quest(card: number, objective: number): this {
    return this.play({ do: 'quest', card, objective })
  }
  camp(): this {
    return this.play({ do: 'camp' })
  }
  fight(face: EnemyId | Faction): this {
    return this.play({ do: 'fight', foe: this.foe(face) })
  }
  end(): this {
    return this.play({ do: 'end' })
  }
  use(card: ItemId | PerkId, effect = 0): this {
    return this.play({ do: 'use', card, effect })
  }
  option(n: number): this {
    return this.play({ do: 'option', n })
  }
  at(space: SpaceName): this {
    return this.play({ do: 'space', at: space })
  }
  pick(face: EnemyId | Faction): this {
    return this.play({ do: 'foe', foe: this.foe(face) })
  }
  reroll(...dice: number[]): this {
    return this.play({ do: 'reroll', dice })
  }
  skip(): this {
    return this.play({ do: 'skip' })
  }
  yes(): this {
    return this.play({ do: 'yes' })
  }
  loyal(agenda: AgendaId | null): this {
    return this.play({ do: 'loyal', agenda })
  }
  keep(letter: Letter): this {
    return this.play({ do: 'letter', letter })
  }

  /** Declines, or takes the first answer, while one of these questions is asked. */
  pass(...asks: string[]): this {
    for (let n = 0; n < 100 && asks.some(ask => this.asked?.endsWith(` ${ask}`)); n++) {
      const { choices } = this
      this.play(choices.find(({ do: what }) => what === 'skip' || what === 'stow') ?? choices[0]!)
    }
    return this
  }

  /** Ends turns, and answers all that comes in between in the plainest way, until this question is asked. */
  until(asked: string): this {
    for (let n = 0; n < 300 && this.asked !== undefined && this.asked !== asked; n++) {
      const { choices } = this
      this.play(choices.find(({ do: what }) => what === 'end' || what === 'skip' || what === 'stow') ?? choices[0]!)
    }
    return this
  }

  // What can be seen
  node(name: SpaceName): Node {
    const { places } = graphOf(this.state.board)
    return places[name as keyof typeof places] ?? parseSpace(this.state.board, name)!
  }

  where(player: Player): SpaceName {
    return player.node < 0 ? 'nowhere' : graphOf(this.state.board).names[player.node]!
  }

  /** The number of the first enemy with this face, or token of this faction. */
  foe(face: EnemyId | Faction): FoeId {
    const foe = this.state.foes.find(one => one.face === face || one.kind === face)
    if (foe === undefined) throw new Error(`there is no ${face} on the map`)
    return foe.id
  }

  /** Who stands in a space, as 'radroach' or 'radroach?' if it lies facedown. */
  foesAt(name: SpaceName): string[] {
    const node = this.node(name)
    return this.state.foes.flatMap(foe => (foe.node === node ? [`${foe.face ?? foe.kind}${foe.up ? '' : '?'}`] : []))
  }

  foeAt(face: EnemyId | Faction): SpaceName | undefined {
    const foe = this.state.foes.find(one => one.face === face || one.kind === face)
    return foe && graphOf(this.state.board).names[foe.node]
  }

  quests(): number[] {
    return this.state.quests.map(({ card }) => card)
  }

  marker(card: number): SpaceName | undefined {
    const node = this.state.quests.find(quest => quest.card === card)?.marker?.node
    return node === undefined || node < 0 ? undefined : graphOf(this.state.board).names[node]
  }

  /** The types of the last events, in order. */
  get told(): string[] {
    return this.events.map(({ type }) => type)
  }

  tells<T extends Event['type']>(type: T): (Event & { type: T }) | undefined {
    return this.events.find((event): event is Event & { type: T } => event.type === type)
  }

  get winners(): Seat[] | undefined {
    return wasteland.result(this.state)?.winners
  }

  get ending(): string | undefined {
    return this.state.outcome?.ending
  }
}
