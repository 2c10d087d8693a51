import { type Asked, below, draw, type Emit, push, reshuffle, reveal, type Seat } from '@overseer/kernel'
import { type AssetId, ITEM_DECKS, type ItemId, ITEMS, type LootId, type UniqueId } from '../../content/items/items.ts'
import type { ChoiceOf } from '../../choice.ts'
import type { Event } from '../../event.ts'
import { because } from '../../refusal.ts'
import { ask, pickOne } from '../asking.ts'
import { characterOf, type Player, playerAt, type State, takeOut } from '../../state.ts'
import { isEquippable, isOverfull } from './passives.ts'

/** Items and companions: how they come, where they lie, and where they go. */

/** W-LOOT-5, W-LOOT-R1: all cards are drawn, events are carried out in order, then the rest is placed. */
export function drawLoot(state: State, { seat, n }: { seat: Seat; n: number }, emit?: Emit<Event>): void {
  if (playerAt(state, seat).eliminated) return
  const cards: LootId[] = []
  const events: LootId[] = []
  for (let i = 0; i < n; i++) {
    const card = takeLoot(state, emit)
    if (card === undefined) break // W-LOOT-R2
    if (ITEMS[card].kind === 'event') events.push(card)
    else cards.push(card)
  }
  gainItems(state, seat, cards, emit)
  push(state, ...events.map(card => ({ do: 'lootEvent', seat, card }) as const))
}

function takeLoot(state: State, emit?: Emit<Event>): LootId | undefined {
  const pile = state.lootPile
  const renew = (): void => {
    if (pile.deck.length > 0 || pile.discard.length === 0) return
    reshuffle(state, pile)
    emit?.({ type: 'deckReshuffled', deck: 'loot' })
  }
  renew()
  const card = draw(state, pile)
  renew()
  return card
}

/** W-LOOT-3: carried out, then discarded. */
export function lootEvent(state: State, { seat, card }: { seat: Seat; card: LootId }, emit?: Emit<Event>): void {
  emit?.({ type: 'eventResolved', seat, item: card })
  state.lootPile.discard.push(card)
  push(state, { do: 'itemVerbs', seat, card, effect: 0, at: 0 })
}

/** W-ASSET-4, W-LIMIT-R1. */
export function takeAsset(state: State, emit?: Emit<Event>): AssetId | undefined {
  const pile = state.assetPile
  renewAssets(state, emit)
  const card = draw(state, pile)
  renewAssets(state, emit)
  return card
}

function renewAssets(state: State, emit?: Emit<Event>): void {
  const pile = state.assetPile
  if (pile.deck.length > 0 || pile.discard.length === 0) return
  reshuffle(state, pile)
  emit?.({ type: 'deckReshuffled', deck: 'assets' })
}

/** W-RES-11, W-UNIQ-3: the named one, or another by chance; nothing once the deck is empty. */
export function takeUnique(state: State, wanted: UniqueId): UniqueId | undefined {
  if (takeOut(state.uniques, wanted)) return wanted
  if (state.uniques.length === 0) return undefined
  reveal(state)
  return state.uniques.splice(below(state.random, state.uniques.length), 1)[0]
}

/** W-EQUIP-R3: cards come into the inventory; equippable ones may be put on at once, then the limit counts. */
export function gainItems(state: State, seat: Seat, cards: readonly ItemId[], emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.eliminated) {
    for (const card of cards) toPile(state, card)
    return
  }
  push(state, { do: 'overflow', seat }, { do: 'check' })
  offerToEquip(state, seat, cards)
  for (const card of cards) {
    player.inventory.push(card)
    emit?.({ type: 'itemGained', seat, item: card })
  }
}

/** W-EQUIP-R3: one question a card; each knows those after it, so that a gesture can answer all of them. */
export function offerToEquip(state: State, seat: Seat, cards: readonly ItemId[]): void {
  const wearable = cards.filter(isEquippable)
  const askOf = (card: ItemId, at: number) => {
    const next = wearable.slice(at + 1)
    return { do: 'equip', seat, card, ...(next.length > 0 ? { next } : {}) } as const
  }
  push(state, ...wearable.map(askOf))
}

/** Whether a survivor could ever equip a card: the Super Mutant wears no apparel. */
export function mayEquip(player: Player, card: ItemId): boolean {
  if (!isEquippable(card)) return false
  return ITEMS[card].kind !== 'apparel' || !characterOf(player).noApparel
}

/** W-EQUIP-2: whether two cards can be equipped together; one apparel may be worn over the Vault Suit. */
export function fitTogether(a: ItemId, b: ItemId): boolean {
  return ITEMS[a].kind !== ITEMS[b].kind || ITEMS[a].under !== ITEMS[b].under
}

type Equip = Asked & { readonly card: ItemId; readonly next?: readonly ItemId[] | undefined }

/** W-EQUIP-4, W-EQUIP-5: a gained card may be equipped at once; what it replaces goes to the inventory. */
export const equip = ask<'equip' | 'stow', Equip>({
  open(state, { seat, card }) {
    const player = playerAt(state, seat)
    return player.inventory.includes(card) && mayEquip(player, card)
  },
  options: (_state, { card }) => [
    { do: 'equip', card },
    { do: 'stow', card },
  ],
  rule: 'W-EQUIP-4',
  answers: {
    equip: (state, { seat, card }, _choice, emit) => putOn(state, seat, card, emit),
    stow: () => {}, // it is there already
  },
})

export function putOn(state: State, seat: Seat, card: ItemId, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  takeOut(player.inventory, card)
  const off = player.equipped.filter(other => !fitTogether(other, card))
  player.equipped = [...player.equipped.filter(other => fitTogether(other, card)), card]
  player.inventory.push(...off)
  emit?.({ type: 'itemEquipped', seat, item: card })
}

/** W-INV-4, W-INV-R2: the survivor discards from the inventory until it fits. */
export const overflow = pickOne({
  options: (state, { seat }): ChoiceOf<'discard'>[] => {
    const player = playerAt(state, seat)
    if (!isOverfull(player)) return []
    return [...new Set(player.inventory)].map(card => ({ do: 'discard', card }))
  },
  rule: 'W-INV-4',
  why: {
    discard: (state, { seat }, { card }) =>
      playerAt(state, seat).inventory.includes(card) ? undefined : because('W-INV-4', { notInInventory: card }),
  },
  effect(state, { seat }, { card }, emit) {
    push(state, { do: 'overflow', seat })
    discardItem(state, seat, card, emit)
  },
})

/** W-LIMIT-R2, W-EXH-R2: a card leaves its owner, ready again. Of equal cards one in the inventory goes first. */
export function discardItem(state: State, seat: Seat, card: ItemId, emit?: Emit<Event>): void {
  loseItem(playerAt(state, seat), card)
  toPile(state, card)
  emit?.({ type: 'itemDiscarded', seat, item: card })
}

export function loseItem(player: Player, card: ItemId): void {
  if (!takeOut(player.inventory, card)) takeOut(player.equipped, card)
  takeOut(player.exhausted, card)
}

/** Unique assets lie beside their deck (W-UNIQ-4), character items are out of the game (W-CHAR-R1). */
export function toPile(state: State, card: ItemId): void {
  const deck = ITEM_DECKS[card]
  if (deck === 'loot') state.lootPile.discard.push(card as LootId)
  else if (deck === 'asset') state.assetPile.discard.push(card as AssetId)
  else if (deck === 'unique') state.beside.push(card as UniqueId)
}
