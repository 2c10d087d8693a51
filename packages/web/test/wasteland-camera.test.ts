import { describe, expect, test } from 'vitest'
import {
  centered,
  fitted,
  gathered,
  MapCamera,
  panned,
  revealed,
  together,
  zoomed,
} from '../src/games/wasteland/map/camera.ts'

describe('The camera', () => {
  const sheet = { width: 800, height: 600 }
  const window = { width: 400, height: 400 }
  const whole = fitted(sheet, window)

  test('shows the whole sheet in the middle', () => {
    expect(whole).toEqual({ k: 0.5, x: 0, y: 50 })
  })

  test('what it shall look at before the map is measured, it looks at then', () => {
    const [early, late] = [new MapCamera(), new MapCamera()]
    late.measure(sheet, window)
    for (const camera of [early, late]) {
      camera.center([600, 500], 1.3)
      camera.gather([[200, 100]], 1.3)
      camera.reveal([600, 600])
    }
    expect(early.camera.value).toEqual({ x: 0, y: 0, k: 1 })
    early.measure(sheet, window)
    expect(early.camera.value).toEqual(late.camera.value)
    expect(early.camera.value.k).toBe(1.3)
  })

  test('whoever is looked at stands clear of what lies along the lower edge of the window', () => {
    const camera = new MapCamera(80)
    camera.measure(sheet, window)
    const heightOf = (y: number) => y * camera.camera.value.k + camera.camera.value.y
    camera.center([400, 600], 1.3)
    expect(heightOf(600)).toBeLessThanOrEqual(320)
    camera.reveal([400, 590])
    expect(heightOf(590)).toBeLessThanOrEqual(320 - 60 + 1)
    camera.gather([[400, 600]], 1.3)
    expect(heightOf(600)).toBeLessThanOrEqual(320)
  })

  test('where the whole sheet is seen from hardly farther, as on a tablet, it is shown', () => {
    const camera = new MapCamera()
    const tablet = { width: 800, height: 1000 }
    camera.measure(sheet, tablet)
    camera.center([100, 100], 1.27)
    expect(camera.camera.value).toEqual(fitted(sheet, tablet))
    camera.zoom(1.5)
    camera.gather([[100, 100]], 1.27, true)
    expect(camera.camera.value).toEqual(fitted(sheet, tablet))
  })

  test('something wide is moved as far as it takes to be seen whole', () => {
    const camera = new MapCamera()
    camera.measure(sheet, window)
    camera.center([400, 300], 2) // 300 to 500 of the sheet are in the window
    expect(camera.across(400, 60)).toBe(400)
    expect(camera.across(495, 60)).toBe(500 - 30 - 3)
    expect(camera.across(290, 60)).toBe(300 + 30 + 3)
    expect(camera.across(400, 600)).toBe(400)
  })

  test('who acts is shown with as much of what they may do as finds room so near', () => {
    const [home, beside, far] = [
      [400, 300],
      [520, 300],
      [200, 300],
    ] as const
    expect(together([home, beside, far], 60, 1.3, window)).toEqual([home, beside])
    expect(together([home, far, beside], 60, 1.3, window)).toEqual([home, beside])
  })

  test('whoever is asked is shown clear of the edge of the window', () => {
    const camera = new MapCamera()
    camera.measure(sheet, window)
    camera.center([400, 300], 1.3)
    const { x, k } = camera.camera.value
    camera.gather([[(40 - x) / k, 300]], 1.3)
    expect(((40 - x) / k) * k + camera.camera.value.x).toBeGreaterThanOrEqual(60)
  })

  test('zooms about the point under the finger, never farther than the whole', () => {
    const near = zoomed(whole, [100, 100], 2, sheet, window)
    expect((100 - near.x) / near.k).toBeCloseTo((100 - whole.x) / whole.k)
    expect((100 - near.y) / near.k).toBeCloseTo((100 - whole.y) / whole.k)
    expect(zoomed(near, [0, 0], 0.01, sheet, window)).toEqual(whole)
  })

  test('cannot be pulled off the sheet', () => {
    const near = zoomed(whole, [200, 200], 4, sheet, window)
    expect(panned(near, 9999, 9999, sheet, window)).toMatchObject({ x: 100, y: 100 })
    expect(panned(near, -9999, 0, sheet, window).x).toBe(400 - 800 * near.k - 100)
  })

  test('leaves no part of the window empty that the sheet could fill', () => {
    expect(centered([10, 590], 2, sheet, window)).toEqual({ k: 2, x: 0, y: 400 - 1200 })
  })

  test('looks at several points at once, no nearer than it is told', () => {
    const wide = gathered(
      [
        [100, 300],
        [700, 300],
      ],
      50,
      2,
      sheet,
      window,
    )
    for (const x of [100, 700]) {
      expect(x * wide.k + wide.x).toBeGreaterThanOrEqual(0)
      expect(x * wide.k + wide.x).toBeLessThanOrEqual(window.width)
    }
    expect(gathered([[400, 300]], 50, 2, sheet, window)).toEqual(centered([400, 300], 2, sheet, window))
  })

  test('brings what is out of sight into it, and leaves what is in sight', () => {
    const near = centered([400, 300], 2, sheet, window)
    expect(revealed(near, [400, 300], 50, sheet, window)).toEqual(near)
    const moved = revealed(near, [700, 300], 50, sheet, window)
    expect(700 * moved.k + moved.x).toBeCloseTo(350)
  })
})
