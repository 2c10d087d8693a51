import { recordOf } from '@overseer/kernel'
import { AGENDAS } from '../../content/agendas.ts'
import { CHARACTER_IDS, CHARACTERS } from '../../content/survivors/characters.ts'
import { characterOf, playedBy, type Player } from '../../state.ts'
import { type ItemId, ITEM_IDS, ITEMS, type ItemKind } from '../../content/items/items.ts'
import { AREAS, type Area, type Faction, type Letter } from '../../content/terms.ts'
import type { Trait } from '../../content/survivors/traits.ts'
import type { Effect } from '../../content/items/types.ts'

/** What a survivor's cards do all the time, without being used. */

/** W-EQUIP-1: cards of these kinds work only while they are equipped. */
const SLOTS: readonly ItemKind[] = ['weapon', 'apparel', 'companion']

export function isEquippable(item: ItemId): boolean {
  return PASSIVES[item].slot
}

/** What the passive effects of one card come to, with every field there. */
interface Passive {
  readonly slot: boolean
  readonly limit: number
  readonly slow: number
  readonly discount: number
  readonly safeInDifficult: boolean
  readonly safeInIrradiated: boolean
  readonly safeFromRadiation: boolean
  readonly weak: number // areas, as a mask
  readonly matchHits: number // if at least one die matches
  readonly rerolls: readonly { readonly n: number; readonly letters: readonly Letter[] }[] // in tests
}

export function maskOf(areas: readonly Area[]): number {
  return areas.reduce((mask, area) => mask | (1 << AREAS.indexOf(area)), 0)
}

function passiveOf(effects: readonly Effect[], slot: boolean): Passive {
  const found = { limit: 0, slow: 0, discount: 0, weak: 0, matchHits: 0 }
  const ignored = new Set<string>()
  const rerolls: { n: number; letters: readonly Letter[] }[] = []
  for (const effect of effects) {
    if (effect.when !== 'passive') continue
    for (const verb of effect.verbs) {
      if (verb.do === 'limit' || verb.do === 'slow' || verb.do === 'discount') found[verb.do] += verb.n
      else if (verb.do === 'ignore') ignored.add(verb.what)
      else if (verb.do === 'weak') found.weak |= maskOf([verb.area])
      else if (verb.do === 'hit') found.matchHits += verb.n
      else if (verb.do === 'reroll') rerolls.push({ n: verb.n, letters: verb.letters })
    }
  }
  return {
    slot,
    ...found,
    safeInDifficult: ignored.has('difficult'),
    safeInIrradiated: ignored.has('irradiated'),
    safeFromRadiation: ignored.has('radiation'),
    rerolls,
  }
}

const PASSIVES = recordOf(ITEM_IDS, id => passiveOf(ITEMS[id].effects, SLOTS.includes(ITEMS[id].kind)))

const CHARACTER_PASSIVES = recordOf(CHARACTER_IDS, id => passiveOf(CHARACTERS[id].effects, false))

const OPEN_LIMIT = 3

/** W-INV-2, W-INV-R1: how many cards the inventory holds, with these cards equipped. */
export function inventoryLimit(player: Player, equipped: readonly ItemId[] = player.equipped): number {
  let limit = OPEN_LIMIT + player.extraInventory
  for (const item of equipped) limit += PASSIVES[item].limit
  for (const item of player.inventory) if (!PASSIVES[item].slot) limit += PASSIVES[item].limit
  return limit
}

/** W-INV-4. Cards only ever add to the limit, so that few cards always fit. */
export function isOverfull(player: Player): boolean {
  const { length } = player.inventory
  return length > OPEN_LIMIT && length > inventoryLimit(player)
}

/** W-FIGHT-6: all the armor worn, the character's own hide included. */
export function armorOf(player: Player): number {
  let armor = characterOf(player).armor
  for (const item of player.equipped) armor += ITEMS[item].armor
  return armor
}

export function slowness(player: Player): number {
  let slow = 0
  for (const item of player.equipped) slow += PASSIVES[item].slow
  return slow
}

export function discountOf(player: Player): number {
  let discount = 0
  for (const item of player.equipped) discount += PASSIVES[item].discount
  return discount
}

export function safeInDifficult(player: Player): boolean {
  return player.equipped.some(item => PASSIVES[item].safeInDifficult)
}

export function safeInIrradiated(player: Player): boolean {
  return (
    CHARACTER_PASSIVES[playedBy(player)].safeInIrradiated ||
    player.equipped.some(item => PASSIVES[item].safeInIrradiated)
  )
}

export function safeFromRadiation(player: Player): boolean {
  return player.equipped.some(item => PASSIVES[item].safeFromRadiation)
}

/** The Ghoul: HP instead of rads on entering an irradiated or fog space. */
export function healsFromRads(player: Player): boolean {
  return characterOf(player).effects.some(({ when }) => when === 'move')
}

/** The areas where a survivor's cards make every enemy vulnerable. */
export function weakening(player: Player): number {
  let mask = 0
  for (const item of player.equipped) mask |= PASSIVES[item].weak
  return mask
}

/** Hits that come by themselves if at least one die matches. */
export function matchHits(player: Player): number {
  let hits = 0
  for (const item of player.equipped) hits += PASSIVES[item].matchHits
  return hits
}

/** W-TEST-3 and the cards that help in tests with certain letters. */
export function testRerolls(player: Player, letters: readonly Letter[]): number {
  let rerolls = 0
  for (const letter of letters) if (player.letters.includes(letter)) rerolls++
  for (const item of player.equipped) rerolls += rerollsBy(item, letters)
  return rerolls
}

/** How many rerolls a card that is worn gives in a test with certain letters. */
export function rerollsBy(item: ItemId, letters: readonly Letter[]): number {
  let rerolls = 0
  for (const more of PASSIVES[item].rerolls)
    if (more.letters.some(letter => letters.includes(letter))) rerolls += more.n
  return rerolls
}

/** W-FIGHT-3, W-FIGHT-R4: one for each printed letter that the survivor owns. */
export function weaponRerolls(player: Player): number {
  let rerolls = 0
  for (const item of player.equipped) {
    const { kind, letters } = ITEMS[item]
    if (kind === 'weapon') for (const letter of letters) if (player.letters.includes(letter)) rerolls++
  }
  return rerolls
}

export function hasRangedWeapon(player: Player): boolean {
  for (const item of player.equipped) if (ITEMS[item].ranged) return true
  return false
}

export function hasTrait(player: Player, trait: Trait): boolean {
  return player.traits.includes(trait)
}

/** W-LOYAL-1: the faction a survivor is loyal to, or null. */
export function loyaltyOf(player: Player): Faction | null {
  return player.revealed === null ? null : AGENDAS[player.revealed].faction
}

/** All items and companions of a survivor. */
export function belongings(player: Player): ItemId[] {
  return [...player.equipped, ...player.inventory]
}
