import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Sign } from '../art/art.tsx'
import { BOXES, GAME_IDS, type GameId } from '../games.ts'
import { go } from '../route.ts'
import { usualWishes } from '../screens/agreed.tsx'
import { get, post } from './api.ts'
import { LIVE_CLOCKS } from './clocks.ts'
import { Frame } from './frame.tsx'
import { GuestName } from './guest-name.tsx'
import { becomeSomebody, me } from './me.ts'
import { refreshTurns } from './my-games.ts'
import { TableList } from './table-list.tsx'
import { Told, troubleText, useDeed } from './trouble.tsx'
import type { TableInfo } from './types.ts'
import { t } from './words.ts'
import css from './online.module.css'

const AGAIN_MS = 5000
const WAITS = [0, 30, 60, 180] as const // seconds

interface Lists {
  readonly mine: readonly TableInfo[] // those that wait for me first
  readonly open: readonly TableInfo[]
  readonly playing: readonly TableInfo[]
  readonly over: readonly TableInfo[]
}

/** Where one finds people to play with. */
export function Lobby() {
  const lists = useSignal<Lists>({ mine: [], open: [], playing: [], over: [] })
  const trouble = useSignal('')
  useEffect(() => {
    const look = async () => {
      try {
        lists.value = await readLists()
        trouble.value = ''
      } catch (error) {
        trouble.value = troubleText(error)
      }
    }
    void look()
    void refreshTurns()
    const timer = setInterval(() => document.hidden || void look(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [me.value?.id])
  const { mine } = lists.value
  const ids = new Set(mine.map(({ id }) => id))
  return (
    <Frame title={t('lobby.title')}>
      <p role="alert" class={css.trouble}>
        {trouble.value}
      </p>
      <div class={css.columns}>
        <div class={css.column}>
          {mine.length > 0 && <TableList title={t('lobby.mine')} tables={mine} empty="" />}
          <PlayNow open={lists.value.open} />
          <section class={css.card}>
            <h2>{t('lobby.friends')}</h2>
            <p class={css.small}>{t('lobby.friendsHint')}</p>
            <a class="button plain" href="#/online/new">
              {t('lobby.new')}
            </a>
          </section>
        </div>
        <div class={css.column}>
          <TableList
            title={t('lobby.open')}
            tables={lists.value.open.filter(({ id }) => !ids.has(id))}
            empty={t('lobby.noneOpen')}
          />
          <TableList
            title={t('lobby.running')}
            tables={lists.value.playing.filter(({ id }) => !ids.has(id))}
            empty={t('lobby.noneRunning')}
          />
          {lists.value.over.length > 0 && <TableList title={t('lobby.over')} tables={lists.value.over} empty="" />}
        </div>
      </div>
    </Frame>
  )
}

async function readLists(): Promise<Lists> {
  const list = async (path: string) => (await get<{ tables: TableInfo[] }>(path)).tables
  const own = async (status: string) => (me.value ? list(`my/tables?status=${status}`) : [])
  const [open, playing, mine, waiting, over] = await Promise.all([
    list('tables?status=open'),
    list('tables?status=playing'),
    own('playing'),
    own('open'),
    own('over'),
  ])
  return { mine: [...mine, ...waiting], open, playing, over }
}

/** One click to a game with whoever is there; after a wait that the player sets, bots take the free chairs. */
function PlayNow({ open }: { open: readonly TableInfo[] }) {
  const game = useSignal<GameId>('shelter')
  const players = useSignal(2)
  const wait = useSignal<number>(30)
  const deed = useDeed()
  const { seats } = BOXES[game.value]
  const play = async () => {
    const who = await becomeSomebody()
    const found = open.find(
      one =>
        one.game === game.value &&
        one.fills !== null &&
        one.chairs.length === players.value &&
        one.chairs.some(({ player, bot }) => player === null && bot === null) &&
        one.chairs.every(({ player }) => player?.id !== who.id),
    )
    if (found !== undefined && wait.value > 0 && (await joined(found.id))) return go('online', 'table', found.id)
    const { id } = await post<TableInfo>('tables', quickTable(game.value, players.value, wait.value))
    go('online', 'table', id)
  }
  return (
    <section class={css.card}>
      <h2>{t('lobby.quick')}</h2>
      <GuestName />
      <label class={css.field}>
        {t('setup.game')}
        <select value={game.value} onChange={event => (game.value = event.currentTarget.value as GameId)}>
          {GAME_IDS.map(id => (
            <option key={id} value={id}>
              {t(`game.${id}`)}
            </option>
          ))}
        </select>
      </label>
      <label class={css.field}>
        {t('setup.seats')}
        <select value={players.value} onChange={event => (players.value = Number(event.currentTarget.value))}>
          {Array.from({ length: seats.max - 1 }, (_, i) => i + 2).map(n => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label class={css.field}>
        {t('lobby.wait')}
        <select value={wait.value} onChange={event => (wait.value = Number(event.currentTarget.value))}>
          {WAITS.map(seconds => (
            <option key={seconds} value={seconds}>
              {t(`lobby.wait.${seconds}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class={`button main ${css.big}`} disabled={deed.busy} onClick={() => void deed.run(play)}>
        <Sign name="play" /> {t('home.play')}
      </button>
      <Told deed={deed} />
    </section>
  )
}

/** Somebody may have been faster: then there is no chair, and one makes a table. */
async function joined(id: string): Promise<boolean> {
  try {
    await post(`tables/${id}/join`)
    await post(`tables/${id}/ready`, { ready: true })
    return true
  } catch {
    return false
  }
}

function quickTable(game: GameId, players: number, wait: number): object {
  const bot = { bot: BOXES[game].bots[1]! }
  const others = Array.from({ length: players - 1 }, () => (wait === 0 ? bot : { person: true }))
  return {
    game,
    options: usualWishes(game),
    chairs: [{ person: true }, ...others],
    listed: true,
    ...(wait === 0 ? {} : { clock: LIVE_CLOCKS.calm, fillAfter: wait * 1000 }),
  }
}
