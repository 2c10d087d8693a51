import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))

/** Folders and single files of a package's src, by the others they import, types included. */
function arrows(name: string): Map<string, Set<string>> {
  const src = join(PACKAGES, name, 'src')
  const found = new Map<string, Set<string>>()
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const from = partOf(relative(src, file))
    const to = found.get(from) ?? new Set()
    found.set(from, to)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)) {
      const part = partOf(relative(src, resolve(dirname(file), path!)))
      if (part !== from) to.add(part)
    }
  }
  return found
}

/** The folder at the top in which a file is, or the file itself. */
function partOf(path: string): string {
  return path.split('/')[0]!
}

/** A way from a part back to itself; undefined if there is none. */
function cycleFrom(part: string, graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const seen = new Set<string>()
  const search = (at: string, way: readonly string[]): string[] | undefined => {
    for (const next of graph.get(at) ?? []) {
      if (next === part) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      const cycle = search(next, [...way, next])
      if (cycle !== undefined) return cycle
    }
    return undefined
  }
  return search(part, [part])
}

test.each(readdirSync(PACKAGES))('no folders of packages/%s import each other in a circle', name => {
  const graph = arrows(name)
  expect(graph.size).toBeGreaterThan(0)
  const cycles = [...graph.keys()].map(part => cycleFrom(part, graph)).filter(cycle => cycle !== undefined)
  expect(cycles.map(cycle => cycle.join(' -> '))).toEqual([])
})
