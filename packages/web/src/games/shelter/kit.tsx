import type { RuleId } from '@overseer/kernel'
import { BUILT_ROOMS, type Choice, ITEM_IDS, THREAT_IDS, type View } from '@overseer/shelter'
import { language } from '../../page/settings.ts'
import type { GameKit } from '../kit.ts'
import './art/art.ts'
import { ShelterBoard } from './board/board.tsx'
import { brief, reasons, sameSpace } from './board/forecast.ts'
import { happinessOf } from './board/play.ts'
import { cards, signs } from './legend.tsx'
import { PACE } from './pace.ts'
import { highlights } from './review/highlights.ts'
import { ShelterSummary } from './review/summary.tsx'
import { SOUNDS } from './sounds.ts'
import { shelterSay, t } from './words.ts'

/** Shelter, with its drawn board. */
export const kit: GameKit = {
  Board: ShelterBoard,
  Summary: ShelterSummary,
  pace: PACE,
  turnOver: ['recalled'],
  sounds: SOUNDS,
  chapters: ['roundBegan'],
  favourites: [
    { use: 'room built', title: () => t('favourite.room-built') },
    { use: 'item taken', title: () => t('favourite.item-taken') },
    { use: 'threat beaten', title: () => t('favourite.threat-beaten') },
  ],
  aim: () => [t('aim.wins'), t('aim.ends'), t('aim.turn')],
  signs,
  cards,
  placeOf: thing =>
    typeof thing === 'object' && thing !== null && 'space' in thing && typeof thing.space === 'string'
      ? thing.space
      : null,
  standing: view => {
    const { round, players, result, ending } = view as View
    const scores = players.map((_, seat) => happinessOf(view as View, seat))
    return { round, scores, winners: result?.winners ?? null, agreed: ending === 'agreed' }
  },
  highlights: (view, frames, names) => highlights(view as View, frames, names),
  reasons: (view, choice, names) => reasons(view as View, choice as Choice, names),
  kindOf: (view, choice) => sameSpace(view as View, choice as Choice),
  brief: (view, choice) => brief(view as View, choice as Choice),
  searchTerms,
}

/** The cards that a topic of the rules is about. */
function searchTerms(rule: RuleId): string {
  const say = shelterSay(language.value)
  const cards: Record<string, () => string[]> = {
    ITM: () => ITEM_IDS.map(item => say(`item.${item}`)),
    BLD: () => BUILT_ROOMS.map(room => say(`room.${room}`)),
    THR: () => THREAT_IDS.map(threat => say(`threat.${threat}`)),
  }
  return cards[rule.split('-')[1] ?? '']?.().join(' ') ?? ''
}
