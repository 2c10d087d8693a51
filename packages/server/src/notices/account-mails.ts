import type { Language } from '@overseer/kernel'
import type { Alarm } from '../accounts/account-events.ts'
import { button, escaped, type MailText, type Reader, sheet } from './mail-text.ts'
import { wordsIn } from './words.ts'

export const ACCOUNT_PATH = '/#/online/account'

/** What happened to an account, in a line and a sentence or two. */
export function alarmNotice(
  { kind, agent, at, player }: Alarm,
  { language, zone }: Reader,
): { readonly title: string; readonly body: string } {
  const say = wordsIn(language)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  const where = browserName(agent) ?? say('alarm.browser')
  return {
    title: say(`alarm.${kind}`),
    body: `${say('alarm.where', { name: player.name, when: format.format(at), where })} ${say('alarm.not')}`,
  }
}

export function alarmMail(alarm: Alarm, reader: Reader, url: string): MailText {
  const say = wordsIn(reader.language)
  const { title, body } = alarmNotice(alarm, reader)
  const link = url + ACCOUNT_PATH
  return {
    subject: title,
    text: `${body}\n\n${say('alarm.open')}: ${link}\n`,
    html: sheet(reader.language, title, `<p>${escaped(body)}</p>${button(link, say('alarm.open'))}`),
  }
}

/** The link by which somebody sets a new password. Its secret stands behind the #, which nobody else is sent. */
export function resetMail(name: string, language: Language, url: string, token: string): MailText {
  const say = wordsIn(language)
  const subject = say('reset.title')
  const text = say('reset.text', { name, place: new URL(url).host })
  const link = `${url}/#/online/reset/${token}`
  const ignore = say('reset.ignore')
  return {
    subject,
    text: `${text}\n\n${say('reset.button')}: ${link}\n\n${ignore}\n`,
    html: sheet(
      language,
      subject,
      `<p>${escaped(text)}</p>${button(link, say('reset.button'))}<p class="small">${escaped(ignore)}</p>`,
    ),
  }
}

/** A browser as people know it. Only names of this list: what it calls itself may be anything. */
function browserName(agent: string): string | undefined {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1]
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1]
  if (browser === undefined) return undefined
  const known = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return system === undefined ? known : `${known}, ${system}`
}
