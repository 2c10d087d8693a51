import { useEffect, useState } from 'preact/hooks'
import type { VignetteName } from './vignettes/scenes.ts'
import '../art/inks.css'

/**
 * The picture of a story, 252 x 198: <Vignette of={vignetteOf('W3')}/> (vignettes/cards.ts). The drawings come in a chunk
 * of their own; until it is there, and if it never comes, the picture is a blank sky.
 */
export function Vignette({ of, label, class: className = '' }: { of: VignetteName; label?: string; class?: string }) {
  const [svg, setSvg] = useState('')
  useEffect(() => {
    let here = true
    void import('./vignettes/all.ts').then(
      ({ vignetteSvg }) => here && setSvg(vignetteSvg(of)),
      () => {},
    )
    return () => {
      here = false
    }
  }, [of])
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg
      class={className}
      viewBox="0 0 252 198"
      preserveAspectRatio="xMidYMax slice"
      style={{ background: 'var(--art-YY)' }}
      {...named}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
