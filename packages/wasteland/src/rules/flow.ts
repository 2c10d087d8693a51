import { type Flow, runFlow } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import { activate, attackOrder, enemyStep, nextEnemy, wake } from './activation.ts'
import { agendaLimit } from './agendas.ts'
import { replaceShop, takeAssetDiscard, takeShop } from './assets.ts'
import { drawLoot, equip, lootEvent, overflow } from './belongings.ts'
import { breakCamp, camp, payReady } from './camping.ts'
import { deeds, nextObjective } from './deeds.ts'
import { reroll, setDie } from './dice.ts'
import { die, respawn, revive } from './dying.ts'
import { closeCard, drawNext, encounter, option } from './encounters.ts'
import { check } from './ending.ts'
import { replacement, spoils } from './enemies.ts'
import { displaced, explored } from './exploring.ts'
import { beforeHits, beforeRoll, rollFight, strikeFoe, takeHits } from './fighting.ts'
import { clearFog, fogCleared, fogSpace, spreadFog } from './fog.ts'
import { keepLetter, levelUp, pickPerk } from './leveling.ts'
import { stage } from './library.ts'
import { markerSpace, markerStep, markerToward } from './markers.ts'
import { aggressive, moveStep } from './movement.ts'
import { deal, opening, pickCharacter, populate, startSpace } from './preparing.ts'
import { pickObjective } from './quests.ts'
import { fell, moveFoeQuestion, placeAt, slay, tokenSpace } from './results-map.ts'
import { results } from './results.ts'
import { closeRound, endRound, endTurn, newCycle, nextTurn, round, roundRule, roundRules, turn } from './round.ts'
import { pickSurvivor } from './selecting.ts'
import { shop } from './shopping.ts'
import { calm, strike } from './strikes.ts'
import { giveUp, payCapsQuestion, taskDone, tasks } from './tasks.ts'
import { judge } from './testing.ts'
import { answerOffer, offer, trading } from './trading.ts'
import { act, turnLoop } from './turn.ts'
import { pickTrait, scout, verbs } from './verbs.ts'

/** What every step does: the whole course of a game. */
const FLOW: Flow<State, Step, Choice, Event> = {
  // Setup
  pickCharacter,
  startSpace,
  deal,
  opening,
  populate,
  // Rounds and turns
  round,
  newCycle,
  nextTurn,
  turn,
  turnLoop,
  act,
  endTurn,
  endRound,
  roundRules,
  roundRule,
  closeRound,
  check,
  // On the map
  moveStep,
  aggressive,
  explored,
  displaced,
  replacement,
  markerSpace,
  markerStep,
  markerToward,
  tokenSpace,
  placeAt,
  moveFoe: moveFoeQuestion,
  slay,
  fell,
  strike,
  calm,
  scout,
  // The end of a round
  activate,
  nextEnemy,
  attackOrder,
  enemyStep,
  wake,
  spreadFog,
  fogSpace,
  clearFog,
  fogCleared,
  // Fights and tests
  beforeRoll,
  rollFight,
  reroll,
  setDie,
  takeHits,
  beforeHits,
  strikeFoe,
  judge,
  spoils,
  die,
  respawn,
  revive,
  // Survivors and their cards
  levelUp,
  keepLetter,
  pickPerk,
  pickTrait,
  verbs,
  drawLoot,
  lootEvent,
  equip,
  overflow,
  agendaLimit,
  shop,
  takeShop,
  takeAssetDiscard,
  replaceShop,
  camp,
  breakCamp,
  payReady,
  trading,
  offer,
  answerOffer,
  // Encounters and quests
  encounter,
  option,
  closeCard,
  drawNext,
  tasks,
  taskDone,
  payCaps: payCapsQuestion,
  giveUp,
  results,
  pickSurvivor,
  stage,
  deeds,
  nextObjective,
  pickObjective,
}

export const flow = runFlow(FLOW, 'W-END-R3')
