import { type Choice, CATALOGUES, type Event, narrator as shelterNarrator, type View } from '@overseer/shelter'
import { speaker } from '@overseer/kernel'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { small } from '../../media.ts'
import { boardStyle, language } from '../../settings.ts'
import type { Table } from '../../table/table.ts'
import { t } from '../../words.ts'
import { attention } from '../attention.ts'
import type { Stage } from '../stage.ts'
import { Dice } from './dice.tsx'
import { Log } from './log.tsx'
import { type Picked, type Play, PlayContext, type Topic } from './play.ts'
import { Dresses } from './pawn.tsx'
import { Phone } from './phone.tsx'
import { Players } from './players.tsx'
import { anchorOf, type Asked, HelpLine, onBoard, Question } from './question.tsx'
import { TextBoard } from './text-board.tsx'
import { Tracks } from './tracks.tsx'
import { Vault } from './vault.tsx'
import css from './board.module.css'

/** The table of Shelter: it shows a view and offers choices, and knows no rule. */
export function ShelterBoard({ table, stage }: { table: Table; stage: Stage }) {
  const { pending, choices, version, thinking } = table.state.value
  const { view, event, busy } = stage.scene.value as { view: View; event: Event | null; busy: boolean }
  const [hand, setHand] = useState<{ who: Picked; version: number } | null>(null)
  const [question, setQuestion] = useState<{ asked: Asked; version: number } | null>(null)
  const [topic, tell] = useState<Topic | null>(null)
  const names = useMemo(() => table.chairs.map(({ name }) => name), [table])
  const narrator = useMemo(() => shelterNarrator(language.value, names), [language.value, names])
  const say = useMemo(
    () => speaker<(typeof CATALOGUES)['en']>(language.value, CATALOGUES[language.value]),
    [language.value],
  )
  // What was picked or asked for one position means nothing in the next.
  const picked = hand?.version === version ? hand.who : null
  const asked = question?.version === version ? question.asked : null
  const setAsked = (next: Asked | null) => setQuestion(next === null ? null : { asked: next, version })

  const play: Play = {
    view: busy ? { ...view, pending: null } : view,
    names,
    say,
    narrator,
    choices: busy ? [] : (choices as readonly Choice[]),
    picked,
    choose: choice => table.choose(choice, version),
    ask: (title, several, at) => setAsked({ title, choices: several, at }),
    pick: who => {
      setAsked(null)
      setHand({ who, version })
    },
    tell,
    why: async wish => {
      const id = await table.why(wish)
      const text = id === undefined ? undefined : narrator.rule(id)
      return id === undefined || text === undefined ? undefined : { id, ...text }
    },
  }
  useKeys(play, asked)
  const floating = anchorOf(play.view, asked) !== null
  const panel = <Question asked={asked} onCancel={() => setAsked(null)} floating={floating && !small.value} />
  return (
    <PlayContext.Provider value={play}>
      <Dresses />
      <LiveRegion play={play} event={event} thinking={thinking} />
      {boardStyle.value === 'text' ? (
        <div class={css.reading}>
          <TextBoard />
          <Log frames={table.history} narrator={narrator} onPlace={() => {}} />
        </div>
      ) : small.value ? (
        <Phone
          thinking={thinking}
          question={pending !== null && panel}
          help={<HelpLine topic={topic} />}
          log={<Log frames={table.history} narrator={narrator} onPlace={space => (attention.value = space)} />}
        />
      ) : (
        <div class={css.board} style={{ '--players': view.players.length }} onClickCapture={() => busy && stage.skip()}>
          <div class={css.middle}>
            <Vault />
            <Dice event={event} />
            {pending !== null && floating && panel}
            <HelpLine topic={topic} />
            <Tracks />
          </div>
          <aside class={css.side} aria-label={t('table.players')}>
            {pending !== null && !floating && panel}
            <Players thinking={thinking} />
            <Log frames={table.history} narrator={narrator} onPlace={space => (attention.value = space)} />
          </aside>
        </div>
      )}
    </PlayContext.Provider>
  )
}

/** Says what happened and what is asked, for those who do not see it. */
function LiveRegion({ play, event, thinking }: { play: Play; event: Event | null; thinking: number | null }) {
  const asks = play.choices.length > 0 && play.view.pending !== null
  const question = asks ? `${play.names[play.view.pending!.seat]}: ${play.narrator.question(play.view)}` : ''
  const happened = event === null ? '' : play.narrator.event(play.view, event)
  return (
    <>
      <p class="visually-hidden" aria-live="polite" role="status">
        {happened || (thinking !== null ? `${play.names[thinking]} ${t('table.thinking')}` : question)}
      </p>
    </>
  )
}

const HANDS: Record<string, Picked> = { d: 'plain', x: 'hurt', s: 'S', p: 'P', e: 'E', c: 'C', i: 'I', a: 'A', l: 'L' }

/** Letters take a dweller in hand or name what was learned, numbers answer, 0 passes. */
function useKeys(play: Play, asked: Asked | null): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const letter = HANDS[event.key.toLowerCase()]
      if (/^\d$/.test(event.key)) return answer(play, asked, Number(event.key))
      if (letter === undefined || letter === null || play.choices.length === 0) return
      const learned = play.choices.find(choice => choice.do === 'train' && choice.letter === letter)
      if (learned !== undefined) return play.choose(learned)
      if (play.choices.some(choice => choice.do === 'place' && (choice.who === letter || choice.with === letter)))
        play.pick(play.picked === letter ? null : letter)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

function answer(play: Play, asked: Asked | null, n: number): void {
  const listed = asked?.choices ?? play.choices.filter(choice => !onBoard(choice))
  const choice = n === 0 ? listed.find(({ do: kind }) => kind === 'pass' || kind === 'skip') : listed[n - 1]
  if (choice !== undefined) play.choose(choice)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    document.querySelector('dialog[open]') !== null
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
