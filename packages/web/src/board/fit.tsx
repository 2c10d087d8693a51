import { useLayoutEffect, useRef } from 'preact/hooks'

const SMALLEST = 10.5

/** A name on one line: where a language needs more room, the letters get a little smaller instead of being cut. */
export function Fit({ children, class: className = '' }: { children: string; class?: string }) {
  const line = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = line.current!
    const shrink = () => {
      element.style.fontSize = ''
      const ratio = element.clientWidth / element.scrollWidth
      if (ratio > 0 && ratio < 1)
        element.style.fontSize = `${Math.max(SMALLEST, Number.parseFloat(getComputedStyle(element).fontSize) * ratio * 0.98)}px`
    }
    shrink()
    const watch = new ResizeObserver(shrink)
    watch.observe(element.parentElement!)
    void document.fonts.ready.then(shrink)
    return () => watch.disconnect()
  }, [children])
  return (
    <span ref={line} class={className} title={children}>
      {children}
    </span>
  )
}
