import { useEffect } from 'preact/hooks'
import type { Picked, Play } from './play.ts'
import { answersOf, type Asked, give, isNo } from './question.tsx'

const HANDS: Record<string, Picked> = { d: 'plain', x: 'hurt', s: 'S', p: 'P', e: 'E', c: 'C', i: 'I', a: 'A', l: 'L' }

/** Letters take a dweller in hand or name what was learned, numbers answer, 0 passes, Escape lets go. */
export function useKeys(play: Play, asked: Asked | null, cancel: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === 'Escape') return cancel()
      if (/^\d$/.test(event.key)) return answer(play, asked, Number(event.key))
      const letter = HANDS[event.key.toLowerCase()]
      if (letter === undefined || letter === null || play.choices.length === 0) return
      const learned = play.choices.find(choice => choice.do === 'train' && choice.letter === letter)
      if (learned !== undefined) return play.choose(learned)
      if (play.choices.some(choice => choice.do === 'place' && (choice.who === letter || choice.with === letter)))
        play.pick(play.picked === letter ? null : letter)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

function answer(play: Play, asked: Asked | null, n: number): void {
  const answers = play.choices.length === 0 ? [] : answersOf(play, asked)
  const chosen = n === 0 ? answers.find(isNo) : answers[n - 1]
  if (chosen !== undefined) give(play, chosen)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    document.querySelector('dialog[open]') !== null
  )
}
