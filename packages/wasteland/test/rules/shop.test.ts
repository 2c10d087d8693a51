import { type ItemId, ITEM_IDS, ITEMS, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

/** Gains loot cards in this order. */
const loot = (next: NonNullable<Given['loot']>['next'], player: object = {}) =>
  table({ players: [{ ...player }], loot: { next: next! } }).do({ do: 'drawLoot', seat: 0, n: next!.length })

describe('loot, assets, unique assets', () => {
  test('W-LOOT-1 W-LOOT-2 W-LOOT-3 W-LOOT-4 T-LOOT-1 events are carried out and discarded, the rest is placed', () => {
    const t = loot(['fistfulOfCaps', 'water'], { inventory: ['junk', 'stimpak', 'radAway'] })
    expect(t.A.caps).toBe(6)
    expect(t.asked).toBe('A overflow')
    t.play({ do: 'discard', card: 'water' })
    expect(t.state.lootPile.discard).toEqual(['fistfulOfCaps', 'water'])
    expect(t.asked).toBe('A act')
  })

  test('W-LOOT-5 W-LOOT-R1 W-RES-R6 all cards are drawn before any is placed or discarded', () => {
    const t = loot(['junk', 'water', 'junk', 'water'], { inventory: ['stimpak'] })
    expect(t.A.inventory).toEqual(['stimpak', 'junk', 'water', 'junk', 'water'])
    expect(t.asked).toBe('A overflow')
  })

  test('W-LOOT-R2 with deck and pile empty the draw is lost', () => {
    const t = table()
    t.state.lootPile = { deck: [], discard: [] }
    expect(t.do({ do: 'drawLoot', seat: 0, n: 1 }).A.inventory).toEqual([])
  })

  test('W-LOOT-R3 T-LOOT-4 an eliminated drawer gets nothing', () => {
    const t = table({ players: [{}, { eliminated: true }], loot: { next: ['junk'] } })
    expect(t.do({ do: 'drawLoot', seat: 1, n: 1 }).B.inventory).toEqual([])
  })

  test('T-LOOT-2 the pile is shuffled as soon as the last card is drawn, without that card', () => {
    const t = table({ loot: { next: ['junk'], deck: 1 } }).do({ do: 'drawLoot', seat: 0, n: 1 })
    expect(t.A.inventory).toEqual(['junk'])
    expect(t.state.lootPile.deck).toHaveLength(33)
    expect(t.state.lootPile.discard).toEqual([])
  })

  test('W-ASSET-1 W-ASSET-2 W-ASSET-3 W-ASSET-4 T-ASSET-1 a used-up asset deck is made anew at once', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      assets: { next: ['stimpak'], deck: 1, row: ['jet', 'medX', 'radAway', 'geck'] },
      decks: { wasteland: [161] },
    })
    t.encounter() // turns the top asset up
    expect(t.state.flipped).toBe('stimpak')
    expect(t.state.assetPile.deck).toHaveLength(20)
  })

  test('T-ASSET-2 W-RES-9 an asset comes from the deck, not from the row', () => {
    const t = table({
      players: [{ at: 'mart.m', letters: ['A', 'L'] }],
      assets: { next: ['stimpak'], row: ['jet', 'medX', 'radAway', 'geck'] },
      decks: { wasteland: [161] },
      dice: [4, 4, 1],
    })
    t.encounter().option(1).pass('reroll')
    expect(t.A.inventory).toEqual(['stimpak'])
    expect(t.state.row).toEqual(['jet', 'medX', 'radAway', 'geck'])
  })

  test('W-ASSET-R1 with deck and pile empty the row may be shorter', () => {
    const t = table()
    t.state.row = ['jet']
    t.state.assetPile = { deck: [], discard: [] }
    expect(t.move().state.row).toEqual(['jet'])
  })

  const unique = (given: Given) =>
    table({
      players: [{ at: 'mart.m', letters: ['P', 'I', 'L'] }, {}],
      decks: { wasteland: [6] },
      dice: [4, 4, 1],
      ...given,
    })
      .encounter()
      .option(1)
      .pass('reroll')

  test('W-UNIQ-1 W-UNIQ-2 W-RES-11 W-UNIQ-R2 a named unique asset is taken from its open deck', () => {
    const t = unique({})
    expect(t.asked).toBe('A equip')
    expect(t.A.inventory).toEqual(['minigun'])
    expect(wasteland.view(t.state, 1).uniques).not.toContain('minigun')
  })

  test('W-UNIQ-3 T-RES-4 T-UNIQ-1 W-UNIQ-4 W-UNIQ-R1 if it is gone, a random one; what lies beside is not in the deck', () => {
    const t = unique({ beside: ['minigun'] })
    expect(t.A.inventory).toHaveLength(1)
    expect(t.A.inventory).not.toContain('minigun')
    expect(t.state.beside).toEqual(['minigun'])
    const other = unique({ players: [{ at: 'mart.m', letters: ['P', 'I', 'L'] }, { equipped: ['minigun'] }] })
    expect(other.A.inventory).toHaveLength(1)
  })

  test('T-UNIQ-2 with an empty deck nothing is gained and later results still apply', () => {
    const all = ITEM_IDS.filter(id => wasteland.view(table().state, 0).uniques.includes(id as never))
    const t = unique({ beside: all as never })
    expect(t.A.inventory).toEqual([])
    expect(t.state.trashed).toContain(6)
  })
})

describe('caps', () => {
  test('W-CAPS-2 W-CAPS-3 W-CAPS-4 W-LIMIT-1 T-CAPS-1 there is no limit', () => {
    const t = table({ players: [{ caps: 999 }], loot: { next: ['fistfulOfCaps'] } }).do({
      do: 'drawLoot',
      seat: 0,
      n: 1,
    })
    expect(t.A.caps).toBe(1002)
  })

  test('W-CAPS-R2 T-CAPS-2 a forced loss takes what is there', () => {
    const t = table({ players: [{ at: 'rocket.r', caps: 2 }], decks: { settlement: [169] }, dice: [1, 1, 1] })
    t.encounter().option(2).pass('reroll')
    expect(t.A.caps).toBe(0)
  })

  test('W-CAPS-R3 Caps are public', () => {
    expect(wasteland.view(table({ players: [{ caps: 7 }, {}] }).state, 1).players[0]?.caps).toBe(7)
  })
})

describe('the shop', () => {
  const ROW = ['huntingRifle', 'packBrahmin', 'jet', 'townDoctor'] as const
  const shop = (n: number, player: object = {}, row: readonly ItemId[] = ROW, terms: object = {}) =>
    table({
      players: [{ caps: 9, ...player }],
      assets: { row: [...row] as never, next: ['stimpak', 'medX', 'radAway'] },
    }).do({
      do: 'shop',
      seat: 0,
      n,
      discount: 0,
      kinds: [],
      saleBonus: 0,
      ...terms,
    })

  /** An encounter that says Shop L, at a settlement of level 2. */
  const visit = (player: object = {}, given: Given = {}) =>
    table({
      players: [{ at: 'rocket.r', caps: 9, ...player }],
      decks: { settlement: [168] },
      assets: { row: [...ROW], next: ['stimpak', 'medX', 'radAway', 'geck'] },
      ...given,
    })
      .encounter()
      .option(1)

  test('W-SHOP-2 W-SHOP-5 W-RES-10 first a card is added at the left', () => {
    const t = visit()
    expect(t.asked).toBe('A shop')
    expect(t.state.row).toEqual(['stimpak', ...ROW])
  })

  test('W-SHOP-3 W-SHOP-4 T-SHOP-1 after the action the rightmost card goes', () => {
    const t = visit().skip()
    expect(t.state.row).toEqual(['stimpak', 'huntingRifle', 'packBrahmin', 'jet'])
    expect(t.state.assetPile.discard).toEqual(['townDoctor'])
  })

  test('W-SHOP-R1 W-SHOP-R6 T-SHOP-2 the row is refilled only afterwards, from the left', () => {
    const t = table({
      players: [{ at: 'diamond.c', caps: 20 }],
      decks: { settlement: [168] },
      assets: { row: ['jet', 'fragGrenade', 'medX', 'baseballBat'], next: ['stimpak', 'geck', 'radAway'] },
    })
    t.encounter().option(1) // level 3
    for (const card of ['jet', 'medX', 'fragGrenade'] as const) t.play({ do: 'buy', card }).pass('overflow')
    expect(t.state.row).toEqual(['radAway', 'geck', 'stimpak', 'baseballBat'])
  })

  test('W-SHOP-6 W-ECARD-4 as many interactions as the prompt says', () => {
    const t = visit()
    t.play({ do: 'buy', card: 'jet' }).play({ do: 'buy', card: 'stimpak' })
    expect(t.asked).toBe('A act')
    expect(shop(2).refuses({ do: 'end' })).toBe('W-SHOP-6')
  })

  test('W-SHOP-7 buying costs the price', () => {
    const t = shop(1)
    expect(t.play({ do: 'buy', card: 'huntingRifle' }).pass('equip').A).toMatchObject({
      caps: 4,
      inventory: ['huntingRifle'],
    })
    expect(shop(1, { caps: 4 }).refuses({ do: 'buy', card: 'huntingRifle' })).toBe('W-SHOP-7')
    expect(shop(1).refuses({ do: 'buy', card: 'geck' })).toBe('W-SHOP-1')
  })

  test('W-SHOP-8 W-SHOP-R3 W-SHOP-R9 selling gives the value less one; the card goes to its own pile', () => {
    const t = shop(1, { equipped: ['raiderArmor'] }).play({ do: 'sell', card: 'raiderArmor' })
    expect(t.A).toMatchObject({ caps: 11, equipped: [] })
    expect(t.state.lootPile.discard).toEqual(['raiderArmor'])
    expect(t.state.row).not.toContain('raiderArmor')
    expect(shop(1).refuses({ do: 'sell', card: 'raiderArmor' })).toBe('W-SHOP-8')
  })

  test('W-SHOP-9 T-SHOP-4 recruiting needs the mark and costs nothing', () => {
    const t = shop(1, { caps: 0, traits: ['idolized'] })
    expect(t.play({ do: 'recruit', card: 'townDoctor' }).pass('equip').A).toMatchObject({
      caps: 0,
      inventory: ['townDoctor'],
    })
    expect(shop(1, { inventory: ['junk'] }).refuses({ do: 'recruit', card: 'townDoctor' })).toBe('W-SHOP-9')
    expect(
      shop(1, { caps: 0, letters: ['C', 'L', 'I'] }, ['reprogrammedProtectron', 'jet', 'baseballBat', 'geck']).can(
        'recruit',
      ),
    ).toBe(true)
  })

  test('W-SHOP-10 a companion without a mark would be anybody’s', () => {
    const { mark } = ITEMS.townDoctor
    Object.assign(ITEMS.townDoctor, { mark: null })
    const open = shop(1, { caps: 0 }).can('recruit')
    Object.assign(ITEMS.townDoctor, { mark })
    expect(open).toBe(true)
  })

  test('W-SHOP-R2 shopping with 0 interactions still adds a card', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      tiles: { 2: 'ashbury' },
      decks: { wasteland: [156] },
      assets: { row: [...ROW], next: ['stimpak'] },
    })
    t.A.node = t.node('ashbury.a')
    t.state.board = { ...t.state.board }
    t.encounter()
    const before = [...t.state.row]
    t.do({
      do: 'results',
      run: {
        seat: 0,
        card: 156,
        deck: 'wasteland',
        icon: -1,
        level: 1,
        deaths: 0,
        excess: 0,
        paid: 0,
        hurt: 0,
        spot: -1,
        from: 0,
      },
      path: ['options', 0, 'success'],
      at: 0,
    })
    expect(t.state.row).toEqual(['stimpak', ...before])
    expect(t.asked).not.toBe('A shop')
  })

  test('W-SHOP-R4 cards without value cannot be sold, and nothing is sold for less than 0', () => {
    expect(shop(1, { equipped: ['codsworth'] }).refuses({ do: 'sell', card: 'codsworth' })).toBe('W-SHOP-R4')
    expect(shop(1, { inventory: ['water'] }).play({ do: 'sell', card: 'water' }).A.caps).toBe(10)
  })

  test('W-SHOP-R5 companions with a cost are bought', () => {
    expect(shop(1).refuses({ do: 'recruit', card: 'packBrahmin' })).toBe('W-SHOP-R5')
    expect(shop(1, { traits: ['idolized'] }).refuses({ do: 'buy', card: 'townDoctor' })).toBe('W-SHOP-R5')
    expect(shop(1).can('buy')).toBe(true)
  })

  test('W-SHOP-R7 T-SHOP-5 outside an action, or cut short by a kill, the row is put right before the turn passes', () => {
    const t = table({ players: [{ perks: ['smoothOperator'] }], assets: { row: [...ROW], next: ['stimpak'] } })
      .use('smoothOperator')
      .skip()
    expect(t.state.row).toHaveLength(4)
    const u = visit({ hp: 1 }, { players: [{ at: 'rocket.r', hp: 1 }, {}] })
    u.state.players[0]!.hp = 0
    u.skip().do({ do: 'die', seat: 0 })
    u.pass('respawn')
    expect(u.state.row).toHaveLength(4)
  })

  test('W-SHOP-R8 requirements are looked at for each interaction', () => {
    const t = shop(2, { caps: 4 })
    t.play({ do: 'buy', card: 'jet' })
    expect(t.refuses({ do: 'buy', card: 'packBrahmin' })).toBe('W-SHOP-7')
  })

  test('a fence adds two cards, the chained mutants pay a Cap more', () => {
    const row: Given['assets'] = {
      row: ['geck', 'jet', 'medX', 'radAway'],
      next: ['stimpak', 'medX', 'baseballBat'],
    }
    const fence = table({ players: [{ at: 'rocket.r', caps: 9 }], decks: { settlement: [170] }, assets: row })
      .encounter()
      .option(2)
    expect(fence.state.row).toHaveLength(7)
    const market = table({
      players: [{ at: 'rocket.r', inventory: ['junk'] }],
      decks: { settlement: [174] },
      assets: row,
    })
      .encounter()
      .option(2)
    expect(market.play({ do: 'sell', card: 'junk' }).A.caps).toBe(6)
  })

  test('discounts leave at least one Cap, and may hold for some kinds only', () => {
    const t = shop(2, {}, ROW, { discount: 2, kinds: ['weapon', 'drug'] })
    expect(t.play({ do: 'buy', card: 'jet' }).A.caps).toBe(8)
    expect(t.play({ do: 'buy', card: 'packBrahmin' }).A.caps).toBe(4)
    const suit = shop(1, { equipped: ['sundaySuit'] })
    expect(suit.play({ do: 'buy', card: 'jet' }).A.caps).toBe(8)
  })
})
