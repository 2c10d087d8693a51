import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const fr: Catalogue<typeof en> = {
  'turn.title': '{game} : c’est à vous de jouer',
  'turn.with': 'Vous jouez avec {names}.',
  'turn.bots': 'Vous jouez avec des bots.',
  'turn.until': 'Vous avez jusqu’au {when}.',
  'turn.open': 'Aller à la table',

  'digest.title': '{n} {n|partie vous attend|parties vous attendent}',

  'mail.why': 'Vous avez demandé à {place} de vous prévenir par e-mail quand c’est votre tour.',
  'mail.stop': 'Ne plus recevoir ces e-mails',

  'confirm.title': 'Est-ce bien votre adresse e-mail ?',
  'confirm.text': 'Quelqu’un a demandé à {place} d’envoyer un e-mail à cette adresse quand vient son tour.',
  'confirm.button': 'Oui, la confirmer',
  'confirm.ignore': 'Si ce n’était pas vous, vous n’avez rien à faire : aucun autre e-mail ne suivra.',
  'confirm.done': 'C’est confirmé. Nous vous écrirons quand ce sera votre tour en votre absence.',

  'stop.title': 'Ne plus recevoir d’e-mails ?',
  'stop.text':
    'Nous ne vous écrirons plus quand c’est votre tour. Vous pourrez changer d’avis sur la page de votre compte.',
  'stop.button': 'Arrêter les e-mails',
  'stop.done': 'C’est fait. Vous ne recevrez plus d’e-mails de notre part.',

  'alarm.new-browser': 'Nouvelle connexion à votre compte',
  'alarm.password': 'Votre mot de passe a été modifié',
  'alarm.password-reset': 'Votre mot de passe a été réinitialisé par e-mail',
  'alarm.passkey-added': 'Une clé d’accès a été ajoutée à votre compte',
  'alarm.passkey-removed': 'Une clé d’accès a été retirée de votre compte',
  'alarm.token-made': 'Un jeton pour un programme a été créé',
  'alarm.email-changed': 'Votre adresse e-mail a été modifiée',
  'alarm.email-removed': 'Votre adresse e-mail a été supprimée',
  'alarm.second-factor-on': 'Votre application d’authentification est désormais demandée',
  'alarm.second-factor-off': 'Votre application d’authentification n’est plus demandée',
  'alarm.recovery-code-used': 'Un code de secours a servi à se connecter',
  'alarm.recovery-codes-made': 'De nouveaux codes de secours ont été créés',
  'alarm.codes-guessed': 'Quelqu’un connaît votre mot de passe et essaie des codes',
  'alarm.where': 'Compte : {name}. {when}, {where}.',
  'alarm.browser': 'navigateur inconnu',
  'alarm.not':
    'Si c’était vous, vous n’avez rien à faire. Sinon, changez tout de suite de mot de passe : toutes les autres sessions seront fermées.',
  'alarm.open': 'Vérifier mon compte',
  'reset.title': 'Choisir un nouveau mot de passe',
  'reset.text':
    'Quelqu’un a demandé à {place} un nouveau mot de passe pour le compte {name}. Le lien fonctionne une seule fois, pendant une heure.',
  'reset.button': 'Choisir un nouveau mot de passe',
  'reset.ignore': 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe ne change pas.',

  'link.bad': 'Ce lien ne fonctionne plus. Demandez-en un nouveau sur la page de votre compte.',
}
