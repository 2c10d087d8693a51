import type { Narrator, Refusal } from '@overseer/kernel'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { Table } from '../../table/table.ts'
import { t } from '../../text/words.ts'
import { DIGITS, useKeys } from '../../ui/keys.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { useRefusal } from '../use-refusal.ts'
import css from './board.module.css'

const MANY = 9 // beyond that one may type to find an answer

interface Answer {
  readonly choice: unknown
  readonly text: string
  readonly kind: string
}

/** A wish that cannot be played; without a refusal nothing was understood. */
interface Refused {
  readonly refusal: Refusal | undefined
  readonly wish: unknown
}

/** The answers to the question, alike ones together. Typing narrows them down, or says what one wishes to do. */
export function Answers({ table, narrator }: { table: Table; narrator: Narrator }) {
  const { view, choices, version } = table.state.value
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const sentence = useRefusal(
    () => refused?.refusal,
    refusal => tellRefusal(table.game, narrator, view, refusal, refused?.wish),
    [refused, narrator],
  )
  const field = useRef<HTMLInputElement>(null)
  const answers = useMemo(
    () => choices.map((choice): Answer => ({ choice, text: narrator.choice(view, choice), kind: kindOf(choice) })),
    [choices, narrator, view],
  )
  const shown = answers.filter(({ text }) => matches(text, typed))
  const play = (choice: unknown) => table.choose(choice, version)
  const give = (n: number) => {
    const answer = shown[n - 1]
    if (answer !== undefined) play(answer.choice)
  }
  useKeys([
    { keys: DIGITS, shown: '1 – 9', help: () => t('keys.numbers'), run: key => give(Number(key)) },
    { keys: ['/'], shown: '/', help: () => t('keys.find'), run: () => field.current?.focus() },
  ])

  /** One answer left is meant; else the words may be a wish that a rule forbids. */
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (shown.length === 1) return play(shown[0]!.choice)
    const wish = narrator.wish(view, typed)
    const refusal = wish === undefined ? undefined : await table.why(wish)
    if (wish !== undefined && refusal === undefined) return play(wish)
    setRefused({ refusal, wish })
  }
  return (
    <>
      <h2>{narrator.question(view)}</h2>
      {answers.length > MANY && (
        <form onSubmit={event => void submit(event)} class={css.filter}>
          <input
            ref={field}
            type="search"
            aria-label={t('generic.filter')}
            placeholder={t('generic.filter')}
            value={typed}
            onInput={event => {
              setTyped(event.currentTarget.value)
              setRefused(null)
            }}
          />
          <span role="status">{typed === '' ? '' : t('generic.found', { n: shown.length })}</span>
        </form>
      )}
      <p role="alert" class={css.refusal}>
        {refused !== null &&
          (refused.refusal === undefined ? (
            t('generic.unclear')
          ) : (
            <>
              {sentence} <a href={`#/rules/${refused.refusal.rule}`}>{refused.refusal.rule}</a>
            </>
          ))}
      </p>
      {groups(shown).map(group => (
        <ul key={group[0]!.kind} class={css.answers}>
          {group.map(answer => {
            const n = shown.indexOf(answer) + 1
            return (
              <li key={answer.text}>
                <button type="button" class="button plain" data-answer={n} onClick={() => play(answer.choice)}>
                  {n <= MANY && <kbd aria-hidden="true">{n}</kbd>}
                  {answer.text}
                </button>
              </li>
            )
          })}
        </ul>
      ))}
    </>
  )
}

function kindOf(choice: unknown): string {
  return typeof choice === 'object' && choice !== null && 'do' in choice ? String(choice.do) : ''
}

/** Every word that was typed begins a word of the answer, in whatever order. */
function matches(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every(part => words.some(word => word.startsWith(part)))
}

function groups(answers: readonly Answer[]): Answer[][] {
  const kinds = new Map<string, Answer[]>()
  for (const answer of answers) kinds.set(answer.kind, [...(kinds.get(answer.kind) ?? []), answer])
  return [...kinds.values()]
}
