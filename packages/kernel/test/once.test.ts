import { once } from '@overseer/kernel'
import { expect, test } from 'vitest'

test('a thing is made when it is first asked for, and once', () => {
  let made = 0
  const thing = once(() => ({ n: ++made }))
  expect(made).toBe(0)
  expect(thing()).toEqual({ n: 1 })
  expect(thing()).toBe(thing())
  expect(made).toBe(1)
})

test('so is one that is nothing, and one that could not be made is tried again', () => {
  let tries = 0
  const nothing = once(() => void tries++)
  nothing()
  nothing()
  expect(tries).toBe(1)
  const difficult = once(() => {
    if (tries++ < 2) throw new Error('not yet')
    return 'there'
  })
  expect(difficult).toThrow('not yet')
  expect(difficult()).toBe('there')
})
