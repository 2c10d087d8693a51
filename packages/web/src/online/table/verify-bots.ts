import { BOTS_VERSION, recheckBots } from '@overseer/bots'
import { parseRecord } from '@overseer/kernel'
import { botDecisions, type Finding, type FinishedGame } from '@overseer/protocol'
import { loadGame } from '../../games/kits.ts'
import { BotRoom } from '../../play/bot-room.ts'

/** Asks the bots of a game again, one decision after the other; 'unknown' if they were others than ours. */
export async function verifyBots(finished: FinishedGame): Promise<Finding> {
  const { record, fair } = finished
  if (fair === null || fair.bots.some(({ version }) => version !== BOTS_VERSION)) return 'unknown'
  const { game } = await loadGame(record.game)
  const room = new BotRoom()
  try {
    const { differ } = await recheckBots(
      game,
      parseRecord(game, record),
      botDecisions(finished),
      seat => fair.shares[seat]?.bot != null,
      question => room.choose(question.bot!, question),
    )
    return differ.length === 0 ? 'right' : 'wrong'
  } finally {
    room.close()
  }
}
