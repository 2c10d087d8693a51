export * from './bot.ts'
export * from './bots.ts'
export * from './games.ts'
