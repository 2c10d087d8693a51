import type { View } from '@overseer/wasteland'
import { useState } from 'preact/hooks'
import { useKeys } from '../../../ui/keys.ts'
import { isActing } from '../board/actions.ts'
import { useBoard, usePlay } from '../board/board-state.ts'
import { outcomeTold } from '../board/outcome-told.ts'
import type { Play } from '../board/play.ts'
import { isAskedOnMap, tilesAsked } from '../board/targets.ts'
import { Mark } from '../art/mark.tsx'
import { t } from '../words.ts'
import { Head } from './head.tsx'
import { dialogFor, isRolled } from './index.ts'
import { isPlain } from './plain.ts'
import { AnswerRows } from './rows.tsx'
import { Scroll } from './scroll.tsx'
import css from './frame.module.css'

/** The card over the dimmed map that a question lies on. Its tab pushes it aside to see the map. */
export function DialogHost() {
  const play = usePlay()
  const [aside, setAside] = useState(-1) // the version for which it was pushed aside
  const open = isDialogOpen(play)
  const away = aside === play.version
  useKeys([{ keys: ['m'], shown: 'M', help: () => t('map.aside'), run: () => setAside(away ? -1 : play.version) }])
  if (!open) return null
  if (away)
    return (
      <button type="button" class={`button main ${css.back}`} onClick={() => setAside(-1)}>
        <Mark name="encounter" class={css.sign ?? ''} /> {t('map.back')}
      </button>
    )
  const title = play.asked?.title ?? titleOf(play.view, play)
  return (
    <div class={css.veil} data-veil>
      <section key={play.version} class={css.paper} data-enlarged role="dialog" aria-label={title}>
        {play.asked !== null ? (
          <Asked />
        ) : (
          <>
            <LedHere ask={play.view.pending!.ask} />
            <Body ask={play.view.pending!.ask} />
          </>
        )}
        <button type="button" class={css.tab} onClick={() => setAside(play.version)}>
          <Mark name="explore" class={css.sign ?? ''} /> <span>{t('map.aside')}</span>
        </button>
      </section>
    </div>
  )
}

/** What lies behind the thing that was clicked. */
function Asked() {
  const { asked } = usePlay()
  return (
    <>
      <Head title={asked!.title} />
      <Scroll>
        <AnswerRows choices={asked!.choices} />
      </Scroll>
    </>
  )
}

/** What came of the encounter that leads to this question; dice need all the room there is. */
function LedHere({ ask }: { ask: string }) {
  const told = outcomeTold(usePlay(), useBoard())
  if (told === null || isRolled(ask)) return null
  return (
    <aside class={css.ledHere} aria-label={told.title} tabIndex={0} data-aftermath>
      <h3>
        <Mark name={told.success ? 'check' : 'cross'} /> {told.title}
      </h3>
      <p>{told.text}</p>
    </aside>
  )
}

function Body({ ask }: { ask: string }) {
  const Dialog = dialogFor(ask)
  return <Dialog />
}

/** A question lies on a card unless the map asks it, the turn does, or the prompt says it all. */
export function isDialogOpen(play: Play): boolean {
  const { asked, choices, view } = play
  if (asked !== null) return tilesAsked(play) === null
  if (choices.length === 0 || view.pending === null || isActing(play) || isAskedOnMap(play)) return false
  return choices.some(choice => !isPlain(choice)) || play.narrator.question(view).includes('\n')
}

function titleOf(view: View, { narrator }: Play): string {
  return narrator.question(view).split('\n').at(-1) ?? ''
}
