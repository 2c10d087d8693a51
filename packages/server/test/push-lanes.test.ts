import { expect, test } from 'vitest'
import { PushLanes, ServiceBusy } from '../src/notices/push-lanes.ts'

test('each push service is trusted with as much as it has answered in time', async () => {
  const lanes = new PushLanes()
  const waiting: (() => void)[] = []
  const slowly = (n: number): Promise<void> =>
    lanes.through(`https://s${n}.example/x`, () => new Promise(resolve => waiting.push(resolve)))
  const posts = Array.from({ length: 30 }, (_, n) => slowly(n).catch((error: unknown) => error))
  await expect(slowly(0)).rejects.toThrow(ServiceBusy)
  expect(waiting).toHaveLength(20)
  const quick = (host: string): Promise<string> => lanes.through(`https://${host}/x`, () => Promise.resolve('sent'))
  await expect(quick('new.example')).rejects.toThrow(ServiceBusy)
  expect(await quick('fcm.googleapis.com')).toBe('sent')
  for (const answer of waiting) answer()
  const outcomes = await Promise.all(posts)
  expect(outcomes.filter(one => one instanceof ServiceBusy)).toHaveLength(10)
  expect(await Promise.all([quick('s0.example'), quick('s0.example')])).toEqual(['sent', 'sent'])
  const fails = lanes.through('https://s0.example/x', () => Promise.reject(new Error('late')))
  await expect(fails).rejects.toThrow('late')
  const both = await Promise.allSettled([quick('s0.example'), quick('s0.example')])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})
