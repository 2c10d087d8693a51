import { describe, expect, test } from 'vitest'
import { allBut, table } from './table.ts'

describe('refreshing a track', () => {
  test('SH-TRK-1 all items of the track are discarded and three drawn, then one is taken', () => {
    const t = table(
      '',
      { red: { water: 2 }, blue: {} },
      { items: { track: ['globe', 'camera', 'pistol'], next: ['shotgun', 'husky', 'parrot', 'collie'] } },
    )
    t.place('T1')
    expect(t.asked).toBe('red takeItem')
    expect(t.state.itemTrack).toEqual(['shotgun', 'husky', 'parrot'])
    expect(t.state.itemPile.discard).toEqual(['globe', 'camera', 'pistol'])
    expect(t.refuses({ do: 'item', item: 'globe' })).toBe('SH-ITM-1')
    t.play({ do: 'item', item: 'husky' })
    expect(t.state.itemTrack).toEqual(['shotgun', 'collie', 'parrot'])
  })

  test('SH-TRK-1 all rooms of the track are discarded and three drawn', () => {
    const t = table(
      'A . . themeWorkshop = . . .',
      {},
      { rooms: { track: ['garden', 'lounge', 'armory'], next: ['medbay', 'garden', 'classroom'] } },
    )
    t.place('A6')
    expect(t.state.roomTrack).toEqual(['medbay', 'garden', 'classroom'])
    expect(t.state.roomPile.discard).toEqual(['garden', 'lounge', 'armory'])
  })

  test('SH-TRK-1 the other track stays as it is', () => {
    const t = table(
      'A . . themeWorkshop = . . .',
      {},
      { items: { track: ['globe', 'camera', 'pistol'] }, rooms: { track: ['garden', 'lounge', 'armory'] } },
    )
    t.place('A6')
    expect(t.state.itemTrack).toEqual(['globe', 'camera', 'pistol'])
  })
})

describe('an empty deck', () => {
  test('SH-TRK-2 the discarded items are shuffled into a new deck when one must be drawn', () => {
    const t = table(
      '',
      { red: { water: 1 }, blue: { items: allBut('globe', 'camera', 'pistol', 'husky', 'collie') } },
      { items: { track: ['globe', 'camera', 'pistol'], discard: ['husky', 'collie'] } },
    )
    expect(t.state.itemPile.deck).toEqual([])
    t.place('T2').play({ do: 'item', item: 'globe' })
    expect(t.told).toEqual(['itemTaken', 'deckReshuffled', 'itemRevealed'])
    expect(t.state.itemPile.discard).toEqual([])
    expect([...t.state.itemPile.deck, t.state.itemTrack[0]].sort()).toEqual(['collie', 'husky'])
  })

  test('SH-TRK-2 the discarded rooms are shuffled into a new deck when one must be drawn', () => {
    const t = table(
      '',
      { red: { power: 4 }, blue: {} },
      { rooms: { track: ['weightRoom', 'garden', 'armory'], deck: 0 } },
    )
    t.place('A7').play({ do: 'side', side: 'left' })
    expect(t.told).toEqual(['roomBuilt', 'deckReshuffled', 'roomRevealed'])
    expect(t.state.roomPile.deck).toHaveLength(20)
    expect(t.state.roomPile.discard).toEqual([])
  })

  test('SH-TRK-2 drawing the last card alone does not shuffle anything', () => {
    const t = table(
      '',
      { red: { water: 1 }, blue: {} },
      { items: { track: ['globe', 'camera', 'pistol'], next: ['husky'], deck: 1 } },
    )
    t.place('T2').play({ do: 'item', item: 'globe' })
    expect(t.state.itemTrack).toEqual(['husky', 'camera', 'pistol'])
    expect(t.state.itemPile.deck).toEqual([])
    expect(t.state.itemPile.discard).toHaveLength(27)
    expect(t.told).not.toContain('deckReshuffled')
  })

  test('SH-TRK-2 an empty deck is no reason to shuffle while nobody draws', () => {
    const t = table(
      '',
      { red: { water: 1 }, blue: {} },
      { items: { track: ['globe', 'camera', 'pistol'], deck: 0 }, dice: [3, 4, 3, 4, 3, 4] },
    )
    t.place('T2') // asked what to take: nothing is drawn yet
    expect(t.state.itemPile.deck).toEqual([])
    expect(t.state.itemPile.discard).toHaveLength(28)
  })

  test('SH-TRK-2 a refresh that runs dry goes on with the discards, those of this refresh among them', () => {
    const t = table(
      '',
      { red: { water: 2 }, blue: { items: allBut('globe', 'camera', 'pistol', 'husky') } },
      { items: { track: ['globe', 'camera', 'pistol'], next: ['husky'] } },
    )
    t.place('T1')
    expect(t.state.itemTrack[0]).toBe('husky')
    expect([...t.state.itemTrack, ...t.state.itemPile.deck].sort()).toEqual(['camera', 'globe', 'husky', 'pistol'])
    expect(t.state.itemTrack).toHaveLength(3)
    expect(t.state.itemPile.discard).toEqual([])
  })

  test('SH-TRK-2 with deck and discards empty the track stays short', () => {
    const t = table(
      '',
      { red: { water: 1 }, blue: { items: allBut('globe', 'camera', 'pistol') } },
      { items: { track: ['globe', 'camera', 'pistol'] } },
    )
    t.place('T2').play({ do: 'item', item: 'camera' })
    expect(t.state.itemTrack).toEqual(['globe', 'pistol'])
    expect(t.red.items).toEqual(['camera'])
  })

  test('SH-TRK-2 the last item of all is taken without a question, and then there is none to take', () => {
    const t = table(
      '',
      { red: { water: 2, plain: 2 }, blue: { items: allBut('globe'), plain: 0 } },
      { items: { track: ['globe'] } },
    )
    t.place('T2')
    expect(t.red.items).toEqual(['globe'])
    expect(t.state.itemTrack).toEqual([])
  })

  test('SH-TRK-2 SH-PLC-5 from an empty track nothing is taken, and the placement stands', () => {
    const t = table('', { red: { water: 1 }, blue: { items: allBut() } }, { items: { track: [] } })
    t.place('T2')
    expect(t.red).toMatchObject({ water: 0, items: [] })
    expect(t.asked).toBe('blue place')
  })

  test('SH-TRK-2 a short track does not fill up when a card is discarded, but before the next take', () => {
    const t = table(
      'A . . fitnessRoom = . . .',
      { red: { water: 1, items: ['shotgun'] }, blue: { items: allBut('globe', 'camera', 'shotgun') } },
      { items: { track: ['globe', 'camera'] } },
    )
    t.place('A6') // the shotgun is given up
    expect(t.state.itemTrack).toEqual(['globe', 'camera'])
    expect(t.state.itemPile.discard).toEqual(['shotgun'])
    t.pass().place('T2')
    expect(t.asked).toBe('red takeItem')
    expect(t.choices).toEqual([
      { do: 'item', item: 'globe' },
      { do: 'item', item: 'camera' },
      { do: 'item', item: 'shotgun' },
    ])
  })

  test('SH-TRK-2 a short track fills up before the next refresh, so that all of it is discarded', () => {
    const t = table(
      'A . . fitnessRoom = . . .',
      { red: { water: 2, items: ['shotgun'] }, blue: { items: allBut('globe', 'camera', 'shotgun') } },
      { items: { track: ['globe', 'camera'] } },
    )
    t.place('A6').pass().place('T1')
    expect(t.asked).toBe('red takeItem')
    expect([...t.state.itemTrack].sort()).toEqual(['camera', 'globe', 'shotgun'])
    expect(t.told.indexOf('itemRevealed')).toBeLessThan(t.told.indexOf('trackRefreshed'))
  })

  test('SH-TRK-2 a doubled item reward fills the track before each take', () => {
    const t = table(
      'A . . outfitWorkshop = . . .',
      { red: { water: 2, trained: ['I'] }, blue: { items: allBut('globe', 'camera', 'shotgun') } },
      { items: { track: ['globe', 'camera'], discard: ['shotgun'] } },
    )
    t.place('A5', 'I').play({ do: 'item', item: 'globe' })
    expect(t.choices).toEqual([
      { do: 'item', item: 'camera' },
      { do: 'item', item: 'shotgun' },
    ])
    t.play({ do: 'item', item: 'shotgun' })
    expect(t.red.items).toEqual(['globe', 'shotgun'])
  })

  test('SH-TRK-2 a short room track offers what it has', () => {
    const t = table('', { red: { power: 6, food: 6, water: 6 }, blue: {} }, { rooms: { track: ['garden'], deck: 0 } })
    t.place('A7')
    expect(t.asked).toBe('red chooseSide')
  })

  test('SH-TRK-2 the Maine Coon needs an item in the track', () => {
    const t = table(
      '',
      { red: { items: ['maineCoon', 'globe'] }, blue: { items: allBut('maineCoon', 'globe') } },
      { items: { track: [] } },
    )
    expect(t.choices).not.toContainEqual({ do: 'use', item: 'maineCoon', on: 'globe' })
    expect(t.refuses({ do: 'use', item: 'maineCoon', on: 'globe' })).toBe('SH-ITM-1')
  })

  test('SH-TRK-2 what the Maine Coon discards may be what fills a short track before its take', () => {
    const t = table(
      '',
      { red: { items: ['maineCoon', 'globe'] }, blue: { items: allBut('maineCoon', 'globe', 'camera') } },
      { items: { track: ['camera'] } },
    )
    t.use('maineCoon', { on: 'globe' })
    expect(t.choices).toEqual([
      { do: 'item', item: 'camera' },
      { do: 'item', item: 'globe' },
    ])
  })
})
