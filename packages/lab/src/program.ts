import { BadInput } from '@overseer/kernel'
import { Command, CommanderError } from 'commander'
import { addBench } from './bench.ts'
import { addEngine } from './engine/engine.ts'
import { addFuzz } from './fuzz.ts'
import { addPlay } from './play.ts'
import { addReplay } from './replay.ts'
import { addSim } from './sim.ts'
import { addSteer } from './steer.ts'
import { addStrength } from './strength.ts'
import { addTrain } from './train.ts'
import { addUses } from './uses.ts'
import { addVerify } from './verify.ts'

const COMMANDS = [
  ...[addPlay, addSim, addBench, addReplay, addVerify, addEngine],
  ...[addFuzz, addSteer, addUses, addStrength, addTrain],
]

function overseer(): Command {
  const program = new Command('overseer')
    .description('Play, simulate, measure and check the games of Overseer')
    .addHelpText(
      'after',
      '\nFor a server and its database: serve, patch, backup FILE, restore FILE, drill, farm, admin (docs/operating.md)',
    )
    .showHelpAfterError(false)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'overseer: ')) })
  for (const add of COMMANDS) add(program)
  return program
}

/** Runs what was typed after `overseer`. Its exit code, where what was typed decides it: 2 for what cannot be understood. */
export async function run(typed: readonly string[]): Promise<number | undefined> {
  try {
    await overseer().parseAsync(typed, { from: 'user' })
    return undefined
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof BadInput)) throw error
    console.error(`overseer: ${error.message}`)
    return 2
  }
}
