// Runs on any Node from 20 on: a program in the foreground, which ends with us however we end.
import { spawn } from 'node:child_process'

const LOOK_MS = 500

/** Runs a program until it ends, and ends as it did. It hears what we are told, and goes when whoever started us is gone. */
export function run(command, args, env) {
  const child = spawn(command, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, LOOK_MS).unref()
  child.on('error', error => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 130 : 143)))
}
