/** What is asked. */
export const questions = {
  // Setting up, and a turn
  'ask.pickCharacter': 'Choose your character.',
  'ask.startSpace': 'Where do you begin?',
  'ask.act': 'Your turn: what do you do?',
  'ask.aggressive': 'Several enemies attack: whom do you fight first?',
  'ask.moveStep': 'You have to move: where to?',
  'ask.scout': 'Which tile do you explore?',

  // Fights and tests
  'ask.beforeRoll': 'Before the roll: use something, or roll.',
  'ask.reroll': 'Reroll dice, use something, or keep the roll.',
  'ask.rerollNone': 'Use something, or keep the roll.',
  'ask.beforeHits': 'Before you strike: use something, or continue.',
  'ask.setDie': 'Turn a die to the face you want.',
  'ask.strike': 'Which enemy do you kill?',
  'ask.calm': 'Which enemy do you turn face down?',

  // Camp and trade
  'ask.camp': 'Around the fire: what next?',
  'ask.payReady': 'Readying these cards costs Caps: pay?',
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
  'ask.pickSurvivor': 'Which survivor is this for?',
  'ask.pickTrait': 'Which trait do you gain?',
  'ask.placeAt': 'Where do you go?',
  'ask.tokenSpace': 'Where does this token go?',
  'ask.moveFoe': 'Which enemy do you move, and where?',
  'ask.markerSpace': 'Where does the marker go?',
  'ask.markerStep': 'Where do you move the marker?',

  // Cards
  'ask.shop': 'The shop is open: buy, sell, recruit, or leave.',
  'ask.takeShop': 'Choose a card from the shop: it’s yours.',
  'ask.takeAssetDiscard': 'Choose a discarded asset: it’s yours.',
  'ask.replaceShop': 'Which card in the shop is replaced?',
  'ask.equip': 'A new card: equip it, or put it away?',
  'ask.overflow': 'You carry too much: what do you discard?',
  'ask.agendaLimit': 'You hold more than four agendas: which do you discard?',
  'ask.keepLetter': 'A new level: which letter do you keep?',
  'ask.pickPerk': 'Choose a perk.',
  'ask.respawn': 'You were killed: where do you wake up?',

  // Enemies
  'ask.nextEnemy': 'Which enemy acts next?',
  'ask.attackOrder': 'Several enemies are after you: which one attacks first?',
  'ask.enemyStep': 'Several ways are equally short: where does the enemy go?',
  'ask.fogSpace': 'The fog spreads: where to?',
  'ask.fogCleared': 'A condenser clears fog: where?',

  // What one has to know before answering
  'fact.beset': 'An active enemy is here: no encounter, no quest, no camp.',
  'fact.health': '{hp} of {max} HP, {rads} {rads|rad|rads}',
  'fact.caps': 'You have {n} {n|Cap|Caps}.',
  'fact.deals': '{n} {n|deal|deals} left.',
  'fact.steps': '{n} {n|step|steps} left.',
  'fact.inventory': '{n} {n|card|cards} in the inventory, room for {limit}.',
  'fact.marker': 'The marker of “{card}”.',
  'fact.turnedOver': 'Turned over: {item}. {text}',
  'fact.before': 'You were offered: {what}.',
  'fact.ahead':
    '{needed} {needed|hit kills|hits kill} it. Each of its hits costs you {level} HP; your armor stops {armor}.',
  'fact.fight': 'As the dice lie: {damage} damage for you; {hits} {hits|hit|hits} on the enemy, {needed} needed.',
  'fact.strike': '{hits} {hits|hit|hits} on the enemy so far, {needed} needed.',
  'fact.test': 'As the dice lie: {hits} {hits|hit|hits}, {n} needed.',
} as const
