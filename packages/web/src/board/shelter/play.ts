import type { BuiltRoomId, Choice, ItemId, Letter, Resource, ShelterSay, SpaceName, View } from '@overseer/shelter'
import type { Narrator, RuleText } from '@overseer/kernel'
import { signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** What every part of the Shelter board has at hand. */
export interface Play {
  readonly view: View
  readonly names: readonly string[]
  readonly say: ShelterSay
  readonly narrator: Narrator<View, Choice>
  readonly choices: readonly Choice[] // empty while nobody here is asked
  readonly open: ReadonlyMap<SpaceName, readonly Placing[]> // where the dweller in hand, or any, may go
  readonly picked: Picked // a dweller taken in hand
  readonly near: number // the seat of whoever is at this screen: the one asked last
  choose(choice: Choice): void
  /** Several choices lie behind one thing: ask which. */
  ask(question: string, choices: readonly Choice[], at: string): void
  pick(who: Picked): void
  /** Why a wish is not allowed. */
  why(wish: Choice): Promise<(RuleText & { id: string }) | undefined>
}

export type Picked = 'plain' | 'hurt' | Letter | null

/** What the help line speaks of. */
export type Topic =
  | { readonly about: 'space'; readonly space: SpaceName }
  | { readonly about: 'item'; readonly item: ItemId; readonly owner: number | null } // null: in the track
  | { readonly about: 'room'; readonly room: BuiltRoomId }
  | { readonly about: 'pile'; readonly pile: 'items' | 'rooms' | 'threats' }

/** The thing last pointed at; it stays until something else is, so that its links can be reached. */
export const topic = signal<Topic | null>(null)

/** Makes a thing explain itself when the pointer or the focus comes to it. */
export function explained(about: Topic): { onPointerEnter(): void; onFocus(): void } {
  const tell = () => {
    topic.value = about
  }
  return { onPointerEnter: tell, onFocus: tell }
}

/** A seat's happiness: once the game is over, with what its items count at the end. */
export function happinessOf({ players, result }: View, seat: number): number {
  return result?.scores[seat] ?? players[seat]!.happiness
}

export const PlayContext = createContext<Play | null>(null)

export function usePlay(): Play {
  return useContext(PlayContext)!
}

/** The play of the moment, for parts that are drawn seldom and asked later. */
export const PlayNow = createContext<{ readonly current: Play } | null>(null)

export function usePlayNow(): { readonly current: Play } {
  return useContext(PlayNow)!
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
