import { AGENDA_IDS, type AgendaId, agendaDeck, goalOf, influenceOf, type ItemId, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from '../table.ts'

const draw = (t: Table, seat: number): Table => {
  t.state.players[seat]!.inventory.push('geck')
  t.state.assetPile.deck = t.state.assetPile.deck.filter(card => card !== 'geck')
  t.state.row = t.state.row.filter(card => card !== 'geck')
  return t.use('geck')
}

const wild = { at: 'mart.m' }

describe('agendas', () => {
  test('W-AGENDA-1 W-INFL-1 each is worth one, and more by its condition', () => {
    const t = table({ players: [{ agendas: ['a05', 'a08'], caps: 16 }] })
    expect(influenceOf(t.state, 0)).toBe(4)
    t.A.caps = 10
    expect(influenceOf(t.state, 0)).toBe(3)
    t.A.caps = 9
    expect(influenceOf(t.state, 0)).toBe(2)
  })

  test('what every agenda counts', () => {
    const worth = (agenda: AgendaId, player: object = {}, given: Given = {}, players = 4): number => {
      const t = table({
        players: [{ ...player, agendas: [agenda] }, ...Array.from({ length: players - 1 }, () => ({}))],
        ...given,
      })
      return influenceOf(t.state, 0)
    }
    expect(worth('a01', {}, { star: 3, shield: 1 })).toBe(3)
    expect(worth('a03', {}, { star: 1, shield: 3 })).toBe(3)
    const cry = (players: number): number[] => [3, 4, 5].map(star => worth('a06', {}, { star }, players))
    expect([cry(1), cry(2), cry(3), cry(4)]).toEqual([
      [1, 3, 4],
      [1, 3, 4],
      [1, 1, 4],
      [1, 1, 3],
    ])
    const law = (players: number): number[] => [3, 4, 5].map(shield => worth('a11', {}, { shield }, players))
    expect([law(1), law(2), law(3), law(4)]).toEqual([
      [1, 3, 4],
      [1, 3, 4],
      [1, 1, 4],
      [1, 1, 3],
    ])
    expect(worth('a13', { inventory: ['jet', 'medX', 'psycho'] })).toBe(2)
    expect(worth('a13', { inventory: ['jet', 'medX', 'psycho'], traits: ['wellRested'] })).toBe(3)
    expect(worth('a13', { traits: ['wellRested'] })).toBe(1)
    expect(worth('a07', { letters: ['S', 'P', 'E', 'C', 'I', 'L'] })).toBe(2)
    const pack = ['junk', 'junk', 'junk']
    const friends: Given = { options: { friends: 'star' } } // whose deck has all cards
    expect(worth('a09', { equipped: ['pipeRifle', 'codsworth'], inventory: pack.slice(1) }, friends)).toBe(1)
    expect(worth('a09', { equipped: ['pipeRifle', 'raiderArmor'], inventory: pack }, friends)).toBe(2)
    expect(worth('a09', { equipped: ['pipeRifle', 'codsworth'], inventory: pack }, friends)).toBe(3)
    expect(worth('a10', { traits: ['vilified'] })).toBe(1)
    expect(worth('a10', { traits: ['idolized'] })).toBe(2)
    expect(worth('a10', { traits: ['idolized'], perks: ['sprinter'] })).toBe(3)
    expect([
      worth('a12', {}, { star: 3, shield: 3 }),
      worth('a12', {}, { star: 3, shield: 4 }),
      worth('a12', {}, { star: 3, shield: 2 }),
    ]).toEqual([3, 2, 1])
    expect(worth('a22', { equipped: ['minigun'], inventory: ['junk'] }, friends)).toBe(1)
    expect(worth('a22', { equipped: ['minigun'], inventory: ['stimpak', 'junk'] }, friends)).toBe(3)
    expect(worth('a22', { equipped: ['minigun'], inventory: ['stimpak', 'medX'] }, friends)).toBe(4)
    const magazines = ['teslaScience', 'unstoppables', 'liveAndLove']
    const reading = (players: number): number[] =>
      [1, 2, 3].map(n => worth('a05', { inventory: magazines.slice(0, n) }, {}, players))
    expect([reading(3), reading(4)]).toEqual([
      [1, 3, 4],
      [1, 2, 3],
    ])
    expect([2, 4, 6].map(rads => worth('a18', { rads }))).toEqual([2, 3, 4])
    expect(worth('a19', { equipped: ['codsworth'] })).toBe(1)
    const pair = { equipped: ['codsworth'], inventory: ['piper'] }
    const crew = { equipped: ['codsworth'], inventory: ['piper', 'hancock'] }
    expect([worth('a19', pair, {}, 3), worth('a19', crew, {}, 3)]).toEqual([3, 4])
    expect([worth('a19', pair), worth('a19', crew)]).toEqual([2, 3])
    const perks = ['sprinter', 'jackpot', 'longShot']
    const trained = (players: number): number[] =>
      [1, 2, 3].map(n => worth('a15', { perks: perks.slice(0, n) }, {}, players))
    expect([trained(3), trained(4)]).toEqual([
      [1, 3, 4],
      [1, 2, 3],
    ])
    const junk = (players: number): number[] =>
      [1, 2, 3].map(n => worth('a14', { inventory: pack.slice(0, n) }, {}, players))
    expect([junk(2), junk(3), junk(4)]).toEqual([
      [2, 3, 4],
      [2, 2, 3],
      [2, 2, 3],
    ])
    const known = table({ ...friends, players: [{ agendas: ['a23'] }, {}, {}, {}] })
    expect(influenceOf(known.state, 0)).toBe(1)
    known.state.board = { ...known.state.board, up: known.state.board.up.map((_, at) => at !== 3) }
    expect(influenceOf(known.state, 0)).toBe(2)
    known.state.board = { ...known.state.board, up: known.state.board.up.map(() => true) }
    expect(influenceOf(known.state, 0)).toBe(3)
  })

  test('W-INFL-R4 a faction that is behind gives nothing, not less', () => {
    expect(influenceOf(table({ players: [{ agendas: ['a01'] }], shield: 3 }).state, 0)).toBe(1)
  })

  test('the option leadCap bounds a lead', () => {
    const given: Given = { players: [{ agendas: ['a01'] }], star: 5 }
    expect(influenceOf(table(given).state, 0)).toBe(6)
    expect(influenceOf(table({ ...given, options: { leadCap: 3 } }).state, 0)).toBe(4)
  })

  test('W-AGENDA-5 W-LOYAL-5 W-LOYAL-8 at most four; the revealed one counts and may be the one discarded', () => {
    const t = draw(table({ players: [{ ...wild, agendas: ['a01', 'a03', 'a05', 'a06'], revealed: 'a01' }] }), 0)
    expect(t.asked).toBe('A agendaLimit')
    expect(t.offered('agenda')).toHaveLength(5)
    expect(t.refuses({ do: 'agenda', agenda: 'a23' })).toBe('W-AGENDA-5')
    t.play({ do: 'agenda', agenda: 'a01' })
    expect(t.A.agendas).toHaveLength(4)
    expect(t.A.revealed).toBeNull()
  })

  test('W-AGENDA-6 W-AGENDA-7 T-AGENDA-4 W-INFO-2 T-INFO-2 W-INFL-R5 others see how many, and the revealed one', () => {
    const t = table({ players: [{ agendas: ['a01', 'a05'], revealed: 'a01' }, {}] })
    expect(wasteland.view(t.state, 1).players[0]).toMatchObject({ agendas: ['a01', null], influence: null })
    expect(wasteland.view(t.state, 'spectator').players[0]?.agendas).toEqual(['a01', null])
    expect(wasteland.view(t.state, 0).players[0]).toMatchObject({ agendas: ['a01', 'a05'], influence: 2 })
  })

  test('W-AGENDA-8 W-AGENDA-9 W-AGENDA-10 W-AGENDA-R1 T-AGENDA-1 the last card: a new deck, a new first player, both factions go on', () => {
    const t = table({
      players: [wild, wild, wild],
      turn: 1,
      agendas: { deck: 1, next: ['a05'], discard: ['a01', 'a02', 'a03', 'a04', 'a06', 'a08'] },
    })
    const rest = t.state.agendaPile.discard.length
    draw(t, 1)
    expect(t.B.agendas).toEqual(['a05'])
    expect(t.state.agendaPile).toMatchObject({ discard: [], hidden: [] })
    expect(t.state.agendaPile.deck).toHaveLength(rest)
    expect(t.state.first).toBe(2)
    expect([t.state.star, t.state.shield]).toEqual([1, 1])
    expect(t.asked).toBe('B act')
  })

  test('T-AGENDA-2 W-TRACK-6 T-TRACK-2 at the end of a round the advance comes before any enemy', () => {
    const t = table({
      players: [{ at: 'mart.m' }, {}],
      turn: 1,
      star: 5,
      agendas: { deck: 1, next: ['a05'] },
      foes: [{ face: 'brute', at: 'mart.m' }],
    }).end()
    expect(t.ending).toBe('star')
    expect(t.winners).toEqual([])
    expect(t.told).not.toContain('typeActivated')
  })

  test('W-AGENDA-R2 without discards the deck stays empty, and one depletion counts once', () => {
    const t = table({ players: [{ ...wild }, { ...wild }] })
    t.state.agendaPile = { deck: ['a05'], discard: [], hidden: [] }
    draw(t, 0)
    expect([t.state.star, t.state.shield]).toEqual([1, 1])
    expect(t.state.agendaPile.deck).toEqual([])
    t.state.agendaPile.discard = ['a06', 'a07']
    t.A.inventory.push('geck')
    t.use('geck')
    expect([t.state.star, t.state.shield]).toEqual([1, 1]) // the pile was shuffled first, nothing was depleted
    t.state.agendaPile = { deck: [], discard: [], hidden: [] }
    t.A.inventory.push('geck')
    expect(t.use('geck').A.agendas).toHaveLength(2) // the draw is lost
  })

  test('W-AGENDA-R4 W-INFL-R1 a fifth card is not yet held when influence is looked at', () => {
    const t = table({
      players: [{ ...wild, agendas: ['a01', 'a02', 'a05', 'a08'], caps: 10 }, {}, {}, {}],
      star: 1,
      agendas: { next: ['a10'] },
    })
    draw(t, 0) // 1 + lead each: with five cards 2 × 2 + 2 + 2 = 8
    expect(t.asked).toBe('A agendaLimit')
    t.play({ do: 'agenda', agenda: 'a05' })
    expect(t.ending).toBeUndefined()
    expect(influenceOf(t.state, 0)).toBe(7)
  })

  test('W-AGENDA-R5 W-INFO-R2 discards from hands stay hidden, those of round ends are seen', () => {
    const t = table({
      players: [{ ...wild, agendas: ['a01', 'a02', 'a05', 'a06'] }, {}],
      agendas: { discard: ['a03'] },
    })
    draw(t, 0).play({ do: 'agenda', agenda: 'a06' })
    expect(wasteland.view(t.state, 1).agendaPile).toMatchObject({ discard: ['a03'], hidden: 1 })
  })

  test('W-AGENDA-9 W-TRACK-6 a depletion that takes both factions to the end is the victory of both', () => {
    const t = table({ players: [wild, {}], star: 5, shield: 5, agendas: { deck: 1, next: ['a05'] } })
    draw(t, 0)
    expect([t.ending, t.winners]).toEqual(['both', []])
  })

  test('W-AGENDA-R6 two equal agendas both count', () => {
    expect(influenceOf(table({ players: [{ agendas: ['a01', 'a02'] }], star: 2 }).state, 0)).toBe(6)
  })

  test('W-AGENDA-R7 W-SOLO-4 W-SOLO-R3 T-SOLO-1 alone, only the weaker faction advances; on a tie both', () => {
    const t = table({ players: [wild], star: 3, shield: 2, agendas: { deck: 1, next: ['a05'] } })
    draw(t, 0)
    expect([t.state.star, t.state.shield]).toEqual([3, 3])
    expect(t.state.first).toBe(0)
    t.state.agendaPile = { deck: ['a06'], discard: ['a07'], hidden: [] }
    t.A.inventory.push('geck')
    t.use('geck')
    expect([t.state.star, t.state.shield]).toEqual([4, 4])
  })

  test('W-AGENDA-R8 T-AGENDA-5 there are more agendas than hands can hold', () => {
    for (const players of [1, 2, 3, 4]) expect(agendaDeck(players).length).toBeGreaterThan(4 * players)
    expect(AGENDA_IDS).toHaveLength(23)
  })
})

describe('influence', () => {
  test('W-INFL-3 the goal', () => {
    expect([1, 2, 3, 4].map(n => goalOf(table({ players: Array.from({ length: n }, () => ({})) }).state))).toEqual([
      11, 10, 9, 8,
    ])
  })

  test('W-INFL-2 W-INFL-R2 W-END-1 T-INFL-2 whoever reaches it wins at once, on anybody’s turn', () => {
    const t = table({
      players: [{ agendas: ['a01', 'a02', 'a08', 'a05'], caps: 10 }, { at: 'diamond.c' }, {}, {}],
      turn: 1,
      star: 0,
      quests: [14],
    })
    t.quest(14, 2) // star +1: 2 + 2 + 2 + 1 = 7
    expect(t.ending).toBeUndefined()
    t.pass('equip', 'overflow')
    t.state.star = 2
    t.play({ do: 'move' })
    expect(t.ending).toBe('influence')
    expect(t.winners).toEqual([0])
    expect(t.asked).toBeUndefined()
  })

  test('W-INFL-4 W-INFL-5 W-INFL-R3 T-INFL-1 those who reach it together share the victory', () => {
    const t = table({
      players: [
        { at: 'diamond.c', agendas: ['a01', 'a05', 'a08', 'a14'], caps: 16 },
        { agendas: ['a02', 'a06', 'a10', 'a18'], traits: ['idolized'], perks: ['sprinter'] },
        {},
        {},
      ],
      star: 1,
      quests: [14],
    })
    expect([influenceOf(t.state, 0), influenceOf(t.state, 1)]).toEqual([7, 7])
    t.quest(14, 2) // one step more for the star
    expect(t.winners).toEqual([0, 1])
    expect(wasteland.result(t.state)?.ranks).toEqual([1, 1, 2, 2])
  })

  test('T-INFL-4 an arrangement of equipment can win', () => {
    const t = table({
      players: [
        {
          agendas: ['a01', 'a02', 'a08'],
          caps: 10,
          equipped: ['pipeRifle', 't60PowerArmor', 'codsworth'],
          inventory: ['junk', 'junk'],
        },
        {},
        {},
        {},
      ],
      star: 1,
    })
    t.A.agendas.push('a09')
    expect(influenceOf(t.state, 0)).toBe(7)
    t.play({ do: 'arrange', equip: ['pipeRifle', 'codsworth'] }) // three cards in the inventory now
    expect(t.winners).toEqual([0])
  })

  test('W-INFL-R6 W-GOLD-R5 the goal stays after an elimination', () => {
    expect(goalOf(table({ players: [{}, {}, {}, { eliminated: true }] }).state)).toBe(8)
  })
})

describe('loyalty', () => {
  const agendas: AgendaId[] = ['a01', 'a03', 'a05']

  test('W-LOYAL-1 W-LOYAL-6 W-LOYAL-7 T-LOYAL-2 a star or shield agenda is revealed; another takes its place', () => {
    const t = table({ players: [{ agendas, revealed: 'a01' }] })
    t.loyal('a03')
    expect(t.A.revealed).toBe('a03')
    expect(t.tells('loyaltyDeclared')?.faction).toBe('shield')
    expect(table({ players: [{ agendas, revealed: 'a01' }] }).refuses({ do: 'loyal', agenda: 'a01' })).toBe('W-LOYAL-6')
    expect(table({ players: [{ agendas }] }).refuses({ do: 'loyal', agenda: 'a02' })).toBe('W-LOYAL-1')
  })

  test('W-LOYAL-9 it can be withdrawn', () => {
    expect(table({ players: [{ agendas, revealed: 'a01' }] }).loyal(null).A.revealed).toBeNull()
    expect(table({ players: [{ agendas }] }).refuses({ do: 'loyal', agenda: null })).toBe('W-LOYAL-9')
  })

  test('W-LOYAL-R1 other agendas cannot be revealed', () => {
    expect(table({ players: [{ agendas }] }).refuses({ do: 'loyal', agenda: 'a05' })).toBe('W-LOYAL-R1')
  })

  test('W-LOYAL-R4 loyalty bars fights, and nothing that kills or calms without one', () => {
    const given = (card: ItemId): Given => ({
      players: [{ at: 'mart.m', agendas: ['a01'], revealed: 'a01', inventory: [card] }],
      foes: [{ face: 'star', at: 'mart.m' }],
    })
    for (const grenade of ['fragGrenade', 'plasmaGrenade'] as const)
      expect(table(given(grenade)).use(grenade).foesAt('mart.m')).toEqual([])
    const calmed = table({ ...given('calmex'), dice: [1] }).use('calmex')
    expect(calmed.foesAt('mart.m')).toEqual([]) // W-FTOK-3: a token is discarded
    const shot = table({ ...given('junk'), players: [{ ...given('junk').players![0], perks: ['longShot'] }] })
    expect(shot.use('longShot').foesAt('mart.m')).toEqual([])
    const fist = table(given('junk'))
    expect(fist.refuses({ do: 'fight', foe: fist.foe('star') })).toBe('W-LOYAL-R4')
  })

  test('W-LOYAL-R5 T-LOYAL-4 W-CON-C017 a FORCED fight against friends is skipped, the rest is carried out', () => {
    const t = table({
      players: [{ at: 'mart.m', agendas: ['a03'], revealed: 'a03', traits: ['synth'] }],
      decks: { wasteland: [17] },
      quests: [16],
    }).encounter()
    expect(t.foesAt('mart.m')).toEqual(['shield'])
    expect(t.told).toContain('fightSkipped')
    expect(t.state.decks.wasteland).toEqual([17])
  })
})
