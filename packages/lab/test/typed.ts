import { vi } from 'vitest'
import { run } from '../src/program.ts'

/** What `overseer` says and how it exits, run in this process: to start one takes longer than most commands. */
export async function typed(...words: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' }
  const hear = (to: 'stdout' | 'stderr') => (text: unknown) => {
    said[to] += String(text)
    return true
  }
  const before = process.exitCode
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('stderr')),
    vi.spyOn(console, 'log').mockImplementation(text => void hear('stdout')(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation(text => void hear('stderr')(`${text}\n`)),
  ]
  try {
    process.exitCode = undefined
    const code = await run(words)
    return { status: code ?? process.exitCode ?? 0, ...said }
  } finally {
    process.exitCode = before
    for (const spy of spies) spy.mockRestore()
  }
}
