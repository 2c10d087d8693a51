import { useLayoutEffect, useRef } from 'preact/hooks'

const SMALL = 11 // pixels
const SMALLEST = 8

/** A name in a narrow place: where a language needs more room, the letters get smaller instead of being cut. */
export function Fit({
  children,
  class: className = '',
  lines = 1,
}: {
  children: string
  class?: string
  lines?: 1 | 2
}) {
  const line = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = line.current!
    places.set(element, lines)
    watch.observe(element)
    soon(element)
    return () => {
      places.delete(element)
      watch.unobserve(element)
    }
  }, [children, lines])
  return (
    <span ref={line} class={className} title={children}>
      {children}
    </span>
  )
}

const places = new Map<HTMLElement, number>() // every name on the page, and how many lines it may have
const waiting = new Set<HTMLElement>()
const pen = new OffscreenCanvas(1, 1).getContext('2d')!

const watch = new ResizeObserver(entries => {
  for (const { target } of entries) soon(target as HTMLElement)
})
document.fonts.addEventListener('loadingdone', () => {
  for (const element of places.keys()) soon(element)
})

/** All names of a moment are measured together: the page is laid out once, not once for each. */
function soon(element: HTMLElement): void {
  if (waiting.size === 0) queueMicrotask(fitAll)
  waiting.add(element)
}

function fitAll(): void {
  const elements = [...waiting].filter(element => element.isConnected)
  waiting.clear()
  for (const { style } of elements)
    style.fontSize = style.textTransform = style.letterSpacing = style.textRendering = ''
  const looks = elements.map(element => fittingLook(element, places.get(element) ?? 1))
  for (const [i, { style }] of elements.entries()) Object.assign(style, looks[i], looks[i]!.fontSize && AS_MEASURED)
}

/** Else each letter may be as wide as whole pixels, and all of them wider than they were measured. */
const AS_MEASURED = { textRendering: 'geometricPrecision' }

/** How a name must look to fit: smaller, and where that would be too small, without capitals. */
function fittingLook(element: HTMLElement, lines: number): Partial<CSSStyleDeclaration> {
  const style = getComputedStyle(element)
  const own = Number.parseFloat(style.fontSize)
  const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  if (room <= 0) return {}
  const text = element.textContent
  const sizeOf = (words: string, spacing: string): number => {
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    pen.letterSpacing = spacing
    return Math.floor((own * room * 9.9) / widest(words, lines)) / 10
  }
  const capital = style.textTransform === 'uppercase'
  const size = sizeOf(
    capital ? text.toUpperCase() : text,
    style.letterSpacing === 'normal' ? '0px' : style.letterSpacing,
  )
  if (size >= own) return {}
  if (!capital || size >= SMALL) return { fontSize: `${Math.max(SMALLEST, size)}px` }
  const plain = Math.min(own, Math.max(SMALLEST, sizeOf(text, '0px')))
  return { fontSize: `${plain}px`, textTransform: 'none', letterSpacing: '0' }
}

/** How wide the widest line is when a name is broken into lines as well as it can be. */
function widest(text: string, lines: number): number {
  const words = text.split(/(?<=-)|\s+/)
  const whole = pen.measureText(text).width
  if (lines === 1 || words.length === 1) return whole
  return Math.min(
    whole,
    ...words.slice(1).map((_, i) => {
      const cut = words.slice(0, i + 1).join(' ').length
      return Math.max(pen.measureText(text.slice(0, cut)).width, pen.measureText(text.slice(cut).trim()).width)
    }),
  )
}
