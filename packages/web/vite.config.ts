import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'
import { CHUNKS } from './chunks.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  base: './',
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // every browser that runs the page knows it
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: CHUNKS } } },
  },
  worker: { format: 'es' },
  plugins: [serviceWorker()],
})

/** The words of a language are in files of their own, whose names say what they are: `language-fr-wasteland-pitt`. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const [, path = '', language, part = ''] =
    /^.*\/packages\/(.*)\/text\/(\w\w)(?:\.ts|\/(.*)\.ts)$/.exec(facadeModuleId ?? '') ?? []
  if (language === undefined) return `assets/${name}-[hash].js`
  const parts = [path.split('/').findLast(folder => folder !== 'src'), ...part.split('/').filter(Boolean)]
  return `assets/language-${language}-${parts.join('-')}-[hash].js`
}

const LANGUAGE = /\/language-(\w\w)-/

/** Writes the service worker with the names of all built files and a version that changes with any of them. */
function serviceWorker(): Plugin {
  return {
    name: 'overseer-service-worker',
    apply: 'build',
    enforce: 'post', // after Vite has taken out what is empty: a file that is missing leaves nobody a page offline
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
      const words = Object.groupBy(names, name => LANGUAGE.exec(name)?.[1] ?? '')
      const everybody = words['']
      delete words['']
      const source = readFileSync(here('service-worker.ts'), 'utf8')
      const { code } = await transformWithOxc(source, 'service-worker.ts', { target: 'es2023' })
      const constants = `const FILES=${JSON.stringify([...new Set(everybody)])};const WORDS=${JSON.stringify(words)};const VERSION='${hash.digest('hex').slice(0, 12)}';`
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: constants + code })
    },
  }
}
