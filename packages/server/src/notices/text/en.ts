/** What the server says to people who are not looking at the page. */
export const en = {
  'turn.title': '{game}: it’s your turn',
  'turn.with': 'You are playing with {names}.',
  'turn.bots': 'You are playing with bots.',
  'turn.until': 'You have until {when}.',
  'turn.open': 'Go to the table',

  'digest.title': '{n} {n|game is|games are} waiting for you',

  'mail.why': 'You asked {place} to e-mail you when it’s your turn.',
  'mail.stop': 'Stop these e-mails',

  'confirm.title': 'Is this your e-mail address?',
  'confirm.text': 'Someone asked {place} to e-mail this address when it is their turn.',
  'confirm.button': 'Yes, confirm',
  'confirm.ignore': 'If that wasn’t you, you don’t need to do anything: you won’t get any more e-mails.',
  'confirm.done': 'Confirmed. We will e-mail you when it’s your turn and you are away.',

  'stop.title': 'No more e-mails?',
  'stop.text': 'We will stop e-mailing you when it’s your turn. You can change that on your account page.',
  'stop.button': 'Stop the e-mails',
  'stop.done': 'Done. You won’t get any more e-mails from us.',

  'alarm.new-browser': 'New sign-in to your account',
  'alarm.password': 'Your password was changed',
  'alarm.password-reset': 'Your password was reset by e-mail',
  'alarm.passkey-added': 'A passkey was added to your account',
  'alarm.passkey-removed': 'A passkey was removed from your account',
  'alarm.token-made': 'A token for a program was created',
  'alarm.email-changed': 'Your e-mail address was changed',
  'alarm.email-removed': 'Your e-mail address was removed',
  'alarm.second-factor-on': 'Your authenticator app is now required',
  'alarm.second-factor-off': 'Your authenticator app is no longer required',
  'alarm.recovery-code-used': 'A recovery code was used to sign in',
  'alarm.recovery-codes-made': 'New recovery codes were created',
  'alarm.codes-guessed': 'Someone with your password is guessing codes',
  'alarm.where': 'Account: {name}. {when}, {where}.',
  'alarm.browser': 'unknown browser',
  'alarm.not':
    'If that was you, you don’t need to do anything. If not, change your password right away: that signs out everyone else.',
  'alarm.open': 'Check your account',
  'reset.title': 'Set a new password',
  'reset.text':
    'Someone asked {place} for a new password for the account {name}. The link works once and for one hour.',
  'reset.button': 'Set a new password',
  'reset.ignore': 'If that wasn’t you, you don’t need to do anything: your password stays as it is.',

  'link.bad': 'This link no longer works. Request a new one on your account page.',
} as const
