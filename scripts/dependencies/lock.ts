import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One entry of package-lock.json. */
interface Locked {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export type Lock = Readonly<Record<string, Locked>>

/** A package of others that is installed with the project. */
export interface Package extends Locked {
  readonly path: string // as 'node_modules/a/node_modules/b'
  readonly name: string
  readonly version: string
  readonly uses: readonly string[] // paths
}

const MODULES = 'node_modules/'

export function readLock(root: string): Lock {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return (JSON.parse(text) as { packages: Lock }).packages
}

/** All packages of others. Our own are links to folders of the project. */
export function packagesIn(lock: Lock): Package[] {
  return Object.entries(lock).flatMap(([path, locked]) => {
    if (!path.includes(MODULES) || locked.link) return []
    const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length)
    return [{ ...locked, path, name, version: locked.version ?? '', uses: usedBy(lock, path) }]
  })
}

/** What an entry needs, found as Node finds it: in the nearest folder upwards. Our own packages count as what they link to. */
export function usedBy(lock: Lock, path: string): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = lock[path] ?? {}
  const own = path === '' || !path.includes(MODULES)
  const names = [dependencies, optionalDependencies, peerDependencies, own ? devDependencies : {}]
    .flatMap(some => Object.keys(some ?? {}))
    .flatMap(name => resolved(lock, path, name) ?? [])
  return [...new Set(names)]
}

function resolved(lock: Lock, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.includes(MODULES) ? at.slice(0, at.lastIndexOf(MODULES)).replace(/\/$/, '') : '') {
    const path = at === '' ? `${MODULES}${name}` : `${at}/${MODULES}${name}`
    const found = lock[path]
    if (found !== undefined) return found.link ? (found.resolved ?? path) : path
    if (at === '') return undefined
  }
}

/** What a package says of itself where it is installed; undefined if it is not, as those for other machines. */
export function manifestOf(root: string, { path }: Package): { scripts?: Record<string, string> } | undefined {
  const file = join(root, path, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> }) : undefined
}
