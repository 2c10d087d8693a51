import { type Catalogue, type Language, type Narrator, type Seat, speaker } from '@overseer/kernel'
import type { Choice, Use, Who } from '../choice.ts'
import type { Resource } from '../content/icons.ts'
import { ITEMS } from '../content/items.ts'
import { TRACK_SPOTS } from '../content/limits.ts'
import { ROOMS } from '../content/rooms.ts'
import { RULE_IDS, type RuleId } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { TIE_BREAKS } from '../rules/ending.ts'
import { exchanged } from '../rules/exchanging.ts'
import { isUsedOnTurn } from '../rules/items.ts'
import { placementOf, SOURCES, spaceIn } from '../state.ts'
import { ELEVATOR_COLUMN, placeAt, roomIndex, spaceAt, spaceCalled } from '../vault.ts'
import type { View } from '../view.ts'
import { CATALOGUES, type English, type ShelterSay } from './catalogues.ts'
import { drawTable } from './cutaway.ts'
import {
  cubesText,
  effectText,
  list,
  roomText,
  roomWithCode,
  sentence,
  spaceText,
  verdictText,
  whereText,
  whoText,
} from './phrases.ts'
import { refusalText } from './refusals.ts'
import { parseWish } from './wish.ts'

/** Shelter told in one language, with the players called by these names. */
export function narrator(language: Language, names: readonly string[]): Narrator<View, Choice, Event> {
  return narratorWith(CATALOGUES[language], language, names)
}

/** The same, for who has the words of that language only. */
export function narratorWith(
  catalogue: Catalogue<English>,
  language: Language,
  names: readonly string[],
): Narrator<View, Choice, Event> {
  const say = speaker<English>(language, catalogue)
  const nameOf = (seat: Seat): string => names[seat] ?? String(seat + 1)
  return {
    language,
    question: view => questionText(say, view),
    choice: (view, choice) => choiceText(say, view, choice),
    event: (view, event) => sentence(eventText(say, view, event, nameOf)),
    wish: (view, words) => parseWish(say, view, words),
    refusal: (view, { rule, facts }) =>
      refusalText(say, view, facts, nameOf) ?? ruleText(say, catalogue, rule)?.text ?? rule,
    rule: id => ruleText(say, catalogue, id),
    picture: (view, columns, paint) => drawTable(say, view, nameOf, columns, paint),
    outcome: view => outcomeText(say, view, nameOf),
  }
}

/** Nobody is asked to use an item who has none to use now. */
function questionText(say: ShelterSay, { pending, players }: View): string {
  if (pending === null) return ''
  const { items, exhausted } = players[pending.seat]!
  const may = items.some(item => isUsedOnTurn(item) && !exhausted.includes(item))
  return say(pending.ask === 'place' && !may ? 'ask.placeOnly' : (`ask.${pending.ask}` as 'ask.place'))
}

function ruleText(say: ShelterSay, catalogue: Catalogue<English>, id: string): ReturnType<Narrator['rule']> {
  if (!(RULE_IDS as readonly string[]).includes(id)) return undefined
  const text = say(`rule.${id as RuleId}`)
  const key = `ruling.${id}` as `ruling.SH-SET-2`
  return key in catalogue ? { text, ruling: say(key) } : { text }
}

function choiceText(say: ShelterSay, view: View, choice: Choice): string {
  switch (choice.do) {
    case 'place': {
      const who = whoText(say, choice.with === undefined ? [choice.who] : [choice.who, choice.with])
      const space = spaceIn(view, spaceCalled(choice.space))
      const where = whereText(say, view, choice.space)
      return say('choice.place', { who, where, what: space === undefined ? '' : spaceText(say, space) })
    }
    case 'pass':
      return say('choice.pass')
    case 'use':
      return useText(say, view, choice)
    case 'room': {
      const { room, drop } = choice
      const price = ROOMS[room].price
      if (drop === undefined) return say('choice.room', { room: say(`room.${room}`), price: cubesText(say, price) })
      const reduced = { ...price, [drop]: price[drop] - 1 }
      const symbol = say(`resource.${drop}`)
      return say('choice.roomDrop', { room: say(`room.${room}`), price: cubesText(say, reduced), symbol })
    }
    case 'pay':
      return say('choice.pay', { price: cubesText(say, choice) })
    case 'discard':
    case 'ready':
      return say(`choice.${choice.do}`, { item: say(`item.${choice.item}`) })
    case 'item':
      return say('choice.item', { item: say(`item.${choice.item}`), effect: effectText(say, choice.item) })
    case 'take':
      return say(hasRoomFor(view, choice.resource) ? 'choice.take' : 'choice.takeFull', {
        cubes: say(`amount.${choice.resource}`, { n: 1 }),
      })
    case 'exchange': {
      const { paid, gained } = exchanged(placementOf(view).exchange!, choice)
      return say('choice.exchange', { paid: cubesText(say, paid), gained: cubesText(say, gained) })
    }
    case 'side':
      return say(`choice.${choice.side}`)
    case 'train':
      return say('choice.train', { letter: choice.letter, name: say(`letter.${choice.letter}`) })
    case 'resign':
    case 'agreeEnd':
      return say(`choice.${choice.do}`)
    case 'skip':
      return say(`choice.skip.${view.pending?.ask ?? 'afterPlacing'}` as 'choice.skip.afterPlacing')
  }
}

/** Whether whoever is asked has room for one more of a kind. */
function hasRoomFor({ pending, players }: View, resource: Resource): boolean {
  const player = pending === null ? undefined : players[pending.seat]
  return player === undefined || player[resource] < TRACK_SPOTS
}

function useText(say: ShelterSay, view: View, { item, on, at, dice }: Use): string {
  const name = say(`item.${item}`)
  if (on !== undefined)
    return say(ITEMS[item].ability.does === 'ready' ? 'choice.useReady' : 'choice.useSwap', {
      item: name,
      other: say(`item.${on}`),
    })
  if (at === 'home') return say('choice.useHeal', { item: name })
  if (at !== undefined) return say('choice.useHealAt', { item: name, where: whereText(say, view, at) })
  if (dice !== undefined) return say('choice.useReroll', { item: name, dice: dice.join(' + ') })
  return say('choice.use', { item: name })
}

function eventText(say: ShelterSay, view: View, event: Event, nameOf: (seat: Seat) => string): string {
  switch (event.type) {
    case 'roundBegan':
      return say('event.roundBegan', { n: event.round })
    case 'threatRolled': {
      const owner = event.level === 0 ? undefined : view.levels[event.level - 1]
      const level = owner === undefined ? say('level.top') : say('level.own', { who: nameOf(owner) })
      return `${say('event.threatRolled', { level, dice: event.dice.join(' + ') })}${quietText(say, view, event)}`
    }
    case 'threatSpawned':
    case 'threatBeaten': {
      const where = roomWithCode(say, roomText(say, view, event.space), event.space)
      return say(`event.${event.type}`, { threat: say(`threat.${event.threat}`), where })
    }
    case 'trackRefreshed':
      return say(`event.${event.track}Refreshed`)
    case 'deckReshuffled':
      return say(`event.${event.deck}Reshuffled`)
    case 'itemRevealed':
      return say('event.itemRevealed', { item: say(`item.${event.item}`) })
    case 'roomRevealed':
      return say('event.roomRevealed', { room: say(`room.${event.room}`) })
    case 'recalled':
      return say('event.recalled')
    case 'endTriggered':
      return say(`event.endTriggered.${event.ending}`)
    case 'gameEnded':
      return [verdictText(say, event.winners.map(nameOf)), ...lastScores(say, view, nameOf)].join(' ')
    default:
      return seatEventText(say, view, event, nameOf(event.seat))
  }
}

/** What is counted only when the game is over (SH-END-3), or happiness would change without a word. */
function lastScores(say: ShelterSay, { result }: View, nameOf: (seat: Seat) => string): string[] {
  const scored = result?.breakdown ?? []
  const told = (sign: string, amounts: readonly number[]): string =>
    list(
      say,
      amounts.flatMap((n, seat) => (n > 0 ? [`${nameOf(seat)} ${sign}${n}`] : [])),
    )
  const items = scored.map(one => Object.values(one.items).reduce((sum, n) => sum + n, 0))
  const lost = scored.map(one => one.lost)
  return [
    ...(items.some(n => n > 0) ? [say('event.endItems', { scores: told('+', items) })] : []),
    ...(lost.some(n => n > 0) ? [say('event.endThreats', { scores: told('−', lost) })] : []),
  ]
}

type SeatEvent = Extract<Event, { seat: Seat }>

/** What one player did or met. */
function seatEventText(say: ShelterSay, view: View, event: SeatEvent, who: string): string {
  switch (event.type) {
    case 'placed':
      return `${say('event.placed', { who, dwellers: whoText(say, event.who), where: whereText(say, view, event.space) })}${spentText(say, event.who)}`
    case 'paid':
      return say('event.paid', { who, cubes: cubesText(say, event.cubes) })
    case 'gained': {
      const cubes = say(`amount.${event.resource}`, { n: event.n === 0 ? event.lost : event.n })
      if (event.n === 0) return say('event.gainedNothing', { who, cubes })
      if (event.lost === 0) return say('event.gained', { who, cubes })
      return say('event.gainedLost', { who, cubes, lost: event.lost })
    }
    case 'lost':
      return say('event.lost', { who, n: event.n })
    case 'exchanged':
      return say('event.exchanged', { who, paid: cubesText(say, event.paid), gained: cubesText(say, event.gained) })
    case 'happinessGained':
      return say('event.happinessGained', { who, n: event.n })
    case 'rewardDoubled':
    case 'trained':
      return say(`event.${event.type}`, { who, letter: event.letter })
    case 'trainingLost':
      return event.letter === null
        ? say('event.trainingFull', { who })
        : say('event.trainingLost', { who, letter: event.letter })
    case 'itemPaid':
    case 'itemTaken':
    case 'itemUsed':
    case 'itemReadied':
    case 'itemSwapped':
      return say(`event.${event.type}`, { who, item: say(`item.${event.item}`) })
    case 'roomChosen':
    case 'roomBuilt':
      return say(`event.${event.type}`, { who, room: say(`room.${event.room}`) })
    case 'incomeTaken':
      return say('event.incomeTaken', { who, cubes: say(`amount.${event.resource}`, { n: 1 }) })
    case 'diceRolled': {
      const total = event.dice.reduce((sum, face) => sum + face, event.bonus)
      const dice = event.dice.join(' + ')
      if (event.bonus === 0) return say('event.diceRolled', { who, dice, total, needs: event.needs })
      return say('event.diceRolledBonus', { who, dice, bonus: event.bonus, total, needs: event.needs })
    }
    case 'fightWon':
    case 'fightLost':
      return say(`event.${event.type}`, { who, threat: say(`threat.${event.threat}`), total: event.total })
    case 'injured':
      return say('event.injured', {
        who,
        n: event.n,
        where: roomWithCode(say, roomText(say, view, event.space), event.space),
      })
    case 'healed':
      return event.at === 'home'
        ? say('event.healedHome', { who })
        : say('event.healedAt', { who, where: roomWithCode(say, roomText(say, view, event.at), event.at) })
    default:
      return say(`event.${event.type}`, { who })
  }
}

/** A line for each player, best first, then how ties were broken. */
function outcomeText(say: ShelterSay, { result }: View, nameOf: (seat: Seat) => string): string[] {
  if (result === null) return []
  const { breakdown, ranks, tieBreaks, winners } = result
  const seats = [...ranks.keys()].sort((a, b) => ranks[a]! - ranks[b]!)
  const lines = seats.map(seat => {
    const { sources, items, lost, total } = breakdown[seat]!
    const scored = Object.values(items).reduce((sum, n) => sum + n, 0)
    const parts = SOURCES.map(source =>
      say('score.part', { what: say(`source.${source}`), n: String(sources[source]) }),
    )
    if (scored > 0) parts.push(say('score.part', { what: say('score.items'), n: String(scored) }))
    if (lost > 0) parts.push(say('score.part', { what: say('score.lost', { n: lost }), n: `−${lost}` }))
    const happiness = say('amount.happiness', { n: total })
    return say('score.line', { rank: String(ranks[seat]), who: nameOf(seat), happiness, parts: parts.join(', ') })
  })
  const ties = TIE_BREAKS.filter(tie => tieBreaks.includes(tie))
  const last = ties.at(-1)
  if (last !== undefined) lines.push(winners.length > 1 ? say('tie.shared') : say(`tie.${last}`))
  return lines
}

/** Why a roll brings no threat (SH-THR-2, SH-THR-5); nothing if it does. */
function quietText(
  say: ShelterSay,
  { threats, vault }: Pick<View, 'threats' | 'vault'>,
  { level, dice }: Extract<Event, { type: 'threatRolled' }>,
): string {
  const column = dice.reduce((sum, face) => sum + face, 0)
  if (column === ELEVATOR_COLUMN) return ` ${say('event.quietSeven')}`
  const space = spaceAt(level, column)
  if (vault[roomIndex(level, placeAt(space).slot)] == null) return ` ${say('event.quietNoRoom', { n: column })}`
  return threats[space] ? ` ${say('event.quietThreat', { n: column })}` : ''
}

/** SH-TRN-3: the training of who is sent is used up, whether it helps or not. */
function spentText(say: ShelterSay, who: readonly Who[]): string {
  const letters = who.filter(one => one !== 'plain' && one !== 'hurt')
  return letters.map(letter => ` ${say('event.trainingSpent', { letter })}`).join('')
}
