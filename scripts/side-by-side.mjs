// Runs commands side by side. Each in a group of its own, so that whatever it has started ends with it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const GRACE_MS = 5000
const hasGroups = process.platform !== 'win32'

export class SideBySide {
  #options
  #running = new Set()
  #ending = false

  /** Where commands run, and with what environment. */
  constructor(options) {
    this.#options = options
  }

  /** Lanes go on at the same time, the commands of a lane one after another. Each is told whole as soon as it has ended. */
  async run(lanes, tell) {
    const go = async lane => {
      for (const one of lane) if (!this.#ending) tell(one, await this.#one(one))
    }
    await Promise.all(lanes.map(go))
  }

  /** Into a file and not a pipe: a pipe would stay open as long as anything that the command left behind. */
  async #one({ command, args }) {
    const folder = mkdtempSync(join(tmpdir(), 'overseer-output-'))
    const file = openSync(join(folder, 'output'), 'w')
    const began = performance.now()
    const child = spawn(command, args, { ...this.#options, stdio: ['ignore', file, file], detached: hasGroups })
    this.#running.add(child)
    const status = await once(child, 'exit').then(
      ([code]) => code ?? 1,
      error => `${command}: ${error.message}`,
    )
    this.#running.delete(child)
    closeSync(file)
    const output = readFileSync(join(folder, 'output'), 'utf8')
    rmSync(folder, { recursive: true })
    const seconds = (performance.now() - began) / 1000
    return typeof status === 'string' ? { status: 1, output: status, seconds } : { status, output, seconds }
  }

  /** Ends every command with all that it has started, by force if need be; no other begins. */
  async end() {
    this.#ending = true
    const children = [...this.#running]
    const gone = Promise.all(children.map(child => once(child, 'exit')))
    for (const child of children) signal(child, 'SIGTERM')
    let timer
    await Promise.race([gone, new Promise(resolve => (timer = setTimeout(resolve, GRACE_MS)))])
    clearTimeout(timer)
    for (const child of children) signal(child, 'SIGKILL')
  }
}

function signal(child, name) {
  try {
    if (hasGroups) process.kill(-child.pid, name)
    else child.kill(name)
  } catch {
    // it has ended already
  }
}
