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
          fill={`url(#seat-pattern-${seat})`}
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
