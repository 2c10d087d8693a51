import { useEffect } from 'preact/hooks'
import { route } from '../page/route.ts'
import { Account } from './account/account.tsx'
import { ResetScreen } from './account/forgotten.tsx'
import { Banned, isBanned, seeBan } from './account/banned.tsx'
import { whoAmI } from './account/me.ts'
import { AdminDoor } from './admin/door.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { NewTable } from './lobby/new-table.tsx'
import { askMaintenance } from './maintenance.tsx'
import './pictures.ts'
import { Leaders } from './players/leaderboard.tsx'
import { PlayerScreen } from './players/player.tsx'
import { OnlineReview } from './table/review.tsx'
import { OnlineTableScreen } from './table/table-screen.tsx'

/** Everything that needs a server. */
export function Online() {
  const [, part, id] = route.value
  useEffect(() => {
    void whoAmI().catch(seeBan) // the screens say what is wrong when they need the server
    void askMaintenance().catch(() => undefined)
  }, [])
  if (isBanned()) return <Banned />
  if (part === 'new') return <NewTable key={id} friend={id} />
  if (part === 'table' && id !== undefined) return <OnlineTableScreen key={id} id={id} />
  if (part === 'review' && id !== undefined) return <OnlineReview key={id} id={id} />
  if (part === 'player' && id !== undefined) return <PlayerScreen key={id} id={id} />
  if (part === 'ratings' && id !== undefined) return <Leaders key={id} game={id} />
  if (part === 'account') return <Account />
  if (part === 'reset' && id !== undefined) return <ResetScreen key={id} token={id} />
  if (part === 'admin') return <AdminDoor id={id} />
  return <Lobby />
}
