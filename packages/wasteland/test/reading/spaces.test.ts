import { LANGUAGES } from '@overseer/kernel'
import {
  graphOf,
  labelOf,
  SCENARIO_IDS,
  type SpaceName,
  spaceNames,
  TILE_COUNT,
  TILE_IDS,
  TILES,
  wasteland,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'
import '../all-words.ts'

const view = wasteland.view(table().state, 0)
const everySpace: SpaceName[] = [
  ...TILE_IDS.flatMap(id => Object.keys(TILES[id].spaces).map(letter => `${id}.${letter}`)),
  ...Array.from({ length: TILE_COUNT }, (_, position) => `#${position}`),
  'mothership',
]

describe('what spaces are called', () => {
  test.each<[SpaceName, string]>([
    ['diamond.c', 'Diamond City'],
    ['crossroads.h', 'the hills west of Crossroads Camp'],
    ['rocket.y', 'the flats west of Red Rocket Station'],
    ['rocket.w', 'the flats far west of Red Rocket Station'],
    ['vault84.b', 'the irradiated flats south of Vault 84'],
    ['#2', 'the dangerous tile, sheet 3'],
    ['#13', 'the deadly tile, sheet 14'],
    ['mothership', 'the Mothership'],
  ])('%s is %s', (name, words) => expect(spaceNames('en').space(view, name)).toBe(words))

  test.each([
    ['fr', 'les collines à l’ouest du Camp du carrefour'],
    ['de', 'die Hügel westlich des Crossroads-Lagers'],
    ['ru', 'холмы к западу от лагеря на перекрёстке'],
  ] as const)('places have their forms: %s', (language, words) =>
    expect(spaceNames(language).space(view, 'crossroads.h')).toBe(words),
  )

  test.each(LANGUAGES)('no two spaces are called alike in %s', language => {
    const { space } = spaceNames(language)
    const names = everySpace.map(name => space(view, name).toLowerCase())
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter(name => /[{}#]|\w\.\w\b(?!\.)/.test(name.replace(/c\.i\.t\./, '')))).toEqual([])
  })

  test('a settlement that is founded gives its space a name', () => {
    const founded = table({ quests: [{ card: 155, marker: 'mart.s' }] })
    expect(spaceNames('en').space(wasteland.view(founded.state, 0), 'mart.s')).toBe('Sepulcher')
  })

  test.each(SCENARIO_IDS)('the sheets of %s are counted from 1', scenario => {
    expect(labelOf(scenario, '#0')).toMatchObject({ is: 'tile', sheet: 1 })
  })

  test('a side is where one finds it on the map', () => {
    const { names } = graphOf(table().state.board)
    expect(names.filter(name => name.startsWith('crossroads')).map(name => labelOf('commonwealth', name))).toEqual([
      { is: 'ground', ground: 'flats', far: false, side: 'northWest', of: 'crossroadsCamp' },
      { is: 'ground', ground: 'flats', far: false, side: 'east', of: 'crossroadsCamp' },
      { is: 'ground', ground: 'flats', far: false, side: 'southWest', of: 'crossroadsCamp' },
      { is: 'ground', ground: 'hills', far: false, side: 'west', of: 'crossroadsCamp' },
      { is: 'place', place: 'crossroadsCamp' },
    ])
  })
})
