// Builds the page if anything it is made of has changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ownNode, root } from './install.mjs'

const stamp = join(root, 'packages/web/dist/.built-from')

export function ensureBuilt() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Building the page …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status, stderr, stdout } = spawnSync(ownNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
  compress(join(root, 'packages/web/dist'))
  writeFileSync(stamp, wanted)
}

/** Puts a compressed copy beside every text, so that no server ever has to. */
function compress(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|webmanifest|txt)$/.test(file)) continue
    const text = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of readdirSync(join(root, 'packages')).sort()) {
    if (name === 'lab' || name === 'server' || name === 'proof') continue // no part of the page
    const folder = join(root, 'packages', name)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (!/^(dist|node_modules|test|records)\b/.test(file) && /\.\w+$/.test(file))
        hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}
