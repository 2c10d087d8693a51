import { type Chance, type Choice, type ItemId, type Odds, type PerkId, PERKS } from '@overseer/wasteland'
import { Mark } from '../art/mark.tsx'
import { ItemPicture, PerkPicture } from '../art/picture.tsx'
import { useBoard, usePlay } from '../board/board-state.ts'
import { t } from '../words.ts'
import { average, percent } from '../../../text/numbers.ts'
import { upright } from '../../../ui/screen-size.ts'
import css from './odds-table.module.css'

type Reroll = Extract<Choice, { do: 'reroll' }>
type Use = Extract<Choice, { do: 'use' }>

interface Row {
  readonly choice: Choice
  readonly label: string
  readonly note: string
  readonly chance: Chance | undefined // undefined: it changes no odds
  readonly n: number | null // its key; null: it lies in the prompt, too, and has it there
}

/** Every answer to a roll as a row that makes it, with the chance to win, and in a fight what it would cost. */
export function OddsTable({
  is,
  odds,
  kept,
  again,
  from,
}: {
  is: 'test' | 'fight'
  odds: Odds
  kept: Chance // as the dice lie
  again: { readonly reroll: Reroll; readonly chance: Chance } | null // the dice that are picked
  from: number // the key of the first card
}) {
  const board = useBoard()
  const { choices, narrator, view, captions } = usePlay()
  const uses = choices.filter((choice): choice is Use => choice.do === 'use')
  const rest = choices.filter(choice => choice.do === 'rested' || choice.do === 'skip')
  const only = upright.value // a phone has no other place for answers
  const rows: Row[] = [
    ...(again === null ? [] : [rerollRow(again.reroll, again.chance, only ? 1 : null)]),
    ...uses.map(
      (choice, at): Row => ({
        choice,
        label: captions.card(choice.card),
        note: captions.use(choice.card, choice.effect),
        chance: helpOf(odds, choice),
        n: from + at,
      }),
    ),
    ...rest.map((choice): Row => {
      const chance = choice.do === 'skip' ? kept : odds.helps.find(help => help.is === 'rested')?.chance
      const n = choice.do === 'skip' ? 0 : from + uses.length
      return { choice, label: narrator.choice(view, choice), note: '', chance, n: only ? n : null }
    }),
  ]
  return (
    <div class={css.odds} data-is={is}>
      <p class={css.head} aria-hidden="true">
        <span>{t('roll.what')}</span>
        <span>{t(is === 'test' ? 'roll.pass' : 'roll.kill')}</span>
        {is === 'fight' && (
          <>
            <span>{t('roll.damage')}</span>
            <span>{t('roll.death')}</span>
          </>
        )}
      </p>
      {rows.map(row => (
        <button
          key={row.label + row.note}
          type="button"
          class={css.row}
          data-main={row.choice.do === 'reroll'}
          {...(row.n === null ? {} : { 'data-answer': row.n })}
          onClick={() => board.choose(row.choice)}
        >
          <span class={css.what}>
            {row.n !== null && <kbd aria-hidden="true">{row.n}</kbd>}
            <Sign choice={row.choice} />
            <span class={css.words}>
              <b>{row.label}</b> {row.note !== '' && <small>{row.note}</small>}
            </span>
          </span>
          {row.chance !== undefined && <Figures is={is} chance={row.chance} />}
        </button>
      ))}
    </div>
  )
}

function rerollRow(choice: Reroll, chance: Chance, n: number | null): Row {
  return { choice, label: t('roll.reroll', { n: choice.dice.length }), note: '', chance, n }
}

function helpOf({ helps }: Odds, { card, effect }: Use): Chance | undefined {
  return helps.find(help => help.is === 'card' && help.card === card && help.effect === effect)?.chance
}

function Sign({ choice }: { choice: Choice }) {
  if (choice.do === 'use')
    return choice.card in PERKS ? (
      <PerkPicture of={choice.card as PerkId} />
    ) : (
      <ItemPicture of={choice.card as ItemId} />
    )
  return <Mark name={choice.do === 'reroll' ? 'reroll' : choice.do === 'rested' ? 'wellRested' : 'check'} />
}

/** The chance as a bar and a number; in a fight the damage on average, and how likely one dies. */
function Figures({ is, chance: { win, damage, die } }: { is: 'test' | 'fight'; chance: Chance }) {
  const { say } = usePlay().captions
  const spoken =
    is === 'test'
      ? say('odds.test', { win: Math.round(win * 100) })
      : say('odds.fight', { win: Math.round(win * 100), damage: average(damage), die: Math.round(die * 100) })
  return (
    <>
      <span class="visually-hidden">{spoken}</span>
      <span class={css.win} aria-hidden="true">
        <i>
          <i style={{ width: `${win * 100}%` }} />
        </i>
        <b>
          {is === 'fight' && <Mark name="target" />} {percent(win)}
        </b>
      </span>
      {is === 'fight' && (
        <>
          <span class={css.damage} aria-hidden="true">
            <Mark name="hp" /> {average(damage)}
          </span>
          <span class={css.die} aria-hidden="true" data-none={die === 0}>
            <Mark name="skull" /> {percent(die)}
          </span>
        </>
      )}
    </>
  )
}
