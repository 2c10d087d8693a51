import type { Choice, View } from '@overseer/wasteland'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { absent } from '../../../table/attention.ts'
import { touch, upright } from '../../../ui/screen-size.ts'
import { seatColors } from '../../../ui/seat.tsx'
import { Portrait } from '../art/cutout.tsx'
import { Mark } from '../art/mark.tsx'
import { isDialogOpen } from '../dialogs/frame.tsx'
import { isRolled } from '../dialogs/index.ts'
import { isPlain, rowsOf } from '../dialogs/plain.ts'
import { t } from '../words.ts'
import { asides, choicesOfAction, isActing } from './actions.ts'
import { useBoard, usePlay } from './board-state.ts'
import { type Action, ACTIONS, explained, type Play, topic } from './play.ts'
import { isAskedOnMap } from './targets.ts'
import css from './prompt.module.css'

/** The bar under the map: who is at it, what just happened or what is asked, and the answers that are no place or card. */
export function Prompt() {
  const board = useBoard()
  const play = usePlay()
  const { view, nameOf, event, thinking, choices, version } = play
  const acting = event !== null && 'seat' in event ? event.seat : undefined
  const seat = event === null ? (thinking ?? view.pending?.seat) : acting // the wasteland's own deeds are nobody's
  const character = seat == null ? null : (view.players[seat]?.character ?? null)
  const covered = event === null && upright.value && isDialogOpen(play) // a card has the words, and needs the room
  return (
    <div
      class={css.prompt}
      data-ask={view.pending?.ask}
      data-showing={event !== null ? '' : undefined}
      data-covered={covered ? '' : undefined}
      style={seat == null ? {} : seatColors(seat)}
    >
      {seat != null && (
        <span class={css.seat}>
          {character !== null && <Portrait of={character} seat={seat} class={css.portrait ?? ''} />}
          <b>{nameOf(seat)}</b>
        </span>
      )}
      <p class={css.text} data-thinking={event === null && thinking !== null ? '' : undefined}>
        {(event === null && board.proposal?.asks) || textOf(play)}
      </p>
      {event === null && choices.length > 0 && !(covered && isAnsweredThere(play)) && (
        <div
          key={`${version} ${play.asked?.title}`}
          class={css.answers}
          data-turn={play.asked === null && isActing(play) ? '' : undefined}
        >
          {play.asked !== null ? <Back /> : isActing(play) ? <Turn /> : <PlainAnswers />}
        </div>
      )}
      {event === null && play.withdraws && (
        <div class={css.answers}>
          <Withdraw />
        </div>
      )}
    </div>
  )
}

/** Whether every answer is a row of the card. */
const isAnsweredThere = ({ view, asked }: Play): boolean => asked === null && isRolled(view.pending?.ask ?? '')

function textOf(play: Play): ComponentChildren {
  const { view, narrator, event, thinking, nameOf, asked, captions } = play
  if (event !== null) return narrator.event(view, event).split('\n', 1)[0] // a story is read on its card
  if (thinking !== null) return absent.value ? t('table.away') : t('table.thinks', { who: nameOf(thinking) })
  if (asked !== null) return asked.title
  if (view.pending === null) return narrator.outcome(view)[0] ?? ''
  const lines = narrator.question(view).split('\n')
  if (play.choices.length === 0)
    return view.pending.seat === play.near ? lines.at(-1) : t('table.waitsFor', { who: nameOf(view.pending.seat) })
  if (!isActing(play) && !isAskedOnMap(play)) return lines.at(-1)
  if (!isActing(play))
    return (
      <>
        <b>{lines.at(-1)}</b> <small>{lines.slice(0, -1).map(unended).join(' · ')}</small>
      </>
    )
  return (
    <>
      <b>{t('prompt.act')}</b>
      <TurnTokens
        view={view}
        words={`${captions.say('table.actions', { n: view.turn.actions })}, ${captions.say('table.points', { n: view.turn.points })}`}
      />
    </>
  )
}

/** A sentence among others in one line. */
const unended = (line: string): string => line.replace(/\.$/, '')

const ACTIONS_A_TURN = 2

/** Actions as arrows that empty, movement points as boots. */
function TurnTokens({ view: { turn }, words }: { view: View; words: string }) {
  return (
    <small class={css.tokens} role="img" aria-label={words} title={words}>
      {Array.from({ length: Math.max(ACTIONS_A_TURN, turn.actions) }, (_, at) => (
        <i key={at} data-left={at < turn.actions} />
      ))}
      {Array.from({ length: turn.points }, (_, at) => (
        <Mark key={at} name="move" />
      ))}
    </small>
  )
}

/** The six actions; one that is closed says why. */
function Turn() {
  const board = useBoard()
  const play = usePlay()
  const more = asides(play)
  return (
    <>
      {ACTIONS.map((action, at) => (
        <ActionButton key={action} action={action} n={at + 1} />
      ))}
      {more.length > 0 && (
        <Answer n={7} sign="bag" run={() => board.ask(t('action.more'), more)}>
          {t('action.more')}
        </Answer>
      )}
      <End />
    </>
  )
}

const END: Choice = { do: 'end' }

/** Ends the turn. It cannot be taken back, so whoever has done nothing yet is asked once more. */
function End() {
  const board = useBoard()
  const { choices, view } = usePlay()
  const { actions, points } = view.turn
  const idle = actions >= ACTIONS_A_TURN && choices.length > 1
  return (
    <Answer
      n={0}
      sign="end"
      main={actions + points === 0}
      run={() => (idle ? board.ask(t('prompt.endNow', { n: actions }), [END]) : board.choose(END))}
      closed={!choices.some(choice => choice.do === 'end')}
    >
      {t('action.end')}
    </Answer>
  )
}

function ActionButton({ action, n }: { action: Action; n: number }) {
  const board = useBoard()
  const play = usePlay()
  const { version } = play
  const [looked, setLooked] = useState(-1) // fingers see the chance first: dice are not taken back
  const choices = choicesOfAction(play, action)
  const label = t(`action.${action}`)
  const run = () => {
    const looks = action === 'fight' && touch.value && choices.length === 1 && looked !== version
    if (looks) setLooked(version)
    else board.chooseOrAsk(choices, action === 'explore' ? t('help.explore') : label)
  }
  return (
    <Answer n={n} sign={action} run={run} closed={choices.length === 0} about={action}>
      {label}
    </Answer>
  )
}

function Answer({
  n,
  sign,
  run,
  closed = false,
  main = false,
  about,
  children,
}: {
  n: number
  sign?: Parameters<typeof Mark>[0]['name']
  run(): void
  closed?: boolean
  main?: boolean
  about?: Action
  children: ComponentChildren
}) {
  const tell = () => {
    if (about !== undefined) topic.value = { about: 'action', action: about }
  }
  return (
    <button
      type="button"
      class={`button ${main ? 'main' : 'plain'} ${css.answer}`}
      aria-disabled={closed}
      {...(closed ? {} : { 'data-answer': n })}
      {...(about === undefined ? {} : explained({ about: 'action', action: about }))}
      onClick={closed ? tell : run}
    >
      <kbd aria-hidden="true">{n}</kbd>
      {sign !== undefined && <Mark name={sign} class={css.sign ?? ''} />}
      <span>{children}</span>
    </button>
  )
}

/** Takes an offer back while the other one thinks about it. */
function Withdraw() {
  const board = useBoard()
  const { captions } = usePlay()
  return (
    <button type="button" class={`button plain ${css.answer}`} onClick={() => board.withdraw()}>
      {captions.say('choice.withdraw')}
    </button>
  )
}

function Back() {
  const board = useBoard()
  return (
    <button type="button" class={`button plain ${css.answer}`} onClick={() => board.cancel()}>
      {t('prompt.back')}
    </button>
  )
}

/** Yes, no, and whatever else needs no card or place to be understood. */
function PlainAnswers() {
  const board = useBoard()
  const play = usePlay()
  const { choices, narrator, view } = play
  const { proposal } = board
  const plain = choices.filter(isPlain)
  const best = proposal === null ? plain.find(choice => choice.do !== 'skip') : undefined
  let n = isAskedOnMap(play) ? 0 : Math.max(rowsOf(choices), proposal?.n ?? 0)
  const numberOf = (choice: Choice) => (choice.do === 'skip' ? 0 : ++n)
  return (
    <>
      {proposal !== null && (
        <Answer n={proposal.n} main run={() => proposal.run()}>
          {proposal.label}
        </Answer>
      )}
      {plain.map(choice => (
        <Answer key={choice.do} n={numberOf(choice)} main={choice === best} run={() => board.choose(choice)}>
          {narrator.choice(view, choice)}
        </Answer>
      ))}
    </>
  )
}
