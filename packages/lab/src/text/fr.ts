import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const fr: Catalogue<typeof en> = {
  title: 'Overseer : {game}',
  turn: '{who} : {question}',
  thinking: '{who} réfléchit…',
  prompt: 'Votre choix (un numéro, ? pour l’aide) : ',
  help: 'Tapez le numéro d’un choix. Ou dites en quelques mots ce que vous voulez : une case comme T5 ou mart.m, une carte, une action. Mettez ? devant pour savoir pourquoi c’est interdit. t montre à nouveau la table ; rule suivi d’un code comme SH-PLC-1 affiche une règle ; u annule votre dernier choix ; save FICHIER enregistre ; q quitte.',
  unknown: 'Je ne comprends pas « {text} ». Tapez un numéro de 1 à {most}, ou ? pour l’aide.',
  refused: 'Interdit ({rule}) : {text}',
  ruling: 'Précision : {text}',
  allowed: 'C’est permis : c’est le numéro {n}.',
  allowedTyped: 'C’est permis : tapez-le sans le point d’interrogation.',
  noRule: 'La règle « {id} » n’existe pas.',
  undone: 'Choix annulé.',
  'undo.nothingToUndo': 'Il n’y a rien à annuler.',
  'undo.somethingRevealed': 'Des dés ou des cartes ont été révélés depuis : impossible d’annuler.',
  'undo.othersDecided': 'Quelqu’un d’autre a joué depuis : impossible d’annuler.',
  saved: 'Enregistré dans {file}.',
  notSaved: 'Impossible d’écrire {file}.',
  bye: 'Au revoir.',
  you: 'Vous êtes {name}, les autres sont des robots.',
}
