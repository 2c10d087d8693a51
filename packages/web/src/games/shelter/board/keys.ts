import { type Letter, LETTERS } from '@overseer/shelter'
import { boardStyle } from '../../../page/settings.ts'
import { DIGITS, useKeys } from '../../../ui/keys.ts'
import { t } from '../words.ts'
import type { BoardState } from './board-state.ts'
import type { Picked } from './play.ts'
import { answersOf, give, isNo } from './question.tsx'

/** Letters take a dweller in hand or name what was learned, numbers answer, 0 passes, Escape lets go. */
export function useBoardKeys(board: BoardState): void {
  useKeys([
    {
      keys: ARROWS,
      shown: '← ↑ → ↓',
      help: () => t('keys.arrows'),
      ...(board.drawn.choices.length > 0 && { run: intoVault }), // once there, it listens itself; a review has its own arrows
    },
    { keys: [], shown: 'Enter', help: () => t('keys.enter') },
    {
      keys: LETTERS.map(letter => letter.toLowerCase()),
      shown: LETTERS.join(' '),
      help: () => t('keys.letters'),
      run: key => take(board, key.toUpperCase() as Letter),
    },
    { keys: ['d'], shown: 'D', help: () => t('keys.plain'), run: () => take(board, 'plain') },
    { keys: ['x'], shown: 'X', help: () => t('keys.hurt'), run: () => take(board, 'hurt') },
    {
      keys: DIGITS,
      shown: '1 – 9',
      help: () => t('keys.numbers'),
      run: key =>
        boardStyle.value === 'text' ? chooseNumbered(key) : give(board, answersOf(board.drawn)[Number(key) - 1]),
    },
    { keys: ['0'], shown: '0', help: () => t('keys.pass'), run: () => give(board, answersOf(board.drawn).find(isNo)) },
    { keys: ['escape'], shown: 'Esc', help: () => t('keys.escape'), run: () => board.cancel() },
  ])
}

const ARROWS = ['arrowleft', 'arrowright', 'arrowup', 'arrowdown']

/** The arrows lead into the vault from wherever one is. */
function intoVault(): void {
  if (document.activeElement?.matches('[data-space]')) return
  const spaces = [...document.querySelectorAll<HTMLElement>('[data-space]')]
  const first = spaces.find(space => space.getAttribute('aria-disabled') === 'false') ?? spaces[0]
  first?.focus()
}

/** The choice of that number on the table in words. */
function chooseNumbered(n: string): void {
  document.querySelector<HTMLElement>(`[data-number="${n}"]`)?.click()
}

/** Learns a letter if that is what is asked, else takes a dweller of that kind in hand, or puts it back. */
function take(board: BoardState, kind: Exclude<Picked, null>): void {
  const { choices, picked } = board.drawn
  const learned = choices.find(choice => choice.do === 'train' && choice.letter === kind)
  if (learned !== undefined) return board.choose(learned)
  if (choices.some(choice => choice.do === 'place' && (choice.who === kind || choice.with === kind)))
    board.pick(picked === kind ? null : kind)
}
