import type { Catalogue } from '@overseer/kernel'
import type { questions as english } from '../en/questions.ts'

export const questions: Catalogue<typeof english> = {
  // Setting up, and a turn
  'ask.pickCharacter': 'Choisissez votre personnage.',
  'ask.startSpace': 'Où commencez-vous ?',
  'ask.act': 'À vous : que faites-vous ?',
  'ask.aggressive': 'Plusieurs ennemis attaquent : lequel affronter d’abord ?',
  'ask.moveStep': 'Vous devez vous déplacer : où ?',
  'ask.scout': 'Quelle tuile explorez-vous ?',

  // Fights and tests
  'ask.beforeRoll': 'Avant le lancer : utilisez un effet ou lancez les dés.',
  'ask.reroll': 'Relancez des dés, utilisez un effet ou gardez le résultat.',
  'ask.rerollNone': 'Utilisez un effet ou gardez le résultat.',
  'ask.beforeHits': 'Avant de frapper : utilisez un effet ou continuez.',
  'ask.setDie': 'Tournez un dé sur la face voulue.',
  'ask.strike': 'Quel ennemi éliminez-vous ?',
  'ask.calm': 'Quel ennemi retournez-vous face cachée ?',

  // Camp and trade
  'ask.camp': 'Au coin du feu : et ensuite ?',
  'ask.payReady': 'Redresser ces cartes a un prix : payer ?',
  'ask.trading': 'Encore un échange, ou est-ce tout ?',
  'ask.offer': 'Composez votre offre.',
  'ask.answerOffer': 'Acceptez-vous cette offre ?',

  // Encounters, quests and results
  'ask.option': 'Que faites-vous ?',
  'ask.drawNext': 'Piocher une autre carte ?',
  'ask.nextObjective': 'Plusieurs objectifs sont remplis : lequel d’abord ?',
  'ask.pickObjective': 'Quel objectif est accompli ?',
  'ask.payCaps': 'Combien de capsules payez-vous ?',
  'ask.giveUp': 'Quelle carte cédez-vous ?',
  'ask.pickSurvivor': 'Pour quel survivant ?',
  'ask.pickTrait': 'Quel trait gagnez-vous ?',
  'ask.placeAt': 'Où allez-vous ?',
  'ask.tokenSpace': 'Où placer ce jeton ?',
  'ask.moveFoe': 'Quel ennemi déplacez-vous, et où ?',
  'ask.markerSpace': 'Où placer le marqueur ?',
  'ask.markerStep': 'Où déplacez-vous le marqueur ?',

  // Cards
  'ask.shop': 'La boutique est ouverte : achetez, vendez, recrutez ou partez.',
  'ask.takeShop': 'Choisissez une carte de la boutique : elle est à vous.',
  'ask.takeAssetDiscard': 'Choisissez un atout défaussé : il est à vous.',
  'ask.replaceShop': 'Quelle carte de la boutique est remplacée ?',
  'ask.equip': 'Nouvelle carte : l’équiper ou la ranger ?',
  'ask.overflow': 'Vous êtes en surcharge : que défaussez-vous ?',
  'ask.agendaLimit': 'Vous avez plus de quatre Ambitions : laquelle défausser ?',
  'ask.keepLetter': 'Niveau gagné : quelle lettre gardez-vous ?',
  'ask.pickPerk': 'Choisissez une aptitude.',
  'ask.respawn': 'Vous voilà à terre : où reprenez-vous conscience ?',

  // Enemies
  'ask.nextEnemy': 'Quel ennemi agit ensuite ?',
  'ask.attackOrder': 'Plusieurs ennemis vous visent : lequel attaque d’abord ?',
  'ask.enemyStep': 'Plusieurs chemins se valent : où va l’ennemi ?',
  'ask.fogSpace': 'La brume s’étend : où ?',
  'ask.fogCleared': 'Un condensateur dissipe la brume : où ?',

  // What one has to know before answering
  'fact.beset': 'Un ennemi actif est ici : ni rencontre, ni quête, ni campement.',
  'fact.health': '{hp} PV sur {max}, {rads} {rads|rad|rads}',
  'fact.caps': 'Vous avez {n} {n|capsule|capsules}.',
  'fact.deals': 'Encore {n} {n|transaction|transactions}.',
  'fact.steps': 'Encore {n} {n|pas|pas}.',
  'fact.inventory': '{n} {n|carte|cartes} dans l’inventaire, {limit} au plus.',
  'fact.marker': 'Le marqueur de « {card} ».',
  'fact.turnedOver': 'Révélé : {item}. {text}',
  'fact.before': 'On vous proposait : {what}.',
  'fact.ahead':
    '{needed} {needed|touche suffit|touches suffisent} à l’éliminer. Chacune des siennes vous coûte {level} PV ; votre armure en annule {armor}.',
  'fact.fight':
    'En l’état : {damage} {damage|dégât|dégâts} pour vous ; {hits} {hits|touche|touches} contre l’ennemi, il en faut {needed}.',
  'fact.strike': '{hits} {hits|touche|touches} contre l’ennemi pour l’instant, il en faut {needed}.',
  'fact.test': 'En l’état : {hits} {hits|touche|touches}, il en faut {n}.',
}
