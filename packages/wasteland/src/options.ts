import type { Seat } from '@overseer/kernel'
import type { CharacterId } from './content/survivors/characters.ts'
import type { Faction, ScenarioId } from './content/terms.ts'

/** How a change of first player acts on the sequence of turns (W-ROUND-R1). */
export const ROUND_ORDERS = ['deferred', 'frozen', 'cycle'] as const
export type RoundOrder = (typeof ROUND_ORDERS)[number]

/** W-ENC-R1. */
export const ENCOUNTER_LIMITS = ['perTurn', 'perIcon'] as const
export type EncounterLimit = (typeof ENCOUNTER_LIMITS)[number]

/** What the players agree on before they begin. */
export interface Options {
  readonly seats: number // 1 to 4
  readonly scenario: ScenarioId
  readonly characters: readonly CharacterId[] | null // by seat; null: everybody picks (W-SETUP-13)
  readonly first: Seat | null // null: chance decides (W-SETUP-12)
  readonly roundOrder: RoundOrder
  readonly encounterLimit: EncounterLimit
  readonly equipAtCamp: boolean // W-CAMP-R4
  readonly leadCap: 3 | null // the most influence a lead gives
  readonly trackEnd: 6 | 7
  readonly drugRisk: 0 | 50 | 100 // in per cent
  readonly friends: Faction | null // the co-operative variant: all survivors stand by this faction against the other
}

export const DEFAULTS: Omit<Options, 'seats'> = {
  scenario: 'commonwealth',
  characters: null,
  first: null,
  roundOrder: 'deferred',
  encounterLimit: 'perTurn',
  equipAtCamp: false,
  leadCap: null,
  trackEnd: 6,
  drugRisk: 50,
  friends: null,
}
