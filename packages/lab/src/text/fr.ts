import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const fr: Catalogue<typeof en> = {
  title: 'Overseer : {game}',
  players: 'Ada, Boris, Chloé, Dieter',
  turn: '{who} : {question}',
  thinking: '{who} réfléchit…',
  prompt: 'Votre choix (un numéro, ? pour l’aide) : ',
  help: 'Tapez le numéro d’un choix. Ou dites en quelques mots ce que vous voulez : une case, une carte, une action. Mettez ? devant pour savoir pourquoi c’est interdit. t montre à nouveau la table ; odds, ways et ahead disent vos chances, où vous pouvez aller et ce qui vous attend, si le jeu le sait ; rule suivi d’un code comme {rule} affiche une règle ; u annule votre dernier choix ; save FICHIER enregistre ; q quitte.',
  nothing: 'Il n’y a rien à en dire maintenant.',
  unknown: 'Je ne comprends pas « {text} ». Tapez un numéro de 1 à {most}, ou ? pour l’aide.',
  refused: 'Interdit ({rule}) : {text}',
  ruling: 'Précision : {text}',
  allowed: 'C’est permis : c’est le numéro {n}.',
  allowedTyped: 'C’est permis : tapez-le sans le point d’interrogation.',
  noRule: 'La règle « {id} » n’existe pas.',
  undone: 'Choix annulé.',
  'undo.nothingToUndo': 'Il n’y a rien à annuler.',
  'undo.somethingRevealed': 'Depuis, des dés ont été lancés ou des cartes révélées : impossible d’annuler.',
  'undo.othersDecided': 'Depuis, quelqu’un d’autre a joué : impossible d’annuler.',
  saved: 'Enregistré dans {file}.',
  notSaved: 'Impossible d’écrire {file}.',
  bye: 'Au revoir.',
  you: 'Vous êtes {name}, les autres sont des bots.',
}
