import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../src/index.ts'
import { expect, test } from 'vitest'

/** `npm start`, ended at npm itself, as a service manager or Ctrl+C would. */

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Whether `npm test` or `npm start` has installed what the lock names; else npm start would do so while tests run. */
const stamp = `${root}node_modules/.overseer-installed`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
if (!isInstalled) console.log('npm start is not tested: it would install packages first')

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

test.skipIf(process.platform === 'win32' || !isInstalled).each(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm start ends the server with it',
  { timeout: 600_000 },
  async signal => {
    const port = await freePort()
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: 'sqlite::memory:' }
    const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(npm, 'exit')
    let said = ''
    npm.stdout.on('data', (text: Buffer) => (said += text.toString()))
    await Promise.race([
      expect.poll(() => isUp(port), { timeout: 500_000, interval: 200 }).toBe(true),
      gone.then(() => Promise.reject(new Error(`it ended: ${said}`))),
    ])
    npm.kill(signal)
    await gone
    await expect.poll(() => isUp(port), { timeout: 20_000 }).toBe(false)
  },
)
