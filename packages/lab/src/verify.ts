import { answerQuestion, BOTS_VERSION, recheckBots } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { gameCalled } from '@overseer/games'
import { BadInput, BrokenRecord, type GameRecord, parseRecord, parseWith, replay, same } from '@overseer/kernel'
import { botDecisions, checkSeed, checkShare, type Finding, type FinishedGame } from '@overseer/protocol'
import { finishedGameSchema } from '@overseer/protocol/schemas'
import type { Command } from 'commander'
import { loadJson } from './arguments.ts'

interface VerifyFlags {
  promise?: string
  nonce?: string
  bots: boolean
  json?: true
}

/** One thing that was looked at: how it came out, and what that means. */
interface Checked {
  readonly check: 'promise' | 'seed' | 'share' | 'rules' | 'result' | 'bots'
  readonly finding: Finding
  readonly says: string
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check that a finished game of a server was fair')
    .argument('<file>', 'what the server answers at /api/tables/<id>/record')
    .option('--promise <hex>', 'the commitment you saw before the game')
    .option('--nonce <hex>', 'what you added to its chance')
    .option('--no-bots', 'do not ask the bots again, which takes as long as they thought')
    .option('--json', 'the findings as one JSON object')
    .action(verify)
}

async function verify(file: string, flags: VerifyFlags): Promise<void> {
  const finished = parseWith(finishedGameSchema, loadJson(file), file) as FinishedGame
  const played = rulesOf(finished)
  const checks = [...chanceOf(finished, flags), ...played.checks]
  if (flags.bots && played.record !== undefined) checks.push(...(await botsOf(finished, played.record)))
  const fair = !checks.some(({ finding }) => finding === 'wrong')
  if (flags.json) console.log(JSON.stringify({ fair, checks }))
  else {
    for (const { finding, says } of checks) console.log(`${finding.padEnd(8)} ${says}`)
    console.log(fair ? `${file}: nothing is wrong` : `${file}: something is wrong`)
  }
  if (!fair) process.exitCode = 1
}

function chanceOf(finished: FinishedGame, { promise, nonce }: VerifyFlags): Checked[] {
  const { commitment, fair } = finished
  const seed = checkSeed(finished)
  const checks: Checked[] = []
  if (promise !== undefined)
    checks.push({
      check: 'promise',
      finding: promise === commitment ? 'right' : 'wrong',
      says: `the commitment is ${promise === commitment ? '' : 'not '}the one you saw`,
    })
  const added = fair === null ? 'no chair could add to it' : `${addedTo(fair)} added to it`
  checks.push({ check: 'seed', finding: seed, says: `the seed, the game, its options and seats as promised; ${added}` })
  if (nonce !== undefined)
    checks.push({ check: 'share', finding: checkShare(finished, nonce), says: 'what you added is part of the seed' })
  return checks
}

function addedTo({ shares }: NonNullable<FinishedGame['fair']>): string {
  const people = shares.filter(({ bot }) => bot === null)
  return `${people.filter(({ nonce }) => nonce !== null).length} of ${people.length} people`
}

/** Whether the choices are legal and lead to the result. */
function rulesOf({ record: data, result }: FinishedGame): { checks: Checked[]; record?: GameRecord } {
  const { game } = gameCalled(data.game)
  try {
    const record = parseRecord(game, data)
    const end = game.result(replay(game, record)) ?? null
    const finding = same(end, result) ? 'right' : 'wrong'
    return {
      record,
      checks: [
        { check: 'rules', finding: 'right', says: `${record.choices.length} choices, all of them legal` },
        { check: 'result', finding, says: 'the result as the server told it' },
      ],
    }
  } catch (error) {
    if (error instanceof BrokenRecord) return { checks: [{ check: 'rules', finding: 'wrong', says: error.message }] }
    if (!(error instanceof BadInput)) throw error
    const finding = error.field === 'record.rulesVersion' ? 'unknown' : 'wrong'
    return { checks: [{ check: 'rules', finding, says: error.message }] }
  }
}

const ENDLESS = { ms: Infinity, clock: () => 0 }

/** Whether bots decide the same when they are asked again. */
async function botsOf(finished: FinishedGame, record: GameRecord): Promise<Checked[]> {
  const { fair } = finished
  if (fair === null) return []
  const others = fair.bots.find(({ version }) => version !== BOTS_VERSION)
  if (others !== undefined) {
    const says = `the bots were of version ${others.version}; these are of version ${BOTS_VERSION}`
    return [{ check: 'bots', finding: 'unknown', says }]
  }
  const { game } = gameCalled(record.game)
  const { checked, differ } = await recheckBots(
    game,
    record,
    botDecisions(finished),
    seat => fair.shares[seat]?.bot != null,
    async question => {
      const answer = await answerQuestion({ id: 0, ...question }, knowledgeOf, ENDLESS)
      return 'choice' in answer ? answer.choice : undefined
    },
  )
  const cut = fair.bots.filter(one => one.cut !== undefined).length
  const retried = fair.bots.filter(({ attempt }) => attempt > 0).length
  const found = differ.length === 0 ? 'all made again' : `choice ${differ.map(n => n + 1).join(', ')} differs`
  const says = `${checked} choices of bots, ${found}; ${cut} cut short by the clock, ${retried} after a bot had failed`
  return [{ check: 'bots', finding: differ.length === 0 ? 'right' : 'wrong', says }]
}
