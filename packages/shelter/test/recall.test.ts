import { describe, expect, test } from 'vitest'
import { CALM, table } from './table.ts'

describe('the end of a round', () => {
  test('SH-REC-1 threats go first, then everybody comes home, then training, then the next round', () => {
    const t = table(
      `T wasteland vaultDoor[red,.] vaultEntrance = waterTreatment diner powerGenerator
       A . . garden[!moleRat:blue,.] = . . .`,
      { red: {}, blue: { plain: 1 } },
      { turn: 1, ...{ dice: CALM } },
    )
    t.pass()
    expect(t.told).toEqual([
      'passed',
      'threatBeaten',
      'recalled',
      'trained',
      'roundBegan',
      'threatRolled',
      'threatRolled',
      'threatRolled',
    ])
  })

  test('SH-REC-1 all dwellers come back and every space is free again', () => {
    const t = table(
      'A . . livingQuarters[red2,.] = garden[blue,.] . .',
      { red: { plain: 1 }, blue: {} },
      { dice: CALM },
    )
    t.pass()
    expect(t.red).toMatchObject({ plain: 3, dwellers: 3 })
    expect(t.blue).toMatchObject({ plain: 1, dwellers: 1 })
    expect(t.vault).toContain('A . . livingQuarters = garden . .')
  })

  test('SH-REC-1 new dwellers come home with the others', () => {
    const t = table('', { red: { plain: 1, food: 3 }, blue: {} }, { dice: CALM })
    t.place('T5')
    expect(t.red).toMatchObject({ plain: 0, dwellers: 2 })
    t.passRound()
    expect(t.red).toMatchObject({ plain: 2, dwellers: 2 })
  })

  test('SH-REC-1 injured ones come home injured, and the new one beside them well', () => {
    const t = table('', { red: { plain: 1, food: 1, water: 1 }, blue: {} }, { dice: CALM })
    t.place('T4').passRound()
    expect(t.red).toMatchObject({ plain: 1, hurt: 1, dwellers: 2 })
  })

  test('SH-REC-1 of two on a linked threat one may come home injured and one well', () => {
    const t = table('A . . garden[!deathclaw:red2*,.] = . . .', { red: { plain: 1 }, blue: {} }, { dice: CALM })
    t.passRound()
    expect(t.red).toMatchObject({ plain: 2, hurt: 1 })
  })

  test('SH-REC-1 items are readied after the training', () => {
    const t = table('', { red: { plain: 1, items: ['shotgun'], exhausted: ['shotgun'] }, blue: {} }, { dice: CALM })
    t.place('T6').passRound()
    expect(t.asked).toBe('red trainAny')
    expect(t.red.exhausted).toEqual(['shotgun'])
    t.train('S')
    expect(t.red.exhausted).toEqual([])
  })

  test('SH-REC-1 the items of all players are readied', () => {
    const t = table(
      '',
      { red: { items: ['shotgun'], exhausted: ['shotgun'] }, blue: { items: ['husky'], exhausted: ['husky'] } },
      { dice: CALM },
    )
    t.passRound()
    expect(t.red.exhausted).toEqual([])
    expect(t.blue.exhausted).toEqual([])
  })

  test('SH-REC-1 if the game does not end the next round follows, and nobody has passed in it', () => {
    const t = table('', {}, { round: 3, ...{ dice: CALM } })
    t.passRound()
    expect(t.state.round).toBe(4)
    expect(t.red.passed).toBe(false)
    expect(t.blue.passed).toBe(false)
    expect(t.asked).toBe('red place')
  })

  test('SH-REC-1 if it ends no round follows: threats do not come again', () => {
    const t = table('', {}, { ending: true, round: 3, dice: [1, 2, 1, 2, 1, 2] })
    t.passRound()
    expect(t.asked).toBeUndefined()
    expect(t.state.round).toBe(3)
    expect(t.told).toEqual(['passed', 'recalled', 'gameEnded'])
  })

  test('SH-REC-1 the end is checked after training and readying: the last recall does all of it', () => {
    const t = table('', { red: { plain: 1, items: ['shotgun'], exhausted: ['shotgun'] }, blue: {} }, { ending: true })
    t.place('T6').passRound()
    expect(t.asked).toBe('red trainAny')
    t.train('P')
    expect(t.asked).toBeUndefined()
    expect(t.red).toMatchObject({ trained: ['P'], exhausted: [] })
  })
})

describe('threats at the recall', () => {
  test('SH-REC-2 a threat from which a well dweller is recalled goes to the discards', () => {
    const t = table('A . . garden[!moleRat:red,.] = . . .', { red: {}, blue: {} }, { turn: 1, ...{ dice: CALM } })
    t.passRound()
    expect(t.vault).toContain('A . . garden = . . .')
    expect(t.state.threatPile.discard).toEqual(['moleRat'])
  })

  test('SH-REC-2 one that was paid off goes as well', () => {
    const t = table('A . . garden[!fire,.] = . . .', { red: { water: 1, plain: 1 }, blue: {} }, { dice: CALM })
    t.place('A5').passRound()
    expect(t.threat('A5')).toBeNull()
    expect(t.state.threatPile.discard).toEqual(['fire'])
  })

  test('SH-REC-2 one with an injured dweller stays', () => {
    const t = table('A . . garden[!moleRat:red*,.] = . . .', { red: {}, blue: {} }, { turn: 1, ...{ dice: CALM } })
    t.passRound()
    expect(t.vault).toContain('A . . garden[!moleRat,.] = . . .')
    expect(t.red.hurt).toBe(1)
    expect(t.state.threatPile.discard).toEqual([])
  })

  test('SH-REC-2 one that nobody visited stays', () => {
    const t = table('A . . garden[!moleRat,.] = . . .', {}, { dice: CALM })
    t.passRound()
    expect(t.threat('A5')).toBe('moleRat')
  })

  test('SH-REC-2 a dweller on the other space of the room does not count', () => {
    const t = table('A . . garden[!moleRat,red] = . . .', { red: {}, blue: {} }, { turn: 1, ...{ dice: CALM } })
    t.passRound()
    expect(t.threat('A5')).toBe('moleRat')
  })

  test('SH-REC-2 a loser healed meanwhile makes it go, without its reward', () => {
    const t = table(
      'A . . garden[!moleRat,.] = . . .',
      { red: { plain: 1, items: ['stimpak'] }, blue: {} },
      { dice: [1, 1, ...{ dice: CALM }.dice] },
    )
    t.place('A5')
    expect(t.asked).toBe('red afterPlacing')
    t.use('stimpak', { at: 'A5' })
    expect(t.vault).toContain('garden[!moleRat:red,.]')
    t.passRound()
    expect(t.threat('A5')).toBeNull()
    expect(t.state.threatPile.discard).toEqual(['moleRat'])
    expect(t.red).toMatchObject({ happiness: 0, hurt: 0, plain: 1 })
  })

  test('SH-REC-2 a linked threat goes if both are well', () => {
    const t = table('A . . garden[!deathclaw:red2,.] = . . .', { red: {}, blue: {} }, { turn: 1, ...{ dice: CALM } })
    t.passRound()
    expect(t.threat('A5')).toBeNull()
  })

  test('SH-REC-2 a linked threat with one healed and one injured dweller stays', () => {
    const t = table(
      'A . . garden[!deathclaw,.] = . . .',
      { red: { items: ['stimpak'] }, blue: {} },
      { dice: [1, 1, ...{ dice: CALM }.dice] },
    )
    t.place('A5', 'plain', 'plain').use('stimpak', { at: 'A5' })
    expect(t.vault).toContain('garden[!deathclaw:red2*,.]')
    t.passRound()
    expect(t.threat('A5')).toBe('deathclaw')
    expect(t.red).toMatchObject({ plain: 1, hurt: 1, items: [] })
  })

  test('SH-REC-2 a winner makes it go, whoever lost to it before', () => {
    const t = table(
      'A . . garden[!moleRat,.] = . . .',
      { red: { plain: 1 }, blue: { plain: 1 } },
      { dice: [1, 1, ...{ dice: CALM }.dice, 6, 6, ...{ dice: CALM }.dice] },
    )
    t.place('A5').passRound()
    expect(t.threat('A5')).toBe('moleRat')
    t.pass().place('A5')
    expect(t.threat('A5')).toBeNull()
    expect(t.blue.happiness).toBe(1)
  })
})
