/** The schemas of the contract: the server checks by them and describes itself by them. They need zod. */
export {
  accountEventSchema,
  authenticatorKeySchema,
  emailSchema,
  passkeySchema,
  secondFactorSchema,
  sessionSchema,
  tokenSchema,
  tokenScope,
  workTaskSchema,
} from './account.ts'
export { companySchema } from './friends.ts'
export { incoming, outgoing } from './live.ts'
export {
  auditSchema,
  blockSchema,
  caseFileSchema,
  caseSchema,
  maintenanceSchema,
  reportSchema,
  roleSchema,
} from './moderation.ts'
export {
  cardUseSchema,
  isZone,
  leaderSchema,
  meSchema,
  playerId,
  playerPageSchema,
  preferencesSchema,
  RATING_HISTORY,
} from './players.ts'
export { problemSchema, rulesMismatchSchema } from './problems.ts'
export {
  finishedGameSchema,
  historySchema,
  nonceSchema,
  sampleSchema,
  tableId,
  tablePageSchema,
  tableSchema,
  wishedTable,
} from './tables.ts'
