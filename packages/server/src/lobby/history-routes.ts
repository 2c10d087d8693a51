import { randomBytes } from 'node:crypto'
import { seedRandom } from '@overseer/kernel'
import { finishedGameSchema, historySchema, sampleSchema, tableId } from '@overseer/protocol/schemas'
import { conflict, forbidden, notFound } from '../http/problem.ts'
import { anybody, type Route, signedIn } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { TableSetup } from '../tables/table-play.ts'
import { readPlay, readSetup } from '../tables/store.ts'
import { FinishedRecords } from '../tables/finished-records.ts'
import { Histories } from '../tables/history.ts'
import { RulesMismatchProblem } from '../tables/rules-mismatch.ts'
import { seatOf } from './seat-of.ts'
import type { TableInfos } from './table-infos.ts'

/** Looking closer at a table: what happened so far, what may be, and the whole game once it is over. */
export function historyRoutes(database: Database, infos: TableInfos, now: () => number): Route[] {
  const histories = new Histories(database)
  const records = new FinishedRecords(database)
  const setupOf = async (id: string): Promise<TableSetup> => {
    const setup = await readSetup(database, id)
    if (setup === undefined) throw notFound('game')
    return setup
  }
  return [
    anybody(
      {
        method: 'GET',
        path: '/api/tables/:id/history',
        summary:
          'Everything that happened, as you may know it: the first view, and for every choice its events and changes',
        perMinute: 60,
        params: tableId,
        answer: historySchema,
      },
      async ({ params, player }) => {
        const setup = await setupOf(params.id)
        const info = await infos.whole(params.id)
        if (info.misfit !== null) throw new RulesMismatchProblem(info.misfit)
        const onlooker = seatOf(info, player)
        return histories.of(setup, onlooker, onlooker === 'spectator' ? now() - info.delay : undefined)
      },
    ),
    anybody(
      {
        method: 'GET',
        path: '/api/tables/:id/record',
        summary: 'The whole game with its seed, once it is over',
        perMinute: 60,
        params: tableId,
        answer: finishedGameSchema,
      },
      async ({ params, player }) => {
        const info = await infos.one(params.id, player?.id)
        if (info.status !== 'over') throw notFound('finished game')
        return records.of(await setupOf(params.id), info)
      },
    ),
    signedIn(
      {
        method: 'GET',
        path: '/api/tables/:id/sample',
        summary:
          'A position you could not tell from the real one, for a bot that advises you; not against people, not rated',
        perMinute: 60,
        params: tableId,
        answer: sampleSchema,
      },
      async ({ params, player }) => {
        const setup = await setupOf(params.id)
        const info = await infos.whole(params.id)
        const seat = seatOf(info, player)
        if (info.rated || info.chairs.some(chair => chair.player !== null && chair.player.id !== player.id))
          throw forbidden('Advice is for tables without other people and without rating.')
        const play = await readPlay(database, setup)
        if (seat === 'spectator' || play.asked !== seat) throw conflict('not-asked', 'You are not asked now.')
        const random = seedRandom(randomBytes(16).toString('hex'))
        return { v: play.n, state: play.game.sample(play.state, seat, random) }
      },
    ),
  ]
}
