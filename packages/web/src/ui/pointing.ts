/** A mouse that lies where it last clicked points at nothing: what is under it now came to it. */

const clicked = { x: Number.NaN, y: Number.NaN }

globalThis.window?.addEventListener(
  'pointerdown',
  ({ clientX, clientY }) => Object.assign(clicked, { x: clientX, y: clientY }),
  { capture: true },
)

/** Tells of a thing that a pointer has come over; if the thing has come under it, then only when it moves there. */
export function pointing(event: PointerEvent, tell: () => void): void {
  const { clientX, clientY, pointerType, target } = event
  if (pointerType !== 'mouse' || clientX !== clicked.x || clientY !== clicked.y) return tell()
  const moved = () => {
    if ((target as Element).matches(':hover')) tell()
  }
  window.addEventListener('pointermove', moved, { once: true })
}
