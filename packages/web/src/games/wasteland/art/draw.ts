/**
 * How our drawings are written. A drawing is a script with one shape a line: an ink, then the path of the shape.
 *
 *     r M0 0h8v8z        red, with an outline
 *     .r.4 M0 0h8v8z     red without an outline, at 40 %
 *     -r2 M0 0h8         a red line 2 wide (`-` alone: in ink, as wide as the pen)
 *     =r M0 0h8v8z       the same once more, mirrored at the axis of the pen
 *     >barrel 20 40 .8   another drawing, put there at this size; a minus before the size turns it around
 *
 * In a path `O x y r` stands for a circle and `Q x y rx ry` at the start for an ellipse. Inks are one letter, and each is
 * a custom property of inks.css, so that both themes are one drawing; `@` is the dress of the seat, `+ _ ^` are tones
 * that come with the pen. This is a third of the size of the same in SVG, and it is read once for each drawing shown.
 */
export interface Pen {
  readonly line?: number // the width of outlines
  readonly seat?: number // whose dress `@` is
  readonly axis?: number // where drawings are mirrored
  readonly tones?: readonly [string, string, string]
  readonly of?: Readonly<Record<string, string>> // what `>` may name
}

const USUAL: Pen = { line: 1.4, axis: 0 }

const LINE = /^(=?)([.-]?)([a-zA-Z@+_^]?)(\d*\.?\d*) (.*)$/

/** The shapes of a script as SVG. */
export function draw(script: string, pen: Pen = USUAL): string {
  let svg = ''
  for (const line of script.trim().split('\n')) svg += shape(line.trim(), pen)
  return svg
}

function shape(line: string, pen: Pen): string {
  if (line.startsWith('>')) return other(line.slice(1), pen)
  const match = LINE.exec(line)
  if (match === null) return ''
  const [, mirrored, kind, ink, number, path] = match
  const paint = paintOf(kind!, ink!, number!, pen)
  const drawn = `<path d="${outlineOf(path!)}"${paint}/>`
  if (mirrored === '') return drawn
  return `${drawn}<g transform="translate(${2 * (pen.axis ?? 0)} 0) scale(-1 1)">${drawn}</g>`
}

function paintOf(kind: string, ink: string, number: string, pen: Pen): string {
  if (kind === '.') return ` fill="${inkOf(ink, pen)}"${number === '' ? '' : ` opacity="${number}"`}`
  const width = ` stroke-width="${number === '' ? (pen.line ?? 1.4) : number}" stroke-linecap="round" stroke-linejoin="round"`
  if (kind === '-') return ` fill="none" stroke="${inkOf(ink === '' ? 'k' : ink, pen)}"${width}`
  return ` fill="${inkOf(ink, pen)}" stroke="var(--art-k)"${width}`
}

function inkOf(ink: string, { seat = 0, tones }: Pen): string {
  if (ink === '@') return `url(#seat-${seat})`
  const tone = tones?.['+_^'.indexOf(ink)]
  return tone ?? `var(--art-${ink >= 'a' ? ink : `${ink}${ink}`})`
}

/** `>name x y size turn`. */
function other(words: string, pen: Pen): string {
  const [name, x, y, size = '1', turn = '0'] = words.split(' ')
  const inner = draw(pen.of?.[name!] ?? '', { ...pen, axis: 0 })
  const by = Number(size)
  const scale = by < 0 ? `${by} ${-by}` : size
  return `<g transform="translate(${x} ${y})${turn === '0' ? '' : ` rotate(${turn})`}${size === '1' ? '' : ` scale(${scale})`}">${inner}</g>`
}

const CIRCLE = /O(-?[\d.]+) (-?[\d.]+) ([\d.]+)/g
const ELLIPSE = /^Q(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)$/

function outlineOf(path: string): string {
  const oval = ELLIPSE.exec(path)
  if (oval !== null) return ring(...(oval.slice(1).map(Number) as [number, number, number, number]))
  return path.replaceAll(CIRCLE, (_, x: string, y: string, r: string) => ring(+x, +y, +r, +r))
}

const ring = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${short(2 * rx)} 0a${rx} ${ry} 0 1 0 ${short(-2 * rx)} 0z`

const short = (value: number): number => Math.round(value * 100) / 100

/** Every outline of a script in one path, and those of its filled shapes: for rims and silhouettes. */
export function outlines(script: string, axis = 0): { readonly all: string; readonly solid: string } {
  let all = ''
  let solid = ''
  for (const line of script.trim().split('\n')) {
    const match = LINE.exec(line.trim())
    if (match === null) continue
    const path = outlineOf(match[5]!)
    const both = match[1] === '' ? path : path + mirrored(path, axis)
    all += both
    if (match[2] !== '-') solid += both
  }
  return { all, solid }
}

/** A path seen in a mirror. Only what our scripts use: M m L l H h V v C c S s Q q A a Z z. */
function mirrored(path: string, axis: number): string {
  let turned = ''
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    turned += command! + numbers.map((value, at) => turn(command!, value, at, axis)).join(' ')
  }
  return turned
}

function turn(command: string, value: number, at: number, axis: number): number {
  const absolute = command < 'a'
  const flip = short(absolute ? 2 * axis - value : -value)
  const kind = command.toLowerCase()
  if (kind === 'v') return value
  if (kind === 'h') return flip
  if (kind !== 'a') return at % 2 === 0 ? flip : value
  const part = at % 7
  if (part === 4) return 1 - value
  return part === 5 ? flip : value
}
