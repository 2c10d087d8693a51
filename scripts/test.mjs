// `npm test`: installs what is missing, runs every check and all tests, and ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium, ensureShell } from './chromium.mjs'
import { ensureInstalled, ownNode, root } from './install.mjs'
import { SideBySide } from './side-by-side.mjs'

if (process.argv.includes('--help')) {
  console.log('Usage: npm test\nRuns every check and all tests, some side by side; the last line counts them.')
  process.exit(0)
}
ensureInstalled()
const node = ownNode()
const bin = join(root, 'node_modules', '.bin')
const folder = mkdtempSync(join(tmpdir(), 'overseer-test-'))
const env = {
  ...process.env,
  CHROMIUM: ensureChromium() ?? '',
  CHROMIUM_SHELL: ensureShell() ?? '',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/overseer'), // tests start hundreds of processes
  PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
}
const lab = join(root, 'packages/lab/src/main.ts')
ensureBuilt() // once, before tests that need the page run side by side

/** Each is one check, but for those with a report, which count their tests themselves. */
const code = [
  { name: 'format', command: 'biome', args: ['format'] },
  { name: 'lint and import arrows', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'dependencies', command: node, args: [join(root, 'scripts/dependencies.ts')] },
  { name: 'every rule has a test', command: node, args: [join(root, 'scripts/rules.ts')] },
]
const unit = vitest('unit tests', [])
const browser = vitest('browser tests', ['--config', join(root, 'packages/web/vitest.config.ts')])
const chaos = {
  name: 'chaos, a few kills',
  command: node,
  args: [join(root, 'scripts/chaos.ts'), '--kills', '4', '--tables', '4', '--patience', '4'], // others work beside it
}

/** A fuzz does what it can in its time, so each has a core to itself; what waits goes beside what computes. */
const stages = [
  dealt(
    gameIds().map(game => fuzz(game, 10)),
    availableParallelism(),
  ),
  [
    [...code, unit],
    [chaos, browser],
  ],
]

/** Dealt to so many lanes. */
function dealt(checks, lanes) {
  return Array.from({ length: lanes }, (_, lane) => checks.filter((_check, at) => at % lanes === lane))
}

/** The games of the registry; asked of a Node that understands it. */
function gameIds() {
  const program = "console.log((await import('@overseer/games/boxes')).GAME_IDS.join())"
  const { stdout } = spawnSync(node, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' })
  return stdout.trim().split(',')
}

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
/** Told again at the end, where somebody with the last page of a long output looks. */
const failures = []

function count({ name, report }, { status, output, seconds }) {
  console.log(`\n— ${name}, ${Math.round(seconds)} s\n${output.trimEnd()}`)
  const counts = report === undefined ? undefined : countsIn(report)
  passed += counts?.passed ?? (status === 0 ? 1 : 0)
  if (status === 0) return
  failed += Math.max(1, counts?.failed ?? 1)
  failures.push(...(counts?.failures.length ? counts.failures : [`${name}\n${output.trimEnd().slice(-2000)}`]))
}

const checks = new SideBySide({ cwd: root, env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    await checks.end()
    rmSync(folder, { recursive: true, force: true })
    process.exit(1)
  })
for (const lanes of stages) await checks.run(lanes, count)
rmSync(folder, { recursive: true, force: true })
for (const failure of failures) console.log(`\n× ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function countsIn(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failuresOf) }
  } catch {
    return undefined
  }
}

/** Which test of a file failed and why; or why the file as a whole did, where no test of it began. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const tests = assertionResults.filter(test => test.status === 'failed')
  if (tests.length === 0) return status === 'failed' ? [`${file}\n${message}`] : []
  return tests.map(test => `${file}: ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 2000)}`)
}
