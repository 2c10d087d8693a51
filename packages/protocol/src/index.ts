/**
 * The contract between server and page, without the schemas: types, and what works on the data. Nothing here brings zod
 * along. `@overseer/protocol/schemas` has the schemas these types are made from.
 */
export type {
  AccountEvent,
  AccountEventKind,
  AuthenticatorKey,
  Email,
  Passkey,
  SecondFactor,
  Session,
  Token,
  WorkTask,
} from './account.ts'
export type { Clock } from './clock.ts'
export { CLOSE_CODES, LIVE_REFUSALS, type LiveRefusal, PROBLEM_CODES, type ProblemCode } from './codes.ts'
export {
  botDecisions,
  botSeed,
  checkSeed,
  checkShare,
  commitmentTo,
  dealtSeed,
  nonceMark,
  promiseOf,
  type Finding,
  type Share,
  type Terms,
} from './fairness.ts'
export type { Answer, ConnectionState, Patience, Request, Socket } from './connection.ts'
export { type Delta, delta, patched } from './delta.ts'
export type { Company, Friend, Invitation } from './friends.ts'
export type { ChatMessage, Incoming, Outgoing } from './live.ts'
export type { AuditLine, Block, Case, CaseFile, Maintenance, Report, Role, Sanction } from './moderation.ts'
export type { CardUse, Leader, Me, Player, PlayerPage, Preferences, ShownRating } from './players.ts'
export type { ProblemAnswer, RulesMismatch } from './problems.ts'
export { applyUpdate, type EventFrames, eventFramesOf, framesOf, pendingIn, type Sight, type Update } from './sight.ts'
export type {
  BotChoice,
  FinishedGame,
  History,
  Sample,
  TableChair,
  TableInfo,
  TablePage,
  WishedTable,
} from './tables.ts'
export { newNonce, TableClient, type TableClientOptions, type TableListener } from './table-client.ts'
