import { resign } from '@overseer/kernel'
import type { Choice, Who } from '../choice.ts'
import { type Letter, LETTERS } from '../content/icons.ts'
import { ITEM_IDS } from '../content/items.ts'
import { BUILT_ROOMS } from '../content/rooms.ts'
import { playerAt, spaceIn } from '../state.ts'
import { parseSpace, spaceCalled, type SpaceName } from '../vault.ts'
import type { View } from '../view.ts'
import type { ShelterSay } from './catalogues.ts'

/**
 * A wish as somebody types it: `T5` sends a dweller there, `S T5` the one trained in S; the name of an item uses or
 * takes it, the name of a room builds it, a letter trains in it.
 */
export function parseWish(say: ShelterSay, view: View, words: string): Choice | undefined {
  const text = words.trim().toLowerCase()
  if (text === say('choice.resign').toLowerCase()) return resign(view.pending?.seat ?? 0)
  const [first = '', second] = text.toUpperCase().split(/\s+/)
  const to = (parseSpace(second ?? first) === undefined ? undefined : (second ?? first)) as SpaceName | undefined
  if (to !== undefined) return placing(view, to, second === undefined ? undefined : first)
  if (view.pending?.ask === 'trainAny' && isLetter(first)) return { do: 'train', letter: first }
  const item = ITEM_IDS.find(id => say(`item.${id}`).toLowerCase().startsWith(text) && text !== '')
  if (item !== undefined) return aboutItem(view, item)
  const room = BUILT_ROOMS.find(id => say(`room.${id}`).toLowerCase().startsWith(text) && text !== '')
  return room === undefined ? undefined : { do: 'room', room }
}

function isLetter(text: string): text is Letter {
  return (LETTERS as readonly string[]).includes(text)
}

/** Who is not named is whoever suits best: an injured dweller where only those may go, else an untrained one. */
function placing(view: View, space: SpaceName, named: string | undefined): Choice {
  const { hurtOnly = false, linked = false } = spaceIn(view, spaceCalled(space)) ?? {}
  const player = playerAt(view, view.pending?.seat ?? 0)
  const well: Who = player.plain > 0 ? 'plain' : (player.trained[0] ?? 'plain')
  const who: Who = named !== undefined && isLetter(named) ? named : hurtOnly ? 'hurt' : well
  if (!linked) return { do: 'place', who, space }
  const other = player.plain > (who === 'plain' ? 1 : 0) ? 'plain' : (player.trained.find(one => one !== who) ?? who)
  return who === 'plain' || other !== 'plain'
    ? { do: 'place', who, with: other, space }
    : { do: 'place', who: other, with: who, space }
}

function aboutItem({ pending }: View, item: (typeof ITEM_IDS)[number]): Choice {
  if (pending?.ask === 'takeItem') return { do: 'item', item }
  if (pending?.ask === 'payItem') return { do: 'discard', item }
  if (pending?.ask === 'readyItem') return { do: 'ready', item }
  return { do: 'use', item }
}
