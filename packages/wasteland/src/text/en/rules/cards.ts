/** Rulings on the cards, in words for players. */
export const cardsRulings = {
  'W-CON-R1':
    '“Add this card” is an ordinary Add with the card itself. “Draw next, then this” means that you set the card aside, resolve the next card of the deck as the same encounter, and then add the first one in any case. If there is no next card, the encounter ends.',
  'W-CON-R2':
    'The highest settlement or wasteland is the face-up one with the highest level, checked again each round. If there is a tie, whoever stages the card chooses; for a moving marker, the nearest one counts, and then the first player chooses.',
  'W-CON-R3':
    '“Here” is the space you are in when you complete or stage the card, even if the enemy you killed was elsewhere.',
  'W-CON-R4':
    'An empty space is a face-up space without survivors, enemies or faction tokens; markers do not matter. You are placed there, not moved.',
  'W-CON-R5':
    'If a card moves you, you take exactly that many steps, wherever you like. Terrain costs no points, but rads and Aggressive enemies count.',
  'W-CON-R6':
    'Cards that act at the end of the round do so after all enemies, in the order in which they were staged. Markers walk like enemies, by the first of several equally short ways. The first player completes whatever is completed then.',
  'W-CON-R7':
    'A marker on a face-down tile is out of reach. Whoever turns the tile over puts the marker into one of its spaces. Markers moved by survivors stay on face-up tiles.',
  'W-CON-R8':
    'Killing the last of a faction means that none of its tokens is left on the map. An enemy asked for by name must have exactly that name.',
  'W-CON-R9':
    'If you have to discard a companion or a weapon, it may be equipped or carried. “With a companion” means an equipped one. Traits and items are checked before you pay.',
  'W-CON-R10':
    'A token meant for a place that is still face down waits next to the map and is placed when the tile is turned over.',
  'W-CON-R11':
    '“Choose a shop item” means that you take any card from the row for free, companions included, and need no trait or letter for it.',
  'W-CON-R12': 'Every place that quests ask for is somewhere on your map.',
  'W-CON-R13':
    'If you are killed halfway through a card, further tests, fights, moves, shopping and drawing are skipped. Everything else still happens. If you are eliminated, a card you would keep is trashed.',
  'W-CON-R14':
    'If no main quest is left and no faction has reached the end, the game goes on. Each time the agenda deck runs out, the factions still advance.',
  'W-CON-R15':
    'In an encounter you have to win a fight only if the card says what happens on success or failure. Otherwise the rest happens either way. In a quest you always have to win.',
  'W-CON-R16':
    'What is printed under success or failure belongs to that alone; what comes after both happens either way.',
  'W-CON-R17':
    'A deed counts only for quests that were staged before it. Counts within a turn start when the quest is staged.',
  'W-CON-R18':
    'Completing a quest that is not staged does nothing; the rest of the option applies. A quest that nobody can complete anymore stays where it is.',
  'W-CON-R19':
    'When you begin the quest action, you must be able to pay or discard what the objective asks for. You pay when you get to it.',
  'W-CON-R20':
    'Cards you keep are open to everyone and are not part of your inventory. They cannot be traded, and you keep them when you are killed. They are trashed if you are eliminated.',
  'W-CON-R21':
    'Short place names on cards mean the full ones on the map: Robco is the Robco Factory, Purity is Project Purity.',
  'W-CON-R22':
    'An enemy with +1 level takes one more hit to kill, deals more damage, gives more XP and counts as being of that level.',
  'W-CON-R23':
    'When assets are revealed until a companion appears, only the mark in its corner is a requirement; one with a price is free. Everything you do not take is discarded. If there is no companion left, nothing is revealed.',
  'W-CON-C016': 'The third shield token is there when a placement leaves three or more of them on the map.',
  'W-CON-C017':
    'The token is placed and you fight it at once, without an action. If you are loyal to the shield, it is placed but there is no fight.',
  'W-CON-C018':
    'There are as many star tokens as survivors, one on each of the highest face-up settlements. If there are not enough settlements, the rest are not placed. With card 019, each of these spaces gets a shield token, too.',
  'W-CON-C023':
    'The marker goes exactly three steps away, to a face-up space of your choice, or as far as possible. Robots count no matter who kills them; whoever kills the third completes the objective.',
  'W-CON-C024':
    'Tokens of that faction move toward the marker and ignore survivors, who may attack them as usual; Aggressive does not count. At the end of a round, those in its space are discarded and it stays; otherwise it moves one space. With card 055, every ten Caps bring one power, and one token is placed in all.',
  'W-CON-C025':
    'In the marker’s space, a quest action tests C and I against 2; hits above that are the steps you may move it. Each card 026 or 027 you keep adds two hits, every time.',
  'W-CON-C028':
    'On your turn you may pick up or put down the marker in your space for free and as often as you like, unless an enemy stops you. While you carry it, every space is difficult for you. If you are killed or placed elsewhere, it stays behind. A new star token from card 028 appears where the marker is and does not start a fight.',
  'W-CON-C030':
    'This quest stays for the whole game. For card 043, only star tokens that this quest discards count as discarded.',
  'W-CON-C031': 'The second option places a token only if there is neither star nor shield.',
  'W-CON-C032': 'Only tokens that were on the map before the new one count here.',
  'W-CON-C044':
    'The wreck does not belong to any single card. It is removed when card 044 is completed by its first objective or when card 048 is trashed. While its tile is face down, nobody can reach it.',
  'W-CON-C045':
    'Both objectives of card 045 are completed through card 047; card 046 only leads to that one. Whether or not the test succeeds, you choose which objective is completed.',
  'W-CON-C049': 'A shield enemy in your space blocks the quest action unless you are loyal, so kill it first.',
  'W-CON-C053':
    'If card 052 is no longer staged, this card is trashed and the next one is drawn. Only then does the place matter.',
  'W-CON-C062': 'You take any card from the asset discard pile.',
  'W-CON-C064':
    'Anyone may put Caps on this card. Whoever brings them to ten or more completes the objective; you get no change.',
  'W-CON-C065':
    'Starting with the first player and going clockwise, everyone puts a shield token on a settlement and a star token on a wasteland, all in different face-up spaces, if possible without tokens. Tokens that were there before count for the last one, too.',
  'W-CON-C066':
    'Only settlements on face-up tiles count. The card is checked after each Cap and after each explored tile. The Caps on the map leave with the card.',
  'W-CON-C070':
    'Cards 072 to 079 are shuffled. As many of them as there are players become the Vault 84 deck; the rest are trashed.',
  'W-CON-C072':
    'If the deck is empty when you draw this card, card 080 is added before you choose. It waits for the next encounter.',
  'W-CON-C080':
    'Only survivors in the Vault 84 space take part. You need at least one endorsement to have the most; if there is a tie, each of those survivors draws one agenda. Only those with fewer than the most suffer. Then all endorsements are trashed.',
  'W-CON-C081':
    'If somebody keeps card 074 when card 080 is drawn, card 081 is resolved instead. The keeper gains from it anywhere, the others only if they are in the space.',
  'W-CON-C082': 'The two cards of a pair are added together, one after the other.',
  'W-CON-C086':
    'You may draw another Vault 109 card in the same action. The first card is added back at the end of your turn; until then it is not in any deck.',
  'W-CON-C097':
    'All your companions count, equipped or carried. The face in question is the one with two hits, and there are no rerolls. The rads may kill you.',
  'W-CON-C098':
    'At the end of each round the card gets a Cap. With the third, it is trashed, everyone and everything within two spaces is killed, and nobody gains anything. If you set it off yourself, you draw the agenda, then gain the XP of all enemies killed, and die with them. Fog and condensers stay.',
  'W-CON-C100': 'Card 100 is not used.',
  'W-CON-C102': 'Card 103 completes the first objective of card 102.',
  'W-CON-C104':
    'The Mothership is a space without neighbors. There you can only work on its objectives, camp and use items and perks. If it is trashed, everyone on it goes to an empty space, in turn order; if you are killed there, you go to the start tile.',
  'W-CON-C105': 'You are placed on the Mothership and your turn goes on there.',
  'W-CON-C107':
    'The marker starts in a space on the start tile, chosen by whoever stages the card, and passes from card to card. Depending on the card, it heads for the highest-level face-up robot, wasteland or settlement, or for the survivor with the most letters; if several are tied, for the nearest one. With card 109, the fight comes before you draw; if you survive it, the encounter continues.',
  'W-CON-C113': 'You must camp with an active level 3 enemy in an adjacent space. Faction enemies count.',
  'W-CON-C118':
    'You must be two or more steps from every named space with an encounter icon. Face-down tiles do not count.',
  'W-CON-C119': 'You become a Super Mutant only if you suffered damage in that fight.',
  'W-CON-C121':
    'Cards 122, 123 and 124 each complete this quest once, no matter who does it. Each time, there is an agenda and a Cap goes on the card; the third Cap ends it.',
  'W-CON-C127':
    'The traits are plain conditions: nothing is forced here. If the second option succeeds, the card is trashed.',
  'W-CON-C131':
    'The marker goes to the space of whoever completed the quest before. First your HP go back to their maximum, then you suffer the rads.',
  'W-CON-C132':
    'Each active robot on a face-up tile may be moved one step in any direction. If it enters a survivor’s space, Aggressive counts.',
  'W-CON-C133': 'You are placed first, then you suffer the damage.',
  'W-CON-C138':
    'Olivia starts in your space. A quest action in her space tests C against 1; hits above that are the steps you may move her. The space where she starts does not count. A monster that comes to her counts just like one she comes to; at the end of a round, the first player completes the objective.',
  'W-CON-C141': 'The quest leaves the table and you keep it as your contribution.',
  'W-CON-C142':
    'Rads are counted for each survivor and each turn; the end of a round is a turn of its own. HP you heal in place of rads do not count. Rads or damage that kill you still complete the objective, unless they eliminate you.',
  'W-CON-C144': 'Without a contribution you cannot choose anything, and the card goes to the bottom of its deck.',
  'W-CON-C145': 'If the test succeeds, you draw one more loot card than the level.',
  'W-CON-C148': 'You and the marker go to the same empty space.',
  'W-CON-C152':
    'No active enemy may be within two steps on a face-up tile. Enemies of a faction you are loyal to do not matter, and neither do face-down ones.',
  'W-CON-C153':
    'The settlement where card 151 was completed is one level higher while this card is staged, for all purposes.',
  'W-CON-C155':
    'The space where card 152 was completed also has a level 2 settlement icon: Sepulcher. It counts as a settlement for all purposes, and in that space you choose which icon you use.',
  'W-CON-C156': 'You are placed at Sepulcher, and then you suffer the rad.',
  'W-CON-C157':
    'If somebody has the Super Sledge, you gain a random unique asset instead. Card 159 then needs its owner.',
  'W-CON-CW2':
    'If there is no asset to turn over, only the third option is left. An asset you do not take is discarded when the encounter ends.',
  'W-CON-CW5': 'The second option involves another survivor, so you never have it if you play alone.',
  'W-CON-CW7': 'It may be any active enemy within two spaces of you, faction enemies included.',
  'W-CON-CS5': 'You choose which cards are replaced, at most the whole row.',
} as const
