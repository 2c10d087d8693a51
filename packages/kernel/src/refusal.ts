/** The ID of a rule, such as `SH-PLC-2`. */
export type RuleId = string

/**
 * Why a choice is not allowed: the rule, and where it helps what on the table calls for it, as plain data of the game's
 * own (`{ missing: { water: 1 } }`, `{ takenBy: 2 }`). A narrator puts it into words.
 */
export interface Refusal {
  readonly rule: RuleId
  readonly facts?: Readonly<Record<string, unknown>>
}
