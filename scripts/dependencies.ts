// `npm run dependencies`: every package of others is pinned by its hash, under a licence we take, needed by somebody, and runs
// nothing when it is installed. What bench/peers measures us against is no part of the project.
import { fileURLToPath } from 'node:url'
import { faultsIn } from './dependencies/checks.ts'
import { packagesIn, readLock } from './dependencies/lock.ts'
import { readCommandLine } from './usage.ts'

readCommandLine('npm run dependencies', 'Checks the packages of others that the project is made of.', {})
const root = fileURLToPath(new URL('..', import.meta.url))
const lock = readLock(root)
const faults = faultsIn(lock, root)
for (const fault of faults) console.error(fault)
console.log(`${packagesIn(lock).length} packages, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
