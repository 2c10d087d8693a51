import { CHARACTERS, ITEM_DECKS, type ItemId, type ItemKind, ITEMS, type Thing } from '@overseer/wasteland'
import type { Context } from '../context.ts'
import { worthToHand } from '../rewards.ts'
import { worthOfCarried, worthOfGear } from '../survivor.ts'

/** What a card adds to what a survivor has: better gear, something to carry, and what its agendas count. */
export function worthOfHaving(context: Context, card: ItemId): number {
  const { player } = context
  const { kind } = ITEMS[card]
  const owned = player.equipped.includes(card) || player.inventory.includes(card)
  const worthAs = (thing: Thing): number => (owned ? -worthToHand(context, thing, -1) : worthToHand(context, thing, 1))
  const thing = COUNTED[kind]
  const counted = (thing === undefined ? 0 : worthAs(thing)) + (isAsset(card) ? worthAs('assets') : 0)
  if (canWear(context, card)) return counted + Math.max(worthOfCarried(card), worthOfWearing(context, card))
  return counted + Math.max(worthOfCarried(card), SOON * context.agenda * agendasIn(card))
}

const SOON = 0.85 // of an agenda: one has to go where it is drawn

/** Agendas that a card brings when it is used up. */
function agendasIn(card: ItemId): number {
  let n = 0
  for (const { verbs } of ITEMS[card].effects) for (const verb of verbs) if (verb.do === 'agenda') n += verb.n
  return n
}

const isAsset = (card: ItemId): boolean => ITEM_DECKS[card] === 'asset' || ITEM_DECKS[card] === 'unique'

const COUNTED: Readonly<Partial<Record<ItemKind, Thing>>> = {
  drug: 'drugs',
  magazine: 'magazines',
  junk: 'junk',
  companion: 'companions',
}

function canWear({ player }: Context, card: ItemId): boolean {
  const { kind } = ITEMS[card]
  if (kind === 'apparel') return player.character !== null && !CHARACTERS[player.character].noApparel
  return kind === 'weapon' || kind === 'companion'
}

function worthOfWearing({ player }: Context, card: ItemId): number {
  const { kind } = ITEMS[card]
  const worn = player.equipped.includes(card)
  const others = player.equipped.filter(other => (worn ? other !== card : ITEMS[other].kind !== kind))
  const gear = (equipped: ItemId[]): number =>
    worthOfGear({ ...player, equipped, inventory: [], exhausted: [] }) + worthOfKinds(equipped)
  return worn ? gear(player.equipped) - gear(others) : gear([...others, card]) - gear(player.equipped)
}

const ARMED = 3
const ACCOMPANIED = 2

/** What it is worth to have a weapon at all, and somebody at one's side. */
function worthOfKinds(equipped: readonly ItemId[]): number {
  const has = (kind: ItemKind): boolean => equipped.some(item => ITEMS[item].kind === kind)
  return (has('weapon') ? ARMED : 0) + (has('companion') ? ACCOMPANIED : 0)
}
