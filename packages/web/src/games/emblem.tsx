/** A small picture of each game, for lists; a game that has none gets cards and a die. */
const EMBLEMS = import.meta.glob<string>('./*/emblem.svg', { query: '?raw', import: 'default', eager: true })

export function Emblem({ game, class: className = '' }: { game: string; class?: string | undefined }) {
  const svg = EMBLEMS[`./${game}/emblem.svg`] ?? EMBLEMS['./generic/emblem.svg']!
  return <span class={`art ${className}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
