import type { Narrator, Refusal } from '@overseer/kernel'
import { t } from '../text/words.ts'
import { gameCalled } from './kits.ts'
import { citable } from './citable.ts'

/** A refusal in words, with the words of its rule if it takes them; a sentence says so if they cannot be had. */
export async function tellRefusal(
  game: string,
  narrator: Narrator,
  view: unknown,
  refusal: Refusal,
  wish?: unknown,
): Promise<string> {
  const told = await citable(refusal, gameCalled(game).rulebook)
  return told ? narrator.refusal(view, refusal, wish) : t('error.load')
}
