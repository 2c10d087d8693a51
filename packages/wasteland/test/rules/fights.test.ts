import { ITEMS } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

/** One survivor with one enemy in the same space. Faces: 1 head, 2 arms legs •, 3 arms, 4 arms body legs ••, 5 head body •, 6 body. */
const duel = (
  face: NonNullable<Given['foes']>[number]['face'],
  dice: number[],
  player: object = {},
  given: Given = {},
) => table({ players: [{ at: 'crossroads.a', ...player }], foes: [{ face, at: 'crossroads.a' }], dice, ...given })

describe('the fight action', () => {
  test('W-FACT-1 W-FACT-4 an active enemy in the same space, one fight for one action', () => {
    const t = table({
      players: [{ at: 'crossroads.a' }],
      foes: [
        { face: 'radroach', at: 'crossroads.a' },
        { face: 'brute', at: 'crossroads.a' },
        { face: 'moleRat', at: 'crossroads.b' },
      ],
      dice: [1, 1, 1],
    })
    expect(t.offered('fight').map(({ foe }) => foe)).toEqual([t.foe('radroach'), t.foe('brute')])
    expect(t.refuses({ do: 'fight', foe: t.foe('moleRat') })).toBe('W-FACT-2')
    expect(t.refuses({ do: 'fight', foe: 99 })).toBe('W-FACT-1')
    t.fight('brute')
    expect(t.events.filter(({ type }) => type === 'fightBegan')).toHaveLength(1)
    expect(t.state.turn.actions).toBe(1)
  })

  test('W-FACT-2 W-FACT-R1 T-FACT-2 W-WEAP-4 with a ranged weapon also in an adjacent space', () => {
    const t = table({
      players: [{ at: 'crossroads.b', equipped: ['pipeRifle'] }],
      foes: [
        { face: 'brute', at: 'crossroads.b' },
        { face: 'radroach', at: 'mart.m' },
        { face: 'moleRat', at: 'mart.p' },
      ],
    })
    expect(t.offered('fight').map(({ foe }) => foe)).toEqual([t.foe('brute'), t.foe('radroach')])
    expect(t.refuses({ do: 'fight', foe: t.foe('moleRat') })).toBe('W-FACT-1')
  })

  test('W-FACT-3 one hit more against an adjacent enemy without the ranged icon', () => {
    const shot = (face: 'protectron' | 'bloatfly') =>
      table({
        players: [{ at: 'crossroads.b', equipped: ['pipeRifle'] }],
        foes: [{ face, at: 'mart.m' }],
        dice: [1, 1, 1],
      }).fight(face)
    expect(shot('protectron').tells('survivorHit')?.hits).toBe(1)
    expect(shot('bloatfly').tells('survivorHit')?.hits).toBe(0)
  })

  test('W-FACT-R2 T-FACT-1 not in the own space', () => {
    expect(
      duel('protectron', [1, 1, 1], { equipped: ['pipeRifle'] })
        .fight('protectron')
        .tells('survivorHit')?.hits,
    ).toBe(0)
  })

  test('W-FACT-R3 W-ACTIV-R5 not on a facedown tile, though such an enemy may shoot', () => {
    const t = table({
      players: [{ at: 'rocket.r', equipped: ['pipeRifle'] }],
      foes: [{ face: 'mrGutsy', at: '#6' }],
      dice: [1, 1, 1],
    })
    expect(t.refuses({ do: 'fight', foe: t.foe('mrGutsy') })).toBe('W-FACT-R3')
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.told).toContain('fightBegan')
  })

  test('W-FACT-R4 W-ENEMY-5 W-LOYAL-2 W-LOYAL-R4 inactive enemies and friends are no targets', () => {
    const t = table({
      players: [{ at: 'crossroads.a', agendas: ['a01'], revealed: 'a01' }],
      foes: [
        { face: 'radroach', at: 'crossroads.a', up: false },
        { face: 'star', at: 'crossroads.a' },
      ],
    })
    expect(t.can('fight')).toBe(false)
    expect(t.refuses({ do: 'fight', foe: t.foe('radroach') })).toBe('W-ENEMY-5')
    expect(t.refuses({ do: 'fight', foe: t.foe('star') })).toBe('W-LOYAL-R4')
  })

  test('T-WEAP-2 a ranged weapon in the inventory shoots nobody', () => {
    const t = table({
      players: [{ at: 'crossroads.b', inventory: ['pipeRifle'] }],
      foes: [{ face: 'radroach', at: 'mart.m' }],
    })
    expect(t.can('fight')).toBe(false)
  })
})

describe('fights', () => {
  test('W-FIGHT-1 W-FIGHT-R1 roll, rerolls, enemy hits, survivor hits, experience, in this order', () => {
    const t = duel('radroach', [4, 6, 1], { equipped: ['pipeWrench'], letters: ['L', 'S'] }).fight('radroach')
    expect(t.told).toEqual(['actionTaken', 'fightBegan', 'diceRolled'])
    expect(t.asked).toBe('A reroll')
    t.skip()
    const order = t.told.filter(type => ['enemyHit', 'survivorHit', 'enemyKilled', 'xpGained'].includes(type))
    expect(order).toEqual(['enemyHit', 'survivorHit', 'enemyKilled', 'xpGained'])
  })

  test('W-FIGHT-2 W-DICE-1 W-DICE-2 all three dice are rolled', () => {
    const t = duel('brute', [1, 3, 6]).fight('brute')
    expect(t.tells('diceRolled')?.dice).toEqual([1, 3, 6])
  })

  test('W-FIGHT-3 W-WEAP-3 W-SPECIAL-3 T-SPECIAL-2 one reroll for each weapon letter that is owned', () => {
    const t = duel('brute', [1, 3, 3], { equipped: ['pipeWrench'], letters: ['L', 'S'] }).fight('brute')
    expect(t.state.fight?.rerolls).toBe(1)
    expect(duel('brute', [1, 3, 3], { equipped: ['pipeWrench'], letters: ['L'] }).fight('brute').asked).toBe('A act')
  })

  test('W-FIGHT-R4 W-SPECIAL-3 T-SPECIAL-4 every printed letter counts, also one that is printed twice', () => {
    const { letters } = ITEMS.pipeWrench
    Object.assign(ITEMS.pipeWrench, { letters: ['S', 'S'] }) // no weapon of ours has a letter twice
    const t = duel('brute', [1, 3, 3], { equipped: ['pipeWrench'], letters: ['L', 'S'] }).fight('brute')
    Object.assign(ITEMS.pipeWrench, { letters })
    expect(t.state.fight?.rerolls).toBe(2)
  })

  test('W-FIGHT-4 T-DICE-2 rerolls are spent one by one on any of the dice, or left', () => {
    const t = duel('brute', [1, 2, 3, 5, 6], { equipped: ['pipeWrench'], letters: ['I', 'L', 'S'] }).fight('brute')
    expect(t.offered('reroll')).toHaveLength(7)
    t.reroll(0, 2)
    expect(t.state.fight?.dice).toEqual([5, 2, 6])
    expect(t.state.fight?.rerolls).toBe(1)
    expect(t.refuses({ do: 'reroll', dice: [] })).toBe('W-FIGHT-4')
    expect(t.refuses({ do: 'reroll', dice: [2, 0] })).toBe('W-FIGHT-4')
    expect(t.skip().asked).toBe('A act')
  })

  test('W-FIGHT-R5 a die may be rolled again', () => {
    const t = duel('brute', [1, 2, 3, 5, 6], { equipped: ['pipeWrench'], letters: ['I', 'L', 'S'] }).fight('brute')
    expect(t.reroll(0).reroll(0).tells('diceRerolled')?.dice).toEqual([6, 2, 3])
  })

  test('T-DICE-1 W-GOLD-R4 W-DICE-R1 the same seed and choices roll the same faces', () => {
    const roll = () =>
      duel('brute', [], { equipped: ['pipeWrench'], letters: ['I', 'L', 'S'] })
        .fight('brute')
        .reroll(1, 2).state.fight?.dice
    expect(roll()).toEqual(roll())
    expect(roll()!.every(face => face >= 1 && face <= 6)).toBe(true)
  })

  test('W-FIGHT-5 W-HP-3 each hit deals the level', () => {
    expect(duel('brute', [4, 1, 1]).fight('brute').A.hp).toBe(12)
    expect(duel('radroach', [4, 2, 3]).fight('radroach').A.hp).toBe(13)
  })

  test('W-FIGHT-6 W-FIGHT-R2 T-FIGHT-2 W-APP-3 armor takes off hits, not damage', () => {
    const t = duel('brute', [4, 2, 3], { equipped: ['raiderArmor'] }).fight('brute')
    expect(t.A.hp).toBe(12)
    expect(t.tells('enemyHit')).toMatchObject({ hits: 3, blocked: 1, damage: 4 })
  })

  test('T-APP-2 armor beyond the hits does nothing', () => {
    expect(duel('brute', [4, 3, 3], { equipped: ['t60PowerArmor'] }).fight('brute').A.hp).toBe(16)
  })

  test('W-FIGHT-7 a matching die gives one hit, however many areas match', () => {
    const t = duel('protectronMedic', [4, 1, 3]).fight('protectronMedic') // body and legs; face 4 shows both
    expect(t.tells('survivorHit')).toMatchObject({ hits: 1, needed: 2 })
  })

  test('W-FIGHT-8 W-KILL-2 W-FIGHT-9 W-XP-5 hits that reach the level kill and give its experience', () => {
    const t = duel('brute', [1, 6, 3]).fight('brute') // head, body: two of two
    expect(t.told).toContain('enemyKilled')
    expect(t.tells('xpGained')?.n).toBe(2)
    expect(duel('brute', [1, 3, 3]).fight('brute').told).not.toContain('enemyKilled')
  })

  test('W-FIGHT-10 W-FIGHT-13 T-FIGHT-4 there is no second exchange, and hits are forgotten', () => {
    const t = duel('brute', [1, 3, 3, 1, 3, 3])
    t.fight('brute')
    expect(t.state.fight).toBeNull()
    t.fight('brute')
    expect(t.foesAt('crossroads.a')).toEqual(['brute'])
  })

  test('W-FIGHT-11 W-FIGHT-12 W-KILL-6 T-FIGHT-1 a survivor killed in step 3 deals no hit', () => {
    const t = duel('radroach', [4, 2, 6], { hp: 3 }).fight('radroach')
    expect(t.asked).toBe('A respawn')
    expect(t.told).not.toContain('survivorHit')
    expect(t.foesAt('crossroads.a')).toEqual(['radroach'])
    expect(t.A.xp).toBe(0)
  })

  test('W-FIGHT-R3 a survivor without a weapon fights as well', () => {
    expect(duel('radroach', [6, 1, 1]).fight('radroach').told).toContain('enemyKilled')
  })

  test('W-FIGHT-14 W-ENEMY-9 W-FIGHT-R11 draw and fight takes a token from the supply and discards it', () => {
    const drawn = (face: 'bloatfly' | 'radroach', player: object) =>
      table({
        players: [{ at: 'mart.m', ...player }],
        decks: { wasteland: [164] },
        stacks: { critter: { next: [face] } },
        dice: [1, 1, 3],
      })
        .encounter()
        .option(1)
    const t = drawn('bloatfly', {})
    expect(t.tells('enemyHit')?.hits).toBe(0) // no range bonus: it is in no space
    expect(drawn('radroach', { equipped: ['pipeRifle'] }).tells('survivorHit')?.hits).toBe(0)
    t.pass('equip', 'overflow')
    expect(t.state.stacks.critter.discard).toEqual(['bloatfly'])
    expect(t.state.foes).toEqual([])
  })

  test('W-FIGHT-15 as a task it succeeds only by a kill', () => {
    const given: Given = {
      players: [{ at: 'mart.m' }],
      decks: { wasteland: [122] },
      quests: [121],
      stacks: { superMutant: { next: ['brute'] } },
    }
    const won = table({ ...given, dice: [1, 6, 3] })
      .encounter()
      .option(2)
      .pass('keepLetter', 'pickPerk')
    expect(won.state.trashed).toContain(122)
    const lost = table({ ...given, dice: [1, 3, 3] })
      .encounter()
      .option(2)
    expect(lost.state.decks.wasteland).toEqual([122])
  })

  test('W-FIGHT-16 W-FIGHT-R16 T-FIGHT-6 effects are asked for in their windows, and only if there is one', () => {
    expect(duel('brute', [1, 3, 3]).fight('brute').asked).toBe('A act')
    const t = duel('deathclaw', [4, 1, 1], { equipped: ['powerFist'] }).fight('deathclaw')
    expect(t.asked).toBe('A reroll') // step 2, and what comes before step 3
    expect(t.skip().asked).toBe('A beforeHits')
    expect(t.A.hp).toBe(10) // the damage and its kill check are over
    t.use('powerFist')
    expect(t.tells('survivorHit')?.hits).toBe(2)
    expect(t.refuses({ do: 'use', card: 'powerFist', effect: 0 })).toBe('W-FIGHT-16')
  })

  test('W-FIGHT-R16 in a fight only effects of fights are taken', () => {
    const t = duel('deathclaw', [4, 1, 1], { equipped: ['powerFist'], inventory: ['stimpak'] }).fight('deathclaw')
    expect(t.refuses({ do: 'use', card: 'stimpak', effect: 0 })).toBe('W-ITEM-R1')
    expect(t.refuses({ do: 'end' })).toBe('W-FIGHT-4')
    t.skip()
    expect(t.refuses({ do: 'end' })).toBe('W-FIGHT-R16')
  })

  test('W-FIGHT-R16 before your hits nobody is asked if they suffice', () => {
    const t = duel('brute', [4, 2, 2], { equipped: ['powerFist'] }).fight('brute')
    while (t.asked === 'A reroll') t.skip()
    expect(t.asked).toBe(t.told.includes('enemyKilled') ? 'A act' : 'A beforeHits')
  })

  test('W-FIGHT-R17 nobody is asked to reroll when the enemy dies and does nothing', () => {
    const t = duel('radroach', [6, 6, 6], { equipped: ['pipeWrench'], letters: ['I', 'L'] }).fight('radroach')
    expect(t.told).toContain('enemyKilled')
    expect(t.asked).not.toBe('A reroll')
    const hurt = duel('radroach', [4, 6, 6], { equipped: ['pipeWrench'], letters: ['I', 'L'] }).fight('radroach')
    expect(hurt.asked).toBe('A reroll')
    const counted = duel('radroach', [6, 6, 6], { equipped: ['pipeWrench'], letters: ['I', 'L'] }, { quests: [143] })
    expect(counted.fight('radroach').asked).toBe('A reroll') // 143 counts damage
  })

  test('W-FIGHT-17 "before a fight" is ahead of the first roll', () => {
    const player = { equipped: ['hancock' as const] }
    const t = duel('deathclaw', [1, 1, 1], player).fight('deathclaw')
    expect(t.uses).toEqual(['hancock'])
    t.use('hancock')
    expect(t.state.fight).toMatchObject({ rerolls: 2 })
    const u = duel('deathclaw', [1, 1, 1], { ...player, inventory: ['psycho'] })
      .fight('deathclaw')
      .skip()
    expect(u.uses).toEqual(['psycho'])
    expect(u.refuses({ do: 'use', card: 'hancock', effect: 0 })).toBe('W-FIGHT-17')
  })

  test('W-FIGHT-18 W-FIGHT-19 W-FIGHT-R6 letters on the weapon are the tokens used; rerolls belong to step 2', () => {
    const t = duel('deathclaw', [1, 1, 1], { equipped: ['minigun'], letters: ['L'] }).fight('deathclaw')
    t.skip()
    expect(t.asked).toBe('A act') // no reroll effect is asked for before step 4
  })

  test('W-FIGHT-R7 W-COMP-2 T-COMP-4 T-ITEM-1 on another’s turn items work, companions and perks do not', () => {
    const t = table({
      players: [{}, { at: 'mart.m', equipped: ['assaultronEscort'], inventory: ['psycho'], perks: ['haymaker'] }],
      foes: [{ face: 'brute', at: 'mart.m' }],
    })
    t.do({ do: 'activate', kind: 'superMutant' })
    expect(t.asked).toBe('B reroll')
    expect(t.uses).toEqual(['psycho'])
    expect(t.refuses({ do: 'use', card: 'assaultronEscort', effect: 0 })).toBe('W-COMP-2')
    expect(t.refuses({ do: 'use', card: 'haymaker', effect: 0 })).toBe('W-PERK-3')
  })

  test('W-FIGHT-R8 rads are checked right after damage', () => {
    const t = duel('glowingOne', [2, 3, 3], { hp: 6, rads: 3 }).fight('glowingOne')
    expect(t.asked).toBe('A respawn') // 4 HP left, then 5 rads
  })

  test('W-FIGHT-R9 W-ABIL-12 replacement, experience, loot, objectives, and then the success result', () => {
    const t = table({
      players: [{ at: 'raider.r', letters: ['L', 'S'], xp: 7 }],
      tiles: { 15: 'raider' },
      quests: [136, 67],
      stacks: { human: { next: ['looter'] } },
      loot: { next: ['junk'] },
      dice: [4, 4, 4],
    })
    t.A.hp = 16
    t.quest(136, 2)
    const order = t.told.filter(type =>
      ['enemyKilled', 'xpGained', 'levelGained', 'itemGained', 'objectiveCompleted'].includes(type),
    )
    expect(order.slice(0, 3)).toEqual(['enemyKilled', 'xpGained', 'levelGained'])
    t.pass('keepLetter', 'pickPerk')
    expect(t.A.inventory).toEqual(['junk'])
    expect(t.quests()).toEqual([68])
    expect(t.A.agendas).toHaveLength(2)
  })

  test('W-FIGHT-R10 without any token there is no fight, and the task has failed', () => {
    const t = table({ players: [{ at: 'mart.m' }], decks: { wasteland: [122] } })
    t.state.stacks.superMutant = { deck: [], discard: [] }
    t.encounter().option(2)
    expect(t.told).toContain('fightSkipped')
    expect(t.state.decks.wasteland).toEqual([122])
  })

  test('W-FIGHT-R12 W-TRACK-3 W-TRACK-R6 a letter is read off the track', () => {
    const patrol = (shield: number) =>
      duel('shield', [2, 3, 3], {}, { shield }).fight('shield').tells('fightBegan')?.level
    expect([0, 2, 4].map(patrol)).toEqual([1, 2, 3])
  })

  test('W-FIGHT-R13 every die counts once', () => {
    const t = duel('radroach', [6, 6, 6], { equipped: ['superSledge'] }).fight('radroach')
    expect(t.tells('survivorHit')?.hits).toBe(4) // three dice, and one for the sledge
  })

  test('W-FIGHT-R14 fighting a faction needs no token', () => {
    const t = table({ players: [{ at: 'citRuins' }], decks: { wasteland: [22] }, quests: [21], dice: [1, 1, 1] })
    t.encounter().option(1).pass('equip')
    expect(t.state.foes).toEqual([])
    expect(t.state.shield).toBe(2) // 021 is completed
  })

  test('W-FIGHT-R15 T-FIGHT-5 a deed of a fatal fight counts after the kill, unless it eliminates', () => {
    const given: Given = { quests: [143] }
    const t = duel('brute', [4, 2, 3], { hp: 6, inventory: ['junk'] }, given).fight('brute')
    expect(t.asked).toBe('A respawn')
    t.at('crossroads.a')
    expect(t.A.kept).toEqual([{ card: 143, tag: 'contribution' }])
    const u = duel(
      'brute',
      [4, 2, 3],
      { hp: 16, rads: 15 },
      { ...given, players: [{ at: 'crossroads.a', hp: 16, rads: 15 }, {}] },
    )
    u.A.rads = 16 // one blow from the end
    u.fight('brute')
    expect(u.A.eliminated).toBe(true)
    expect(u.quests()).toEqual([143])
  })

  test('the Laser Rifle adds a hit for a cap, once for each matching die', () => {
    const t = duel('deathclaw', [6, 1, 1], { equipped: ['laserRifle'], caps: 3 }).fight('deathclaw')
    expect(t.asked).toBe('A beforeHits')
    t.use('laserRifle')
    expect(t.tells('survivorHit')?.hits).toBe(2)
    expect(t.A.caps).toBe(2)
  })

  test('the Plasma Rifle finds the body, and block adds to armor', () => {
    const t = duel('protectron', [6, 1, 1], { equipped: ['plasmaRifle'] }).fight('protectron')
    expect(t.told).toContain('enemyKilled')
    const u = duel('brute', [4, 4, 3], { inventory: ['medX'] }, { options: { drugRisk: 0 } })
      .fight('brute')
      .use('medX')
    expect(u.A.hp).toBe(12)
  })

  test('a die set by the Pip-Boy is not rerolled', () => {
    const t = duel('brute', [4, 1, 1], { equipped: ['pipeWrench'], letters: ['I', 'L'], inventory: ['pipBoy'] })
    t.fight('brute').use('pipBoy')
    expect(t.asked).toBe('A setDie')
    t.play({ do: 'set', die: 1, face: 6 })
    expect(t.offered('reroll').map(({ dice }) => dice)).toEqual([[0], [2], [0, 2]])
    expect(t.refuses({ do: 'reroll', dice: [1] })).toBe('W-FIGHT-4')
  })
})
