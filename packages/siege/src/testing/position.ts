/** A position to play on from: orders as sentences, dice as written. */
import { scriptedDice, type Offered, type Refusal, submit, type Viewer, why } from '@warbeacon/kernel';
import {
  type Command,
  parsePosition,
  type Side,
  type SiegeEvent,
  type SiegeView,
  type State,
  type View,
} from '../index.ts';
import { type TestedGame, testedGame } from './games.ts';
import { makeOrder, parseDiary, parseOrder } from './diary.ts';

/** How the orders of a game are written as sentences. */
export interface Sentences<C> {
  parse(sentence: string): C;
  make(command: C): string;
}

/** With the words of the game that is played: Helm's Deep's, where none are named. */
export interface Table<
  C = Command,
  E extends { readonly type: string } = SiegeEvent,
  V extends SiegeView = View,
  S extends string = Side,
> {
  readonly tested: TestedGame<C, E, V, S>;
  readonly sentences: Sentences<C>;
  readonly state: State;
  /** What happened since the last `play` began, or before anybody could decide. */
  readonly events: readonly E[];
  /** Who must decide; `undefined` when the game is over. */
  readonly side: S | undefined;
  /** Dice that have been written and not been thrown. */
  readonly diceLeft: readonly number[];
  /** Writes the dice to come. Throws when dice of before were left, because then the test does not say what happens. */
  rolling(...dice: readonly number[]): Table<C, E, V, S>;
  /** Gives orders, each by the side that must decide. Throws when one is refused. */
  play(...sentences: readonly string[]): Table<C, E, V, S>;
  /** Why an order is refused, or `null`. */
  why(sentence: string, side?: S): Refusal | null;
  /** Every legal order, as sentences; with a piece, those of that piece; with `null`, those of none. */
  orders(actor?: string | null): string[];
  /** Cost and odds of an order. */
  offer(sentence: string): Offered<C>;
  /** Where a piece is: `1122`, `culvert`, `due`, `lost`, … */
  at(piece: string): string;
  view(viewer?: Viewer<S>): V;
  unit(id: string): V['units'][string];
  leader(id: string): V['leaders'][string];
  /** The events of one kind since the last `play` began. */
  told<T extends E['type']>(type: T): Extract<E, { type: T }>[];
}

/** A position from a diary (see `diary.ts`), of the game that it names or of `played`. Throws, with everything that is wrong, when it is unsound. */
export function position(diary: string, options: Readonly<Record<string, unknown>> = {}, played?: TestedGame): Table {
  const written = parseDiary(diary);
  const tested = played ?? testedGame(written.game);
  const read = parsePosition(tested.game, { ...written, options });
  if (!read.ok) throw new Error(read.error.map(({ at, message }) => `${at}: ${message}`).join('\n'));
  // The events are spelled with the words of the game whose rules have told them.
  return tableOf(read.value.state, read.value.dice, read.value.events as readonly SiegeEvent[], tested);
}

/** A table at which a whole game begins. */
export function newGame(options: Readonly<Record<string, unknown>> = {}): Table {
  const tested = testedGame();
  return tableOf(tested.rules.create(options), [], [], tested);
}

export function tableOf(
  start: State,
  dice: readonly number[] = [],
  before: readonly SiegeEvent[] = [],
  tested: TestedGame = testedGame(),
): Table {
  return makeTable(tested, { parse: (sentence) => parseOrder(sentence, tested), make: makeOrder }, start, dice, before);
}

/** The same of any game, with its own sentences. */
export function makeTable<
  C extends { readonly type: string },
  E extends { readonly type: string },
  V extends SiegeView,
  S extends string,
>(
  tested: TestedGame<C, E, V, S>,
  sentences: Sentences<C>,
  start: State,
  dice: readonly number[] = [],
  before: readonly E[] = [],
): Table<C, E, V, S> {
  const { rules } = tested;
  let state = start;
  let queue = dice;
  let events = [...before];
  const [anybody] = rules.sides;
  const decider = (): S | undefined => rules.deciders(state)[0];
  const seen = (list: 'units' | 'leaders', id: string) => {
    const piece = rules.view(state, 'spectator')[list][id];
    if (!piece) throw new Error(`${id} is not in play`);
    return piece;
  };
  const table: Table<C, E, V, S> = {
    tested,
    sentences,
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    get side() {
      return decider();
    },
    get diceLeft() {
      return queue;
    },
    rolling(...written) {
      if (queue.length > 0) throw new Error(`dice were left: ${queue.join(' ')}`);
      queue = written;
      return table;
    },
    play(...orders) {
      events = [];
      for (const sentence of orders) {
        const side = decider();
        if (side === undefined) throw new Error(`the game is over: ${sentence}`);
        const written = scriptedDice(queue);
        const done = submit(rules, state, side, sentences.parse(sentence), written);
        if (!done.ok)
          throw new Error(`${sentence}: ${done.error.message} (${done.error.code} ${done.error.case ?? ''})`);
        ({ state } = done.value);
        events.push(...done.value.events);
        queue = queue.slice(written.drawn.length);
      }
      return table;
    },
    why: (sentence, side = decider() ?? anybody) => why(rules, state, side, sentences.parse(sentence)),
    orders(actor) {
      const side = decider();
      return side === undefined
        ? []
        : Array.from(rules.legal(state, side, actor), (command) => sentences.make(command));
    },
    offer: (sentence) => rules.offer(state, decider() ?? anybody, sentences.parse(sentence)),
    at(piece) {
      const view = rules.view(state, 'spectator');
      const found = view.units[piece] ?? view.leaders[piece];
      if (!found) throw new Error(`${piece} is not in play`);
      return found.place ?? found.hex;
    },
    view: (viewer = 'spectator') => rules.view(state, viewer),
    unit: (id) => seen('units', id) as V['units'][string],
    leader: (id) => seen('leaders', id) as V['leaders'][string],
    told<T extends E['type']>(type: T) {
      return events.filter((event): event is Extract<E, { type: T }> => event.type === type);
    },
  };
  return table;
}
