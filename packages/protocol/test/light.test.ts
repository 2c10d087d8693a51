import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The files that are loaded with one, and what else they import; types are gone by then. */
function loadedWith(file: URL, seen = new Set<string>(), others = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return others
  seen.add(file.href)
  const code = readFileSync(file, 'utf8').replaceAll(/(import|export) type [^']*'[^']*'/g, '')
  for (const [, name] of code.matchAll(/from '([^']*)'/g))
    if (name!.startsWith('.')) loadedWith(new URL(name!, file), seen, others)
    else others.add(name!)
  return others
}

test('what the page loads of the protocol brings no schemas along, and the schemas do', () => {
  const at = (file: string): URL => new URL(`../src/${file}`, import.meta.url)
  expect([...loadedWith(at('index.ts'))]).toEqual(['@overseer/kernel'])
  expect([...loadedWith(at('schemas.ts'))]).toContain('zod')
})
