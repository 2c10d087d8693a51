/** Camping and trading, in words for players. */
export const campRules = {
  'W-CAMP-1':
    'Camping has four parts, in any order: recover 3 HP, ready your exhausted cards, become Well Rested, trade.',
  'W-CAMP-2': 'Readying concerns all your exhausted cards. You cannot leave some out.',
  'W-CAMP-3': 'You cannot camp while a face-up enemy is in your space.',
  'W-CAMP-4': 'You can trade with survivors in your space or in an adjacent one.',
  'W-TRADE-1': 'You may exchange items, companions, agendas and Caps, as many as you like.',
  'W-TRADE-2': 'Both sides must agree.',
  'W-TRADE-3': 'Promises bind nobody.',
  'W-TRADE-4': 'Traits, letters, perks and the abilities of characters cannot be traded.',
  'W-TRADE-5': 'You may show an agenda to the one you offer it to.',
  'W-TRADE-6': 'An exhausted card stays exhausted when it changes hands.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const campRulings = {
  'W-CAMP-R1': 'HP, Well Rested and trading are up to you. Readying is not: it is part of every camp.',
  'W-CAMP-R2': 'A card you receive while camping stays as it is. It is readied another time.',
  'W-CAMP-R3': 'Only you need a space without enemies. The one you trade with does not.',
  'W-CAMP-R4':
    'You cannot rearrange your equipment while camping, except for a card you just gained. An option of the table allows it.',
  'W-CAMP-R5': 'All your trades are made in one go, as one part of the camp.',
  'W-TRADE-R1':
    'A trade is one exchange between you and one other survivor; gifts are allowed. You make one offer at a time, and each offer may be answered with one counter-offer.',
  'W-TRADE-R2': 'You may trade what you have equipped, and also items and companions you began with.',
  'W-TRADE-R3': 'After the exchange both sides must keep to their limits. Cards you received may be equipped first.',
  'W-TRADE-R4':
    'If you trade away the agenda that shows your loyalty, the loyalty ends. Its new owner keeps it hidden.',
  'W-TRADE-R5': 'An agenda you show is seen by that partner only.',
  'W-TRADE-R6': 'While you camp, the others cannot trade among themselves.',
  'W-TRADE-R7':
    'You may stop trading at any time; an open offer is then withdrawn. The same offer cannot be made to the same survivor twice in one camp.',
} as const
