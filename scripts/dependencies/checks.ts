import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, manifestOf, type Package, packagesIn, usedBy } from './lock.ts'

/**
 * Licences under which we take packages. All let us pass on what we build; MPL asks for the source of its own files only,
 * which we do not change, and OFL is for fonts.
 */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'MPL-2.0',
  'OFL-1.1',
])
const AT_INSTALLATION = ['preinstall', 'install', 'postinstall'] // npm runs `prepare` for folders only
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/

/** What is wrong with the packages of others, a sentence each; none if all is well. */
export function faultsIn(lock: Lock, root: string): string[] {
  const packages = packagesIn(lock)
  const needed = reached(lock)
  return packages.flatMap(one => [
    ...pinningFaults(one),
    ...licenceFaults(one),
    ...scriptFaults(one, root),
    ...(needed.has(one.path) ? [] : [`${nameOf(one)} is needed by nobody`]),
  ])
}

const nameOf = ({ name, version }: Package): string => `${name} ${version}`

function pinningFaults(one: Package): string[] {
  const faults: string[] = []
  if (!/^\d+\.\d+\.\d+/.test(one.version)) faults.push(`${nameOf(one)} has no exact version`)
  if (!INTEGRITY.test(one.integrity ?? '')) faults.push(`${nameOf(one)} is not pinned by its SHA-512`)
  if (one.resolved !== undefined && !one.resolved.startsWith('https://'))
    faults.push(`${nameOf(one)} does not come from a registry over HTTPS`)
  return faults
}

function licenceFaults(one: Package): string[] {
  const { license = 'none' } = one
  return isAllowed(license) ? [] : [`${nameOf(one)} has a licence we do not take: ${license}`]
}

/** By an expression of SPDX: one of those joined by OR will do, of those joined by AND all must. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed)
  return ALLOWED.has(plain)
}

/** Nothing runs when it is installed: neither what it says, nor what npm would build by itself. */
function scriptFaults(one: Package, root: string): string[] {
  const scripts = Object.keys(manifestOf(root, one)?.scripts ?? {})
  const bad = AT_INSTALLATION.filter(name => scripts.includes(name))
  if (one.hasInstallScript && bad.length === 0) bad.push('install')
  if (existsSync(join(root, one.path, 'binding.gyp'))) bad.push('a build of node-gyp')
  return bad.map(script => `${nameOf(one)} would run ${script} when it is installed`)
}

/** What the project and its own packages need, directly or not. */
function reached(lock: Lock): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = Object.keys(lock).filter(path => !path.includes('node_modules/'))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const next of usedBy(lock, path))
      if (!seen.has(next)) {
        seen.add(next)
        waiting.push(next)
      }
  return seen
}
