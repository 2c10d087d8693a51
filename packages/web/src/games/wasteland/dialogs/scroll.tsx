import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Mark } from '../art/mark.tsx'
import css from './frame.module.css'

/** What lies on a card. Where the screen has no room for all of it, an arrow says that there is more below. */
export function Scroll({
  class: className = '',
  children,
}: {
  class?: string | undefined
  children: ComponentChildren
}) {
  const box = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLElement>(null)
  const [more, setMore] = useState(false)
  useEffect(() => {
    const seen = ([entry]: readonly IntersectionObserverEntry[]) => setMore(entry?.isIntersecting === false)
    const watch = new IntersectionObserver(seen, { root: box.current, rootMargin: '0px 0px 2px' })
    watch.observe(end.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} class={`${css.scroll} ${className}`} tabIndex={0}>
      {children}
      <i ref={end} class={css.end} />
      {more && (
        <span class={css.more} aria-hidden="true" data-more>
          <Mark name="below" />
        </span>
      )}
    </div>
  )
}
