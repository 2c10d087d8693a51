import { parseArgs } from 'node:util'
import { readConfig } from '../operations/config.ts'

/**
 * The commands of those who run a server: `overseer serve`, `patch`, `backup FILE`, `restore FILE`, `drill`, `farm`,
 * `admin …`. Each loads only what it needs.
 */

const USAGE = `overseer serve             run the server, like npm start without building the page
overseer patch             play all stored games again by today's rules and list those that differ
overseer backup FILE       copy the database into a file; the server may run meanwhile
overseer restore FILE      fill an empty database from such a file
overseer drill [FILE]      restore a backup, a fresh one or that file, into a copy and prove that it is whole
overseer farm              what a cheater gains who plays many accounts against each other; --json, --accounts N, --days N
overseer admin …           what moderators and admins do; alone, it lists what there is
  --force                  overwrite the file, or all that is in the database

The environment says which database, as it does to the server (DATABASE_URL), and by
which key backups are sealed (BACKUP_KEY): see docs/operating.md.`

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`overseer: ${(error as Error).message}\n`)
  process.exitCode = 2
}

async function run(args: readonly string[]): Promise<number> {
  if (args[0] === 'admin' && !args.includes('--help'))
    return (await import('./admin.ts')).admin(readConfig(process.env).DATABASE_URL, args.slice(1), Date.now, print)
  if (args[0] === 'farm' && !args.includes('--help')) return (await import('./farm.ts')).farm(args.slice(1), print)
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const [command, file, ...rest] = positionals
  if (values.help) return say(USAGE, 0)
  const wantsFile = command === 'backup' || command === 'restore'
  if (rest.length > 0 || (command !== 'drill' && wantsFile !== (file !== undefined))) return say(USAGE, 2)
  const { DATABASE_URL: url, BACKUP_KEY: key } = readConfig(process.env)
  switch (command) {
    case 'serve':
      await import('../main.ts')
      return 0
    case 'patch':
      return (await (await import('./patch.ts')).patch(url, print)) === 0 ? 0 : 1
    case 'backup':
      return say(await (await import('./backup.ts')).backup(url, file!, values.force, key), 0)
    case 'restore':
      return say(await (await import('./restore.ts')).restore(url, file!, values.force, Date.now(), key), 0)
    case 'drill':
      await (await import('./drill.ts')).drill({ url, file, key, now: Date.now, print })
      return 0
    default:
      return say(USAGE, 2)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function say(text: string, code: number): number {
  if (code === 0) print(text)
  else process.stderr.write(`${text}\n`)
  return code
}
