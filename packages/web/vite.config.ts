import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  base: './',
  build: { outDir: 'dist', target: 'es2023', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  plugins: [serviceWorker()],
})

/** Writes the service worker with the names of all built files and a version that changes with any of them. */
function serviceWorker(): Plugin {
  return {
    name: 'overseer-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => !/-(greek|vietnamese|ext)-|\.woff$/.test(fileName))
      const hash = createHash('sha256')
      for (const file of files) hash.update(file.fileName).update('code' in file ? file.code : file.source)
      const names = [
        './',
        './index.html',
        './manifest.webmanifest',
        './app-icon.svg',
        ...files.map(({ fileName }) => `./${fileName}`),
      ]
      const source = readFileSync(here('service-worker.ts'), 'utf8')
      const { code } = await transformWithOxc(source, 'service-worker.ts', { target: 'es2023' })
      const constants = `const FILES=${JSON.stringify([...new Set(names)])};const VERSION='${hash.digest('hex').slice(0, 12)}';`
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: constants + code })
    },
  }
}
