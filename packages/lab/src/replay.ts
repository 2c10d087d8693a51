import { createInterface } from 'node:readline/promises'
import {
  type Game,
  type GameRecord,
  type Language,
  type Narrator,
  opening,
  replay as replayRecord,
} from '@overseer/kernel'
import type { Command } from 'commander'
import { language, loadRecord } from './arguments.ts'

interface ReplayFlags {
  lang: Language
  verify?: true
  json?: true
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('step through a recorded game, or verify it')
    .argument('<file>', 'a record')
    .option('--verify', 'only play it and say how it ends')
    .option('--json', 'with --verify: the result as one JSON object')
    .option('--lang <code>', 'en, fr, de or ru', language, 'en')
    .action(replay)
}

async function replay(file: string, flags: ReplayFlags): Promise<void> {
  const { entry, record } = loadRecord(file)
  const { game } = entry
  const end = replayRecord(game, record)
  const seats = game.players(end)
  const narrator = entry.narrator(
    flags.lang,
    Array.from({ length: seats }, (_, seat) => `${seat + 1}`),
  )
  const view = game.view(end, 'spectator')
  const result = game.result(end) ?? null
  if (flags.json)
    return console.log(JSON.stringify({ game: game.id, choices: record.choices.length, over: result !== null, result }))
  if (flags.verify || !process.stdin.isTTY) {
    console.log(
      `${file}: ${record.choices.length} choices, all legal; ${result === null ? 'the game is not over' : 'played to its end'}`,
    )
    for (const line of narrator.outcome(view)) console.log(line)
    return
  }
  await step(game, record, narrator)
}

/** Enter: the next choice; b: back; a number: there; q: leave. */
async function step(game: Game, record: GameRecord, narrator: Narrator): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const most = record.choices.length
  let at = 0
  let state = opening(game, record)
  for (;;) {
    const view = game.view(state, 'spectator')
    console.log(`\n${narrator.picture(view, process.stdout.columns ?? 110, text => text)}\n`)
    if (at < most) console.log(`next: ${narrator.choice(view, record.choices[at])}`)
    else for (const line of narrator.outcome(view)) console.log(line)
    const line = (
      await terminal.question(`choice ${at} of ${most} (Enter: next, b: back, a number: go there, q: quit) `)
    ).trim()
    if (line === 'q') break
    const target = line === '' ? at + 1 : line === 'b' ? at - 1 : Number(line)
    if (!Number.isInteger(target) || target < 0 || target > most) continue
    if (target === at + 1)
      game.apply(state, record.choices[at], event =>
        console.log(`  ${narrator.event(game.view(state, 'spectator'), event)}`),
      )
    else state = replayRecord(game, record, target)
    at = target
  }
  terminal.close()
}
