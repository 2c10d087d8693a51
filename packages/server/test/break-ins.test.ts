import { breakIns } from '@overseer/proof'
import { readConfig, startServer } from '@overseer/server'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { PATHS } from './paths.ts'

test.each(PATHS)('nobody breaks in: $name', async ({ environment }) => {
  const env = { PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '1', ...(await environment()) }
  const server = await startServer({
    config: readConfig({ ...env, SHED_AFTER_MS: '0' }),
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => server.close())
  const lines: string[] = []
  const { tries, worked } = await breakIns(server, line => lines.push(line))
  expect(worked).toEqual([])
  expect(tries).toBeGreaterThan(200)
  expect(lines).toHaveLength(19)
})
