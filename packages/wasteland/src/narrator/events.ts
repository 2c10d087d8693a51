import type { Seat } from '@overseer/kernel'
import type { Event } from '../event.ts'
import { isFaction } from '../rules/fight/foes.ts'
import type { Ending } from '../state.ts'
import type { View } from '../view.ts'
import type { Tell, Texts } from './event-table.ts'
import { CARD_EVENTS } from './events-cards.ts'
import {
  agendaName,
  bothNames,
  diceText,
  enemyName,
  enemyText,
  factionName,
  itemName,
  kindName,
  lettersText,
  list,
  sentence,
  slainName,
  spaceText,
  stripText,
  tileText,
  tokenName,
} from './phrases.ts'
import type { Teller } from './teller.ts'

/** A sentence for the log, told while the table is as the event left it. */
export function eventText(teller: Teller, view: View, event: Event): string {
  const tell = EVENTS[event.type] as (teller: Teller, view: View, event: Event) => string
  return tell(teller, view, event)
}

type OfSeat =
  | ('turnBegan' | 'turnEnded' | 'loyaltyEnded' | 'restGivenUp')
  | ('killed' | 'eliminated' | 'resigned' | 'actionGained' | 'deckPassed')
const ofSeat: Tell<OfSeat> = (teller, _view, { type, seat }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat) })

type Counted =
  | ('damaged' | 'radsSuffered' | 'healed' | 'cured' | 'xpGained' | 'pointsGained')
  | ('capsGained' | 'capsPaid' | 'capsLost' | 'agendasDrawn' | 'agendasDiscarded')
const counted: Tell<Counted> = (teller, _view, { type, seat, n }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), n })

const ofPlace: Tell<'survivorPlaced' | 'survivorMoved'> = (teller, view, { type, seat, at }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), space: spaceText(teller, view, at) })

const ofEnemy: Tell<'enemyPlaced' | 'enemyMoved' | 'enemyTurnedUp' | 'enemyTurnedDown'> = (teller, view, event) =>
  sentence(
    teller.say(`event.${event.type}`, {
      enemy: enemyText(teller, view, event),
      space: spaceText(teller, view, event.at),
    }),
  )

const ofToken: Tell<'tokenPlaced' | 'tokenRemoved'> = (teller, view, { type, faction, at }) =>
  teller.say(`event.${type}`, { token: tokenName(teller, view, faction), space: spaceText(teller, view, at) })

const ofDice: Tell<'diceRolled' | 'diceRerolled' | 'dieSet' | 'companionsRolled'> = (teller, _view, event) =>
  teller.say(`event.${event.type}`, { who: teller.nameOf(event.seat), dice: diceText(teller, event.dice) })

const ofLetter: Tell<'letterGained' | 'letterReturned'> = (teller, _view, { type, seat, letter }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), letter })

const ofTrait: Tell<'traitGained' | 'traitLost'> = (teller, _view, { type, seat, trait }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), trait: teller.say(`trait.${trait}`) })

const ofPower: Tell<'powerGained' | 'powerLost'> = (teller, view, { type, faction, n, power }) =>
  teller.say(`event.${type}`, { faction: factionName(teller, view, faction), n, power })

const ofAgenda: Tell<'agendaDrawn' | 'agendaDiscarded' | 'agendaShown'> = (teller, _view, { type, seat, agenda }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), agenda: agendaName(teller, agenda) })

const EVENTS: Texts<Event['type']> = {
  ...CARD_EVENTS,

  // The course of the game
  characterPicked: (teller, _view, { seat, character }) =>
    teller.say('event.characterPicked', {
      who: teller.nameOf(seat),
      character: teller.say(`character.${character}`),
    }),
  roundBegan: ({ say }, _view, { round }) => say('event.roundBegan', { n: round }),
  turnBegan: ofSeat,
  turnEnded: ofSeat,
  arranged(teller, _view, { seat, equipped }) {
    const who = teller.nameOf(seat)
    if (equipped.length === 0) return teller.say('event.arrangedNone', { who })
    const items = equipped.map(item => itemName(teller, item))
    return teller.say('event.arranged', { who, items: list(teller, items) })
  },
  loyaltyDeclared: (teller, view, { seat, agenda, faction }) =>
    teller.say('event.loyaltyDeclared', {
      who: teller.nameOf(seat),
      agenda: agendaName(teller, agenda),
      faction: factionName(teller, view, faction),
    }),
  loyaltyEnded: ofSeat,
  actionTaken: (teller, _view, { seat, action }) =>
    teller.say(`event.actionTaken.${action}`, { who: teller.nameOf(seat) }),
  gameEnded: (teller, view, { ending, winners }) => endText(teller, view, ending, winners),

  // On the map
  survivorPlaced: ofPlace,
  survivorMoved: ofPlace,
  tileExplored: (teller, _view, { seat, tile }) =>
    teller.say('event.tileExplored', { who: teller.nameOf(seat), tile: tileText(teller, tile) }),
  enemyPlaced: ofEnemy,
  enemyMoved: ofEnemy,
  enemyTurnedUp: ofEnemy,
  enemyTurnedDown: ofEnemy,
  enemyKilled(teller, view, event) {
    if (event.seat === null) return sentence(teller.say('event.enemyDied', { enemy: enemyName(teller, view, event) }))
    return teller.say('event.enemyKilled', { who: teller.nameOf(event.seat), enemy: slainName(teller, view, event) })
  },
  tokenPlaced: ofToken,
  tokenRemoved: ofToken,
  tokenWaits: (teller, view, { faction }) =>
    teller.say('event.tokenWaits', { token: tokenName(teller, view, faction) }),
  wreckPlaced: (teller, view, { at }) => teller.say('event.wreckPlaced', { space: spaceText(teller, view, at) }),
  wreckRemoved: ({ say }) => say('event.wreckRemoved'),

  // Fights and tests
  fightBegan: (teller, view, event) =>
    teller.say('event.fightBegan', {
      who: teller.nameOf(event.seat),
      enemy: enemyName(teller, view, event),
      level: event.level,
    }),
  testBegan: (teller, _view, { seat, letters, n }) =>
    teller.say('event.testBegan', { who: teller.nameOf(seat), letters: lettersText(letters), n }),
  diceRolled: ofDice,
  diceRerolled: ofDice,
  dieSet: ofDice,
  companionsRolled: ofDice,
  enemyHit(teller, view, event) {
    const { hits, blocked } = event
    const told = { who: teller.nameOf(event.seat), enemy: enemyName(teller, view, event), hits }
    if (hits === 0) return sentence(teller.say('event.enemyMissed', { who: told.who, enemy: told.enemy }))
    return blocked > 0 ? teller.say('event.enemyHitBlocked', { ...told, blocked }) : teller.say('event.enemyHit', told)
  },
  survivorHit(teller, view, event) {
    const { hits, needed } = event
    const told = { who: teller.nameOf(event.seat), enemy: enemyName(teller, view, event), needed }
    return hits === 0 ? teller.say('event.survivorMissed', told) : teller.say('event.survivorHit', { ...told, hits })
  },
  fightEnded(teller, view, event) {
    const who = teller.nameOf(event.seat)
    if (event.won) return teller.say('event.fightWon', { who })
    return teller.say('event.fightLost', { who, enemy: enemyName(teller, view, event) })
  },
  fightSkipped: (teller, _view, { seat, loyal }) =>
    teller.say(loyal ? 'event.fightSkippedLoyal' : 'event.fightSkipped', { who: teller.nameOf(seat) }),
  testEnded: (teller, _view, { seat, hits, n, passed }) =>
    teller.say(passed ? 'event.testPassed' : 'event.testFailed', { who: teller.nameOf(seat), hits, n }),
  restGivenUp: ofSeat,
  riskRolled: (teller, _view, { seat, addicted }) =>
    teller.say(addicted ? 'event.riskAddicted' : 'event.riskTaken', { who: teller.nameOf(seat) }),

  // A survivor's board
  damaged: counted,
  radsSuffered: counted,
  healed: counted,
  cured: counted,
  killed: ofSeat,
  eliminated: ofSeat,
  resigned: ofSeat,
  xpGained: counted,
  levelGained: (teller, _view, { seat, letters }) =>
    teller.say('event.levelGained', { who: teller.nameOf(seat), letters: lettersText(letters) }),
  letterGained: ofLetter,
  letterReturned: ofLetter,
  traitGained: ofTrait,
  traitLost: ofTrait,
  capsGained: counted,
  capsPaid: counted,
  capsLost: counted,
  pointsGained: counted,
  actionGained: ofSeat,
  camped: (teller, _view, { seat, part }) => teller.say(`event.camped.${part}`, { who: teller.nameOf(seat) }),

  // Agendas and factions
  agendaDrawn: ofAgenda,
  agendaDiscarded: ofAgenda,
  agendaShown: ofAgenda,
  agendasDrawn: counted,
  agendasDiscarded: counted,
  agendaRevealed: (teller, view, { agenda }) =>
    teller.say('event.agendaRevealed', { agenda: agendaName(teller, agenda), types: stripText(teller, view, agenda) }),
  deckPassed: ofSeat,
  typeActivated: (teller, view, { kind }) => {
    const acts = isFaction(kind) || view.foes.some(foe => foe.kind === kind)
    return teller.say(acts ? 'event.typeActivated' : 'event.noneActivated', { type: kindName(teller, view, kind) })
  },
  powerGained: ofPower,
  powerLost: ofPower,
}

/** Won by influence or by the friends of a faction, or lost by all. */
function endText(teller: Teller, view: View, ending: Ending, seats: readonly Seat[]): string {
  const winners = list(
    teller,
    seats.map(seat => teller.nameOf(seat)),
  )
  if (ending === 'influence') return teller.say('event.gameEnded.influence', { winners })
  if (ending === 'resigned' && seats.length > 0) return teller.say('event.gameEnded.resigned', { winners })
  if (ending === 'eliminated' || ending === 'rounds' || ending === 'resigned' || ending === 'agreed')
    return teller.say(`event.gameLost.${ending}`)
  if (ending === 'both') return teller.say('event.gameLost.both', bothNames(teller, view))
  const faction = factionName(teller, view, ending)
  return seats.length > 0
    ? teller.say('event.gameEnded.faction', { faction, winners })
    : teller.say('event.gameLost.faction', { faction })
}
