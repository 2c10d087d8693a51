import type { TableInfo } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { SeatPatterns } from '../../ui/seat.tsx'
import { me } from '../account/me.ts'
import { get } from '../api.ts'
import { FriendsCard } from '../friends/friends-card.tsx'
import { Column, Columns, Page } from '../page.tsx'
import { errorText } from '../request.tsx'
import { t } from '../words.ts'
import { LobbyBanner, LobbyGuide } from './lobby-banner.tsx'
import { refreshTurns } from './my-turns.ts'
import { QuickMatch } from './quick-match.tsx'
import { TableList } from './table-list.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

const AGAIN_MS = 5000

interface Lists {
  readonly mine: readonly TableInfo[] // those that wait for me first
  readonly open: readonly TableInfo[]
  readonly playing: readonly TableInfo[]
  readonly over: readonly TableInfo[]
  readonly people: number // who are here
}

/** Where one finds people to play with. */
export function Lobby() {
  const lists = useSignal<Lists | null>(null)
  const error = useSignal('')
  useEffect(() => {
    const look = async () => {
      try {
        lists.value = await readLists()
        error.value = ''
      } catch (fault) {
        error.value = errorText(fault)
      }
    }
    void look()
    void refreshTurns()
    const timer = setInterval(() => document.hidden || void look(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [me.value?.id])
  const { mine, open, playing, over, people } = lists.value ?? NOTHING
  const ids = new Set(mine.map(({ id }) => id))
  const others = (tables: readonly TableInfo[]) => tables.filter(({ id }) => !ids.has(id))
  const isNew = lists.value !== null && mine.length === 0 && over.length === 0
  return (
    <Page title={<LobbyBanner known={lists.value !== null} people={people} open={open} playing={playing} />}>
      <SeatPatterns />
      <p role="alert" class={forms.error}>
        {error.value}
      </p>
      {isNew && <LobbyGuide />}
      <Columns>
        <Column>
          {mine.length > 0 && <TableList title={t('lobby.mine')} tables={mine} empty="" />}
          <QuickMatch open={open} />
        </Column>
        <Column>
          <FriendsCard />
          <section class={fields.card}>
            <h2>{t('lobby.friends')}</h2>
            <p class={fields.small}>{t('lobby.friendsHint')}</p>
            <a class="button plain" href="#/online/new">
              {t('lobby.new')}
            </a>
          </section>
          <TableList title={t('lobby.open')} tables={others(open)} empty={t('lobby.noneOpen')} />
          <TableList title={t('lobby.running')} tables={others(playing)} empty={t('lobby.noneRunning')} />
          {over.length > 0 && <TableList title={t('lobby.over')} tables={over} empty="" />}
        </Column>
      </Columns>
    </Page>
  )
}

const NOTHING: Lists = { mine: [], open: [], playing: [], over: [], people: 0 }

async function readLists(): Promise<Lists> {
  const list = async (path: string) => (await get<{ tables: TableInfo[] }>(path)).tables
  const own = async (status: string) => (me.value ? list(`my/tables?status=${status}`) : [])
  const [open, playing, mine, waiting, over, { people }] = await Promise.all([
    list('tables?status=open'),
    list('tables?status=playing'),
    own('playing'),
    own('open'),
    own('over'),
    get<{ people: number }>('crowd'),
  ])
  return { mine: [...mine, ...waiting], open, playing, over, people }
}
