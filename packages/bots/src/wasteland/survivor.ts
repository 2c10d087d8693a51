import {
  armorOf,
  hasTrait,
  type ItemId,
  ITEMS,
  type Player,
  remainingHp,
  type State,
  weaponRerolls,
} from '@overseer/wasteland'

/** What a survivor is worth apart from the cause: body, letters, cards and Caps. */

const DEATH = -6 // a fresh start at the camp, without the inventory
const MARTYR = -12 // in the co-operative variant: the opponent gains power
const LETTER = 2.6
const XP = 0.55
const PERK = 1.6
const RESTED = 0.5
const ADDICTED = -1
const REROLL = 1.3 // of the weapon
const RANGED = 0.8
const ARMOR = 1.7
const EXHAUSTED = -0.5
const CAP = 0.34
const SPARE_CAP = 0.12
const FEW_CAPS = 8

/** What a card in the inventory is good for; what is equipped counts by what it does. */
const CARRIED: Readonly<Partial<Record<ItemId, number>>> = { geck: 6, pipBoy: 3, wastelandSurvivalGuide: 2.5 }
const KINDS = { aid: 1.1, drug: 0.9, magazine: 1, junk: 0.6, grenade: 1.3, gear: 2, event: 0 } as const
const COMPANION = 1.8
const FOR_SALE = 0.25 // of its value, what is carried but would have to be equipped

export function worthOfSurvivor(player: Player): number {
  let worth = healthValue(player.hp, player.rads)
  worth += player.letters.length * LETTER + player.xp * (XP / 2) + player.perks.length * PERK
  worth += Math.min(player.caps, FEW_CAPS) * CAP + Math.max(player.caps - FEW_CAPS, 0) * SPARE_CAP
  if (hasTrait(player, 'wellRested')) worth += RESTED
  if (hasTrait(player, 'addicted')) worth += ADDICTED
  return worth + worthOfGear(player)
}

/** Every lost HP hurts more than the one before; rads stay, and shorten every life to come. */
export function healthValue(hp: number, rads: number): number {
  const left = hp - rads
  if (left <= 0) return DEATH - 14 / 17.5
  return -14 / (left + 1.5) - 0.35 * rads - 0.04 * rads * rads
}

/** What so much damage costs, with the rads that come with it. */
export function harm({ options }: State, player: Player, damage: number, rads: number): number {
  const fatal = damage + rads >= remainingHp(player)
  if (fatal) return healthValue(0, 1) - healthValue(player.hp, player.rads) + (options.friends === null ? 0 : MARTYR)
  return healthValue(player.hp - damage, player.rads + rads) - healthValue(player.hp, player.rads)
}

export function worthOfXp(player: Player, n: number): number {
  return (n * XP * 4) / (player.letters.length + 3)
}

export function worthOfGear(player: Player): number {
  let worth = weaponRerolls(player) * REROLL + Math.min(armorOf(player), 4) * ARMOR
  for (const item of player.equipped) {
    if (ITEMS[item].ranged) worth += RANGED
    if (ITEMS[item].kind === 'companion') worth += COMPANION
    worth += 0.5 * ITEMS[item].effects.length
  }
  for (const item of player.inventory) worth += worthOfCarried(item)
  return worth + EXHAUSTED * player.exhausted.length
}

export function worthOfCarried(item: ItemId): number {
  const { kind, value } = ITEMS[item]
  if (kind === 'weapon' || kind === 'apparel' || kind === 'companion') return (value ?? 3) * FOR_SALE
  return CARRIED[item] ?? KINDS[kind]
}

/** What prices come to in the same measure. */
export function worthOfCaps(player: Player, n: number): number {
  const after = Math.max(0, player.caps + n)
  const few = Math.min(after, FEW_CAPS) - Math.min(player.caps, FEW_CAPS)
  return few * CAP + (after - player.caps - few) * SPARE_CAP
}
