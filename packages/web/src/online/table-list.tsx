import { isGame } from '../games.ts'
import { valueName } from '../screens/agreed.tsx'
import { nameOf } from './chairs.ts'
import { clockText } from './clocks.ts'
import { me } from './me.ts'
import { waitsForMe } from './my-games.ts'
import { ago } from './time.ts'
import type { TableInfo } from './types.ts'
import { t } from './words.ts'
import css from './online.module.css'

export function TableList({ title, tables, empty }: { title: string; tables: readonly TableInfo[]; empty: string }) {
  return (
    <section class={css.card}>
      <h2>{title}</h2>
      {tables.length === 0 && <p class={css.small}>{empty}</p>}
      <ul class={css.tables}>
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
    <li class={waits ? css.waits : ''}>
      <span class={css.who}>
        <b>{names}</b>
        <span class={css.small}>{factsOf(table).join(' · ')}</span>
        <span class={css.small}>{stateOf(table, waits)}</span>
      </span>
      <a
        class={`button ${waits ? 'main' : ''}`}
        href={status === 'over' ? `#/online/review/${id}` : `#/online/table/${id}`}
        aria-label={`${actionOf(status, mine)}: ${names}`}
      >
        {actionOf(status, mine)}
      </a>
    </li>
  )
}

function actionOf(status: TableInfo['status'], mine: boolean): string {
  if (status === 'over') return t('home.review')
  if (status === 'unplayable') return t('lobby.enter')
  if (status === 'open') return mine ? t('lobby.enter') : t('lobby.join')
  return mine ? t('home.continue') : t('lobby.watch')
}

export function gameName(game: string): string {
  return isGame(game) ? t(`game.${game}`) : game
}

/** What a table is like, in a few words. */
export function factsOf({ game, options, clock, rated, listed }: TableInfo): string[] {
  const { scenario, friends } = options as { scenario?: string; friends?: string | null }
  return [
    gameName(game),
    ...(scenario === undefined ? [] : [valueName('scenario', scenario)]),
    ...(friends == null ? [] : [valueName('friends', friends)]),
    clockText(clock),
    ...(rated ? [t('table.rated')] : []),
    ...(listed ? [] : [t('table.private')]),
  ]
}

function stateOf({ status, turn, chairs, since, created, ended, result }: TableInfo, waits: boolean): string {
  if (status === 'over') {
    const winners = (result?.winners ?? []).map(seat => nameOf(chairs[seat]!)).join(', ')
    return `${winners === '' ? t('table.nobodyWon') : t('table.won', { who: winners })} · ${ago(ended ?? created)}`
  }
  if (status === 'unplayable') return t('table.rests')
  if (status === 'open') {
    const free = chairs.filter(({ player, bot }) => player === null && bot === null).length
    return t('lobby.freeChairs', { n: free })
  }
  const who = turn === null ? '' : nameOf(chairs[turn]!)
  return `${waits ? t('lobby.yourTurn') : t('table.turnOf', { who })} · ${ago(since ?? created)}`
}
