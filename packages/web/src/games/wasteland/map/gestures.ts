import type { MapCamera } from './camera.ts'
import type { Point } from './geometry.ts'

/** Wheel, drag, pinch and double click on a map. What ends as a drag is no click. */

const SLOP = 5 // pixels that a click may wander

export function listen(element: HTMLElement, mapCamera: MapCamera): () => void {
  const fingers = new Map<number, Point>()
  let dragged = 0

  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    if (fingers.size === 0) dragged = 0
    fingers.set(event.pointerId, at(event))
  }

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const now = at(event)
    const others = Array.from(fingers).filter(([id]) => id !== event.pointerId)
    fingers.set(event.pointerId, now)
    dragged += Math.hypot(now[0] - before[0], now[1] - before[1])
    if (others.length === 0 && dragged < SLOP) return
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    const [other] = others
    if (other === undefined) mapCamera.pan(now[0] - before[0], now[1] - before[1])
    else pinch(before, now, other[1])
  }

  const pinch = (before: Point, now: Point, other: Point): void => {
    dragged = SLOP
    const far = (a: Point): number => Math.hypot(a[0] - other[0], a[1] - other[1])
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
    if (far(before) > 0) mapCamera.zoom(far(now) / far(before), middle)
    mapCamera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
  }

  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : 1
    mapCamera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at(event))
  }

  const click = (event: MouseEvent): void => {
    if (dragged < SLOP) return
    event.stopPropagation()
    event.preventDefault()
  }

  const again = (event: MouseEvent): void => {
    const open = (event.target as Element).closest('[data-node][aria-disabled="false"]')
    if (open === null) mapCamera.fit()
  }

  const listeners: readonly [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['wheel', wheel, { passive: false }],
    ['click', click, { capture: true }],
    ['dblclick', again],
  ]
  for (const [name, listener, options] of listeners) element.addEventListener(name, listener as EventListener, options)
  return () => {
    for (const [name, listener, options] of listeners)
      element.removeEventListener(name, listener as EventListener, options)
  }
}
