import { useEffect, useMemo } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { attention, suggested } from '../table/attention.ts'
import { playSound } from '../table/sound.ts'
import { Stage } from '../table/stage.ts'
import type { Table } from '../table/table.ts'

function pointNowhere(): void {
  attention.value = null
  suggested.value = []
}

/** The show of a table, with its sounds, for as long as the table is on screen. */
export function useStage(table: Table): Stage {
  const stage = useMemo(() => {
    const { kit } = gameCalled(table.game)
    const made = new Stage(table, kit)
    made.listen(({ event }) => {
      const sound = kit.sounds[(event as { type: string }).type]
      if (sound !== undefined) playSound(sound)
    })
    return made
  }, [table])
  useEffect(() => () => stage.close(), [stage])
  useEffect(() => table.state.subscribe(pointNowhere), [table]) // what was pointed at was of the position before
  useEffect(() => pointNowhere, [])
  return stage
}
