import { type Choice, type Event, narratorWith, type View } from '@overseer/shelter'
import { useMemo, useRef, useState } from 'preact/hooks'
import { small } from '../../media.ts'
import { boardStyle, language } from '../../settings.ts'
import type { Table } from '../../table/table.ts'
import { t } from '../../words.ts'
import { Log } from '../log.tsx'
import type { Scene, Stage } from '../stage.ts'
import { Dice } from './dice.tsx'
import { HelpLine } from './help.tsx'
import { useKeys } from './keys.ts'
import { placements, type Picked, type Play, PlayContext, PlayNow, topic } from './play.ts'
import { Dresses } from './pawn.tsx'
import { Phone } from './phone.tsx'
import { Players } from './players.tsx'
import { Prompt } from './prompt.tsx'
import { anchorOf, type Asked, Question } from './question.tsx'
import { TextBoard } from './text-board.tsx'
import { Tracks } from './tracks.tsx'
import { Vault } from './vault.tsx'
import { shelterSay, shelterWords } from './words.ts'
import css from './board.module.css'

/** The table of Shelter: it shows a view and offers choices, and knows no rule. */
export function ShelterBoard({ table, stage }: { table: Table; stage: Stage }) {
  const { pending, thinking } = table.state.value
  const { event, busy, behind } = stage.scene.value as Scene & { event: Event | null }
  const [question, setQuestion] = useState<{ asked: Asked; version: number } | null>(null)
  const { version } = table.state.value
  const asked = question?.version === version ? question.asked : null // it means nothing in the next position
  const setAsked = (next: Asked | null) => setQuestion(next === null ? null : { asked: next, version })
  const play = usePlayOf(table, stage, setAsked)
  const now = useRef(play)
  now.current = play
  const cancel = () => {
    setAsked(null)
    if (play.picked !== null) play.pick(null)
  }
  useKeys(play, asked, cancel)
  const floating = anchorOf(play.view, asked) !== null
  const log = <Log frames={table.history} count={table.history.length - behind} narrator={play.narrator} />
  return (
    <PlayContext.Provider value={play}>
      <PlayNow.Provider value={now}>
        <Dresses />
        <LiveRegion play={play} event={event} thinking={thinking} />
        {boardStyle.value === 'text' ? (
          <div class={css.reading}>
            <TextBoard />
            {log}
          </div>
        ) : small.value ? (
          <Phone
            event={event}
            thinking={thinking}
            question={pending !== null && <Question asked={asked} onCancel={cancel} floating={false} />}
            log={log}
          />
        ) : (
          <div class={css.board} onClickCapture={() => busy && stage.skip()}>
            <div class={css.middle}>
              <Vault />
              <Dice event={event} />
              {pending !== null && floating && <Question asked={asked} onCancel={cancel} floating />}
              <div>
                <Prompt event={event} thinking={thinking} asked={asked} answers={!floating} />
                <HelpLine />
              </div>
              <Tracks />
            </div>
            <aside class={css.side} aria-label={t('table.players')}>
              <Players thinking={thinking} />
              {log}
            </aside>
          </div>
        )}
      </PlayNow.Provider>
    </PlayContext.Provider>
  )
}

/** What the parts of the board have at hand: the scene of the moment, words, and ways to answer. */
function usePlayOf(table: Table, stage: Stage, setAsked: (asked: Asked | null) => void): Play {
  const { choices, version, pending } = table.state.value
  const { view, busy } = stage.scene.value as { view: View; busy: boolean }
  const [hand, setHand] = useState<{ who: Picked; version: number } | null>(null)
  const names = useMemo(() => table.chairs.map(({ name }) => name), [table])
  const narrator = useMemo(
    () => narratorWith(shelterWords.in(language.value), language.value, names),
    [language.value, names],
  )
  const say = useMemo(() => shelterSay(language.value), [language.value])
  const person = table.chairs.findIndex(({ bot }) => bot === null)
  const near = useRef(table.seat ?? Math.max(0, person))
  if (choices.length > 0 && pending !== null) near.current = pending.seat
  const picked = hand?.version === version ? hand.who : null
  const offered = busy ? [] : (choices as readonly Choice[])
  return {
    view: useMemo(() => (busy ? { ...view, pending: null } : view), [view, busy]),
    names,
    say,
    narrator,
    choices: offered,
    open: useMemo(() => placements(offered, picked), [choices, busy, picked]),
    picked,
    near: near.current,
    choose: choice => {
      topic.value = null
      table.choose(choice, version)
    },
    ask: (title, several, at) => setAsked({ title, choices: several, at }),
    pick: who => {
      setAsked(null)
      setHand({ who, version })
    },
    why: async wish => {
      const id = await table.why(wish)
      const text = id === undefined ? undefined : narrator.rule(id)
      return id === undefined || text === undefined ? undefined : { id, ...text }
    },
  }
}

/** Says what happened and what is asked, for those who do not see it. */
function LiveRegion({ play, event, thinking }: { play: Play; event: Event | null; thinking: number | null }) {
  const { view, names, narrator, choices } = play
  const asks = choices.length > 0 && view.pending !== null
  const question = asks ? t('table.asked', { who: names[view.pending!.seat]!, what: narrator.question(view) }) : ''
  const happened = event === null ? '' : narrator.event(view, event)
  return (
    <p class="visually-hidden" aria-live="polite" role="status">
      {happened || (thinking !== null ? t('table.thinks', { who: names[thinking]! }) : question)}
    </p>
  )
}

/** How long each thing is shown. */
export const SHELTER_PACE = {
  roundBegan: 350,
  threatRolled: 650,
  threatSpawned: 450,
  placed: 280,
  gained: 160,
  happinessGained: 200,
  itemTaken: 250,
  itemUsed: 250,
  roomBuilt: 380,
  diceRolled: 1000,
  fightWon: 450,
  fightLost: 450,
  incomeTaken: 180,
  tokenTaken: 200,
  dwellerJoined: 220,
  passed: 250,
  recalled: 350,
  trained: 160,
} as const
