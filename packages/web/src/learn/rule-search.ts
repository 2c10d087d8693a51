/** Something that can be looked for: its heading, its own words, and names that belong to it. */
export interface Searchable {
  readonly heading: string
  readonly text: string
  readonly terms: string
}

const HEADING = 3 // a word of a heading counts so much more
const TERM = 0.5 // and the name of a card that the topic is about so much less
const ENOUGH = 0.6 // of the longer words must be found if no entry has all of them

/** The entries that fit what was typed, the best first: whole words before beginnings, and a typing error is forgiven. */
export function searchIn<T extends Searchable>(entries: readonly T[], typed: string): readonly T[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return entries
  const scored = entries.map(entry => ({ entry, scores: scoresOf(entry, wanted) }))
  const whole = scored.filter(({ scores }) => scores.every(score => score > 0))
  const long = wanted.map(word => word.length > 2)
  const share = (scores: readonly number[]): number => {
    const counted = scores.filter((_, i) => long[i])
    return counted.length === 0 ? 0 : counted.filter(score => score > 0).length / counted.length
  }
  const found = whole.length > 0 ? whole : scored.filter(({ scores }) => share(scores) >= ENOUGH)
  const sum = (scores: readonly number[]): number => scores.reduce((all, score) => all + score, 0)
  return found.sort((a, b) => sum(b.scores) - sum(a.scores)).map(({ entry }) => entry)
}

/** Whether a heading or a name has all that was typed, be it by the beginnings of its words or with a typing error. */
export function isHeadedBy(heading: string, typed: string): boolean {
  return scoresOf({ heading, text: '', terms: '' }, wordsOf(typed)).every(score => score > 0)
}

/** … as whole words. */
export function isCalled(name: string, typed: string): boolean {
  const words = new Set(wordsOf(name))
  return wordsOf(typed).every(word => words.has(word))
}

/** How well each word that was typed fits an entry. */
function scoresOf({ heading, text, terms }: Searchable, wanted: readonly string[]): number[] {
  const places = [
    { words: wordsOf(heading), weight: HEADING },
    { words: wordsOf(text), weight: 1 },
    { words: wordsOf(terms), weight: TERM },
  ]
  return wanted.map(word => Math.max(...places.map(({ words, weight }) => weight * bestFit(word, words))))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function bestFit(wanted: string, words: readonly string[]): number {
  let best = 0
  for (const word of words) {
    if (word === wanted) return 4
    if (best < 2 && wanted.length > 2 && word.startsWith(wanted)) best = 2
    else if (best < 1 && isMisspelled(wanted, word)) best = 1
  }
  return best
}

/** Whether two words differ by a typing error or two, or by an ending; what is long enough may be the beginning of the other. */
function isMisspelled(wanted: string, word: string): boolean {
  if (wanted.length < 4) return false
  const most = wanted.length < 8 ? 1 : 2
  const isNear = (other: string): boolean =>
    Math.abs(wanted.length - other.length) <= most && distance(wanted, other) <= most
  return isNear(word) || (wanted.length > 4 && isNear(word.slice(0, wanted.length + most)))
}

/** Letters to add, leave out, change or swap (the optimal string alignment distance). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array.from({ length: b.length }, () => 0)])
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = swapped ? rows[i - 2]![j - 2]! + 1 : change
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, change, swap)
    }
  return rows[a.length]![b.length]!
}
