import { type Choice, nameSpace, sentence, type View, whoText } from '@overseer/shelter'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../words.ts'
import { type BoardState, useBoard, usePlay } from './board-state.ts'
import { forecast } from './forecast.ts'
import { putBeside } from './free-spot.ts'
import { type Asked, explained, type Play } from './play.ts'
import css from './question.module.css'

/** One button: a choice, or the several uses of one item, which are asked about when it is pressed. */
export interface Answer {
  readonly label: string
  readonly notes: readonly string[] // what it would bring and cost
  readonly choices: readonly Choice[]
}

/** The choices without a place of their own on the board, as numbered buttons. */
export function answersOf(play: Play): Answer[] {
  const { view, narrator, say, asked } = play
  const single = (choice: Choice): Answer => ({
    label: choice.do === 'place' ? sendText(play, choice) : narrator.choice(view, choice),
    notes: forecast(play, choice),
    choices: [choice],
  })
  if (play.choices.length === 0) return []
  if (asked !== null) return asked.choices.map(single)
  const listed = play.choices.filter(({ do: kind }) => kind !== 'place')
  if (view.pending?.ask !== 'place') return listed.map(single)
  const items = new Map<string, Choice[]>()
  for (const choice of listed)
    if (choice.do === 'use') items.set(choice.item, [...(items.get(choice.item) ?? []), choice])
  return [
    ...[...items].map(([item, uses]) => ({ label: say(`item.${item}` as 'item.husky'), notes: [], choices: uses })),
    ...listed.filter(({ do: kind }) => kind !== 'use').map(single),
  ]
}

/** Who would go; where is said above, and what a letter brings below. */
function sendText({ say }: Play, { who, with: other }: Extract<Choice, { do: 'place' }>): string {
  return sentence(t('table.send', { who: whoText(say, other === undefined ? [who] : [who, other]) }))
}

/** What is asked. Whoever has somebody in hand, or nothing left but to pass, reads that. */
export function questionOf({ view, narrator, choices, picked, say, taught }: Play): string {
  const [only, ...others] = choices
  if (picked !== null) return t('table.inHand', { who: whoText(say, [picked]) })
  return only?.do === 'pass' && others.length === 0 && !taught ? t('table.onlyPass') : narrator.question(view)
}

/** Makes the one choice behind a button, or asks which. A number without a button does nothing. */
export function give(board: BoardState, answer: Answer | undefined): void {
  const { label = '', choices = [] } = answer ?? {}
  const [first] = choices
  board.chooseOrAsk(choices, label, first !== undefined && 'item' in first ? first.item : '')
}

/** Questions that are put in the bar: anywhere else they would hide what they are about. */
const NOWHERE = new Set(['place', 'chooseSide', 'chooseRoom'])

/** What the question is about, where the eyes are: the thing clicked, or the space of the placement under way. */
export function anchorOf(view: View, asked: Asked | null): string | null {
  if (asked !== null) return asked.at
  if (view.pending === null || NOWHERE.has(view.pending.ask) || view.placement === null) return null
  return nameSpace(view.placement.space)
}

/** A question beside the thing it is about; on a small screen, a sheet at the thumb. */
export function Question({ floating }: { floating: boolean }) {
  const board = useBoard()
  const play = usePlay()
  const { asked } = play
  const panel = useRef<HTMLElement>(null)
  const anchor = anchorOf(play.view, asked)
  useLayoutEffect(() => {
    if (panel.current !== null && floating) putBeside(panel.current, anchor)
  })
  if (play.view.pending === null || play.choices.length === 0) return null
  const { seat } = play.view.pending
  return (
    <section
      ref={panel}
      class={`${css.question} ${floating ? css.floating : ''}`}
      style={{ '--seat': `var(--seat-${seat})` }}
      data-asked={asked === null ? undefined : ''}
      aria-label={t('table.question')}
    >
      <h2>{asked?.title ?? questionOf(play)}</h2>
      <Answers row={!floating} />
      {asked !== null && (
        <button type="button" class={`button ${css.cancel}`} onClick={() => board.cancel()}>
          {t('table.back')}
        </button>
      )}
    </section>
  )
}

/** The numbered buttons. */
export function Answers({ row = false }: { row?: boolean }) {
  const board = useBoard()
  const play = usePlay()
  const list = useRef<HTMLOListElement>(null)
  const asks = play.asked !== null || play.view.pending?.ask !== 'place' // else one goes on in the vault
  useFocus(list, asks ? `${play.version} ${play.asked?.at}` : null)
  return (
    <ol ref={list} class={row ? css.row : css.list} {...(asks && { onKeyDown: walkAnswers })}>
      {answersOf(play).map((answer, i) => (
        <li key={i} class={isNo(answer) ? css.no : ''}>
          <button
            type="button"
            class={`button plain ${css.answer}`}
            data-answer={i + 1}
            onClick={() => give(board, answer)}
            {...learned(answer)}
          >
            <kbd aria-hidden="true">{isNo(answer) ? 0 : i + 1}</kbd>
            <span>
              {answer.label}
              {answer.notes.map(note => (
                <small key={note}>{note}</small>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Whoever came by keyboard goes on at the first answer, and back to the space they were at once it is answered. */
function useFocus(list: RefObject<HTMLElement | null>, question: string | null): void {
  useLayoutEffect(() => {
    const space = document.querySelector<HTMLElement>('[data-space]:focus-visible')
    const answers = list.current
    if (question === null || space === null) return
    answers?.querySelector<HTMLElement>('[data-answer]')?.focus()
    return () => {
      if (answers?.contains(document.activeElement)) space.focus()
    }
  }, [question])
}

/** Arrows go from answer to answer; an Enter that is held down answers one question, not the next as well. */
function walkAnswers(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
  if (step === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const answers = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-answer]')]
  const at = answers.indexOf(document.activeElement as HTMLElement)
  answers.at((at + step) % answers.length)?.focus()
}

/** A letter that may be learned says where it helps. */
function learned({ choices: [only] }: Answer) {
  return only?.do === 'train' ? explained({ about: 'letter', letter: only.letter }) : {}
}

/** Passing, or leaving it at that: the answer under 0. */
export function isNo({ choices: [first] }: Answer): boolean {
  return first?.do === 'pass' || first?.do === 'skip'
}
