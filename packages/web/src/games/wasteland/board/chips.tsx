import { asState, hpMax } from '@overseer/wasteland'
import { Fit } from '../../../ui/fit.tsx'
import { seatColors } from '../../../ui/seat.tsx'
import { Mark } from '../art/mark.tsx'
import { t } from '../words.ts'
import { usePlay } from './board-state.ts'
import { progressOf } from './progress.ts'
import css from './chips.module.css'

/** Everybody at a glance, for a phone: name, Caps, one bar for HP and rads. */
export function Chips() {
  const { view, nameOf, captions } = usePlay()
  const { players } = asState(view)
  return (
    <span class={css.chips}>
      {players.map((player, seat) => (
        <span key={seat} class={css.chip} data-turn={view.turn.seat === seat} style={seatColors(seat)}>
          <span class={css.name}>
            <Fit class={css.who ?? ''}>{nameOf(seat)}</Fit>
            <Mark name="cap" label={captions.say('table.caps', { n: player.caps })} />
            {player.caps}
          </span>
          <span class={css.health}>
            <i>
              <i data-is="rads" style={{ width: share(player.rads) }} />
              <i data-is="hp" style={{ width: share(Math.max(0, player.hp - player.rads)) }} />
            </i>
            {player.character === null ? '' : Math.max(0, player.hp - player.rads)}
            <Mark
              name="hp"
              label={captions.say('fact.health', {
                hp: player.hp,
                max: player.character === null ? 0 : hpMax(player),
                rads: player.rads,
              })}
            />
          </span>
        </span>
      ))}
    </span>
  )
}

const SLOTS = 16
const share = (n: number): string => `${(n / SLOTS) * 100}%`

/** The goal and both factions in one line, for a phone. */
export function GoalStrip() {
  const play = usePlay()
  const { view, captions, ahead } = play
  const end = view.options.trackEnd
  const { sign, have, all } = progressOf(play)
  return (
    <span class={css.strip}>
      <Mark name={sign} /> <b>{t('goal.count', { n: have, all })}</b>
      <span>
        <Mark name="star" label={captions.faction(view, 'star')} /> {view.star}
        <Mark name="shield" label={captions.faction(view, 'shield')} /> {view.shield}
        <Mark name="skull" /> {end}
      </span>
      <span data-warning={ahead.deck.warning}>
        <Mark name="agenda" label={captions.say('table.agendaDeck', { n: ahead.deck.cards })} /> {ahead.deck.cards}
      </span>
    </span>
  )
}
