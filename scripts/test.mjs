// `npm test`: installs what is missing, runs every check and all tests, and ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, ownNode, root } from './install.mjs'

ensureInstalled()
const node = ownNode()
const bin = join(root, 'node_modules', '.bin')
const folder = mkdtempSync(join(tmpdir(), 'overseer-test-'))
const env = {
  ...process.env,
  CHROMIUM: ensureChromium() ?? '',
  PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
}
const lab = join(root, 'packages/lab/src/main.ts')

/** Each is one check, but for those with a report, which count their tests themselves. */
const checks = [
  { name: 'format', command: 'biome', args: ['format'] },
  { name: 'lint and import arrows', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'unused code', command: 'knip', args: [] },
  vitest('unit tests', []),
  { name: 'every rule has a test', command: node, args: [join(root, 'scripts/rules.ts')] },
  fuzz('shelter', 15),
  fuzz('wasteland', 25),
  {
    name: 'chaos, a few kills',
    command: node,
    args: [join(root, 'scripts/chaos.ts'), '--kills', '6', '--tables', '4'],
  },
  vitest('browser tests', ['--config', join(root, 'packages/web/vitest.config.ts')]),
]

function fuzz(game, seconds) {
  const args = ['--game', game, '--minutes', String(seconds / 60), '--out', join(folder, 'failures')]
  return { name: `fuzz ${game}, ${seconds} seconds`, command: node, args: [lab, 'fuzz', ...args] }
}

function vitest(name, args) {
  const report = join(folder, `${name.replace(' ', '-')}.json`)
  return {
    name,
    report,
    command: 'vitest',
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  }
}

let passed = 0
let failed = 0
for (const { name, command, args, report } of checks) {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  const counts = report === undefined ? undefined : countsIn(report)
  passed += counts?.passed ?? (status === 0 ? 1 : 0)
  failed += counts?.failed ?? (status === 0 ? 0 : 1)
  if (counts !== undefined && status !== 0 && counts.failed === 0) failed++
}
rmSync(folder, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function countsIn(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return undefined
  }
}
