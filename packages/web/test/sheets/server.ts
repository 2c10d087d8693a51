import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

/** Builds the contact sheets, which are no part of the page, and serves them. */
export async function serveSheets(): Promise<{ address: string; close: () => Promise<void> }> {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'overseer-sheets-'))
  const usual = { root, configFile: false, logLevel: 'error' } as const
  await build({ ...usual, base: './', build: { outDir, target: 'es2023', assetsInlineLimit: 0, emptyOutDir: true } })
  const server = await preview({ ...usual, build: { outDir }, preview: { port: 0 } })
  return {
    address: server.resolvedUrls!.local[0]!,
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true })
    },
  }
}
