import { statistics } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { type Given, table } from './table.ts'

/** The explosion of quest 98 kills a brute beside its marker. */
function explode(up: boolean) {
  const given: Given = {
    players: [{}, { at: 'diamond.c', letters: ['S', 'P', 'E'] }],
    turn: 1,
    quests: [{ card: 98, caps: 2, marker: 'diamond.c' }],
    foes: [{ face: 'brute', at: 'diamond.b', up }],
    agendas: { next: ['a05'] },
  }
  const t = table(given).quest(98, 2)
  const killed = t.tells('enemyKilled')!
  return { killed, uses: statistics.cards(t.state, killed) }
}

test('an enemy that dies facedown is no use of a card: nobody has seen which it was', () => {
  const { killed, uses } = explode(false)
  expect(killed).toMatchObject({ kind: 'superMutant', face: null })
  expect(uses).toEqual([])
})

test('an enemy that dies faceup is one of those that are counted', () => {
  const { uses } = explode(true)
  expect(uses).toEqual([{ kind: 'enemy killed', card: 'brute', seat: 1 }])
  expect(statistics.deck).toContainEqual({ kind: 'enemy killed', card: 'brute' })
})
