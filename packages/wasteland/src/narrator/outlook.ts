import type { Seat } from '@overseer/kernel'
import type { Condition, Task } from '../content/cards/types.ts'
import type { Faction } from '../content/terms.ts'
import type { SpaceName } from '../map/layout.ts'
import type { OptionAhead } from '../reading/options.ts'
import { aheadOf, oddsNow } from '../reading/now.ts'
import type { ActivationAhead, DeckAhead, FactionAhead } from '../reading/forecast.ts'
import type { AgendaAhead } from '../reading/influence.ts'
import type { AttemptOdds, Chance, Helped, Odds, RollOdds } from '../reading/odds.ts'
import type { ObjectiveAhead, QuestAhead } from '../reading/quests.ts'
import { type Exploration, type Way, waysOf } from '../reading/ways.ts'
import type { View } from '../view.ts'
import { conditionText, taskText } from './cards/conditions-and-tasks.ts'
import { choiceText } from './choices.ts'
import { agendaText } from './effects.ts'
import {
  agendaName,
  cardName,
  enemyText,
  factionName,
  foeCalled,
  foeText,
  heading,
  kindName,
  labelled,
  list,
  sentence,
  spaceText,
} from './phrases.ts'
import type { Teller } from './teller.ts'

/** Odds, ways and what lies ahead, line by line. */

const percent = (chance: number): number => Math.round(chance * 100)
const oneDigit = ({ language }: Teller, n: number): string => n.toLocaleString(language, { maximumFractionDigits: 1 })

// Odds

function chanceText(teller: Teller, is: 'test' | 'fight', { win, die, damage }: Chance): string {
  const { say } = teller
  if (is === 'test') return say('odds.test', { win: percent(win) })
  return say('odds.fight', { win: percent(win), die: percent(die), damage: oneDigit(teller, damage) })
}

/** The chance with the rerolls one has, and what everything one could use would make of it. */
export function oddsText(teller: Teller, is: 'test' | 'fight', { chance, all }: Pick<Odds, 'chance' | 'all'>): string {
  const text = chanceText(teller, is, chance)
  if (percent(all.win) <= percent(chance.win)) return text
  return [text, labelled(teller, teller.say('odds.all'), chanceText(teller, is, all))].join(
    teller.say('list.semicolon'),
  )
}

/** The same of an option or an objective. */
export function attemptText(teller: Teller, odds: AttemptOdds): string {
  const rolled = odds.tasks.some(task => task.odds !== null)
  return rolled ? oddsText(teller, kindOf(odds), odds) : teller.say('odds.sure')
}

function helpText(teller: Teller, is: 'test' | 'fight', help: Helped): string {
  const name = help.is === 'card' ? cardName(teller, help.card) : teller.say('choice.rested')
  return `  ${labelled(teller, name, chanceText(teller, is, help.chance))}`
}

function helpTexts(teller: Teller, is: 'test' | 'fight', { helps, all }: Odds): string[] {
  const lines = helps.map(help => helpText(teller, is, help))
  if (helps.length > 1) lines.push(`  ${labelled(teller, teller.say('odds.all'), chanceText(teller, is, all))}`)
  return lines
}

function rollTexts(teller: Teller, view: View, roll: RollOdds): string[] {
  const kept = labelled(teller, teller.say('choice.skip.reroll'), chanceText(teller, roll.is, roll.kept))
  const again = roll.rerolled.map(({ dice, chance }) =>
    labelled(teller, choiceText(teller, view, { do: 'reroll', dice }), chanceText(teller, roll.is, chance)),
  )
  return [kept, ...again, ...helpTexts(teller, roll.is, roll)]
}

function kindOf({ tasks }: Pick<AttemptOdds, 'tasks'>): 'test' | 'fight' {
  return tasks.some(({ task }) => task.do === 'fight' || task.do === 'fightFaction') ? 'fight' : 'test'
}

function attemptTexts(teller: Teller, name: string, { tasks, chance }: AttemptOdds): string[] {
  const rolled = tasks.flatMap(({ task, odds }) => (odds === null ? [] : [{ task, odds }]))
  if (rolled.length === 0) return [labelled(teller, name, teller.say('odds.sure'))]
  return [
    labelled(teller, name, chanceText(teller, kindOf({ tasks }), chance)),
    ...rolled.flatMap(({ task, odds }) => helpTexts(teller, task.do === 'test' ? 'test' : 'fight', odds)),
  ]
}

/** An option that is locked says what it asks for. */
function optionTexts(teller: Teller, view: View, card: number, { n, missing, unpaid, odds }: OptionAhead): string[] {
  const lacking = lackingTexts(teller, view, missing, unpaid)
  const name = teller.line(card, n)
  return lacking.length === 0
    ? attemptTexts(teller, name, odds)
    : [labelled(teller, name, lacking.join(teller.say('list.semicolon')))]
}

function lackingTexts(teller: Teller, view: View, missing: readonly Condition[], unpaid: readonly Task[]): string[] {
  const { say } = teller
  const reader = { teller, view }
  const conditions = missing.map(one => conditionText(reader, one))
  const tasks = unpaid.map(one => taskText(reader, one))
  return [
    ...(conditions.length > 0 ? [say('ahead.missing', { what: list(teller, conditions) })] : []),
    ...(tasks.length > 0 ? [say('ahead.unpaid', { what: list(teller, tasks) })] : []),
  ]
}

/** What the dice would do: the roll that lies there, the options, enemies within reach, quest actions. */
export function oddsTexts(teller: Teller, view: View, seat: Seat): string[] {
  const { roll, options, fights, quests } = oddsNow(view, seat)
  const { pending } = view
  const card = pending !== null && pending.do === 'option' ? pending.run.card : 0
  return [
    ...(roll === null ? [] : rollTexts(teller, view, roll)),
    ...options.flatMap(option => optionTexts(teller, view, card, option)),
    ...fights.flatMap(({ foe, odds }) => {
      const name = foeText(teller, view, foeCalled(view, foe)!)
      const needed = teller.say('odds.needed', { n: odds.needed })
      return [
        labelled(teller, name, `${chanceText(teller, 'fight', odds.chance)} (${needed})`),
        ...helpTexts(teller, 'fight', odds),
      ]
    }),
    ...quests.flatMap(({ card: quest, objective, odds }) =>
      attemptTexts(teller, objective === 0 ? teller.title(quest) : teller.line(quest, objective), odds),
    ),
  ].map(line => (line.startsWith(' ') ? line : sentence(line)))
}

// Ways

export function waysTexts(teller: Teller, view: View, seat: Seat): string[] {
  const { from, ways, explorations } = waysOf(view, seat)
  if (from === null) return []
  return [
    labelled(teller, teller.say('way.here'), spaceText(teller, view, from)),
    ...ways.map(way => wayText(teller, view, way)),
    ...explorations.map(one => explorationText(teller, view, one)),
  ].map(sentence)
}

function wayText(teller: Teller, view: View, { to, points, moves, rads, healed, foes, fatal }: Way): string {
  const { say } = teller
  const enemies = foes.flatMap(id => foeCalled(view, id) ?? []).map(foe => enemyText(teller, view, foe))
  const facts = [
    say('way.points', { n: points }),
    ...(moves > 0 ? [say('way.moves', { n: moves })] : []),
    ...(rads > 0 ? [say('way.rads', { n: rads })] : []),
    ...(healed > 0 ? [say('way.healed', { n: healed })] : []),
    ...(enemies.length > 0 ? [say('way.foes', { enemies: list(teller, enemies) })] : []),
    ...(fatal ? [say('way.fatal')] : []),
  ]
  return labelled(teller, spaceText(teller, view, to), facts.join(', '))
}

function explorationText(teller: Teller, view: View, { tile, from, moves }: Exploration): string {
  const { say } = teller
  const where = moves === 0 ? [] : [say('ahead.at', { n: moves, space: spaceText(teller, view, from) })]
  return [say('choice.explore', { tile: spaceText(teller, view, tile) }), ...where].join(', ')
}

// What lies ahead

export function aheadTexts(teller: Teller, view: View, seat: Seat): string[] {
  const { say } = teller
  const { quests, influence, factions, deck, activations } = aheadOf(view, seat)
  const { goal, seats, agendas } = influence
  const standings = seats.map(({ seat: one, least, most }) => {
    const who = teller.nameOf(one)
    return least === most
      ? say('ahead.influence', { who, n: least, goal })
      : say('ahead.between', { who, least, most, goal })
  })
  return [
    ...(view.options.friends === null ? standings : []),
    ...agendas.map(agenda => `  ${agendaLine(teller, view, agenda)}`),
    heading(teller, say('ahead.heading.factions')),
    ...factions.map(faction => `  ${factionLine(teller, view, faction)}`),
    ...deckLines(teller, view, deck).map(line => `  ${line}`),
    ...(activations.length === 0 ? [] : [heading(teller, say('ahead.heading.next'))]),
    ...activations.map(one => `  ${activationLine(teller, view, one)}`),
    ...quests.flatMap(quest => questLines(teller, view, quest)),
  ]
}

function agendaLine(teller: Teller, view: View, { agenda, worth, counts }: AgendaAhead): string {
  const { say } = teller
  const facts = [say('ahead.agendaFull', { n: worth }), ...agendaLacks(teller, { counts })]
  return `${labelled(teller, agendaName(teller, agenda), facts.join(say('list.semicolon')))} (${agendaText(teller, view, agenda)})`
}

/** What would make an agenda worth more. */
export function agendaLacks({ say }: Teller, { counts }: Pick<AgendaAhead, 'counts'>): string[] {
  return counts.flatMap(({ has, next }) =>
    next === null ? [] : [say('ahead.next', { has: Math.max(0, has), n: next.n, worth: next.worth })],
  )
}

function factionLine(teller: Teller, view: View, faction: FactionAhead): string {
  const { side, power, end } = faction
  const text = teller.say('table.powerOf', { faction: factionName(teller, view, side), n: power, end })
  return [text, ...moversTexts(teller, faction)].join(', ')
}

/** The quests that can move a faction. */
export function moversTexts(teller: Teller, { movers }: FactionAhead): string[] {
  if (movers.length === 0) return []
  const titles = movers.map(({ card }) => teller.say('card.quoted', { card: teller.title(card) }))
  return [teller.say('ahead.movers', { quests: list(teller, titles) })]
}

/** Agenda cards that are worth counting. */
const IN_SIGHT = 15

/** How many agendas are left, and what the last one brings. */
export function deckTexts(teller: Teller, view: View, { cards, rise, ends, lost }: DeckAhead): string[] {
  const { say } = teller
  const named = (sides: readonly Faction[]): string =>
    list(
      teller,
      sides.map(side => factionName(teller, view, side)),
    )
  const end = say(lost ? 'ahead.lost' : 'ahead.won', { factions: named(ends) })
  return [say('ahead.deck', { n: cards, factions: named(rise) }), ...(ends.length > 0 ? [end] : [])]
}

function deckLines(teller: Teller, view: View, deck: DeckAhead): string[] {
  const { ends, endsIn } = deck
  const lines = deckTexts(teller, view, deck)
  if (ends.length === 0 && endsIn !== null && endsIn <= IN_SIGHT) lines.push(teller.say('ahead.endsIn', { n: endsIn }))
  return lines
}

function activationLine(teller: Teller, view: View, activation: ActivationAhead): string {
  const { say } = teller
  const { kind, chance } = activation
  const what = say('ahead.kind', { kind: sentence(kindName(teller, view, kind)), n: percent(chance) })
  return [what, ...activationTexts(teller, view, activation)].join(say('list.semicolon'))
}

/** What a kind of enemy would do if the next agenda woke it. */
export function activationTexts(teller: Teller, view: View, { foes, wakes, brings }: ActivationAhead): string[] {
  const { say } = teller
  const told = foes.flatMap(({ foe: id, fights, goes }) => {
    const foe = foeCalled(view, id)
    if (foe === undefined) return []
    const enemy = enemyText(teller, view, foe)
    if (fights !== null) return [say('ahead.fights', { enemy, who: teller.nameOf(fights) })]
    const spaces = list(
      teller,
      goes.map(space => spaceText(teller, view, space)),
      'or',
    )
    return goes.length === 0 ? [] : [say('ahead.goes', { enemy, spaces })]
  })
  if (wakes.length > 0) told.push(say('ahead.wakes', { n: wakes.length }))
  if (brings !== null) told.push(say(`ahead.${brings}`))
  return told
}

function questLines(teller: Teller, view: View, { card, objectives }: QuestAhead): string[] {
  return [
    heading(teller, teller.title(card)),
    ...objectives.map(objective => `  ${objectiveLine(teller, view, card, objective)}`),
  ]
}

const FEW = 3

function someSpaces(teller: Teller, view: View, spaces: readonly SpaceName[]): string {
  const named = spaces.slice(0, FEW).map(space => spaceText(teller, view, space))
  return spaces.length > FEW ? `${named.join(', ')} …` : list(teller, named, 'or')
}

function objectiveLine(teller: Teller, view: View, card: number, ahead: ObjectiveAhead): string {
  const { say } = teller
  const { objective, odds } = ahead
  const facts = objectiveFacts(teller, view, ahead)
  if (odds !== null) facts.push(chanceText(teller, kindOf(odds), odds.chance))
  const name = objective === 0 ? say('choice.questMarker', { card: teller.title(card) }) : teller.line(card, objective)
  return labelled(teller, name.replace(/\.$/, ''), facts.join(say('list.semicolon')))
}

/** Where an objective can be done, how far that is, and what is missing. */
export function objectiveFacts(teller: Teller, view: View, ahead: ObjectiveAhead): string[] {
  const { say } = teller
  const { places, unfound, nearest, missing, unpaid, beset, ready } = ahead
  const facts: string[] = []
  if (ready) facts.push(say('ahead.ready'))
  else if (places === null) facts.push(say('ahead.anywhere'))
  else if (nearest?.moves === 0) facts.push(say('ahead.here'))
  else if (nearest !== null)
    facts.push(say('ahead.at', { n: nearest.moves, space: spaceText(teller, view, nearest.to) }))
  else if (places.length > 0) facts.push(say('ahead.cutOff', { places: someSpaces(teller, view, places) }))
  else if (unfound.length === 0) facts.push(say('ahead.nowhere'))
  if (unfound.length > 0)
    facts.push(
      say('ahead.unfound', {
        places: list(
          teller,
          unfound.map(place => say(`place.${place}`)),
        ),
      }),
    )
  facts.push(...lackingTexts(teller, view, missing, unpaid))
  if (beset) facts.push(say('ahead.beset'))
  return facts
}
