import {
  type Chance,
  type Choice,
  FACES,
  type Fight,
  fightNow,
  openingOdds,
  rollOdds,
  type TestRoll,
} from '@overseer/wasteland'
import { same } from '@overseer/kernel'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Die } from '../art/dice.tsx'
import { useBoard, usePlay, useProposal } from '../board/board-state.ts'
import { t } from '../words.ts'
import { DiceTray } from './dice-tray.tsx'
import { EnemyPanel, FightHead, FightTotals } from './fight.tsx'
import { OddsTable } from './odds-table.tsx'
import { average, percent } from '../../../text/numbers.ts'
import { upright } from '../../../ui/screen-size.ts'
import { isBetter, worthOf } from './reroll-worth.ts'
import { Scroll } from './scroll.tsx'
import { TestHead, TestPanel } from './test.tsx'
import tray from './dice-tray.module.css'
import fightCss from './fight.module.css'
import story from './story.module.css'

/** A fight or a test: what one is up against, the dice, what they come to, and what each answer would make of it. */
export function Roll() {
  const { fight, trial } = usePlay().view
  if (trial !== null) return <TestCard trial={trial} />
  return fight === null ? null : <FightCard fight={fight} />
}

function FightCard({ fight }: { fight: Fight }) {
  const now = fightNow(usePlay().view)!
  const words = now.dice.map(({ matches }) => t(matches ? 'roll.hits' : 'roll.misses'))
  return (
    <>
      <FightHead fight={fight} level={now.level} />
      <Scroll class={fightCss.card}>
        <EnemyPanel fight={fight} now={now} />
        <Throw is="fight" roll={fight} words={words}>
          {now.dice.length > 0 && <FightTotals fight={fight} now={now} />}
        </Throw>
      </Scroll>
    </>
  )
}

function TestCard({ trial }: { trial: TestRoll }) {
  return (
    <>
      <TestHead trial={trial} />
      <Scroll class={story.card}>
        <TestPanel trial={trial} />
        <Throw is="test" roll={trial} words={[]} />
      </Scroll>
    </>
  )
}

/** The dice with those picked for a reroll, and the answers with their odds. The best pick is made beforehand. */
function Throw({
  is,
  roll,
  words,
  children,
}: {
  is: 'test' | 'fight'
  roll: Fight | TestRoll
  words: readonly string[] // under each die
  children?: ComponentChildren
}) {
  const board = useBoard()
  const { view, choices } = usePlay()
  const lying = rollOdds(view)
  const odds = lying ?? openingOdds(view)
  const ways = choices.filter(choice => choice.do === 'reroll')
  const [picked, setPicked] = useState(() => firstPick(lying, ways))
  const wish: Choice = { do: 'reroll', dice: picked }
  const reroll = ways.find(one => same(one, wish))
  const chance = lying?.rerolled.find(one => same(one.dice, picked))?.chance
  const again = reroll !== undefined && chance !== undefined ? { reroll, chance } : null
  useProposal(
    again && {
      n: 1,
      label: rerollLabel(picked.length, again.chance, lying?.kept ?? again.chance),
      run: () => board.choose(again.reroll),
    },
  )
  const toggle = (die: number) =>
    setPicked(picked.includes(die) ? picked.filter(one => one !== die) : [...picked, die].sort((a, b) => a - b))
  return (
    <>
      <DiceTray is={is} roll={roll} words={words} picked={picked} {...(ways.length > 0 ? { toggle } : {})} />
      <Turns ways={choices.filter(choice => choice.do === 'set')} />
      {children}
      {odds !== undefined && (
        <OddsTable is={is} odds={odds} kept={lying?.kept ?? odds.chance} again={again} from={ways.length > 0 ? 2 : 1} />
      )}
    </>
  )
}

/** The dice worth a reroll; none where one does better to keep them. */
function firstPick(lying: ReturnType<typeof rollOdds>, ways: readonly { readonly dice: readonly number[] }[]) {
  const best = lying?.rerolled[0]
  if (best === undefined) return ways.length === 1 ? ways[0]!.dice : []
  return isBetter(best.chance, lying!.kept) ? best.dice : []
}

function rerollLabel(n: number, chance: Chance, kept: Chance): string {
  const worth = worthOf(chance, kept)
  if (worth === null) return t('roll.again', { n, chance: percent(chance.win) })
  return t('roll.againDamage', { n, damage: average(worth.damage), kept: average(worth.kept) })
}

/** Each die with the faces to which it may be turned. */
function Turns({ ways }: { ways: readonly Extract<Choice, { do: 'set' }>[] }) {
  const board = useBoard()
  const { view, narrator } = usePlay()
  if (ways.length === 0) return null
  const face = (choice: (typeof ways)[number]) => {
    const n = ways.indexOf(choice) + 1
    const says = narrator.choice(view, choice)
    return (
      <button key={n} type="button" data-answer={n} aria-label={says} title={says} onClick={() => board.choose(choice)}>
        <Die face={FACES[choice.face - 1] ?? null} />
        {n < 10 && <kbd aria-hidden="true">{n}</kbd>}
      </button>
    )
  }
  return (
    <div class={tray.turns} data-turns>
      {upright.value && <p>{narrator.question(view).split('\n').at(-1)}</p>}
      {Array.from(
        Map.groupBy(ways, ({ die }) => die),
        ([die, faces]) => (
          <section key={die}>
            <h3>{t('roll.die', { n: die + 1 })}</h3>
            <div>{faces.map(face)}</div>
          </section>
        ),
      )}
    </div>
  )
}
