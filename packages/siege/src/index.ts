export { type Command, type CommandOf, type CommandType, commandSchema } from './commands.schema.ts';
export { type EventOf, eventSchema, type SiegeEvent } from './events.schema.ts';
export type { LeaderSpec, Nation, Silhouette, Strengths, UnitKind, UnitSpec } from './standard/unit-kinds.ts';
export {
  type DecisionView,
  decisionViewSchema,
  type GateView,
  type LeaderView,
  type MarkerView,
  type UnitView,
  type View,
  viewSchema,
} from './view.schema.ts';
export {
  ABILITIES,
  type Ability,
  type Attack,
  type DecisionKind,
  type FormationKind,
  type Morale,
  otherSide,
  PHASES,
  type Phase,
  SEGMENTS,
  type Segment,
  SIDES,
  type Side,
} from './words.ts';
export { COMMAND_FRAMES } from './commands/index.ts';
export { demoralizationValue } from './cases/losses.ts';
export { linesOfFire } from './cases/missiles.ts';
export { zoneCrosses } from './cases/zones.ts';
export { type Game, type LineOfFire, type Plan } from './game.ts';
export type { House } from './house.ts';
export { helmsDeepCodec } from './helms-deep/codec.ts';
export { HELMS_DEEP, helmsDeep } from './helms-deep/game.ts';
export { type Orders, standing } from './helms-deep/standing.ts';
export { optionsSchema } from './options.ts';
export { endingOf, isOneQuestion } from './questions.ts';
export { parseCommand, type SiegeRules } from './rules.ts';
export type { Link, LinkKind, Terrain } from './standard/terrain.ts';
export type { Options, State } from './state.ts';
export { hitRange, waysOf36 } from './tables/casualty-probability.ts';
export { type Casualty, casualtyResult } from './tables/casualty-results.ts';
export type { Fault } from './notation/fault.ts';
export { makePosition } from './notation/make-position.ts';
export { type LoadedPosition, parsePosition } from './notation/position.ts';
export { type Position, positionSchema } from './notation/position.schema.ts';
