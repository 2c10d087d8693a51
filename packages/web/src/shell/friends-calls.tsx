import { useEffect } from 'preact/hooks'
import { waiting } from '../page/waiting.ts'
import { withWords } from '../text/catalogue-loader.ts'
import { late } from '../ui/late.tsx'
import { lookForTurns } from './look-for-turns.ts'

/** Friends' calls at a table that needs no server: whoever was never online here asks nothing, and loads nothing. */
export function FriendsCalls() {
  useEffect(() => void lookForTurns().catch(() => undefined), []) // everything works without
  return waiting.value.length === 0 ? null : <Calls />
}

const Calls = late(async () => {
  const [{ Calls: Banners }, { whoAmI }] = await withWords(
    Promise.all([import('../online/friends/calls.tsx'), import('../online/account/me.ts')]),
  )
  await whoAmI()
  return Banners
})
