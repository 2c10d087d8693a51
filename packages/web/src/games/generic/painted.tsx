import type { Paint } from '@overseer/kernel'
import type { ComponentChild } from 'preact'
import css from './board.module.css'

/** Colours in a text: signs that no text has mark where one begins and ends. */
const BEGIN = '\uE000'
const END = '\uE001'
const MOODS = ['dim', 'bright', 'alarm'] as const
const FIRST = 0xe100 // then the seats, then the moods

export const paint: Paint = (text, how) => {
  const code = typeof how === 'number' ? how : 16 + MOODS.indexOf(how)
  return `${BEGIN}${String.fromCharCode(FIRST + code)}${text}${END}`
}

/** A text with its colours as elements. */
export function Painted({ text }: { text: string }) {
  return <>{elements(text, { at: 0 })}</>
}

function elements(text: string, cursor: { at: number }): ComponentChild[] {
  const parts: ComponentChild[] = []
  let plain = ''
  for (; cursor.at < text.length && text[cursor.at] !== END; cursor.at++) {
    if (text[cursor.at] !== BEGIN) {
      plain += text[cursor.at]
      continue
    }
    parts.push(plain)
    plain = ''
    const code = text.charCodeAt(cursor.at + 1) - FIRST
    cursor.at += 2
    parts.push(<Coloured code={code}>{elements(text, cursor)}</Coloured>)
  }
  return [...parts, plain]
}

function Coloured({ code, children }: { code: number; children: ComponentChild[] }) {
  const mood = MOODS[code - 16]
  if (mood !== undefined) return <span class={css[mood]}>{children}</span>
  return (
    <b class={css.seat} style={{ '--seat': `var(--seat-${code % 4})` }}>
      {children}
    </b>
  )
}
