import { AGENDAS, type AgendaId } from '../../content/agendas.ts'
import { FACES } from '../../content/dice.ts'
import { ENEMIES, type EnemyId } from '../../content/enemies.ts'
import { FACTION_SHEETS } from '../../content/factions.ts'
import { type AssetId, ITEM_DECKS, type ItemId, ITEMS, type LootId } from '../../content/items/items.ts'
import { encounterCard } from '../../content/cards/library.ts'
import { type PerkId, PERKS } from '../../content/survivors/perks.ts'
import { FACTIONS, LETTERS, SCENARIO_IDS } from '../../content/terms.ts'
import type { TileId } from '../../content/map/tiles.ts'
import type { Effect } from '../../content/items/types.ts'
import type { Position } from '../../schema/position.ts'
import { isEquippable } from '../../rules/items/passives.ts'
import { objectivesWith, optionScene, optionsWith } from './encounters.ts'
import { spotsFor } from './conditions.ts'
import { hiding, objectiveScene } from './quests.ts'
import { able, always, GOOD, type Ground, groundOf, nameOf, nth, type Survivor } from './scenery.ts'

/** Scenes for items, perks, enemies, agendas and tiles. */

const groundAt = (n: number): Ground => groundOf(SCENARIO_IDS[n % SCENARIO_IDS.length]!, n)
const wastelands = (ground: Ground) => spotsFor(ground, [{ is: 'atKind', kind: 'wasteland', min: 1, max: 9 }])

function table(ground: Ground, ...players: Survivor[]): Position {
  return { options: { scenario: ground.scenario }, tiles: { ...ground.tiles }, players, begun: true }
}

/** A survivor with this card, wherever it works. */
function holder(card: ItemId | PerkId, at: string): Survivor {
  const one = { at, caps: 10, letters: [...LETTERS] }
  if (card in PERKS) return { ...one, perks: [card as PerkId] }
  const item = card as ItemId
  return isEquippable(item) ? { ...one, equipped: [item] } : { ...one, inventory: [item] }
}

/** The test with all letters: the race of W3. */
const RACE = 162
const EASY_PREY = 'radroach'

/** A card that can be used now, or as soon as a fight or a test has begun. */
export function useScene(card: ItemId | PerkId, effect: Effect, n: number): Position | undefined {
  const ground = groundAt(n)
  const at = nth(wastelands(ground), n)!
  const me = holder(card, nameOf(ground, at))
  switch (effect.when) {
    case 'turn':
      return needy(ground, me, n)
    case 'camp':
      return table(ground, { ...me, hp: 6 })
    case 'beforeFight':
    case 'fight':
      return { ...table(ground, me), foes: [{ face: EASY_PREY, at: nameOf(ground, at) }], dice: always(GOOD) }
    case 'test': {
      const scene = optionScene(RACE, encounterCard(RACE).options[0]!, false, n) // a passed test is not asked about
      return scene && { ...scene, players: [{ ...me, at: scene.players[0]!.at! }] }
    }
    default:
      return undefined
  }
}

/** Whatever a card does in a turn does some good here. */
function needy(ground: Ground, me: Survivor, n: number): Position | undefined {
  const tile = nth(Object.values(ground.tiles), n)!
  const hurt: Survivor = { ...me, hp: 7, rads: 2, traits: ['addicted'] }
  const tired: Survivor =
    me.equipped === undefined ? { ...hurt, equipped: ['pistol10mm'], exhausted: ['pistol10mm'] } : hurt
  const scene = hiding(ground, table(ground, tired), tile)
  if (scene === undefined) return undefined
  const here = ground.graph.names.indexOf(scene.players[0]!.at!)
  const next = ground.graph.walks[here]!.map(node => nameOf(ground, node)).find(name => !name.startsWith(`${tile}.`))
  return next === undefined ? scene : { ...scene, foes: [{ face: EASY_PREY, at: next }] }
}

const LOOT_CARD = 166
const SHOP_CARD = 168

/** A card that is to be had next: as loot, in the shop, or as the reward of some card. */
export function gainScene(item: ItemId, n: number): Position | undefined {
  const deck = ITEM_DECKS[item]
  if (deck === 'loot') {
    const scene = optionScene(LOOT_CARD, encounterCard(LOOT_CARD).options[0]!, true, n)
    return scene && { ...scene, loot: { next: [item as LootId] } }
  }
  if (deck === 'asset') {
    const scene = optionScene(SHOP_CARD, encounterCard(SHOP_CARD).options[0]!, true, n)
    return scene && { ...scene, assets: { row: [item as AssetId] }, players: [welcome(item, scene.players[0]!)] }
  }
  const options = optionsWith(one => one.do === 'unique' && one.item === item)
  const objectives = objectivesWith(one => one.do === 'unique' && one.item === item)
  const pick = n % (options.length + objectives.length)
  const option = options[pick]
  if (option !== undefined) return bare(optionScene(option.card, option.option, option.success, n))
  const { card, objective } = objectives[pick - options.length]!
  return bare(objectiveScene(card, objective, false, n))
}

/** Without the unique cards that would be missing from the deck. */
function bare(scene: Position | undefined): Position | undefined {
  if (scene === undefined) return undefined
  const [me, ...others] = scene.players
  const equipped = me!.equipped?.filter(item => ITEM_DECKS[item] !== 'unique') ?? []
  return { ...scene, players: [{ ...me, equipped: ['baseballBat', 'combatArmor', ...equipped] }, ...others] }
}

/** A survivor whom a companion would join, and who has no such card yet. */
function welcome(item: ItemId, who: Survivor): Survivor {
  const { mark } = ITEMS[item]
  const equipped = who.equipped?.filter(other => other !== item) ?? []
  return { ...who, equipped, ...(mark?.is === 'trait' ? { traits: [mark.trait] } : {}) }
}

/** A level-up with all letters owned: a perk comes for certain. */
export function perkScene(n: number): Position {
  const ground = groundAt(n)
  const at = nameOf(ground, nth(wastelands(ground), n)!)
  return {
    ...table(ground, { ...able(at), xp: LETTERS.length }),
    foes: [{ face: EASY_PREY, at }],
    dice: always(GOOD),
  }
}

/** An enemy in the survivor's space, or the token of a faction where it is one; the dice strike it. */
export function enemyScene(name: string, n: number): Position | undefined {
  const known = name in ENEMIES
  const token = SCENARIO_IDS.flatMap(scenario =>
    FACTIONS.filter(faction => FACTION_SHEETS[scenario][faction].token === name).map(faction => ({
      scenario,
      faction,
    })),
  )[0]
  if (!known && token === undefined) return undefined
  const ground = known ? groundAt(n) : groundOf(token!.scenario, n)
  const at = nameOf(ground, nth(wastelands(ground), n)!)
  const areas = known ? ENEMIES[name as EnemyId].vulnerable : FACTION_SHEETS[token!.scenario][token!.faction].vulnerable
  const strikes = (face: number): boolean => FACES[face - 1]!.areas.some(area => areas.includes(area))
  return {
    ...table(ground, able(at)),
    foes: [{ face: known ? (name as EnemyId) : token!.faction, at }],
    dice: always(strikes(GOOD) ? GOOD : HEAD),
  }
}

/** A face with the head. */
const HEAD = 5

const AGENDA_CARD = 1
const MOST_PLAYERS = 4 // what needs more is in the deck of friends only

/** An agenda on top of its deck, to be drawn by an encounter or turned up at the end of the round. */
export function agendaScene(agenda: AgendaId, drawn: boolean, n: number): Position | undefined {
  const seats = Math.min(MOST_PLAYERS, AGENDAS[agenda].players)
  const others = Array.from({ length: seats - 1 }, () => ({}))
  const next: Position['agendas'] = { next: [agenda] }
  if (!drawn) {
    const scene = table(groundAt(n), ...others, {})
    const options =
      AGENDAS[agenda].players > MOST_PLAYERS ? { ...scene.options, friends: FACTIONS[n % 2]! } : scene.options
    return { ...scene, options, agendas: next, actions: 1, turn: seats - 1 }
  }
  const scene = optionScene(AGENDA_CARD, encounterCard(AGENDA_CARD).options[2]!, true, n)
  return scene && { ...scene, agendas: next, players: [scene.players[0]!, ...others] }
}

export function tileScene(tile: TileId, n: number): Position | undefined {
  const ground = groundAt(n)
  return hiding(ground, table(ground, able('crossroadsCamp')), tile)
}
