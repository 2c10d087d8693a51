import { describe, expect, test } from 'vitest'
import { ENEMIES, ENEMY_IDS } from '../../src/content/enemies.ts'
import { FACTION_SHEETS } from '../../src/content/factions.ts'
import { ASSET_DECK, ITEMS, LOOT_DECK, UNIQUE_IDS } from '../../src/content/items/items.ts'
import { cardKey, encounterCard, LAST_NUMBER, LIBRARY, questCard, STAR_DECKS } from '../../src/content/cards/library.ts'
import { SCENARIOS } from '../../src/content/map/scenarios.ts'
import { LETTERS, PLACES, type PlaceName, SCENARIO_IDS, type ScenarioId } from '../../src/content/terms.ts'
import { DANGEROUS_TILES, DEADLY_TILES, TILES } from '../../src/content/map/tiles.ts'
import type { CardNumber, Result } from '../../src/content/cards/types.ts'
import {
  CARDS,
  cardsWith,
  deckOf,
  ENCOUNTERS,
  factsOf,
  ledTo,
  numbers,
  placesOf,
  QUESTS,
  repeatable,
  staged,
} from './card-facts.ts'

const STAR_CARDS = [...STAR_DECKS.wasteland, ...STAR_DECKS.settlement]

/** Every card that can come into play in a scenario. */
function inPlay(scenario: ScenarioId): Set<CardNumber> {
  const found = new Set([...STAR_CARDS, ...SCENARIOS[scenario].stage, ...SCENARIOS[scenario].add])
  for (const number of found) for (const next of ledTo(LIBRARY[number]!)) found.add(next)
  return found
}

/** The names on the map of a scenario. */
function placesOn(scenario: ScenarioId): Set<PlaceName> {
  const faceup = SCENARIOS[scenario].rows
    .flat()
    .flatMap(({ cell }) => (cell === 'dangerous' || cell === 'deadly' ? [] : [cell]))
  const tiles = [...faceup, ...DANGEROUS_TILES, ...DEADLY_TILES]
  return new Set(tiles.flatMap(tile => Object.values(TILES[tile].spaces).flatMap(space => space.name ?? [])))
}

const BLOCKS: Record<ScenarioId, CardNumber[]> = {
  commonwealth: numbers('14-28'),
  farHarbor: numbers('29-43'),
  capital: numbers('44-55'),
  pitt: numbers('56-66'),
}

describe('the library', () => {
  test('W-LIB-R1 159 numbers and 16 stars, each once; 100 quests and 59 encounters', () => {
    expect(CARDS.map(card => card.number)).toEqual(numbers('1-175'))
    expect(QUESTS).toHaveLength(100)
    expect(ENCOUNTERS.filter(card => card.number <= LAST_NUMBER)).toHaveLength(59)
    expect([STAR_DECKS.wasteland.length, STAR_DECKS.settlement.length]).toEqual([8, 8])
  })

  test('the keys of the texts', () => {
    expect([1, 42, 159, 160, 167, 168, 175].map(cardKey)).toEqual(['001', '042', '159', 'W1', 'W8', 'S1', 'S8'])
  })

  test('each encounter is in its deck', () => {
    const numbered = (deck: string): CardNumber[] =>
      ENCOUNTERS.filter(card => card.deck === deck && card.number <= LAST_NUMBER).map(card => card.number)
    expect(numbered('wasteland')).toEqual(
      numbers('1-4 6 12 17 22 27 46 47 53 63 100 105 106 110 122-124 127 135 140 144 145 156'),
    )
    expect(numbered('settlement')).toEqual(numbers('5 7-11 13 26 31 38 103 129 154'))
    expect(numbered('vault84')).toEqual(numbers('70-81'))
    expect(numbered('vault109')).toEqual(numbers('86-93'))
  })

  test('what is staged is a quest, what is added an encounter', () => {
    for (const card of CARDS)
      for (const result of factsOf(card).results) {
        if (result.do === 'stage') for (const next of result.cards) questCard(next)
        if (result.do === 'add') for (const next of result.cards) encounterCard(next)
        if (result.do === 'resolve') encounterCard(result.card)
        if (result.do === 'trashFromDeck') for (const next of result.cards) expect(deckOf(next)).toBe('vault109')
        if (result.do === 'vaultPool') for (const next of result.cards) expect(deckOf(next)).toBe('vault84')
      }
  })

  test('an objective names the cards that complete it, and they name it', () => {
    const completing = CARDS.flatMap(card =>
      factsOf(card).results.flatMap(result => (result.do === 'complete' ? [{ by: card.number, ...result }] : [])),
    )
    for (const { by, card, objective } of completing) {
      const objectives = questCard(card).objectives
      const meant = objective === 'choice' ? objectives : [objectives[objective - 1]!]
      for (const one of meant) {
        const trigger =
          one.by === 'count' && one.count.by === 'trigger' ? one.count.trigger : 'trigger' in one ? one.trigger : null
        expect(trigger, `${by} completes ${card}`).toMatchObject({ on: 'via', cards: expect.arrayContaining([by]) })
      }
    }
    for (const quest of QUESTS)
      for (const trigger of factsOf(quest).triggers)
        if (trigger.on === 'via')
          for (const by of trigger.cards)
            expect(completing.some(result => result.by === by && result.card === quest.number)).toBe(true)
  })

  test('staged(n) asks for the quest that the card belongs to', () => {
    for (const card of CARDS)
      for (const condition of factsOf(card).conditions)
        if (condition.is === 'staged') expect(ledTo(questCard(condition.card)).length).toBeGreaterThan(0)
  })
})

describe('where cards come from', () => {
  test.each(SCENARIO_IDS)('%s: all its main quests come into play, and none of another scenario', id => {
    const found = inPlay(id)
    for (const [scenario, block] of Object.entries(BLOCKS))
      for (const number of block) expect(found.has(number), String(number)).toBe(scenario === id)
  })

  test('every card but 100 comes into play somewhere', () => {
    const found = new Set(SCENARIO_IDS.flatMap(id => [...inPlay(id)]))
    expect(CARDS.filter(card => !found.has(card.number)).map(card => card.number)).toEqual([100])
  })

  test('side quests enter by the cards that are named as entries', () => {
    const main = Object.values(BLOCKS).flat()
    const entries = new Set(
      main
        .flatMap(number => ledTo(LIBRARY[number]!))
        .filter(number => number > 66 && LIBRARY[number]!.card === 'quest'),
    )
    expect([...entries].sort((one, other) => one - other)).toEqual(
      numbers('67 94 101 107 112 117 125 130 134 141 148 150 157'),
    )
  })

  test('081 is never added, and 080 only by the last card of Vault 84', () => {
    expect(cardsWith(card => ledTo(card).includes(81))).toEqual([80])
    expect(cardsWith(card => ledTo(card).includes(80))).toEqual(numbers('72-79'))
  })

  test.each(SCENARIO_IDS)('W-CON-R12 %s: every place a card names is on its map', id => {
    const onMap = placesOn(id)
    for (const number of inPlay(id))
      for (const place of placesOf(LIBRARY[number]!)) {
        if (!(PLACES as readonly string[]).includes(place)) continue
        if (place === 'sepulcher') expect(inPlay(id).has(155)).toBe(true)
        else expect(onMap.has(place as PlaceName), `${place} of card ${number}`).toBe(true)
      }
  })

  test('the twelve places of the random tiles are in every scenario', () => {
    const everywhere: PlaceName[] = [
      'hofmannFarm',
      'hwy74',
      'raiderCamp',
      'superMutantCamp',
      'robcoFactory',
      'pendletonEstate',
      'redRocketStation',
      'ashburyRoad',
      'superDuperMart',
      'theTower',
      'vault84',
      'vault109',
    ]
    for (const id of SCENARIO_IDS) for (const place of everywhere) expect(placesOn(id).has(place)).toBe(true)
  })
})

describe('what can be done', () => {
  test('enemies to be killed exist, faction enemies in the scenarios that ask for them', () => {
    for (const id of SCENARIO_IDS)
      for (const number of inPlay(id))
        for (const trigger of factsOf(LIBRARY[number]!).triggers) {
          if (trigger.on !== 'killed') continue
          for (const faction of trigger.factions) expect(FACTION_SHEETS[id][faction].role).toBe('enemy')
          if (trigger.factions.length > 0) continue
          const prey = ENEMY_IDS.filter(
            enemy =>
              (trigger.name === null || trigger.name === enemy) &&
              (trigger.type === null || trigger.type === ENEMIES[enemy].type) &&
              ENEMIES[enemy].level >= trigger.minLevel &&
              (trigger.ability === null || ENEMIES[enemy].abilities.includes(trigger.ability)),
          )
          expect(prey.length, String(number)).toBeGreaterThan(0)
        }
  })

  test('cards to be discarded are in the decks', () => {
    const deck = [...LOOT_DECK, ...ASSET_DECK].map(id => ITEMS[id])
    for (const card of CARDS)
      for (const task of factsOf(card).tasks) {
        if (task.do !== 'discard') continue
        const wanted = deck.filter(item => (task.what === 'robot' ? item.robot : item.kind === task.what))
        expect(wanted.length).toBeGreaterThanOrEqual(task.n)
      }
  })

  test('tests name letters and a difficulty of 1 to 6', () => {
    for (const card of CARDS)
      for (const task of factsOf(card).tasks) {
        if (task.do !== 'test') continue
        expect(LETTERS).toEqual(expect.arrayContaining([...task.letters]))
        expect(task.letters.length).toBeGreaterThan(0)
        expect(task.n).toBeGreaterThanOrEqual(1)
        expect(task.n).toBeLessThanOrEqual(6)
      }
  })

  test('unique assets come from the cards listed for them', () => {
    const sources = Object.fromEntries(
      UNIQUE_IDS.map(item => [
        item,
        cardsWith((_, facts) => facts.results.some(result => result.do === 'unique' && result.item === item)),
      ]),
    )
    expect(sources).toEqual({
      alienBlaster: [106],
      dogmeat: [13, 173],
      fatMan: [87],
      minigun: [6],
      mysteriousStranger: [127, 129],
      pipBoy: [72],
      shishkebab: [97],
      superSledge: [157, 158],
      t60PowerArmor: [89],
      t60ePowerArmor: [107, 108],
      wastelandSurvivalGuide: [147],
    })
  })

  test('W-QCARD-R1 the objectives that leave their card on the table', () => {
    const found = QUESTS.flatMap(quest =>
      quest.objectives.flatMap((objective, i) => (repeatable(objective) ? [`${quest.number}-O${i + 1}`] : [])),
    )
    expect(found).toEqual(
      '24-O2 28-O1 30-O1 30-O2 42-O2 43-O1 54-O1 55-O1 97-O1 99-O1 111-O1 111-O2 126-O1 128-O1 131-O1 132-O1 133-O1 148-O1 149-O1 153-O1 155-O1'.split(
        ' ',
      ),
    )
  })
})

describe('shapes', () => {
  const lists = (result: Result['do']): CardNumber[] =>
    cardsWith((_, facts) => facts.results.some(one => one.do === result))

  test('one to three options, three objectives at most', () => {
    for (const card of ENCOUNTERS) {
      if (card.number === 100) continue
      expect(card.options.length).toBeGreaterThanOrEqual(1)
      expect(card.options.length).toBeLessThanOrEqual(3)
    }
    expect(QUESTS.filter(card => card.objectives.length === 3).map(card => card.number)).toEqual([130])
    expect(Math.min(...QUESTS.map(card => card.objectives.length))).toBe(1)
  })

  test('an option without a task has no failing branch; a forced one has a condition', () => {
    for (const card of ENCOUNTERS)
      for (const option of card.options) {
        if (option.tasks.length === 0) expect(option.fail).toEqual([])
        if (option.forced) expect(option.conditions).toHaveLength(1)
      }
  })

  test('objectives that fail with results are two', () => {
    const failing = QUESTS.filter(card => card.objectives.some(one => one.by === 'action' && one.fail.length > 0))
    expect(failing.map(card => card.number)).toEqual([104, 158])
  })

  test('count objectives', () => {
    const counting = QUESTS.filter(card => card.objectives.some(one => one.by === 'count'))
    expect(counting.map(card => card.number)).toEqual([23, 64, 66, 104, 121])
  })

  test('W-CON-R15 fights that an option must win', () => {
    const tasks = ENCOUNTERS.filter(card =>
      card.options.some(option => option.tasks.some(task => task.do === 'fight' || task.do === 'fightFaction')),
    )
    expect(tasks.map(card => card.number)).toEqual(numbers('22 63 86 88 110 122-124'))
  })

  test('W-CON-R15 a fight in a quest is always a task', () => {
    for (const quest of QUESTS) expect(factsOf(quest).results.some(result => result.do === 'fight')).toBe(false)
  })

  test('W-CON-R16 what follows a failure only, and what follows both', () => {
    const trashes = (number: CardNumber, option: number): [boolean, boolean] => {
      const { success, fail } = encounterCard(number).options[option - 1]!
      return [success.some(result => result.do === 'trash'), fail.some(result => result.do === 'trash')]
    }
    for (const [number, option] of [
      [166, 2],
      [12, 3],
      [140, 2],
    ] as const)
      expect(trashes(number, option)).toEqual([false, true])
    expect(trashes(47, 1)).toEqual([true, true])
    const both = encounterCard(135).options[1]!
    expect([both.success, both.fail].map(results => results.at(-1)!.do)).toEqual(['addSelf', 'addSelf'])
  })

  test('results before the options, on staging and at round end', () => {
    expect(ENCOUNTERS.filter(card => card.onDraw.length > 0).map(card => card.number)).toEqual(
      numbers('17 22 31 53 72-80 92 105 135 161'),
    )
    expect(QUESTS.filter(card => card.onStage.length > 0).map(card => card.number)).toEqual(
      numbers('16 18 19 23-25 28 41 55 65 98 107-109 111 131-134 138 139 148 149 153 155'),
    )
    expect(QUESTS.filter(card => card.roundEnd.length > 0).map(card => card.number)).toEqual(
      numbers('24 55 97 98 107-109 111'),
    )
  })

  test('markers', () => {
    const placing = cardsWith(card => card.card === 'quest' && card.onStage.some(result => result.do === 'marker'))
    expect(placing).toEqual(numbers('23-25 28 41 55 98 107 131-133 138 139 148 153 155'))
    expect(lists('inheritMarker')).toEqual([108, 109, 111, 149])
    expect(
      cardsWith((_, { conditions }) => conditions.some(one => one.is === 'atMarker' && one.of === 'wreck')),
    ).toEqual([44, 48])
    const marked = new Set([...placing, ...lists('inheritMarker')])
    for (const quest of QUESTS)
      for (const condition of factsOf(quest).conditions)
        if (condition.is === 'atMarker' && condition.of === 'card') expect(marked.has(quest.number)).toBe(true)
    for (const number of lists('inheritMarker'))
      for (const quest of QUESTS.filter(one => ledTo(one).includes(number))) expect(marked.has(quest.number)).toBe(true)
  })

  test('standing rules', () => {
    const standing = (rule: string): CardNumber[] =>
      QUESTS.filter(card => card.standing.some(one => one.rule === rule)).map(card => card.number)
    expect(standing('markerAction')).toEqual([25, 138, 139])
    expect(standing('redirect')).toEqual([24, 55])
    expect(standing('carryMarker')).toEqual([28, 41])
    expect(standing('beforeEncounter')).toEqual([109])
    expect(standing('levelBonus')).toEqual([153])
    expect(standing('extraIcon')).toEqual([155])
    expect(standing('boardCard')).toEqual([104])
  })

  test('cards that are kept', () => {
    const kept = (tag: string): CardNumber[] =>
      cardsWith((_, facts) => facts.results.some(result => result.do === 'keep' && result.tag === tag))
    expect(kept('endorsement')).toEqual(numbers('72-79'))
    expect(kept('contribution')).toEqual([141, 142, 143, 146])
    expect(kept('minutemen')).toEqual([26, 27])
    expect(kept('074')).toEqual([74])
  })

  test('"+1 level" and "with radiation"', () => {
    const raised = cardsWith(
      (card, { tasks, results }) =>
        [...tasks, ...results].some(one => one.do === 'fight' && one.level === 1) ||
        (card.card === 'quest' && card.standing.some(one => one.rule === 'beforeEncounter' && one.fight.level === 1)),
    )
    expect(raised).toEqual([61, 62, 63, 96, 97, 109, 110])
    const glowing = cardsWith((_, { tasks }) => tasks.some(one => one.do === 'fight' && one.ability === 'radiation'))
    expect(glowing).toEqual([101, 104])
  })

  test('L is used by encounters only, and never by a vault card', () => {
    const levelled = cardsWith((_, facts) =>
      facts.results.some(result => 'n' in result && typeof result.n === 'string' && result.n.startsWith('L')),
    )
    for (const number of levelled) expect(['wasteland', 'settlement']).toContain(deckOf(number))
  })

  test('a count ends in a trigger on its own card', () => {
    for (const quest of QUESTS)
      for (const objective of quest.objectives)
        if (objective.by === 'count') {
          expect(['capsOnCard', 'allMarked']).toContain(objective.trigger.on)
          expect(objective.count.results.some(result => result.do === 'capOnCard' || result.do === 'capOnSpace')).toBe(
            true,
          )
          expect(staged(objective.count.results)).toEqual([])
        }
  })
})
