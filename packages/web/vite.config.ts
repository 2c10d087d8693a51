import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: { outDir: 'dist', target: 'es2023', assetsInlineLimit: 0, cssCodeSplit: true },
  worker: { format: 'es' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
