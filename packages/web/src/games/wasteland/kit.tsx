import { captions, type Choice, type View } from '@overseer/wasteland'
import { language } from '../../page/settings.ts'
import { late } from '../../ui/late.tsx'
import type { GameKit } from '../kit.ts'
import { WastelandBoard } from './board/board.tsx'
import { walkFrom } from './board/targets.ts'
import { cards, searchTerms, signs } from './legend.tsx'
import { PACE } from './pace.ts'
import { endsAll, reasons } from './reasons.ts'
import { highlights } from './review/highlights.ts'
import { SOUNDS } from './sounds.ts'
import { t } from './words.ts'

/** Wasteland. */
export const kit: GameKit = {
  Board: WastelandBoard,
  Summary: late(async () => (await import('./review/summary.tsx')).WastelandSummary),
  Moment: late(async () => (await import('./review/moment.tsx')).WastelandMoment),
  pace: PACE,
  turnOver: ['turnEnded'],
  sounds: SOUNDS,
  chapters: ['roundBegan'],
  placeOf,
  walk: (view, choice, to) => walkFrom(view as View, choice as Choice, to),
  standing: view => {
    const { round, players, result } = view as View
    const scores = players.map(({ influence }) => influence)
    return { round, scores, winners: result?.winners ?? null, agreed: result?.ending === 'agreed' }
  },
  highlights: (view, frames, names) => highlights(view as View, frames, names),
  reasons: (view, choice, names) => reasons(view as View, choice as Choice, names),
  endsAll: (view, choice) => endsAll(view as View, choice as Choice),
  aim: view => aimOf(view as View | undefined),
  signs,
  cards,
  searchTerms: rule => searchTerms(rule.split('-')[1] ?? ''),
  favourites: [
    { use: 'character played', title: () => t('favourite.character-played') },
    { use: 'enemy killed', title: () => t('favourite.enemy-killed') },
    { use: 'item gained', title: () => t('favourite.item-gained') },
    { use: 'perk gained', title: () => t('favourite.perk-gained') },
  ],
}

/** Together it is one's faction that has to get there (the co-operative variant). */
function aimOf(view: View | undefined): readonly [string, string, string] {
  const friends = view?.options.friends ?? null
  if (view === undefined || friends === null) return [t('aim.wins'), t('aim.ends'), t('aim.turn')]
  const faction = captions(language.value, []).faction(view, friends)
  return [t('aim.together', { faction }), t('aim.lost'), t('aim.turn')]
}

/** The space that a choice or an event is about, by its name in the rules. */
function placeOf(thing: unknown): string | null {
  if (typeof thing !== 'object' || thing === null) return null
  if ('at' in thing && typeof thing.at === 'string') return thing.at
  if ('to' in thing && typeof thing.to === 'string') return thing.to
  return 'tile' in thing && typeof thing.tile === 'string' && 'do' in thing ? thing.tile : null
}
