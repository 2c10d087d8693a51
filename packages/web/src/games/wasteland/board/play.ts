import type { Narrator, RuleId } from '@overseer/kernel'
import type {
  Ahead,
  Captions,
  Choice,
  Event,
  ItemId,
  Node,
  PerkId,
  AgendaId,
  CardNumber,
  SpaceNames,
  View,
  Ways,
} from '@overseer/wasteland'
import { signal } from '@preact/signals'
import { pointing } from '../../../ui/pointing.ts'

/** The six actions of a turn. */
export const ACTIONS = ['move', 'explore', 'encounter', 'fight', 'quest', 'camp'] as const
export type Action = (typeof ACTIONS)[number]

/** What the table of Wasteland shows at one moment. */
export interface Play {
  readonly version: number // of the table
  readonly view: View
  readonly event: Event | null // what is happening right now
  readonly thinking: number | null // the seat of a bot that is deciding
  nameOf(seat: number): string
  readonly captions: Captions
  readonly spaces: SpaceNames
  readonly narrator: Narrator<View, Choice, Event>
  readonly choices: readonly Choice[] // empty while nobody here is asked
  readonly withdraws: boolean // the person here may take an offer back that another considers
  readonly asked: Asked | null
  readonly concealed: boolean // their agendas lie face down until they ask for them
  readonly known: View // what may be seen at this screen
  readonly near: number // the seat of whoever is at this screen: the one asked last
  readonly ways: Ways | null // of whoever acts
  readonly ahead: Ahead
}

/** Choices that lie behind one thing: the one that was clicked. */
export interface Asked {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** The one thing that a dialog has made up, as a button of the prompt. */
export interface Proposal {
  readonly n: number // the key that makes it
  readonly label: string
  readonly asks?: string // what the dialog asks, if that is more than the question
  run(): void
}

/** A refusal in words, and its rule. */
export interface Refused {
  readonly rule: RuleId
  readonly sentence: string
}

/** What the line under the prompt speaks of. */
export type Topic =
  | { readonly about: 'node'; readonly node: Node }
  | { readonly about: 'action'; readonly action: Action }
  | { readonly about: 'item'; readonly item: ItemId }
  | { readonly about: 'perk'; readonly perk: PerkId }
  | { readonly about: 'agenda'; readonly agenda: AgendaId }
  | { readonly about: 'quest'; readonly card: CardNumber }
  | { readonly about: 'words'; readonly words: string }

/** The thing last pointed at; it stays until something else is, so that its links can be reached. */
export const topic = signal<Topic | null>(null)

export interface Explained {
  onPointerEnter(event: PointerEvent): void
  onFocus(): void
}

/** Makes a thing explain itself when the pointer or the focus comes to it. */
export function explained(about: Topic): Explained {
  const tell = () => {
    topic.value = about
  }
  return { onPointerEnter: event => pointing(event, tell), onFocus: tell }
}
