/** Quests, results and the card library, in words for players. */
export const questsRules = {
  'W-QACT-1': 'With a quest action you attempt one objective that shows the quest icon.',
  'W-QACT-2': 'You must meet the condition after the icon; most often you have to be in a certain space.',
  'W-QACT-3': 'Then you do what the objective tells you, such as a test. If you succeed, it is completed.',
  'W-QACT-4': 'While a face-up enemy is in your space, you cannot take a quest action.',
  'W-QCARD-1': 'Staged quests lie face up. Every survivor can work on them.',
  'W-QCARD-2': 'At least one quest is staged at the start. Results stage more.',
  'W-QCARD-3': 'When a quest is staged, you follow the instructions at the top of the card.',
  'W-QCARD-4': 'A quest has one or more objectives. Some happen on their own, others need a quest action.',
  'W-QCARD-5': 'An objective that asks for a deed is completed by whoever does it, right then and without an action.',
  'W-QCARD-6':
    'For an objective with the quest icon, you need to meet all its conditions, take a quest action and follow its instructions from left to right.',
  'W-QCARD-7': 'If you succeed at every instruction, the objective is completed.',
  'W-QCARD-8': 'Whoever completed the objective carries out its results from left to right.',
  'W-QCARD-9': 'Quest markers come in pairs of one color: one goes on the map, the other on the card.',
  'W-QCARD-10': 'When the quest is trashed, both markers are removed.',
  'W-QCARD-11': 'Most quests bring agendas and power for a faction.',
  'W-RES-1': 'Results apply to the survivor who earned them.',
  'W-RES-2':
    'A level icon in a result means the level of the icon where the encounter takes place, with any plus or minus after it.',
  'W-RES-3':
    'Add: take that card from the library, mix it with as many cards from the deck as there are players, and put them all on top. Nobody looks at them.',
  'W-RES-4': 'If the deck does not exist yet, the added card starts it.',
  'W-RES-5': 'Stage: take that card from the library and put it face up on the table.',
  'W-RES-6': 'Become: you gain that trait.',
  'W-RES-7': 'XP: you gain that many.',
  'W-RES-8': 'Caps: you gain that many.',
  'W-RES-9':
    'An agenda, loot or asset icon: you draw a card of that kind and keep it. If there is a number, you draw that many.',
  'W-RES-10': 'Shop: you go shopping and may make up to that many purchases, sales or recruits.',
  'W-RES-11': 'A unique asset by name: you take it. If somebody already has it, or it is gone, you take a random one.',
  'W-RES-12': 'A star or a shield with plus signs: that faction gains one power for each plus.',
  'W-RES-13': 'Trash: the card goes back in the box.',
  'W-LIB-1': 'Every card with a number in its corner belongs to the library.',
  'W-LIB-2': 'A card leaves the library only when a card says Add or Stage.',
  'W-LIB-3': 'You take cards from it by their number.',
  'W-LIB-4': 'Nobody reads the cards in the library. To find one, you look only at the numbers.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const questsRulings = {
  'W-QACT-R1':
    'You name the objective when you begin. A failed attempt costs you the action, but you may try again, even this turn.',
  'W-QACT-R2': 'If an objective has no instructions, the action alone completes it.',
  'W-QCARD-R1': 'A quest stays until a result trashes it. Until then it can be completed again.',
  'W-QCARD-R2': 'A deed completes its objective whether you want it to or not, even when it is not your turn.',
  'W-QCARD-R3':
    'If one deed completes several objectives, you choose the order. Objectives of a quest that has already been trashed are gone.',
  'W-QCARD-R4': 'A deed in a fight or while exploring counts once the fight is over or the tile is filled.',
  'W-QCARD-R5':
    'If there is no place for a marker, it waits on its card. Whoever makes such a place appear puts the marker there.',
  'W-QCARD-R6':
    'The first instruction that fails ends the attempt. What has happened so far stands, and any failure printed for it is carried out.',
  'W-QCARD-R7': 'If an objective makes you fight a faction you are loyal to, you cannot attempt it.',
  'W-QCARD-R8': 'If you are killed while attempting an objective, you have failed.',
  'W-RES-R1': 'You carry out the results of an encounter from left to right, too.',
  'W-RES-R2': 'The cards mixed in by Add come from the top of the deck. If there are too few, you use what is there.',
  'W-RES-R3': 'If the card is no longer in the library, Add and Stage do nothing.',
  'W-RES-R4': 'A level never falls below 0.',
  'W-RES-R5': 'Results to the right of Trash still happen.',
  'W-RES-R6':
    'If you draw several cards of one kind, you draw them all before any limit applies, and the limit applies before the next result. Whether anyone has won is checked only then.',
  'W-RES-R7':
    'If you are killed while results are being carried out, you go to the start tile first. The rest of the results still happen, except for shopping, moving, tests and fights.',
  'W-RES-R8': 'In a quest, a level icon means the icon in your space, or 1 if there is none.',
  'W-RES-R9':
    'Being killed never saves you from a loss and never costs you a gain. If you are eliminated, you gain nothing more, but cards, power and tokens still move; the first player makes your choices.',
  'W-RES-R10':
    'If you are killed on your turn, the turn is over once the remaining results are done. If the game has ended, nothing more happens.',
  'W-RES-R11': 'Each plus or minus after a level icon counts as one, or as the number that follows it.',
  'W-LIB-R1': 'Each number exists once.',
  'W-LIB-R2': 'An added card stays unread until it is drawn. A staged card is open to everyone.',
} as const
