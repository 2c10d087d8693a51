import { storyChoir } from './choir.ts'
import { storyRoad } from './road.ts'
import { storyShadows } from './shadows.ts'
import { storySky } from './sky.ts'
import { storyVault84 } from './vault84.ts'
import { storyVault109 } from './vault109.ts'
import { storyWild } from './wild.ts'

/** The stories that any game may come to later, whatever its scenario, in German. 100 is out of use. */
export const storyLater = {
  ...storyVault84, // from 067 on
  ...storyVault109,
  ...storyChoir, // to 099
  ...storySky, // the side chains, from 101 on
  ...storyWild,
  ...storyShadows,
  ...storyRoad, // to 159
}
