import type { Paint } from '@overseer/kernel'

/** Text that keeps its colours apart from its letters, so that it knows how wide it is. */

export type Ink = Parameters<Paint>[1] | null
export interface Span {
  readonly text: string
  readonly ink: Ink
}
export type Line = readonly Span[]

export const span = (text: string, ink: Ink = null): Span => ({ text, ink })
export const plain = (text: string): Line => [span(text)]

export function widthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + text.length, 0)
}

export function paintLine(line: Line, paint: Paint): string {
  return line.map(({ text, ink }) => (ink === null || text === '' ? text : paint(text, ink))).join('')
}

/** The words of a line; one that is wider than a whole line is cut. */
function wordsOf(line: Line, width: number): { word: Line; glued: boolean }[] {
  const words: { word: Span[]; glued: boolean }[] = []
  let open = false
  for (const { text, ink } of line)
    for (const [i, part] of text.split(' ').entries()) {
      if (i > 0) open = false
      for (let from = 0; from < part.length; from += width) {
        const piece = span(part.slice(from, from + width), ink)
        const last = words.at(-1)
        if (open && last !== undefined && widthOf(last.word) + piece.text.length <= width) last.word.push(piece)
        else words.push({ word: [piece], glued: open })
        open = true
      }
    }
  return words
}

/** Breaks a line between words; what it begins with stays, and every further line is indented by so much more. */
export function wrap(line: Line, width: number, indent = 0): Line[] {
  const lead = line[0] === undefined ? 0 : line[0].text.length - line[0].text.trimStart().length
  const lines: Span[][] = [[]]
  let room = Math.max(1, width - lead)
  let used = 0
  for (const { word, glued } of wordsOf(line, Math.max(1, width - lead - indent))) {
    const wide = widthOf(word)
    const gap = used === 0 || glued ? 0 : 1
    if (used > 0 && used + gap + wide > room) {
      lines.push([...word])
      room = Math.max(1, width - lead - indent)
      used = wide
    } else {
      lines.at(-1)!.push(...(gap > 0 ? [span(' ')] : []), ...word)
      used += gap + wide
    }
  }
  return lines.map((words, i) => indented(words, i === 0 ? lead : lead + indent))
}

function indented(line: Line, by: number): Line {
  return by === 0 ? line : [span(' '.repeat(by)), ...line]
}

/** Cut at a width, with a sign that something is missing. */
export function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`.slice(0, width)
}

/** Two columns of lines side by side; the left one is as wide as said. */
export function beside(left: readonly Line[], right: readonly Line[], width: number, gap: number): Line[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const one = left[i] ?? []
    const two = right[i]
    return two === undefined ? one : [...one, span(' '.repeat(Math.max(0, width - widthOf(one)) + gap)), ...two]
  })
}
