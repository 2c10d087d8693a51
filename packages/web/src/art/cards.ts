import { hang } from './art.tsx'

/** The drawings of Shelter: rooms, items, threats, and what is around them. */
hang(
  import.meta.glob<string>(['./rooms/*.svg', './items/*.svg', './threats/*.svg', './big/*.svg', '!./big/hero.svg'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
