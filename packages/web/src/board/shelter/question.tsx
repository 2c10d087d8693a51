import { type Choice, parseSpace, PLACES, spaceIn, type View, whoText } from '@overseer/shelter'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../../words.ts'
import { type Play, usePlay } from './play.ts'
import css from './question.module.css'

/** Choices that lie behind one thing: the one that was clicked. */
export interface Asked {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly at: string // the space, card or item it is about
}

/** One button: a choice, or the several uses of one item, which are asked about when it is pressed. */
export interface Answer {
  readonly label: string
  readonly choices: readonly Choice[]
}

/** The choices without a place of their own on the board, as numbered buttons. */
export function answersOf(play: Play, asked: Asked | null): Answer[] {
  const { view, narrator, say } = play
  const single = (choice: Choice): Answer => ({
    label: choice.do === 'place' ? sendText(play, choice) : narrator.choice(view, choice),
    choices: [choice],
  })
  if (asked !== null) return asked.choices.map(single)
  const listed = play.choices.filter(({ do: kind }) => kind !== 'place')
  if (view.pending?.ask !== 'place') return listed.map(single)
  const items = new Map<string, Choice[]>()
  for (const choice of listed)
    if (choice.do === 'use') items.set(choice.item, [...(items.get(choice.item) ?? []), choice])
  return [
    ...[...items].map(([item, uses]) => ({ label: say(`item.${item}` as 'item.husky'), choices: uses })),
    ...listed.filter(({ do: kind }) => kind !== 'use').map(single),
  ]
}

/** Who would go; where is said above. A letter that pays off is marked. */
function sendText({ view, say }: Play, { who, with: other, space }: Extract<Choice, { do: 'place' }>): string {
  const pair = other === undefined ? [who] : [who, other]
  const letter = spaceIn(view, parseSpace(space)!)?.letter
  return t(pair.some(one => one === letter) ? 'table.sendTwice' : 'table.send', { who: whoText(say, pair) })
}

/** Makes the one choice behind a button, or asks which. */
export function give(play: Play, { label, choices }: Answer): void {
  const [first] = choices
  if (choices.length === 1) play.choose(first!)
  else if (first !== undefined && 'item' in first) play.ask(label, choices, first.item)
}

/** What the question is about, where the eyes are: the thing clicked, or the space of the placement under way. */
export function anchorOf(view: View, asked: Asked | null): string | null {
  if (asked !== null) return asked.at
  if (view.pending === null || view.pending.ask === 'place' || view.placement === null) return null
  return PLACES[view.placement.space]!.name
}

/** A question beside the thing it is about; on a small screen, a sheet at the thumb. */
export function Question({ asked, onCancel, floating }: { asked: Asked | null; onCancel(): void; floating: boolean }) {
  const play = usePlay()
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
      <h2>{asked?.title ?? play.narrator.question(play.view)}</h2>
      <Answers asked={asked} row={!floating} />
      {asked !== null && (
        <button type="button" class={`button ${css.cancel}`} onClick={onCancel}>
          {t('table.back')}
        </button>
      )}
    </section>
  )
}

/** The numbered buttons. */
export function Answers({ asked, row = false }: { asked: Asked | null; row?: boolean }) {
  const play = usePlay()
  return (
    <ol class={row ? css.row : css.list}>
      {answersOf(play, asked).map((answer, i) => (
        <li key={i} class={isNo(answer) ? css.no : ''}>
          <button
            type="button"
            class={`button plain ${css.answer}`}
            data-answer={i + 1}
            onClick={() => give(play, answer)}
          >
            <kbd aria-hidden="true">{isNo(answer) ? 0 : i + 1}</kbd>
            <span>{answer.label}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Passing, or leaving it at that: the answer under 0. */
export function isNo({ choices: [first] }: Answer): boolean {
  return first?.do === 'pass' || first?.do === 'skip'
}

/** Moves the panel next to its anchor, inside the board. */
function putBeside(panel: HTMLElement, anchor: string | null): void {
  const target =
    anchor === null
      ? null
      : document.querySelector(`[data-space="${anchor}"], [data-track="${anchor}"], [data-own="${anchor}"]`)
  const board = panel.offsetParent?.getBoundingClientRect()
  if (!target || !board) return
  const at = target.getBoundingClientRect()
  const wide = panel.offsetWidth
  const tall = panel.offsetHeight
  const right = at.right + 10 + wide < board.right ? at.right + 10 : at.left - wide - 10
  panel.style.left = `${Math.max(6, Math.min(right - board.left, board.width - wide - 6))}px`
  panel.style.top = `${Math.max(6, Math.min(at.top - board.top - 10, board.height - tall - 6))}px`
}
