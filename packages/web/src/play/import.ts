import { boxOf, isGame, STAND_IN_BOT } from '@overseer/games/boxes'
import { BadInput, BrokenRecord, type GameRecord, parseRecord, type RecordedPlayer, replay } from '@overseer/kernel'
import type { Standing } from '../games/kit.ts'
import { gameCalled, loadGame } from '../games/kits.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { botChair, distinct, personName } from './chairs.ts'

/** A game from a file or a link. */
export interface Imported {
  readonly record: GameRecord
  readonly chairs: readonly Chair[]
  readonly over: boolean
  readonly standing?: Standing
}

/** A game from a file or a link, or a sentence in the reader's language that says what is wrong with it. */
export async function readRecord(text: string): Promise<Imported | Problem> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: t('import.notGame') }
  }
  return checkRecord(data)
}

interface Problem {
  readonly problem: string
}

/** A record from anywhere, played once, or what is wrong with it. Rejected only if its game cannot be loaded. */
export async function checkRecord(data: unknown, sitting?: readonly Chair[]): Promise<Imported | Problem> {
  const { game: id } = (typeof data === 'object' && data !== null ? data : {}) as Partial<GameRecord>
  if (typeof id !== 'string' || !isGame(id)) return { problem: t('import.notGame') }
  const { game, kit } = await loadGame(id)
  try {
    const { players, ...record } = parseRecord(game, data)
    const state = replay(game, record)
    const standing = kit.standing?.(game.view(state, 'spectator'))
    const seats = game.players(state)
    return {
      record,
      chairs: sitting?.length === seats ? sitting : chairsFor(id, seats, players),
      over: game.pending(state) === undefined,
      ...(standing === undefined ? {} : { standing }),
    }
  } catch (error) {
    return { problem: await problemIn(data as GameRecord, error) }
  }
}

/** What is wrong with a record that was refused. */
async function problemIn({ game: id, rulesVersion }: GameRecord, error: unknown): Promise<string> {
  const { game, narrator, rulebook } = gameCalled(id)
  if (!(error instanceof BadInput)) return t('import.notGame') // a state that no game comes to
  if (error.field === 'record.rulesVersion')
    return t('import.version', { theirs: String(rulesVersion), ours: game.rulesVersion })
  if (!(error instanceof BrokenRecord)) return t('import.damaged', { field: error.field })
  const { rule } = error.refusal
  await rulebook.fetch().catch(() => {}) // then its name has to do
  return t('import.illegal', { n: error.choice + 1, rule, text: narrator([]).rule(rule)?.text ?? '' })
}

/** Who played, if the record says it; else a person against bots. A bot that is not known here is played by another. */
function chairsFor(game: string, seats: number, players: readonly RecordedPlayer[] = []): Chair[] {
  const levels: readonly string[] = boxOf(game).bots
  if (players.length === seats)
    return players.map(({ name, bot }) => ({
      name,
      bot: bot === null || levels.includes(bot) ? bot : STAND_IN_BOT,
    }))
  const rivals = Array.from({ length: seats - 1 }, () => botChair(STAND_IN_BOT))
  return distinct([{ name: personName(0), bot: null }, ...rivals])
}
