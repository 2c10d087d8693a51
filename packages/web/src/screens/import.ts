import { BadInput, type GameRecord, parseRecord, replay } from '@overseer/kernel'
import { isGame, loadGame } from '../games.ts'
import { language } from '../settings.ts'
import { t } from '../words.ts'

/** A record from a file or a link, or a sentence in the reader's language that says what is wrong with it. */
export async function readRecord(text: string): Promise<{ record: GameRecord; players: number } | { problem: string }> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: t('import.notGame') }
  }
  const { game: id, rulesVersion } = (typeof data === 'object' && data !== null ? data : {}) as Partial<GameRecord>
  if (typeof id !== 'string' || !isGame(id)) return { problem: t('import.notGame') }
  const { game, narrator } = await loadGame(id)
  if (rulesVersion !== game.rulesVersion)
    return { problem: t('import.version', { theirs: String(rulesVersion), ours: game.rulesVersion }) }
  try {
    const record = parseRecord(game, data)
    return { record, players: game.players(replay(game, record)) }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const [, number] = /^record\.choices\.(\d+)/.exec(error.field) ?? []
    const [rule] = /[A-Z]+-[A-Z]+-\w+/.exec(error.message) ?? []
    if (number === undefined || rule === undefined) return { problem: t('import.damaged', { field: error.field }) }
    const text = narrator(language.value, []).rule(rule)?.text ?? ''
    return { problem: t('import.illegal', { n: Number(number) + 1, rule, text }) }
  }
}
