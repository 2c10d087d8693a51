import { below, LANGUAGES, type Paint, seedRandom } from '@overseer/kernel'
import { narrator, SCENARIO_IDS, type State, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'
import '../all-words.ts'

const NAMES = ['Ada', 'Boris', 'Chloé', 'Dieter']
const plain: Paint = text => text

/** The table as its first seat sees it, row by row. */
function drawn(given: Given, columns = 81, names = NAMES): string[] {
  return narrator('en', names)
    .picture(wasteland.view(table(given).state, 0), columns, plain)
    .split('\n')
}

/** A part of the map: so many rows and columns from its top left corner on. */
function corner(given: Given, rows: number, columns: number): string[] {
  const picture = drawn(given)
  const top = picture.findIndex(row => row.includes('Crossroads'))
  return picture.slice(top, top + rows).map(row => row.slice(0, columns))
}

function afterSomePlay(seats: number, scenario: (typeof SCENARIO_IDS)[number]): State {
  const random = seedRandom(`drawn ${scenario} ${seats}`)
  const state = wasteland.setup(wasteland.parse.options({ seats, scenario }), `drawn ${seats}`)
  for (let n = 0; n < 350 && wasteland.pending(state) !== undefined; n++) {
    const choices = wasteland.choices(state)
    const bold = choices.filter(({ do: kind }) => kind === 'explore' || kind === 'quest')
    const meant = bold.length > 0 ? bold : choices
    wasteland.apply(state, meant[below(random, meant.length)]!)
  }
  return state
}

describe.each(SCENARIO_IDS)('the table in %s', scenario => {
  test.each([1, 2, 3, 4])('with %i is never wider than asked', seats => {
    const view = wasteland.view(afterSomePlay(seats, scenario), 0)
    for (const language of LANGUAGES)
      for (const columns of [60, 80, 100, 120, 160, 220]) {
        const rows = narrator(language, NAMES).picture(view, columns, plain).split('\n')
        expect(Math.max(...rows.map(row => row.length)), `${language} ${columns}`).toBeLessThanOrEqual(columns)
      }
  })
})

describe('the map', () => {
  test('shows tiles with their spaces, borders, ground, icons and figures', () => {
    const given: Given = {
      players: [{ at: 'mart.m' }, { at: 'rocket.n' }],
      foes: [
        { face: 'radroach', at: 'mart.m' },
        { face: 'mrGutsy', at: 'mart.p', up: false },
        { face: 'star', at: 'rocket.r' },
      ],
      quests: [{ card: 24, marker: 'crossroads.k' }],
    }
    expect(corner(given, 13, 33)).toEqual([
      ' _Crossroads C…_ _Super Duper …_ ',
      '|   _______┊_   |^ ^_^_┊_____   |',
      '|__┊^ ^┊___ ┊   |_^┊__      ┊___|',
      '|  ┊ ^ ^_^┊●┊   |    ┊_r?   ┊   |',
      '|  ┊^_^┊____┊   | W2 @A┊____┊   |',
      '|          ┊    |   C1 ┊        |',
      " '--..____Red Rocket S…___..--'''",
      '        |┊_____   ____┊ |░░░░░░░░',
      '        |  ┊  ┊@B┊      |░░░░░░░░',
      '        |  ┊ ┊___S2 *1  |░░░░░░ 7',
      '        |  ┊__┊  ┊_____ |░░░░░░░░',
      '        |   ┊         ┊ |░░░░░░░░',
      " _..--'''''--..___..--'''''--..__",
    ])
  })

  test('covers what is unexplored, by the kind of the tile, and shows who roams there', () => {
    const picture = drawn({ foes: [{ face: 'brute', at: '#2' }] }).join('\n')
    expect(picture).toContain('░ 3 ░')
    expect(picture).toContain('░ U2 ░')
    expect(picture).toContain('▒ 4 ▒')
  })

  test('W-ENEMY-5 an enemy that lies face down is a type and a question mark', () => {
    const [up, down] = [true, false].map(it => drawn({ foes: [{ face: 'overlord', at: 'mart.p', up: it }] }).join('\n'))
    expect(up).toContain('┊_U3   ┊')
    expect(down).toContain('┊_u?   ┊')
    expect(up).toContain('Overlord')
    expect(down).not.toContain('Overlord')
  })

  test('tells survivors by their first letters, or by their seats where these are alike', () => {
    const players = [{ at: 'mart.m' }, { at: 'mart.m' }]
    expect(drawn({ players }).join('\n')).toContain('@A')
    expect(drawn({ players }, 81, ['Ada', 'Anna']).join('\n')).toMatch(/@1[^]*@2 Anna/)
  })

  test('is drawn higher, with the names of places, where there is room', () => {
    expect(drawn({}, 121).join('\n')).toContain('┊ Diamond City ┊')
  })

  test('has the sheets beside it on a wide screen', () => {
    const [narrow, wide] = [120, 160].map(columns => drawn({}, columns).length)
    expect(wide).toBeLessThan(narrow!)
  })
})

describe('the sheets', () => {
  const picture = drawn({
    players: [
      {
        hp: 9,
        rads: 2,
        xp: 1,
        letters: ['S', 'L'],
        traits: ['vilified'],
        equipped: ['baseballBat'],
        exhausted: ['baseballBat'],
        inventory: ['stimpak'],
        perks: ['sprinter'],
        agendas: ['a08'],
      },
    ],
  }).join('\n')

  test('show HP and rads on one track', () => expect(picture).toContain('~~███████······· 9 of 16 HP, 2 rads'))
  test('W-XP-2 show the letters, the peg and the way to the next level', () =>
    expect(picture).toContain('[S]·····L 2 XP to the next level'))
  test('show exhausted cards in brackets', () => expect(picture).toContain('equipped: (Baseball Bat SP)'))
  test('W-INV-2 show the room that is left', () => expect(picture).toContain('inventory 1/3: Stimpak'))
  test('show traits, Caps, perks and influence', () => {
    expect(picture).toMatch(/3 Caps, Vilified/)
    expect(picture).toContain('perks: Sprinter')
    expect(picture).toContain('influence 1 of 11')
  })
})

describe('beside the map', () => {
  test('W-TRACK-3 stands the power of both factions', () => {
    const picture = drawn({ star: 3, shield: 1 }).join('\n')
    expect(picture).toContain('* ■■■□□□ The Railroad 3 of 6 (Railroad Agent: level 2)')
    expect(picture).toContain('▼ ■□□□□□ The Institute 1 of 6')
  })

  test('stand the quests with their objectives and what comes of them', () => {
    const picture = drawn({ quests: [14] }, 400).join('\n')
    expect(picture).toContain('Welcome to the Commonwealth (014)')
    expect(picture).toContain('Quest action: at Diamond City → The Railroad +1; 2 loot cards; 2 new quests open')
    expect(picture).toContain('When you kill a human → The Institute +1')
  })

  test('W-SHOP-1 stands the row of the shop with prices and effects', () => {
    const picture = drawn({ assets: { row: ['stimpak', 'combatArmor', 'townDoctor', 'jet'] } }, 200).join('\n')
    expect(picture).toContain('Stimpak, 3 Caps. Aid. Your turn, discard: +6 HP.')
    expect(picture).toContain('Town Doctor. Companion, recruited with: Idolized')
  })
})
