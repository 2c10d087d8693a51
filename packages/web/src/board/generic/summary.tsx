import { Art } from '../../art/art.tsx'
import { gameCalled } from '../../games.ts'
import { language } from '../../settings.ts'
import type { Story } from '../../table/still-table.ts'
import css from './board.module.css'

/** How a game ended, in the narrator's words. */
export function GenericSummary({ game, story, names }: { game: string; story: Story; names: readonly string[] }) {
  const narrator = gameCalled(game).narrator(language.value, names)
  const lines = narrator.outcome(story.end)
  if (lines.length === 0) return null
  return (
    <section class={css.summary}>
      <Art name="big/winner" class={css.winner ?? ''} />
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
