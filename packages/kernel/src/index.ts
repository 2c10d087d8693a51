export { type AnyState, clonePile, draw, type Pile, reshuffle, reveal, roll } from './chance.ts'
export { BadInput, BrokenRecord, EndlessSteps, IllegalChoice } from './error.ts'
export {
  type Act,
  type Asked,
  type Flow,
  type Flowing,
  type Objection,
  push,
  type Question,
  runFlow,
  type Step,
} from './flow.ts'
export {
  type Decision,
  type Emit,
  type Game,
  type GameRecord,
  type RecordedPlayer,
  maySee,
  type Onlooker,
  type Result,
  type Seat,
} from './game.ts'
export { Match, type UndoClosed } from './match.ts'
export type { Narrator, Paint, Plan, RuleText } from './narrator.ts'
export { once } from './once.ts'
export {
  AGREE_END,
  type Asking,
  isOutOfTurn,
  type Leaving,
  type OutOfTurn,
  type OutOfTurnRules,
  resign,
  withdraw,
  type Withdrawal,
  withOutOfTurn,
} from './out-of-turn.ts'
export { parseJson, parseWith } from './parse.ts'
export { among, canonical, difference, recordOf, same } from './plain.ts'
export {
  type Frame,
  type Moment,
  observe,
  play,
  playback,
  type SeatView,
  seatView,
  type Seen,
  undoFor,
} from './playback.ts'
export { type Ask, type MayPick, type PickOne, questionsOf, type WindowOf } from './questions.ts'
export {
  below,
  branch,
  checkSeed,
  cloneRandom,
  nextWord,
  type Random,
  type Seed,
  seedRandom,
  shuffle,
} from './random.ts'
export { newRecord, opening, parseRecord, playChoices, recordedGame, replay } from './record.ts'
export type { Guide, Schemas } from './guide.ts'
export type { Refusal, RuleId } from './refusal.ts'
export { sha256 } from './sha256.ts'
export type { CardUse, Measures, Statistics } from './statistics.ts'
export { type Catalogue, type Language, LANGUAGES, messageFaults, type Say, speaker } from './words.ts'
