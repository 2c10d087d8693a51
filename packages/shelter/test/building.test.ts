import { describe, expect, test } from 'vitest'
import { type BuiltRoomId, nextSlot, roomsToBuy, shelter } from '@overseer/shelter'
import { type Table, table } from './table.ts'

/** Red stands before the own elevator with these cubes; the track holds these rooms and the Radio Studio comes next. */
function builder(cubes: { power?: number; food?: number; water?: number }, track: BuiltRoomId[], level = ''): Table {
  return table(level, { red: cubes, blue: {} }, { rooms: { track, next: ['radioStudio'] } })
}

describe('from the track to the own level', () => {
  test('SH-BLD-1 the room leaves the track, lies on the own level, and the track is refilled at once', () => {
    const t = builder({ food: 2, power: 3 }, ['garden', 'livingQuarters', 'armory'])
    t.place('A7').play({ do: 'side', side: 'right' })
    expect(t.vault).toContain('A . . . =[red] garden . .')
    expect(t.state.roomTrack).toEqual(['radioStudio', 'livingQuarters', 'armory'])
    expect(t.told).toEqual(['roomBuilt', 'roomRevealed'])
  })

  test('SH-BLD-1 the own level is the own level, wherever it lies in the stack', () => {
    const t = table('', { red: { power: 4 }, blue: {} }, { levels: [1, 0], rooms: { track: ['weightRoom'] } })
    t.place('B7').play({ do: 'side', side: 'left' })
    expect(t.vault).toContain('A . . . = . . .')
    expect(t.vault).toContain('B . . weightRoom =[red] . . .')
  })

  test('SH-BLD-1 whoever builds in the Theme Workshop of another builds on the own level', () => {
    const t = table(
      'B . . . = themeWorkshop . .',
      { red: { power: 4 }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    t.place('B8').play({ do: 'side', side: 'left' })
    expect(t.vault).toContain('A . . weightRoom = . . .')
    expect(t.vault).toContain('B . . . = themeWorkshop[red,.] . .')
  })

  test('SH-BLD-1 of two copies in the track one is offered and one goes', () => {
    const t = builder({ food: 3, power: 4 }, ['garden', 'weightRoom', 'garden'])
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'garden' },
      { do: 'room', room: 'weightRoom' },
    ])
    t.play({ do: 'room', room: 'garden' }).play({ do: 'side', side: 'left' })
    expect(t.state.roomTrack).toEqual(['radioStudio', 'weightRoom', 'garden'])
  })

  test('SH-BLD-1 a room that is not in the track cannot be built', () => {
    const t = builder({ power: 5, food: 1 }, ['weightRoom', 'classroom', 'gameRoom'])
    t.place('A7')
    expect(t.asked).toBe('red chooseRoom')
    expect(t.refuses({ do: 'room', room: 'nuclearReactor' })).toBe('SH-BLD-1')
  })
})

describe('what a view tells before anybody builds', () => {
  test('SH-BLD-3 the rooms one can pay for: of two copies one, and with the Parrot ready one symbol less', () => {
    const track = { rooms: { track: ['garden', 'weightRoom', 'garden'] as BuiltRoomId[] } }
    const plain = table('', { red: { food: 2, power: 3, items: ['parrot'], exhausted: ['parrot'] }, blue: {} }, track)
    expect(roomsToBuy(shelter.view(plain.state, 0), 0)).toEqual([{ do: 'room', room: 'garden' }])
    const helped = table('', { red: { power: 3, items: ['parrot'] }, blue: {} }, track)
    expect(new Set(roomsToBuy(shelter.view(helped.state, 0), 0).map(({ room }) => room))).toContain('weightRoom')
  })

  test('SH-BLD-2 where the next room of a side would stand', () => {
    const view = shelter.view(table('A . weightRoom armory = garden lounge classroom', { red: {}, blue: {} }).state, 0)
    expect([nextSlot(view, 0, 'left'), nextSlot(view, 0, 'right')]).toEqual([0, undefined])
    expect([nextSlot(view, 1, 'left'), nextSlot(view, 1, 'right')]).toEqual([2, 3])
  })
})

describe('where it goes', () => {
  test('SH-BLD-2 the first room goes next to the elevator, on the side the player picks', () => {
    const t = builder({ power: 4 }, ['weightRoom'])
    t.place('A7')
    expect(t.asked).toBe('red chooseSide')
    expect(t.choices).toEqual([
      { do: 'side', side: 'left' },
      { do: 'side', side: 'right' },
    ])
    t.play({ do: 'side', side: 'left' })
    expect(t.vault).toContain('A . . weightRoom =[red] . . .')
  })

  test.each([
    ['left', 'A . . lounge = . . .', 'A . weightRoom lounge =[red] . . .'],
    ['left', 'A . medbay lounge = . . .', 'A weightRoom medbay lounge =[red] . . .'],
    ['left', 'A . . . = lounge . .', 'A . . weightRoom =[red] lounge . .'],
    ['right', 'A . . . = lounge . .', 'A . . . =[red] lounge weightRoom .'],
    ['right', 'A . . . = lounge medbay .', 'A . . . =[red] lounge medbay weightRoom'],
    ['right', 'A . medbay lounge = . . .', 'A . medbay lounge =[red] weightRoom . .'],
  ] as const)('SH-BLD-2 on the %s of "%s" it makes "%s"', (side, before, after) => {
    const t = builder({ power: 4 }, ['weightRoom'], before)
    t.place('A7').play({ do: 'side', side })
    expect(t.vault).toContain(after)
  })

  test.each([
    ['A medbay lounge garden = . . .', 'A medbay lounge garden =[red] weightRoom . .'],
    ['A . . . = medbay lounge garden', 'A . . weightRoom =[red] medbay lounge garden'],
    ['A medbay lounge garden = armory classroom .', 'A medbay lounge garden =[red] armory classroom weightRoom'],
  ])('SH-BLD-2 a side holds three rooms: from "%s" nobody asks where', (before, after) => {
    const t = builder({ power: 4 }, ['weightRoom'], before)
    t.place('A7')
    expect(t.asked).toBe('blue place')
    expect(t.vault).toContain(after)
  })

  test('SH-BLD-2 the side must be named', () => {
    const t = builder({ power: 4 }, ['weightRoom'])
    expect(t.refuses({ do: 'side', side: 'left' })).toBe('SH-RND-2') // nothing is being built yet
    t.place('A7')
    expect(t.refuses({ do: 'skip' })).toBe('SH-BLD-2')
    expect(t.refuses({ do: 'room', room: 'weightRoom' })).toBe('SH-BLD-2')
  })
})

describe('the price', () => {
  test.each([
    ['waterPurification', { water: 2, power: 3 }],
    ['nukaColaBottler', { water: 1, food: 1, power: 3 }],
    ['nuclearReactor', { power: 5 }],
    ['garden', { food: 2, power: 3 }],
    ['livingQuarters', { water: 2, power: 2 }],
    ['classroom', { food: 1, power: 3 }],
    ['athleticsRoom', { food: 3, power: 1 }],
    ['armory', { water: 2, power: 2 }],
    ['gameRoom', { power: 1, food: 3, water: 1 }], // 4? 1P
    ['weightRoom', { power: 4 }],
    ['fitnessRoom', { water: 1, power: 3 }],
    ['lounge', { food: 2, power: 2 }],
    ['medbay', { power: 4 }], // 1? 3P
    ['scienceLab', { power: 3, water: 1 }], // 1? 3P
    ['storageRoom', { water: 1, food: 1, power: 2 }],
    ['radioStudio', { water: 1, power: 3 }],
    ['themeWorkshop', { power: 5 }],
    ['outfitWorkshop', { water: 2, power: 3 }],
    ['weaponWorkshop', { water: 2, power: 3 }],
  ] as const)('SH-BLD-3 the price of %s is paid in full: %o', (room, price) => {
    const t = table('', { red: { ...price }, blue: {} }, { rooms: { track: [room] } })
    t.place('A7')
    expect(t.red).toMatchObject({ power: 0, food: 0, water: 0, happiness: 2 })

    const { power, ...others } = price
    const short = table('', { red: { ...others, power: power - 1 }, blue: {} }, { rooms: { track: [room] } })
    expect(short.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
    expect(short.spacesFor('plain')).not.toContain('A7')
  })

  test('SH-BLD-3 enough cubes of the wrong kind pay for nothing', () => {
    const t = builder({ food: 6, water: 6, power: 1 }, ['weightRoom', 'classroom', 'armory'])
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })

  test('SH-BLD-3 nobody just builds: a dweller has to go where a price is asked', () => {
    const t = table('', { red: { power: 5 }, blue: {} }, { rooms: { track: ['nuclearReactor', 'garden', 'armory'] } })
    expect(t.refuses({ do: 'room', room: 'nuclearReactor' })).toBe('SH-BLD-3')
  })

  test('SH-BLD-3 the Theme Workshop asks for the price too', () => {
    const t = builder({ power: 3 }, ['weightRoom'], 'A . . themeWorkshop = . . .')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A5' })).toBe('SH-BLD-3')
    expect(t.spacesFor('plain')).not.toContain('A5')
  })

  test('SH-BLD-3 only the rooms one can pay for are offered', () => {
    const t = builder({ power: 4, food: 1 }, ['weightRoom', 'classroom', 'armory'])
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'weightRoom' },
      { do: 'room', room: 'classroom' },
    ])
    expect(t.refuses({ do: 'room', room: 'armory' })).toBe('SH-BLD-3')
  })

  test('SH-BLD-3 of several rooms the price of the chosen one is paid', () => {
    const t = builder({ power: 5, food: 2 }, ['weightRoom', 'classroom', 'armory'])
    t.place('A7').play({ do: 'room', room: 'classroom' })
    expect(t.red).toMatchObject({ power: 2, food: 1 })
  })

  test('SH-BLD-3 with one room to pay for nobody asks which', () => {
    const t = builder({ power: 4 }, ['weightRoom', 'nuclearReactor', 'armory'])
    t.place('A7')
    expect(t.asked).toBe('red chooseSide')
    expect(t.red.power).toBe(0)
  })

  test('SH-BLD-3 with six rooms there is no price to pay, neither in the elevator nor in a Theme Workshop', () => {
    const t = builder(
      { power: 6, food: 6, water: 6 },
      ['weightRoom'],
      `A medbay lounge garden = armory classroom garden
       B . . . = themeWorkshop . .`,
    )
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'B8' })).toBe('SH-BLD-3')
    expect(t.spacesFor('plain')).not.toContain('A7')
    expect(t.spacesFor('plain')).not.toContain('B8')
  })

  test('SH-BLD-3 the six rooms that close a Theme Workshop are those of the placer, not of its owner', () => {
    const t = builder({ power: 4 }, ['weightRoom'], 'B medbay lounge garden = themeWorkshop classroom garden')
    expect(t.spacesFor('plain')).toContain('B8')
  })

  test('SH-BLD-3 with an empty room track there is no price to pay', () => {
    const t = builder({ power: 6, food: 6, water: 6 }, [])
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })

  test('SH-BLD-3 no build is doubled: a trained dweller builds once and an outfit is not asked for', () => {
    const t = table(
      '',
      { red: { power: 4, trained: ['S'], plain: 1, items: ['militaryFatigues'] }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    t.place('A7', 'S').play({ do: 'side', side: 'left' })
    expect(t.red.happiness).toBe(2)
    expect(t.red.exhausted).toEqual([])
    expect(t.vault).toContain('A . . weightRoom =[red] . . .')
  })
})

describe('the Parrot', () => {
  function withParrot(cubes: { power?: number; food?: number; water?: number }, track: BuiltRoomId[]): Table {
    return table('', { red: { ...cubes, items: ['parrot'] }, blue: {} }, { rooms: { track } })
  }

  test('SH-BLD-3 it counts for whether there is a price to pay, and turns', () => {
    const t = withParrot({ power: 3 }, ['weightRoom'])
    expect(t.spacesFor('plain')).toContain('A7')
    t.place('A7')
    expect(t.asked).toBe('red chooseSide') // dropping one power was the only way
    expect(t.red).toMatchObject({ power: 0, exhausted: ['parrot'] })
  })

  test('SH-BLD-3 it saves one symbol, not two', () => {
    const t = withParrot({ power: 2, food: 6, water: 6 }, ['weightRoom'])
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })

  test('SH-BLD-3 exhausted, or of another player, it does not count', () => {
    const track: BuiltRoomId[] = ['weightRoom']
    const tired = table(
      '',
      { red: { power: 3, items: ['parrot'], exhausted: ['parrot'] }, blue: {} },
      { rooms: { track } },
    )
    expect(tired.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
    const other = table('', { red: { power: 3 }, blue: { items: ['parrot'] } }, { rooms: { track } })
    expect(other.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })

  test('SH-BLD-3 which symbol it saves is for the player to say, and so is whether', () => {
    const t = withParrot({ power: 3, food: 1, water: 1 }, ['nukaColaBottler'])
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'nukaColaBottler' },
      { do: 'room', room: 'nukaColaBottler', drop: 'power' },
      { do: 'room', room: 'nukaColaBottler', drop: 'food' },
      { do: 'room', room: 'nukaColaBottler', drop: 'water' },
    ])
    t.play({ do: 'room', room: 'nukaColaBottler', drop: 'water' })
    expect(t.red).toMatchObject({ power: 0, food: 0, water: 1, exhausted: ['parrot'] })
  })

  test('SH-BLD-3 paying in full leaves it ready', () => {
    const t = withParrot({ power: 5 }, ['nuclearReactor'])
    t.place('A7').play({ do: 'room', room: 'nuclearReactor' })
    expect(t.red).toMatchObject({ power: 0, exhausted: [] })
  })

  test('SH-BLD-3 without the power of a 4? 1P price it must save the power', () => {
    const t = withParrot({ food: 2, water: 2 }, ['gameRoom'])
    t.place('A7')
    expect(t.asked).toBe('red chooseSide') // nothing to choose: all four cubes pay the question marks
    expect(t.red).toMatchObject({ food: 0, water: 0, exhausted: ['parrot'] })
  })

  test('SH-BLD-3 it may save a question mark', () => {
    const t = withParrot({ power: 3, food: 2 }, ['gameRoom'])
    t.place('A7').play({ do: 'room', room: 'gameRoom', drop: 'any' })
    expect(t.asked).toBe('red payAny') // the power is paid; three of 2P 2F are still to go
    expect(t.red).toMatchObject({ power: 2, food: 2 })
    expect(t.choices).toEqual([
      { do: 'pay', power: 2, food: 1, water: 0 },
      { do: 'pay', power: 1, food: 2, water: 0 },
    ])
    t.play({ do: 'pay', power: 1, food: 2, water: 0 })
    expect(t.red).toMatchObject({ power: 1, food: 0 })
  })

  test('SH-BLD-3 the last question mark saved leaves nothing to choose', () => {
    const t = withParrot({ power: 3, food: 2, water: 2 }, ['medbay'])
    t.place('A7').play({ do: 'room', room: 'medbay', drop: 'any' })
    expect(t.asked).toBe('red chooseSide')
    expect(t.red).toMatchObject({ power: 0, food: 2, water: 2 })
  })

  test('SH-BLD-3 with two power for a 3P 1? price it must save the third, for a question mark takes only what is left', () => {
    const t = withParrot({ power: 2, food: 1 }, ['scienceLab'])
    t.place('A7')
    expect(t.asked).toBe('red chooseSide') // only a power could be saved
    expect(t.red).toMatchObject({ power: 0, food: 0 })
  })

  test('SH-BLD-3 a symbol the price does not show cannot be saved', () => {
    const t = withParrot({ power: 5, food: 2 }, ['nuclearReactor'])
    t.place('A7')
    expect(t.refuses({ do: 'room', room: 'nuclearReactor', drop: 'food' })).toBe('SH-BLD-3')
    expect(t.refuses({ do: 'room', room: 'nuclearReactor', drop: 'any' })).toBe('SH-BLD-3')
  })

  test('SH-ITM-3 SH-BLD-3 an exhausted Parrot saves nothing', () => {
    const t = table(
      '',
      { red: { power: 5, food: 1, items: ['parrot'], exhausted: ['parrot'] }, blue: {} },
      { rooms: { track: ['weightRoom', 'classroom'] } },
    )
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'weightRoom' },
      { do: 'room', room: 'classroom' },
    ])
    expect(t.refuses({ do: 'room', room: 'weightRoom', drop: 'power' })).toBe('SH-ITM-3')
  })

  test('SH-ITM-2 SH-BLD-3 without a Parrot there is none to save a symbol', () => {
    const t = builder({ power: 5, food: 1 }, ['weightRoom', 'classroom'])
    t.place('A7')
    expect(t.refuses({ do: 'room', room: 'weightRoom', drop: 'power' })).toBe('SH-ITM-2')
  })

  test('SH-BLD-3 it works in the Theme Workshop of another as well', () => {
    const t = table(
      'B . . . = themeWorkshop . .',
      { red: { power: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    t.place('B8').play({ do: 'side', side: 'left' })
    expect(t.red).toMatchObject({ power: 0, happiness: 1, exhausted: ['parrot'] })
  })
})

describe('chosen while paying, built when the reward comes up', () => {
  test('SH-BLD-4 the room is chosen before anything is gained', () => {
    const t = builder({ power: 4, food: 1 }, ['weightRoom', 'classroom'])
    t.place('A7')
    expect(t.asked).toBe('red chooseRoom')
    expect(t.red.happiness).toBe(0)
    expect(t.refuses({ do: 'skip' })).toBe('SH-BLD-4')
    expect(t.refuses({ do: 'side', side: 'left' })).toBe('SH-BLD-4')
    expect(t.refuses({ do: 'pass' })).toBe('SH-BLD-4')
  })

  test('SH-BLD-4 while the rest of the price is being paid it still lies in the track', () => {
    const t = builder({ power: 3, food: 1, water: 1 }, ['medbay'])
    t.place('A7')
    expect(t.asked).toBe('red payAny')
    expect(t.state.roomTrack).toEqual(['medbay'])
    expect(t.red.happiness).toBe(0)
    expect(t.vault).toContain('A . . . =[red] . . .')
  })

  test('SH-BLD-4 the happiness left of the build comes first, then the room', () => {
    const t = builder({ power: 4 }, ['weightRoom'])
    t.place('A7')
    expect(t.asked).toBe('red chooseSide')
    expect(t.red.happiness).toBe(2)
    expect(t.vault).toContain('A . . . =[red] . . .')
    t.play({ do: 'side', side: 'left' })
    expect(t.vault).toContain('A . . weightRoom =[red] . . .')
  })
})
