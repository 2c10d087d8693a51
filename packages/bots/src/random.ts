import type { Bot } from './bot.ts'
import { drawFrom } from './lists.ts'

/** Any legal choice, each as likely as the next: the floor under every other player. */
export const random: Bot = {
  name: 'random',
  choose: ({ choices }, chance) => drawFrom(choices, chance),
}
