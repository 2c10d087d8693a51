// `npm start`: installs what is missing, builds the page if it has changed, and serves it with everything online. Runs on any Node from 20 on.
import { run } from '../packages/lab/bin/run.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, ownNode, root } from './install.mjs'

if (process.argv.includes('--help')) {
  console.log(
    'Usage: npm start\nBuilds the page and serves it. Settings come from the environment: see docs/operating.md.',
  )
  process.exit(0)
}
ensureInstalled()
ensureBuilt()
const env = { NODE_COMPILE_CACHE: `${root}/node_modules/.cache/overseer`, ...process.env }
run(ownNode(), [`${root}/packages/server/src/main.ts`], env)
