import { describe, expect, test } from 'vitest'
import { AGENDA_IDS, AGENDA_NAMES, AGENDAS, type Activation, agendaDeck } from '../../src/content/agendas.ts'
import { CHARACTER_ABILITIES, CHARACTER_IDS, CHARACTERS } from '../../src/content/survivors/characters.ts'
import { ENEMIES, ENEMY_IDS, ENEMY_STACKS } from '../../src/content/enemies.ts'
import {
  FACTION_IDS,
  FACTION_SHEETS,
  FACTION_TOKEN_IDS,
  LETTER_VALUES,
  TRACK_END,
  TRACK_GROUPS,
} from '../../src/content/factions.ts'
import {
  ASSET_DECK,
  ASSET_IDS,
  CHARACTER_ITEM_IDS,
  ITEM_DECKS,
  ITEM_IDS,
  ITEM_KINDS,
  ITEMS,
  type ItemId,
  type ItemKind,
  LOOT_DECK,
  LOOT_IDS,
  UNIQUE_DECK,
  UNIQUE_IDS,
} from '../../src/content/items/items.ts'
import { MARKERS } from '../../src/content/map/markers.ts'
import { PERK_IDS, PERKS } from '../../src/content/survivors/perks.ts'
import { ENEMY_TYPES, FACTIONS, LETTERS, SCENARIO_IDS } from '../../src/content/terms.ts'
import { TRAIT_SIDES, TRAITS } from '../../src/content/survivors/traits.ts'
import { holding, percent } from '../odds.ts'

const kindsOf = (deck: readonly ItemId[]): Partial<Record<ItemKind, number>> => {
  const counts: Partial<Record<ItemKind, number>> = {}
  for (const id of deck) counts[ITEMS[id].kind] = (counts[ITEMS[id].kind] ?? 0) + 1
  return counts
}

const distinct = (list: readonly unknown[]): number => new Set(list).size

describe('components', () => {
  test('the box holds as many of each as counted', () => {
    expect(CHARACTER_IDS).toHaveLength(5)
    expect(ENEMY_TYPES.flatMap(type => ENEMY_STACKS[type])).toHaveLength(27)
    expect(LOOT_DECK).toHaveLength(34)
    expect(ASSET_DECK).toHaveLength(25)
    expect(UNIQUE_DECK).toHaveLength(11)
    expect(PERK_IDS).toHaveLength(14)
    expect(AGENDA_IDS).toHaveLength(23)
    expect(TRAITS).toHaveLength(6)
  })

  test('every name is used, and used once', () => {
    expect(distinct(ITEM_IDS)).toBe(LOOT_IDS.length + ASSET_IDS.length + UNIQUE_IDS.length + CHARACTER_ITEM_IDS.length)
    expect(new Set(AGENDA_IDS.map(id => AGENDAS[id].name))).toEqual(new Set(AGENDA_NAMES))
    expect(new Set(ITEM_IDS.map(id => ITEMS[id].kind))).toEqual(new Set(ITEM_KINDS))
    const sheets = SCENARIO_IDS.flatMap(id => FACTIONS.map(faction => FACTION_SHEETS[id][faction]))
    expect(new Set(sheets.map(sheet => sheet.faction))).toEqual(new Set(FACTION_IDS))
    expect(new Set(sheets.map(sheet => sheet.token))).toEqual(new Set(FACTION_TOKEN_IDS))
  })

  test('the first four markers are the pairs of the box, and shapes tell all of them apart', () => {
    expect(MARKERS.slice(0, 4).map(marker => marker.colour)).toEqual(['blue', 'yellow', 'green', 'red'])
    expect(distinct(MARKERS.map(marker => marker.shape))).toBe(MARKERS.length)
  })

  test('W-TRAIT-1 three tokens with two sides, and the locks of the table', () => {
    for (const trait of TRAITS) expect(TRAIT_SIDES[TRAIT_SIDES[trait].other].other).toBe(trait)
    expect(TRAITS.filter(trait => TRAIT_SIDES[trait].lock)).toEqual(['synth', 'superMutant', 'addicted'])
  })
})

describe('enemies', () => {
  test('tokens of each type and level', () => {
    expect(ENEMY_TYPES.map(type => ENEMY_STACKS[type].length)).toEqual([6, 6, 5, 5, 5])
    const levels = ENEMY_TYPES.flatMap(type => ENEMY_STACKS[type]).map(id => ENEMIES[id].level)
    expect([1, 2, 3].map(level => levels.filter(other => other === level).length)).toEqual([13, 11, 3])
  })

  test('at most two abilities each, never one twice', () => {
    for (const id of ENEMY_IDS) {
      expect(ENEMIES[id].abilities.length).toBeLessThanOrEqual(2)
      expect(distinct(ENEMIES[id].abilities)).toBe(ENEMIES[id].abilities.length)
      expect(ENEMIES[id].vulnerable.length).toBeGreaterThan(0)
    }
  })

  test('five tokens have the Loot icon, and one faction enemy', () => {
    const looted = ENEMY_TYPES.flatMap(type => ENEMY_STACKS[type]).filter(id => ENEMIES[id].abilities.includes('loot'))
    expect(looted.sort()).toEqual(['bountyHunter', 'bountyHunter', 'looter', 'overlord', 'sentryBot'])
    const sheets = SCENARIO_IDS.flatMap(id => FACTIONS.map(faction => FACTION_SHEETS[id][faction]))
    expect(sheets.filter(sheet => sheet.abilities.includes('loot')).map(sheet => sheet.token)).toEqual([
      'railroadAgent',
    ])
  })
})

describe('characters', () => {
  test('letters, HP and starting cards', () => {
    const table = CHARACTER_IDS.map(id => [id, CHARACTERS[id].letter, CHARACTERS[id].hp, CHARACTERS[id].card])
    expect(table).toEqual([
      ['vaultDweller', 'L', 16, 'vaultSuit'],
      ['wastelander', 'A', 16, 'tireIron'],
      ['brotherhoodOutcast', 'I', 16, 'outcastPowerArmor'],
      ['superMutant', 'S', 16, 'mutantHide'],
      ['ghoul', 'P', 15, 'ghoulBlood'],
    ])
    const cards = CHARACTER_IDS.map(id => CHARACTERS[id].card as string)
    expect([...cards].sort()).toEqual([...CHARACTER_ITEM_IDS, ...CHARACTER_ABILITIES].sort())
  })
})

describe('items', () => {
  test('kinds in the loot deck', () => {
    expect(kindsOf(LOOT_DECK)).toEqual({
      weapon: 4,
      apparel: 2,
      companion: 5,
      drug: 5,
      aid: 3,
      magazine: 7,
      junk: 4,
      event: 4,
    })
  })

  test('kinds among the assets and unique assets', () => {
    expect(kindsOf(ASSET_DECK)).toEqual({
      weapon: 6,
      apparel: 4,
      grenade: 2,
      drug: 4,
      aid: 2,
      gear: 1,
      companion: 6,
    })
    expect(kindsOf(UNIQUE_DECK)).toEqual({ weapon: 5, companion: 2, gear: 1, apparel: 2, magazine: 1 })
  })

  test('the robots are four', () => {
    expect(ITEM_IDS.filter(id => ITEMS[id].robot)).toEqual([
      'codsworth',
      'eyebot',
      'assaultronEscort',
      'reprogrammedProtectron',
    ])
  })

  test('only weapons have letters or range, only apparel has armor, only companions have marks and demands', () => {
    for (const id of ITEM_IDS) {
      const item = ITEMS[id]
      if (item.kind !== 'weapon') expect([item.letters, item.ranged], id).toEqual([[], false])
      if (item.kind !== 'apparel') expect([item.armor, item.under], id).toEqual([0, false])
      if (item.kind !== 'companion') expect([item.mark, item.demand, item.robot], id).toEqual([null, null, false])
      for (const letter of item.letters) expect(LETTERS).toContain(letter)
      for (const effect of item.effects)
        for (const verb of effect.verbs)
          if (verb.do === 'reroll') expect(LETTERS).toEqual(expect.arrayContaining([...verb.letters]))
    }
  })

  test('an asset is bought or recruited, never both; a recruited companion demands its mark', () => {
    for (const id of ASSET_IDS) {
      expect(ITEMS[id].value === null, id).toBe(ITEMS[id].mark !== null)
      if (ITEMS[id].mark !== null) expect(ITEMS[id].demand).toEqual(ITEMS[id].mark)
    }
  })

  test('what costs Caps to ready can be exhausted', () => {
    const paid = ITEM_IDS.filter(id => ITEMS[id].unexhaust > 0)
    expect(paid.map(id => `${id} ${ITEMS[id].unexhaust}`)).toEqual([
      'missileLauncher 2',
      'assaultronEscort 1',
      'alienBlaster 2',
      'fatMan 3',
    ])
    for (const id of paid) expect(ITEMS[id].effects.some(effect => effect.cost === 'exhaust')).toBe(true)
  })

  test('W-LIMIT-R2 every item knows the place where it is discarded', () => {
    for (const id of ITEM_IDS) expect(['loot', 'asset', 'unique', 'character']).toContain(ITEM_DECKS[id])
    expect([ITEM_DECKS.junk, ITEM_DECKS.stimpak, ITEM_DECKS.dogmeat, ITEM_DECKS.vaultSuit]).toEqual([
      'loot',
      'asset',
      'unique',
      'character',
    ])
  })

  test('there is a magazine and two perks for every letter', () => {
    const read = LOOT_IDS.filter(id => ITEMS[id].kind === 'magazine').flatMap(id =>
      ITEMS[id].effects.flatMap(effect => effect.verbs.flatMap(verb => (verb.do === 'reroll' ? verb.letters : []))),
    )
    expect(read.sort()).toEqual([...LETTERS].sort())
    for (const letter of LETTERS) expect(PERK_IDS.filter(id => PERKS[id].letter === letter)).toHaveLength(2)
  })

  test('W-PERK-3 the perks that name fights or tests are two', () => {
    const during = PERK_IDS.filter(id => PERKS[id].effects.some(effect => effect.when !== 'turn'))
    expect(during).toEqual(['haymaker', 'dumbLuck'])
    for (const id of PERK_IDS) for (const effect of PERKS[id].effects) expect(effect.cost).toBe('discard')
  })
})

describe('power track', () => {
  test('seven spaces in four groups, and the letter values on them', () => {
    expect(TRACK_GROUPS).toHaveLength(TRACK_END + 1)
    const on = (letter: keyof typeof LETTER_VALUES): number[] =>
      TRACK_GROUPS.map(group => LETTER_VALUES[letter][group]!)
    expect(on('X')).toEqual([1, 1, 2, 2, 3, 3, 3])
    expect(on('Y')).toEqual([1, 1, 2, 2, 2, 2, 2])
    expect(on('Z')).toEqual([1, 1, 1, 1, 2, 2, 2])
  })
})

describe('agendas', () => {
  const icons = (players: number, icon: Activation): number =>
    agendaDeck(players).filter(id => AGENDAS[id].strip.includes(icon)).length

  test('W-SETUP-8 the decks for one to four players', () => {
    expect([1, 2, 3, 4].map(players => agendaDeck(players).length)).toEqual([9, 11, 13, 17])
  })

  test('W-AGENDA-R8 each deck is larger than all hands together', () => {
    for (const players of [1, 2, 3, 4]) expect(agendaDeck(players).length).toBeGreaterThan(4 * players)
  })

  test('every ordinary type acts nearly equally often, and the factions equally', () => {
    const table = [1, 2, 3, 4].map(players => {
      const ordinary = ENEMY_TYPES.map(type => icons(players, type))
      const [star, shield] = FACTIONS.map(faction => icons(players, faction))
      expect(star).toBe(shield)
      return [Math.min(...ordinary), Math.max(...ordinary), star]
    })
    expect(table).toEqual([
      [3, 4, 1],
      [4, 4, 2],
      [4, 5, 3],
      [6, 7, 4],
    ])
  })

  test('one star strip and one shield strip for every player number; no type twice on a strip', () => {
    for (const faction of FACTIONS)
      expect(
        AGENDA_IDS.filter(id => AGENDAS[id].strip.includes(faction))
          .map(id => AGENDAS[id].players)
          .sort((one, other) => one - other),
      ).toEqual([1, 2, 3, 4])
    for (const id of AGENDA_IDS) expect(distinct(AGENDAS[id].strip)).toBe(AGENDAS[id].strip.length)
  })

  test('the faction agendas of each deck', () => {
    const named = (players: number): string[] =>
      agendaDeck(players)
        .filter(id => AGENDAS[id].faction !== null)
        .map(id => AGENDAS[id].name)
        .sort()
    for (const players of [1, 2, 3])
      expect(named(players)).toEqual(['freedom', 'freedom', 'rallyingCry', 'ruleOfLaw', 'security', 'security'])
    expect(named(4)).toEqual(named(3))
  })

  test('the chance of holding two lead cards of one faction among four agendas', () => {
    expect([holding(2, 7, 23, 4), holding(2, 2, 17, 4), holding(2, 2, 13, 4)].map(percent)).toEqual([35, 4, 8])
    expect([holding(2, 2, 11, 4), holding(2, 2, 9, 4)].map(percent)).toEqual([11, 17])
  })

  test('the lead that wins with four agendas, f of them lead cards', () => {
    const leads = [8, 9, 10, 11].map(goal => [1, 2, 3].map(f => Math.ceil((goal - 4) / f)))
    expect(leads).toEqual([
      [4, 2, 2],
      [5, 3, 2],
      [6, 3, 2],
      [7, 4, 3],
    ])
  })
})
