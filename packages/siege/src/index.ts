// The siege games in general.
export { type Attack, type FormationKind, type Morale, SEGMENTS, type Segment } from './engine/words.ts';
export type { StandardCommand } from './standard/command-schemas.ts';
export type { StandardEvent } from './standard/events.ts';
export { demoralizationValue } from './standard/demoralization/demoralization.ts';
export { linesOfFire } from './standard/missiles/missiles.ts';
export type { Siege } from './engine/siege.ts';
export type { Assault, MarchOrder, MarchPlan } from './engine/marches.ts';
export { barredGround, costOf } from './engine/ways-out.ts';
export type { Cost, GroundSpec, HexsideSpec, Reason } from './engine/hexsides.ts';
export { hexOfPlace, type Link, type Terrain } from './engine/terrain.ts';
export { type Game, type LineOfFire, type Plan } from './engine/game.ts';
export type { Nation, Silhouette, Strengths } from './engine/unit-kinds.ts';
export type { SiegeView } from './engine/view-shape.ts';
export type { State } from './engine/state.ts';
export { hitRange, waysOf36 } from './standard/tables/casualty-probability.ts';
export { type Casualty, casualtyResult } from './standard/tables/casualty-results.ts';
export type { Fault } from './notation/fault.ts';
export { makePosition } from './notation/make-position.ts';
export { type LoadedPosition, parsePosition } from './notation/position.ts';
export { NEUTRAL_NAMES } from './neutral-names.ts';
// The Ford.
export { theFordSiege } from './the-ford/game.ts';
// Gondor.
export type { Command as GondorCommand } from './gondor/command.schema.ts';
export type { GondorEvent } from './gondor/events.ts';
export { GONDOR, gondorSiege } from './gondor/game.ts';
export { SPELL_DATA } from './gondor/magic/spells.ts';
export { MAGIC_POINTS } from './gondor/own.ts';
export type { View as GondorView } from './gondor/view.ts';
export { type Side as GondorSide, SPELLS } from './gondor/words.ts';
// Helm's Deep.
export { ABILITIES, type Ability, otherSide, PHASES, type Phase, type Side, SIDES } from './helms-deep/words.ts';
export { helmsDeepCodec } from './helms-deep/codec.ts';
export { type Command, type CommandOf, commandSchema, type CommandType } from './helms-deep/command.schema.ts';
export { COMMAND_FRAMES, parseCommand } from './helms-deep/commands.ts';
export { type DecisionKind, DECISIONS } from './helms-deep/decisions.ts';
export { type EventOf, eventSchema, type SiegeEvent } from './helms-deep/events.ts';
export { HELMS_DEEP, helmsDeep, helmsDeepSiege, type SiegeRules } from './helms-deep/game.ts';
export { ABILITY_OWNERS } from './helms-deep/abilities/owners.ts';
export type { LeaderSpec, UnitKind, UnitSpec } from './helms-deep/forces.ts';
export type { House } from './helms-deep/house-values.ts';
export { type Options, optionsSchema } from './helms-deep/options.ts';
export { type Orders, standing } from './helms-deep/standing-orders.ts';
export { endingOf, isOneQuestion } from './helms-deep/questions.ts';
export { type Position, positionSchema } from './helms-deep/notation/position.schema.ts';
export {
  type DecisionView,
  type GateView,
  type LeaderView,
  type MarkerView,
  type UnitView,
  type View,
  viewSchema,
} from './helms-deep/view.ts';
