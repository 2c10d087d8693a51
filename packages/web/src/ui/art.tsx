/** Our drawings, inlined: one file each, coloured by the inks of the theme. Those of the cards come with their game. */
const drawings = new Map<string, string>()

registerArt(import.meta.glob<string>('./signs/*.svg', { query: '?raw', import: 'default', eager: true }))

/** Adds drawings to those that can be shown, by folder and name: `./rooms/diner.svg` is `rooms/diner`. */
export function registerArt(files: Readonly<Record<string, string>>): void {
  for (const [path, svg] of Object.entries(files)) drawings.set(path.slice(2, -4), svg)
}

export function Art({ name, class: className = '' }: { name: `${string}/${string}`; class?: string }) {
  return (
    <span
      class={`art ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings.get(name) ?? '' }}
    />
  )
}

/** A small sign. With a label it speaks for itself; without, what stands beside it does. */
export function Sign({ name, label, class: className = '' }: { name: string; label?: string; class?: string }) {
  const svg = { __html: drawings.get(`signs/${name}`) ?? '' }
  if (label === undefined) return <span class={`sign ${className}`} aria-hidden="true" dangerouslySetInnerHTML={svg} />
  return <span class={`sign ${className}`} role="img" aria-label={label} title={label} dangerouslySetInnerHTML={svg} />
}
