import type { Refusal } from '@overseer/kernel'
import type { FetchedWords } from './kits.ts'

/** Whether a refusal can be told: by its facts at once, else by its rule, whose words are fetched if need be. */
export async function citable({ facts }: Refusal, rulebook: FetchedWords): Promise<boolean> {
  if (facts !== undefined || rulebook.has()) return true
  return rulebook.fetch().then(
    () => true,
    () => false,
  )
}
