// One way for every script to read its command line, and to say what it takes when asked with --help.
import { parseArgs } from 'node:util'

interface Flag {
  readonly type: 'boolean'
  readonly help: string
}

interface Value {
  readonly type: 'string'
  readonly default?: string
  readonly help: string
}

type Options = Readonly<Record<string, Flag | Value>>
type ValueOf<O extends Flag | Value> = O extends Flag
  ? boolean | undefined
  : O extends { readonly default: string }
    ? string
    : string | undefined

interface CommandLine<O extends Options> {
  readonly values: { readonly [Name in keyof O]: ValueOf<O[Name]> }
  readonly positionals: readonly string[]
}

export function readCommandLine<const O extends Options>(
  command: string,
  purpose: string,
  options: O,
  positionals: Readonly<Record<string, string>> = {},
): CommandLine<O> {
  const help = helpText(command, purpose, options, positionals)
  try {
    const all: Options = { ...options, help: { type: 'boolean', help: '' } }
    const allowPositionals = Object.keys(positionals).length > 0
    const { values, positionals: given } = parseArgs({ options: all, allowPositionals })
    if (values.help === undefined) return { values: values as CommandLine<O>['values'], positionals: given }
  } catch (error) {
    refuse(command, (error as Error).message.split('. To specify', 1)[0]!)
  }
  console.log(help)
  process.exit(0)
}

/** One line about what cannot be, and the end. */
function refuse(command: string, problem: string): never {
  console.error(`${command.split(' --', 1)[0]}: ${problem.replace(/\n.*/s, '')}; --help says what there is`)
  process.exit(2)
}

/** A value as a whole number, or one line and the end. */
export function wholeNumber(command: string, name: string, text: string, least = 1): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < least) refuse(command, `--${name} must be a whole number from ${least} on`)
  return n
}

function helpText(
  command: string,
  purpose: string,
  options: Options,
  positionals: Readonly<Record<string, string>>,
): string {
  const lines = [
    ...Object.entries(positionals),
    ...Object.entries(options).map(([name, option]): [string, string] => {
      if (option.type === 'boolean') return [`--${name}`, option.help]
      return [`--${name} <…>`, option.default ? `${option.help} (${option.default})` : option.help]
    }),
  ]
  const width = Math.max(0, ...lines.map(([name]) => name.length))
  return [`Usage: ${command}`, purpose, ...lines.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)].join('\n')
}
