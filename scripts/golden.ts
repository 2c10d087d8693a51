// `npm run golden`: makes the golden records of Shelter anew, one for each end of the game and number of players. Only
// after a change of the rules that is meant to change games; the expectations in records.test.ts follow by hand.
import { writeFileSync } from 'node:fs'
import { botCalled, eyesOf } from '@overseer/bots'
import { gameCalled } from '@overseer/bots/games'
import { Match, newRecord, seedRandom } from '@overseer/kernel'
import { ENDINGS, type State } from '@overseer/shelter'

const shelter = gameCalled('shelter')
const { game } = shelter
const TRIES = 400

for (const seats of [2, 3, 4])
  for (const ending of ENDINGS) {
    const record = find(seats, ending)
    if (record === undefined) throw new Error(`no game of ${seats} ended by ${ending}`)
    writeFileSync(
      new URL(`../packages/shelter/records/${seats}-${ending}.json`, import.meta.url),
      `${JSON.stringify(record)}\n`,
    )
    console.log(seats, ending, record.choices.length)
  }

function find(seats: number, ending: string) {
  for (let n = 0; n < TRIES; n++) {
    const match = new Match(game, newRecord(game, game.parse.options({ seats }), `golden ${seats} ${ending} ${n}`))
    const random = seedRandom(`golden/${n}`)
    const bot = botCalled(n % 2 === 0 ? 'greedy' : 'random', shelter)
    while (game.pending(match.state) !== undefined)
      match.apply(ending === 'lastRound' ? { do: 'pass' } : bot.choose(eyesOf(game, match.state), random))
    if ((match.state as State).ending === ending) return match.record
  }
  return undefined
}
