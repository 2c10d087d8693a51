import { Match, newRecord } from '@overseer/kernel'
import { aheadOf, type Event, loadWords, narrator, wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { discreet, isSecret, isShared, veiled } from '../src/games/wasteland/board/secrets.ts'

/** What people at one screen keep from each other. */

const position = { players: [{ agendas: ['a08', 'a01'] }, { agendas: ['a02'] }] } as const
const { state } = new Match(wasteland, { ...newRecord(wasteland, null, 'secrets'), position })
const view = wasteland.view(state, 0)
const [ANN, BOB, BOT] = [
  { name: 'Ann', bot: null },
  { name: 'Bob', bot: null },
  { name: 'Officer', bot: 'greedy' },
]

test('agendas are kept from others only where several people look at one screen and play against each other', () => {
  expect(isShared({ chairs: [ANN, BOB] }, view)).toBe(true)
  expect(isShared({ chairs: [ANN, BOT] }, view)).toBe(false)
  expect(isShared({ chairs: [ANN, BOB], seat: 0 }, view)).toBe(false)
  const over = { ...view, result: { winners: [0] } as never } // all is laid open
  expect(isShared({ chairs: [ANN, BOB] }, over)).toBe(false)
  const together = { ...view, options: { ...view.options, friends: 'star' } } as const
  expect(isShared({ chairs: [ANN, BOB] }, together)).toBe(false)
})

test('with agendas face down the influence of their owner reads like that of the others', () => {
  const [own] = aheadOf(veiled(view, 0), 0).influence.seats
  expect(own!.least).toBeLessThan(own!.most)
  expect(aheadOf(veiled(view, 0), 0).influence.agendas).toEqual([])
  expect(aheadOf(view, 0).influence.agendas).toHaveLength(2)
})

test('which agenda somebody drew is told to them alone', async () => {
  await loadWords('en')
  const tell = narrator('en', ['Ann', 'Bob'])
  const drawn: Event = { type: 'agendaDrawn', seat: 0, agenda: 'a08', to: [0] }
  expect(discreet(tell, 0).event(view, drawn)).toContain('Payday')
  for (const knows of [1, null]) expect(discreet(tell, knows).event(view, drawn)).toBe('Ann draws 1 agenda.')
})

test('an agenda that is shown in an offer lies face down for all others at the screen, and is told to nobody else', async () => {
  await loadWords('en')
  const give = { cards: [], caps: 0, agendas: ['a08'] } as const
  const nothing = { cards: [], caps: 0, agendas: [] }
  const offered = { ...view, offer: { from: 1, to: 0, give, want: nothing, before: null, counter: false } }
  expect(veiled(offered, 0).offer?.give.agendas).toEqual([null])
  const tell = narrator('en', ['Ann', 'Bob'])
  const shown: Event = { type: 'agendaShown', seat: 1, agenda: 'a08', to: [0, 1] }
  expect(discreet(tell, 0).event(view, shown)).toContain('Payday')
  for (const knows of [2, null]) expect(discreet(tell, knows).event(view, shown)).toBe('')
})

test('an answer that names an agenda is one that nobody else reads', () => {
  expect(isSecret({ do: 'giveAgenda', agenda: 'a08', shown: false })).toBe(true)
  expect(isSecret({ do: 'agenda', agenda: 'a08' })).toBe(true)
  expect(isSecret({ do: 'loyal', agenda: null })).toBe(false) // it lies open
  expect(isSecret({ do: 'camp' })).toBe(false)
})
