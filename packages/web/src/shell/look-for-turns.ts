import { known } from '../page/waiting.ts'
import { withWords } from '../text/catalogue-loader.ts'

/** Somebody who has been online comes back: the games that wait are worth a look. */
export async function lookForTurns(): Promise<void> {
  if (known.value === 'no') return
  const { refreshTurns } = await withWords(import('../online/lobby/my-turns.ts'))
  await refreshTurns()
}
