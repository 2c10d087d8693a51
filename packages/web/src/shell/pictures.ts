import { registerArt } from '../ui/art.tsx'
import powerFailure from '../ui/pictures/powerFailure.svg?raw'

/** The drawings of the start page and of a fault. */
registerArt(import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true }))
registerArt({ './pictures/powerFailure.svg': powerFailure })
