// `npm run load`: how much a server bears, beside boardgame.io's, or beside as many processes of our own.
import { DEFAULT_GAME } from '@overseer/games/boxes'
import { readCommandLine, wholeNumber } from './usage.ts'

const COMMAND = 'npm run load'
const { values } = readCommandLine(COMMAND, 'Measures how much a server bears, over the loopback.', {
  tables: { type: 'string', default: '1000', help: 'live tables, with 2 to 4 people each' },
  seconds: { type: 'string', default: '15', help: 'how long each measurement takes' },
  game: { type: 'string', default: DEFAULT_GAME, help: 'what is played' },
  database: {
    type: 'string',
    help: "the URL of an empty database, or 'postgres' for one of our own; without it, a file",
  },
  processes: {
    type: 'string',
    default: '1',
    help: 'with more than one: one and so many side by side, on PostgreSQL and Redis',
  },
  alone: { type: 'boolean', help: 'without boardgame.io' },
  json: { type: 'boolean', help: 'print the figures as one JSON object on the last line' },
})
const { load } = await import('@overseer/proof') // once it is needed: it brings the whole server
const figures = await load({
  tables: wholeNumber(COMMAND, 'tables', values.tables),
  seconds: wholeNumber(COMMAND, 'seconds', values.seconds),
  game: values.game,
  database: values.database,
  processes: wholeNumber(COMMAND, 'processes', values.processes),
  alone: values.alone ?? false,
  say: values.json ? console.error : console.log,
})
if (values.json) console.log(JSON.stringify(figures))
