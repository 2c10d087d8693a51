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
import { addVerify } from './verify.ts'

const program = new Command('overseer')
  .description('Play, simulate, measure and check the games of Overseer')
  .addHelpText(
    'after',
    '\nFor a server and its database: serve, patch, backup FILE, restore FILE, drill, admin (docs/operating.md)',
  )
  .showHelpAfterError(false)
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'overseer: ')) })

for (const add of [
  addPlay,
  addSim,
  addBench,
  addReplay,
  addVerify,
  addEngine,
  addFuzz,
  addSteer,
  addStrength,
  addTrain,
])
  add(program)

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof BadInput) {
    console.error(`overseer: ${error.message}`)
    process.exitCode = 2
  } else throw error
}
