/**
 * The smallest game that has everything the server deals with: dice, turns, a secret of each side, an end. Each side in
 * turn rolls a die towards the goal, or hides a number, which only it may know, or is done.
 */
import { err, ok, refuse, type Rules } from '@warbeacon/kernel';
import { wireOf } from '@warbeacon/protocol';
import { z } from 'zod';
import { anyGame, type ComputerPlayer, type Game } from './game.ts';

const SIDES = ['red', 'blue'] as const;
type Side = (typeof SIDES)[number];

const GOAL = 12;
const MOST_LEAD = 9;
const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('hide'), number: z.number().int().min(0).max(999_999) }),
  z.strictObject({ type: z.literal('break') }),
  z.strictObject({ type: z.literal('done') }),
]);
export type RaceCommand = z.infer<typeof commandSchema>;

/** Where the runners stand, and what they have hidden. */
const positionSchema = z.strictObject({
  at: z.strictObject({ red: z.number().int(), blue: z.number().int() }),
  hidden: z.strictObject({ red: z.number().int().nullable(), blue: z.number().int().nullable() }),
});

interface RaceState {
  readonly goal: number;
  /** Steps that blue had before it began; absent where it had none. */
  readonly lead?: number;
  turn: number;
  toMove: Side;
  readonly at: Record<Side, number>;
  readonly hidden: Record<Side, number | null>;
  winner: Side | null;
}
const sideSchema = z.enum(SIDES);
const hiddenSchema = z.union([z.number(), z.literal('something')]).nullable();
const viewSchema = z.strictObject({
  turn: z.number(),
  toMove: sideSchema.nullable(),
  at: z.strictObject({ red: z.number(), blue: z.number() }),
  hidden: z.strictObject({ red: hiddenSchema, blue: hiddenSchema }),
  winner: sideSchema.nullable(),
});
export type RaceView = z.infer<typeof viewSchema>;
const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rolled'), side: sideSchema, die: z.number() }),
  z.strictObject({ type: z.literal('hid'), side: sideSchema, number: z.number().optional() }),
  z.strictObject({ type: z.literal('won'), side: sideSchema, reason: z.string() }),
  z.strictObject({ type: z.literal('drawn'), reason: z.string() }),
]);
export type RaceEvent = z.infer<typeof eventSchema>;

const other = (side: Side): Side => (side === SIDES[0] ? SIDES[1] : SIDES[0]);

const raceRules: Rules<RaceState, RaceCommand, RaceEvent, RaceView, Side> = {
  id: 'blind-race',
  version: '1.0.0',
  title: 'A race',
  sides: SIDES,
  create: ({ goal = GOAL, lead = 0 }) => ({
    goal: Number(goal),
    ...(lead === 0 ? {} : { lead: Number(lead) }),
    turn: 1,
    toMove: SIDES[0],
    at: { red: 0, blue: Number(lead) },
    hidden: { red: null, blue: null },
    winner: null,
  }),
  load(position) {
    const parsed = positionSchema.safeParse(position);
    if (!parsed.success) return err(parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), message })));
    return ok({ ...parsed.data, goal: GOAL, turn: 1, toMove: SIDES[0], winner: null });
  },
  deciders: (state) => (state.winner === null ? [state.toMove] : []),
  actors: (state, side) => (state.toMove === side && state.winner === null ? ['runner'] : []),
  *legal(_state, _side, actor) {
    if (actor === undefined || actor === 'runner') yield { type: 'roll' };
    if (actor === undefined || actor === null) yield { type: 'done' };
  },
  check(state, side, command) {
    if (command.type === 'hide' && state.hidden[side] !== null)
      return refuse('hidden-already', 'There is a number.', '1.2');
    return null;
  },
  apply(state, side, command, ctx) {
    if (command.type === 'break') throw new Error('a bug of the rules');
    if (command.type === 'hide') {
      state.hidden[side] = command.number;
      ctx.emit({ type: 'hid', side, number: command.number });
      return;
    }
    if (command.type === 'roll') {
      const die = ctx.d6();
      state.at[side] += die;
      ctx.emit({ type: 'rolled', side, die });
      if (state.at[side] >= state.goal) {
        state.winner = side;
        ctx.emit({ type: 'won', side, reason: 'goal-reached' });
      }
    }
    state.toMove = other(side);
    state.turn++;
  },
  step: () => false,
  clone: (state) => ({ ...state, at: { ...state.at }, hidden: { ...state.hidden } }),
  outcome: (state) => (state.winner === null ? null : { winner: state.winner, reason: 'goal-reached', case: '1.1' }),
  view(state, viewer) {
    const seen = (side: Side) => (viewer === side || state.hidden[side] === null ? state.hidden[side] : 'something');
    return {
      turn: state.turn,
      toMove: state.winner === null ? state.toMove : null,
      at: { ...state.at },
      hidden: { red: seen('red'), blue: seen('blue') },
      winner: state.winner,
    };
  },
  redact(event, viewer) {
    return event.type === 'hid' && event.side !== viewer ? { type: 'hid', side: event.side } : event;
  },
  reveals: (event) => event.type === 'rolled',
  offer: (_state, _side, command) => ({ command }),
};

/** The last runner may say once for all that it will not roll. */
const ordersSchema = z.strictObject({ roll: z.enum(['ask', 'never']) });

const NO_ORDERS: z.infer<typeof ordersSchema> = { roll: 'ask' };

/** How its messages are spelled. */
export const raceWire = wireOf({
  sides: SIDES,
  command: commandSchema,
  event: eventSchema,
  view: viewSchema,
  keyed: { sections: [] },
  orders: ordersSchema,
  noOrders: NO_ORDERS,
});

const computer: ComputerPlayer<RaceCommand, RaceView, Side> = {
  name: 'The computer',
  choose: ({ options }) => options()[0]?.command ?? { type: 'done' },
};

const race: Game<RaceState, RaceCommand, RaceEvent, RaceView, Side, z.infer<typeof ordersSchema>> = {
  rules: raceRules,
  parseCommand(json) {
    const parsed = commandSchema.safeParse(json);
    return parsed.success ? ok(parsed.data) : { ok: false, error: refuse('malformed-command', 'This is no command.') };
  },
  eventSchema,
  clock: (view) => ({ turn: view.turn, phase: 'running' }),
  isOneQuestion: () => false,
  ending: () => ({ type: 'done' }),
  makeCells: raceWire.makeCells,
  parseCells: raceWire.parseCells,
  changedCells: raceWire.changedCells,
  ended: (view, { winner }) => ({ ...view, toMove: null, winner }),
  endEvent: ({ winner, reason }) =>
    winner === null ? { type: 'drawn', reason } : { type: 'won', side: winner, reason },
  optionsSchema: z.strictObject({
    goal: z.number().int().min(1).max(99).default(GOAL),
    lead: z.number().int().min(-MOST_LEAD).max(MOST_LEAD).optional(),
  }),
  scenarios: { marathon: { goal: 95 } },
  optionsOf: ({ goal, lead }) => (lead === undefined ? { goal } : { goal, lead }),
  margin: ({ at }, winner) => Math.max(0, at[winner] - at[other(winner)]),
  handicap: {
    option: 'lead',
    most: () => MOST_LEAD,
    give: (options, side, steps) => ({ ...options, lead: side === 'red' ? steps : -steps }),
  },
  standing: {
    none: NO_ORDERS,
    schema: ordersSchema,
    check: (side) => (side === SIDES[1] ? null : refuse('no-such-question', 'The first runner is never asked.')),
    answer: (_view, { roll }) => (roll === 'never' ? { type: 'done' } : null),
  },
  computers: { learner: computer, steady: computer, strong: computer },
};

export const raceGame = anyGame(race);

/** A view that the server holds without knowing what is in it. */
export const raceView = (view: unknown): RaceView => viewSchema.parse(view);
