import { ITEM_IDS, ITEMS, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

/** Gains loot cards in this order. */
const loot = (next: NonNullable<Given['loot']>['next'], player: object = {}) =>
  table({ players: [{ ...player }], loot: { next: next! } }).do({ do: 'drawLoot', seat: 0, n: next!.length })

describe('equipping', () => {
  test('W-EQUIP-1 W-EQUIP-4 W-EQUIP-R2 a gained weapon, apparel or companion may be equipped at once', () => {
    const t = loot(['pipeRifle'])
    expect(t.choices).toEqual([
      { do: 'equip', card: 'pipeRifle' },
      { do: 'stow', card: 'pipeRifle' },
    ])
    expect(t.refuses({ do: 'equip', card: 'laserRifle' })).toBe('W-EQUIP-4')
    expect(loot(['pipeRifle']).play({ do: 'stow', card: 'pipeRifle' }).A.inventory).toEqual(['pipeRifle'])
  })

  test('W-EQUIP-R3 each question about a new card knows those that follow', () => {
    const t = loot(['pipeRifle', 'water', 'raiderArmor'])
    const pending = () => wasteland.view(t.state, 0).pending
    expect(pending()).toMatchObject({ card: 'pipeRifle', next: ['raiderArmor'] })
    t.play({ do: 'equip', card: 'pipeRifle' })
    expect(pending()).toMatchObject({ card: 'raiderArmor' })
    expect(pending()).not.toHaveProperty('next')
  })

  test('W-EQUIP-2 W-WEAP-2 W-APP-2 one card of each class', () => {
    const t = table({ players: [{ equipped: ['pipeRifle'], inventory: ['laserRifle', 'raiderArmor', 'metalArmor'] }] })
    expect(t.refuses({ do: 'arrange', equip: ['pipeRifle', 'laserRifle'] })).toBe('W-EQUIP-2')
    expect(t.refuses({ do: 'arrange', equip: ['raiderArmor', 'metalArmor'] })).toBe('W-EQUIP-2')
  })

  test('T-GOLD-2 W-GOLD-1 W-GOLD-R2 the text of a card wins: apparel goes over the Vault Suit', () => {
    const t = table({
      players: [{ equipped: ['vaultSuit'], inventory: ['raiderArmor', 'metalArmor'], at: 'mart.m' }],
      foes: [{ face: 'brute', at: 'mart.m' }],
      dice: [4, 2, 3],
    })
    expect(t.refuses({ do: 'arrange', equip: ['raiderArmor', 'metalArmor'] })).toBe('W-EQUIP-2')
    t.play({ do: 'arrange', equip: ['raiderArmor', 'vaultSuit'] })
    expect(t.fight('brute').tells('enemyHit')?.blocked).toBe(2)
  })

  test('the Super Mutant carries apparel but never wears it', () => {
    const t = table({ players: [{ character: 'superMutant' }], loot: { next: ['raiderArmor'] } }).do({
      do: 'drawLoot',
      seat: 0,
      n: 1,
    })
    expect(t.asked).toBe('A act')
    expect(t.refuses({ do: 'arrange', equip: ['raiderArmor'] })).toBe('W-GOLD-1')
  })

  test('W-EQUIP-3 W-ITEM-2 W-WEAP-1 W-APP-1 T-EQUIP-2 a card in the inventory does nothing', () => {
    const t = table({
      players: [{ at: 'mart.m', inventory: ['combatArmor', 'powerFist', 'codsworth'], hp: 9 }],
      foes: [{ face: 'brute', at: 'mart.m' }],
      dice: [4, 3, 3],
    })
    expect(t.uses).toEqual([])
    expect(t.refuses({ do: 'use', card: 'codsworth', effect: 0 })).toBe('W-EQUIP-3')
    expect(t.fight('brute').A.hp).toBe(5)
  })

  test('W-EQUIP-5 W-EQUIP-R5 W-EQUIP-R3 T-EQUIP-1 what is replaced goes to the inventory, then the limit counts', () => {
    const t = loot(['laserRifle'], { equipped: ['pipeRifle'], inventory: ['junk', 'water', 'stimpak'] })
    t.play({ do: 'equip', card: 'laserRifle' })
    expect(t.asked).toBe('A overflow')
    expect(t.offered('discard').map(({ card }) => card)).toEqual(['junk', 'water', 'stimpak', 'pipeRifle'])
    t.play({ do: 'discard', card: 'pipeRifle' })
    expect(t.A).toMatchObject({ equipped: ['laserRifle'], inventory: ['junk', 'water', 'stimpak'] })
  })

  test('W-EQUIP-R6 nothing that fits and does no harm stays off', () => {
    const t = table({ players: [{ equipped: ['pipeRifle'], inventory: ['raiderArmor', 'laserRifle'] }] })
    expect(t.offered('arrange').map(({ equip }) => [...equip].sort())).toEqual(
      expect.arrayContaining([
        ['laserRifle', 'raiderArmor'],
        ['pipeRifle', 'raiderArmor'],
      ]),
    )
    expect(t.offered('arrange')).toHaveLength(2)
    expect(t.refuses({ do: 'arrange', equip: [] })).toBe('W-EQUIP-R6')
    const heavy = table({ players: [{ equipped: ['t60PowerArmor'] }] })
    expect(heavy.offered('arrange').map(({ equip }) => equip)).toEqual([[]]) // what slows may come off
  })

  test('W-EQUIP-6 W-EQUIP-R1 swap, or take off within the limit', () => {
    const t = table({ players: [{ equipped: ['pipeRifle'], inventory: ['laserRifle'] }] })
    expect(t.offered('arrange').map(({ equip }) => equip)).toEqual([['laserRifle']])
    expect(t.refuses({ do: 'arrange', equip: ['pipeRifle'] })).toBe('W-EQUIP-6') // as it is
    expect(t.refuses({ do: 'arrange', equip: ['raiderArmor'] })).toBe('W-EQUIP-6') // not owned
    const full = table({ players: [{ equipped: ['pipeRifle'], inventory: ['junk', 'water', 'stimpak'] }] })
    expect(full.refuses({ do: 'arrange', equip: [] })).toBe('W-INV-2')
  })

  test('W-EQUIP-7 W-INV-3 equipped cards are not in the inventory', () => {
    expect(
      table({
        players: [{ equipped: ['pipeRifle', 'raiderArmor', 'codsworth'], inventory: ['junk', 'water', 'stimpak'] }],
      }).asked,
    ).toBe('A act')
  })

  test('W-EQUIP-8 W-INV-5 W-INFO-3 equipment and inventory are public', () => {
    const t = table({ players: [{ equipped: ['pipeRifle'], inventory: ['junk'] }, {}] })
    expect(wasteland.view(t.state, 1).players[0]).toMatchObject({ equipped: ['pipeRifle'], inventory: ['junk'] })
  })

  test('W-EQUIP-R4 no other moment changes equipment', () => {
    const t = table({ players: [{ equipped: ['t60PowerArmor'], hp: 8 }, {}] }).camp()
    expect(t.refuses({ do: 'arrange', equip: [] })).toBe('W-CAMP-R4')
  })
})

describe('inventory and items', () => {
  test('W-INV-1 W-INV-2 W-INV-4 W-INV-R3 T-INV-1 more than three: one of the four is discarded by choice', () => {
    const t = loot(['water'], { inventory: ['junk', 'stimpak', 'radAway'] })
    expect(t.asked).toBe('A overflow')
    expect(t.refuses({ do: 'discard', card: 'mentats' })).toBe('W-INV-4')
    expect(t.play({ do: 'discard', card: 'water' }).A.inventory).toEqual(['junk', 'stimpak', 'radAway'])
  })

  test('T-INV-2 W-INV-R2 a companion equipped at once needs no room', () => {
    const t = loot(['codsworth'], { inventory: ['junk', 'stimpak', 'radAway'] }).play({
      do: 'equip',
      card: 'codsworth',
    })
    expect(t.asked).toBe('A act')
  })

  test('W-INV-R1 some cards change the limit', () => {
    expect(
      loot(['water', 'water'], { inventory: ['junk', 'stimpak', 'radAway'], equipped: ['packBrahmin'] }).asked,
    ).toBe('A act')
    expect(loot(['water'], { inventory: ['junk', 'stimpak', 'pipBoy'] }).asked).toBe('A act')
  })

  test('W-ITEM-1 items are equipped or carried; others cannot be used', () => {
    expect(table().refuses({ do: 'use', card: 'stimpak', effect: 0 })).toBe('W-ITEM-1')
  })

  test('W-ITEM-3 T-ITEM-4 what is neither weapon, apparel nor companion is never equipped', () => {
    const t = table({ players: [{ inventory: ['fragGrenade'] }], assets: { next: ['plasmaGrenade'] } })
    expect(t.refuses({ do: 'arrange', equip: ['fragGrenade'] })).toBe('W-ITEM-3')
    expect(loot(['junk']).asked).toBe('A act')
  })

  test('W-ITEM-R1 T-ITEM-2 without a printed timing it is the owner’s turn, between actions', () => {
    const t = table({ players: [{}, { hp: 3, inventory: ['stimpak'] }] })
    expect(t.refuses({ do: 'use', card: 'stimpak', effect: 0 })).toBe('W-ITEM-1') // A has none
    t.end()
    expect(t.asked).toBe('B act')
    expect(t.use('stimpak').B.hp).toBe(9)
  })

  test('W-ITEM-R2 the card says whether it is discarded or exhausted', () => {
    const t = table({ players: [{ hp: 3, inventory: ['stimpak'], equipped: ['codsworth'] }] })
    t.use('stimpak').use('codsworth')
    expect(t.A).toMatchObject({ inventory: [], equipped: ['codsworth'], exhausted: ['codsworth'], hp: 11 })
  })

  test('W-GOLD-R1 a card that would change nothing is not used', () => {
    expect(table({ players: [{ inventory: ['stimpak'] }] }).refuses({ do: 'use', card: 'stimpak', effect: 0 })).toBe(
      'W-GOLD-R1',
    )
  })

  test('W-CAPS-1 W-CAPS-R1 an ability that costs Caps needs them', () => {
    const t = table({
      players: [{ at: 'mart.m', equipped: ['laserRifle'], caps: 0 }],
      foes: [{ face: 'deathclaw', at: 'mart.m' }],
      dice: [6, 1, 1],
    })
    expect(t.fight('deathclaw').asked).toBe('A act')
  })

  test('the G.E.C.K. works only in a wasteland', () => {
    const t = table({ players: [{ inventory: ['geck'] }] })
    expect(t.refuses({ do: 'use', card: 'geck', effect: 0 })).toBe('W-GOLD-1')
    expect(table({ players: [{ at: 'mart.m', inventory: ['geck'] }] }).use('geck').A.agendas).toHaveLength(1)
  })

  test('drugs: one die decides about addiction, or the option does', () => {
    const jet = (drugRisk: 0 | 50 | 100, dice: number[]) =>
      table({ players: [{ inventory: ['jet'] }], options: { drugRisk }, dice }).use('jet')
    expect(jet(50, [2]).A.traits).toEqual(['addicted'])
    expect(jet(50, [1]).A.traits).toEqual([])
    expect(jet(0, [2]).A.traits).toEqual([])
    expect(jet(100, [1]).A.traits).toEqual(['addicted'])
    expect(jet(0, []).state.turn.points).toBe(3)
  })

  test('Calmex turns an enemy facedown, a faction token goes', () => {
    const t = table({
      players: [{ at: 'mart.m', inventory: ['calmex'] }],
      foes: [{ face: 'brute', at: 'mart.m' }],
      options: { drugRisk: 0 },
    })
    expect(t.use('calmex').foesAt('mart.m')).toEqual(['brute?'])
  })

  test('Eyebot scouts without an action', () => {
    const t = table({ players: [{ at: 'mart.s', equipped: ['eyebot'] }] }).use('eyebot')
    expect(t.asked).toBe('A scout')
    expect(t.refuses({ do: 'explore', tile: '#9' })).toBe('W-EXPL-1')
    t.explore(6)
    expect(t.state.turn.actions).toBe(2)
  })

  test('every item, asset and unique asset has a kind and copies, and only companions have marks or demands', () => {
    for (const id of ITEM_IDS) {
      const { kind, mark, demand, copies } = ITEMS[id]
      expect(copies).toBeGreaterThan(0)
      if (kind !== 'companion') expect([mark, demand]).toEqual([null, null])
    }
  })
})

describe('companions and exhausting', () => {
  test('W-COMP-1 W-COMP-2 W-EXH-1 W-EXH-2 an equipped companion is used by exhausting it, once', () => {
    const t = table({ players: [{ hp: 5, equipped: ['codsworth'] }] }).use('codsworth')
    expect(t.A).toMatchObject({ hp: 7, exhausted: ['codsworth'] })
    expect(t.refuses({ do: 'use', card: 'codsworth', effect: 0 })).toBe('W-EXH-2')
  })

  test('W-COMP-3 W-COMP-4 W-EQUIP-9 T-COMP-2 T-CAMP-1 readied at camp, one whose condition fails leaves', () => {
    const t = table({
      players: [
        { equipped: ['codsworth'], inventory: ['prestonGarvey'], exhausted: ['codsworth', 'prestonGarvey'], hp: 9 },
      ],
    })
    t.camp()
    expect(t.A).toMatchObject({ equipped: ['codsworth'], inventory: [], exhausted: [] })
    expect(t.state.lootPile.discard).toEqual(['prestonGarvey'])
  })

  test('W-COMP-R1 T-COMP-1 a ready companion is not asked', () => {
    const t = table({ players: [{ equipped: ['prestonGarvey'], hp: 9 }] })
      .camp()
      .pass('camp')
    expect(t.A.equipped).toEqual(['prestonGarvey'])
  })

  test('W-COMP-R2 the check looks at its present owner', () => {
    const t = table({
      players: [{ traits: ['idolized'], equipped: ['prestonGarvey'], exhausted: ['prestonGarvey'], hp: 9 }],
    })
    t.camp().pass('camp')
    expect(t.A).toMatchObject({ equipped: ['prestonGarvey'], exhausted: [] })
  })

  test('W-COMP-R3 what is not an exhaust ability works all the time', () => {
    expect(loot(['water'], { equipped: ['packBrahmin'], inventory: ['junk', 'stimpak', 'radAway'] }).asked).toBe(
      'A act',
    )
  })

  test('W-WEAP-R1 T-WEAP-1 an exhausted weapon still gives its rerolls', () => {
    const t = table({
      players: [{ at: 'mart.m', equipped: ['combatKnife'], exhausted: ['combatKnife'], letters: ['A', 'I'] }],
      foes: [{ face: 'brute', at: 'mart.m' }],
      dice: [1, 3, 3],
    })
    expect(t.fight('brute').state.fight?.rerolls).toBe(2)
  })

  test('W-APP-R1 T-APP-1 armor renews for every fight, and blocks nothing else', () => {
    const t = table({
      players: [{ at: 'mart.m', equipped: ['raiderArmor'] }],
      foes: [
        { face: 'brute', at: 'mart.m' },
        { face: 'overlord', at: 'mart.m' },
      ],
      dice: [2, 3, 3, 2, 3, 1],
    })
    t.fight('brute').fight('overlord')
    expect(t.A.hp).toBe(16)
  })

  test('W-EXH-3 W-EXH-R2 T-EXH-2 an exhausted card is equipped, taken off and sold like any other', () => {
    const t = table({
      players: [{ equipped: ['minigun'], exhausted: ['minigun'], caps: 0 }],
      assets: { row: ['jet', 'stimpak', 'medX', 'radAway'] },
    })
    t.play({ do: 'arrange', equip: [] })
    expect(t.A).toMatchObject({ inventory: ['minigun'], exhausted: ['minigun'] })
    t.do({ do: 'shop', seat: 0, n: 1, discount: 0, kinds: [], saleBonus: 0 }).play({ do: 'sell', card: 'minigun' })
    expect(t.A).toMatchObject({ exhausted: [] })
    expect(t.A.caps).toBeGreaterThan(0)
  })

  test('W-EXH-5 W-EXH-6 W-EXH-R1 T-EXH-1 a card with a cost stays exhausted unless it is paid', () => {
    const t = table({
      players: [
        {
          equipped: ['missileLauncher'],
          inventory: ['alienBlaster'],
          exhausted: ['missileLauncher', 'alienBlaster'],
          caps: 3,
        },
      ],
    })
    t.camp()
    expect(t.asked).toBe('A payReady')
    expect(t.offered('pay').map(({ card }) => card)).toEqual(['missileLauncher', 'alienBlaster'])
    t.play({ do: 'pay', card: 'alienBlaster' })
    expect(t.A).toMatchObject({ caps: 1, exhausted: ['missileLauncher'] })
    expect(t.asked).not.toBe('A payReady') // one Cap is not enough for the other
  })
})
