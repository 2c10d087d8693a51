import { wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

/** A survivor in a wasteland of level 2 with these cards to come. */
const wild = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'mart.m', ...player }], decks: { wasteland: cards }, ...given })

const town = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'rocket.r', ...player }], decks: { settlement: cards }, ...given })

describe('encounters', () => {
  test('W-ENC-1 W-EICON-1 W-ECARD-1 the icon names the deck', () => {
    expect(wild([160]).encounter().tells('encounterDrawn')).toMatchObject({ deck: 'wasteland', card: 160 })
    expect(town([168]).encounter().tells('encounterDrawn')).toMatchObject({ deck: 'settlement', card: 168 })
    expect(table({ players: [{ at: 'crossroads.a' }] }).refuses({ do: 'encounter', icon: 'printed' })).toBe('W-ENC-1')
  })

  test('W-ENC-2 W-ENC-R7 W-INFO-4 W-INFO-R4 T-INFO-4 W-SOLO-3 before the choice only the card and its open options are known', () => {
    const t = wild([160]).encounter()
    const view = JSON.stringify(wasteland.view(t.state, 0))
    expect(t.asked).toBe('A option')
    expect(view).toContain('"reading":[160]')
    expect(view).not.toContain('success')
  })

  test('W-ENC-3 W-RES-1 W-RES-R1 one option is picked and everything behind it is carried out, from left to right', () => {
    const t = wild([160], { letters: ['S', 'P', 'E', 'C'] }, { loot: { next: ['junk'] } }).encounter()
    expect(t.offered('option')).toHaveLength(2)
    expect(t.refuses({ do: 'option', n: 3 })).toBe('W-ENC-3')
    t.option(1)
    expect(t.A).toMatchObject({ inventory: ['junk'], xp: 3 })
    const order = t.told.filter(type => ['itemGained', 'xpGained', 'cardAdded', 'cardTrashed'].includes(type))
    expect(order).toEqual(['itemGained', 'xpGained', 'cardAdded', 'cardTrashed'])
  })

  test('W-ENC-4 W-RES-7 W-RES-8 a passed test leads to the success result, a failed one to the other', () => {
    expect(
      wild([165], {}, { dice: [4, 2, 1] })
        .encounter()
        .option(1).A.caps,
    ).toBe(5) // L caps
    const lost = wild([165], {}, { dice: [1, 1, 1, 1, 1, 1], stacks: { critter: { next: ['radroach'] } } })
      .encounter()
      .option(1)
    expect(lost.A.caps).toBe(4)
    expect(lost.tells('fightBegan')?.face).toBe('radroach')
  })

  test('W-ENC-5 an option with a condition needs it', () => {
    const t = wild([127], { traits: ['idolized'] }, { quests: [126] }).encounter()
    expect(t.offered('option').map(({ n }) => n)).toEqual([1, 3])
    expect(t.refuses({ do: 'option', n: 2 })).toBe('W-ENC-5')
  })

  test('W-ENC-6 T-ENC-2 a FORCED option whose condition is met replaces the choice', () => {
    const t = wild([2], { traits: ['vilified'] }, { dice: [1, 1, 1] }).encounter()
    expect(t.tells('optionChosen')?.option).toBe(1)
    expect(t.A.hp).toBeLessThanOrEqual(14) // L damage, then a fight
    const dog = town([13], { traits: ['idolized'] }).encounter()
    expect(dog.A.inventory).toEqual(['dogmeat'])
  })

  test('W-ENC-7 one whose condition is not met cannot be picked', () => {
    const t = town([13]).encounter()
    expect(t.offered('option').map(({ n }) => n)).toEqual([2, 3])
    expect(t.refuses({ do: 'option', n: 1 })).toBe('W-ENC-7')
  })

  test('W-ENC-R2 of several FORCED options the topmost counts', () => {
    const t = town(
      [11],
      { traits: ['vilified', 'synth'] },
      { assets: { row: ['jet', 'medX', 'geck', 'radAway'] } },
    ).encounter()
    expect(t.tells('optionChosen')?.option).toBe(1)
    expect(
      wild([4], { traits: ['idolized'] })
        .encounter()
        .tells('optionChosen')?.option,
    ).toBe(1)
  })

  test('W-ENC-8 T-ENC-4 a card that is not trashed goes to the bottom of its deck', () => {
    const t = wild([145, 165], {}, {}).encounter().option(1).pass('equip', 'overflow')
    expect(t.state.decks.wasteland).toEqual([145, 165]) // the top is last
    const twice = table({ players: [{ at: 'mart.m' }, { at: 'mart.m' }], decks: { wasteland: [145] } })
    twice.encounter().option(1).pass('equip', 'overflow').end().encounter()
    expect(twice.tells('encounterDrawn')).toMatchObject({ seat: 1, card: 145 })
  })

  test('W-ENC-9 the same icon is used once in a turn', () => {
    const t = wild([145, 145 + 1].slice(0, 1), {}, { options: { encounterLimit: 'perIcon' } })
    t.encounter().option(1).pass('equip', 'overflow')
    expect(t.refuses({ do: 'encounter', icon: 'printed' })).toBe('W-ENC-9')
  })

  test('W-ENC-11 W-RES-2 W-RES-R11 T-EICON-2 T-RES-6 L is the level of the icon, plus and minus count', () => {
    const visits = (card: number, option: number, level: 2 | 3) =>
      table({
        players: [{ at: level === 2 ? 'rocket.r' : 'diamond.c', caps: 30, traits: [] }],
        decks: { settlement: [card] },
      })
        .encounter()
        .option(option)
        .state.steps.find(step => step.do === 'shop')
    expect(visits(168, 1, 2)).toMatchObject({ n: 2 })
    expect(visits(168, 1, 3)).toMatchObject({ n: 3 })
    expect(visits(174, 2, 2)).toMatchObject({ n: 3, saleBonus: 1 })
    expect(
      wild([156], { inventory: ['junk'] })
        .encounter()
        .option(1)
        .state.steps.find(step => step.do === 'shop'),
    ).toMatchObject({ n: 1 })
  })

  test('W-ENC-12 W-ECARD-3 W-EICON-2 W-EICON-3 T-EICON-1 T-ECARD-1 vault decks begin outside the game', () => {
    const given: Given = { tiles: { 9: 'vault84' } }
    const t = table({ ...given, players: [{ at: 'vault84.v' }] })
    expect(t.refuses({ do: 'encounter', icon: 'printed' })).toBe('W-ENC-12')
    const founded = table({ ...given, players: [{ at: 'diamond.c' }], quests: [68], dice: [4, 4, 1] })
      .quest(68, 1)
      .pass('reroll')
    expect(founded.state.decks.vault84).toEqual([71])
    const other = table({ players: [{ at: 'vault109.v' }], tiles: { 8: 'vault109' }, decks: { vault84: [71] } })
    expect(other.refuses({ do: 'encounter', icon: 'printed' })).toBe('W-ENC-12')
  })

  test('W-EICON-R1 W-ECARD-R1 T-ECARD-2 an emptied deck is no deck, and is not reshuffled', () => {
    expect(wild([]).refuses({ do: 'encounter', icon: 'printed' })).toBe('W-EICON-2')
  })

  test('W-ENC-R3 W-CON-C144 if no option can be picked the card goes to the bottom', () => {
    const t = wild([144]).encounter()
    expect(t.asked).toBe('A act')
    expect(t.state.decks.wasteland).toEqual([144])
    expect(t.state.turn).toMatchObject({ actions: 1, encountered: true })
  })

  test('W-ENC-R4 an option with a payment needs all of it', () => {
    const t = wild([156], { caps: 1 }, { quests: [{ card: 155, marker: 'rocket.n' }] }).encounter()
    expect(t.refuses({ do: 'option', n: 2 })).toBe('W-ENC-R4')
    const paid = town([7], { caps: 3 }).encounter().option(3)
    expect(paid.A).toMatchObject({ caps: 0, traits: ['idolized'] })
  })

  test('W-ENC-R5 a card being carried out is in no deck', () => {
    const t = wild([160]).encounter()
    expect(t.state.decks.wasteland).toEqual([])
    expect(t.state.reading).toEqual([160])
  })

  test('W-ENC-R6 T-ENC-5 W-RES-R7 killed by the fight of an option: the failure result is carried out, then the turn ends', () => {
    const t = table({
      players: [{ at: 'mart.m', hp: 2 }, {}],
      decks: { wasteland: [166] },
      stacks: { robot: { next: ['mrGutsy'] } },
      dice: [1, 1, 1, 2, 3, 1],
    })
    t.encounter().option(2).pass('reroll') // the test fails: fight a robot, then trash
    expect(t.asked).toBe('A respawn')
    t.at('crossroads.a')
    expect(t.state.trashed).toContain(166)
    expect(t.asked).toBe('B act')
  })

  test('W-ENC-R8 conditions are looked at when the card is read', () => {
    const t = wild([3], { traits: ['idolized'] }).encounter()
    expect(t.offered('option').map(({ n }) => n)).toEqual([1, 3])
  })

  test('W-ENC-R9 an icon without a level counts as level 1', () => {
    const t = table({ players: [{ at: 'vault84.v' }], tiles: { 9: 'vault84' }, decks: { vault84: [71] } }).encounter()
    const top = t.state.steps.at(-1)
    expect(top?.do === 'option' && top.run.level).toBe(1)
  })

  test('W-ENC-R10 T-ENC-6 W-QCARD-6 W-QCARD-R6 several tasks: the first failure ends them', () => {
    const t = table({
      players: [{ at: 'mothership' }],
      quests: [{ card: 104, caps: 2 }],
      stacks: { human: { next: ['raiderScum'] } },
      dice: [3, 3, 3],
    })
    t.quest(104, 1)
    expect(t.told).not.toContain('testBegan') // the fight was not won
    expect(t.state.quests[0]?.caps).toBe(1)
  })
})

describe('the library', () => {
  test('W-LIB-1 W-LIB-2 W-LIB-3 cards come into play by number only', () => {
    const t = table({ players: [{ at: 'diamond.c' }], quests: [14] })
    expect(t.state.library).toContain(16)
    t.quest(14, 2).pass('equip', 'overflow')
    expect(t.state.library).not.toContain(16)
    expect(t.state.library.every((card, at, all) => at === 0 || all[at - 1]! < card)).toBe(true)
  })

  test('W-LIB-4 T-LIB-1 W-INFO-1 no view holds the library, or the order of a deck', () => {
    const t = table({ decks: { wasteland: [165, 160, 163] } })
    const view = wasteland.view(t.state, 0)
    expect('library' in view).toBe(false)
    expect(view.decks.wasteland).toBe(3)
  })

  test('W-LIB-R1 a number occurs once', () => {
    expect(() => table({ quests: [14, 14] })).toThrow('position')
  })
})
