import '../play/pictures.ts'
import { registerArt } from '../ui/art.tsx'

/** The signs and drawings of everything online, with those of every table. */
registerArt(import.meta.glob<string>('./{pictures,signs}/*.svg', { query: '?raw', import: 'default', eager: true }))
