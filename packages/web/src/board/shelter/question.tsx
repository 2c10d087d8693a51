import {
  type Choice,
  spaceIn,
  parseSpace,
  spaceText,
  whereText,
  effectText,
  PLACES,
  type View,
} from '@overseer/shelter'
import type { RuleText } from '@overseer/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../words.ts'
import { type Play, type Topic, usePlay } from './play.ts'
import css from './question.module.css'

/** Choices that have no place of their own on the board stand here as buttons, numbered for the keyboard. */
export function Question({
  asked,
  onCancel,
  floating = false,
}: {
  asked: Asked | null
  onCancel: () => void
  floating?: boolean
}) {
  const play = usePlay()
  const panel = useRef<HTMLElement>(null)
  const anchor = anchorOf(play.view, asked)
  useLayoutEffect(() => {
    if (panel.current !== null && floating) putBeside(panel.current, anchor)
  })
  const { view, narrator, choices } = play
  if (view.pending === null || choices.length === 0) return null
  const shown = asked?.choices ?? choices.filter(choice => !onBoard(choice))
  const title = asked?.title ?? narrator.question(view)
  return (
    <section
      ref={panel}
      class={`${css.question} ${floating ? css.floating : ''}`}
      data-asked={asked === null ? undefined : ''}
      aria-label={t('table.question')}
    >
      <h2>{title}</h2>
      <ol>
        {shown.map((choice, i) => (
          <li key={i}>
            <button
              type="button"
              class={`button plain ${css.answer}`}
              data-answer={i + 1}
              onClick={() => play.choose(choice)}
            >
              <kbd aria-hidden="true">{choice.do === 'pass' ? 0 : i + 1}</kbd>
              {narrator.choice(view, choice)}
            </button>
          </li>
        ))}
        {asked !== null && (
          <li>
            <button type="button" class="button" onClick={onCancel}>
              {t('table.close')}
            </button>
          </li>
        )}
      </ol>
    </section>
  )
}

export interface Asked {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly at: string // the space, card or item it is about
}

/** What the question is about, where the eyes are: the thing clicked, or the space of the placement under way. */
export function anchorOf(view: View, asked: Asked | null): string | null {
  if (asked !== null) return asked.at
  if (view.pending === null || view.pending.ask === 'place' || view.placement === null) return null
  return view.pending.ask === 'income' ? null : PLACES[view.placement.space]!.name
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

/** Placements are made on the vault itself. */
export function onBoard(choice: Choice): boolean {
  return choice.do === 'place'
}

/** The line that explains whatever the pointer or the focus is on. */
export function HelpLine({ topic }: { topic: Topic | null }) {
  const play = usePlay()
  const refusal = useRefusal(play, topic)
  if (topic === null) return <p class={css.help} />
  const { main, notes } = explain(play, topic)
  return (
    <p class={css.help}>
      <b>{main}</b>
      {notes.map((note, i) => (
        <span key={i}> {note}</span>
      ))}
      {refusal !== undefined && (
        <span class={css.refusal}>
          {' '}
          {t('table.notAllowed')} {refusal.text} {refusal.ruling !== undefined && <i>{refusal.ruling}</i>}{' '}
          <a href={`#/rules/${refusal.id}`}>{refusal.id}</a>
        </span>
      )}
    </p>
  )
}

function explain({ view, say, names }: Play, topic: Topic): { main: string; notes: string[] } {
  if (topic.about === 'text') return { main: topic.text, notes: [] }
  if (topic.about === 'item') return { main: say(`item.${topic.item}`), notes: [effectText(say, topic.item)] }
  const id = parseSpace(topic.space)!
  const space = spaceIn(view, id)
  const notes = space === undefined ? [] : [`${spaceText(say, space)}.`]
  const owner = incomeFor(view, id)
  if (owner !== undefined) notes.push(`${t('table.income', { who: names[owner]! })}.`)
  return { main: `${whereText(say, view, topic.space)}:`, notes }
}

/** Who would get a cube if somebody went there (SH-INC-1). */
function incomeFor(view: View, id: number): number | undefined {
  const { level, slot } = PLACES[id]!
  const owner = level === 0 || slot < 0 || view.threats[id] ? undefined : view.levels[level - 1]
  return owner === view.pending?.seat ? undefined : owner
}

function useRefusal(play: Play, topic: Topic | null): (RuleText & { id: string }) | undefined {
  const [refusal, setRefusal] = useState<RuleText & { id: string }>()
  const space = topic?.about === 'space' ? topic.space : undefined
  useEffect(() => {
    setRefusal(undefined)
    if (space === undefined || play.choices.length === 0) return
    if (play.choices.some(choice => choice.do === 'place' && choice.space === space)) return
    let current = true
    const wish = play.narrator.wish(play.view, space)
    if (wish !== undefined) void play.why(wish).then(found => current && setRefusal(found))
    return () => {
      current = false
    }
  }, [space, play.view])
  return refusal
}
