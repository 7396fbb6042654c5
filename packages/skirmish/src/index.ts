/** What the package shows of itself. */
export { defaultCommand } from './battle/default-command.ts';
export {
  type Command,
  COMMAND_SCHEMAS,
  type CommandOf,
  commandSchema,
  type CommandType,
} from './engine/command-schemas.ts';
export { type Deciding, DECISIONS } from './engine/decisions.ts';
export { type EventOf, eventSchema, type EventType, type SkirmishEvent } from './engine/events.ts';
export { battlehost } from './host.ts';
export type { Orders } from './engine/standing-orders.ts';
export { skirmishCodec } from './codec.ts';
export { commandTypesAt } from './engine/registry.ts';
export { skirmish, type SkirmishRules } from './engine/rules.ts';
export { type FoundPath, pathTo, type Wish } from './moving/path-to.ts';
export { type Reach, reach } from './moving/reach.ts';
export type { State } from './engine/state.ts';
export { type Side, SIDES } from './engine/words.ts';
export { makePosition } from './notation/make-position.ts';
export { type LoadedPosition, parsePosition } from './notation/position.ts';
export { type Position, positionSchema } from './notation/position.schema.ts';
export { type Seen, sightOf } from './sight/asking.ts';
export { type Directions, directionsOf, hasModel, type Measure, measure, modelName } from './view/measuring.ts';
export { type View, viewSchema } from './view/view.schema.ts';
export { PROFILES, SCENARIOS } from './data/index.ts';
export { toWound, woundChance } from './charts/to-wound.ts';
export { duelOdds } from './fights/duel-odds.ts';
export { type FightAhead, fightAt } from './fights/fight-at.ts';
export { NEUTRAL_NAMES } from './neutral-names.ts';
