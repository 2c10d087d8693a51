import { createHash } from 'node:crypto'
import { type Lock, type Package, packagesIn, usedBy } from './lock.ts'

/** A list of everything the project is made of, for programs that look for known holes: CycloneDX 1.6. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.6'
  readonly serialNumber: string
  readonly version: 1
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface Component {
  readonly type: 'application' | 'library'
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly scope?: 'required' | 'optional' | 'excluded'
  readonly purl?: string
  readonly licenses?: readonly object[]
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[]
}

/** Made from the lock alone, so the same lock gives the same list, byte for byte. */
export function sbomOf(lock: Lock): Sbom {
  const { name = 'overseer', version = '0.0.0', license } = lock['']!
  const ref = `pkg:npm/${name}@${version}`
  const packages = packagesIn(lock)
  const refs = new Map(packages.map(one => [one.path, purlOf(one)]))
  const named = (paths: readonly string[]): string[] => [...new Set(paths.flatMap(path => refs.get(path) ?? []))].sort()
  const own = Object.keys(lock).filter(path => !path.includes('node_modules/'))
  const components = new Map(packages.map(one => [purlOf(one), componentOf(one)]))
  const needs = new Map<string, Set<string>>()
  for (const one of packages) needs.set(purlOf(one), new Set([...(needs.get(purlOf(one)) ?? []), ...named(one.uses)]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': ref, name, version, ...licencesOf(license) },
    },
    components: [...components.values()],
    dependencies: [
      { ref, dependsOn: named(own.flatMap(path => usedBy(lock, path))) },
      ...[...needs].map(([of, on]) => ({ ref: of, dependsOn: [...on].sort() })),
    ],
  }
}

function componentOf(one: Package): Component {
  const [scope, bare] = one.name.split('/')
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    ...(bare === undefined ? {} : { group: scope }),
    name: bare ?? one.name,
    version: one.version,
    scope: one.dev || one.devOptional ? 'excluded' : one.optional ? 'optional' : 'required', // excluded: only while we build
    purl: purlOf(one),
    ...licencesOf(one.license),
    hashes: [{ alg: 'SHA-512', content: hexOf(one.integrity ?? '') }],
  }
}

function purlOf({ name, version }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function licencesOf(license: string | undefined): { licenses?: readonly object[] } {
  if (license === undefined) return {}
  return { licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }] }
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
}

/** A UUID that follows from a text (version 8: by a hash of our own choice). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
