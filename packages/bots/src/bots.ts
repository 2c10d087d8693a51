import { BadInput } from '@overseer/kernel'
import type { Bot } from './bot.ts'
import { gameCalled } from './games.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

const BOTS: readonly Bot[] = [random, greedy(game => gameCalled(game.id).judgement)]

export const BOT_NAMES: readonly string[] = BOTS.map(({ name }) => name)

export function botCalled(name: string): Bot {
  const bot = BOTS.find(one => one.name === name)
  if (bot === undefined) throw new BadInput('bot', `there is no bot '${name}'; there is ${BOT_NAMES.join(', ')}`)
  return bot
}
