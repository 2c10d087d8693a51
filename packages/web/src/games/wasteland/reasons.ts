import {
  type AttemptOdds,
  captions,
  type Choice,
  type Odds,
  oddsNow,
  optionsAhead,
  tracksEndedBy,
  type View,
  waysOf,
} from '@overseer/wasteland'
import { language } from '../../page/settings.ts'
import { average } from '../../text/numbers.ts'

/** What a choice costs and how likely it is to succeed, in sentences, as far as the one who is asked may know. */
export function reasons(view: View, choice: Choice, names: readonly string[]): string[] {
  return facts(view, choice, names).map(fact => {
    const begun = fact.charAt(0).toLocaleUpperCase(language.value) + fact.slice(1)
    return begun.endsWith('.') ? begun : `${begun}.`
  })
}

function facts(view: View, choice: Choice, names: readonly string[]): string[] {
  const seat = view.pending?.seat
  if (seat === undefined) return []
  return [...warnings(view, choice, names), ...benefits(view, choice, names, seat)]
}

/** Whether a choice may take a faction that nobody stands by to the end of the track. */
export function endsAll(view: View, choice: Choice): boolean {
  return tracksEndedBy(view, choice).some(side => side !== view.options.friends)
}

/** Whoever ends the game without enough influence loses it, however good the card is. */
function warnings(view: View, choice: Choice, names: readonly string[]): string[] {
  const ends = tracksEndedBy(view, choice)
  return ends.length === 0 ? [] : [captions(language.value, names).tracksEnd(view, ends)]
}

function benefits(view: View, choice: Choice, names: readonly string[], seat: number): string[] {
  const { say, item, objectives } = captions(language.value, names)
  const percent = (chance: number): number => Math.round(chance * 100)
  const fight = ({ chance: { win, damage, die } }: Odds): string =>
    say('odds.fight', { win: percent(win), damage: average(damage), die: percent(die) })
  const attempt = ({ chance, tasks }: AttemptOdds): string =>
    tasks.some(({ odds }) => odds !== null) ? say('odds.test', { win: percent(chance.win) }) : say('odds.sure')
  switch (choice.do) {
    case 'step': {
      const way = waysOf(view, seat).ways.find(({ to }) => to === choice.to)
      if (way === undefined) return []
      return [say('way.points', { n: way.points }), ...(way.rads > 0 ? [say('way.rads', { n: way.rads })] : [])]
    }
    case 'fight': {
      const odds = oddsNow(view, seat).fights.find(({ foe }) => foe === choice.foe)?.odds
      return odds === undefined ? [] : [fight(odds)]
    }
    case 'option': {
      const odds = optionsAhead(view)[choice.n - 1]?.odds
      return odds == null ? [] : [attempt(odds)]
    }
    case 'quest': {
      const { card, objective } = choice
      const odds = oddsNow(view, seat).quests.find(one => one.card === card && one.objective === objective)?.odds
      const results = objectives(view, card)[objective - 1]?.results
      return [...(odds === undefined ? [] : [attempt(odds)]), ...(results === undefined ? [] : [results])]
    }
    case 'buy':
    case 'take':
      return [item(choice.card)]
    default:
      return []
  }
}
