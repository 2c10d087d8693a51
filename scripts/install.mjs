// Runs on any Node from 20 on: installs what package-lock.json names, if that has not been done yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}/node_modules/.overseer-installed`

/** The Node that the project brings along, or this one if it is new enough. */
export function ownNode() {
  const brought = `${root}/node_modules/.bin/node`
  if (existsSync(brought)) return brought
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `Overseer needs Node 24 or later on this system; this is ${process.version}. Install it from nodejs.org.`,
  )
  process.exit(1)
}

export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing what the project needs …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed: see above. A connection to the npm registry is needed the first time.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
