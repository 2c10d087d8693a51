import type { Pile } from '@overseer/kernel'
import type { Player, State, Turn } from './state.ts'

/**
 * A state of its own. The copies are made by spreading: objects from literals may be put among the long-lived ones by
 * the machine, once many clones have been kept, and then every further clone is ten times as slow.
 */
export function clone(state: State): State {
  const { stacks, decks } = state
  return {
    ...state,
    players: state.players.map(clonePlayer),
    queue: state.queue.slice(),
    turn: cloneTurn(state.turn),
    foes: state.foes.slice(),
    stacks: {
      ...stacks,
      critter: copyPile(stacks.critter),
      human: copyPile(stacks.human),
      robot: copyPile(stacks.robot),
      monster: copyPile(stacks.monster),
      superMutant: copyPile(stacks.superMutant),
    },
    agendaPile: {
      ...state.agendaPile,
      deck: state.agendaPile.deck.slice(),
      discard: state.agendaPile.discard.slice(),
      hidden: state.agendaPile.hidden.slice(),
    },
    lootPile: copyPile(state.lootPile),
    assetPile: copyPile(state.assetPile),
    row: state.row.slice(),
    uniques: state.uniques.slice(),
    beside: state.beside.slice(),
    perks: state.perks.slice(),
    supply: state.supply.slice(),
    decks: {
      ...decks,
      wasteland: decks.wasteland.slice(),
      settlement: decks.settlement.slice(),
      vault84: decks.vault84.slice(),
      vault109: decks.vault109.slice(),
    },
    library: state.library.slice(),
    reading: state.reading.slice(),
    trashed: state.trashed.slice(),
    buried: state.buried.slice(),
    quests: state.quests.slice(),
    waiting: state.waiting.slice(),
    filled: state.filled.slice(),
    due: state.due.slice(),
    offers: state.offers.slice(),
    camped: state.camped.slice(),
    steps: state.steps.slice(),
    random: { ...state.random, loaded: state.random.loaded.slice() },
  }
}

function copyPile<Card>(pile: Pile<Card>): Pile<Card> {
  return { ...pile, deck: pile.deck.slice(), discard: pile.discard.slice() }
}

export function clonePlayer(player: Player): Player {
  return {
    ...player,
    letters: player.letters.slice(),
    traits: player.traits.slice(),
    equipped: player.equipped.slice(),
    inventory: player.inventory.slice(),
    exhausted: player.exhausted.slice(),
    perks: player.perks.slice(),
    agendas: player.agendas.slice(),
    kept: player.kept.slice(),
  }
}

export function cloneTurn(turn: Turn): Turn {
  return { ...turn, icons: turn.icons.slice(), later: turn.later.slice() }
}
