#!/usr/bin/env node
// The project runs on Node 24 or later and brings it along; this file is all that an older Node has to understand.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// One command for everything; what is about a server and its database is in packages/server.
const OF_THE_SERVER = ['serve', 'patch', 'backup', 'restore']
const file = OF_THE_SERVER.includes(process.argv[2]) ? '../../server/src/commands/main.ts' : '../src/main.ts'
const main = fileURLToPath(new URL(file, import.meta.url))
const own = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url))

const cache = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'overseer-compile-cache') // halves the start

if (Number(process.versions.node.split('.')[0]) >= 24) {
  module.enableCompileCache(cache)
  await import(main)
} else if (existsSync(own)) {
  const run = spawnSync(own, [main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  })
  process.exit(run.status ?? 1)
} else {
  console.error(`overseer needs Node 24 or later; this is ${process.version}. Run 'npm ci' in the project first.`)
  process.exit(2)
}
