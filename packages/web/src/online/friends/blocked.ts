import type { Block } from '@overseer/protocol'
import { useEffect, useState } from 'preact/hooks'
import { me } from '../account/me.ts'
import { call, get } from '../api.ts'

interface Blocked {
  readonly blocked: readonly string[]
  block(player: string, wanted: boolean): Promise<void>
}

/** Whom I do not want to meet. */
export function useBlocked(): Blocked {
  const [blocked, setBlocked] = useState<readonly string[]>([])
  const look = async () => {
    if (!me.peek()) return
    const { blocks } = await get<{ blocks: Block[] }>('blocks')
    setBlocked(blocks.filter(({ how }) => how === 'block').map(({ player }) => player.id))
  }
  useEffect(() => void look().catch(() => undefined), [me.value?.id])
  return {
    blocked,
    async block(player, wanted) {
      await call(wanted ? 'PUT' : 'DELETE', `blocks/${player}`, wanted ? { how: 'block' } : undefined)
      await look()
    },
  }
}
