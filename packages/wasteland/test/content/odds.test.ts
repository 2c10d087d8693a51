import { describe, expect, test } from 'vitest'
import { FACES } from '../../src/content/dice.ts'
import { ENEMIES, ENEMY_IDS, ENEMY_STACKS, type EnemyId } from '../../src/content/enemies.ts'
import { FACTION_SHEETS, LETTER_VALUES } from '../../src/content/factions.ts'
import { AREAS, type Area, ENEMY_TYPES, type Faction, type ScenarioId } from '../../src/content/terms.ts'
import {
  type Chances,
  fightChances,
  type Foe,
  hitsThrough,
  killChance,
  matches,
  need,
  percent,
  testChance,
} from '../odds.ts'

const areasOf = (letters: string): Area[] => AREAS.filter(area => letters.includes(area[0]!.toUpperCase()))

const facesFor = (areas: readonly Area[]): number => FACES.filter(face => matches(face, areas)).length

const foeOf = (id: EnemyId, levels = 0): Foe => ({
  level: ENEMIES[id].level + levels,
  vulnerable: ENEMIES[id].vulnerable,
  armored: ENEMIES[id].abilities.includes('armor'),
})

/** As the tables print it: kill in percent, damage with one decimal. */
const printed = ({ kill, damage }: Chances): string => `${percent(kill)}/${damage.toFixed(1)}`

describe('dice', () => {
  test('hits are 0 0 0 1 1 2, and the faces that match are as many as printed', () => {
    expect(FACES.map(face => face.hits).sort((one, other) => one - other)).toEqual([0, 0, 0, 1, 1, 2])
    const table =
      'H 2 · L 2 · A 3 · B 3 · AL 3 · HB 4 · HL 4 · BL 4 · HA 5 · AB 5 · HAL 5 · HBL 5 · ABL 5 · HAB 6 · HABL 6'
    for (const entry of table.split(' · ')) {
      const [letters, n] = entry.split(' ') as [string, string]
      expect(facesFor(areasOf(letters)), letters).toBe(Number(n))
    }
  })

  test('an area has the printed number of faces and average hits', () => {
    const hits = (area: Area): number => {
      const shown = FACES.filter(face => face.areas.includes(area))
      return shown.reduce((sum, face) => sum + face.hits, 0) / shown.length
    }
    expect([hits('head'), hits('legs'), hits('arms'), hits('body')]).toEqual([0.5, 1.5, 1, 1])
  })

  test('the chance of a kill when every reroll goes to dice that do not match', () => {
    const table: [string, number[], number[], number[]][] = [
      ['H', [70, 91, 97, 99], [26, 58, 79, 90], [4, 17, 35, 52]],
      ['A', [88, 98, 100, 100], [50, 84, 96, 99], [12, 42, 67, 82]],
      ['HB', [96, 100, 100, 100], [74, 97, 100, 100], [30, 70, 89, 96]],
      ['HA', [100, 100, 100, 100], [93, 100, 100, 100], [58, 92, 99, 100]],
      ['HAB', [100, 100, 100, 100], [100, 100, 100, 100], [100, 100, 100, 100]],
    ]
    for (const [letters, ...needs] of table) {
      const rows = [1, 2, 3].map(needed => [0, 1, 2, 3].map(r => percent(killChance(areasOf(letters), needed, r))))
      expect(rows, letters).toEqual(needs)
    }
  })

  test('the chance of passing a test', () => {
    expect([0, 1, 2, 3].map(r => [1, 2, 3, 4, 5, 6].map(n => percent(testChance(n, r))))).toEqual([
      [88, 62, 33, 13, 3, 0],
      [98, 89, 66, 35, 13, 3],
      [100, 97, 83, 54, 25, 7],
      [100, 99, 92, 69, 39, 14],
    ])
  })

  test('armor 1, 2 and 3 cancel 44, 75 and 92 percent of the damage', () => {
    expect([1, 2, 3].map(armor => percent(1 - hitsThrough(armor) / hitsThrough(0)))).toEqual([44, 75, 92])
  })
})

describe('enemies', () => {
  /** Faces; r0, r1, r2, r1 with armor 1; then shot at or shooting. */
  const TABLE: Record<EnemyId, [number, string, string, string, string, string]> = {
    radroach: [4, '96/2.0', '96/1.1', '97/0.7', '98/0.4', 'shooting 100/2.0'],
    moleRat: [2, '70/2.0', '84/1.1', '95/0.9', '87/0.5', 'shooting 100/2.0'],
    bloatfly: [3, '88/2.0', '94/1.3', '97/0.8', '94/0.5', 'shot at 88/3.0'],
    radscorpion: [3, '50/4.0', '75/3.5', '89/3.0', '77/1.9', 'shooting 88/4.0'],
    raiderScum: [4, '74/2.0', '88/1.2', '94/0.8', '91/0.6', 'shooting 96/2.0'],
    looter: [2, '70/2.0', '80/1.6', '87/1.4', '86/0.8', 'shooting 100/2.0'],
    raiderPsycho: [5, '93/4.0', '95/2.4', '97/1.4', '96/1.0', 'shooting 100/4.0'],
    bountyHunter: [4, '74/4.0', '88/2.5', '94/1.5', '91/1.2', 'shot at 74/6.0'],
    protectron: [2, '70/2.0', '80/1.6', '87/1.4', '86/0.8', 'shooting 100/2.0'],
    protectronMedic: [4, '74/2.0', '85/1.6', '91/1.3', '88/0.7', 'shooting 96/2.0'],
    mrGutsy: [3, '50/4.0', '75/3.5', '89/3.0', '77/1.9', 'shot at 50/6.0'],
    sentryBot: [4, '30/6.0', '48/4.8', '62/4.5', '51/2.5', 'shot at 30/9.0'],
    feralGhoul: [4, '96/2.0', '96/1.1', '97/0.7', '98/0.4', 'shooting 100/2.0'],
    glowingOne: [4, '74/4.0', '85/3.1', '91/2.6', '88/1.5', 'shooting 96/4.0'],
    yaoGuai: [5, '58/4.0', '84/3.3', '89/2.2', '84/1.6', 'shooting 93/4.0'],
    deathclaw: [3, '12/6.0', '24/4.0', '35/3.3', '28/2.2', 'shooting 50/6.0'],
    skirmisher: [3, '88/2.0', '94/1.3', '97/0.8', '94/0.5', 'shot at 88/3.0'],
    brute: [4, '74/4.0', '88/2.5', '94/1.5', '91/1.2', 'shooting 96/4.0'],
    overlord: [5, '58/6.0', '84/5.0', '89/3.3', '84/2.4', 'shot at 58/9.0'],
  }

  test.each(ENEMY_IDS)('%s is as dangerous as printed', id => {
    const foe = foeOf(id)
    const ranged = ENEMIES[id].abilities.includes('ranged')
    const away = ranged ? { rerolls: 0, shotAt: true } : { rerolls: 0, shooting: true }
    expect([
      facesFor(foe.vulnerable),
      printed(fightChances(foe, { rerolls: 0 })),
      printed(fightChances(foe, { rerolls: 1 })),
      printed(fightChances(foe, { rerolls: 2 })),
      printed(fightChances(foe, { rerolls: 1, armor: 1 })),
      `${ranged ? 'shot at' : 'shooting'} ${printed(fightChances(foe, away))}`,
    ]).toEqual(TABLE[id])
  })

  test('the averages over the tokens of a level', () => {
    const tokens = ENEMY_TYPES.flatMap(type => ENEMY_STACKS[type])
    const averages = [1, 2, 3].map(level =>
      [0, 1].map(rerolls => {
        const chances = tokens.filter(id => ENEMIES[id].level === level).map(id => fightChances(foeOf(id), { rerolls }))
        const kill = chances.reduce((sum, one) => sum + one.kill, 0) / chances.length
        const damage = chances.reduce((sum, one) => sum + one.damage, 0) / chances.length
        return `${printed({ kill, damage })}/${(damage / kill).toPrecision(2)}`
      }),
    )
    expect(averages).toEqual([
      ['81/2.0/2.5', '89/1.3/1.5'],
      ['66/4.0/6.0', '84/3.0/3.5'],
      ['33/6.0/18', '52/4.6/8.9'],
    ])
  })

  test('humans of one level more', () => {
    const raised = (id: EnemyId): number[] =>
      [0, 1].map(rerolls => percent(fightChances(foeOf(id, 1), { rerolls }).kill))
    expect(raised('raiderScum')).toEqual([30, 55])
    expect(raised('looter')).toEqual([26, 32])
    expect(raised('raiderPsycho')).toEqual([58, 84])
    expect(raised('bountyHunter')).toEqual([30, 55])
  })

  test('none needs four hits: level 3 never goes with armor', () => {
    for (const id of ENEMY_IDS) expect(need(foeOf(id))).toBeLessThanOrEqual(3)
  })
})

describe('factions', () => {
  test.each<[ScenarioId, Faction, string, string, string]>([
    ['commonwealth', 'shield', '100/2.0 99/1.0', '93/4.0 95/2.4', '58/6.0 84/5.0'],
    ['commonwealth', 'star', '96/2.0 98/1.0', '74/4.0 88/2.5', '30/6.0 55/4.2'],
    ['capital', 'shield', '100/2.0 99/1.0', '93/4.0 95/2.4', '58/6.0 84/5.0'],
    ['capital', 'star', '93/2.0 95/1.2', '58/4.0 84/3.3', '58/4.0 84/3.3'],
    ['pitt', 'shield', '96/2.0 96/1.1', '74/4.0 85/3.1', '30/6.0 48/4.8'],
    ['pitt', 'star', '100/2.0 99/1.0', '93/4.0 95/2.4', '58/6.0 84/5.0'],
  ])('%s %s is as dangerous as printed in groups A, B and C', (scenario, faction, ...groups) => {
    const sheet = FACTION_SHEETS[scenario][faction]
    const found = [0, 1, 2].map(group => {
      const level = LETTER_VALUES[sheet.level][group]!
      const foe = { level, vulnerable: sheet.vulnerable, armored: sheet.abilities.includes('armor') }
      return `${printed(fightChances(foe, { rerolls: 0 }))} ${printed(fightChances(foe, { rerolls: 1 }))}`
    })
    expect(found).toEqual(groups)
  })

  test('no faction enemy retreats or needs four hits', () => {
    for (const sheets of Object.values(FACTION_SHEETS))
      for (const sheet of Object.values(sheets)) {
        expect(sheet.abilities).not.toContain('retreat')
        if (sheet.abilities.includes('armor')) expect(Math.max(...LETTER_VALUES[sheet.level])).toBeLessThan(3)
      }
  })
})
