// `npm run hostile`: messages that nobody should send to a server; it must bear them all.
import { readCommandLine, wholeNumber } from './usage.ts'

const COMMAND = 'npm run hostile'
const { values } = readCommandLine(COMMAND, 'Sends a server what nobody should, and looks what came of it.', {
  messages: { type: 'string', default: '100000', help: 'how many' },
  seconds: { type: 'string', default: '10', help: 'how long each attack runs beside an honest table; 0: none' },
  only: { type: 'string', default: '', help: 'only such attacks whose name has this in it' },
  json: { type: 'boolean', help: 'print the figures as one JSON object on the last line' },
})
const messages = wholeNumber(COMMAND, 'messages', values.messages)
const { hostile } = await import('@overseer/proof') // once it is needed: it brings the whole server
const figures = await hostile({
  messages,
  seconds: wholeNumber(COMMAND, 'seconds', values.seconds, 0),
  only: values.only,
  say: values.json ? console.error : console.log,
})
if (values.json) console.log(JSON.stringify(figures))
if (!figures.fine) process.exitCode = 1
