/** What happens, as everybody may know it but for what `redact` holds back. Models go by their ids. */
import { z } from 'zod';
import { GONE, HEROIC_ACTIONS, PHASES, POWERS, type Side, SIDES } from './words.ts';

const id = z.string();
const n = z.number().int();
const at = z.tuple([n, n]).readonly();
const path = z.array(at).readonly();
const ids = z.array(id).readonly();
const dice = z.array(n).readonly();
const side = z.enum(SIDES);
const pairs = z.array(z.strictObject({ good: ids, evil: ids })).readonly();

interface Told {
  readonly schema: z.ZodObject;
  /** It tells what could not be known before: a die, or what the other side has let one know. */
  readonly reveals: boolean;
}
const quiet = <S extends z.ZodRawShape>(shape: S) => ({ schema: z.strictObject(shape), reveals: false as const });
const telling = <S extends z.ZodRawShape>(shape: S) => ({ schema: z.strictObject(shape), reveals: true as const });

export const EVENTS = {
  // The turn.
  turn: quiet({ turn: n }),
  phase: quiet({ phase: z.enum(PHASES), side: side.nullable() }),
  /** Dice that decide about order: who sets up first, Priority, whose heroic action comes first. */
  rolled: telling({
    what: z.enum(['set-up', 'priority', 'roll-off', 'calls', 'arrive']),
    good: n,
    evil: n,
    to: side.nullable(),
  }),
  halves: quiet({ side, half: z.enum(['north', 'south']) }),
  deployed: quiet({ side, models: z.array(z.strictObject({ model: id, at })).readonly() }),
  ready: quiet({ side }),
  called: telling({ model: id, action: z.enum(HEROIC_ACTIONS) }),
  callLost: quiet({ model: id, action: z.enum(HEROIC_ACTIONS) }),
  // Moving.
  moved: quiet({ model: id, path, spent: n }),
  charged: quiet({ model: id, targets: ids }),
  engaged: quiet({ model: id, by: id }),
  freed: quiet({ model: id }),
  stood: quiet({ model: id }),
  crawled: quiet({ model: id, path }),
  halted: quiet({ model: id }),
  crossed: telling({
    model: id,
    how: z.enum(['jump', 'climb', 'leap']),
    over: id,
    die: n,
    came: z.boolean(),
    goesOn: z.boolean(),
    at,
  }),
  fell: telling({ model: id, hits: n }),
  left: quiet({ model: id }),
  arrived: quiet({ model: id, path }),
  // Tests.
  tested: telling({
    model: id,
    why: z.enum(['terror', 'broken']),
    dice,
    total: n,
    will: n,
    might: n,
    passed: z.boolean(),
  }),
  swam: telling({ model: id, die: n, mod: n, total: n, result: z.enum(['sink', 'swim', 'swim-strongly']) }),
  sentry: telling({ model: id, die: n, result: z.enum(['searches', 'distracted', 'walks', 'alert']) }),
  /** Who hides no longer; nobody, where somebody looked about and saw none. */
  sighted: telling({ models: z.array(z.strictObject({ model: id, at })).readonly() }),
  alarm: telling({ by: z.enum(['sight', 'noise']), model: id }),
  broken: quiet({ side }),
  // Magic.
  cast: telling({ model: id, power: z.enum(POWERS), target: id, dice, need: n, cast: z.boolean() }),
  resisted: telling({ model: id, dice, need: n, resisted: z.boolean(), back: n }),
  effect: quiet({ model: id, power: z.enum(POWERS), ends: z.boolean() }),
  thrownBack: telling({ model: id, die: n, to: at, met: id.nullable() }),
  knockedDown: quiet({ model: id, why: z.enum(['cavalry', 'blast', 'fall', 'thrown']) }),
  // Shooting and wounds.
  shot: telling({ model: id, target: id, weapon: id, die: n, need: n, hit: z.boolean() }),
  inTheWay: telling({ model: id, what: id, die: n, passed: z.boolean() }),
  passengerDie: telling({ rider: id, passenger: id, die: n, hit: id }),
  wound: telling({ model: id, by: id.nullable(), dice, needs: dice, wounds: z.boolean() }),
  saved: telling({ model: id, die: n, saved: z.boolean() }),
  wounded: quiet({ model: id, left: n }),
  gone: quiet({ model: id, how: z.enum(GONE), by: id.nullable(), at: at.nullable() }),
  // Might, Will.
  mightSpent: telling({ model: id, points: n, die: n, left: n }),
  willSpent: quiet({ model: id, points: n, left: n }),
  // Fights.
  paired: quiet({ fights: pairs }),
  assigned: quiet({ model: id, to: id }),
  fightBegins: quiet({ good: ids, evil: ids }),
  declared: telling({
    side,
    twoHanded: ids,
    shielding: ids,
    supports: z.array(z.tuple([id, id]).readonly()).readonly(),
    /** Weapons that are named, by their bearers. */
    weapons: z.record(id, id).optional(),
  }),
  struckHeroically: telling({ model: id, die: n, fight: n }),
  dueled: telling({
    dice: z.array(z.strictObject({ model: id, die: n, mod: n })).readonly(),
    winner: side.nullable(),
    by: z.enum(['die', 'fight-value', 'roll-off', 'tied']),
  }),
  rerolled: telling({ model: id, from: n, to: n }),
  won: quiet({ side, by: z.enum(['die', 'fight-value', 'roll-off']) }),
  backedAway: quiet({ model: id, from: at, to: at }),
  trapped: quiet({ model: id }),
  madeWay: quiet({ model: id, friend: id, from: at, to: at }),
  struck: telling({ model: id, target: id }),
  rose: quiet({ model: id }),
  parted: quiet({ models: ids, at: z.record(id, at) }),
  // Burdens and passengers.
  tookUp: quiet({ model: id, object: id }),
  handed: quiet({ model: id, to: id, object: id }),
  putDown: quiet({ object: id, at }),
  lost: quiet({ object: id }),
  carried: quiet({ object: id, models: ids, path, spent: n }),
  mounted: telling({ model: id, onto: id, die: n, result: z.enum(['fails', 'mounts', 'mounts-and-goes-on']) }),
  dismounted: quiet({ model: id, at }),
  thrown: telling({ model: id, die: n, result: z.enum(['knocked-flying', 'rises', 'lands-well']), at }),
  bannerTaken: quiet({ model: id, from: id }),
  // The end.
  drew: telling({ side }),
  scored: quiet({ good: n, evil: n, why: z.array(z.strictObject({ side, what: z.string(), points: n })).readonly() }),
  over: quiet({ winner: side.nullable(), reason: z.string(), case: z.string() }),
} as const satisfies Readonly<Record<string, Told>>;

/** The one side that is told of it, where it is about those alone who hide from the other. */
type Secret = Readonly<Partial<Record<'onlyFor', Side>>>;

export type EventType = keyof typeof EVENTS;
export type EventOf<K extends EventType> = { readonly type: K } & z.infer<(typeof EVENTS)[K]['schema']> & Secret;
export type SkirmishEvent = { [K in EventType]: EventOf<K> }[EventType];

function schemas(): [z.ZodObject, ...z.ZodObject[]] {
  const list = Object.entries(EVENTS).map(([type, { schema }]) =>
    z.strictObject({ type: z.literal(type), ...schema.shape, onlyFor: side.optional() }),
  );
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('no events');
  return [first, ...rest];
}

export const eventSchema = z.union(schemas()) as unknown as z.ZodType<SkirmishEvent>;
