import type { Language, Seat } from '@overseer/kernel'
import type { Activation, AgendaId } from '../content/agendas.ts'
import type { CardNumber } from '../content/cards/types.ts'
import type { ItemId } from '../content/items/items.ts'
import type { PerkId } from '../content/survivors/perks.ts'
import type { Faction } from '../content/terms.ts'
import type { FoeId } from '../choice.ts'
import type { SpaceName } from '../map/layout.ts'
import type { Fight, Foe } from '../state.ts'
import type { WastelandSay } from '../text/catalogues.ts'
import { storyOf } from '../text/loaded.ts'
import type { Story } from '../text/story.ts'
import type { View } from '../view.ts'
import { optionNotes, optionResults, type PrintedObjective, printedObjectives } from './cards/printed.ts'
import { agendaText, itemText, perkText, useText } from './effects.ts'
import type { ActivationAhead, DeckAhead, FactionAhead } from '../reading/forecast.ts'
import type { AttemptOdds, FightOdds } from '../reading/odds.ts'
import type { ObjectiveAhead } from '../reading/quests.ts'
import type { AgendaAhead } from '../reading/influence.ts'
import type { SeenOutcome } from '../reading/since.ts'
import {
  activationTexts,
  agendaLacks,
  aheadTexts,
  deckTexts,
  tracksEndText,
  moversTexts,
  attemptText,
  objectiveFacts,
  oddsText,
} from './outlook.ts'
import {
  agendaName,
  cardName,
  enemyName,
  enemyNotes,
  enemyText,
  factionName,
  foeCalled,
  foeText,
  kindName,
  sentence,
  thereNotes,
} from './phrases.ts'
import { newTeller } from './teller.ts'

/** What stands under pictures, for a table that draws cards, enemies and quests instead of telling of them. */
export interface Captions {
  readonly say: WastelandSay
  title(card: CardNumber): string
  story(card: CardNumber): Story | undefined
  objectives(view: View, card: CardNumber): readonly PrintedObjective[]
  /** What an option of an encounter asks for. */
  option(view: View, card: CardNumber, n: number): string
  /** What it brings; only for what the table has seen (outcomesSeen). */
  outcome(view: View, seen: SeenOutcome): string
  /** The name of an item or a perk, and what one of its effects does. */
  card(card: ItemId | PerkId): string
  use(card: ItemId | PerkId, effect: number): string
  item(item: ItemId): string
  perk(perk: PerkId): string
  agenda(agenda: AgendaId): string
  agendaBonus(view: View, agenda: AgendaId): string
  faction(view: View, faction: Faction): string
  /** An enemy with its level, and where it stands. */
  foe(view: View, id: FoeId): string
  enemy(view: View, enemy: Foe | Fight): string
  /** Its name alone. */
  enemyName(view: View, enemy: Foe | Fight): string
  enemyNotes(view: View, enemy: Foe | Fight): string
  /** Terrain, icons, enemies and survivors of a space. */
  there(view: View, space: SpaceName): readonly string[]
  ahead(view: View, seat: Seat): readonly string[]
  /** The chance of a fight, an option or an objective, and what everything one could use would make of it. */
  fight(odds: FightOdds): string
  attempt(odds: AttemptOdds): string
  /** Where an objective can be done, how far that is, and what is missing. */
  objective(view: View, objective: ObjectiveAhead): readonly string[]
  /** What would make an agenda worth more. */
  lacks(agenda: AgendaAhead): readonly string[]
  /** Which quests can move a faction. */
  movers(faction: FactionAhead): readonly string[]
  /** How many agendas are left, and what the last one brings. */
  deck(view: View, deck: DeckAhead): string
  /** What it means that factions come to the end of the track. */
  tracksEnd(view: View, ends: readonly Faction[]): string
  /** What a kind of enemy is called, and what it would do if the next agenda woke it. */
  kind(view: View, kind: Activation): string
  activation(view: View, activation: ActivationAhead): readonly string[]
}

export function captions(language: Language, names: readonly string[]): Captions {
  const teller = newTeller(language, names)
  return {
    say: teller.say,
    title: card => teller.title(card),
    story: card => storyOf(language, card),
    objectives: (view, card) => printedObjectives(teller, view, card),
    option: (view, card, n) => optionNotes(teller, view, card, n),
    outcome: (view, { card, option, success }) => optionResults(teller, view, card, option, success),
    card: card => cardName(teller, card),
    use: (card, effect) => useText(teller, card, effect),
    item: item => itemText(teller, item),
    perk: perk => perkText(teller, perk),
    agenda: agenda => agendaName(teller, agenda),
    agendaBonus: (view, agenda) => agendaText(teller, view, agenda),
    faction: (view, faction) => factionName(teller, view, faction),
    foe(view, id) {
      const foe = foeCalled(view, id)
      return foe === undefined ? '' : foeText(teller, view, foe)
    },
    enemy: (view, enemy) => sentence(enemyText(teller, view, enemy)),
    enemyName: (view, enemy) => sentence(enemyName(teller, view, enemy)),
    enemyNotes: (view, enemy) => enemyNotes(teller, view, enemy),
    there: (view, space) => thereNotes(teller, view, space),
    ahead: (view, seat) => aheadTexts(teller, view, seat),
    fight: odds => oddsText(teller, 'fight', odds),
    attempt: odds => attemptText(teller, odds),
    objective: (view, objective) => objectiveFacts(teller, view, objective),
    lacks: agenda => agendaLacks(teller, agenda),
    movers: faction => moversTexts(teller, faction),
    deck: (view, deck) => deckTexts(teller, view, deck).join(' '),
    tracksEnd: (view, ends) => tracksEndText(teller, view, ends),
    kind: (view, kind) => sentence(kindName(teller, view, kind)),
    activation: (view, activation) => activationTexts(teller, view, activation),
  }
}
