import { COUNTRY } from './scenes/country.ts'
import { SCIENCE } from './scenes/science.ts'
import { SKY } from './scenes/sky.ts'
import { STRANGERS } from './scenes/strangers.ts'
import { TOWNS } from './scenes/towns.ts'
import { VAULTS } from './scenes/vaults.ts'
import { ON_THE_WAY } from './scenes/way.ts'

/** Every vignette, by what it shows. */
export const VIGNETTES = { ...COUNTRY, ...TOWNS, ...ON_THE_WAY, ...SCIENCE, ...VAULTS, ...SKY, ...STRANGERS }

export type VignetteName = keyof typeof VIGNETTES
