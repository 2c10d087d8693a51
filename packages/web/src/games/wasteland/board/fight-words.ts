import { FACTION_SHEETS, type Foe, foeOdds, type View } from '@overseer/wasteland'
import type { Play } from './play.ts'

/** What a fight with somebody on the map would be like for whoever is at this screen; nothing for what is no enemy. */
export function fightWords({ view, near, captions }: Play, foe: Foe): string | undefined {
  const { character, node } = view.players[near] ?? { character: null, node: -1 }
  if (character === null || node < 0 || !isKnownEnemy(view, foe)) return undefined
  return captions.fight(foeOdds(view, near, foe))
}

function isKnownEnemy({ options }: View, { kind, up }: Foe): boolean {
  return up && ((kind !== 'star' && kind !== 'shield') || FACTION_SHEETS[options.scenario][kind].role === 'enemy')
}

/** The drawing of somebody on the map whose face is known. */
export function lookOf({ options }: View, { kind, face }: Foe) {
  return kind === 'star' || kind === 'shield' ? FACTION_SHEETS[options.scenario][kind].token : face
}
