import css from './seat.module.css'

/** The patterns of the seats, drawn once for the whole page: a pattern inside something hidden would not show. */
export function SeatPatterns() {
  return (
    <svg class={css.patterns} aria-hidden="true">
      {PATTERNS.map((pattern, seat) => (
        <pattern key={seat} id={`seat-pattern-${seat}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill={`var(--seat-${seat})`} />
          {pattern}
        </pattern>
      ))}
    </svg>
  )
}

/** Beside its colour every seat has a pattern, so that nobody needs to tell colours apart. */
const PATTERNS = [
  <path key="stripes" d="M-1 5 5 -1M1 7 7 1" stroke="var(--cream)" stroke-width="1.6" />,
  <circle key="dots" cx="3" cy="3" r="1.3" fill="var(--cream)" />,
  null,
  <path key="crosses" d="M3 .8v4.4M.8 3h4.4" stroke="var(--cream)" stroke-width="1.3" />,
]

/** A counter in the colour and the pattern of a seat. */
export function SeatCounter({ seat }: { seat: number }) {
  return (
    <svg class={css.counter} viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="10.5"
        fill={`url(#seat-pattern-${seat % PATTERNS.length})`}
        stroke="var(--ink)"
        stroke-width="1.6"
      />
    </svg>
  )
}

/** The colours of a seat, as custom properties of whatever belongs to it. */
export function seatColors(seat: number): Record<string, string> {
  return { '--seat': `var(--seat-${seat})`, '--seat-text': `var(--seat-${seat}-text)` }
}
