/** What a player can ask for, as it crosses a wire. Points are whole units of 0.01 mm; models, objects and ground go by their ids. */
import { z } from 'zod';
import { HEROIC_ACTIONS, POWERS } from './words.ts';

/** */
export const MOST_CORNERS = 64;
/** Further out than any table reaches, and exact in every reckoning. */
const FAR = 200_000;
const id = z.string().min(1).max(64);
const coordinate = z.number().int().min(-FAR).max(FAR);
const at = z.tuple([coordinate, coordinate]).readonly();
const path = z.array(at).min(1).max(MOST_CORNERS).readonly();
const ids = z.array(id).max(64).readonly();
const points = z.number().int().min(0).max(20);
const direction = z.number().int().min(0).max(719);

const of = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const COMMAND_SCHEMAS = {
  // Setting up and the turn.
  roll: of('roll', {}),
  chooseHalf: of('chooseHalf', { half: z.enum(['north', 'south']) }),
  deploy: of('deploy', { model: id, at }),
  setUp: of('setUp', { plan: z.enum(['line', 'round']) }),
  call: of('call', { model: id, action: z.enum(HEROIC_ACTIONS) }),
  pass: of('pass', {}),
  done: of('done', {}),
  // Moving.
  test: of('test', { model: id }),
  move: of('move', { model: id, path, charge: ids.optional() }),
  crawl: of('crawl', { model: id, path }),
  stand: of('stand', { model: id }),
  halt: of('halt', { model: id }),
  throw: of('throw', { model: id, target: id, path }),
  jump: of('jump', { model: id, barrier: id }),
  climb: of('climb', { model: id, barrier: id }),
  leap: of('leap', { model: id, area: id }),
  leave: of('leave', { model: id }),
  arrive: of('arrive', { model: id, path, charge: ids.optional() }),
  rollSentry: of('rollSentry', { model: id }),
  // Burdens and passengers.
  pickUp: of('pickUp', { model: id, object: id }),
  hand: of('hand', { model: id, to: id, object: id }),
  drop: of('drop', { model: id, object: id, at }),
  carry: of('carry', { object: id, models: z.array(id).min(1).max(4).readonly(), path }),
  mount: of('mount', { model: id, onto: id }),
  dismount: of('dismount', { model: id, at: at.optional() }),
  setDown: of('setDown', { object: id, at }),
  take: of('take', { model: id }),
  // Magic, Might, Will, Fate.
  cast: of('cast', { model: id, power: z.enum(POWERS), target: id, will: points, free: z.boolean().optional() }),
  resist: of('resist', { model: id, will: points, free: z.boolean().optional() }),
  spend: of('spend', { die: z.number().int().min(0).max(99), points }),
  spendWill: of('spendWill', { will: points, might: points, free: z.boolean().optional() }),
  decline: of('decline', {}),
  fate: of('fate', {}),
  suffer: of('suffer', {}),
  // Shooting and fighting.
  assign: of('assign', { model: id, to: id }),
  shoot: of('shoot', { model: id, target: id, weapon: id.optional() }),
  fight: of('fight', { fight: z.array(id).min(2).max(2).readonly() }),
  declare: of('declare', {
    twoHanded: ids.optional(),
    shielding: ids.optional(),
    supports: z
      .array(z.tuple([id, id]).readonly())
      .max(64)
      .readonly()
      .optional(),
    weapons: z.record(id, id).optional(),
  }),
  reroll: of('reroll', { die: z.number().int().min(0).max(99) }),
  backAway: of('backAway', { model: id, direction }),
  makeWay: of('makeWay', { model: id, friend: id, direction, to: at }),
  strike: of('strike', { model: id, target: id }),
  stay: of('stay', {}),
} as const;

export type CommandType = keyof typeof COMMAND_SCHEMAS;
export type CommandOf<K extends CommandType> = z.infer<(typeof COMMAND_SCHEMAS)[K]>;
export type Command = { [K in CommandType]: CommandOf<K> }[CommandType];

const [first, ...others] = Object.values(COMMAND_SCHEMAS);
export const commandSchema: z.ZodType<Command> = z.discriminatedUnion('type', [
  first as (typeof COMMAND_SCHEMAS)['roll'],
  ...others,
]);
