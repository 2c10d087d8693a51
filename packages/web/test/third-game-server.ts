// Serves a page and its tables, and says where: `node third-game-server.ts FOLDER`.
import { serve } from '@overseer/proof'

const [page = ''] = process.argv.slice(2)
const { address } = await serve(0, { page })
console.log(address)
