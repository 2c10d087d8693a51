import { AGREE_END, resign, withdraw } from '@overseer/kernel'
import { ACCEPT, CAMP, type Choice, COUNTER, END, MOVE, PROPOSE, REROLLS, RESTED, SKIP, YES } from '../choice.ts'
import { WANT_AGENDAS } from '../choice.ts'
import { AGENDAS, type AgendaId } from '../content/agendas.ts'
import { CHARACTER_IDS } from '../content/survivors/characters.ts'
import { DICE, FACES } from '../content/dice.ts'
import { type ItemId, ITEMS } from '../content/items/items.ts'
import { LIBRARY } from '../content/cards/library.ts'
import { PERK_IDS } from '../content/survivors/perks.ts'
import { LETTERS } from '../content/terms.ts'
import { TRAITS } from '../content/survivors/traits.ts'
import { distances, graphOf, nameAt } from '../map/graph.ts'
import { isWholeTile, type Node, SHIP } from '../map/layout.ts'
import { arrangements } from '../rules/items/arranging.ts'
import { effectsOf } from '../rules/items/using-items.ts'
import { belongings } from '../rules/items/passives.ts'
import { type Foe, type Player, playerAt } from '../state.ts'
import { asState, type View } from '../view.ts'
import { withdrawerOf } from '../reading/now.ts'

/** What somebody could wish for, legal or not, by kind; what is near comes first. */
export const WISHES: { readonly [D in Choice['do']]: (view: View) => readonly (Choice & { readonly do: D })[] } = {
  character: () => CHARACTER_IDS.map(character => ({ do: 'character', character })),
  arrange: view => (asked(view).character === null ? [] : arrangements(asked(view))),
  loyal: view => [
    ...hand(view)
      .filter(agenda => AGENDAS[agenda].faction !== null)
      .map(agenda => ({ do: 'loyal' as const, agenda })),
    { do: 'loyal', agenda: null },
  ],
  move: () => [MOVE],
  camp: () => [CAMP],
  end: () => [END],
  step: view => spaces(view).map(node => ({ do: 'step', to: nameOf(view, node) })),
  explore: view => view.board.up.map((_, position) => ({ do: 'explore', tile: `#${position}` })),
  encounter: () => [
    { do: 'encounter', icon: 'printed' },
    { do: 'encounter', icon: 'sepulcher' },
  ],
  fight: view => foes(view).map(({ id }) => ({ do: 'fight', foe: id })),
  quest: view =>
    view.quests.flatMap(({ card }) => [
      ...objectives(card).map(objective => ({ do: 'quest' as const, card, objective })),
      { do: 'quest' as const, card, objective: 0 },
    ]),
  carry: view => view.quests.map(({ card }) => ({ do: 'carry', card })),
  putDown: view => view.quests.map(({ card }) => ({ do: 'putDown', card })),
  use: view =>
    [...cards(view), ...asked(view).perks].flatMap(card =>
      effectsOf(card).map((_, effect) => ({ do: 'use' as const, card, effect })),
    ),
  reroll: () => REROLLS.slice(1),
  rested: () => [RESTED],
  set: () =>
    Array.from({ length: DICE }, (_, die) =>
      FACES.map((_face, at) => ({ do: 'set' as const, die, face: at + 1 })),
    ).flat(),
  trade: view => others(view).map(seat => ({ do: 'trade', with: seat })),
  pay: view => cards(view).map(card => ({ do: 'pay', card })),
  give: view => cards(view).map(card => ({ do: 'give', card })),
  want: view => belongings(partner(view)).map(card => ({ do: 'want', card })),
  giveCaps: view => amounts(asked(view)).map(n => ({ do: 'giveCaps', n })),
  wantCaps: view => amounts(partner(view)).map(n => ({ do: 'wantCaps', n })),
  giveAgenda: view =>
    [true, false].flatMap(shown => hand(view).map(agenda => ({ do: 'giveAgenda' as const, agenda, shown }))),
  wantAgendas: () => [WANT_AGENDAS],
  propose: () => [PROPOSE],
  accept: () => [ACCEPT],
  counter: () => [COUNTER],
  option({ pending }) {
    const card = pending !== null && pending.do === 'option' ? LIBRARY[pending.run.card] : undefined
    return card?.card === 'encounter' ? card.options.map((_, at) => ({ do: 'option', n: at + 1 })) : []
  },
  buy: view => view.row.map(card => ({ do: 'buy', card })),
  sell: view => cards(view).map(card => ({ do: 'sell', card })),
  recruit: view => view.row.filter(card => ITEMS[card].kind === 'companion').map(card => ({ do: 'recruit', card })),
  take: view => [...view.row, ...view.assetPile.discard].map(card => ({ do: 'take', card })),
  discard: view => [...cards(view), ...view.row].map(card => ({ do: 'discard', card })),
  equip: view => cards(view).map(card => ({ do: 'equip', card })),
  stow: view => cards(view).map(card => ({ do: 'stow', card })),
  agenda: view => hand(view).map(agenda => ({ do: 'agenda', agenda })),
  letter: () => LETTERS.map(letter => ({ do: 'letter', letter })),
  perk: () => PERK_IDS.map(perk => ({ do: 'perk', perk })),
  trait: () => TRAITS.map(trait => ({ do: 'trait', trait })),
  objective: view =>
    view.quests.flatMap(({ card }) =>
      objectives(card).map(objective => ({ do: 'objective' as const, card, objective })),
    ),
  survivor: view => [...view.players.keys()].map(seat => ({ do: 'survivor', seat })),
  caps: view => amounts(asked(view)).map(n => ({ do: 'caps', n })),
  space: view => [...spaces(view), ...tiles(view)].map(node => ({ do: 'space', at: nameOf(view, node) })),
  foe: view => foes(view).map(({ id }) => ({ do: 'foe', foe: id })),
  moveFoe(view) {
    const { walks } = graphOf(asState(view).board)
    return foes(view).flatMap(({ id, node }) =>
      walks[node]!.map(to => ({ do: 'moveFoe' as const, foe: id, to: nameOf(view, to) })),
    )
  },
  yes: () => [YES],
  skip: () => [SKIP],
  resign: view => [resign(view.pending?.seat ?? 0)],
  agreeEnd: () => [AGREE_END],
  withdraw: view => [withdraw(withdrawerOf(view) ?? view.pending?.seat ?? 0)],
}

function asked(view: View): Player {
  return playerAt(asState(view), view.pending?.seat ?? 0)
}

function others(view: View): number[] {
  return [...view.players.keys()].filter(seat => seat !== view.pending?.seat)
}

/** The other side of the offer that is being made; without one, oneself. */
function partner(view: View): Player {
  return view.offer === null ? asked(view) : playerAt(asState(view), view.offer.to)
}

function cards(view: View): ItemId[] {
  return [...new Set(belongings(asked(view)))]
}

/** The agendas of the one who is asked, as far as they are known. */
function hand(view: View): AgendaId[] {
  return (view.players[view.pending?.seat ?? 0]?.agendas ?? []).filter(agenda => agenda !== null)
}

function amounts({ caps }: Player): number[] {
  return Array.from({ length: caps }, (_, i) => i + 1)
}

function objectives(card: number): number[] {
  const quest = LIBRARY[card]
  return quest?.card === 'quest' ? quest.objectives.map((_, at) => at + 1) : []
}

function nameOf(view: View, node: Node): string {
  return nameAt(asState(view).board, node)
}

/** How far a node is from whoever is asked. */
function far(view: View): (node: Node) => number {
  const { node } = asked(view)
  if (node < 0) return () => 0
  const steps = distances(graphOf(asState(view).board), node)
  return other => steps[other] ?? 0
}

function spaces(view: View): Node[] {
  const away = far(view)
  return [...graphOf(asState(view).board).open, SHIP].sort((a, b) => away(a) - away(b))
}

function tiles(view: View): Node[] {
  const away = far(view)
  const { names } = graphOf(asState(view).board)
  return [...names.keys()].filter(node => isWholeTile(node) && names[node] !== '').sort((a, b) => away(a) - away(b))
}

/** Active enemies before those that lie face down, near ones first. */
function foes(view: View): Foe[] {
  const away = far(view)
  return view.foes.toSorted((a, b) => Number(b.up) - Number(a.up) || away(a.node) - away(b.node))
}
