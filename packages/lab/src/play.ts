import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { type Bot, botCalled, itemAt, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { type GameEntry, gameCalled, READING_NAMES, type ReadingName } from '@overseer/games'
import {
  type Decision,
  type GameRecord,
  type Language,
  Match,
  maySee,
  type Narrator,
  newRecord,
  type Paint,
  type Random,
  type Refusal,
  same,
  type Seat,
  seedRandom,
} from '@overseer/kernel'
import type { Command } from 'commander'
import { botNames, language, loadRecord, seatBots } from './arguments.ts'
import { type SetupFlags, takesSetup, usualSetup } from './setups.ts'
import { type Say, usualNames, wordsIn } from './words.ts'
import { wrap } from './wrap.ts'

interface PlayFlags extends SetupFlags {
  bots: string[]
  lang: Language
  name?: string
  seed?: string
  load?: string
  watch?: true
}

export function addPlay(program: Command): void {
  takesSetup(program.command('play'))
    .description('play in the terminal against bots, or watch them play')
    .option('--bots <names>', 'who plays the other seats, by commas', botNames, ['greedy'])
    .option('--lang <code>', 'en, fr, de or ru', language, 'en')
    .option('--name <name>', 'what you are called')
    .option('--seed <text>', 'what the game is dealt from')
    .option('--load <file>', 'go on with a saved game')
    .option('--watch', 'bots play all seats')
    .action(play)
}

async function play(flags: PlayFlags): Promise<void> {
  const { entry, record } = begin(flags)
  const match: Match = new Match(entry.game, record)
  const seats = match.game.players(match.state)
  const say = wordsIn(flags.lang)
  const people = flags.watch ? 0 : 1
  const bots = seatBots(flags.bots, Math.max(1, seats - people)).map(name =>
    botCalled(name, knowledgeOf(entry.game.id)),
  )
  const names = usualNames(say, seats)
  if (people > 0 && flags.name !== undefined) names[0] = flags.name
  const table = new TerminalTable(match, entry, flags.lang, names, say)
  console.log(say('title', { game: entry.box.name[flags.lang] }))
  if (people > 0) console.log(say('you', { name: names[0]! }))
  await table.run([...Array.from({ length: people }, () => undefined), ...bots], seedRandom(`bots ${record.seed}`))
}

function begin(flags: PlayFlags): { entry: GameEntry; record: GameRecord } {
  if (flags.load !== undefined) return loadRecord(flags.load)
  const entry = gameCalled(flags.game)
  const { options } = usualSetup(entry, flags)
  return { entry, record: newRecord(entry.game, options, flags.seed ?? randomBytes(16).toString('hex')) }
}

const INK = ['\x1b[91m', '\x1b[94m', '\x1b[93m', '\x1b[92m']
const MOODS = { dim: '\x1b[2m', bright: '\x1b[1m', alarm: '\x1b[41;97m' }
const colourful = process.stdout.isTTY && process.env.NO_COLOR === undefined

const paint: Paint = (text, how) => {
  if (!colourful) return text
  return `${typeof how === 'number' ? INK[how % INK.length] : MOODS[how]}${text}\x1b[0m`
}

const isReading = (line: string): line is ReadingName => READING_NAMES.some(name => name === line)

const CHOICE_INDENT = ' '.repeat(6)
const columns = (): number => process.stdout.columns ?? 110

/** One game on one terminal. Seats without a bot are people who share the keyboard. */
class TerminalTable {
  readonly #match: Match
  readonly #narrator: Narrator
  readonly #entry: GameEntry
  readonly #names: readonly string[]
  readonly #say: Say
  #people = new Set<Seat>()
  #shown = '' // the table as it was drawn last

  constructor(match: Match, entry: GameEntry, language: Language, names: readonly string[], say: Say) {
    this.#match = match
    this.#entry = entry
    this.#narrator = entry.narrator(language, names)
    this.#names = names
    this.#say = say
  }

  get #view(): unknown {
    const { game, state } = this.#match
    return game.view(state, game.pending(state)?.seat ?? 0)
  }

  async run(seats: readonly (Bot | undefined)[], random: Random): Promise<void> {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const lines = terminal[Symbol.asyncIterator]()
    const { game } = this.#match
    this.#people = new Set([...seats.keys()].filter(seat => seats[seat] === undefined))
    try {
      for (let pending = game.pending(this.#match.state); pending; pending = game.pending(this.#match.state)) {
        const bot = seats[pending.seat]
        if (bot !== undefined) this.#apply(bot.choose(observe(game, this.#match.state), random))
        else if (!(await this.#ask(pending, lines))) return console.log(this.#say('bye'))
      }
      this.#draw()
      for (const line of this.#narrator.outcome(this.#view)) console.log(wrap(line, columns(), '  '))
    } finally {
      terminal.close()
    }
  }

  /** Shows the table. */
  #draw(): void {
    this.#shown = this.#narrator.picture(this.#view, columns(), paint)
    console.log(`\n${this.#shown}\n`)
  }

  /** Shows the table if it looks different from when it was last shown; many questions follow each other at one table. */
  #redraw(): void {
    if (this.#narrator.picture(this.#view, columns(), paint) === this.#shown) console.log()
    else this.#draw()
  }

  #apply(choice: unknown): void {
    const { game } = this.#match
    const onlookers = this.#people.size === 0 ? (['spectator'] as const) : [...this.#people]
    const told: string[] = []
    this.#match.apply(choice, (event: unknown) => {
      if (onlookers.some(onlooker => maySee(event, onlooker)))
        told.push(this.#narrator.event(game.view(this.#match.state, 'spectator'), event))
    })
    const asked = this.#questionLines()
    for (const text of told) {
      const lines = text.split('\n').filter(line => !asked.has(line))
      if (lines.length > 0) console.log(paint(`  ${wrap(lines.join('\n'), columns(), '  ')}`, 'dim'))
    }
  }

  /** What a person is about to read in the next question: a story is not told before it too. */
  #questionLines(): ReadonlySet<string> {
    const { game, state } = this.#match
    const seat = game.pending(state)?.seat
    return new Set(seat !== undefined && this.#people.has(seat) ? this.#narrator.question(this.#view).split('\n') : [])
  }

  /** Shows the table, numbers the choices and reads lines until one of them is played; false when the person leaves. */
  async #ask(asked: Decision, lines: AsyncIterator<string>): Promise<boolean> {
    const { game, state } = this.#match
    const view = this.#view
    const choices = game.choices(state)
    const who = itemAt(this.#names, asked.seat)
    this.#redraw()
    console.log(paint(wrap(this.#say('turn', { who, question: this.#narrator.question(view) }), columns()), 'bright'))
    for (const [i, choice] of choices.entries())
      console.log(
        `${String(i + 1).padStart(4)}  ${wrap(this.#narrator.choice(view, choice), columns(), CHOICE_INDENT)}`,
      )
    for (;;) {
      process.stdout.write(this.#say('prompt'))
      const line = await lines.next()
      if (line.done || line.value.trim() === 'q') return false
      if (this.#obey(line.value.trim(), choices, view)) return true
    }
  }

  /** Does what a line says; true once the game has moved. */
  #obey(line: string, choices: readonly unknown[], view: unknown): boolean {
    const say = this.#say
    if (line === '' || line === '?') return this.#print(say('help', { rule: itemAt(this.#entry.rules, 0) }))
    if (line === 't') return this.#showAgain()
    if (isReading(line)) return this.#read(line, view)
    if (line === 'u') return this.#undo()
    if (line.startsWith('rule ')) return this.#rule(line.slice(5).trim().toUpperCase())
    if (line.startsWith('save ')) return this.#save(line.slice(5).trim())
    const asking = line.startsWith('?') || line.endsWith('?')
    const text = line.replaceAll('?', '').trim()
    const wish = /^\d+$/.test(text) ? choices[Number(text) - 1] : this.#narrator.wish(view, text)
    if (wish === undefined) return this.#print(say('unknown', { text, most: choices.length }))
    const refusal = this.#match.game.why(this.#match.state, wish)
    if (refusal !== undefined) return this.#refuse(refusal, wish)
    if (!asking) {
      this.#apply(wish)
      return true
    }
    const at = choices.findIndex(choice => same(choice, wish))
    return this.#print(at < 0 ? say('allowedTyped') : say('allowed', { n: at + 1 }))
  }

  #print(text: string): false {
    console.log(wrap(text, columns()))
    return false
  }

  /** Odds, ways and what lies ahead, if the game tells them. */
  #read(name: ReadingName, view: unknown): false {
    const { game, state } = this.#match
    const seat = game.pending(state)?.seat ?? 0
    const lines = this.#entry.readings[name]?.tell(view, seat, this.#narrator.language, this.#names) ?? []
    for (const line of lines) console.log(wrap(line, columns(), '    '))
    return lines.length > 0 ? false : this.#print(this.#say('nothing'))
  }

  #showAgain(): false {
    this.#draw()
    return false
  }

  /** What is in the way now, then the rule itself. */
  #refuse(refusal: Refusal, wish: unknown): false {
    const { rule } = refusal
    const sentence = this.#narrator.refusal(this.#view, refusal, wish)
    const { text, ruling } = this.#narrator.rule(rule) ?? {}
    this.#print(this.#say('refused', { rule, text: sentence }))
    if (text !== undefined && text !== sentence) this.#print(text)
    return ruling === undefined || ruling === sentence ? false : this.#print(this.#say('ruling', { text: ruling }))
  }

  #rule(id: string): false {
    const rule = this.#narrator.rule(id)
    if (rule === undefined) return this.#print(this.#say('noRule', { id }))
    this.#print(`${id}: ${rule.text}`)
    return rule.ruling === undefined ? false : this.#print(this.#say('ruling', { text: rule.ruling }))
  }

  #undo(): boolean {
    const { undoSeat } = this.#match
    const mine = undoSeat !== undefined && this.#people.has(undoSeat)
    const closed = this.#match.undoClosed ?? (mine ? undefined : 'othersDecided')
    if (closed !== undefined) return this.#print(this.#say(`undo.${closed}`))
    this.#match.undo()
    console.log(this.#say('undone'))
    return true
  }

  #save(file: string): false {
    try {
      writeFileSync(file, `${JSON.stringify(this.#match.record)}\n`)
    } catch {
      return this.#print(this.#say('notSaved', { file }))
    }
    return this.#print(this.#say('saved', { file }))
  }
}
