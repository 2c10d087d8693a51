/** What the server says to people who are not looking at the page. */
export const en = {
  'turn.title': '{game}: it is your turn',
  'turn.with': 'At the table with {names}.',
  'turn.bots': 'At the table with bots.',
  'turn.until': 'You have time until {when}.',
  'turn.open': 'Go to the table',

  'digest.title': '{n} {n|table waits|tables wait} for you',

  'mail.why': 'You asked {place} to tell you by e-mail when it is your turn.',
  'mail.stop': 'Stop these e-mails',

  'confirm.title': 'Is this your e-mail address?',
  'confirm.text': '{name} asked {place} to send word to this address when it is their turn.',
  'confirm.button': 'Yes, confirm it',
  'confirm.ignore': 'If that was not you, you need not do anything: no more e-mails will follow.',
  'confirm.done': 'Confirmed. We will write when it is your turn and you are away.',

  'stop.title': 'No more e-mails?',
  'stop.text': 'We will no longer write to you when it is your turn. You can change that on your account page.',
  'stop.button': 'Stop the e-mails',
  'stop.done': 'Done. You will get no more e-mails from us.',

  'link.bad': 'This link does not work any more. Ask for a new one on your account page.',
} as const
