export const TRAITS = ['idolized', 'vilified', 'synth', 'superMutant', 'wellRested', 'addicted'] as const
export type Trait = (typeof TRAITS)[number]

/** What lies on the other side of a trait's token, and whether this side shows the lock (W-TRAIT-5, W-TRAIT-6). */
export const TRAIT_SIDES: Readonly<Record<Trait, { readonly other: Trait; readonly lock: boolean }>> = {
  idolized: { other: 'vilified', lock: false },
  vilified: { other: 'idolized', lock: false },
  synth: { other: 'superMutant', lock: true },
  superMutant: { other: 'synth', lock: true },
  wellRested: { other: 'addicted', lock: false },
  addicted: { other: 'wellRested', lock: true },
}
