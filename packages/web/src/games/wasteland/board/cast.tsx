import { FACES, fightNow, type View } from '@overseer/wasteland'
import { Die, LetterToken } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import { t } from '../words.ts'
import { usePlay } from './board-state.ts'
import css from './cast.module.css'

/** The dice of what is being shown: whose, for what, and what they come to so far. Readers are told it in words. */
export function Cast() {
  const { view, event, nameOf, captions } = usePlay()
  const roll = view.fight ?? view.trial
  if (event === null || roll === null || roll.dice.length === 0) return null
  return (
    <aside class={css.cast} aria-hidden="true" data-cast style={{ '--seat': `var(--seat-${roll.seat})` }}>
      <h2>
        {nameOf(roll.seat)} <small>{view.fight !== null && captions.enemyName(view, view.fight)}</small>
        {view.trial?.letters.map(letter => (
          <LetterToken
            key={letter}
            letter={letter}
            seat={roll.seat}
            owned={view.players[roll.seat]!.letters.includes(letter)}
          />
        ))}
      </h2>
      <p>
        {roll.dice.map((face, die) => (
          <Die key={die} face={FACES[face - 1] ?? null} />
        ))}
        <Sums view={view} />
      </p>
    </aside>
  )
}

/** Hits of those that are needed, and in a fight what it costs. */
function Sums({ view }: { view: View }) {
  const now = fightNow(view)
  if (now !== null)
    return (
      <span>
        <b>
          <Mark name="target" /> {t('goal.count', { n: Math.min(now.hits, now.needed), all: now.needed })}
        </b>
        <b data-is="harm">
          <Mark name="hp" /> {now.damage > 0 && '−'}
          {now.damage}
        </b>
      </span>
    )
  const { dice, bonus, n } = view.trial!
  const hits = dice.reduce((sum, face) => sum + (FACES[face - 1]?.hits ?? 0), bonus)
  return (
    <span>
      <b>
        <Mark name="hit" /> {t('goal.count', { n: hits, all: n })}
      </b>
    </span>
  )
}
