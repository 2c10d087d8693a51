import { createInterface } from 'node:readline/promises'
import { itemAt } from '@overseer/bots'
import {
  BadInput,
  type GameRecord,
  type Language,
  type Moment,
  type Narrator,
  playback,
  replay as replayRecord,
} from '@overseer/kernel'
import type { Command } from 'commander'
import { language, loadRecord } from './arguments.ts'
import { usualNames, wordsIn } from './words.ts'

interface ReplayFlags {
  lang: Language
  verify?: true
  json?: true
  story?: true
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('step through a recorded game, or verify it')
    .argument('<file>', 'a record')
    .option('--verify', 'only play it and say how it ends')
    .option('--json', 'with --verify: the result as one JSON object')
    .option('--story', 'its story as one text in Markdown, if the game has one')
    .option('--lang <code>', 'en, fr, de or ru', language, 'en')
    .action(replay)
}

async function replay(file: string, flags: ReplayFlags): Promise<void> {
  const { entry, record } = loadRecord(file)
  const { game } = entry
  const end = replayRecord(game, record)
  const seats = game.players(end)
  const names = usualNames(wordsIn(flags.lang), seats)
  if (flags.story && entry.story === null) throw new BadInput('story', `${game.id} has none`)
  if (flags.story && entry.story !== null) return console.log(entry.story(record, flags.lang, names))
  const narrator = entry.narrator(flags.lang, names)
  const result = game.result(end) ?? null
  if (flags.json)
    return console.log(JSON.stringify({ game: game.id, choices: record.choices.length, over: result !== null, result }))
  if (flags.verify || !process.stdin.isTTY) {
    console.log(
      `${file}: ${record.choices.length} choices, all legal; ${result === null ? 'the game is not over' : 'played to its end'}`,
    )
    for (const line of narrator.outcome(game.view(end, 'spectator'))) console.log(line)
    return
  }
  await step([...playback(game, record, 'spectator', { hidden: true })], record, narrator)
}

/** Enter: the next choice; b: back; a number: there; q: leave. */
async function step(moments: readonly Moment[], record: GameRecord, narrator: Narrator): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const most = record.choices.length
  for (let at = 0; ; ) {
    const { view } = itemAt(moments, at)
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
      for (const { event, view: after } of itemAt(moments, target).frames)
        console.log(`  ${narrator.event(after, event)}`)
    at = target
  }
  terminal.close()
}
