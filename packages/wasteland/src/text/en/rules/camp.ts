/** Camping and trading, in words for players. */
export const campRules = {
  'W-CAMP-1':
    'Camping has four parts, in any order: recover 3 HP, ready your exhausted cards, become Well Rested and trade.',
  'W-CAMP-2': 'Readying applies to all your exhausted cards. You cannot leave any out.',
  'W-CAMP-3': 'You cannot camp while a face-up enemy is in your space.',
  'W-CAMP-4': 'You can trade with survivors in your space or in an adjacent one.',
  'W-TRADE-1': 'You may trade items, companions, agendas and Caps, as many as you like.',
  'W-TRADE-2': 'Both sides must agree.',
  'W-TRADE-3': 'Promises are not binding.',
  'W-TRADE-4': 'Traits, letters, perks and the abilities of characters cannot be traded.',
  'W-TRADE-5': 'You may show an agenda to the survivor you offer it to.',
  'W-TRADE-6': 'An exhausted card stays exhausted when it changes hands.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const campRulings = {
  'W-CAMP-R1':
    'Whatever helps happens at once: you heal, become Well Rested and ready what costs nothing. You are asked only about trading, effects and cards that cost Caps to ready.',
  'W-CAMP-R2': 'A card you receive while camping stays as it is. It is not readied this time.',
  'W-CAMP-R3': 'Only your own space must be free of enemies, not that of the survivor you trade with.',
  'W-CAMP-R4':
    'You cannot rearrange your equipment while camping, except for a card you just gained. A table option allows it.',
  'W-CAMP-R5': 'You make all your trades in one go, as one part of the camp.',
  'W-TRADE-R1':
    'A trade is one exchange between you and one other survivor; gifts are allowed. You make one offer at a time, and each offer may be answered with one counter-offer.',
  'W-TRADE-R2': 'You may trade cards you have equipped, and also items and companions you started with.',
  'W-TRADE-R3': 'After the trade, both sides must be within their limits. Cards you received may be equipped first.',
  'W-TRADE-R4':
    'If you trade away the agenda that shows your loyalty, your loyalty ends. Its new owner keeps it hidden.',
  'W-TRADE-R5': 'Only your trading partner sees an agenda you show.',
  'W-TRADE-R6': 'While you camp, the others cannot trade with one another.',
  'W-TRADE-R7':
    'You may stop trading at any time, and you may withdraw an offer while the other survivor is still thinking about it. You may make as many different offers as you like, but not the same one to the same survivor twice in one camp. Once you have shown an agenda, you cannot undo that.',
} as const
