import { recordOf } from '@overseer/kernel'
import { any, happiness, item, type Letter, type Space, type SpaceCard, space } from './icons.ts'

/** A threat is a space that covers another one. With `needs` it is fought, without it is paid for. */
interface ThreatCard extends SpaceCard {
  readonly copies: number
  readonly letter: Letter
}

const THREAT_CARDS = {
  radroach: { copies: 2, needs: 5, gain: [any(1)], letter: 'A' },
  glowingRadroach: { copies: 1, needs: 6, gain: [any(1)], letter: 'E' },
  moleRat: { copies: 2, needs: 6, gain: [happiness(1)], letter: 'S' },
  feralGhoul: { copies: 2, needs: 7, gain: [happiness(1)], letter: 'I' },
  glowingOne: { copies: 2, needs: 8, gain: [happiness(1)], letter: 'E' },
  radscorpion: { copies: 2, needs: 8, gain: [happiness(1), any(1)], letter: 'P' },
  glowingRadscorpion: { copies: 2, needs: 9, gain: [happiness(1), any(1)], letter: 'E' },
  raider: { copies: 2, needs: 9, gain: [item], letter: 'C' },
  deathclaw: { copies: 1, needs: 9, linked: true, gain: [happiness(2)], letter: 'E' },
  fire: { copies: 1, cost: { water: 1 }, gain: [happiness(1)], letter: 'E' },
  powerFailure: { copies: 1, cost: { power: 2 }, gain: [happiness(1)], letter: 'I' },
} as const satisfies Record<string, ThreatCard>

export type ThreatId = keyof typeof THREAT_CARDS
export const THREAT_IDS = Object.keys(THREAT_CARDS) as ThreatId[]

/** Every threat by its name: the space it puts over another. */
export const THREATS = recordOf(THREAT_IDS, (id): Space => space(THREAT_CARDS[id]))

/** The eighteen cards of the deck. */
export const THREAT_DECK: readonly ThreatId[] = THREAT_IDS.flatMap(id =>
  Array.from({ length: THREAT_CARDS[id].copies }, () => id),
)
