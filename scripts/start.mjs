// `npm start`: installs what is missing, builds the page if it has changed, and serves it with everything online. Runs on any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, ownNode, root } from './install.mjs'

ensureInstalled()
ensureBuilt()
const env = { NODE_COMPILE_CACHE: `${root}/node_modules/.cache/overseer`, ...process.env }
const run = spawnSync(ownNode(), [`${root}/packages/server/src/main.ts`], { stdio: 'inherit', env })
process.exit(run.status ?? 1)
