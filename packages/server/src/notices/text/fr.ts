import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const fr: Catalogue<typeof en> = {
  'turn.title': '{game} : c’est à vous de jouer',
  'turn.with': 'À la table avec {names}.',
  'turn.bots': 'À la table avec des robots.',
  'turn.until': 'Vous avez jusqu’au {when}.',
  'turn.open': 'Aller à la table',

  'digest.title': '{n} {n|table vous attend|tables vous attendent}',

  'mail.why': 'Vous avez demandé à {place} de vous prévenir par e-mail quand c’est votre tour.',
  'mail.stop': 'Ne plus recevoir ces e-mails',

  'confirm.title': 'Est-ce bien votre adresse e-mail ?',
  'confirm.text': '{name} a demandé à {place} d’écrire à cette adresse quand vient son tour.',
  'confirm.button': 'Oui, la confirmer',
  'confirm.ignore': 'Si ce n’était pas vous, vous n’avez rien à faire : aucun autre e-mail ne suivra.',
  'confirm.done': 'C’est confirmé. Nous vous écrirons quand ce sera votre tour en votre absence.',

  'stop.title': 'Plus d’e-mails ?',
  'stop.text': 'Nous ne vous écrirons plus quand c’est votre tour. La page de votre compte permet d’y revenir.',
  'stop.button': 'Arrêter les e-mails',
  'stop.done': 'C’est fait. Vous ne recevrez plus d’e-mails de notre part.',

  'link.bad': 'Ce lien ne fonctionne plus. Demandez-en un nouveau sur la page de votre compte.',
}
