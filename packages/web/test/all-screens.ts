import { ONLINE_SCREENS } from './online-screens.ts'
import { SCREENS } from './screens.ts'
import { WASTELAND_SCREENS } from './wasteland-screens.ts'

/** Every screen there is, of every game and online. */
export const ALL_SCREENS = { ...SCREENS, ...ONLINE_SCREENS, ...WASTELAND_SCREENS }
