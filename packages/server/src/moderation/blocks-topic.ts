import { type Bus, topic } from '../bus/bus.ts'

const blocksChanged = topic<{ readonly player: string }>('blocks changed')

/** Somebody has muted or blocked others, or no longer does: wherever they are connected, that holds at once. */
export function tellBlocksChanged(bus: Bus, player: string): void {
  bus.publish(blocksChanged, { player })
}

export function onBlocksChanged(bus: Bus, listen: (player: string) => void): () => void {
  return bus.subscribe(blocksChanged, ({ player }) => listen(player))
}
