import { createServer, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { serve } from '@overseer/proof'

const MINUTE = 60_000

/** A server of a test's own, with the page, that sends notices, and whose clock can be put forward. */
export async function noticeServer(
  env: (address: string) => Readonly<Record<string, string>>,
): Promise<{ readonly address: string; laterBy(minutes: number): void; now(): number }> {
  let ahead = 0
  const port = await freePort()
  const server = await serve(port, {
    env: env(`http://localhost:${port}`),
    noticesEvery: 200,
    now: () => Date.now() + ahead,
  })
  onTestFinished(() => server.close())
  return { address: server.address, laterBy: minutes => (ahead += minutes * MINUTE), now: () => Date.now() + ahead }
}

/** Links in e-mails name the port, so it must be known before the server starts. */
function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise(resolve => {
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
