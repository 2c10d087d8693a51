import { draw } from '../draw.ts'
import { BACKDROPS } from './backdrops.ts'
import { PEOPLE } from './people.ts'
import { PROPS } from './props.ts'
import { type VignetteName, VIGNETTES } from './scenes.ts'

/** All vignettes: in a chunk of their own, fetched with the first story. */

const OF = { ...PROPS, ...PEOPLE }
const drawn = new Map<VignetteName, string>()

/** Everybody throws a shadow. */
function shaded(script: string): string {
  return script.replaceAll(
    /^>(\w+) (-?[\d.]+) (-?[\d.]+) ?(-?[\d.]*)$/gm,
    (line, name: string, x: string, y: string, size: string) => {
      if (!(name in PEOPLE)) return line
      const by = Math.abs(Number(size || 1))
      return `.K.22 Q${x} ${y} ${Math.round(15 * by)} ${Math.round(4 * by)}\n${line}`
    },
  )
}

/** A vignette as SVG in words, 252 x 198. */
export function vignetteSvg(name: VignetteName): string {
  let svg = drawn.get(name)
  if (svg === undefined) {
    const { on, of } = VIGNETTES[name]
    const pen = { of: OF, line: 1.4 }
    svg = `${draw(BACKDROPS[on], pen)}<g transform="translate(-15 -23) scale(1.12)">${draw(shaded(of), pen)}</g>`
    drawn.set(name, svg)
  }
  return svg
}
