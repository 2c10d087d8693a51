import { useEffect } from 'preact/hooks'
import { route } from '../route.ts'
import { Account } from './account.tsx'
import { Leaders } from './leaders.tsx'
import { Lobby } from './lobby.tsx'
import { whoAmI } from './me.ts'
import { NewTable } from './new-table.tsx'
import { PlayerPage } from './player.tsx'
import { OnlineReview } from './review.tsx'
import { TablePlace } from './table-place.tsx'

/** Everything that needs a server. */
export function Online() {
  const [, part, id] = route.value
  useEffect(() => {
    void whoAmI().catch(() => undefined) // the screens say what is wrong when they need the server
  }, [])
  if (part === 'new') return <NewTable />
  if (part === 'table' && id !== undefined) return <TablePlace key={id} id={id} />
  if (part === 'review' && id !== undefined) return <OnlineReview key={id} id={id} />
  if (part === 'player' && id !== undefined) return <PlayerPage key={id} id={id} />
  if (part === 'ratings' && id !== undefined) return <Leaders key={id} game={id} />
  if (part === 'account') return <Account />
  return <Lobby />
}
