import { cardKey, LIBRARY, PLACES } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { draw, outlines } from '../src/games/wasteland/art/draw.ts'
import { ENEMY_FIGURES, FACTION_FIGURES, SURVIVOR_FIGURES } from '../src/games/wasteland/art/figures.ts'
import { ITEM_PICTURES } from '../src/games/wasteland/art/items.ts'
import { AGENDA_PICTURES, PERK_PICTURES } from '../src/games/wasteland/art/perks.ts'
import { PORTRAITS } from '../src/games/wasteland/art/portraits.ts'
import { SCENES } from '../src/games/wasteland/art/scenes.ts'
import { SIGNS } from '../src/games/wasteland/art/signs.ts'
import { BACKDROPS } from '../src/games/wasteland/art/vignettes/backdrops.ts'
import { vignetteOf } from '../src/games/wasteland/art/vignettes/cards.ts'
import { PEOPLE } from '../src/games/wasteland/art/vignettes/people.ts'
import { PROPS } from '../src/games/wasteland/art/vignettes/props.ts'
import { VIGNETTES } from '../src/games/wasteland/art/vignettes/scenes.ts'

/** The drawings: every line of every script can be read, and every story has its picture. */

const THINGS: Readonly<Record<string, string>> = { ...PROPS, ...PEOPLE }

/** Lines that draw nothing. */
function unread(script: string): string[] {
  return script
    .trim()
    .split('\n')
    .filter(line => {
      const named = /^>(\w+) /.exec(line.trim())
      if (named !== null) return THINGS[named[1]!] === undefined
      return !draw(line, { tones: ['red', 'red', 'red'] }).includes('<path d="M')
    })
}

describe('Scripts of drawings', () => {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    survivors: SURVIVOR_FIGURES,
    enemies: ENEMY_FIGURES,
    factions: FACTION_FIGURES,
    items: ITEM_PICTURES,
    perks: PERK_PICTURES,
    agendas: AGENDA_PICTURES,
    signs: SIGNS,
    scenes: SCENES,
    backdrops: BACKDROPS,
    people: PEOPLE,
    props: PROPS,
    vignettes: Object.fromEntries(Object.entries(VIGNETTES).map(([name, { of }]) => [name, of])),
    portraits: Object.fromEntries(
      Object.entries(PORTRAITS).map(([name, { head, arms, body, legs, held = '' }]) => [
        name,
        [head, arms, body, legs, held].filter(part => part !== '').join('\n'),
      ]),
    ),
  }

  test.each(Object.keys(all))('every line of the %s is read', kind => {
    for (const [name, script] of Object.entries(all[kind]!))
      expect({ name, unread: unread(script) }).toEqual({ name, unread: [] })
  })

  test('no thing of the vignettes is drawn for nothing', () => {
    const scripts = [...Object.values(BACKDROPS), ...Object.values(VIGNETTES).map(({ of }) => of)].join('\n')
    expect(Object.keys(PROPS).filter(name => !scripts.includes(`>${name} `))).toEqual([])
  })

  test('a mirrored shape lies on the other side of the axis', () => {
    expect(draw('=r M1 0h2', { axis: 5 })).toContain('translate(10 0) scale(-1 1)')
    expect(outlines('=r M1 0h2v3a1 1 0 0 1 2 2z', 5).solid).toBe('M1 0h2v3a1 1 0 0 1 2 2zM9 0h-2v3a1 1 0 0 0 -2 2z')
  })
})

const OUT_OF_USE = 100

describe('Every story has its picture', () => {
  const cards = LIBRARY.flatMap(card =>
    card === undefined || card.number === OUT_OF_USE ? [] : [cardKey(card.number)],
  )

  test('all 174 cards, by what happens in them', () => {
    expect(cards).toHaveLength(174)
    const roads = cards.filter(card => vignetteOf(card) === 'road')
    expect(roads.length).toBeLessThan(3)
  })

  test('more than a hundred different pictures, none of which no card shows', () => {
    const shown = new Set(cards.map(vignetteOf))
    expect(shown.size).toBeGreaterThan(100)
    expect(Object.keys(VIGNETTES).filter(name => !shown.has(name as keyof typeof VIGNETTES))).toEqual([])
  })

  test('every named place has a scene', () => {
    for (const place of PLACES) expect(SCENES[place].length).toBeGreaterThan(80)
  })
})
