// An attack in a thread of its own, so that whoever measures is not kept waiting by whoever attacks.
import { parentPort, workerData } from 'node:worker_threads'
import { Assault, type Target } from './assault.ts'
import { ASSAULTS } from './assaults.ts'

const { name, target } = workerData as { name: string; target: Target }
const assault = new Assault(target)
parentPort!.once('message', () => assault.stop())
await Promise.race([
  ASSAULTS[name]!(assault).catch((error: unknown) => assault.count(String(error))),
  new Promise(resolve => parentPort!.once('message', () => setTimeout(resolve, 1000))),
])
parentPort!.postMessage(assault.answers)
parentPort!.close()
setTimeout(() => process.exit(0), 100)
