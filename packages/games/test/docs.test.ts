import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))

test.each(readdirSync(DOCS).filter(name => name.endsWith('.md')))('every file that docs/%s names is there', name => {
  const text = readFileSync(DOCS + name, 'utf8')
  const paths = [...text.matchAll(/`(?:packages\/)?([a-z]+\/src\/[\w./-]+)`/g)].map(([, path]) => path!)
  expect(paths.filter(path => !existsSync(PACKAGES + path))).toEqual([])
})
