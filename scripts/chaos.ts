// `npm run chaos`: players play while their server is killed again and again; nothing that was acknowledged may be lost.
import { readCommandLine, wholeNumber } from './usage.ts'

const COMMAND = 'npm run chaos'
const { values } = readCommandLine(COMMAND, 'Kills servers while people play, and looks what was lost.', {
  kills: { type: 'string', default: '200', help: 'how many times in all' },
  tables: { type: 'string', default: '16', help: 'how many tables play' },
  patience: { type: 'string', default: '1', help: 'how many times as long as usual to wait, on a busy machine' },
  path: { type: 'string', default: '', help: 'only one way of running it: embedded, PostgreSQL or two processes' },
  json: { type: 'boolean', help: 'print the figures as one JSON object on the last line' },
})
const { chaos } = await import('@overseer/proof') // once it is needed: it brings the whole server
const figures = await chaos({
  kills: wholeNumber(COMMAND, 'kills', values.kills),
  tables: wholeNumber(COMMAND, 'tables', values.tables),
  patience: wholeNumber(COMMAND, 'patience', values.patience),
  path: values.path,
  say: values.json ? console.error : console.log,
})
if (values.json) console.log(JSON.stringify(figures))
