import { readFileSync } from 'node:fs'
import { type Frame, Match, newRecord, playback } from '@overseer/kernel'
import { captions, type Chance, type Event, loadWords, narrator, wasteland, waysOf } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { outcomeTold } from '../src/games/wasteland/board/outcome-told.ts'
import { deedsOf, headlinesOf } from '../src/games/wasteland/board/news.ts'
import type { Play } from '../src/games/wasteland/board/play.ts'
import { isAskedOnMap, openNodes } from '../src/games/wasteland/board/targets.ts'
import { isBetter, worthOf } from '../src/games/wasteland/dialogs/reroll-worth.ts'

/** What the table says beside a question. */

const chance = (win: number, damage: number): Chance => ({ win, damage, die: 0, rads: 0 })

test('a reroll that wins no more often than the dice as they lie tells of the damage it spares', () => {
  expect(worthOf(chance(1, 1.52), chance(1, 4))).toEqual({ damage: 1.52, kept: 4 })
  expect(worthOf(chance(0.999, 1), chance(1, 2))).toEqual({ damage: 1, kept: 2 }) // both read 100%
})

test('a reroll that wins more often, or changes nothing, tells of its chance', () => {
  expect(worthOf(chance(0.8, 2), chance(0.3, 4))).toBeNull()
  expect(worthOf(chance(1, 2.01), chance(1, 2.04))).toBeNull()
})

test('dice are worth a reroll where it wins more often, or spares damage; not where it only costs some', () => {
  expect(isBetter(chance(0.94, 4), chance(0, 2))).toBe(true)
  expect(isBetter(chance(1, 1.5), chance(1, 4))).toBe(true)
  expect(isBetter(chance(1, 5.3), chance(1, 4))).toBe(false)
  expect(isBetter(chance(1, 1), chance(1, 1))).toBe(false)
})

test('an enemy that came to where one stands, and what one suffered are among the headlines, an enemy elsewhere is not', async () => {
  await loadWords('en')
  const position = { players: [{ at: 'crossroads.b' }], foes: [{ face: 'brute', at: 'crossroads.b' }] }
  const { state } = new Match(wasteland, { ...newRecord(wasteland, null, 'news'), position })
  const play = { view: wasteland.view(state, 0), narrator: narrator('en', ['A']), near: 0 } as Play
  const moved = (at: string) => ({ type: 'enemyMoved', foe: 1, face: 'brute', at })
  const told = (at: string) =>
    headlinesOf(play, { history: [{ event: moved(at) }] as unknown as readonly Frame[] }, 'large')
  expect(told('crossroads.b').join()).toContain('Brute')
  expect(told('crossroads.a')).toEqual([])
  const hurt = { event: { type: 'damaged', seat: 0, n: 4 } } as unknown as Frame
  expect(headlinesOf(play, { history: [hurt] }, 'small')).toEqual(['A suffers 4 damage.'])
})

test('what came of the last thing one did is told until the next: a fight that asked nothing, too', async () => {
  await loadWords('en')
  const { state } = new Match(wasteland, { ...newRecord(wasteland, null, 'deeds'), position: { players: [{}, {}] } })
  const play = { view: wasteland.view(state, 0), narrator: narrator('en', ['A', 'B']), near: 0 } as Play
  const deeds = (...events: object[]) =>
    deedsOf(play, { history: events.map(event => ({ event })) as unknown as Frame[] })
  const began = { type: 'turnBegan', seat: 0 }
  const fought = [
    { type: 'actionTaken', seat: 0, action: 'fight' },
    { type: 'diceRolled', seat: 0, dice: [1, 2, 3] },
    { type: 'enemyKilled', seat: 0, foe: 1, kind: 'critter', face: 'radroach', at: null },
    { type: 'fightEnded', seat: 0, won: true, foe: 1, kind: 'critter', face: 'radroach' },
    { type: 'xpGained', seat: 0, n: 1 },
  ]
  expect(deeds(began, ...fought)).toEqual(['A kills a Radroach.', 'A gains 1 XP.'])
  expect(deeds(began, ...fought, { type: 'actionTaken', seat: 0, action: 'camp' })).toEqual([])
  expect(deeds(began, ...fought, { type: 'turnBegan', seat: 1 }, began)).toEqual([])
})

test('once one says that one will explore, the map asks for the tile alone', () => {
  const position = { players: [{ at: 'crossroads.b' }] }
  const { state } = new Match(wasteland, { ...newRecord(wasteland, null, 'tiles'), position })
  const view = wasteland.view(state, 0)
  const choices = wasteland.choices(state)
  const tiles = choices.filter(choice => choice.do === 'explore')
  const play = { view, choices, ways: waysOf(view, 0) }
  const asked = openNodes({ ...play, asked: { title: '', choices: tiles } })
  expect(asked).toHaveLength(tiles.length)
  expect(openNodes({ ...play, asked: null }).length).toBeGreaterThan(asked.length)
})

test('what came of an encounter is told until one does something else, but never over spaces that are to be chosen', async () => {
  await loadWords('en')
  const folder = new URL('../../wasteland/records/', import.meta.url)
  const told = { onMap: 0, elsewhere: 0, asked: 0 }
  for (const name of ['capital-4-influence', 'commonwealth-4-shield', 'farHarbor-3-star', 'pitt-4-star']) {
    const record = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
    const history: Frame[] = []
    for (const { frames, view, state } of playback(wasteland, record, 'spectator', { hidden: true })) {
      history.push(...frames)
      if (view.pending === null) continue
      const choices = wasteland.choices(state)
      const names = ['A', 'B', 'C', 'D']
      const words = { captions: captions('en', names), narrator: narrator('en', names) }
      const play = { view, near: view.pending.seat, choices, ...words }
      const onMap = isAskedOnMap(play)
      if (onMap && outcomeTold({ ...play, choices: [] }, { history }) !== null) told.asked++
      if (outcomeTold(play, { history }) !== null) told[onMap ? 'onMap' : 'elsewhere']++
    }
  }
  expect(told.asked).toBeGreaterThan(0) // there was something to make way
  expect(told.elsewhere).toBeGreaterThan(0)
  expect(told.onMap).toBe(0)
})

test('what came of an encounter says what it brought and cost, until one uses a card', async () => {
  await loadWords('en')
  const { state } = new Match(wasteland, { ...newRecord(wasteland, null, 'biscuit'), position: { players: [{}] } })
  const view = wasteland.view(state, 0)
  const play = { view, near: 0, choices: [], captions: captions('en', ['A']), narrator: narrator('en', ['A']) }
  const resolved: Event = { type: 'optionResolved', seat: 0, card: 168, option: 2, success: true }
  const told = (...events: Event[]) =>
    outcomeTold(play, { history: [resolved, ...events].map(event => ({ event, view })) })
  expect(told({ type: 'damaged', seat: 0, n: 1 }, { type: 'damaged', seat: 1, n: 2 })?.brought).toEqual([
    'A suffers 1 damage.',
  ])
  expect(told({ type: 'itemUsed', seat: 0, item: 'unstoppables', effect: 0 })).toBeNull()
  expect(told({ type: 'perkUsed', seat: 0, perk: 'jackpot' })).toBeNull()
  expect(told({ type: 'itemSold', seat: 0, item: 'junk', caps: 2 })).toBeNull() // a shop needs the room
})

test('headlines tell what others met and became, but first of all what has weight', async () => {
  await loadWords('en')
  const { state } = new Match(wasteland, { ...newRecord(wasteland, null, 'news'), position: { players: [{}, {}] } })
  const view = wasteland.view(state, 0)
  const play = { view, narrator: narrator('en', ['A', 'B']), near: 0 } as Play
  const met: Event = { type: 'encounterDrawn', seat: 1, deck: 'wasteland', card: 163 }
  const became: Event = { type: 'traitGained', seat: 1, trait: 'vilified' }
  const killed: Event = { type: 'killed', seat: 1 }
  const told = (room: 'large' | 'small', ...events: Event[]) =>
    headlinesOf(play, { history: events.map(event => ({ event, view })) }, room)
  expect(told('large', met, became)).toHaveLength(2)
  expect(told('large', met, became).join()).toContain('Vilified')
  expect(told('large', became, { type: 'roundBegan', round: 1 })).toEqual([]) // as a Ghoul begins
  expect(told('small', killed, met, became)).toHaveLength(2)
  expect(told('small', killed, met, became)[0]).toBe(narrator('en', ['A', 'B']).event(view, killed))
})
