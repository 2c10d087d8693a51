import type { Seat } from '@overseer/kernel'
import type { TaskAt } from './content/cards/addresses.ts'
import type { CardNumber } from './content/cards/types.ts'
import type { EncounterDeck } from './content/terms.ts'
import type { Node } from './map/layout.ts'

/** Cards that are being carried out, as a state keeps them. */

/** A card being carried out. Never changed, only replaced. */
export interface Run {
  readonly seat: Seat // whose doing it is
  readonly card: CardNumber
  readonly deck: EncounterDeck | null // of an encounter
  readonly icon: Node // the encounter icon, or NOWHERE
  readonly level: number // what L stands for
  readonly deaths: number // of the survivor when it began: more means killed midway (W-RES-R7)
  readonly excess: number // hits above the difficulty of its last test
  readonly paid: number // Caps
  readonly hurt: number // damage in its last fight
  readonly spot: Node // where the card's marker was when it began
  readonly from: CardNumber // the card that staged it, or 0
}

/** One task of an option or objective. */
export interface TaskRef {
  readonly run: Run
  readonly path: TaskAt
  readonly at: number
}

/** An objective that a trigger has met; it is completed as soon as nothing is half done (W-QCARD-R4). */
export interface Due {
  readonly seat: Seat
  readonly card: CardNumber
  readonly objective: number // from 0
  readonly count: boolean // only one more for a count objective
}
