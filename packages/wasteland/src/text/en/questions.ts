/** What is asked. */
export const questions = {
  // Setting up, and a turn
  'ask.pickCharacter': 'Choose your character.',
  'ask.startSpace': 'Where do you begin?',
  'ask.act': 'Your turn: what do you do?',
  'ask.aggressive': 'Several enemies attack: whom do you fight first?',
  'ask.moveStep': 'You have to move: where to?',
  'ask.scout': 'Which tile do you explore?',
  'ask.displaced': 'This enemy was on the tile: where does it stand now?',

  // Fights and tests
  'ask.beforeRoll': 'Before the roll: use something, or roll.',
  'ask.reroll': 'Roll dice again, use something, or keep the roll.',
  'ask.beforeHits': 'Before you strike: use something, or go on.',
  'ask.setDie': 'Turn a die to the face you want.',
  'ask.strike': 'Which enemy do you kill?',
  'ask.calm': 'Which enemy do you turn down?',

  // Camp and trade
  'ask.camp': 'Around the fire: what next?',
  'ask.payReady': 'Readying these cards has a price: pay?',
  'ask.trading': 'Trade again, or stop trading?',
  'ask.offer': 'Put your offer together.',
  'ask.answerOffer': 'Do you accept this offer?',

  // Encounters, quests and results
  'ask.option': 'What do you do?',
  'ask.drawNext': 'Draw another card?',
  'ask.nextObjective': 'You met several objectives: which comes first?',
  'ask.pickObjective': 'Which objective is completed?',
  'ask.payCaps': 'How many Caps do you pay?',
  'ask.giveUp': 'Which card do you give up?',
  'ask.pickSurvivor': 'Which survivor?',
  'ask.pickTrait': 'What do you become?',
  'ask.placeAt': 'Where do you go?',
  'ask.tokenSpace': 'Where does this token go?',
  'ask.moveFoe': 'Which enemy do you move?',
  'ask.markerSpace': 'Where does the marker go?',
  'ask.markerStep': 'Where do you move the marker?',
  'ask.markerToward': 'Several ways are equally short: which one does the marker take?',

  // Cards
  'ask.shop': 'The shop is open: buy, sell, recruit, or leave.',
  'ask.takeShop': 'Choose a card of the shop: it is yours.',
  'ask.takeAssetDiscard': 'Choose a discarded asset: it is yours.',
  'ask.replaceShop': 'Which card of the shop is replaced?',
  'ask.equip': 'A new card: equip it, or put it away?',
  'ask.overflow': 'You carry too much: what do you discard?',
  'ask.agendaLimit': 'You hold more than four agendas: which do you discard?',
  'ask.keepLetter': 'A new level: which letter do you keep?',
  'ask.pickPerk': 'Choose a perk.',
  'ask.respawn': 'You were killed: where do you come to?',

  // Enemies
  'ask.nextEnemy': 'Which enemy acts next?',
  'ask.attackOrder': 'Several enemies want you: which attacks first?',
  'ask.enemyStep': 'Several ways are equally short: where does the enemy go?',
  'ask.replacement': 'A new enemy comes: on which icon?',
  'ask.fogSpace': 'The fog spreads: where to?',
  'ask.fogCleared': 'A condenser clears fog: where?',
} as const
