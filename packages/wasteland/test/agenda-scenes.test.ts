import { AGENDA_IDS, statistics, wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'

/** What the end of a turn turns up in the scene of an agenda. */
function turnedUp(agenda: string): string[] {
  const state = wasteland.parse.position(statistics.near!({ kind: 'agenda activated', card: agenda }, 0), 'scene')
  const seen: string[] = []
  const end = wasteland.choices(state).find(choice => choice.do === 'end')!
  wasteland.apply(state, end, event => {
    if (event.type === 'agendaRevealed') seen.push(event.agenda)
  })
  return seen
}

test('W-SETUP-8 the scene of every agenda turns it up, those of the co-operative variant too', () => {
  for (const agenda of AGENDA_IDS) expect(turnedUp(agenda)).toEqual([agenda])
})
