import { registerArt } from '../ui/art.tsx'

/** The signs and drawings around every table. */
registerArt(import.meta.glob<string>('./{pictures,signs}/*.svg', { query: '?raw', import: 'default', eager: true }))
