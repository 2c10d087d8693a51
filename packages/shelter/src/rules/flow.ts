import { type Flow, runFlow } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import type { Event } from '../event.ts'
import type { State, Step } from '../state.ts'
import { because } from '../refusal.ts'
import { chooseRoom, chooseSide } from './building.ts'
import { injure } from './crews.ts'
import { declare } from './declaring.ts'
import { exchange } from './exchanging.ts'
import { afterRoll, beforeRoll, fight, outcome, rollFight } from './fights.ts'
import { income } from './income.ts'
import { payAny, payFixed, payItem } from './paying.ts'
import { place } from './placing.ts'
import { recall, trainAny } from './recall.ts'
import { gain, gainAny, readyItem, reward, takeItem } from './rewards.ts'
import { afterPlacing, endRound, round, spawn, turn } from './round.ts'

/** What every step does: the whole course of a game. */
const FLOW: Flow<State, Step, Choice, Event> = {
  round,
  spawn,
  turn,
  place,
  declare,
  chooseRoom,
  payFixed,
  payAny,
  payItem,
  injure,
  fight,
  beforeRoll,
  roll: rollFight,
  afterRoll,
  outcome,
  reward,
  gain,
  gainAny,
  takeItem,
  readyItem,
  exchange,
  chooseSide,
  income,
  afterPlacing,
  recall,
  trainAny,
  endRound,
}

export const flow = runFlow(FLOW, because('SH-END-1', { over: true }))
