import { asState, type Choice, type Event, hpMax, playerAt, survivorOf } from '@overseer/wasteland'
import type { ComponentChildren } from 'preact'
import { Portrait } from '../art/cutout.tsx'
import { HealthTrack } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import { ItemPicture } from '../art/picture.tsx'
import type { SignName } from '../art/signs.ts'
import { useBoard, usePlay } from '../board/board-state.ts'
import { t } from '../words.ts'
import { Stamp } from './head.tsx'
import { isPlain } from './plain.ts'
import { AnswerRows } from './rows.tsx'
import { Scroll } from './scroll.tsx'
import frame from './frame.module.css'
import css from './camp.module.css'

/** Around the fire: what camping has done in one go (W-CAMP-R1), what one could still use, and whom one could trade with. */
export function Camp() {
  const { view, choices, captions, spaces } = usePlay()
  const seat = view.pending!.seat
  const { node } = survivorOf(view, seat)
  const rows = choices.filter(choice => !isPlain(choice))
  return (
    <>
      <header class={frame.head}>
        <Mark name="camp" class={css.tent ?? ''} />
        <h2>{captions.say('ask.camp')}</h2>
        <p>{node < 0 ? '' : spaces.node(view, node)}</p>
        <Stamp>{t('action.camp')}</Stamp>
      </header>
      <Scroll>
        <div class={css.camp}>
          <Done seat={seat} />
          <section>
            <AnswerRows choices={rows} />
            <FarAway trading={choices} seat={seat} />
          </section>
        </div>
      </Scroll>
    </>
  )
}

/** Healed, readied, rested: each part with what it brought. */
function Done({ seat }: { seat: number }) {
  const { view, captions } = usePlay()
  const { history } = useBoard()
  const player = playerAt(asState(view), seat)
  const { hp, rads } = player
  const max = hpMax(player)
  const events = history.map(({ event }) => event as Event)
  const since = events.slice(events.findLastIndex(event => event.type === 'actionTaken') + 1)
  const healed = since.reduce((sum, event) => (event.type === 'healed' && event.seat === seat ? sum + event.n : sum), 0)
  const readied = since.flatMap(event => (event.type === 'itemReadied' && event.seat === seat ? [event.item] : []))
  return (
    <ul class={css.done}>
      <Part sign="hp" title={t('camp.heal')} note={healed > 0 ? `+${healed}` : ''}>
        <HealthTrack
          hp={hp}
          rads={rads}
          max={max}
          class={css.track ?? ''}
          label={captions.say('fact.health', { hp, max, rads })}
        />
        <small>{captions.say('fact.health', { hp, max, rads })}</small>
      </Part>
      <Part sign="reroll" title={t('camp.ready')} note="">
        {readied.length === 0 ? (
          <small>{t('camp.allReady')}</small>
        ) : (
          <span class={css.readied}>
            {readied.map(item => (
              <ItemPicture key={item} of={item} label={captions.say(`item.${item}`)} />
            ))}
          </span>
        )}
      </Part>
      {player.traits.includes('wellRested') && (
        <Part sign="wellRested" title={captions.say('trait.wellRested')} note="">
          <small>{t('camp.rested')}</small>
        </Part>
      )}
    </ul>
  )
}

function Part({
  sign,
  title,
  note,
  children,
}: {
  sign: SignName
  title: string
  note: string
  children: ComponentChildren
}) {
  return (
    <li>
      <b>
        <Mark name={sign} /> {title} <em>{note}</em> <Mark name="check" class={css.check ?? ''} />
      </b>
      {children}
    </li>
  )
}

/** Those one cannot trade with from here, so that nobody wonders. */
function FarAway({ trading, seat }: { trading: readonly Choice[]; seat: number }) {
  const { view, nameOf } = usePlay()
  const near = trading.flatMap(choice => (choice.do === 'trade' ? [choice.with] : []))
  const far = view.players.flatMap((player, at) =>
    at === seat || near.includes(at) || player.eliminated || player.character === null ? [] : [at],
  )
  if (far.length === 0) return null
  return (
    <ul class={css.far}>
      {far.map(at => (
        <li key={at}>
          <Portrait of={survivorOf(view, at).character!} seat={at} class={css.portrait ?? ''} />
          {t('camp.far', { who: nameOf(at) })}
        </li>
      ))}
    </ul>
  )
}
