import { draw } from './draw.ts'
import { type SignName, SIGNS } from './signs.ts'
import './inks.css'

const drawn = new Map<SignName, string>()

/** A sign as SVG in words, on a grid of 16: to be put into a larger picture. */
function signSvg(name: SignName): string {
  let svg = drawn.get(name)
  if (svg === undefined) {
    svg = draw(SIGNS[name], { line: 1 })
    drawn.set(name, svg)
  }
  return svg
}

/** A sign at a place and size of a larger picture. */
export const signAt = (name: SignName, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 16})">${signSvg(name)}</g>`

/** A small sign. With a label it speaks for itself; without, what stands beside it does. */
export function Mark({ name, label, class: className = '' }: { name: SignName; label?: string; class?: string }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg class={className} viewBox="-.5 -.5 17 17" {...named} dangerouslySetInnerHTML={{ __html: signSvg(name) }} />
  )
}
