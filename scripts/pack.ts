// `npm run pack`: the packages as others install them: compiled modules with declarations and source maps, and `overseer`
// itself with the page built in; one tarball each, in the folder pack/ (which git ignores).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { readCommandLine } from './usage.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = readCommandLine('npm run pack', 'Makes tarballs of the packages that others can install.', {
  to: { type: 'string', default: 'pack', help: 'the folder they go to' },
  libraries: { type: 'boolean', help: 'without overseer itself, which has the page built in' },
})
const out = resolve(root, values.to)
const work = join(out, 'work')
const OURS = '@overseer/'

/** The libraries, each after those it needs. */
const LIBRARIES = [...ownDependencies('games'), 'games', 'bots', 'protocol']
const PROGRAMS = ['server', 'lab']

interface Manifest {
  readonly name: string
  readonly version: string
  readonly type: string
  readonly sideEffects?: boolean
  readonly exports: Readonly<Record<string, string>>
  readonly imports?: Readonly<Record<string, { readonly default: string }>>
  readonly dependencies?: Readonly<Record<string, string>>
}

rmSync(out, { recursive: true, force: true })
mkdirSync(work, { recursive: true })
run('tsc', ['-b'], root) // the declarations that packages see of each other
const folders = LIBRARIES.map(library)
if (!values.libraries) folders.push(overseer())
run('npm', ['pack', '--silent', '--pack-destination', out, ...folders], root) // all at once: npm takes long to begin
rmSync(work, { recursive: true, force: true })
for (const file of readdirSync(out)) console.log(join(values.to, file))

function library(name: string): string {
  const folder = join(work, name)
  compile(name, join(folder, 'dist'))
  const { version, type, sideEffects, exports, imports, ...rest } = manifestOf(name)
  describe(folder, {
    name: rest.name,
    version,
    description: `Overseer: ${name}`,
    license: 'MIT',
    type,
    engines: { node: '>=20' },
    ...(sideEffects !== undefined && { sideEffects }),
    exports: Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, compiled(file)])),
    ...(imports !== undefined && {
      imports: Object.fromEntries(Object.entries(imports).map(([path, file]) => [path, compiled(file.default)])),
    }),
    dependencies: exactly(rest.dependencies),
    files: ['dist'],
  })
  return folder
}

/** The command with everything it needs of ours inside: the lab, the server and the page. */
function overseer(): string {
  ensureBuilt()
  const folder = join(work, 'overseer')
  for (const name of PROGRAMS) compile(name, join(folder, name, 'src'))
  cpSync(join(root, 'packages/lab/bin'), join(folder, 'lab/bin'), { recursive: true })
  rewrite(join(folder, 'lab/bin/overseer.mjs'))
  cpSync(join(root, 'packages/web/dist'), join(folder, 'web/dist'), { recursive: true })
  for (const name of LIBRARIES)
    cpSync(join(work, name), join(folder, 'node_modules/@overseer', name), { recursive: true })
  const dependencies = Object.assign(
    {},
    ...[...LIBRARIES, ...PROGRAMS].map(name => manifestOf(name).dependencies ?? {}),
  )
  delete dependencies['@overseer/server']
  describe(folder, {
    name: 'overseer',
    version: manifestOf('lab').version,
    description: 'Two board games of the wasteland: play, serve, simulate',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    bin: { overseer: 'lab/bin/overseer.mjs' },
    dependencies: exactly(dependencies),
    optionalDependencies: broughtNode(), // so that it runs where Node is older
    bundleDependencies: LIBRARIES.map(name => `@overseer/${name}`),
    files: ['lab', 'server', 'web'],
  })
  return folder
}

function broughtNode(): unknown {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Readonly<Record<string, string>>
  }
  return optionalDependencies
}

/** Modules, declarations and source maps of a package. */
function compile(name: string, folder: string): void {
  const source = join(root, 'packages', name)
  const config = join(work, `tsconfig.${name}.json`)
  const { references = [], compilerOptions } = JSON.parse(readFileSync(join(source, 'tsconfig.json'), 'utf8')) as {
    references?: { path: string }[]
    compilerOptions: Readonly<Record<string, unknown>>
  }
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        ...compilerOptions, // its libraries and types
        tsBuildInfoFile: undefined,
        composite: false,
        emitDeclarationOnly: false,
        rewriteRelativeImportExtensions: true,
        sourceMap: true,
        inlineSources: true,
        rootDir: join(source, 'src'),
        outDir: folder,
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [join(source, 'src')],
      references: references.map(({ path }) => ({ path: join(source, path) })),
    }),
  )
  run('tsc', ['-p', config, '--noCheck'], root) // all was checked when the declarations were made
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|d\.ts)$/.test(file)) rewrite(join(folder, file))
}

/** Names of files that the compiler leaves as they are: in declarations, and of workers. */
function rewrite(file: string): void {
  const text = readFileSync(file, 'utf8')
  const done = file.endsWith('.d.ts')
    ? text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2')
    : text.replaceAll(/(['"])(\.[^'"]*)\.ts\1/g, '$1$2.js$1')
  writeFileSync(file, done)
}

/** Which of our packages one depends on: the kernel and the games, for the registry of games. */
function ownDependencies(name: string): string[] {
  const names = Object.keys(manifestOf(name).dependencies ?? {})
  return names.filter(one => one.startsWith(OURS)).map(one => one.slice(OURS.length))
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest
}

/** Where the declarations and the module of a source are. */
function compiled(file: string): { types: string; default: string } {
  const path = file.replace('./src/', './dist/').replace(/\.ts$/, '')
  return { types: `${path}.d.ts`, default: `${path}.js` }
}

/** Our own packages by their version. */
function exactly(dependencies: Readonly<Record<string, string>> = {}): Record<string, string> {
  const entries = Object.entries(dependencies)
  return Object.fromEntries(
    entries.map(([name, range]) => [name, name.startsWith(OURS) ? manifestOf(name.slice(OURS.length)).version : range]),
  )
}

function describe(folder: string, manifest: object): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, file), join(folder, file))
}

function run(command: string, args: readonly string[], cwd: string): void {
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(':')
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  })
  if (status === 0) return
  console.error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`)
  process.exit(1)
}
