/** Quests, results and the card library, in words for players. */
export const questsRules = {
  'W-QACT-1': 'With a quest action you attempt one objective that shows the quest icon.',
  'W-QACT-2': 'You must meet what stands behind the icon; most often you have to be in a certain space.',
  'W-QACT-3': 'Then you do what the objective tells you, a test for example. Success completes it.',
  'W-QACT-4': 'While a face-up enemy is in your space, you cannot take a quest action.',
  'W-QCARD-1': 'Staged quests lie face up. Every survivor can work on them.',
  'W-QCARD-2': 'At least one quest is staged at the start. Results stage more.',
  'W-QCARD-3': 'When a quest is staged, the instructions at its top are carried out.',
  'W-QCARD-4': 'A quest has one or more objectives. Some happen by themselves, some need a quest action.',
  'W-QCARD-5':
    'An objective that asks for a deed is completed by whoever does it, at that moment and without an action.',
  'W-QCARD-6':
    'An objective with the quest icon needs all its conditions, then a quest action, then its instructions from left to right.',
  'W-QCARD-7': 'If you succeed at all instructions, the objective is completed.',
  'W-QCARD-8': 'The results of a completed objective are carried out from left to right, by whoever completed it.',
  'W-QCARD-9': 'A quest marker comes as a pair of one colour: one goes on the map, the other on the card.',
  'W-QCARD-10': 'When the quest is trashed, both markers go.',
  'W-QCARD-11': 'Quests mostly bring agendas and power for a faction.',
  'W-RES-1': 'Results apply to the survivor who earned them.',
  'W-RES-2':
    'A level icon in a result is the level of the icon where the encounter takes place, with any plus or minus behind it.',
  'W-RES-3':
    'Add: take that card from the library, mix it with as many cards from the deck as there are players, and put them all on top. Nobody looks at them.',
  'W-RES-4': 'If the deck does not exist, the added card founds it.',
  'W-RES-5': 'Stage: take that card from the library and lay it face up on the table.',
  'W-RES-6': 'Become: you gain that trait.',
  'W-RES-7': 'XP: you gain that many.',
  'W-RES-8': 'Caps: you gain that many.',
  'W-RES-9': 'An agenda, loot or asset icon: you draw such a card and keep it, or several if there is a number.',
  'W-RES-10': 'Shop: you go shopping, with up to that many purchases, sales or recruits.',
  'W-RES-11': 'A unique asset by name: you take it. If somebody already has it, or it is gone, you take a random one.',
  'W-RES-12': 'A star or a shield with plus signs: that faction gains one power for each plus.',
  'W-RES-13': 'Trash: the card goes back to the box.',
  'W-LIB-1': 'Every card with a number in its corner belongs to the library.',
  'W-LIB-2': 'A card leaves the library only when a card says Add or Stage.',
  'W-LIB-3': 'Cards are taken from it by their number.',
  'W-LIB-4': 'Nobody reads the cards of the library. To find one, you look at the numbers only.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const questsRulings = {
  'W-QACT-R1':
    'You name the objective when you begin. A failed attempt costs the action, and you may try again, even this turn.',
  'W-QACT-R2': 'If an objective tells you nothing to do, the action alone completes it.',
  'W-QCARD-R1': 'A quest stays until a result trashes it. Until then it can be completed again.',
  'W-QCARD-R2': 'A deed completes its objective whether you want it or not, and not only on your own turn.',
  'W-QCARD-R3':
    'If one deed completes several objectives, you choose the order. Objectives of a quest that is already trashed are gone.',
  'W-QCARD-R4': 'A deed in a fight or while exploring counts when the fight is over or the tile is filled.',
  'W-QCARD-R5':
    'If there is no place for a marker, it waits on its card. Whoever makes such a place appear puts it there.',
  'W-QCARD-R6':
    'The first instruction that fails ends the attempt. What happened before stands, and a failure printed for it is carried out.',
  'W-QCARD-R7': 'If an objective makes you fight a faction you are loyal to, you cannot attempt it.',
  'W-QCARD-R8': 'If you are killed while attempting an objective, you have failed.',
  'W-RES-R1': 'The results of an encounter are carried out from left to right too.',
  'W-RES-R2': 'The cards mixed in by Add come from the top of the deck. A short deck gives what it has.',
  'W-RES-R3': 'If the card is no longer in the library, Add and Stage do nothing.',
  'W-RES-R4': 'A level never falls below 0.',
  'W-RES-R5': 'Results to the right of Trash still happen.',
  'W-RES-R6':
    'Several cards of one kind are drawn before any limit counts; the limit counts before the next result. Who has won is also looked at only then.',
  'W-RES-R7':
    'If you are killed while results are being carried out, you go to the start tile first. Then the rest of them still happens, except shopping, moving, tests and fights.',
  'W-RES-R8': 'In a quest, a level icon means the icon in your space, or 1 if there is none.',
  'W-RES-R9':
    'Being killed never saves you from a loss, nor costs you a gain. If you are eliminated you gain nothing more, but cards, power and tokens still move; the first player makes your choices.',
  'W-RES-R10':
    'If you are killed on your turn, it is over once the remaining results are done. If the game has ended, nothing more happens.',
  'W-RES-R11': 'Each plus or minus behind a level icon counts one, or the number that follows it.',
  'W-LIB-R1': 'Each number exists once.',
  'W-LIB-R2': 'An added card stays unread until it is drawn. A staged one is open to all.',
} as const
