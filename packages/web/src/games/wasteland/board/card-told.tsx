import { same } from '@overseer/kernel'
import type { Choice } from '@overseer/wasteland'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { touch } from '../../../ui/screen-size.ts'
import { useBoard, usePlay } from './board-state.ts'
import { explain } from './help.tsx'
import type { Play, Topic } from './play.ts'
import css from './card-told.module.css'

/** What fingers have looked at in the drawer of cards, where the line of help is out of sight. */
interface Looked {
  readonly about: Topic
  readonly choices: readonly Choice[]
  readonly version: number
}

const looked = signal<Looked | null>(null)

/** The first tap on a card shows it, the next one does what it stands for. Whether this was the first. */
export function looksFirst(play: Play, about: Topic, choices: readonly Choice[]): boolean {
  const { version } = play
  const known = looked.value
  if (!touch.value || (known?.version === version && same(known.about, about))) return false
  looked.value = { about, choices, version }
  return true
}

/** The card that was looked at, in words, and everything that may be done with it now. */
export function CardTold() {
  const board = useBoard()
  const play = usePlay()
  useEffect(() => () => void (looked.value = null), [])
  const card = looked.value
  if (card === null || card.version !== play.version) return null
  const { main, notes } = explain(play, card.about)
  return (
    <div class={css.told} aria-live="polite" data-told>
      <p>
        <b>{main}</b> {notes.join(' · ')}
      </p>
      {card.choices.map((choice, at) => (
        <button key={at} type="button" class="button main" onClick={() => board.choose(choice)}>
          {play.narrator.choice(play.view, choice)}
        </button>
      ))}
    </div>
  )
}
