import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const de: Catalogue<typeof en> = {
  'turn.title': '{game}: Du bist am Zug',
  'turn.with': 'Am Tisch mit {names}.',
  'turn.bots': 'Am Tisch mit Bots.',
  'turn.until': 'Du hast Zeit bis {when}.',
  'turn.open': 'Zum Tisch',

  'digest.title': '{n} {n|Tisch wartet|Tische warten} auf dich',

  'mail.why': 'Du hast {place} gebeten, dir eine E-Mail zu schicken, wenn du am Zug bist.',
  'mail.stop': 'Keine solchen E-Mails mehr',

  'confirm.title': 'Ist das deine E-Mail-Adresse?',
  'confirm.text': '{name} hat {place} gebeten, an diese Adresse zu schreiben, sobald der nächste Zug ansteht.',
  'confirm.button': 'Ja, bestätigen',
  'confirm.ignore': 'Falls du das nicht warst, brauchst du nichts zu tun: Es folgt keine weitere E-Mail.',
  'confirm.done': 'Bestätigt. Wir schreiben dir, wenn du am Zug und nicht da bist.',

  'stop.title': 'Keine E-Mails mehr?',
  'stop.text': 'Wir schreiben dir dann nicht mehr, wenn du am Zug bist. Auf deiner Kontoseite lässt sich das ändern.',
  'stop.button': 'E-Mails abbestellen',
  'stop.done': 'Erledigt. Du bekommst keine E-Mails mehr von uns.',

  'link.bad': 'Dieser Link gilt nicht mehr. Fordere auf deiner Kontoseite einen neuen an.',
}
