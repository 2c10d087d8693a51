import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const de: Catalogue<typeof en> = {
  'turn.title': '{game}: Du bist am Zug',
  'turn.with': 'Du spielst mit {names}.',
  'turn.bots': 'Du spielst mit Bots.',
  'turn.until': 'Du hast Zeit bis {when}.',
  'turn.open': 'Zum Tisch',

  'digest.title': '{n} {n|Partie wartet|Partien warten} auf dich',

  'mail.why': 'Du hast {place} gebeten, dir eine E-Mail zu schicken, wenn du am Zug bist.',
  'mail.stop': 'Diese E-Mails abbestellen',

  'confirm.title': 'Ist das deine E-Mail-Adresse?',
  'confirm.text': 'Jemand hat {place} gebeten, an diese Adresse zu schreiben, wenn er oder sie am Zug ist.',
  'confirm.button': 'Ja, bestätigen',
  'confirm.ignore': 'Falls du das nicht warst, brauchst du nichts zu tun: Es folgt keine weitere E-Mail.',
  'confirm.done': 'Bestätigt. Wir schreiben dir, wenn du am Zug bist, aber gerade nicht hier.',

  'stop.title': 'Keine E-Mails mehr?',
  'stop.text': 'Wir schreiben dir dann nicht mehr, wenn du am Zug bist. Auf deiner Kontoseite lässt sich das ändern.',
  'stop.button': 'E-Mails abbestellen',
  'stop.done': 'Erledigt. Du bekommst keine E-Mails mehr von uns.',

  'alarm.new-browser': 'Neue Anmeldung bei deinem Konto',
  'alarm.password': 'Dein Passwort wurde geändert',
  'alarm.password-reset': 'Dein Passwort wurde per E-Mail zurückgesetzt',
  'alarm.passkey-added': 'Deinem Konto wurde ein Passkey hinzugefügt',
  'alarm.passkey-removed': 'Ein Passkey deines Kontos wurde entfernt',
  'alarm.token-made': 'Ein Token für ein Programm wurde erstellt',
  'alarm.email-changed': 'Deine E-Mail-Adresse wurde geändert',
  'alarm.email-removed': 'Deine E-Mail-Adresse wurde entfernt',
  'alarm.second-factor-on': 'Deine Authenticator-App wird ab jetzt verlangt',
  'alarm.second-factor-off': 'Deine Authenticator-App wird nicht mehr verlangt',
  'alarm.recovery-code-used': 'Jemand hat sich mit einem Wiederherstellungscode angemeldet',
  'alarm.recovery-codes-made': 'Neue Wiederherstellungscodes wurden erstellt',
  'alarm.codes-guessed': 'Jemand kennt dein Passwort und probiert Codes durch',
  'alarm.where': 'Konto: {name}. {when}, {where}.',
  'alarm.browser': 'unbekannter Browser',
  'alarm.not':
    'Falls du das warst, brauchst du nichts zu tun. Falls nicht, ändere sofort dein Passwort: Damit werden alle anderen abgemeldet.',
  'alarm.open': 'Zum Konto',
  'reset.title': 'Neues Passwort festlegen',
  'reset.text':
    'Jemand hat bei {place} ein neues Passwort für das Konto {name} angefordert. Der Link gilt einmal und eine Stunde lang.',
  'reset.button': 'Neues Passwort festlegen',
  'reset.ignore': 'Falls du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',

  'link.bad': 'Dieser Link gilt nicht mehr. Fordere auf deiner Kontoseite einen neuen an.',
}
