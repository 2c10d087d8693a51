import { below } from '@overseer/kernel'
import type { Bot } from './bot.ts'

/** Any legal choice, each as likely as the next: the floor under every other player. */
export const random: Bot = {
  name: 'random',
  choose: (eyes, chance) => eyes.choices[below(chance, eyes.choices.length)]!,
}
