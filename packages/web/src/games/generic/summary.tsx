import type { Result } from '@overseer/kernel'
import { lastView, type Replay } from '../../table/replay.ts'
import { Art } from '../../ui/art.tsx'
import { gameCalled } from '../kits.ts'
import css from './board.module.css'

/** How a game ended, in the narrator's words. */
export function GenericSummary({ game, replay, names }: { game: string; replay: Replay; names: readonly string[] }) {
  const narrator = gameCalled(game).narrator(names)
  const lines = narrator.outcome(lastView(replay))
  const lost = (replay.result as Result | undefined)?.winners.length === 0
  if (lines.length === 0) return null
  return (
    <section class={css.summary} data-lost-by-all={lost ? '' : undefined}>
      <Art name={lost ? 'pictures/allLost' : 'pictures/winner'} class={css.winner ?? ''} />
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
