/** A position to play on from, written in one line (see `diary.ts`): orders as sentences, dice as written. */
import { type Offered, type Refusal, scriptedDice, submit, type Viewer, why } from '@warbeacon/kernel';
import { INCH } from '@warbeacon/plane';
import { type Command, commandSchema } from '../engine/command-schemas.ts';
import { type EventOf, eventSchema, type EventType, type SkirmishEvent } from '../engine/events.ts';
import { skirmish } from '../engine/rules.ts';
import type { ModelState, State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { parsePosition } from '../notation/position.ts';
import type { Position } from '../notation/position.schema.ts';
import { type View, viewSchema } from '../view/view.schema.ts';
import { parseDiary } from './diary.ts';
import { makeOrder, parseOrder } from './orders.ts';
import { unsound } from './soundness.ts';

export interface Table {
  readonly state: State;
  /** What happened since the last `play` began. */
  readonly events: readonly SkirmishEvent[];
  /** Who must decide; `undefined` when the battle is over. */
  readonly side: Side | undefined;
  /** What is asked now: the kind of the topmost frame; `undefined` when the battle is over. */
  readonly asked: string | undefined;
  readonly diceLeft: readonly number[];
  /** Writes the dice to come. Throws when dice of before were left. */
  rolling(...dice: readonly number[]): Table;
  /** Gives orders, each by the side that must decide. Throws when one is refused. */
  play(...sentences: readonly string[]): Table;
  /** Why an order is refused, or `null`. */
  why(sentence: string, side?: Side): Refusal | null;
  /** Every order of the menu, as sentences; with a model, those of that model; with `null`, those of none. */
  orders(actor?: string | null): string[];
  /** The same, as commands. */
  commands(actor?: string | null): Command[];
  offer(sentence: string): Offered<Command>;
  model(id: string): ModelState;
  /** Where a model is, in inches with two places, or why it is nowhere. */
  at(id: string): string;
  view(viewer?: Viewer<Side>): View;
  told<T extends EventType>(type: T): EventOf<T>[];
}

/** A position from a line, or from a written position. Throws, with everything that is wrong, when it is unsound. */
export function position(written: string | Position): Table {
  const read = parsePosition(typeof written === 'string' ? parseDiary(written) : written);
  if (!read.ok) throw new Error(read.error.map(({ at, message }) => `${at}: ${message}`).join('\n'));
  return tableOf(read.value.state, read.value.dice);
}

/** A table at which a whole battle begins. */
export const newTable = (options: Readonly<Record<string, unknown>> = {}): Table => tableOf(skirmish.create(options));

export function tableOf(start: State, dice: readonly number[] = []): Table {
  let state = start;
  let queue = dice;
  let events: SkirmishEvent[] = [];
  const decider = (): Side | undefined => skirmish.deciders(state)[0];
  const modelOf = (id: string): ModelState => {
    const index = state.setup.models.findIndex((model) => model.id === id);
    const model = state.models[index];
    if (model === undefined) throw new Error(`${id} is not in play`);
    return model;
  };
  const table: Table = {
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    get side() {
      return decider();
    },
    get asked() {
      return state.frames.at(-1)?.kind;
    },
    get diceLeft() {
      return queue;
    },
    rolling(...next) {
      if (queue.length > 0) throw new Error(`dice were left: ${queue.join(' ')}`);
      queue = next;
      return table;
    },
    play(...orders) {
      events = [];
      for (const sentence of orders) {
        const side = decider();
        if (side === undefined) throw new Error(`the battle is over: ${sentence}`);
        const thrown = scriptedDice(queue);
        const done = submit(skirmish, state, side, parseOrder(sentence, state), thrown);
        if (!done.ok)
          throw new Error(`${sentence}: ${done.error.message} (${done.error.code} ${done.error.case ?? ''})`);
        ({ state } = done.value);
        events.push(...done.value.events.map((event) => eventSchema.parse(event)));
        isSound(state);
        queue = queue.slice(thrown.drawn.length);
      }
      return table;
    },
    why: (sentence, side = decider() ?? 'good') => wellSaid(why(skirmish, state, side, parseOrder(sentence, state))),
    orders(actor) {
      const side = decider();
      return side === undefined ? [] : listed(state, side, actor).map(makeOrder);
    },
    commands(actor) {
      const side = decider();
      return side === undefined ? [] : listed(state, side, actor);
    },
    offer: (sentence) => skirmish.offer(state, decider() ?? 'good', parseOrder(sentence, state)),
    model: modelOf,
    at(id) {
      const { at, gone } = modelOf(id);
      if (at === null) return gone;
      const inches = (u: number): string => (Math.round((u * 100) / INCH) / 100).toFixed(2);
      return `${inches(at[0])},${inches(at[1])}`;
    },
    view: (viewer = 'spectator') => viewSchema.parse(skirmish.view(state, viewer)),
    told: (type) =>
      events.filter((event): event is Extract<SkirmishEvent, { type: typeof type }> => event.type === type) as never,
  };
  return table;
}

// Whatever a test asks of a table, this besides: it costs little, and says where the first wrong thing came up.

/** Throws where something is wrong that is never right. */
function isSound(state: State): void {
  const [fault] = unsound(state);
  if (fault !== undefined) throw new Error(fault);
}

/** What is listed can be read, and may be done; but for what is in the way of it in secret. */
function listed(state: State, side: Side, actor: string | null | undefined): Command[] {
  const secret = state.models.some(({ hidden }) => hidden);
  return Array.from(skirmish.legal(state, side, actor), (command) => {
    const refusal = skirmish.check(state, side, commandSchema.parse(command));
    if (refusal !== null && !secret)
      throw new Error(`${JSON.stringify(command)} is listed, and refused: ${refusal.code}`);
    return command;
  });
}

/** No blank of its sentence was left empty. */
function wellSaid(refusal: Refusal | null): Refusal | null {
  if (refusal !== null && /^\s|\s{2}|\s[.,:;)]/.test(refusal.message))
    throw new Error(`a sentence with a gap: ${refusal.message}`);
  return refusal;
}
