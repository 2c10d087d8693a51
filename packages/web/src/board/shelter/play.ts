import type { Choice, ItemId, Letter, Resource, ShelterSay, SpaceName, View } from '@overseer/shelter'
import type { Narrator, RuleText } from '@overseer/kernel'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** What every part of the Shelter board has at hand. */
export interface Play {
  readonly view: View
  readonly names: readonly string[]
  readonly say: ShelterSay
  readonly narrator: Narrator<View, Choice>
  readonly choices: readonly Choice[] // empty while nobody here is asked
  readonly picked: Picked // a dweller taken in hand
  choose(choice: Choice): void
  /** Several choices lie behind one thing: ask which. */
  ask(question: string, choices: readonly Choice[], at: string): void
  pick(who: Picked): void
  /** Say what a thing is about, in the help line. */
  tell(topic: Topic | null): void
  /** Why a wish is not allowed. */
  why(wish: Choice): Promise<(RuleText & { id: string }) | undefined>
}

export type Picked = 'plain' | 'hurt' | Letter | null

export type Topic =
  | { readonly about: 'space'; readonly space: SpaceName }
  | { readonly about: 'item'; readonly item: ItemId }
  | { readonly about: 'text'; readonly text: string }

export const PlayContext = createContext<Play | null>(null)

export function usePlay(): Play {
  return useContext(PlayContext)!
}

type Placing = Extract<Choice, { do: 'place' }>

/** The placements on a space that fit the dweller in hand. */
export function placementsAt({ choices, picked }: Play, space: SpaceName): Placing[] {
  return choices.filter(
    (choice): choice is Placing =>
      choice.do === 'place' &&
      choice.space === space &&
      (picked === null || choice.who === picked || choice.with === picked),
  )
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
