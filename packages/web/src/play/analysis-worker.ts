import { loadKnowledge } from '@overseer/bots/lazy'
import type { GameRecord } from '@overseer/kernel'
import type { AnalysisNews } from './analysis.ts'
import { judgeGame } from './judge-game.ts'

/** Judges every decision of a game that was one, out of the page's way. */
addEventListener('message', ({ data }: MessageEvent<GameRecord>) => void analyse(data))

async function analyse(record: GameRecord): Promise<void> {
  const knowledge = await loadKnowledge(record.game)
  const judged = judgeGame(knowledge, record, {
    clock: () => performance.now(),
    told: (done, all) => tell({ done, all }),
  })
  tell({ judged })
}

function tell(news: AnalysisNews): void {
  postMessage(news)
}
