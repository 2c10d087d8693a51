import { storyCommonwealth } from './story-a-commonwealth.ts'
import { storyFarHarbor } from './story-a-far-harbor.ts'
import { storyFollowUps } from './story-a-follow-ups.ts'
import { storyStars } from './story-a-stars.ts'
import type { Story } from './story-type.ts'

/** The star encounters (W1 to W8, S1 to S8) and cards 001 to 043. */
export const storyA: Readonly<Record<string, Story>> = {
  ...storyStars,
  ...storyFollowUps,
  ...storyCommonwealth,
  ...storyFarHarbor,
}
