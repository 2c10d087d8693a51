import css from './pawn.module.css'

/** A dweller in its owner's colour and pattern, so that nobody needs to tell colours apart; lying down if injured. */
export function Pawn({
  seat,
  hurt = false,
  letter,
  fresh = false,
}: {
  seat: number
  hurt?: boolean
  letter?: string | undefined
  fresh?: boolean
}) {
  return (
    <span
      class={`${css.pawn} ${hurt ? css.hurt : ''} ${fresh ? css.fresh : ''}`}
      style={{ '--seat': `var(--seat-${seat})` }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 28">
        <path
          d="M4 27c0-8 3-12 8-12s8 4 8 12z"
          fill={`url(#dress-${seat})`}
          stroke="var(--ink)"
          stroke-width="1.4"
          stroke-linejoin="round"
        />
        <circle cx="12" cy="9" r="6" fill={`var(--seat-${seat})`} stroke="var(--ink)" stroke-width="1.4" />
      </svg>
      {letter !== undefined && <b class={css.letter}>{letter}</b>}
    </span>
  )
}

/** The dresses of the four seats, drawn once for the whole page: a pattern inside something hidden would not show. */
export function Dresses() {
  return (
    <svg class={css.dresses} aria-hidden="true">
      {PATTERNS.map((pattern, seat) => (
        <pattern key={seat} id={`dress-${seat}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill={`var(--seat-${seat})`} />
          {pattern}
        </pattern>
      ))}
    </svg>
  )
}

const PATTERNS = [
  <path key="stripes" d="M-1 5 5 -1M1 7 7 1" stroke="var(--cream)" stroke-width="1.6" />,
  <circle key="dots" cx="3" cy="3" r="1.3" fill="var(--cream)" />,
  null,
  <path key="crosses" d="M3 .8v4.4M.8 3h4.4" stroke="var(--cream)" stroke-width="1.3" />,
]
