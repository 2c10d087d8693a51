import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('building', () => {
  test('SH-BLD-1 a room goes from the track to the own level and the track is refilled at once', () => {
    const t = table(
      `T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator
       A . . . = . . .`,
      { red: { food: 2, power: 3 }, blue: {} },
      { rooms: { track: ['garden', 'lounge', 'armory'], next: ['classroom'] } },
    )
    t.place('A7')
    expect(t.asked).toBe('red chooseSide') // the Garden was the only room red could pay for
    t.play({ do: 'side', side: 'right' })
    expect(t.vault).toContain('A . . . =[red] garden . .')
    expect(t.state.roomTrack).toEqual(['classroom', 'lounge', 'armory'])
  })

  test('SH-BLD-2 the player picks the side, and each side holds three rooms', () => {
    const t = table(
      `A weightRoom lounge garden = . . .`,
      { red: { power: 4 }, blue: {} },
      { rooms: { track: ['classroom', 'armory', 'nuclearReactor'], next: ['medbay'] } },
    )
    expect(t.refuses({ do: 'side', side: 'left' })).toBe('SH-RND-2') // not yet asked
  })
})
