import type { Cubes, Gain, Letter, Price, Space } from '../content/icons.ts'
import { RESOURCES } from '../content/icons.ts'
import { type ItemId, ITEMS } from '../content/items.ts'
import { ELEVATOR_COLUMN, placeAt, roomIndex, spaceCalled, type SpaceName } from '../vault.ts'
import type { Who } from '../choice.ts'
import type { State } from '../state.ts'
import type { ShelterSay } from './catalogues.ts'

/** What the phrases need to know of a table: a state and a view both have it. */
export type Scene = Pick<State, 'vault' | 'threats' | 'levels' | 'placement' | 'players'>

/** 'a, b and c'. */
export function list(say: ShelterSay, parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? say('choice.nothing')
  return say('list.and', { all: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
}

/** Who has won, in a sentence. */
export function verdictText(say: ShelterSay, winners: readonly string[]): string {
  if (winners.length === 0) return say('event.gameEndedNobody')
  return say(winners.length > 1 ? 'event.gameEndedShared' : 'event.gameEnded', { winners: list(say, winners) })
}

function amounts(say: ShelterSay, price: Price): string[] {
  const parts = RESOURCES.filter(resource => price[resource]).map(resource =>
    say(`amount.${resource}`, { n: price[resource]! }),
  )
  return price.any ? [...parts, say('amount.any', { n: price.any })] : parts
}

/** '2 water and 1 food'. */
export function cubesText(say: ShelterSay, price: Price): string {
  return list(say, amounts(say, price))
}

function gainText(say: ShelterSay, gain: Gain): string {
  switch (gain.icon) {
    case 'power':
    case 'food':
    case 'water':
    case 'any':
    case 'happiness':
      return say(`amount.${gain.icon}`, { n: gain.n })
    case 'train':
      return gain.letter === undefined ? say('gain.train') : say('gain.trainLetter', { letter: gain.letter })
    case 'exchange':
      return say('gain.exchange', { left: cubesText(say, gain.left), right: cubesText(say, gain.right) })
    default:
      return say(`gain.${gain.icon}`)
  }
}

/** What a space costs and gives, in one line. */
export function spaceText(say: ShelterSay, { cost, gain, letter, hurtOnly, linked, needs }: Space): string {
  const costs = amounts(say, cost)
  if (cost.item) costs.push(say('cost.item'))
  if (cost.roomPrice) costs.push(say('cost.roomPrice'))
  if (cost.injure) costs.push(say('cost.injure'))
  const gains = list(
    say,
    gain.map(one => gainText(say, one)),
  )
  let text = say('space.gain', { gain: gains })
  if (needs > 0) text = say('space.fight', { n: needs, gain: gains })
  else if (costs.length > 0) text = say('space.payGain', { cost: list(say, costs), gain: gains })
  const notes = [
    letter === null ? '' : say('space.letter', { letter }),
    hurtOnly ? say('space.hurtOnly') : '',
    linked ? say('space.linked') : '',
  ].filter(Boolean)
  return notes.length === 0 ? text : `${text} (${notes.reduce((all, last) => say('list.semicolon', { all, last }))})`
}

/** 'Diner (T10)', or the threat that sits there. */
export function whereText(say: ShelterSay, scene: Scene, name: SpaceName): string {
  const id = spaceCalled(name)
  const room = roomText(say, scene, name)
  const threat = scene.threats[id]
  return threat
    ? say('where.threat', { threat: say(`threat.${threat}`), room, space: name })
    : roomWithCode(say, room, name)
}

export function roomWithCode(say: ShelterSay, room: string, space: SpaceName): string {
  return say('where.room', { room, space })
}

/** The name of the room or elevator a space belongs to. */
export function roomText(say: ShelterSay, scene: Scene, name: SpaceName): string {
  const { level, slot, column } = placeAt(spaceCalled(name))
  if (column === ELEVATOR_COLUMN) return say(level === 0 ? 'room.topElevator' : 'room.elevator')
  const room = scene.vault[roomIndex(level, slot)]
  return room ? say(`room.${room}`) : name
}

export function whoText(say: ShelterSay, who: readonly Who[]): string {
  const [one, other] = who as [Who, Who?]
  if (other === undefined) return one === 'plain' || one === 'hurt' ? say(`who.${one}`) : trainedText(say, one)
  if (one === other) return say(one === 'hurt' ? 'who.twoHurt' : 'who.twoPlain')
  return say('who.pair', { one: whoText(say, [one]), other: whoText(say, [other]) })
}

function trainedText(say: ShelterSay, letter: Letter): string {
  return say('who.trained', { letter })
}

/** What an item does, in one sentence. */
export function effectText(say: ShelterSay, item: ItemId): string {
  const { ability } = ITEMS[item]
  const pay = (cubes: Cubes) => cubesText(say, cubes)
  switch (ability.does) {
    case 'steady':
    case 'bonus':
      return say(`effect.${ability.does}`, { n: ability.bonus })
    case 'reroll':
      return say(ability.dice === 1 ? 'effect.rerollOne' : 'effect.rerollBoth')
    case 'dress':
      return say('effect.dress', { letter: ability.letter })
    case 'armor':
      return say('effect.armor', { pay: pay(ability.pay) })
    case 'trade':
      return say('effect.trade', { pay: pay(ability.pay), gain: pay(ability.gain) })
    case 'score':
      return ability.per === 'junk' || ability.per === 'aid' ? '' : say(`effect.score.${ability.per}`)
    default:
      return say(`effect.${ability.does}`)
  }
}

/** A sentence begins with a capital, whatever word it begins with. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
