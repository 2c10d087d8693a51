/** Names on the map: how wide they are, and how they can be broken. Measured by letter, so that it needs no page. */

export const NAME_SIZE = 12.8
export const LINE_HEIGHT = 13

const NARROW = new Set("iljtfrI.,'’-1: !|")
const WIDE = new Set('mwMWшщжмюыфШЩЖМЮЫФДЮœæ')

/** In the letters of the map (Oswald 500), a little generously. */
export function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += widthOfLetter(letter)
  return width * NAME_SIZE
}

function widthOfLetter(letter: string): number {
  if (NARROW.has(letter)) return 0.28
  if (WIDE.has(letter)) return 0.66
  return letter === letter.toLowerCase() ? 0.445 : 0.52
}

/** Every way to set a name in one to three lines, the best first: as square as a label on a map. */
export function settings(name: string): readonly (readonly string[])[] {
  const words = name.split(' ')
  const found: string[][] = []
  const cut = (from: number, lines: string[]): void => {
    if (from === words.length) found.push(lines)
    else if (lines.length < 3)
      for (let to = from + 1; to <= words.length; to++) cut(to, [...lines, words.slice(from, to).join(' ')])
  }
  cut(0, [])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf))
  const cost = (lines: readonly string[]): number => longest(lines) + lines.length * 16
  return found.sort((a, b) => cost(a) - cost(b))
}
