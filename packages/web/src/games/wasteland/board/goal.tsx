import { FACTIONS, type Faction } from '@overseer/wasteland'
import { LevelShield } from '../art/badges.tsx'
import { Mark } from '../art/mark.tsx'
import { t } from '../words.ts'
import { usePlay } from './board-state.ts'
import { explained } from './play.ts'
import { progressOf } from './progress.ts'
import css from './goal.module.css'

/** The round, and how much the one at this screen has of what wins. */
export function Goal() {
  const play = usePlay()
  const { view, captions } = play
  const { say } = captions
  const { sign, have, all, label } = progressOf(play)
  const scenario = say(`scenario.${view.options.scenario}`)
  return (
    <section class={css.goal} aria-label={label}>
      <h2>
        {view.round === 0 ? t('goal.setup') : say('table.round', { n: view.round })}{' '}
        <small title={scenario}>{scenario}</small>
      </h2>
      <p>
        {Array.from({ length: all }, (_, at) => (
          <i key={at} data-off={sign !== 'influence' && at >= have}>
            <Mark name={sign === 'influence' && at >= have ? 'influenceOff' : sign} />
          </i>
        ))}
        <b>{t('goal.count', { n: have, all })}</b>
      </p>
    </section>
  )
}

/** One road for both factions, so that the lead is seen, and what the agenda deck will bring. */
export function Power() {
  const play = usePlay()
  const { view, captions, ahead } = play
  const { deck } = ahead
  const end = view.options.trackEnd
  const words = play.captions.deck(play.view, play.ahead.deck)
  return (
    <section class={css.power} aria-label={t('goal.power')} tabIndex={0} {...explained({ about: 'words', words })}>
      {FACTIONS.map(side => (
        <p key={side} class={css[side]}>
          <Mark name={side} />
          <b>{captions.faction(view, side)}</b>
          <LevelOf side={side} />
        </p>
      ))}
      <ol class={css.road} aria-hidden="true">
        {Array.from({ length: end + 1 }, (_, at) => (
          <li key={at} data-end={at === end}>
            <Peg side="star" here={view.star} at={at} end={end} />
            {at === end ? <Mark name="skull" /> : at}
            <Peg side="shield" here={view.shield} at={at} end={end} />
          </li>
        ))}
      </ol>
      <p class="visually-hidden">
        {FACTIONS.map(side =>
          captions.say('table.powerOf', { faction: captions.faction(view, side), n: view[side], end }),
        ).join(', ')}
      </p>
      <p class={css.deck} data-warning={deck.warning}>
        <Mark name="agenda" /> {captions.say('table.agendaDeck', { n: deck.cards })}
      </p>
    </section>
  )
}

/** How strong its people on the map are now. */
function LevelOf({ side }: { side: Faction }) {
  const { captions, ahead } = usePlay()
  const level = ahead.factions.find(one => one.side === side)?.level ?? 0
  return <LevelShield level={level} label={captions.say('table.enemyLevel', { n: level })} />
}

function Peg({ side, here, at, end }: { side: Faction; here: number; at: number; end: number }) {
  return <i class={css[side]}>{Math.min(here, end) === at && <Mark name={side} />}</i>
}
