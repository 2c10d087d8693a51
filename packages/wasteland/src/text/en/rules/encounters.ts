/** Encounters, in words for players. */
export const encountersRules = {
  'W-ENC-1': 'In a space with an encounter icon you may resolve one card from the matching deck.',
  'W-ENC-2': 'The player to your right reads out the introduction and the bold line of every option, and nothing more.',
  'W-ENC-3': 'You choose one option and do everything that follows it.',
  'W-ENC-4':
    'If the option includes a test or a fight, you succeed if you pass the test or kill the enemy. Otherwise you fail.',
  'W-ENC-5': 'If an option requires something, such as a trait, you can choose it only if you have it.',
  'W-ENC-6': 'If you meet the condition of an option headed FORCED, you must take it.',
  'W-ENC-7': 'If you do not meet it, you cannot take it.',
  'W-ENC-8': 'Afterward the card is trashed if it says so. Otherwise it goes to the bottom of its deck.',
  'W-ENC-9': 'You can use each encounter icon once per turn.',
  'W-ENC-10': 'You cannot take the encounter action twice in one turn.',
  'W-ENC-11': 'A level icon on the card means the level of the icon in your space.',
  'W-ENC-12': 'A vault has no encounters until a card brings its deck into the game.',
  'W-ENC-13': 'While a face-up enemy is in your space, you cannot have an encounter.',
  'W-ECARD-1': 'There are four encounter decks: wasteland, settlement, Vault 84 and Vault 109.',
  'W-ECARD-2':
    'The wasteland and settlement decks are there from the start. They are made up of the cards with a star.',
  'W-ECARD-3': 'The vault decks start out empty. The first card that is added starts the deck.',
  'W-ECARD-4': 'Settlements are where you shop; the wasteland is where you find loot.',
  'W-EICON-1': 'The icon in a space says which deck you draw from, and it often shows a level.',
  'W-EICON-2': 'If an icon has no deck, there are no encounters in that space.',
  'W-EICON-3': 'Each vault has its own deck: 84 or 109.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const encountersRulings = {
  'W-ENC-R1':
    'You get one encounter action per turn, and an extra action does not change that. If a card makes you resolve another encounter, it cannot be at an icon you have already used this turn. With the “per icon” option, only the icons are limited.',
  'W-ENC-R2': 'If several FORCED options apply to you, you take the topmost one.',
  'W-ENC-R3':
    'If you cannot choose any option, nothing happens and the card goes to the bottom of its deck. Your action is spent.',
  'W-ENC-R4': 'You can choose an option that costs something only if you can pay all of it.',
  'W-ENC-R5': 'A card that is being resolved is not in any deck.',
  'W-ENC-R6':
    'If a fight in the option kills you, the option has failed and its failure is carried out. The card goes to the bottom of its deck unless it is trashed.',
  'W-ENC-R7':
    'The reader is the next player to your right who is still in the game. What an option leads to is shown only after you have chosen.',
  'W-ENC-R8': 'Whether you meet a condition is checked when the card is read.',
  'W-ENC-R9': 'An encounter icon without a level counts as level 1.',
  'W-ENC-R10':
    'If an option has several tasks, you do them from left to right, and all must succeed. The first failure ends them.',
  'W-ECARD-R1':
    'Encounter decks have no discard pile and are never reshuffled. An empty deck stays empty until a card is added.',
  'W-EICON-R1': 'An empty deck counts as no deck.',
} as const
