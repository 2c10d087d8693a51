import { registerArt } from '../../../ui/art.tsx'
import powerFailure from '../../../ui/pictures/powerFailure.svg?raw'

/** The drawings of Shelter: signs, rooms, items, threats, and what is around them. The page's own fault is one of its threats. */
registerArt(import.meta.glob<string>('./*/*.svg', { query: '?raw', import: 'default', eager: true }))
registerArt({ './threats/powerFailure.svg': powerFailure })
