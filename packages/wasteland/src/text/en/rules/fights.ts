/** Fights, dice and tests, in words for players. */
export const fightsRules = {
  'W-FACT-1': 'With a fight action you fight an active enemy in your space.',
  'W-FACT-2': 'If you have a ranged weapon equipped, the enemy may also be in an adjacent space.',
  'W-FACT-3': 'If the enemy is in an adjacent space and has no ranged icon, you score one extra hit.',
  'W-FACT-4': 'One action is one fight. If there are several enemies, you choose one.',
  'W-FIGHT-1': 'A fight is between you and one enemy. It has five steps: roll, reroll, enemy hits, your hits, XP.',
  'W-FIGHT-2': 'First you roll all three V.A.T.S. dice.',
  'W-FIGHT-3': 'Then you get one reroll for each letter on your weapon that you own.',
  'W-FIGHT-4':
    'You use rerolls one at a time. With each one you may roll any dice you like again; you do not have to use them all.',
  'W-FIGHT-5': 'Then each hit on the dice deals you as much damage as the enemy’s level.',
  'W-FIGHT-6': 'Your armor takes away that many hits before the damage is counted.',
  'W-FIGHT-7':
    'Then each die that shows a green area where the enemy is vulnerable is one hit, no matter how many of its areas match.',
  'W-FIGHT-8': 'If your hits reach the enemy’s level (or one more if it has Armor), it is killed.',
  'W-FIGHT-9': 'For a kill you gain as many XP as the enemy’s level.',
  'W-FIGHT-10': 'After that the fight is over, whether or not the enemy is dead.',
  'W-FIGHT-11': 'If you are killed, the fight ends at once and you do not get to hit back.',
  'W-FIGHT-12': 'An enemy that kills you stays active where it is.',
  'W-FIGHT-13': 'Hits on an enemy do not carry over once the fight ends.',
  'W-FIGHT-14': '“Draw and fight”: draw an enemy of that type, fight it, then discard it.',
  'W-FIGHT-15': 'As part of an option or an objective, “draw and fight” succeeds only if you kill the enemy.',
  'W-FIGHT-16': 'Anything that works “during a fight” can be used in any step of it.',
  'W-FIGHT-17': 'Anything that works “before a fight” must be used before the first roll.',
  'W-FIGHT-18': 'The letters “used for the fight” are the ones on your weapon.',
  'W-FIGHT-19': 'If a card lets you spend a reroll on something else, you do so in the reroll step.',
  'W-DICE-1': 'Fights and tests use three V.A.T.S. dice.',
  'W-DICE-2': 'Each face shows a figure with head, body, arms and legs, some of them green, and a number of hits.',
  'W-TEST-1': 'A test has a difficulty and lists S.P.E.C.I.A.L. letters.',
  'W-TEST-2': 'First you roll the three dice.',
  'W-TEST-3': 'Each listed letter you own gives you one reroll. You use them one at a time, each on any dice you like.',
  'W-TEST-4': 'Then you count the hits. If they reach the difficulty, you succeed; otherwise you fail.',
  'W-TEST-5': 'You do what the card says for success or for failure. If it says nothing, nothing happens.',
  'W-TEST-6': 'The body areas do not matter in a test.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const fightsRulings = {
  'W-FACT-R1': 'With a ranged weapon you may shoot past an enemy in your own space.',
  'W-FACT-R2': 'In your own space, a ranged weapon does not give you an extra hit.',
  'W-FACT-R3': 'You cannot attack enemies on a face-down tile.',
  'W-FACT-R4': 'You cannot attack face-down enemies, nor enemies of a faction you are loyal to.',
  'W-FIGHT-R1': 'The enemy always hits first.',
  'W-FIGHT-R2':
    'Take the hits on the dice, add one if a ranged enemy shoots from afar, subtract your armor, and multiply by the enemy’s level: that is the damage, dealt all at once.',
  'W-FIGHT-R3': 'Without a weapon you fight as usual, just without its rerolls.',
  'W-FIGHT-R4': 'Every printed letter counts: a letter printed twice on a weapon gives two rerolls.',
  'W-FIGHT-R5': 'A die you have rerolled may be rolled again with the next reroll.',
  'W-FIGHT-R6': '“Letters used for the fight” means all letters on the weapon, whether you own them or not.',
  'W-FIGHT-R7':
    'Only you can use effects in your fight. Weapons, apparel, carried items, traits and your character work in every fight; perks and companions work only on your own turn, unless they say otherwise.',
  'W-FIGHT-R8':
    'Whether you are killed is checked right after the damage, and again after the rads. Nothing can be used in between.',
  'W-FIGHT-R9':
    'After a kill, the token is discarded and replaced. Then you gain XP and levels, then loot, then come quests, and finally the success of the card that sent you.',
  'W-FIGHT-R10': 'If there is no enemy to draw, there is no fight and the task fails.',
  'W-FIGHT-R11': 'In “draw and fight”, range gives nobody an extra hit.',
  'W-FIGHT-R12': 'The level of a faction enemy does not change during a fight.',
  'W-FIGHT-R13': 'A die spent on something else does not count as a hit.',
  'W-FIGHT-R14': '“Draw and fight” a faction means fighting its enemy at its current strength. No token is used.',
  'W-FIGHT-R15':
    'Objectives you meet in a fight that kills you are still completed, once you are back on your feet, but not if you are eliminated.',
  'W-FIGHT-R16':
    'Before the roll you are asked only about effects that work only then. All others “during a fight” come with the rerolls, or before you hit if your hits are not enough. You are asked only if you have something to use.',
  'W-FIGHT-R17':
    'If nothing could turn out better, you are not asked for rerolls: the test is passed, or the enemy dies and you take no damage. You are asked if a card counts extra hits or damage.',
  'W-DICE-R1': 'The three dice are identical and have six faces each. Their hits are 0, 0, 0, 1, 1 and 2.',
  'W-TEST-R1': 'The letters on your weapon do not help. A letter listed twice gives two rerolls.',
  'W-TEST-R2': 'A difficulty of 0 or less always succeeds, but you roll anyway.',
  'W-TEST-R3': 'In a test, hits do not hurt anyone.',
  'W-TEST-R4':
    'If a card makes another survivor take a test, that player rolls, with that survivor’s letters and traits.',
} as const
