import { storyCapital } from './story-b-capital.ts'
import { storyChoir } from './story-b-choir.ts'
import { storyPitt } from './story-b-pitt.ts'
import { storyVault84 } from './story-b-vault84.ts'
import { storyVault109 } from './story-b-vault109.ts'
import type { Story } from './story-type.ts'

/** Cards 044 to 099: the Capital Wasteland, the Pitt, the two vaults, and the choir of Atom as far as its last remnants. */
export const storyB: Readonly<Record<string, Story>> = {
  ...storyCapital,
  ...storyPitt,
  ...storyVault84,
  ...storyVault109,
  ...storyChoir,
}
