import {
  type Choice,
  type Condition,
  ENEMIES,
  type EnemyId,
  type Event,
  FACES,
  type Foe,
  graphOf,
  LETTERS,
  LIBRARY,
  type Objective,
  type Option,
  type ScenarioId,
  type Task,
  type Trait,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from '../table.ts'

/** Every option of every encounter with each of its outcomes, and every objective that an action or a kill completes. */

const scenarioOf = (card: number): ScenarioId => {
  if (card >= 29 && card <= 43) return 'farHarbor'
  if (card >= 44 && card <= 55) return 'capital'
  return card >= 56 && card <= 66 ? 'pitt' : 'commonwealth'
}

/** A position of each dangerous and deadly tile in the four layouts: all of them lie faceup. */
const G = ['mart', 'rocket', 'farm', 'highway', 'raider', 'ashbury', 'vault84', 'estate'] as const
const R = ['tower', 'mutantCamp', 'robco', 'vault109', 'metro', 'lastLight'] as const
const SPOTS: Readonly<Record<ScenarioId, readonly [readonly number[], readonly number[]]>> = {
  commonwealth: [
    [1, 5, 2, 6, 15, 9, 10, 14],
    [3, 4, 8, 12, 13, 16],
  ],
  capital: [
    [1, 2, 3, 4, 5, 6, 7, 10],
    [9, 11, 12, 15, 16],
  ],
  farHarbor: [
    [1, 2, 3, 4, 5, 7, 8, 9],
    [11, 13, 14, 15, 16, 17],
  ],
  pitt: [
    [6, 10, 11, 12, 13, 14, 15, 16],
    [3, 4, 5, 7, 8, 9],
  ],
}

function allTiles(scenario: ScenarioId): Given['tiles'] {
  const [dangerous, deadly] = SPOTS[scenario]
  const red = scenario === 'capital' ? R.slice(1) : R
  return Object.fromEntries([...dangerous.map((at, i) => [at, G[i]]), ...deadly.map((at, i) => [at, red[i]])])
}

const ICONS = { wasteland: 'superDuperMart', settlement: 'redRocketStation', vault84: 'vault84', vault109: 'vault109' }
// biome-ignore format: one line for each kind
const STAGED: Readonly<Record<number, readonly number[]>> = {
  17: [16], 22: [21], 38: [37], 47: [45], 53: [52], 63: [62], 103: [102], 105: [104], 110: [107, 109], 122: [121],
  123: [121], 124: [121], 127: [126], 129: [128], 135: [134], 156: [155], 108: [107], 109: [107], 111: [107], 149: [148],
}
const PLACED: Readonly<Record<number, string>> = { 22: 'citRuins', 53: 'robcoFactory' }

/** A survivor who has everything a card can ask for, or nothing that helps. */
function player(
  card: number,
  at: string,
  able: boolean,
  traits: readonly Trait[],
): NonNullable<Given['players']>[number] {
  return {
    at,
    caps: 30,
    traits: [...traits],
    letters: able ? [...LETTERS] : ['L'],
    equipped: able ? ['superSledge', 't60PowerArmor', 'assaultronEscort'] : ['codsworth'],
    inventory: card === 155 ? ['water', 'water'] : ['junk', 'junk', 'water'],
    kept: [{ card: card === 146 ? 141 : 146, tag: 'contribution' }],
  }
}

const traitsFor = (conditions: readonly Condition[]): readonly Trait[] =>
  conditions.flatMap(condition => (condition.is === 'trait' ? condition.traits.slice(0, 1) : []))

/** Plays on: the wished option, rerolls for hits or not at all, and the plainest answer to everything else. */
function playOn(t: Table, able: boolean, seen: Event[], option = 0): void {
  for (let n = 0; n < 60 && t.asked !== undefined && t.asked !== 'A act' && t.state.round === 1; n++) {
    const { choices } = t
    const wanted = choices.find(choice => choice.do === 'option' && choice.n === option)
    seen.push(...t.play(wanted ?? answer(t, able, choices)).events)
  }
}

function answer(t: Table, able: boolean, choices: readonly Choice[]): Choice {
  if (t.asked?.endsWith('payCaps')) return choices.at(-1)!
  const uses = choices.filter(({ do: what }) => what === 'use')
  if (able && uses.length > 0) return uses[0]!
  const dice = (t.state.trial ?? t.state.fight)?.dice
  if (t.asked?.endsWith('reroll') && able && dice !== undefined) {
    const poor = dice.flatMap((face, die) => (FACES[face - 1]!.hits < (t.state.trial === null ? 1 : 2) ? [die] : []))
    const again = choices.find(choice => choice.do === 'reroll' && choice.dice.join() === poor.join())
    if (again !== undefined) return again
  }
  return choices.find(({ do: what }) => what === 'skip' || what === 'stow') ?? choices[0]!
}

function begin(card: number, able: boolean, traits: readonly Trait[], seed: string): Table {
  const scenario = scenarioOf(card)
  const it = LIBRARY[card]!
  const at = PLACED[card] ?? (it.card === 'encounter' ? ICONS[it.deck] : 'crossroadsCamp')
  const other = { at: 'crossroadsCamp', traits: [traits.includes('vilified') ? 'idolized' : 'vilified'] as Trait[] }
  const decks = it.card === 'encounter' ? { [it.deck]: [card] } : {}
  const wreck = scenario === 'capital' ? { wreck: 'superDuperMart' } : {}
  const power = able ? {} : { star: 4, shield: 4 } // strong patrols
  const t = table(
    {
      options: { scenario },
      tiles: allTiles(scenario),
      players: [player(card, at, able, traits), other],
      decks,
      ...wreck,
      ...power,
    },
    seed,
  )
  for (const staged of STAGED[card] ?? []) t.stage(staged, 0, 107).pass('markerSpace', 'tokenSpace')
  return t
}

/** Tries seeds until it works; true if it did. */
function tries(attempt: (seed: string) => boolean, most = 60): boolean {
  for (let n = 0; n < most; n++) if (attempt(`try ${n}`)) return true
  return false
}

const isDoubtful = ({ do: what }: Task): boolean => what === 'test' || what === 'fight' || what === 'fightFaction'

function chooses(card: number, option: Option, n: number, success: boolean): boolean {
  return tries(seed => {
    const t = begin(card, success, traitsFor(option.conditions), seed)
    for (const condition of option.conditions) {
      if (condition.is === 'survivorNear') t.B.node = graphOf(t.state.board).walks[t.A.node]![0]!
      if (condition.is === 'survivorWith') t.B.traits = [condition.trait]
    }
    const seen: Event[] = []
    seen.push(...t.encounter().events)
    playOn(t, success, seen, n)
    return seen.some(
      event =>
        event.type === 'optionResolved' && event.card === card && event.option === n && event.success === success,
    )
  })
}

const ENCOUNTERS = LIBRARY.flatMap(card =>
  card?.card === 'encounter' && card.number !== 81 && card.options.length > 0
    ? card.options.flatMap((option, at) => [
        { card: card.number, option, n: at + 1, success: true },
        ...(option.tasks.some(isDoubtful) ? [{ card: card.number, option, n: at + 1, success: false }] : []),
      ])
    : [],
)

describe('every option of every encounter', () => {
  test.each(ENCOUNTERS)('card $card, option $n, success: $success', ({ card, option, n, success }) => {
    expect(chooses(card, option, n, success)).toBe(true)
  })
})

/** The enemy that a deed asks for, if it asks for one that stands on the map. */
function preyOf(it: Objective): string | undefined {
  const trigger =
    it.by === 'trigger' ? it.trigger : it.by === 'count' && it.count.by === 'trigger' ? it.count.trigger : null
  if (trigger?.on !== 'killed') return undefined
  const { name, type, minLevel, ability, factions } = trigger
  const fits = (id: EnemyId): boolean =>
    (type === null || ENEMIES[id].type === type) &&
    ENEMIES[id].level >= minLevel &&
    (ability === null || ENEMIES[id].abilities.includes(ability))
  return name ?? factions[0] ?? (Object.keys(ENEMIES) as EnemyId[]).find(fits)
}

const isDone = (seen: readonly Event[], card: number, objective: number): boolean =>
  seen.some(event => event.type === 'objectiveCompleted' && event.card === card && event.objective === objective)

/** Staged, with its first survivor wherever the objective can be done. */
function readied(card: number, it: Objective, seed: string): Table {
  const t = begin(card, true, it.by === 'count' ? [] : traitsFor(it.conditions), seed)
  t.stage(card, 0, STAGED[card]?.at(-1) ?? 0).pass('markerSpace', 'tokenSpace')
  return t
}

function completes(card: number, it: Objective, objective: number): boolean {
  return tries(seed => {
    const t = readied(card, it, seed)
    const seen: Event[] = []
    const prey = preyOf(it)
    for (let n = 0; n < 8 && !isDone(seen, card, objective); n++) {
      t.state.turn.actions = 2
      t.A.hp = 16
      t.A.rads = 0
      if (prey !== undefined) hunt(t, prey, seen)
      else if (!attempt(t, card, objective, seen)) return false
      if (t.asked !== 'A act') break
    }
    return isDone(seen, card, objective)
  })
}

function attempt(t: Table, card: number, objective: number, seen: Event[]): boolean {
  const wish = { do: 'quest', card, objective } as const
  const { A, state } = t
  if (t.asked !== 'A act') return false
  if (card === 43) [A.hp, A.rads] = [10, 5]
  const here = A.node
  const nodes = [...graphOf(state.board).open, 144]
  if (card === 30 && objective === 1)
    state.foes.push({ id: state.nextFoe++, kind: 'star', face: null, node: here, up: true })
  A.node = nodes.find(node => {
    A.node = node
    if (card === 96) t.B.node = node // more than half of all survivors
    return t.refuses(wish) === undefined
  })!
  if (A.node === undefined) {
    A.node = here
    return false
  }
  seen.push(...t.play(wish).events)
  playOn(t, true, seen)
  return true
}

/** Puts the prey beside the survivor and fights it. */
function hunt(t: Table, prey: string, seen: Event[]): void {
  const id = prey as EnemyId
  if (prey === 'star' || prey === 'shield') t.state.foes = t.state.foes.filter(({ kind }) => kind !== prey)
  else {
    const pile = t.state.stacks[ENEMIES[id].type]
    const from = pile.deck.includes(id) ? pile.deck : pile.discard
    from.splice(from.indexOf(id), 1)
  }
  const patrol = prey === 'star' || prey === 'shield' ? prey : null
  const foe: Foe = {
    id: t.state.nextFoe++,
    kind: patrol ?? ENEMIES[id].type,
    face: patrol === null ? id : null,
    node: t.A.node,
    up: true,
  }
  t.state.foes.push(foe)
  seen.push(...t.play({ do: 'fight', foe: foe.id }).events)
  playOn(t, true, seen)
}

const ACTIONS = LIBRARY.flatMap(card =>
  card?.card !== 'quest'
    ? []
    : card.objectives.flatMap((it, at) =>
        it.by === 'action' || (it.by === 'count' && it.count.by === 'action') || preyOf(it) !== undefined
          ? [{ card: card.number, it, n: at + 1 }]
          : [],
      ),
)

describe('every objective of an action or a kill', () => {
  test.each(ACTIONS)('card $card, objective $n', ({ card, it, n }) => {
    expect(completes(card, it, n)).toBe(true)
  })
})

describe('the deeds that are no kills', () => {
  const led = (card: number, from: string, to: string) => {
    const t = begin(card, true, [], 'led')
    t.state.quests = []
    t.stage(card).pass('markerSpace')
    const [quest] = t.state.quests
    t.state.quests = [{ ...quest!, marker: { ...quest!.marker!, node: t.node(from) } }]
    return t
      .do({ do: 'markerStep', seat: 0, card, left: 1 }, { do: 'completeDue' })
      .at(graphOf(t.state.board).names[t.node(to)]!)
  }

  test('025, 139: the marker is led to its goal', () => {
    expect(led(25, 'boston.w', 'theRailroad').state.shield).toBe(3)
    expect(led(25, 'cit.m', 'citRuins').state.star).toBe(3)
    expect(led(139, 'mutantCamp.n', 'superMutantCamp').state.decks.wasteland).toContain(140)
  })

  test('041: the memories are carried to one side or the other', () => {
    const carried = (from: string, to: string) =>
      table({
        options: { scenario: 'farHarbor' },
        players: [{ at: from }],
        quests: [{ card: 41, marker: from }],
        points: 2,
      })
        .play({ do: 'carry', card: 41 })
        .step(to).state
    expect(carried('farHarbor.c', 'farHarbor.f').shield).toBe(2)
    expect(carried('nucleus.s', 'nucleus.c').star).toBe(2)
  })

  test('055: Liberty Prime reaches Project Purity', () => {
    const t = table({ options: { scenario: 'capital' }, quests: [{ card: 55, marker: 'purity.i' }] })
    t.do({ do: 'roundRule', card: 55 })
    expect(t.state.star).toBe(4)
  })

  test('099: every tile explored gives an agenda and two rads', () => {
    const t = table({ players: [{ at: 'mart.s' }], quests: [99], under: { 6: 'highway', 2: 'ashbury' } })
      .explore(6)
      .explore(2)
    expect([t.A.agendas.length, t.A.rads, t.quests()]).toEqual([2, 4, [99]])
  })

  test('029, 034: a condenser is put up', () => {
    const up = (quest: number, foes: NonNullable<Given['foes']>) =>
      table({
        options: { scenario: 'farHarbor' },
        players: [{ at: 'farHarbor.f' }],
        quests: [30, quest],
        foes,
        dice: [4, 4, 1],
      })
        .quest(30, 2)
        .pass('keepLetter', 'pickPerk').state.star
    expect(up(29, [])).toBe(1)
    expect([up(34, []), up(34, [{ face: 'star', at: 'acadia' }])]).toEqual([0, 1])
  })
})
