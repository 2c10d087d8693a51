import { storyFollowUps } from './follow-ups.ts'
import { storyStars } from './stars.ts'

/** The stories with which any game begins, whatever its scenario, in French. */
export const storyCommon = {
  ...storyStars, // W1 to W8, S1 to S8
  ...storyFollowUps, // 001 to 013
}
