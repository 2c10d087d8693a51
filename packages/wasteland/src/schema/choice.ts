import { BadInput, once, parseWith } from '@overseer/kernel'
import * as z from 'zod'
import type { Choice } from '../choice.ts'
import { AGENDA_IDS } from '../content/agendas.ts'
import { CHARACTER_IDS } from '../content/survivors/characters.ts'
import { ITEM_IDS } from '../content/items/items.ts'
import { PERK_IDS } from '../content/survivors/perks.ts'
import { FACTIONS, LETTERS, SCENARIO_IDS } from '../content/terms.ts'
import { TRAITS } from '../content/survivors/traits.ts'
import { SHIP } from '../map/layout.ts'
import { DEFAULTS, ENCOUNTER_LIMITS, type Options, ROUND_ORDERS } from '../options.ts'

/** The shapes of choices and options from outside, and the pieces that states share with them. */

export const count = z.number().int().min(0).max(1_000_000)
export const seat = z.number().int().min(0).max(3)
export const letter = z.enum(LETTERS)
export const faction = z.enum(FACTIONS)
export const trait = z.enum(TRAITS)
export const itemId = z.enum(ITEM_IDS)
export const perkId = z.enum(PERK_IDS)
export const agendaId = z.enum(AGENDA_IDS)
export const characterId = z.enum(CHARACTER_IDS)
export const cardNumber = z.number().int().min(1).max(175)
export const foeId = z.number().int().min(0).max(1_000_000)
export const node = z
  .number()
  .int()
  .min(-1)
  .max(SHIP + 1)
export const die = z.number().int().min(1).max(6)
export const spaceName = z.string().min(1).max(40)
const which = z.number().int().min(0).max(2)

const is = <D extends string>(what: D) => ({ do: z.literal(what) })
const plain = <const D extends readonly string[]>(...what: D) => z.strictObject({ do: z.enum(what) })

export const choice = once(() =>
  z.discriminatedUnion('do', [
    plain('move', 'camp', 'end', 'rested', 'wantAgendas', 'propose', 'accept', 'counter', 'yes', 'skip', 'agreeEnd'),
    z.strictObject({ ...is('character'), character: characterId }),
    z.strictObject({ ...is('arrange'), equip: z.array(itemId).max(20) }),
    z.strictObject({ ...is('loyal'), agenda: z.nullable(agendaId) }),
    z.strictObject({ ...is('step'), to: spaceName }),
    z.strictObject({ ...is('explore'), tile: spaceName }),
    z.strictObject({ ...is('encounter'), icon: z.enum(['printed', 'sepulcher']) }),
    z.strictObject({ do: z.enum(['fight', 'foe']), foe: foeId }),
    z.strictObject({ do: z.enum(['quest', 'objective']), card: cardNumber, objective: count }),
    z.strictObject({ do: z.enum(['carry', 'putDown']), card: cardNumber }),
    z.strictObject({ ...is('use'), card: z.union([itemId, perkId]), effect: count }),
    z.strictObject({ ...is('reroll'), dice: z.array(which).min(1).max(3) }),
    z.strictObject({ ...is('set'), die: which, face: die }),
    z.strictObject({ ...is('trade'), with: seat }),
    z.strictObject({
      do: z.enum(['pay', 'give', 'want', 'buy', 'sell', 'recruit', 'take', 'discard', 'equip', 'stow']),
      card: itemId,
    }),
    z.strictObject({ do: z.enum(['giveCaps', 'wantCaps', 'caps']), n: count }),
    z.strictObject({ ...is('giveAgenda'), agenda: agendaId, shown: z.boolean() }),
    z.strictObject({ ...is('option'), n: count }),
    z.strictObject({ ...is('agenda'), agenda: agendaId }),
    z.strictObject({ ...is('letter'), letter }),
    z.strictObject({ ...is('perk'), perk: perkId }),
    z.strictObject({ ...is('trait'), trait }),
    z.strictObject({ do: z.enum(['survivor', 'resign', 'withdraw']), seat }),
    z.strictObject({ ...is('space'), at: spaceName }),
    z.strictObject({ ...is('moveFoe'), foe: foeId, to: spaceName }),
  ]),
)

export function parseChoice(data: unknown): Choice {
  return parseWith<Choice>(choice() as unknown as z.ZodType<Choice>, data, 'choice')
}

export const fullOptions = once(() =>
  z.strictObject({
    seats: z.number().int().min(1).max(4),
    scenario: z.enum(SCENARIO_IDS),
    characters: z.nullable(z.array(characterId)),
    first: z.nullable(seat),
    roundOrder: z.enum(ROUND_ORDERS),
    encounterLimit: z.enum(ENCOUNTER_LIMITS),
    equipAtCamp: z.boolean(),
    leadCap: z.nullable(z.literal(3)),
    trackEnd: z.literal([6, 7]),
    drugRisk: z.literal([0, 50, 100]),
    friends: z.nullable(faction),
  }),
)

export const givenOptions = once(() => fullOptions().partial().required({ seats: true }))

/** Options from outside; what they leave out is as in DEFAULTS. */
export function parseOptions(data: unknown): Options {
  const given = parseWith(givenOptions(), data, 'options')
  const options = { ...DEFAULTS, ...given } as Options
  checkOptions(options, 'options')
  return options
}

export function checkOptions({ seats, first, characters }: Options, name: string): void {
  if (first !== null && first >= seats) throw new BadInput(`${name}.first`, `there is no seat ${first} among ${seats}`)
  if (characters !== null && (characters.length !== seats || new Set(characters).size !== seats))
    throw new BadInput(`${name}.characters`, `must name ${seats} different characters`)
}
