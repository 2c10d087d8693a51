import type { Narrator, RuleId } from '@overseer/kernel'
import {
  type BuiltRoomId,
  type Choice,
  type Event,
  type ItemId,
  type Letter,
  parseSpace,
  playerAt,
  type Resource,
  type ShelterSay,
  type SpaceName,
  type View,
} from '@overseer/shelter'
import { signal } from '@preact/signals'
import { pointing } from '../../../ui/pointing.ts'

/** What the board of Shelter shows at one moment. */
export interface Play {
  readonly version: number // of the table
  readonly view: View
  readonly event: Event | null // what is happening right now
  readonly thinking: number | null // the seat of a bot that is deciding
  readonly active: number | null // the seat that acts, decides or is asked
  nameOf(seat: number): string
  readonly say: ShelterSay
  readonly narrator: Narrator<View, Choice>
  readonly choices: readonly Choice[] // empty while nobody here is asked
  readonly taught: boolean // a lesson: there is more to choose from than it offers
  readonly open: ReadonlyMap<SpaceName, readonly Placing[]> // where the dweller in hand, or any, may go
  readonly lately: ReadonlySet<SpaceName> // where others have gone since whoever is asked decided last
  readonly picked: Picked // a dweller taken in hand
  readonly asked: Asked | null
  readonly near: number // the seat of whoever is at this screen: the one asked last
}

/** Choices that lie behind one thing: the one that was clicked. */
export interface Asked {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly at: string // the space, card or item it is about
}

/** A refusal in words: what is in the way now, and the rule. */
export interface Refused {
  readonly rule: RuleId
  readonly sentence: string
  readonly text: string
}

export type Picked = 'plain' | 'hurt' | Letter | null

/** What the help line speaks of. */
export type Topic =
  | { readonly about: 'space'; readonly space: SpaceName }
  | { readonly about: 'item'; readonly item: ItemId; readonly owner: number | null } // null: in the track
  | { readonly about: 'room'; readonly room: BuiltRoomId }
  | { readonly about: 'pile'; readonly pile: 'items' | 'rooms' | 'threats' }
  | { readonly about: 'letter'; readonly letter: Letter } // which a dweller may learn now
  | { readonly about: 'thing'; readonly thing: Thing }

/** Parts of the table that mean something but are neither a space nor a card. */
type Thing = 'columns' | 'happiness' | 'cubes' | 'letters' | 'dwellers' | 'token' | 'plot'

/** What is pointed at now. */
export const topic = signal<Topic | null>(null)

const LINGERS = 1200 // milliseconds: so long one may take to reach a link of the explanation

let leaving: ReturnType<typeof setTimeout> | undefined

/** Makes a thing explain itself when the pointer or the focus comes to it, until they go elsewhere. */
export function explained(about: Topic): {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onFocus(): void
} {
  const tell = () => {
    clearTimeout(leaving)
    topic.value = about
  }
  const leave = (): void => {
    clearTimeout(leaving)
    leaving = setTimeout(() => {
      if (topic.peek() !== about) return
      if (document.querySelector('[data-help]:hover, [data-help]:focus-within') === null) topic.value = null
      else leave() // somebody reads it
    }, LINGERS)
  }
  return {
    onPointerEnter: event => pointing(event, tell),
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && leave(), // a finger that is lifted still means it
    onFocus: tell,
  }
}

/** A seat's happiness: once the game is over, with what its items count at the end. */
export function happinessOf(view: View, seat: number): number {
  return view.result?.scores[seat] ?? playerAt(view, seat).happiness
}

type Placing = Extract<Choice, { do: 'place' }>

/** The placements that fit the dweller in hand, by space. */
export function placements(choices: readonly Choice[], picked: Picked): Map<SpaceName, Placing[]> {
  const open = new Map<SpaceName, Placing[]>()
  for (const choice of choices) {
    if (choice.do !== 'place') continue
    if (picked !== null && choice.who !== picked && choice.with !== picked) continue
    const there = open.get(choice.space)
    if (there === undefined) open.set(choice.space, [choice])
    else there.push(choice)
  }
  return open
}

/** Where somebody went in the course of these events, and still is. */
export function stillThere(events: readonly Event[], { crews }: View): Set<SpaceName> {
  const gone = events.flatMap(event => (event.type === 'placed' ? [event] : []))
  return new Set(gone.filter(({ seat, space }) => crews[spaceId(space)]?.seat === seat).map(({ space }) => space))
}

/** The choices that a card in a track or in front of a player stands for. */
export function choicesOfItem({ choices }: Play, item: ItemId): Choice[] {
  return choices.filter(choice => 'item' in choice && choice.item === item)
}

export function choicesOfRoom({ choices }: Play, room: string): Choice[] {
  return choices.filter(choice => choice.do === 'room' && choice.room === room)
}

export function choiceOfResource({ choices }: Play, resource: Resource): Choice | undefined {
  return choices.find(choice => choice.do === 'take' && choice.resource === resource)
}

export function choiceOfLetter({ choices }: Play, letter: Letter): Choice | undefined {
  return choices.find(choice => choice.do === 'train' && choice.letter === letter)
}

/** Whether a seat is the one that is asked. */
export function isAsked({ view }: Play, seat: number): boolean {
  return view.pending?.seat === seat
}

/** The number of a space that is known to exist. */
export function spaceId(name: SpaceName): number {
  const id = parseSpace(name)
  if (id === undefined) throw new Error(`there is no space '${name}'`)
  return id
}
