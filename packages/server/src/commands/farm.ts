import { parseArgs } from 'node:util'
import { type FarmWish, type Harvest, harvests } from '../ratings/farm.ts'

const USUAL = { accounts: '50', players: '500', games: '60', days: '90', outside: '2', seed: 'farm' } as const

/** What a cheater with many accounts gains by playing them against each other: prints figures, or JSON. */
export function farm(args: readonly string[], print: (line: string) => void): number {
  const option = (usual: string) => ({ type: 'string', default: usual }) as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      accounts: option(USUAL.accounts),
      players: option(USUAL.players),
      games: option(USUAL.games),
      days: option(USUAL.days),
      outside: option(USUAL.outside),
      seed: option(USUAL.seed),
      json: { type: 'boolean', default: false },
    },
  })
  const wish = {
    accounts: numberOf('accounts', values.accounts, 8, 1000),
    players: numberOf('players', values.players, 20, 100_000),
    games: numberOf('games', values.games, 1, 1000),
    days: numberOf('days', values.days, 10, 3650),
    outside: numberOf('outside', values.outside, 1, 30),
    seed: values.seed,
  }
  const now = harvests({ ...wish, weights: true })
  const before = harvests({ ...wish, weights: false })
  if (values.json) print(JSON.stringify({ wish, now, before }))
  else for (const line of report(wish, now, before)) print(line)
  return 0
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const n = Number(text)
  if (Number.isInteger(n) && n >= least && n <= most) return n
  throw new Error(`--${name} must be a whole number from ${least} to ${most}`)
}

function report(
  { accounts, players, games, days, outside }: Omit<FarmWish, 'weights'>,
  now: readonly Harvest[],
  before: readonly Harvest[],
): string[] {
  const { first, tenth, median, listed } = now[0]!.honest
  return [
    `${players} honest players, ${games} games each in 90 days; one cheater of average strength with ${accounts} accounts; ${days} days`,
    `honest: ${listed} on the list, the first at ${fixed(first)}, the tenth at ${fixed(tenth)}, the middle at ${fixed(median)} (mu - 3 sigma)`,
    '',
    `strategy     outside  made-up games  mu    sigma  mu-3s  on the list         if all counted in full`,
    ...now.map((one, i) => lineOf(one, before[i]!)),
    '',
    `outside: games of each account against honest players a month (${outside} for ${accounts} accounts: ${Math.round((accounts * outside * days) / 30)} real games)`,
  ]
}

function lineOf({ strategy, outside, games, mu, sigma, ordinal, place, honest }: Harvest, before: Harvest): string {
  const list = place === null ? 'no' : `place ${place} of ${honest.listed + 1}`
  const full = `${fixed(before.ordinal)}, place ${before.place}`
  return [
    strategy.padEnd(12),
    String(outside).padEnd(8),
    String(games).padEnd(14),
    fixed(mu).padEnd(5),
    fixed(sigma).padEnd(6),
    fixed(ordinal).padEnd(6),
    list.padEnd(19),
    full,
  ].join(' ')
}

function fixed(n: number): string {
  return n.toFixed(1)
}
