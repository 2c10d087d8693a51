// An attack in a thread of its own, so that whoever measures is not kept waiting by whoever attacks.
import { parentPort, workerData } from 'node:worker_threads'
import { Assault, type Field } from './assault.ts'
import { ASSAULTS } from './assaults.ts'

const { name, field } = workerData as { name: string; field: Field }
const assault = new Assault(field)
parentPort!.once('message', () => assault.stop())
await Promise.race([
  ASSAULTS[name]!(assault).catch((error: unknown) => assault.count(String(error))),
  new Promise(resolve => parentPort!.once('message', () => setTimeout(resolve, 1000))),
])
parentPort!.postMessage(assault.answers)
parentPort!.close()
setTimeout(() => process.exit(0), 100)
