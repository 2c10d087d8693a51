import { wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from './table.ts'

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

describe('quest actions', () => {
  test('W-QACT-1 W-QACT-R1 an attempt at one objective with the icon', () => {
    const t = table({ players: [{ at: 'rocket.r', caps: 4 }], quests: [67] })
    expect(t.offered('quest')).toEqual([{ do: 'quest', card: 67, objective: 2 }])
    expect(t.refuses({ do: 'quest', card: 67, objective: 1 })).toBe('W-QACT-1') // a deed
    expect(t.refuses({ do: 'quest', card: 68, objective: 1 })).toBe('W-QACT-1') // not staged
  })

  test('W-QACT-2 the requirement must be met', () => {
    expect(
      table({ players: [{ at: 'mart.m', caps: 4 }], quests: [67] }).refuses({ do: 'quest', card: 67, objective: 2 }),
    ).toBe('W-QACT-2')
  })

  test('W-QACT-3 success completes the objective', () => {
    const t = table({ players: [{ at: 'rocket.r', letters: ['C', 'L', 'S'] }], quests: [134], dice: [4, 2, 1] })
      .quest(134, 1)
      .pass('reroll')
    expect(t.told).toContain('objectiveCompleted')
    expect(t.quests()).toEqual([137])
  })

  test('T-QACT-2 W-QACT-R1 a failed attempt may be repeated in the same turn', () => {
    const t = table({ players: [{ at: 'rocket.r' }], quests: [134], dice: [1, 1, 1, 4, 2, 1] })
    t.quest(134, 1)
    expect(t.quests()).toEqual([134])
    t.quest(134, 1)
    expect(t.quests()).toEqual([137])
  })

  test('W-QACT-R2 an objective without instructions is completed by the action alone', () => {
    expect(
      table({ players: [{ at: 'diamond.c' }], quests: [14], loot: { next: ['junk', 'water'] } })
        .quest(14, 2)
        .quests(),
    ).toEqual([16, 67])
  })
})

describe('quest cards', () => {
  test('W-QCARD-1 W-LIB-R2 staged quests are open to every survivor', () => {
    const t = table({
      players: [
        { at: 'rocket.r', caps: 4 },
        { at: 'rocket.r', caps: 4 },
      ],
      quests: [67],
    })
    expect(wasteland.view(t.state, 1).quests).toMatchObject([{ card: 67 }])
    expect(t.end().can('quest')).toBe(true)
  })

  test('W-QCARD-2 W-RES-5 W-RES-6 results stage quests and give traits', () => {
    const t = table({ players: [{ at: 'raider.r', caps: 6 }], tiles: { 15: 'raider' }, quests: [125] }).quest(125, 2)
    expect(t.quests()).toEqual([128])
    expect(t.A.traits).toEqual(['vilified'])
    expect(t.state.decks.settlement).toContain(129)
  })

  test('W-QCARD-3 what stands on top is carried out when it is staged', () => {
    const t = table().stage(16)
    expect(t.foesAt('boston.d')).toEqual(['shield'])
  })

  test('W-QCARD-4 W-QCARD-5 a deed completes at once and without an action', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      quests: [117],
      foes: [{ face: 'looter', at: 'mart.m' }],
      dice: [2, 1, 1],
      loot: { next: ['junk'] },
    })
    t.fight('looter')
    expect(t.quests()).toEqual([118])
    expect(t.A.agendas).toHaveLength(1)
  })

  test('W-QCARD-7 W-QCARD-8 W-QCARD-11 W-FACTION-3 success at all instructions gives the results, from left to right', () => {
    const t = table({
      players: [{ at: 'theTower', letters: ['P', 'C', 'L'], caps: 9 }],
      options: { scenario: 'capital' },
      quests: [51],
      dice: [4, 4, 2],
    })
    t.quest(51, 1).pass('reroll')
    expect(t.A.caps).toBe(5)
    expect(t.state.shield).toBe(1)
    expect(t.quests()).toEqual([54, 157])
  })

  test('W-QCARD-9 W-CON-C023 a marker goes to the place named; among several the survivor picks', () => {
    const t = table({ players: [{ at: 'crossroads.a' }] }).stage(23)
    expect(t.asked).toBe('A markerSpace')
    expect(t.refuses({ do: 'space', at: 'crossroads.b' })).toBe('W-QCARD-9')
    const three = t.spaces
    expect(three).toContain('rocket.r')
    expect(t.at('rocket.r').marker(23)).toBe('rocket.r')
    expect(t.state.quests[0]?.marker?.colour).toBe('blue')
  })

  test('W-QCARD-10 trashing the card removes its marker', () => {
    const t = table({
      players: [{ at: 'rocket.r', letters: ['S', 'I', 'A', 'L'] }],
      quests: [{ card: 23, marker: 'rocket.r' }],
      dice: [4, 4, 2],
    })
    t.quest(23, 1).pass('reroll')
    expect(t.quests()).toEqual([25, 130])
    expect(t.marker(23)).toBeUndefined()
  })

  test('W-QCARD-R1 without trash a quest stays and can be done again', () => {
    const t = table({
      players: [{ at: 'estate.p', equipped: ['codsworth'], inventory: ['piper'] }],
      tiles: { 10: 'estate' },
      quests: [97],
    })
    t.quest(97, 1).play({ do: 'discard', card: 'piper' }).quest(97, 1)
    expect(t.A.agendas).toHaveLength(2)
    expect(t.quests()).toEqual([97])
  })

  test('W-QCARD-R2 T-QCARD-1 W-QCARD-R3 W-GOLD-R3 outside the own turn too; of several the doer sets the order', () => {
    const t = table({
      players: [{ at: 'crossroads.a' }, { at: 'mart.m' }],
      quests: [137, 146],
      foes: [{ face: 'protectron', at: 'mart.m' }],
      dice: [2, 1, 1],
    })
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.asked).toBe('B nextObjective')
    expect(t.refuses({ do: 'objective', card: 137, objective: 1 })).toBe('W-QCARD-R3')
    t.play({ do: 'objective', card: 146, objective: 2 })
    expect(t.B.agendas).toHaveLength(2)
    expect(t.quests()).toEqual([147, 139])
  })

  test('W-QCARD-R3 an objective of a card that was trashed lapses', () => {
    const t = table({
      players: [{ at: 'mart.m', traits: ['superMutant'] }],
      quests: [120],
      foes: [{ face: 'overlord', at: 'mart.m' }],
      dice: [3, 3, 6],
      loot: { next: ['junk'] },
    })
    t.fight('overlord').pass('keepLetter', 'pickPerk')
    expect(t.asked).toBe('A nextObjective')
    t.play({ do: 'objective', card: 120, objective: 1 })
    expect(t.A.agendas).toHaveLength(1)
    expect(t.A.traits).toEqual([])
    expect(t.quests()).toEqual([])
  })

  test('W-QCARD-R5 a marker without a place waits on its card', () => {
    const t = table({ players: [{}, { eliminated: true }] })
    t.do({ do: 'markerSpace', seat: 0, card: 131, nodes: [] })
    t.stage(131, 0)
    t.do({ do: 'markerSpace', seat: 0, card: 131, nodes: [] })
    expect(t.state.quests[0]?.marker?.node).toBe(-1)
    expect(t.can('quest')).toBe(false)
  })

  test('W-QCARD-R7 W-LOYAL-R4 a fight against friends makes it unavailable', () => {
    const t = table({
      players: [{ at: 'citRuins', agendas: ['a01'], revealed: 'a01' }],
      decks: { wasteland: [22] },
      quests: [21],
    }).encounter()
    expect(t.refuses({ do: 'option', n: 1 })).toBe('W-LOYAL-R4')
    expect(t.offered('option').map(({ n }) => n)).toEqual([2, 3])
  })

  test('W-QCARD-R8 T-QCARD-5 killed by an instruction: the objective is not completed', () => {
    const t = table({ players: [{ at: 'crossroads.a', hp: 8 }], quests: [118] })
    t.quest(118, 1).at('crossroads.a')
    expect(t.quests()).toEqual([118])
    expect(t.A).toMatchObject({ agendas: [], traits: [] })
  })

  test('T-QCARD-2 W-TRACK-R4 results to the left of the end count, those to the right do not happen', () => {
    const t = table({ players: [{ at: 'diamond.c', agendas: ['a12'] }, {}], star: 5, quests: [14] })
    t.quest(14, 2)
    expect(t.ending).toBe('star')
    expect(t.quests()).toEqual([14])
    expect(t.A.inventory).toEqual([])
  })

  test('T-QCARD-4 a kill of a drawn enemy counts for quests', () => {
    const t = wild([164], {}, { quests: [142], stacks: { critter: { next: ['radroach'] } }, dice: [6, 1, 1] })
      .encounter()
      .option(1)
    t.pass('equip', 'overflow')
    expect(t.quests()).toEqual([143])
  })
})

describe('results', () => {
  test('W-RES-3 W-RES-R2 T-RES-1 Add shuffles the card among as many as there are players', () => {
    const deck = [161, 162, 163, 164, 165, 166, 167, 1, 2, 3]
    const t = table({ players: [{ at: 'rocket.r' }, {}, {}], decks: { wasteland: deck }, quests: [] })
    t.stage(134)
    const now = t.state.decks.wasteland
    expect(now).toHaveLength(11)
    expect(now.slice(-4)).toContain(135)
    expect(now.slice(0, 7)).toEqual(deck.toReversed().slice(0, 7))
  })

  test('T-RES-2 a shorter deck gives what it has', () => {
    const t = table({ players: [{}, {}, {}, {}], decks: { wasteland: [161, 162] } }).stage(134)
    expect(t.state.decks.wasteland.toSorted((a, b) => a - b)).toEqual([135, 161, 162])
  })

  test('W-RES-4 without a deck Add founds one', () => {
    expect(table({ decks: { wasteland: [] } }).stage(134).state.decks.wasteland).toEqual([135])
  })

  test('W-RES-9 W-AGENDA-R3 several cards are drawn and kept', () => {
    const t = table({ players: [{ at: 'vault109.v' }], tiles: { 8: 'vault109' }, decks: { vault109: [91] } })
      .encounter()
      .option(1)
    expect(t.A.agendas).toHaveLength(2)
  })

  test('W-RES-12 W-FACTION-2 T-FACTION-2 each plus is one power for that faction', () => {
    const t = table({ players: [{ at: 'boston.r' }], quests: [18] }).quest(18, 2)
    expect([t.state.star, t.state.shield]).toEqual([2, 0])
  })

  test('W-RES-13 W-RES-R5 trash does not stop the results to its right', () => {
    const t = table({ players: [{ at: 'diamond.c' }], quests: [{ card: 98, marker: 'diamond.c' }] })
    t.quest(98, 2)
    expect(t.quests()).toEqual([])
    expect(t.asked).toBe('A respawn') // everything within two spaces, the actor included
  })

  test('W-RES-R3 T-LIB-2 a card that is no longer in the library cannot be fetched', () => {
    const t = table({ players: [{ at: 'diamond.c' }], quests: [14], trashed: [16] })
      .quest(14, 2)
      .pass('equip', 'overflow')
    expect(t.quests()).toEqual([67])
  })

  test('W-RES-R4 a level value never drops below 0', () => {
    const t = table({
      players: [{ at: 'vault84.c' }],
      tiles: { 9: 'vault84' },
      decks: { wasteland: [167] },
      dice: [4, 2, 1],
    })
    expect(t.encounter().option(1).A.caps).toBe(3) // level 1 less 1
  })

  test('W-RES-R6 T-AGENDA-6 W-AGENDA-R3 a draw of two is one effect: limits and ends are looked at afterwards', () => {
    const t = table({
      players: [{ at: 'vault109.v', agendas: ['a01', 'a02', 'a05'] }],
      tiles: { 8: 'vault109' },
      decks: { vault109: [91] },
      star: 5,
      shield: 5,
      agendas: { deck: 1, next: ['a03'] },
    })
    t.encounter().option(1)
    expect([t.state.star, t.state.shield]).toEqual([6, 6])
    expect(t.asked).toBe('A agendaLimit') // five in hand, and the game is not over yet
    t.play({ do: 'agenda', agenda: 'a05' })
    expect(t.ending).toBe('star')
  })

  test('T-RES-5 W-RES-R7 W-RES-R9 W-RES-R10 results left after a kill are carried out, then the turn is over', () => {
    const t = table({
      players: [{ at: 'diamond.c' }, { at: 'crossroads.a' }],
      quests: [{ card: 98, marker: 'diamond.c' }],
    })
    t.quest(98, 2)
    expect(t.A.agendas).toHaveLength(1)
    t.at('crossroads.a')
    expect(t.quests()).toEqual([])
    expect(t.asked).toBe('B act')
  })

  test('W-RES-R9 an eliminated survivor gains nothing more, but cards still go where they should', () => {
    const t = table({
      players: [{ at: 'vault109.v', rads: 15 }, {}],
      tiles: { 8: 'vault109' },
      decks: { vault109: [92, 91] },
    })
    t.encounter().at('crossroads.a') // killed by two damage, then one more rad
    expect(t.A.eliminated).toBe(true)
    expect(t.state.decks.vault109.toSorted((a, b) => a - b)).toEqual([91, 92])
  })

  test('W-RES-R8 at a quest a level icon is that of the space, else 1', () => {
    const t = table({ players: [{ at: 'diamond.c' }], quests: [14] })
    t.quest(14, 2)
    expect(t.told).toContain('objectiveCompleted')
    const run = (at: string) => {
      const u = table({ players: [{ at, caps: 9 }], quests: [64] })
      u.quest(64, 2)
      const top = u.state.steps.at(-1)
      return top?.do === 'payCaps' && top.task.run.level
    }
    expect(run('diamond.c')).toBe(3)
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
