import { type ItemId, type Position, shelter } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { allBut, CALM, lair, table } from './table.ts'

/** Red's happiness after a last round in which everybody passes. */
function redScores(red: Position['players'][number], vault = '', blue: Position['players'][number] = {}) {
  const t = table(vault, { red, blue }, { ending: true })
  t.passRound()
  return shelter.result(t.state)?.scores[0]
}

describe('pets', () => {
  test('SH-ITM-2 SH-ITM-4 Golden Retriever: exhaust it to ready another item of one’s own', () => {
    const t = table('', {
      red: { items: ['goldenRetriever', 'collie', 'shotgun', 'globe'], exhausted: ['collie', 'shotgun'] },
      blue: { items: ['husky'], exhausted: ['husky'] },
    })
    expect(t.choices.filter(choice => choice.do === 'use')).toEqual([
      { do: 'use', item: 'goldenRetriever', on: 'collie' },
      { do: 'use', item: 'goldenRetriever', on: 'shotgun' },
    ])
    expect(t.refuses({ do: 'use', item: 'goldenRetriever', on: 'globe' })).toBe('SH-ITM-4')
    expect(t.refuses({ do: 'use', item: 'goldenRetriever', on: 'husky' })).toBe('SH-ITM-4')
    expect(t.refuses({ do: 'use', item: 'goldenRetriever', on: 'goldenRetriever' })).toBe('SH-ITM-4')
    expect(t.refuses({ do: 'use', item: 'goldenRetriever' })).toBe('SH-ITM-4')
    t.use('goldenRetriever', { on: 'shotgun' })
    expect(t.red.exhausted).toEqual(['collie', 'goldenRetriever'])
  })

  test('SH-ITM-2 SH-ITM-4 Golden Retriever: a weapon fires twice in one fight', () => {
    const t = table(
      lair('glowingRadscorpion'),
      { red: { items: ['goldenRetriever', 'minigun'] }, blue: {} },
      { dice: [1, 2] },
    )
    t.place('T8').use('minigun').use('goldenRetriever', { on: 'minigun' }).use('minigun')
    expect(t.told).toContain('fightWon') // 3 + 3 + 3
    expect(t.red.exhausted.toSorted()).toEqual(['goldenRetriever', 'minigun'])
  })

  test('SH-ITM-2 SH-ITM-4 Golden Retriever: after the roll it brings back a re-roll', () => {
    const t = table(
      lair('glowingOne'),
      { red: { items: ['goldenRetriever', 'fatMan'] }, blue: {} },
      { dice: [1, 1, 1, 1, 4, 4] },
    )
    t.place('T8').use('fatMan', { dice: [1, 1] })
    t.use('goldenRetriever', { on: 'fatMan' }).use('fatMan', { dice: [1, 1] })
    expect(t.red.happiness).toBe(1)
  })

  test('SH-ITM-2 SH-ITM-4 Golden Retriever: a weapon readied after the roll is for the next fight', () => {
    const t = table(lair('glowingOne'), { red: { items: ['goldenRetriever', 'minigun'] }, blue: {} }, { dice: [1, 2] })
    t.place('T8').use('minigun').skip() // not before the roll
    t.use('goldenRetriever', { on: 'minigun' })
    expect(t.red).toMatchObject({ happiness: 0, exhausted: ['goldenRetriever'] })
    expect(t.asked).toBe('blue place')
  })

  test.each([
    ['germanShepherd', { food: 1 }, { food: 0, power: 1, water: 0 }],
    ['collie', { water: 1 }, { food: 0, power: 2, water: 0 }],
    ['husky', { water: 1 }, { food: 2, power: 0, water: 0 }],
  ] as const)('SH-ITM-2 %s: exhaust it to trade %o', (item, red, after) => {
    const t = table('', { red: { ...red, items: [item] }, blue: {} })
    t.use(item)
    expect(t.red).toMatchObject({ ...after, exhausted: [item] })
  })

  test.each([
    ['germanShepherd', { power: 6, water: 6 }],
    ['collie', { power: 5, food: 6 }],
    ['husky', { power: 6, food: 4 }],
  ] as const)('SH-ITM-2 %s: not without the cube it asks for', (item, red) => {
    const t = table('', { red: { ...red, items: [item] }, blue: {} })
    expect(t.refuses({ do: 'use', item })).toBe('SH-ITM-2')
    expect(t.choices).not.toContainEqual({ do: 'use', item })
  })

  test('SH-ITM-2 SH-RES-1 a trade into a full track is allowed and what does not fit is lost', () => {
    const t = table('', { red: { water: 1, power: 5, items: ['collie'] }, blue: {} })
    t.use('collie')
    expect(t.red).toMatchObject({ water: 0, power: 6 })
  })

  test('SH-ITM-2 SH-FGT-2 Scottish Fold: re-roll one die of one’s choice, never both', () => {
    const t = table(lair('glowingOne'), { red: { items: ['scottishFold'] }, blue: {} }, { dice: [3, 2, 6] })
    t.place('T8')
    expect(t.choices).toEqual([
      { do: 'use', item: 'scottishFold', dice: [3] },
      { do: 'use', item: 'scottishFold', dice: [2] },
      { do: 'skip' },
    ])
    expect(t.refuses({ do: 'use', item: 'scottishFold', dice: [3, 2] })).toBe('SH-FGT-2')
    expect(t.refuses({ do: 'use', item: 'scottishFold', dice: [5] })).toBe('SH-FGT-2') // no such die
    t.use('scottishFold', { dice: [2] })
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [3, 6], bonus: 0, needs: 8 })
    expect(t.red).toMatchObject({ happiness: 1, exhausted: ['scottishFold'] })
  })

  test('SH-ITM-2 SH-BLD-3 Parrot: it counts for whether the placement is legal', () => {
    const rooms = { track: ['weightRoom' as const] }
    const without = table('', { red: { power: 3 }, blue: {} }, { rooms })
    expect(without.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
    const t = table('', { red: { power: 3, items: ['parrot'] }, blue: {} }, { rooms })
    t.place('A7')
    expect(t.red).toMatchObject({ power: 0, exhausted: ['parrot'] })
    expect(t.asked).toBe('red chooseSide')
  })

  test('SH-ITM-2 SH-BLD-3 Parrot: one symbol less, not two', () => {
    const t = table('', { red: { power: 2, items: ['parrot'] }, blue: {} }, { rooms: { track: ['weightRoom'] } })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })

  test('SH-ITM-2 SH-BLD-3 Parrot: any one symbol of the price, or none', () => {
    const t = table(
      '',
      { red: { power: 3, food: 1, water: 1, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['nukaColaBottler'] } },
    )
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'nukaColaBottler' },
      { do: 'room', room: 'nukaColaBottler', drop: 'power' },
      { do: 'room', room: 'nukaColaBottler', drop: 'food' },
      { do: 'room', room: 'nukaColaBottler', drop: 'water' },
    ])
    expect(t.refuses({ do: 'room', room: 'nukaColaBottler', drop: 'any' })).toBe('SH-BLD-3')
    t.play({ do: 'room', room: 'nukaColaBottler', drop: 'food' })
    expect(t.red).toMatchObject({ power: 0, food: 1, water: 0, exhausted: ['parrot'] })
  })

  test('SH-ITM-2 Parrot: unused it stays ready and the price is full', () => {
    const t = table('', { red: { power: 4, items: ['parrot'] }, blue: {} }, { rooms: { track: ['weightRoom'] } })
    t.place('A7').play({ do: 'room', room: 'weightRoom' })
    expect(t.red).toMatchObject({ power: 0, exhausted: [] })
  })

  test('SH-ITM-2 SH-PLC-4 Parrot: a ? may be the symbol that is dropped', () => {
    const t = table(
      '',
      { red: { power: 1, food: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['gameRoom'] } }, // 4? 1P
    )
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'gameRoom', drop: 'power' },
      { do: 'room', room: 'gameRoom', drop: 'any' },
    ])
    t.play({ do: 'room', room: 'gameRoom', drop: 'any' })
    expect(t.red).toMatchObject({ power: 0, food: 0 })
    expect(t.asked).toBe('red chooseSide')
  })

  test('SH-ITM-2 SH-PLC-4 Parrot: without the fixed symbol all four ? are still paid', () => {
    const t = table(
      '',
      { red: { food: 3, water: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['gameRoom'] } }, // 4? 1P
    )
    t.place('A7')
    expect(t.asked).toBe('red payAny')
    expect(t.choices).toEqual([
      { do: 'pay', power: 0, food: 3, water: 1 },
      { do: 'pay', power: 0, food: 2, water: 2 },
      { do: 'pay', power: 0, food: 1, water: 3 },
    ])
  })

  test('SH-ITM-2 SH-PLC-4 Parrot: with the only ? of a price dropped, no cube of choice is paid', () => {
    const t = table(
      '',
      { red: { power: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['medbay'] } }, // 1? 3P
    )
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'medbay', drop: 'power' },
      { do: 'room', room: 'medbay', drop: 'any' },
    ])
    t.play({ do: 'room', room: 'medbay', drop: 'any' })
    expect(t.red.power).toBe(0)
    expect(t.asked).toBe('red chooseSide')
  })

  test('SH-ITM-2 SH-BLD-3 Parrot: it serves in the Theme Workshop too, and no seventh room', () => {
    const t = table(
      'B . . themeWorkshop = . . .',
      { red: { power: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    t.place('B5').play({ do: 'side', side: 'left' })
    expect(t.vault).toContain('A . . weightRoom = . . .')
    const full = table(
      'A classroom armory medbay = lounge garden garden',
      { red: { power: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    expect(full.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })

  test('SH-ITM-2 SH-ITM-1 Maine Coon: exhaust it, discard another item, take one of the track', () => {
    const t = table(
      '',
      { red: { items: ['maineCoon', 'globe', 'shotgun'], exhausted: ['shotgun'] }, blue: {} },
      { items: { track: ['camera', 'stimpak', 'collie'], next: ['parrot'] } },
    )
    expect(t.choices.filter(choice => choice.do === 'use')).toEqual([
      { do: 'use', item: 'maineCoon', on: 'globe' },
      { do: 'use', item: 'maineCoon', on: 'shotgun' },
    ])
    t.use('maineCoon', { on: 'shotgun' })
    expect(t.asked).toBe('red takeItem')
    expect(t.state.itemPile.discard).toEqual(['shotgun'])
    t.play({ do: 'item', item: 'collie' })
    expect(t.red).toMatchObject({ items: ['maineCoon', 'globe', 'collie'], exhausted: ['maineCoon'] })
    expect(t.state.itemTrack).toEqual(['camera', 'stimpak', 'parrot'])
    expect(t.asked).toBe('red place')
  })

  test('SH-ITM-2 SH-ITM-1 Maine Coon: not for itself, not for nothing, not for what others have', () => {
    const t = table('', { red: { items: ['maineCoon'] }, blue: { items: ['globe'] } })
    expect(t.choices.filter(choice => choice.do === 'use')).toEqual([])
    expect(t.refuses({ do: 'use', item: 'maineCoon' })).toBe('SH-ITM-1')
    expect(t.refuses({ do: 'use', item: 'maineCoon', on: 'maineCoon' })).toBe('SH-ITM-1')
    expect(t.refuses({ do: 'use', item: 'maineCoon', on: 'globe' })).toBe('SH-ITM-1')
  })

  test('SH-ITM-2 SH-ITM-1 Maine Coon: not while there is no item to take', () => {
    const t = table(
      '',
      { red: { items: ['maineCoon', 'globe'] }, blue: { items: allBut('maineCoon', 'globe') } },
      { items: { track: [], deck: 0 } },
    )
    expect(t.refuses({ do: 'use', item: 'maineCoon', on: 'globe' })).toBe('SH-ITM-1')
  })

  test('SH-ITM-2 SH-TRK-2 Maine Coon: a short track fills up first, with the very item discarded', () => {
    const t = table(
      '',
      { red: { items: ['maineCoon', 'globe'] }, blue: { items: allBut('maineCoon', 'globe', 'camera') } },
      { items: { track: ['camera'], deck: 0 } },
    )
    t.use('maineCoon', { on: 'globe' })
    expect(t.choices).toEqual([
      { do: 'item', item: 'camera' },
      { do: 'item', item: 'globe' },
    ])
  })

  test('SH-ITM-2 Maine Coon: a weapon fetched before the roll fires in this fight', () => {
    const t = table(
      lair('glowingOne'),
      { red: { items: ['maineCoon', 'globe'] }, blue: {} },
      { items: { track: ['minigun', 'stimpak', 'collie'] }, dice: [1, 4] },
    )
    t.place('T8').use('maineCoon', { on: 'globe' }).play({ do: 'item', item: 'minigun' })
    expect(t.asked).toBe('red beforeRoll')
    t.use('minigun')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-ITM-2 SH-FGT-2 Maine Coon: a weapon that has fired may go, its bonus stays', () => {
    const t = table(
      lair('glowingOne'),
      { red: { items: ['maineCoon', 'minigun'] }, blue: {} },
      { items: { track: ['globe', 'stimpak', 'camera'] }, dice: [1, 4] },
    )
    t.place('T8').use('minigun').use('maineCoon', { on: 'minigun' }).play({ do: 'item', item: 'globe' })
    expect(t.red).toMatchObject({ happiness: 1, items: ['maineCoon', 'globe'] })
  })
})

describe('junk', () => {
  test.each([
    ['giddyupButtercup', 'no pet', { items: [] }, 1],
    ['giddyupButtercup', 'two pets', { items: ['collie', 'husky', 'shotgun'] }, 3],
    ['yaoGuaiHide', 'no outfit', { items: ['globe'] }, 1],
    ['yaoGuaiHide', 'two outfits, one of them power armour', { items: ['labCoat', 'powerArmor', 'collie'] }, 3],
    ['ductTape', 'no weapon', { items: ['stimpak'] }, 1],
    ['ductTape', 'three weapons', { items: ['pistol', 'shotgun', 'fatMan', 'scottishFold'] }, 4],
    ['chemistryFlask', 'one water', { water: 1, food: 6, power: 6 }, 0],
    ['chemistryFlask', 'five water', { water: 5 }, 2],
    ['goldWatch', 'three food', { food: 3, water: 6, power: 6 }, 1],
    ['goldWatch', 'six food', { food: 6 }, 3],
    ['circuitBoard', 'five power', { power: 5, water: 6, food: 6 }, 2],
    ['circuitBoard', 'no power', { power: 0 }, 0],
    ['camera', 'three dwellers', { plain: 2, hurt: 1 }, 1],
    ['camera', 'seven dwellers', { plain: 5, trained: ['S', 'L'] }, 3],
  ] as const)('SH-ITM-2 SH-END-3 %s at the end with %s', (item, _what, red, happiness) => {
    const others: readonly ItemId[] = 'items' in red ? red.items : []
    const { trained = [], ...rest } = red as Position['players'][number]
    expect(redScores({ ...rest, trained: [...trained], items: [item, ...others] })).toBe(happiness)
  })

  test('SH-ITM-2 SH-END-3 globe at the end: 1 for every two rooms on the own level', () => {
    expect(redScores({ items: ['globe'] }, 'A . . garden = . . .\nB . lounge armory = medbay . .')).toBe(0)
    expect(redScores({ items: ['globe'] }, 'A . lounge garden = armory . .')).toBe(1)
    expect(redScores({ items: ['globe'] }, 'A medbay lounge garden = armory . .')).toBe(2)
  })

  test('SH-ITM-2 SH-END-3 junk scores what lies in front of its owner, exhausted or not, and nothing of others', () => {
    const red = { items: ['giddyupButtercup', 'collie'] as ItemId[], exhausted: ['collie'] as ItemId[] }
    expect(redScores(red, '', { items: ['husky', 'parrot'] })).toBe(2)
  })

  test('SH-ITM-2 SH-END-3 several pieces of junk score each for itself, on top of the happiness gained', () => {
    expect(redScores({ happiness: 2, water: 4, items: ['chemistryFlask', 'giddyupButtercup', 'collie'] })).toBe(6)
  })

  test('SH-ITM-2 camera counts a dweller who arrived in the last round', () => {
    const t = table('', { red: { plain: 1, food: 3, items: ['camera'] }, blue: { passed: true } }, { ending: true })
    t.place('T5')
    expect(shelter.result(t.state)?.scores[0]).toBe(1)
  })

  test('SH-ITM-2 junk brings nothing before the end', () => {
    const t = table('', { red: { water: 6, items: ['chemistryFlask'] }, blue: {} }, { dice: CALM })
    t.passRound()
    expect(t.red.happiness).toBe(0)
  })
})

describe('the Stimpak', () => {
  test('SH-ITM-2 SH-HEA-1 Stimpak: discarded it heals a dweller at home, who can be placed at once', () => {
    const t = table('', { red: { hurt: 2, items: ['stimpak'] }, blue: {} })
    t.use('stimpak', { at: 'home' })
    expect(t.red).toMatchObject({ hurt: 1, plain: 1, items: [] })
    expect(t.state.itemPile.discard).toEqual(['stimpak'])
    t.place('T8')
    expect(t.red.water).toBe(1)
  })

  test('SH-ITM-2 SH-HEA-1 Stimpak: it heals wherever the dweller is, but only one of one’s own', () => {
    const t = table(
      'T wasteland vaultDoor[.,red*] vaultEntrance = waterTreatment[!moleRat:blue*,.] diner powerGenerator',
      { red: { plain: 1, hurt: 1, items: ['stimpak'] }, blue: {} },
    )
    expect(t.choices.filter(choice => choice.do === 'use')).toEqual([
      { do: 'use', item: 'stimpak', at: 'home' },
      { do: 'use', item: 'stimpak', at: 'T4' },
    ])
    expect(t.refuses({ do: 'use', item: 'stimpak', at: 'T8' })).toBe('SH-HEA-1')
    expect(t.refuses({ do: 'use', item: 'stimpak', at: 'T5' })).toBe('SH-HEA-1')
    expect(t.refuses({ do: 'use', item: 'stimpak' })).toBe('SH-HEA-1')
    t.use('stimpak', { at: 'T4' })
    expect(t.vault).toContain('vaultDoor[.,red]')
    expect(t.red.hurt).toBe(1)
  })

  test('SH-ITM-2 SH-HEA-1 Stimpak: not while nobody is injured', () => {
    const t = table('', { red: { items: ['stimpak'] }, blue: { hurt: 1 } })
    expect(t.refuses({ do: 'use', item: 'stimpak', at: 'home' })).toBe('SH-HEA-1')
  })

  test('SH-ITM-2 SH-REC-2 Stimpak: after a lost fight it makes the threat go, without its reward', () => {
    const t = table(
      lair('moleRat'),
      { red: { plain: 1, items: ['stimpak'] }, blue: { passed: true } },
      { dice: [1, 1, ...CALM] },
    )
    t.place('T8')
    expect(t.asked).toBe('red afterPlacing')
    t.use('stimpak', { at: 'T8' })
    expect(t.state.round).toBe(2)
    expect(t.threat('T8')).toBeNull()
    expect(t.red).toMatchObject({ plain: 1, hurt: 0, happiness: 0 })
    expect(t.state.threatPile.discard).toEqual(['moleRat'])
  })

  test('SH-ITM-2 SH-REC-2 Stimpak: of two beaten by a Deathclaw it heals one, and the threat stays', () => {
    const t = table(
      lair('deathclaw'),
      { red: { plain: 2, items: ['stimpak'] }, blue: { passed: true } },
      { dice: [1, 1, ...CALM] },
    )
    t.place('T8', 'plain', 'plain')
    expect(t.vault).toContain('!deathclaw:red2**')
    t.use('stimpak', { at: 'T8' })
    expect(t.threat('T8')).toBe('deathclaw')
    expect(t.red).toMatchObject({ plain: 1, hurt: 1 })
  })

  test('SH-ITM-2 Stimpak: before a roll too, for somebody hurt elsewhere', () => {
    const t = table(lair('moleRat'), { red: { plain: 1, hurt: 1, items: ['stimpak'] }, blue: {} }, { dice: [6, 6] })
    t.place('T8')
    expect(t.asked).toBe('red beforeRoll')
    t.use('stimpak', { at: 'home' })
    expect(t.red).toMatchObject({ plain: 1, hurt: 0, happiness: 1 })
  })
})
