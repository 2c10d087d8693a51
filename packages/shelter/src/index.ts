export type { Choice, Use, Who } from './choice.ts'
export {
  type Cubes,
  type Gain,
  type Letter,
  LETTERS,
  type Price,
  type Resource,
  RESOURCES,
  type Space,
} from './content/icons.ts'
export { type Ability, ITEM_IDS, type ItemId, ITEMS, KINDS } from './content/items.ts'
export { COLOURS, LAST_ROUND, LEVEL_ROOMS, MOST_DWELLERS, TRACK_SPOTS } from './content/limits.ts'
export {
  BUILT_ROOMS,
  type BuiltRoomId,
  OWN_ELEVATOR,
  ROOM_DECK,
  type RoomId,
  ROOMS,
  TOP_ELEVATOR,
  TOP_ROOMS,
} from './content/rooms.ts'
export { RULE_IDS, type RuleId } from './content/rule-ids.ts'
export { THREAT_DECK, THREAT_IDS, type ThreatId, THREATS } from './content/threats.ts'
export type { Event } from './event.ts'
export type { Position } from './position.ts'
export { nextSlot, roomsOf, roomsToBuy } from './rules/building.ts'
export { type Breakdown, scoreOf, type ShelterResult } from './rules/ending.ts'
export { incomeFor } from './rules/income.ts'
export type { Options } from './rules/setup.ts'
export { shelter } from './shelter.ts'
export { drawSketch } from './sketch.ts'
export {
  available,
  type Crew,
  cubes,
  ENDINGS,
  ownerOf,
  placementOf,
  type Player,
  playerAt,
  type SeatQuestion,
  SOURCES,
  spaceAtPlacement,
  spaceIn,
  type State,
  type Step,
} from './state.ts'
export { statistics } from './statistics.ts'
export type { English, ShelterSay } from './text/catalogues.ts'
export { chanceAfter, oddsOf, threatOdds } from './odds.ts'
export { READINGS } from './text/odds.ts'
export { narrator, narratorWith } from './text/narrator.ts'
export { cubesText, effectText, sentence, spaceText, verdictText, whereText, whoText } from './text/phrases.ts'
export {
  COLUMNS,
  columnsOf,
  ELEVATOR_COLUMN,
  LEVEL_NAMES,
  levelOf,
  nameSpace,
  parseSpace,
  placeAt,
  PLACES,
  roomIndex,
  SLOTS,
  spaceAt,
  type SpaceName,
} from './vault.ts'
export type { View } from './view.ts'
