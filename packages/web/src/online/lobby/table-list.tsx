import { isGame } from '@overseer/games/boxes'
import type { TableInfo } from '@overseer/protocol'
import { Emblem } from '../../games/emblem.tsx'
import { coverOf, gameName } from '../../games/kits.ts'
import { optionNames } from '../../play/game-options.tsx'
import { me } from '../account/me.ts'
import { ago } from '../time.ts'
import { t } from '../words.ts'
import { nameAt, nameOf } from './chairs.ts'
import { clockText } from './clocks.ts'
import { waitsForMe } from './my-turns.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import css from './table-list.module.css'

export function TableList({ title, tables, empty }: { title: string; tables: readonly TableInfo[]; empty: string }) {
  return (
    <section class={fields.card}>
      <h2>{title}</h2>
      {tables.length === 0 && <p class={fields.small}>{empty}</p>}
      <ul class={forms.rows}>
        {tables.map(table => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

function TableLine({ table }: { table: TableInfo }) {
  const { id, chairs, status } = table
  const mine = chairs.some(({ player }) => player !== null && player.id === me.value?.id)
  const waits = waitsForMe(table)
  const names = chairs.map(nameOf).join(', ')
  return (
    <li class={`${css.line} ${waits ? css.waits : ''}`}>
      <Emblem game={table.game} class={css.emblem} />
      <span class={css.who}>
        <ChairNames game={table.game} chairs={chairs} />
        <span class={fields.small}>{factsOf(table).join(' · ')}</span>
        <span class={fields.small}>{stateOf(table, waits)}</span>
      </span>
      <a
        class={`button ${waits ? 'main' : ''}`}
        href={status === 'over' ? `#/online/review/${id}` : `#/online/table/${id}`}
        aria-label={t('app.labeled', { what: actionOf(status, mine), text: names })}
      >
        {actionOf(status, mine)}
      </a>
    </li>
  )
}

/** Who sits there: a piece in the colour of each seat, and a faint one where nobody does. */
function ChairNames({ game, chairs }: Pick<TableInfo, 'game' | 'chairs'>) {
  const { Piece } = coverOf(game)
  return (
    <span class={css.chairs}>
      {chairs.map(chair => (
        <span key={chair.seat} data-free={chair.player === null && chair.bot === null}>
          <Piece seat={chair.seat} />
          {nameOf(chair)}
        </span>
      ))}
    </span>
  )
}

function actionOf(status: TableInfo['status'], mine: boolean): string {
  if (status === 'over') return t('home.review')
  if (status === 'unplayable') return t('lobby.enter')
  if (status === 'open') return mine ? t('lobby.enter') : t('lobby.join')
  return mine ? t('home.continue') : t('lobby.watch')
}

/** What a table is like, in a few words. */
export function factsOf({ game, options, clock, rated, listed }: TableInfo): string[] {
  return [
    gameName(game),
    ...(isGame(game) ? optionNames(game, options) : []),
    clockText(clock),
    ...(rated ? [t('table.rated')] : []),
    ...(listed ? [] : [t('table.private')]),
  ]
}

function stateOf({ status, turn, chairs, since, created, ended, result }: TableInfo, waits: boolean): string {
  if (status === 'over') {
    const winners = (result?.winners ?? []).map(seat => nameAt(chairs, seat)).join(', ')
    return `${winners === '' ? t('table.nobodyWon') : t('table.won', { who: winners })} · ${ago(ended ?? created)}`
  }
  if (status === 'unplayable') return t('table.rests')
  if (status === 'open') {
    const free = chairs.filter(({ player, bot }) => player === null && bot === null).length
    return free === 0 ? t('lobby.allSeated') : t('lobby.freeChairs', { n: free })
  }
  const who = turn === null ? '' : nameAt(chairs, turn)
  return `${waits ? t('lobby.yourTurn') : t('table.turnOf', { who })} · ${ago(since ?? created)}`
}
