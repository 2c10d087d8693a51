import { describe, expect, test } from 'vitest'
import { Origins } from '../src/http/origins.ts'
import { BotQueue, type Ordered } from '../src/tables/bot-queue.ts'

/** Whoever is next, who then waits no longer. */
function next<T extends Ordered>(queue: BotQueue<T>): T | undefined {
  const one = queue.peek()
  if (one !== undefined) queue.remove(one)
  return one
}

describe('questions that wait for a bot', () => {
  test('whoever has used least of the bots lately comes first, however many tables others have', () => {
    const queue = new BotQueue<{ owner: string; attended: boolean; n: number }>(() => 0)
    for (let n = 0; n < 100; n++) queue.add({ owner: `mallory ${n % 4}`, attended: true, n })
    for (let n = 0; n < 4; n++) queue.charge(`mallory ${n}`, 300)
    queue.charge('ann', 40)
    queue.add({ owner: 'ann', attended: true, n: 100 })
    expect(next(queue)).toMatchObject({ owner: 'ann' })
    expect(next(queue)).toMatchObject({ owner: 'mallory 0', n: 0 })
    queue.charge('mallory 0', 300)
    expect(next(queue)).toMatchObject({ owner: 'mallory 1', n: 1 })
  })

  test('tables that people have left come after all others', () => {
    const queue = new BotQueue<{ owner: string; attended: boolean }>()
    queue.add({ owner: 'gone', attended: false })
    queue.charge('ann', 60_000)
    queue.add({ owner: 'ann', attended: true })
    expect([next(queue)?.owner, next(queue)?.owner, next(queue)]).toEqual(['ann', 'gone', undefined])
  })

  test('of tables that people have left one is thought about at a time, and then none for as long as that took', () => {
    let time = 0
    const queue = new BotQueue<{ owner: string; attended: boolean }>(() => time)
    for (const owner of ['gone', 'left']) queue.add({ owner, attended: false })
    const first = queue.peek()!
    queue.begin(first)
    expect(queue.peek()).toBeUndefined()
    time += 280
    queue.end(first, 280)
    expect([queue.peek(), queue.rest]).toEqual([undefined, 280])
    queue.add({ owner: 'ann', attended: true })
    expect(next(queue)?.owner).toBe('ann') // who never waits for them
    time += 280
    expect([next(queue)?.owner, queue.rest]).toEqual(['left', 0])
  })

  test('what was used long ago is forgotten', () => {
    let time = 0
    const queue = new BotQueue<{ owner: string; attended: boolean }>(() => time)
    queue.charge('ann', 1000)
    time += 10 * 60_000
    queue.charge('ben', 10)
    queue.add({ owner: 'ben', attended: true })
    queue.add({ owner: 'ann', attended: true })
    expect(next(queue)?.owner).toBe('ann')
  })

  test('guests of one network are one party, whoever has a name is one of their own', () => {
    const origins = new Origins()
    origins.see({ id: 'guest 1', name_key: null }, '203.0.113.1')
    origins.see({ id: 'guest 2', name_key: null }, '203.0.113.1')
    origins.see({ id: 'ann', name_key: 'ann' }, '203.0.113.1')
    expect(origins.partyOf('guest 1')).toBe(origins.partyOf('guest 2'))
    expect([origins.partyOf('ann'), origins.partyOf('elsewhere')]).toEqual(['ann', 'elsewhere'])
    origins.see({ id: 'guest 1', name_key: 'claimed' }, '203.0.113.1')
    expect(origins.partyOf('guest 1')).toBe('guest 1')
  })
})
