// Finds a Chromium for the browser tests, or installs Debian's where that can be done.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const SHELL = '/usr/bin/chromium-headless-shell'

export function ensureChromium() {
  const found = process.env.CHROMIUM ?? PLACES.find(existsSync)
  if (found !== undefined) return found
  if (install('chromium') && existsSync(PLACES[0])) return PLACES[0]
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM.',
  )
  return undefined
}

/** Chromium without its windows, which shows pages for less work; undefined where there is none: then the whole one does. */
export function ensureShell() {
  const found = process.env.CHROMIUM_SHELL ?? (existsSync(SHELL) ? SHELL : undefined)
  if (found !== undefined || !existsSync('/usr/bin/apt-get')) return found
  return install('chromium-headless-shell') && existsSync(SHELL) ? SHELL : undefined
}

function install(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...command) =>
    spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  console.error(`Installing ${name} for the browser tests …`)
  const apt = [...sudo, 'apt-get']
  return run(...apt, 'update', '-qq') && run(...apt, 'install', '-y', '-qq', name)
}
