import { LANGUAGES, messageFaults } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { isZone } from '@overseer/protocol/schemas'
import { afterQuiet, nextHour } from '../src/notices/hours.ts'
import { isInside } from '../src/notices/safe-post.ts'
import { signPermit, readPermit } from '../src/notices/signed-link.ts'
import { CATALOGUES } from '../src/notices/words.ts'

const at = (text: string): number => Date.parse(text)
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16)

describe('hours', () => {
  test.each([
    ['UTC', '2026-03-01T08:59:30Z', '2026-03-01T09:00'],
    ['UTC', '2026-03-01T09:00:00Z', '2026-03-02T09:00'],
    ['Europe/Berlin', '2026-01-10T00:00:00Z', '2026-01-10T08:00'],
    ['Europe/Berlin', '2026-03-28T09:00:00Z', '2026-03-29T07:00'], // summer time has begun
    ['Asia/Kathmandu', '2026-01-10T00:00:00Z', '2026-01-10T03:15'],
    ['America/St_Johns', '2026-01-10T00:00:00Z', '2026-01-10T12:30'],
  ])('nine o’clock in %s after %s is %s', (zone, after, then) => {
    expect(iso(nextHour(9, zone, at(after)))).toBe(then)
  })

  test('an hour that the change of the clocks leaves out comes a day later', () => {
    expect(iso(nextHour(2, 'Europe/Berlin', at('2026-03-29T00:30:00Z')))).toBe('2026-03-30T00:00')
  })

  test('quiet hours may go over midnight', () => {
    const night = { from: 22, to: 7, zone: 'Europe/Paris' }
    const free = (text: string): string => iso(afterQuiet(night, at(text)))
    expect(free('2026-01-10T20:59:00Z')).toBe('2026-01-10T20:59')
    expect(free('2026-01-10T21:00:00Z')).toBe('2026-01-11T06:00')
    expect(free('2026-01-11T05:59:00Z')).toBe('2026-01-11T06:00')
    expect(free('2026-01-11T06:00:00Z')).toBe('2026-01-11T06:00')
    expect(afterQuiet({ ...night, to: 22 }, 5)).toBe(5) // none at all
  })

  test('a zone that does not exist is none', () => {
    expect([isZone('Europe/Paris'), isZone('Vault/111')]).toEqual([true, false])
  })
})

test('a signPermit permit cannot be changed, made up, or used too late', () => {
  const permit = { may: 'confirm', player: 'ann', email: 'ann@home.example', once: 'mail x', until: 1000 } as const
  const token = signPermit(permit, 'secret')
  expect(readPermit(token, 'secret', 999)).toEqual(permit)
  expect(readPermit(token, 'secret', 1001)).toBeUndefined()
  expect(readPermit(token, 'another secret', 999)).toBeUndefined()
  const other = signPermit({ ...permit, player: 'ben' }, 'secret')
  expect(readPermit(`${other.split('.')[0]}.${token.split('.')[1]}`, 'secret', 999)).toBeUndefined()
  expect(readPermit('', 'secret', 999)).toBeUndefined()
})

test.each([
  ['127.0.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['[::1]', true],
  ['[::ffff:10.0.0.1]', true],
  ['[fd00::1]', true],
  ['8.8.8.8', false],
  ['[2606:4700::1]', false],
  ['push.example', false],
])('%s is inside our network: %s', (host, inside) => {
  expect(isInside(host)).toBe(inside)
})

test.each(LANGUAGES)('all words are there in %s', language => {
  const faults = Object.entries(CATALOGUES[language]).flatMap(([key, message]) =>
    messageFaults(language, CATALOGUES.en[key as keyof typeof CATALOGUES.en], message).map(fault => `${key} ${fault}`),
  )
  expect(faults).toEqual([])
})
