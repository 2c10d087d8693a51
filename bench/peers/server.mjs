// boardgame.io's own server with a game of about the size of ours, for `npm run load`: the same number of players, views of
// about four kilobytes, some thirty choices open at a time. It keeps matches in memory, as it does by default, where ours
// writes every choice to the disk; and it sends patches, not whole states. Argument: the port.
import bgio from 'boardgame.io/dist/cjs/server.js'

const { Server, Origins } = bgio
const SPACES = 30

const Vault = {
  name: 'vault',
  deltaState: true,
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx }) => ({
    spaces: Array.from({ length: SPACES }, (_, n) => ({ name: `space ${n}`, room: null, crew: null, threat: null })),
    players: Array.from({ length: ctx.numPlayers }, () => ({
      power: 0,
      food: 0,
      water: 0,
      happiness: 0,
      dwellers: 2,
      items: [],
      trained: [],
      sources: { building: 0, rooms: 0, threats: 0 },
    })),
    itemTrack: ['minigun', 'shotgun', 'laserRifle'],
    roomTrack: ['livingQuarters', 'medbay', 'weightRoom'],
    round: 1,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, space) {
      if (G.spaces[space].crew !== null) return 'INVALID_MOVE'
      const seat = Number(playerID)
      G.spaces[space].crew = { seat, count: 1, hurt: 0, train: null, fresh: 0 }
      G.players[seat].food++
      if (G.spaces.every(({ crew }) => crew !== null)) {
        G.round++
        for (const one of G.spaces) one.crew = null
      }
    },
  },
}

const server = Server({ games: [Vault], origins: [Origins.LOCALHOST] })
await server.run({ port: Number(process.argv[2]), callback: () => console.log('It is ready') })
