import { DIGITS, useKeys } from '../../../ui/keys.ts'
import { t } from '../words.ts'
import type { BoardState } from './board-state.ts'

/** The keys of this table: numbered answers, the map, and putting back. */
export function useBoardKeys(board: BoardState): void {
  useKeys([
    { keys: ['0', ...DIGITS], shown: '0 – 9', help: () => t('keys.numbers'), run: answer },
    { keys: ['a'], shown: 'A', help: () => t('keys.map'), run: focusMap },
    { keys: ['escape'], shown: 'Esc', help: () => t('keys.escape'), run: () => board.cancel() },
  ])
}

function answer(n: string): void {
  document.querySelector<HTMLElement>(`[data-answer="${n}"]`)?.click()
}

/** To a place where something can be done, each time to the next one. */
function focusMap(): void {
  const open = [...document.querySelectorAll<SVGElement>('[data-node][aria-disabled="false"]')]
  const at = open.indexOf(document.activeElement as SVGElement)
  const next = open[(at + 1) % open.length] ?? document.querySelector<SVGElement>('[data-node][tabindex="0"]')
  next?.focus()
}
