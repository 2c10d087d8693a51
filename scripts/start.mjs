// `npm start`: installs what is missing and runs the main job, on any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, ownNode, root } from './install.mjs'

ensureInstalled()
const run = spawnSync(ownNode(), [`${root}/packages/lab/src/main.ts`, 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(run.status ?? 1)
