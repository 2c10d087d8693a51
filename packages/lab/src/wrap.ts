/** Breaks each line of a text between words so that none is wider than so many columns; what follows is indented. */
export function wrap(text: string, columns: number, indent = ''): string {
  return text
    .split('\n')
    .map(line => wrapLine(line, Math.max(columns, indent.length + 20), indent))
    .join(`\n${indent}`)
}

/** No-break spaces hold their words together. */
function wrapLine(line: string, columns: number, indent: string): string {
  const room = columns - indent.length
  let used = 0
  let wrapped = ''
  for (const word of line.split(' ')) {
    const breaks = used > 0 && used + 1 + word.length > room
    wrapped += breaks ? `\n${indent}${word}` : used === 0 ? word : ` ${word}`
    used = breaks ? word.length : used + word.length + (used === 0 ? 0 : 1)
  }
  return wrapped
}
