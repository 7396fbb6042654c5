/** A position to play on from: orders as sentences, dice as written. */
import { scriptedDice, type Offered, type Refusal, submit, type Viewer, why } from '@warbeacon/kernel';
import {
  type Command,
  type EventOf,
  parsePosition,
  type Side,
  type SiegeEvent,
  type State,
  type View,
} from '../index.ts';
import { type TestedGame, testedGame } from './games.ts';
import { makeOrder, parseDiary, parseOrder } from './diary.ts';

export interface Table {
  readonly tested: TestedGame;
  readonly state: State;
  /** What happened since the last `play` began, or before anybody could decide. */
  readonly events: readonly SiegeEvent[];
  /** Who must decide; `undefined` when the game is over. */
  readonly side: Side | undefined;
  /** Dice that have been written and not been thrown. */
  readonly diceLeft: readonly number[];
  /** Writes the dice to come. Throws when dice of before were left, because then the test does not say what happens. */
  rolling(...dice: readonly number[]): Table;
  /** Gives orders, each by the side that must decide. Throws when one is refused. */
  play(...sentences: readonly string[]): Table;
  /** Why an order is refused, or `null`. */
  why(sentence: string, side?: Side): Refusal | null;
  /** Every legal order, as sentences; with a piece, those of that piece; with `null`, those of none. */
  orders(actor?: string | null): string[];
  /** Cost and odds of an order. */
  offer(sentence: string): Offered<Command>;
  /** Where a piece is: `1122`, `culvert`, `due`, `lost`, … */
  at(piece: string): string;
  view(viewer?: Viewer<Side>): View;
  unit(id: string): View['units'][string];
  leader(id: string): View['leaders'][string];
  /** The events of one kind since the last `play` began. */
  told<T extends SiegeEvent['type']>(type: T): EventOf<T>[];
}

/** A position from a diary (see `diary.ts`). Throws, with everything that is wrong, when it is unsound. */
export function position(diary: string, options: Readonly<Record<string, unknown>> = {}): Table {
  const written = parseDiary(diary);
  const tested = testedGame(written.game);
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
  const { rules } = tested;
  let state = start;
  let queue = dice;
  let events = [...before];
  const [anybody] = rules.sides;
  const decider = (): Side | undefined => rules.deciders(state)[0];
  const seen = (list: 'units' | 'leaders', id: string) => {
    const piece = rules.view(state, 'spectator')[list][id];
    if (!piece) throw new Error(`${id} is not in play`);
    return piece;
  };
  const table: Table = {
    tested,
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
    play(...sentences) {
      events = [];
      for (const sentence of sentences) {
        const side = decider();
        if (side === undefined) throw new Error(`the game is over: ${sentence}`);
        const written = scriptedDice(queue);
        const done = submit(rules, state, side, parseOrder(sentence, tested), written);
        if (!done.ok)
          throw new Error(`${sentence}: ${done.error.message} (${done.error.code} ${done.error.case ?? ''})`);
        ({ state } = done.value);
        events.push(...done.value.events);
        queue = queue.slice(written.drawn.length);
      }
      return table;
    },
    why: (sentence, side = decider() ?? anybody) => why(rules, state, side, parseOrder(sentence, tested)),
    orders(actor) {
      const side = decider();
      return side === undefined ? [] : Array.from(rules.legal(state, side, actor), makeOrder);
    },
    offer: (sentence) => rules.offer(state, decider() ?? anybody, parseOrder(sentence, tested)),
    at(piece) {
      const view = rules.view(state, 'spectator');
      const found = view.units[piece] ?? view.leaders[piece];
      if (!found) throw new Error(`${piece} is not in play`);
      return found.place ?? found.hex;
    },
    view: (viewer = 'spectator') => rules.view(state, viewer),
    unit: (id) => seen('units', id) as View['units'][string],
    leader: (id) => seen('leaders', id) as View['leaders'][string],
    told<T extends SiegeEvent['type']>(type: T) {
      return events.filter((event): event is EventOf<T> => event.type === type);
    },
  };
  return table;
}
