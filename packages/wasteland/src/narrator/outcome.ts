import type { Seat } from '@overseer/kernel'
import { FACTIONS } from '../content/terms.ts'
import type { Ending } from '../state.ts'
import { type View, survivorOf } from '../view.ts'
import { agendaName, bothNames, factionName, labelled } from './phrases.ts'
import type { Teller } from './teller.ts'

/** How the game ended, who won, and where everybody's influence came from. */
export function outcomeText(teller: Teller, view: View): string[] {
  const { result } = view
  if (result === null) return []
  const { say } = teller
  const seats = [...view.players.keys()].sort((a, b) => result.ranks[a]! - result.ranks[b]!)
  const power = FACTIONS.map(side => say('score.power', { faction: factionName(teller, view, side), n: view[side] }))
  return [
    `${endText(teller, view, result.ending)} (${say('table.round', { n: view.round })}${say('list.semicolon')}${power.join(', ')})`,
    ...seats.map(seat => standingText(teller, view, seat)),
    ...(result.winners.length > 1 ? [say('end.shared')] : []),
  ]
}

function endText(teller: Teller, view: View, ending: Ending): string {
  return ending === 'star' || ending === 'shield'
    ? teller.say('end.faction', { faction: factionName(teller, view, ending) })
    : ending === 'both'
      ? teller.say('end.both', bothNames(teller, view))
      : teller.say(`end.${ending}`)
}

/** '1. Ada won: 8 influence (Freedom: 4, Payday: 2, …), killed 2 times'; no place where all have lost. */
function standingText(teller: Teller, view: View, seat: Seat): string {
  const { say } = teller
  const { ranks, standings, winners, goal } = view.result!
  const { influence, agendas, eliminated } = standings[seat]!
  const { deaths } = survivorOf(view, seat)
  const parts = agendas.map(({ agenda, worth }) =>
    say('score.agenda', { agenda: agendaName(teller, agenda), n: worth }),
  )
  const facts = [
    say(winners.includes(seat) ? 'score.won' : 'score.lost'),
    ...(view.options.friends === null ? [say('table.influence', { n: influence, goal })] : []),
    ...(eliminated ? [say('table.out')] : []),
    ...(deaths > 0 ? [say('score.deaths', { n: deaths })] : []),
  ]
  const sources = parts.length === 0 ? '' : ` (${parts.join(', ')})`
  const place = winners.length === 0 ? '' : `${ranks[seat]}. `
  return `${place}${labelled(teller, teller.nameOf(seat), facts.join(', '))}${sources}`
}
