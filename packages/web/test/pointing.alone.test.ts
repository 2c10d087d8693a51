import { expect, test, vi } from 'vitest'

test('what comes under a mouse that lies still after a click is told of when the mouse moves on it', async () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const { pointing } = await import('../src/ui/pointing.ts')
  window.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX: 5, clientY: 7 }))
  const told: string[] = []
  const over = (what: string, clientX: number, pointerType = 'mouse', hovered = true) =>
    pointing({ clientX, clientY: 7, pointerType, target: { matches: () => hovered } } as unknown as PointerEvent, () =>
      told.push(what),
    )
  over('elsewhere', 6)
  over('by touch', 5, 'touch')
  expect(told).toEqual(['elsewhere', 'by touch'])
  over('under it', 5)
  over('under it, and left', 5, 'mouse', false)
  expect(told).toHaveLength(2)
  window.dispatchEvent(new Event('pointermove'))
  window.dispatchEvent(new Event('pointermove'))
  expect(told.slice(2)).toEqual(['under it'])
  vi.unstubAllGlobals()
})
