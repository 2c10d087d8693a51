// People at many tables of server.mjs, for `npm run load`. Prints one line of JSON for each way of playing.
// Arguments: port, tables, choices a second, seconds.
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'

const [port, tables, perSecond, seconds] = process.argv.slice(2).map(Number)
const SPACES = 30
const CONNECTING_AT_ONCE = 60
const AT_ONCE = 100

let chooser = []
let everybody = []
let bytes = []
let made = 0
let onDone = () => {}
const idle = []

class Table {
  constructor(n) {
    this.id = `table-${n}`
    this.seats = 2 + (n % 3)
    this.version = 0
    this.turn = 0
    this.free = []
    this.seen = 0
    this.sockets = []
  }

  async open() {
    for (let seat = 0; seat < this.seats; seat++) {
      const socket = io(`http://127.0.0.1:${port}/vault`, { transports: ['websocket'], forceNew: true })
      this.sockets.push(socket)
      await new Promise(resolve => {
        socket.on('sync', resolve)
        socket.on('connect', () => socket.emit('sync', this.id, String(seat), undefined, this.seats))
      })
      socket.io.engine.on('packet', ({ data }) => this.hear(seat, data))
    }
  }

  hear(seat, data) {
    if (typeof data !== 'string' || !/\["(update|patch)"/.test(data)) return
    bytes.push(data.length)
    const times = seat === this.chose ? chooser : everybody
    times.push(performance.now() - this.sent)
    if (++this.seen < this.seats) return
    made++
    this.version++
    this.turn = (this.turn + 1) % this.seats
    idle.push(this)
    onDone()
  }

  choose() {
    if (this.free.length === 0) this.free = Array.from({ length: SPACES }, (_, n) => n)
    const [space] = this.free.splice(Math.floor(Math.random() * this.free.length), 1)
    const playerID = String(this.turn)
    this.seen = 0
    this.chose = this.turn
    this.sent = performance.now()
    const action = { type: 'MAKE_MOVE', payload: { type: 'place', args: [space], playerID } }
    this.sockets[this.turn].emit('update', action, this.version, this.id, playerID)
  }
}

const all = Array.from({ length: tables }, (_, n) => new Table(n))
for (let at = 0; at < all.length; at += CONNECTING_AT_ONCE)
  await Promise.all(all.slice(at, at + CONNECTING_AT_ONCE).map(table => table.open()))
idle.push(...all)
console.log(JSON.stringify({ connections: all.reduce((sum, { seats }) => sum + seats, 0) }))

function one() {
  const table = idle.shift()
  table?.choose()
  return table !== undefined
}

function forget() {
  chooser = []
  everybody = []
  bytes = []
  made = 0
}

async function steadily(time) {
  forget()
  const start = performance.now()
  for (let asked = 0; ; ) {
    const passed = (performance.now() - start) / 1000
    if (passed >= time) break
    for (; asked < passed * perSecond; asked++) if (!one()) break
    await sleep(1)
  }
  await sleep(500)
}

async function flatOut() {
  forget()
  const end = performance.now() + seconds * 1000
  onDone = () => performance.now() < end && one()
  for (let n = 0; n < AT_ONCE; n++) one()
  await sleep(seconds * 1000)
}

function tell() {
  console.log(JSON.stringify({ seconds, choices: made, chooser, everybody, bytes }))
}

await steadily(3)
console.log(JSON.stringify({ begin: true }))
await steadily(seconds)
tell()
await sleep(200)
await flatOut()
tell()
process.exit()
