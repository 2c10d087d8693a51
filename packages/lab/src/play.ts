import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { type Bot, botCalled, type Entry, eyesOf } from '@overseer/bots'
import { gameCalled } from '@overseer/bots/games'
import {
  type GameRecord,
  Match,
  maySee,
  type Narrator,
  newRecord,
  type Paint,
  type Random,
  same,
  type Seat,
  seedRandom,
  speaker,
} from '@overseer/kernel'
import type { Command } from 'commander'
import { botNames, language, loadRecord, seatBots } from './arguments.ts'
import { type SetupFlags, takesSetup, usualSetup } from './setups.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { ru } from './text/ru.ts'
import { wrap } from './wrap.ts'

const CATALOGUES = { en, fr, de, ru }

interface PlayFlags extends SetupFlags {
  bots: string[]
  lang: keyof typeof CATALOGUES
  name: string
  seed?: string
  load?: string
  watch?: true
}

export function addPlay(program: Command): void {
  takesSetup(program.command('play'))
    .description('play in the terminal against bots, or watch them play')
    .option('--bots <names>', 'who plays the other seats, by commas', botNames, ['greedy'])
    .option('--lang <code>', 'en, fr, de or ru', language, 'en')
    .option('--name <name>', 'what you are called', 'Ada')
    .option('--seed <text>', 'what the game is dealt from')
    .option('--load <file>', 'go on with a saved game')
    .option('--watch', 'bots play all seats')
    .action(play)
}

async function play(flags: PlayFlags): Promise<void> {
  const { entry, record } = begin(flags)
  const match: Match = new Match(entry.game, record)
  const seats = match.game.players(match.state)
  const say = speaker<typeof en>(flags.lang, CATALOGUES[flags.lang])
  const people = flags.watch ? 0 : 1
  const bots = seatBots(flags.bots, Math.max(1, seats - people)).map(name => botCalled(name, entry))
  const names = Array.from({ length: seats }, (_, seat) => (seat < people ? flags.name : seatName(seat)))
  const table = new TerminalTable(match, entry.narrator(flags.lang, names), names, say)
  console.log(say('title', { game: entry.game.id }))
  if (people > 0) console.log(say('you', { name: names[0]! }))
  await table.run([...Array.from({ length: people }, () => undefined), ...bots], seedRandom(`bots ${record.seed}`))
}

function seatName(seat: number): string {
  return ['Ada', 'Boris', 'Chloé', 'Dieter'][seat] ?? String(seat + 1)
}

function begin(flags: PlayFlags): { entry: Entry; record: GameRecord } {
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

const CHOICE_INDENT = ' '.repeat(6)
const columns = (): number => process.stdout.columns ?? 110

/** One game on one terminal. Seats without a bot are people who share the keyboard. */
class TerminalTable {
  readonly #match: Match
  readonly #narrator: Narrator
  readonly #names: readonly string[]
  readonly #say: ReturnType<typeof speaker<typeof en>>
  #people = new Set<Seat>()
  #shown = '' // the table as it was drawn last

  constructor(match: Match, narrator: Narrator, names: readonly string[], say: ReturnType<typeof speaker<typeof en>>) {
    this.#match = match
    this.#narrator = narrator
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
        if (bot !== undefined) this.#apply(bot.choose(eyesOf(game, this.#match.state), random))
        else if (!(await this.#ask(lines))) return console.log(this.#say('bye'))
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
    const here = this.#people.size === 0 ? (['spectator'] as const) : [...this.#people]
    this.#match.apply(choice, (event: unknown) => {
      if (!here.some(onlooker => maySee(event, onlooker))) return
      const told = this.#narrator.event(game.view(this.#match.state, 'spectator'), event)
      console.log(paint(`  ${wrap(told, columns(), '  ')}`, 'dim'))
    })
  }

  /** Shows the table, numbers the choices and reads lines until one of them is played; false when the person leaves. */
  async #ask(lines: AsyncIterator<string>): Promise<boolean> {
    const { game, state } = this.#match
    const view = this.#view
    const choices = game.choices(state)
    const who = this.#names[game.pending(state)!.seat]!
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
    if (line === '' || line === '?') return this.#print(say('help'))
    if (line === 't') return this.#showAgain()
    if (line === 'u') return this.#undo()
    if (line.startsWith('rule ')) return this.#rule(line.slice(5).trim().toUpperCase())
    if (line.startsWith('save ')) return this.#save(line.slice(5).trim())
    const asking = line.startsWith('?') || line.endsWith('?')
    const text = line.replaceAll('?', '').trim()
    const wish = /^\d+$/.test(text) ? choices[Number(text) - 1] : this.#narrator.wish(view, text)
    if (wish === undefined) return this.#print(say('unknown', { text, most: choices.length }))
    const rule = this.#match.game.why(this.#match.state, wish)
    if (rule !== undefined) return this.#refuse(rule)
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

  #showAgain(): false {
    this.#draw()
    return false
  }

  #refuse(rule: string): false {
    const { text = '', ruling } = this.#narrator.rule(rule) ?? {}
    this.#print(this.#say('refused', { rule, text }))
    return ruling === undefined ? false : this.#print(this.#say('ruling', { text: ruling }))
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
