import type { FoeId } from '../choice.ts'
import { type Activation, AGENDAS, type AgendaId } from '../content/agendas.ts'
import { FACES } from '../content/dice.ts'
import { ENEMIES, type EnemyId } from '../content/enemies.ts'
import { FACTION_SHEETS } from '../content/factions.ts'
import type { ItemId } from '../content/items/items.ts'
import { PERKS, type PerkId } from '../content/survivors/perks.ts'
import type { Ability, Area, EnemyType, Faction, Letter } from '../content/terms.ts'
import { type TileId, TILES } from '../content/map/tiles.ts'
import { graphOf, nameAt } from '../map/graph.ts'
import { type Node, parseSpace, type SpaceName } from '../map/layout.ts'
import { labelOf, type SpaceLabel } from '../reading/spaces.ts'
import { isFaction, levelOf } from '../rules/fight/foes.ts'
import { foundedIcon, iconsAt } from '../rules/map/icons.ts'
import type { Foe } from '../state.ts'
import { asState, type View } from '../view.ts'
import type { Teller } from './teller.ts'

/** What things are called, and where they are. */

/** 'a, b and c'. */
export function list({ say }: Teller, parts: readonly string[], join: 'and' | 'or' = 'and'): string {
  if (parts.length < 2) return parts[0] ?? say('list.none')
  return say(`list.${join}`, { all: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
}

/** 'Shop:', with the space that a language puts before its colon. */
export function heading({ say }: Teller, name: string): string {
  return say('table.heading', { name })
}

export function labelled(teller: Teller, name: string, what: string): string {
  return `${heading(teller, name)} ${what}`
}

/** A sentence begins with a capital, whatever word it begins with, and ends with one stop, also after 'C.I.T.'. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/\.\.$/, '.')
}

// Cards

export function itemName({ say }: Teller, item: ItemId): string {
  return say(`item.${item}`)
}

export function cardName({ say }: Teller, card: ItemId | PerkId): string {
  return card in PERKS ? say(`perk.${card as PerkId}`) : say(`item.${card as ItemId}`)
}

export function agendaName({ say }: Teller, agenda: AgendaId): string {
  return say(`agenda.${AGENDAS[agenda].name}`)
}

/** The enemies and factions that an agenda activates, from left to right. */
export function stripText(teller: Teller, view: View, agenda: AgendaId): string {
  const all = (kind: Activation): string =>
    isFaction(kind) ? factionName(teller, view, kind) : teller.say(`types.${kind}`)
  return AGENDAS[agenda].strip.map(all).join(', ')
}

export function kindName(teller: Teller, view: View, kind: Activation): string {
  return isFaction(kind) ? factionName(teller, view, kind) : teller.say(`type.${kind}`)
}

/** The name of an agenda in a hand; with what it activates if another one in this hand has the same name. */
export function agendaInHand(teller: Teller, view: View, hand: readonly (AgendaId | null)[], agenda: AgendaId): string {
  const { name } = AGENDAS[agenda]
  const twins = hand.filter(one => one !== null && AGENDAS[one].name === name)
  return twins.length > 1
    ? `${agendaName(teller, agenda)} (${stripText(teller, view, agenda)})`
    : agendaName(teller, agenda)
}

export function factionName({ say }: Teller, view: View, faction: Faction): string {
  return say(`faction.${FACTION_SHEETS[view.options.scenario][faction].faction}`)
}

/** Both factions by name, for a sentence about the two. */
export function bothNames(teller: Teller, view: View): { star: string; shield: string } {
  return { star: factionName(teller, view, 'star'), shield: factionName(teller, view, 'shield') }
}

export function tokenName({ say }: Teller, view: View, faction: Faction): string {
  return say(`enemy.${FACTION_SHEETS[view.options.scenario][faction].token}`)
}

// Dice and letters

/** What a die shows: 'arms and legs with 1 hit'. */
export function dieText(teller: Teller, face: number): string {
  const { areas, hits } = FACES[face - 1]!
  const where = list(
    teller,
    areas.map(area => teller.say(`area.${area}`)),
  )
  return hits === 0 ? where : teller.say('die.hits', { areas: where, n: hits })
}

export function diceText(teller: Teller, dice: readonly number[]): string {
  return dice.map(face => dieText(teller, face)).join(teller.say('list.semicolon'))
}

export function lettersText(letters: readonly Letter[]): string {
  return letters.join(' ')
}

// Where

/** 'Diamond City', 'the hills west of Crossroads Camp', 'the deadly tile, sheet 7': stands by itself, or after 'to'. */
export function spaceText(teller: Pick<Teller, 'say'>, view: View, name: SpaceName): string {
  const label = labelOf(view.options.scenario, name)
  if (label.is !== 'ground') return labelText(teller, label)
  const node = parseSpace(asState(view).board, name)
  const founded = node === undefined ? null : (foundedIcon(asState(view), node)?.place ?? null)
  return founded === null ? labelText(teller, label) : teller.say(`place.${founded}`)
}

export function nodeText(teller: Teller, view: View, node: Node): string {
  return spaceText(teller, view, nameAt(asState(view).board, node))
}

/** What a space is called on every board. */
function labelText({ say }: Pick<Teller, 'say'>, label: SpaceLabel): string {
  switch (label.is) {
    case 'place':
      return say(`place.${label.place}`)
    case 'ground': {
      const { ground, side, of, far } = label
      const parts = { ground: say(`ground.${ground}`), side: say(`side.${side}`), place: say(`from.${of}`) }
      return far ? say('space.far', parts) : say('space.ground', parts)
    }
    case 'tile':
      return say('space.tile', { tile: say(`tile.${label.back}`), n: label.sheet })
    case 'ship':
      return say('place.boardCard')
  }
}

/** A tile by the places on it: 'Dead Orchard, Hofmann Farm'. */
export function tileText({ say }: Teller, tile: TileId): string {
  const places = Object.values(TILES[tile].spaces).flatMap(({ name }) =>
    name === undefined ? [] : [say(`place.${name}`)],
  )
  return places.join(', ')
}

/** The encounter icons and the terrain of a space: 'wasteland 2', 'difficult'. */
function groundNotes({ say }: Teller, view: View, node: Node): string[] {
  const space = graphOf(asState(view).board).spaces[node]
  if (space === undefined) return []
  const icons = iconsAt(asState(view), node).map(({ deck, level }) =>
    deck === 'vault84' || deck === 'vault109'
      ? say(`deck.${deck}`)
      : say('space.icon', { kind: say(`deck.${deck}`), level }),
  )
  if (space.difficult) icons.push(say('terrain.difficult'))
  if (space.irradiated) icons.push(say('terrain.irradiated'))
  return icons
}

// Enemies

/** The kind and face of an enemy, as a token, a fight or an event has them. */
export interface Face {
  readonly kind: EnemyType | Faction
  readonly face: EnemyId | null
}

/** 'Radroach', 'Synth Patrol', or 'face down: critter'. */
export function enemyName(teller: Teller, view: View, { kind, face }: Face): string {
  if (face !== null) return teller.say(`enemy.${face}`)
  return isFaction(kind) ? tokenName(teller, view, kind) : teller.say('foe.down', { type: teller.say(`type.${kind}`) })
}

/** The same after a verb of killing: 'a Radroach'. */
export function slainName({ say }: Teller, view: View, { kind, face }: Face): string {
  if (face !== null) return say(`slain.${face}`)
  return say(isFaction(kind) ? `slain.${FACTION_SHEETS[view.options.scenario][kind].token}` : `slain.${kind}`)
}

/** With its level, if that is known. */
export function enemyText(teller: Teller, view: View, { kind, face }: Face): string {
  const enemy = enemyName(teller, view, { kind, face })
  if (face === null && !isFaction(kind)) return enemy
  if (isFaction(kind) && FACTION_SHEETS[view.options.scenario][kind].role !== 'enemy') return enemy
  return teller.say('foe.up', { enemy, level: levelOf(asState(view), kind, face) })
}

export function areasText({ say }: Teller, areas: readonly Area[]): string {
  return areas.map(area => say(`area.${area}`)).join(', ')
}

/** What an enemy can do by itself; nothing is known of one that lies face down. */
function abilitiesOf(view: View, { kind, face }: Face): readonly Ability[] {
  return numbersOf(view, { kind, face })?.abilities ?? []
}

function numbersOf(
  view: View,
  { kind, face }: Face,
): { vulnerable: readonly Area[]; abilities: readonly Ability[] } | undefined {
  if (face !== null) return ENEMIES[face]
  return isFaction(kind) ? FACTION_SHEETS[view.options.scenario][kind] : undefined
}

/** Where an enemy is vulnerable and what it can do: 'body, legs; Aggressive'. */
export function enemyNotes(teller: Teller, view: View, enemy: Face): string {
  const areas = areasText(teller, numbersOf(view, enemy)?.vulnerable ?? [])
  const abilities = abilitiesOf(view, enemy).map(ability => teller.say(`ability.${ability}`))
  return [areas, abilities.join(', ')].filter(Boolean).join(teller.say('list.semicolon'))
}

export function foeCalled(view: View, id: FoeId): Foe | undefined {
  return view.foes.find(foe => foe.id === id)
}

/** An enemy on the map and where it is; of several that look alike in one space each has its number. */
export function foeText(teller: Teller, view: View, foe: Foe): string {
  const twins = view.foes.filter(
    other => other.node === foe.node && other.kind === foe.kind && other.face === foe.face && other.up === foe.up,
  )
  const one = enemyText(teller, view, foe)
  const enemy = twins.length > 1 ? `${one} (${twins.findIndex(({ id }) => id === foe.id) + 1})` : one
  return teller.say('foe.at', { enemy, space: nodeText(teller, view, foe.node) })
}

// Notes

/** What stands between a text and the notes behind it. */
export const NOTED = ' · '

/** A text with notes behind it: what one should know. */
export function noted(text: string, notes: readonly string[]): string {
  const told = notes.filter(Boolean).join(', ')
  return told === '' ? text : text + NOTED + told
}

/** The ground of a space, and who is there besides the one who is asked. */
export function thereNotes(teller: Teller, view: View, name: SpaceName): string[] {
  const node = parseSpace(asState(view).board, name)
  if (node === undefined) return []
  const foes = view.foes.filter(foe => foe.node === node).map(foe => enemyText(teller, view, foe))
  const others = view.players.flatMap((player, seat) =>
    player.node === node && seat !== view.pending?.seat ? [teller.nameOf(seat)] : [],
  )
  return [...groundNotes(teller, view, node), ...foes, ...others]
}
