import type { Condition, Tag } from '../../content/cards/types.ts'
import { reaches } from '../../map/graph.ts'
import { type Node, SHIP } from '../../map/layout.ts'
import type { Position } from '../../schema/position.ts'
import { type Ground, nameOf, nth, type Survivor } from './scenery.ts'

/** A scene in which the conditions of a card hold: where the survivor stands, what it has, and who else is there. */

export interface Cast {
  readonly at: Node
  readonly players: Survivor[] // the acting one first
  readonly foes: NonNullable<Position['foes']>
}

/** Every space where the conditions that name a place hold. */
export function spotsFor({ graph }: Ground, conditions: readonly Condition[]): readonly Node[] {
  let spots: readonly Node[] = graph.open
  for (const one of conditions) {
    const found = spotsOf({ graph } as Ground, one)
    if (found !== undefined) spots = spots === graph.open ? found : spots.filter(node => found.includes(node))
  }
  return spots
}

/** Undefined if a condition names no place. */
function spotsOf(ground: Ground, one: Condition): readonly Node[] | undefined {
  const { graph } = ground
  switch (one.is) {
    case 'at': {
      const node = graph.places[one.place]
      return node === undefined ? [] : [node]
    }
    case 'anyOf':
      return one.of.flatMap(part => spotsOf(ground, part) ?? [])
    case 'atKind':
      return graph.open.filter(node => {
        const { deck, level } = graph.spaces[node]!
        return deck === one.kind && level >= one.min && level <= one.max
      })
    case 'atTerrain':
    case 'majority':
      return graph.open.filter(node => graph.spaces[node]![one.terrain])
    case 'awayFromNamed':
      return graph.open.filter(node =>
        graph.open.every(other => {
          const { deck, place } = graph.spaces[other]!
          return deck === null || place === null || reaches(graph, node)[other]! >= one.n
        }),
      )
    case 'onCard':
      return [SHIP]
    default:
      return undefined
  }
}

/** Who is there, so that the conditions hold in this space. */
export function castFor(ground: Ground, conditions: readonly Condition[], at: Node, who: Survivor): Cast {
  const next = ground.graph.walks[at]?.[0]
  const me: Survivor = { ...who }
  const other: Survivor = { at: 'crossroadsCamp' }
  const foes: NonNullable<Position['foes']> = []
  for (const one of conditions) {
    if (one.is === 'trait') me.traits = [nth(one.traits, 0)!]
    if (one.is === 'held' || (one.is === 'has' && one.what === 'contribution')) me.kept = [keptAs(one)]
    if (one.is === 'equipped') me.equipped = equippedFor(one)
    if (one.is === 'has' && one.what !== 'contribution') me.equipped = ['assaultronEscort']
    if (one.is === 'remainingHp') [me.hp, me.rads] = [one.max + 2, 2]
    if (one.is === 'survivorNear' && next !== undefined) other.at = nameOf(ground, next)
    if (one.is === 'survivorWith') other.traits = [one.trait]
    if (one.is === 'majority') other.at = nameOf(ground, at)
    if (one.is === 'atToken') foes.push({ face: one.faction, at: nameOf(ground, at) })
    if (one.is === 'nearToken' && next !== undefined) foes.push({ face: one.faction, at: nameOf(ground, next) })
  }
  return { at, players: [me, other], foes }
}

function keptAs(one: Extract<Condition, { is: 'held' | 'has' }>): { card: number; tag: Tag } {
  const tag = one.is === 'held' ? one.tag : 'contribution'
  return { card: tag === '074' ? 74 : 142, tag }
}

function equippedFor({ items }: Extract<Condition, { is: 'equipped' }>): NonNullable<Survivor['equipped']> {
  return items.length > 0 ? [...items] : ['superSledge', 't60PowerArmor']
}
