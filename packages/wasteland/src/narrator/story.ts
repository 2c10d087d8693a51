import { type GameRecord, type Language, playback } from '@overseer/kernel'
import type { CardNumber } from '../content/cards/types.ts'
import type { Event } from '../event.ts'
import { type StoryPart, storyParts } from '../reading/story.ts'
import { storyOf } from '../text/loaded.ts'
import type { View } from '../view.ts'
import { wasteland } from '../wasteland.ts'
import type { Choice } from '../choice.ts'
import type { Options } from '../options.ts'
import { eventText } from './events.ts'
import { outcomeText } from './outcome.ts'
import { labelled, sentence } from './phrases.ts'
import { newTeller, type Teller } from './teller.ts'

/** The whole story of a game as one text, to be read at the end, saved and shared. */

export type StoryFormat = 'markdown' | 'text'

/** How headings and emphasis are written. */
interface Style {
  heading(level: 1 | 2 | 3, text: string): string
  strong(text: string): string
  aside(text: string): string
}

const STYLES: Readonly<Record<StoryFormat, Style>> = {
  markdown: {
    heading: (level, text) => `${'#'.repeat(level)} ${escaped(text)}`,
    strong: text => `**${escaped(text)}**`,
    aside: text => `*${escaped(text)}*`,
  },
  text: {
    heading: (level, text) => (level === 3 ? text : `${text}\n${(level === 1 ? '=' : '-').repeat(text.length)}`),
    strong: text => text,
    aside: text => text,
  },
}

/** Names are the players' own words: they must not turn into marks. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#]/g, sign => `\\${sign}`)
}

/** From what was seen: the table at the start, all events, and the table now. */
export function tellStory(
  language: Language,
  names: readonly string[],
  seen: { readonly opening: View; readonly events: readonly Event[]; readonly view: View },
  format: StoryFormat = 'markdown',
): string {
  const teller = newTeller(language, names)
  const style = STYLES[format]
  const { opening, events, view } = seen
  const scenario = teller.say(`scenario.${view.options.scenario}`)
  const paragraphs = [
    style.heading(1, teller.say('story.title', { scenario })),
    ...toldOnce(storyParts(opening, events)).flatMap(part => paragraphsOf(teller, view, part, style)),
    ...outcomeText(teller, view).map(sentence),
  ]
  return paragraphs.join('\n\n')
}

/** From a record, played again; it may be unfinished. Throws BrokenRecord at a choice that the rules forbid. */
export function storyOfRecord(
  record: GameRecord<Choice, Options>,
  language: Language,
  names: readonly string[],
  format: StoryFormat = 'markdown',
): string {
  const events: Event[] = []
  let opening: View | undefined
  let view: View | undefined
  for (const moment of playback(wasteland, record, 'spectator')) {
    opening ??= moment.view
    view = moment.view
    for (const frame of moment.frames) events.push(frame.event)
  }
  return tellStory(language, names, { opening: opening!, events, view: view! }, format)
}

/** How an objective fails is read once; whoever fails at it again only does so. */
function toldOnce(parts: readonly StoryPart[]): StoryPart[] {
  const told = new Set<string>()
  return parts.map(part => {
    if (part.is !== 'objective' || part.success) return part
    const { seat, card, n } = part
    if (told.has(`${card} ${n}`)) return { is: 'deed', event: { type: 'questFailed', seat, card, objective: n } }
    told.add(`${card} ${n}`)
    return part
  })
}

function paragraphsOf(teller: Teller, view: View, part: StoryPart, style: Style): string[] {
  const { say, language } = teller
  switch (part.is) {
    case 'round':
      return [style.heading(2, say('table.round', { n: part.round }))]
    case 'quest':
      return cardParagraphs(teller, part.card, say('story.quest', { card: teller.title(part.card) }), style)
    case 'encounter': {
      const met = { who: teller.nameOf(part.seat), card: teller.title(part.card), deck: say(`deck.${part.deck}`) }
      return cardParagraphs(teller, part.card, say('event.encounterDrawn', met), style)
    }
    case 'choice':
      return [style.strong(lineText(teller, part.seat, part.card, part.n))]
    case 'outcome':
      return outcomeParagraph(language, part)
    case 'objective':
      return [style.strong(lineText(teller, part.seat, part.card, part.n)), ...outcomeParagraph(language, part)]
    case 'deed':
      return [style.aside(sentence(eventText(teller, view, part.event).split('\n', 1)[0]!))]
  }
}

function cardParagraphs({ language }: Teller, card: CardNumber, title: string, style: Style): string[] {
  const intro = storyOf(language, card)?.intro
  return [style.heading(3, sentence(title)), ...(intro === undefined ? [] : [intro])]
}

function lineText(teller: Teller, seat: number, card: CardNumber, n: number): string {
  return labelled(teller, teller.nameOf(seat), teller.line(card, n))
}

type Outcome = { readonly card: CardNumber; readonly n: number; readonly success: boolean }

function outcomeParagraph(language: Language, { card, n, success }: Outcome): string[] {
  const part = storyOf(language, card)?.options[n - 1]
  const text = success ? part?.success : part?.failure
  return text === undefined ? [] : [text]
}
