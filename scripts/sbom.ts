// `npm run sbom`: the list of everything the project is made of, as CycloneDX; on the standard output, or into a file.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readLock } from './dependencies/lock.ts'
import { sbomOf } from './dependencies/sbom.ts'
import { readCommandLine } from './usage.ts'

const { values } = readCommandLine('npm run sbom', 'Lists everything the project is made of (CycloneDX 1.6, JSON).', {
  out: { type: 'string', help: 'the file to write; without it, to the standard output' },
})
const text = `${JSON.stringify(sbomOf(readLock(fileURLToPath(new URL('..', import.meta.url)))), null, 2)}\n`
if (values.out === undefined) process.stdout.write(text)
else writeFileSync(values.out, text)
