// The toy of packages/lab/src/toy.ts on boardgame.io: prints moves per second of processor time. It runs on the bare
// reducer, as that library's own bots do: the client and the network would only add to it.
import internal from 'boardgame.io/dist/cjs/internal.js'

const { CreateGameReducer, InitializeGame } = internal
const SPACES = 10
const WORKERS = 3
const ROUNDS = 10

const Toy = {
  name: 'toy',
  setup: () => ({ spaces: Array(SPACES).fill(-1), workers: [WORKERS, WORKERS], points: [0, 0], round: 1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, space) {
      if (G.spaces[space] !== -1) return 'INVALID_MOVE'
      const seat = Number(playerID)
      G.spaces[space] = seat
      G.workers[seat]--
      G.points[seat] += space + 1
      if (G.workers[0] + G.workers[1] === 0 && G.round < ROUNDS) {
        G.round++
        G.spaces.fill(-1)
        G.workers.fill(WORKERS)
      }
    },
  },
  endIf: ({ G }) => (G.round === ROUNDS && G.workers[0] + G.workers[1] === 0 ? { points: G.points } : undefined),
}

let seed = 1
const random = n => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * n)
}

const reducer = CreateGameReducer({ game: Toy })

function play() {
  let state = InitializeGame({ game: Toy, numPlayers: 2 })
  let moves = 0
  while (!state.ctx.gameover) {
    const free = []
    for (let space = 0; space < SPACES; space++) if (state.G.spaces[space] === -1) free.push(space)
    const args = [free[random(free.length)]]
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'place', args, playerID: state.ctx.currentPlayer } })
    moves++
  }
  return moves
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const seconds = Number(process.argv[2] ?? 3)
for (const end = cpu() + seconds / 3; cpu() < end; ) play()
const start = cpu()
let moves = 0
while (cpu() - start < seconds) moves += play()
console.log(moves / (cpu() - start))
