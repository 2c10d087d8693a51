import {
  AREAS,
  asState,
  FACTION_SHEETS,
  type Fight,
  type FightNow,
  hpMax,
  type Node,
  playerAt,
  survivorOf,
  type View,
} from '@overseer/wasteland'
import { recordOf } from '@overseer/kernel'
import { LevelShield } from '../art/badges.tsx'
import { HealthTrack } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import { FoePortrait } from '../art/portrait.tsx'
import { usePlay } from '../board/board-state.ts'
import { t } from '../words.ts'
import { Stamp } from './head.tsx'
import frame from './frame.module.css'
import css from './fight.module.css'

/** Whom one fights, of what kind, and where. */
export function FightHead({ fight, level }: { fight: Fight; level: number }) {
  const { view, captions, spaces } = usePlay()
  const { kind, node, seat } = fight
  const at: Node = node < 0 ? survivorOf(view, seat).node : node
  const type = kind === 'star' || kind === 'shield' ? captions.faction(view, kind) : captions.say(`type.${kind}`)
  return (
    <header class={frame.head}>
      <LevelShield level={level} label={captions.say('table.enemyLevel', { n: level })} class={css.shield ?? ''} />
      <h2>{captions.enemyName(view, fight)}</h2>
      <p>{[type, ...(at < 0 ? [] : [spaces.node(view, at)])].join(', ')}</p>
      <Stamp>{captions.say('icon.fight')}</Stamp>
    </header>
  )
}

/** The enemy drawn large with where it can be hit, what it does to you, what kills it, and its abilities. */
export function EnemyPanel({ fight, now }: { fight: Fight; now: FightNow }) {
  const { view, captions } = usePlay()
  const { say } = captions
  return (
    <div class={css.enemy}>
      <div class={css.portrait}>
        <FoePortrait of={lookOf(view, fight)} lit={now.weak} names={recordOf(AREAS, area => say(`area.${area}`))} />
      </div>
      <div class={css.facts}>
        <div class={css.boxes}>
          <p data-is="harm">
            <Mark name="hit" /> <b>{now.level}</b> <span>{t('roll.perBurst')}</span>
          </p>
          <p data-is="gain">
            <Mark name="target" /> <b>{now.needed}</b> <span>{t('roll.toKill', { n: now.needed })}</span>
          </p>
        </div>
        <ul class={css.abilities}>
          {now.abilities.map(ability => (
            <li key={ability}>
              <Mark name={ability} />
              <span>
                <b>{say(`ability.${ability}`)}</b> {say(`about.${ability}`)}
              </span>
            </li>
          ))}
        </ul>
        <Decides fight={fight} />
      </div>
    </div>
  )
}

/** What a fight on a card decides. */
function Decides({ fight: { task } }: { fight: Fight }) {
  const { captions } = usePlay()
  const line = task?.path[0] === 'options' ? captions.story(task.run.card)?.options[task.path[1]]?.line : undefined
  return line === undefined ? null : <p class={css.decides}>{line}</p>
}

function lookOf(view: View, { kind, face }: Fight) {
  return kind === 'star' || kind === 'shield' ? FACTION_SHEETS[view.options.scenario][kind].token : face!
}

/** Both sums: hits on the enemy as discs, and what gets past the armor, drawn into the track. */
export function FightTotals({ fight, now }: { fight: Fight; now: FightNow }) {
  const { view, captions } = usePlay()
  const player = playerAt(asState(view), fight.seat)
  const { hp, rads } = player
  const loss = now.struck ? 0 : Math.min(now.damage, hp - rads)
  return (
    <div class={css.totals}>
      <section data-is="gain">
        <h3>{t('roll.onIt')}</h3>
        <p>
          {Array.from({ length: Math.max(now.needed, now.hits) }, (_, at) => (
            <i key={at} data-hit={at < now.hits}>
              {at < now.hits && <Mark name="target" />}
            </i>
          ))}
          <b>{t('goal.count', { n: Math.min(now.hits, now.needed), all: now.needed })}</b>
        </p>
      </section>
      <section data-is="harm">
        <h3>
          {t(now.struck ? 'roll.struck' : 'roll.onYou')}
          <small>
            <Sum now={now} />
          </small>
          <b>
            <Mark name="hp" /> {now.damage}
          </b>
        </h3>
        <p>
          <Mark name="rad" /> {rads}
          <HealthTrack
            hp={hp}
            rads={rads}
            max={hpMax(player)}
            loss={loss}
            class={css.track ?? ''}
            label={captions.say('fact.health', { hp, max: hpMax(player), rads })}
          />
          <Mark name="hp" />
          <b>{loss > 0 ? `${hp - rads} → ${hp - rads - loss}` : hp - rads}</b>
        </p>
      </section>
    </div>
  )
}

/** Bursts less those that armor stops, times the level. */
function Sum({ now: { bursts, blocked, level } }: { now: FightNow }) {
  if (bursts === 0) return null
  return (
    <>
      {blocked > 0 && '('}
      <Mark name="hit" /> {bursts}
      {blocked > 0 && (
        <>
          {' − '}
          <Mark name="armor" /> {blocked})
        </>
      )}
      {` × ${level} =`}
    </>
  )
}
