import {
  chanceAfter,
  type Choice,
  effectText,
  incomeFor,
  type Letter,
  LEVEL_ROOMS,
  nextSlot,
  oddsOf,
  placeAt,
  type RoomId,
  ROOMS,
  roomsOf,
  roomsToBuy,
  spaceIn,
  type SpaceName,
  spaceText,
  threatOdds,
  type View,
  whereText,
  whoText,
} from '@overseer/shelter'
import { language } from '../../../page/settings.ts'
import { percent } from '../../../text/numbers.ts'
import { shelterSay, t } from '../words.ts'
import { type Play, spaceId } from './play.ts'

/** What a choice would bring and cost beside what its words say, in short sentences: read before one commits oneself. */
export function forecast(play: Pick<Play, 'view' | 'say' | 'nameOf'>, choice: Choice): string[] {
  const { view } = play
  if (choice.do === 'place') return placing(play, choice)
  if (choice.do === 'side') return sideText(view, choice.side)
  const chance = view.pending === null ? undefined : chanceAfter(view, view.pending.seat, choice)
  if (chance !== undefined) return [t('forecast.fight', { n: percent(chance) })]
  if (choice.do === 'use') return isPlain(choice) ? [effectText(play.say, choice.item)] : []
  return choice.do === 'room' ? buildingText(view) : []
}

/** Whether only the item is named; what it is used on says enough. */
const isPlain = ({ on, at, dice }: Extract<Choice, { do: 'use' }>): boolean => (on ?? at ?? dice) === undefined

type Placing = Extract<Choice, { do: 'place' }>

function placing(
  { view, say, nameOf }: Pick<Play, 'view' | 'say' | 'nameOf'>,
  { who, with: other, space }: Placing,
): string[] {
  const seat = view.pending?.seat
  const id = spaceId(space)
  const there = spaceIn(view, id)
  if (seat === undefined || there === undefined) return []
  const pair = other === undefined ? [who] : [who, other]
  const letters = pair.filter(one => one !== 'plain' && one !== 'hurt')
  const lines = letters.map(letter =>
    letter === there.letter ? t('forecast.doubled', { letter }) : t('forecast.wasted', { letter }),
  )
  if (there.needs > 0) lines.push(...fightText(view, seat, space))
  if (there.cost.roomPrice) {
    const rooms = new Set(roomsToBuy(view, seat).map(({ room }) => say(`room.${room}`)))
    if (rooms.size > 0) lines.push(t('forecast.rooms', { names: [...rooms].join(', ') }))
  }
  const owner = incomeFor(view, id, seat)
  if (owner !== undefined) lines.push(t('forecast.income', { who: nameOf(owner) }))
  return lines
}

/** The chance with what counts by itself, with every item that is ready, and what losing costs. */
function fightText(view: View, seat: number, space: SpaceName): string[] {
  const odds = oddsOf(view, seat).fights.find(fight => fight.space === space)
  if (odds === undefined) return []
  const { alone, helped } = odds
  const lines = [t('forecast.fight', { n: percent(alone) })]
  if (helped > alone) lines.push(t('forecast.armed', { n: percent(helped) }))
  return [...lines, t('forecast.lose')]
}

/** How often threats come to where the next room on a side would stand. */
function sideText(view: View, side: 'left' | 'right'): string[] {
  const slot = view.pending === null ? undefined : nextSlot(view, view.pending.seat, side)
  if (slot === undefined) return []
  const { columns, chance } = threatOdds(slot)
  return [t('forecast.side', { columns: columns.join(', '), n: percent(chance) })]
}

/** SH-END-1: the sixth room on a level ends the game. */
function buildingText(view: View): string[] {
  const last = view.pending !== null && roomsOf(view, view.pending.seat).length === LEVEL_ROOMS - 1
  return last ? [t('forecast.sixth')] : []
}

/** A placement without what it says of letters and of two dwellers: who goes, and `reasons`, say that already. */
export function brief(view: View, choice: Choice): string | undefined {
  const there = choice.do === 'place' ? spaceIn(view, spaceId(choice.space)) : undefined
  if (choice.do !== 'place' || there === undefined) return undefined
  const say = shelterSay(language.value)
  const who = whoText(say, choice.with === undefined ? [choice.who] : [choice.who, choice.with])
  const what = spaceText(say, { ...there, letter: null, linked: false })
  return say('choice.place', { who, where: whereText(say, view, choice.space), what })
}

/** What equal spaces of a room have in common: it is all the same to which of them somebody goes. */
export function sameSpace(view: View, choice: Choice): string | null {
  if (choice.do !== 'place') return null
  const id = spaceId(choice.space)
  const { level, slot } = placeAt(id)
  return JSON.stringify([level, slot, spaceIn(view, id)])
}

/** The rooms in which a letter doubles the reward. */
function whereLetter({ vault }: View, letter: Letter): string[] {
  const say = shelterSay(language.value)
  const rooms = new Set<RoomId>()
  for (const room of vault)
    if (room !== null && [ROOMS[room].left, ROOMS[room].right].some(space => space.letter === letter)) rooms.add(room)
  if (rooms.size === 0) return [t('forecast.letter.none')]
  return [t('forecast.letter', { names: [...rooms].map(room => say(`room.${room}`)).join(', ') })]
}

/** What speaks for a choice beside what it says itself: what it would mean. */
export function reasons(view: View, choice: Choice, names: readonly string[]): string[] {
  if (choice.do === 'pass') return [t('forecast.pass')]
  if (choice.do === 'train') return whereLetter(view, choice.letter)
  return forecast({ view, say: shelterSay(language.value), nameOf: seat => names[seat] ?? '' }, choice)
}
