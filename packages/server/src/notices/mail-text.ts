import type { Language } from '@overseer/kernel'
import { type Words, wordsIn } from './words.ts'

/** A table that waits for somebody. */
export interface WaitingTable {
  readonly table: string
  readonly n: number // the version it waits at
  readonly game: string
  readonly seat: number
  readonly since: number
  readonly due: number | null // when the time runs out
  readonly live: boolean
  readonly others: readonly string[] // the names of the other people there
}

/** Whom a mail is for. */
export interface Reader {
  readonly language: Language
  readonly zone: string
}

export interface MailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export const pathOf = (table: string): string => `/#/online/table/${table}`

/** One turn in a line and a sentence or two, as a push notice shows it. */
export function turnNotice(waiting: WaitingTable, reader: Reader): { readonly title: string; readonly body: string } {
  const say = wordsIn(reader.language)
  return { title: say('turn.title', { game: titleOf(waiting.game) }), body: details(waiting, reader, say) }
}

function titleOf(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1)
}

function details({ others, due }: WaitingTable, { language, zone }: Reader, say: Words): string {
  const names = new Intl.ListFormat(language).format(others)
  const company = others.length === 0 ? say('turn.bots') : say('turn.with', { names })
  if (due === null) return company
  const when = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(due)
  return `${company} ${say('turn.until', { when })}`
}

/** What e-mails need to know of the server. */
export interface Place {
  readonly url: string // without a slash at its end
  readonly stop: string // the link that ends the e-mails
}

/** One turn, or all that wait. */
export function turnMail(waiting: readonly WaitingTable[], reader: Reader, { url, stop }: Place): MailText {
  const say = wordsIn(reader.language)
  const notices = waiting.map(one => ({ ...turnNotice(one, reader), link: url + pathOf(one.table) }))
  const subject = notices.length === 1 ? notices[0]!.title : say('digest.title', { n: notices.length })
  const why = say('mail.why', { place: new URL(url).host })
  const texts = notices.map(({ title, body, link }) => `${title}\n${body}\n${link}`)
  const parts = notices.map(
    ({ title, body, link }) => `<h2>${escaped(title)}</h2><p>${escaped(body)}</p>${button(link, say('turn.open'))}`,
  )
  const small = `<p class="small">${escaped(why)} <a href="${escaped(stop)}">${escaped(say('mail.stop'))}</a></p>`
  return {
    subject,
    text: `${[...texts, `${why}\n${say('mail.stop')}: ${stop}`].join('\n\n')}\n`,
    html: sheet(reader.language, subject, parts.join('') + small),
  }
}

/** Asks whether an address is somebody's own. */
export function confirmMail(language: Language, link: string): MailText {
  const say = wordsIn(language)
  const subject = say('confirm.title')
  const text = say('confirm.text', { place: new URL(link).host })
  const ignore = say('confirm.ignore')
  return {
    subject,
    text: `${text}\n\n${say('confirm.button')}: ${link}\n\n${ignore}\n`,
    html: sheet(
      language,
      subject,
      `<p>${escaped(text)}</p>${button(link, say('confirm.button'))}<p class="small">${escaped(ignore)}</p>`,
    ),
  }
}

/** A page of its own with little on it, for e-mail programs and for what links in e-mails open. */
export function sheet(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 sans-serif;max-width:34em;margin:2em auto;padding:0 1em}h2{font-size:1.1em;margin:1.5em 0 0}
p{margin:.5em 0}a.button,button{display:inline-block;padding:.6em 1.2em;border:0;border-radius:4px;font:inherit;
background:#1d5c3a;color:#fff;text-decoration:none;cursor:pointer}.small{font-size:.85em;margin-top:2em}</style>
</head><body>${body}</body></html>
`
}

export function button(link: string, words: string): string {
  return `<p><a class="button" href="${escaped(link)}">${escaped(words)}</a></p>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, one => ENTITIES[one]!)
}
