import { type Flow, runFlow } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import { activate, attackOrder, enemyStep, nextEnemy, wake } from './round/activation.ts'
import { agendaLimit } from './round/agendas.ts'
import { replaceShop, takeAssetDiscard, takeShop } from './items/assets.ts'
import { drawLoot, equip, lootEvent, overflow } from './items/belongings.ts'
import { camp, payReady } from './turn/camping.ts'
import { completeDue, nextObjective, pickObjective } from './cards/completing.ts'
import { reroll, setDie } from './fight/rerolling.ts'
import { die, respawn, revive } from './survivors/dying.ts'
import { closeCard, drawNext, encounter, option } from './cards/encounters.ts'
import { check } from './round/ending.ts'
import { replacement, spoils } from './fight/enemies.ts'
import { displaced, explored } from './map/exploring.ts'
import { beforeHits, beforeRoll, rollFight, strikeFoe, takeHits } from './fight/fighting.ts'
import { clearFog, fogCleared, fogSpace, spreadFog } from './round/fog.ts'
import { keepLetter, levelUp, pickPerk } from './survivors/leveling.ts'
import { stage } from './cards/library.ts'
import { markerSpace, markerStep, markerToward } from './map/markers.ts'
import { aggressive, moveStep } from './map/movement.ts'
import { deal, opening, pickCharacter, populate, startSpace } from './setup/preparing.ts'
import { moveFoe, slay, slaySurvivor } from './cards/results/enemies.ts'
import { placeAt } from './cards/results/figures.ts'
import { results } from './cards/results/results.ts'
import { tokenSpace } from './cards/results/tokens.ts'
import { closeRound, endRound, endTurn, newCycle, nextTurn, round, roundRule, roundRules, turn } from './round/round.ts'
import { pickSurvivor } from './cards/selecting.ts'
import { shop } from './items/shopping.ts'
import { calm, strike } from './fight/strikes.ts'
import { giveUp, payCaps, taskDone, tasks } from './cards/tasks.ts'
import { judge } from './fight/testing.ts'
import { answerOffer, offer, trading } from './turn/trading.ts'
import { act, turnLoop } from './turn/turn.ts'
import { itemVerbs, pickTrait, scout } from './items/item-verbs.ts'

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
  moveFoe,
  slay,
  slaySurvivor,
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
  itemVerbs,
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
  payCaps,
  giveUp,
  results,
  pickSurvivor,
  stage,
  completeDue,
  nextObjective,
  pickObjective,
}

export const flow = runFlow(FLOW, 'W-END-R3')
