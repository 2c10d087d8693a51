import { describe, expect, test } from 'vitest'
import { type Table, table } from '../table.ts'

/** Lets a survivor suffer, as a card would. */
const harm = (t: Table, seat: number, damage: number, rads = 0): Table => {
  const player = t.state.players[seat]!
  player.hp = Math.max(0, player.hp - damage)
  player.rads = Math.min(16, player.rads + rads)
  return player.hp <= player.rads ? t.do({ do: 'die', seat }) : t
}

describe('killed and eliminated', () => {
  test('W-KILL-1 W-HP-5 HP not above rads kills', () => {
    const t = table({ players: [{ at: 'highway.y', hp: 6, rads: 5 }], tiles: { 6: 'highway' }, points: 1 })
    expect(t.step('highway.s').asked).toBe('A respawn')
  })

  test('W-KILL-3 the survivor picks a space of the start tile', () => {
    const t = harm(table({ players: [{ at: 'mart.m' }] }), 0, 16)
    expect(t.spaces).toEqual(['crossroads.a', 'crossroads.b', 'crossroads.c', 'crossroads.h', 'crossroads.k'])
    expect(t.refuses({ do: 'space', at: 'mart.m' })).toBe('W-KILL-3')
  })

  test('W-KILL-4 W-KILL-5 T-KILL-1 the inventory is lost, equipment stays, HP is full, rads unchanged', () => {
    const t = table({
      players: [{ at: 'mart.m', rads: 3, equipped: ['pipeRifle'], inventory: ['junk', 'water', 'stimpak'] }],
    })
    harm(t, 0, 16).at('crossroads.a')
    expect(t.A).toMatchObject({ hp: 16, rads: 3, equipped: ['pipeRifle'], inventory: [] })
    expect(t.state.lootPile.discard.toSorted()).toEqual(['junk', 'water'])
  })

  test('W-KILL-7 T-KILL-4 on the own turn it ends the turn, perks included', () => {
    const t = table({
      players: [{ at: 'highway.y', hp: 1, perks: ['toughAsNails'] }, {}],
      tiles: { 6: 'highway' },
      points: 1,
      actions: 1,
    })
    t.step('highway.s').at('crossroads.a')
    expect(t.asked).toBe('B act')
  })

  test('W-KILL-8 W-KILL-9 W-KILL-R2 T-KILL-2 T-KILL-5 rads at the HP maximum eliminate', () => {
    const t = table({ players: [{ at: 'mart.m', rads: 15, hp: 16 }, {}] })
    harm(t, 0, 16).at('crossroads.a')
    expect(t.A).toMatchObject({ hp: 16, rads: 15, eliminated: false })
    const ghoul = table({
      players: [{ character: 'ghoul', at: 'mart.m', rads: 14, hp: 15, caps: 7, inventory: ['junk'] }, {}],
    })
    harm(ghoul, 0, 15).at('crossroads.a')
    expect(ghoul.A).toMatchObject({ hp: 15, eliminated: false })
    harm(ghoul, 0, 0, 1)
    expect(ghoul.told).toContain('eliminated') // no place was asked for
    expect(ghoul.A).toMatchObject({ eliminated: true, caps: 0, inventory: [], letters: [], node: -1 })
  })

  test('W-KILL-10 W-KILL-R7 W-KILL-R8 the deck goes to the right, past the eliminated, and depletes nothing', () => {
    const t = table({ players: [{ rads: 16, hp: 16 }, {}, {}, { eliminated: true }], turn: 1 })
    t.do({ do: 'die', seat: 0 })
    expect(t.state.first).toBe(2)
    expect([t.state.star, t.state.shield]).toEqual([0, 0])
    expect(t.asked).toBe('B act')
  })

  test('W-KILL-12 W-FTOK-4 W-FTOK-R2 T-FTOK-1 faction tokens are not replaced, but give experience', () => {
    const t = table({ players: [{ at: 'mart.m' }], foes: [{ face: 'shield', at: 'mart.m' }], dice: [1, 1, 1] }).fight(
      'shield',
    )
    expect(t.state.foes).toEqual([])
    expect(t.tells('xpGained')?.n).toBe(1)
  })

  test('W-KILL-13 W-KILL-R9 a kill outside a fight gives experience to whoever did it', () => {
    const t = table({
      players: [{ at: 'mart.m', inventory: ['fragGrenade'] }],
      foes: [{ face: 'radroach', at: 'mart.p' }],
    })
    expect(t.use('fragGrenade').tells('xpGained')).toMatchObject({ seat: 0, n: 1 })
    const u = table({ players: [{ at: 'mart.m' }], foes: [{ face: 'radroach', at: 'mart.p' }] })
    u.do({ do: 'slay', foe: u.foe('radroach'), by: -1 })
    expect(u.told).not.toContain('xpGained')
  })

  test('W-KILL-R1 W-KILL-R4 W-KILL-R5 everything else is kept, exhausted or not', () => {
    const t = table({
      players: [
        {
          at: 'mart.m',
          equipped: ['powerFist'],
          exhausted: ['powerFist'],
          perks: ['sprinter'],
          agendas: ['a01'],
          revealed: 'a01',
          traits: ['idolized'],
          letters: ['S', 'L'],
          xp: 1,
          caps: 5,
        },
      ],
    })
    harm(t, 0, 16)
    expect(t.told.slice(0, 1)).toEqual(['killed'])
    t.at('crossroads.a')
    expect(t.A).toMatchObject({
      exhausted: ['powerFist'],
      perks: ['sprinter'],
      agendas: ['a01'],
      revealed: 'a01',
      traits: ['idolized'],
      letters: ['S', 'L'],
      xp: 1,
      caps: 5,
    })
  })

  test('W-KILL-R6 W-CHAR-R2 W-LIMIT-R2 what an eliminated survivor had goes where it belongs', () => {
    const t = table({
      players: [
        {
          rads: 16,
          hp: 16,
          equipped: ['pipeRifle', 'vaultSuit'],
          inventory: ['stimpak', 'pipBoy'],
          perks: ['sprinter'],
          agendas: ['a01'],
          letters: ['S', 'L'],
        },
        {},
      ],
      turn: 1,
    })
    const { supply } = t.state
    const before = supply[0]!
    t.do({ do: 'die', seat: 0 })
    expect(t.state.lootPile.discard).toEqual(['pipeRifle'])
    expect(t.state.assetPile.discard).toContain('stimpak')
    expect(t.state.beside).toEqual(['pipBoy'])
    expect(t.state.perks).toContain('sprinter')
    expect(t.state.agendaPile.hidden).toEqual(['a01'])
    expect(supply[0]).toBe(before + 1) // S goes back, the silhouette token does not
    expect(supply[6]).toBe(5)
  })

  test('T-CHAR-1 W-CHAR-R1 a character item that is lost leaves the game', () => {
    const t = harm(table({ players: [{ at: 'mart.m', inventory: ['vaultSuit'] }] }), 0, 16).at('crossroads.a')
    expect(t.A.inventory).toEqual([])
    expect([...t.state.lootPile.discard, ...t.state.assetPile.discard, ...t.state.beside]).toEqual([])
  })
})

describe('health', () => {
  test('W-HP-1 W-HP-2 W-HP-R1 HP begin at the maximum of the character, rads at 0', () => {
    const t = table({ players: [{}, { character: 'ghoul' }] })
    expect([t.A.hp, t.B.hp, t.A.rads]).toEqual([16, 15, 0])
  })

  test('W-HP-6 T-HP-2 nothing leaves the track', () => {
    const t = table({
      players: [{ at: 'mart.m', hp: 2 }],
      foes: [{ face: 'brute', at: 'mart.m' }],
      dice: [4, 2, 3],
    }).fight('brute')
    expect(t.A.hp).toBe(0)
    const u = table({ players: [{ rads: 1, inventory: ['radAway'] }] }).use('radAway')
    expect(u.A.rads).toBe(0)
  })

  test('T-HP-1 W-HP-7 remaining HP is HP less rads', () => {
    const t = table({
      players: [{ at: 'theNucleus', hp: 12, rads: 6 }],
      options: { scenario: 'farHarbor' },
      quests: [43],
    })
    expect(t.can('quest')).toBe(true) // six remaining are enough for 043-O2
    t.A.rads = 5
    expect(t.can('quest')).toBe(false)
  })

  test('W-HP-R2 recovering ignores rads and stops at the maximum', () => {
    const t = table({ players: [{ hp: 12, rads: 5, inventory: ['stimpak'] }] }).use('stimpak')
    expect([t.A.hp, t.A.rads]).toEqual([16, 5])
  })
})
