import {
  chanceAfter,
  type Choice,
  columnsOf,
  effectText,
  incomeFor,
  ITEMS,
  type Letter,
  LEVEL_ROOMS,
  playerAt,
  type Price,
  RESOURCES,
  type RoomId,
  ROOMS,
  roomIndex,
  SLOTS,
  spaceIn,
  spaceText,
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
  if (there.needs > 0) lines.push(...fightText(view, seat, there.needs))
  if (there.cost.roomPrice) {
    const rooms = affordable(view, seat).map(room => say(`room.${room}`))
    if (rooms.length > 0) lines.push(t('forecast.rooms', { names: rooms.join(', ') }))
  }
  const owner = incomeFor(view, id, seat)
  if (owner !== undefined) lines.push(t('forecast.income', { who: nameOf(owner) }))
  return lines
}

/** SH-FGT-1: the chance with what counts by itself, with what could be used, and what losing costs. */
function fightText(view: View, seat: number, needs: number): string[] {
  const { items, exhausted } = playerAt(view, seat)
  let steady = 0
  let more = 0
  for (const item of items) {
    const { ability } = ITEMS[item]
    if (ability.does === 'steady') steady += ability.bonus
    if (ability.does === 'bonus' && !exhausted.includes(item)) more += ability.bonus
  }
  const chance = percent(chanceOf(needs - steady))
  const lines = [t('forecast.fight', { n: chance })]
  if (more > 0) lines.push(t('forecast.armed', { n: percent(chanceOf(needs - steady - more)) }))
  return [...lines, t('forecast.lose')]
}

/** How likely two dice show at least so much. */
function chanceOf(least: number): number {
  let good = 0
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two >= least) good++
  return good / 36
}

/** The rooms of the track that a player can pay for as things stand. */
export function affordable(view: View, seat: number): View['roomTrack'] {
  const player = playerAt(view, seat)
  const pays = (price: Price): boolean => {
    const left = RESOURCES.map(resource => player[resource] - (price[resource] ?? 0))
    return left.every(n => n >= 0) && left.reduce((sum, n) => sum + n, 0) >= (price.any ?? 0)
  }
  return view.roomTrack.filter(room => pays(ROOMS[room].price))
}

/** Where the next room on a side of one's level would stand; undefined if that side is full. */
export function nextSlot(view: View, side: 'left' | 'right'): { level: number; slot: number } | undefined {
  const level = view.levels.indexOf(view.pending?.seat ?? -1) + 1
  const half = SLOTS / 2
  for (let out = 0; out < half; out++) {
    const slot = side === 'left' ? half - 1 - out : half + out
    if (view.vault[roomIndex(level, slot)] === null) return { level, slot }
  }
  return undefined
}

/** SH-THR-1, SH-THR-4: the columns decide how often threats come there. */
function sideText(view: View, side: 'left' | 'right'): string[] {
  const next = nextSlot(view, side)
  if (next === undefined) return []
  const rolls = columnsOf(next.slot).filter(column => column >= 2 && column <= 12)
  const often = rolls.reduce((sum, n) => sum + 6 - Math.abs(7 - n), 0)
  return [t('forecast.side', { columns: rolls.join(', '), n: percent(often / 36) })]
}

/** SH-END-1: the sixth room on a level ends the game. */
function buildingText(view: View): string[] {
  const seat = view.pending?.seat
  if (seat === undefined) return []
  const first = roomIndex(view.levels.indexOf(seat) + 1, 0)
  const built = view.vault.slice(first, first + LEVEL_ROOMS).filter(room => room !== null).length
  return built === LEVEL_ROOMS - 1 ? [t('forecast.sixth')] : []
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
