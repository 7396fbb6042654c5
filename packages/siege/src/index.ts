export { type Command, type CommandOf, type CommandType, commandSchema } from './engine/commands.schema.ts';
export { type EventOf, eventSchema, type SiegeEvent } from './engine/events.schema.ts';
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
} from './engine/view.schema.ts';
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
} from './engine/words.ts';
export { COMMAND_FRAMES } from './engine/commands.ts';
export { demoralizationValue } from './standard/cases/losses.ts';
export { linesOfFire } from './standard/cases/missiles.ts';
export { barredGround, costOf } from './engine/steps.ts';
export type { Cost, GroundSpec, HexsideSpec, Reason } from './engine/hexsides.ts';
export { type Game, type LineOfFire, type Plan } from './engine/game.ts';
export type { House } from './engine/house.ts';
export { helmsDeepCodec } from './helms-deep/codec.ts';
export { HELMS_DEEP, helmsDeep } from './helms-deep/game.ts';
export { type Orders, standing } from './helms-deep/standing.ts';
export { optionsSchema } from './engine/options.ts';
export { endingOf, isOneQuestion } from './engine/questions.ts';
export { parseCommand, type SiegeRules } from './engine/rules.ts';
export { hexOfPlace, type Link, type Terrain } from './standard/terrain.ts';
export type { Options, State } from './engine/state.ts';
export { hitRange, waysOf36 } from './standard/tables/casualty-probability.ts';
export { type Casualty, casualtyResult } from './standard/tables/casualty-results.ts';
export type { Fault } from './notation/fault.ts';
export { makePosition } from './notation/make-position.ts';
export { type LoadedPosition, parsePosition } from './notation/position.ts';
export { type Position, positionSchema } from './notation/position.schema.ts';
