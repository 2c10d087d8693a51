/** Rulings on the cards, in words for players. */
export const cardsRulings = {
  'W-CON-R1':
    "'Add this card' is an ordinary Add with the card itself. 'Draw next, then this': the card is put aside, you resolve the next one of the deck as the same encounter, then the first is added in any case. Without a next card the encounter ends.",
  'W-CON-R2':
    'The highest settlement or wasteland is the face-up one with the highest level, looked up again each round. Among equals whoever stages the card chooses; for a moving marker the nearest counts, then the first player chooses.',
  'W-CON-R3':
    "'Here' is the space where you stand when you complete or stage the card, also if the enemy you killed was elsewhere.",
  'W-CON-R4':
    'An empty space is a face-up space without survivors, enemies and faction tokens; markers do not matter. You are placed there, not moved.',
  'W-CON-R5':
    'If a card moves you, you take exactly that many steps of your choice. Terrain costs no points, but rads and Aggressive enemies count.',
  'W-CON-R6':
    'Cards that act at the end of the round do so after all enemies, in the order in which they were staged. Markers walk like enemies; ties are for the first player, who also completes what is completed then.',
  'W-CON-R7':
    'A marker on a face-down tile is out of reach. Whoever turns the tile over puts it into one of its spaces. Markers moved by survivors stay on face-up tiles.',
  'W-CON-R8':
    'Killing the last of a faction means that no token of it is left on the map. An enemy asked for by name must have exactly that name.',
  'W-CON-R9':
    "If you have to discard a companion or a weapon, it may be equipped or carried. 'With a companion' means an equipped one. Traits and items are looked at before you pay.",
  'W-CON-R10':
    'A token meant for a place that is still face down waits beside the map and is placed when the tile is turned up.',
  'W-CON-R11':
    "'Choose a shop item': you take any card of the row for nothing, companions included, and need no trait or letter for it.",
  'W-CON-R12': 'Every place that quests ask for is somewhere on your map.',
  'W-CON-R13':
    'If you are killed halfway through a card, further tests, fights, moves, shopping and drawing lapse. Everything else still happens. If you are eliminated, a card you would keep is trashed.',
  'W-CON-R14':
    'If no main quest is left and no faction has reached the end, the game goes on. Each time the agenda deck runs out, the factions still advance.',
  'W-CON-R15':
    'In an encounter you must win a fight only if the card tells what happens on success or failure. Otherwise the rest happens either way. In a quest you must always win.',
  'W-CON-R16': 'What stands within success or failure belongs to it alone; what stands behind both happens either way.',
  'W-CON-R17':
    'A deed counts only for quests that were staged before it. Counts within a turn begin when the quest is staged.',
  'W-CON-R18':
    'Completing a quest that is not staged does nothing; the rest of the option applies. A quest nobody can complete any more stays where it is.',
  'W-CON-R19':
    'You must be able to pay or discard what an objective asks when you begin the quest action. You pay when its turn comes.',
  'W-CON-R20':
    'Cards you keep are open to all and are no inventory. They cannot be traded and stay with you when you are killed. They are trashed if you are eliminated.',
  'W-CON-R21':
    'Short place names on cards mean the full ones on the map: the Mill is The Mill, Robco is the Robco Factory, Purity is Project Purity.',
  'W-CON-R22':
    'An enemy with +1 level needs one hit more, deals more damage and gives more XP, and counts as of that level.',
  'W-CON-R23':
    'When assets are revealed until a companion appears, only the mark in its corner is a requirement; one with a price is free. Everything you do not take is discarded. If there is no companion left, nothing is revealed.',
  'W-CON-C016': 'The third shield token is there when a placement leaves three or more of them on the map.',
  'W-CON-C017':
    'The token is placed and you fight it at once, without an action. If you are loyal to the shield, it is placed and the fight is left out.',
  'W-CON-C018':
    'There are as many star tokens as survivors, one on each of the highest face-up settlements. If settlements run out, the rest are not placed. In card 019 each of these spaces gets a shield token too.',
  'W-CON-C023':
    'The marker goes exactly three steps away, to a face-up space of your choice, or as far as possible. Robots killed by anybody count; whoever kills the third completes the objective.',
  'W-CON-C024':
    'Tokens of that faction walk toward the marker and take no notice of survivors, who may attack them as usual; Aggressive does not count. At the end of a round those in its space are discarded and it stays; otherwise it moves one space. In card 055 each ten Caps bring one power, and one token is placed in all.',
  'W-CON-C025':
    'In the space of the marker a quest action tests C and I against 2; hits above that are the steps you may move it. Each card 026 or 027 you keep adds two hits, every time.',
  'W-CON-C028':
    'On your turn you may pick up or put down the marker in your space at no cost, unless an enemy stops you. While you carry it, every space is difficult for you. If you are killed or placed elsewhere, it stays behind. A new star token of card 028 appears where the marker is and starts no fight.',
  'W-CON-C030':
    'This quest stays for the whole game. Only discarding a star token by it counts as discarding for card 043.',
  'W-CON-C031': 'The second option places a token only if there is neither star nor shield.',
  'W-CON-C032': 'Only tokens that were on the map before the new one count here.',
  'W-CON-C044':
    'The wreck belongs to no single card. It is removed when card 044 is completed by its first objective or when card 048 is trashed. While its tile is face down, nobody can reach it.',
  'W-CON-C045':
    'Both objectives of card 045 are completed through card 047; card 046 only brings that one. Whether or not the test succeeds, you choose which objective is completed.',
  'W-CON-C049': 'A shield enemy in your space blocks the quest action unless you are loyal, so kill it first.',
  'W-CON-C053':
    'If card 052 is no longer staged, this card is trashed and the next one drawn. Only then the place matters.',
  'W-CON-C062': 'You take any card of the asset discard pile.',
  'W-CON-C064':
    'Everybody may put Caps on this card. Whoever brings them to ten or more completes the objective; there is no change.',
  'W-CON-C065':
    'From the first player clockwise, everyone puts a shield token on a settlement and a star token on a wasteland, all in different face-up spaces, if possible without tokens. Tokens that were there before count for the last one too.',
  'W-CON-C066':
    'Only settlements on face-up tiles count. The card is looked at after each Cap and after each explored tile. The Caps on the map go with the card.',
  'W-CON-C070':
    'Cards 072 to 079 are shuffled. As many of them as there are players become the deck of Vault 84; the rest are trashed.',
  'W-CON-C072':
    'If the deck is empty when you draw this card, card 080 is added before you choose. It waits for the next encounter.',
  'W-CON-C080':
    'Only survivors in the space of Vault 84 take part. You need at least one endorsement to have the most; if several are tied, each draws one agenda. Only those with fewer than the most suffer. Then all endorsements are trashed.',
  'W-CON-C081':
    'If somebody keeps card 074 when card 080 is drawn, card 081 is resolved instead. The keeper gains wherever that survivor stands, the others only in the space.',
  'W-CON-C082': 'The two cards of a pair are added at once, one after the other.',
  'W-CON-C086':
    'You may draw another card of Vault 109 in the same action. The first card is added again at the end of your turn; until then it is in no deck.',
  'W-CON-C097':
    'All your companions count, equipped or carried. The face meant is the one with two hits, and there are no rerolls. The rads may kill.',
  'W-CON-C098':
    'At the end of each round the card gets a Cap. With the third it is trashed and everybody and everything within two spaces is killed, and nobody gains anything. If you set it off yourself, you draw the agenda, then gain the XP of all enemies killed, and die with them. Fog and condensers stay.',
  'W-CON-C100': 'Card 100 is not used.',
  'W-CON-C102': 'Card 103 completes the first objective of card 102.',
  'W-CON-C104':
    'The Mothership is a space without neighbours. There you can only work on its objectives, camp and use items and perks. If it is trashed, everybody on it goes to an empty space, in turn order; if you are killed there, you go to the start tile.',
  'W-CON-C105': 'You are placed on the Mothership and your turn goes on there.',
  'W-CON-C107':
    'The marker begins in a space of the start tile chosen by whoever stages the card, and passes on from card to card. It heads for the highest-level face-up robot, wasteland, settlement, or the survivor with the most letters, the nearest among equals. With card 109 the fight comes before you draw; if you survive it, the encounter goes on.',
  'W-CON-C113': 'You must camp with an active enemy of level 3 in an adjacent space, faction enemies included.',
  'W-CON-C118':
    'You must be two or more steps from every named space with an encounter icon. Face-down tiles do not count.',
  'W-CON-C119': 'You become a Super Mutant only if you suffered damage in that fight.',
  'W-CON-C121':
    'Cards 122, 123 and 124 each complete this quest once, by whomever. Each time there is an agenda and a Cap on the card; the third Cap ends it.',
  'W-CON-C127':
    'The traits are plain conditions: nothing is forced here. If the second option succeeds, the card is trashed.',
  'W-CON-C131':
    'The marker goes to the space of whoever completed the quest before. Your HP return to their maximum first, then you suffer the rads.',
  'W-CON-C132':
    'Each active robot on a face-up tile may be moved one step as you like. If it enters the space of a survivor, Aggressive counts.',
  'W-CON-C133': 'You are placed first, then you suffer the damage.',
  'W-CON-C138':
    'Olivia begins in your space. A quest action in her space tests C against 1; hits above that are the steps you may move her. Where she begins does not count. A monster that comes to her counts as much as one she comes to; at the end of a round the first player completes.',
  'W-CON-C141': 'The quest leaves the table and you keep it as your contribution.',
  'W-CON-C142':
    'Rads count for each survivor and turn, the end of a round being a turn of its own. HP healed in place of rads do not count. Rads or damage that kill you still complete the objective, unless they eliminate you.',
  'W-CON-C144': 'Without a contribution you can choose nothing, and the card goes to the bottom of its deck.',
  'W-CON-C145': 'If the test succeeds, you draw one loot card more than the level.',
  'W-CON-C148': 'You and the marker go to the same empty space.',
  'W-CON-C152':
    'No active enemy may be within two steps on a face-up tile. Enemies of a faction you are loyal to do not matter, nor do face-down ones.',
  'W-CON-C153':
    'The settlement where card 151 was completed has one level more while this card is staged, for all purposes.',
  'W-CON-C155':
    'The space where card 152 was completed has a level 2 settlement icon in addition: Sepulcher. It counts as a settlement for all purposes, and in that space you choose which icon you use.',
  'W-CON-C156': 'You are placed at Sepulcher, then you suffer the rad.',
  'W-CON-C157':
    'If somebody has the Super Sledge, you gain a random unique asset instead. Card 159 then needs its owner.',
  'W-CON-CW2':
    'If there is no asset to turn over, only the third option remains. An asset you do not take is discarded when the encounter ends.',
  'W-CON-CW5': 'The second option names another survivor, so it is never there if you play alone.',
  'W-CON-CW7': 'It may be any active enemy within two spaces of you, faction enemies included.',
  'W-CON-CS5': 'You choose the cards to be replaced, at most the whole row.',
} as const
