import { storyCRoad } from './story-c-road.ts'
import { storyCShadows } from './story-c-shadows.ts'
import { storyCSky } from './story-c-sky.ts'
import { storyCWild } from './story-c-wild.ts'
import type { Story } from './story-type.ts'

/** The side chains 101 to 159; 100 is out of use. */
export const storyC: Readonly<Record<string, Story>> = { ...storyCSky, ...storyCWild, ...storyCShadows, ...storyCRoad }
