/**
 * A tiny game on an open square, for the laws of what cannot be listed. Each side has one dot. On its turn a side walks its
 * dot along legs of any direction until it has gone as far as it may, shouts once, and says when it is done. A dot keeps away
 * from the other unless it charges: who touches the other has won; after six turns nobody has.
 */
import { pop, refuse, replaceTop, type Refusal, type Rules, type Stacked, top } from '@warbeacon/kernel';

export type DotSide = 'red' | 'blue';
export type Point = readonly [number, number];
export interface Walk {
  readonly type: 'walk';
  /** Corners, the last of them the end. */
  readonly path: readonly Point[];
  /** Whether it is to end touching the other dot. */
  readonly charge?: true;
}
export type DotCommand = Walk | { readonly type: 'shout'; readonly loud: number } | { readonly type: 'done' };
export type DotEvent = { readonly type: 'walked'; readonly side: DotSide; readonly path: readonly Point[] };

interface TurnFrame {
  readonly kind: 'turn';
  readonly side: DotSide;
  readonly number: number;
  /** What it may still walk, in 256ths. */
  left: number;
  /** How many commands have been given: all that splitting a walk may change. */
  given: number;
  shouted: boolean;
  done: boolean;
}
export interface DotState extends Stacked<TurnFrame> {
  readonly at: Record<DotSide, Point>;
  winner: DotSide | null;
}
export type DotRules = Rules<DotState, DotCommand, DotEvent, DotState, DotSide>;

export const SIZE = 1000;
/** How far a dot walks in a turn. */
export const STRIDE = 200;
/** Nearer than this to the other dot nobody comes who does not charge. */
export const ZONE = 50;
/** As near as this, they touch. */
export const TOUCH = 20;
const TURNS = 6;
const LOUDEST = 3;
const MOST_LEGS = 8;
const HEADINGS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** Each side has one piece. */
export const DOT = 'dot';
export const otherOf = (side: DotSide): DotSide => (side === 'red' ? 'blue' : 'red');

const turn = (side: DotSide, number: number): TurnFrame => {
  return { kind: 'turn', side, number, left: STRIDE * 256, given: 0, shouted: false, done: false };
};

/** A state with the dots at these places, in the first turn of red. */
export const dots = (red: Point, blue: Point): DotState => ({
  at: { red, blue },
  winner: null,
  frames: [turn('red', 1)],
});

/** Length of a leg in 256ths, rounded down. */
export function lengthOf([x, y]: Point, [to, down]: Point): number {
  const square = BigInt((to - x) ** 2 + (down - y) ** 2) << 16n;
  let root = BigInt(Math.floor(Math.sqrt(Number(square))));
  while (root * root > square) root--;
  while ((root + 1n) * (root + 1n) <= square) root++;
  return Number(root);
}

/** Whether each point of a leg is farther than `distance` from a point: in whole numbers. */
export function staysAway(a: Point, b: Point, from: Point, distance: number): boolean {
  const [dx, dy, px, py] = [b[0] - a[0], b[1] - a[1], from[0] - a[0], from[1] - a[1]];
  const [along, whole] = [dx * px + dy * py, dx * dx + dy * dy];
  const near = distance * distance;
  if (along <= 0) return px * px + py * py > near;
  if (along >= whole) return (px - dx) ** 2 + (py - dy) ** 2 > near;
  return (dx * py - dy * px) ** 2 > near * whole;
}

export const legsOf = (from: Point, path: readonly Point[]): (readonly [Point, Point])[] =>
  path.map((to, i) => [path[i - 1] ?? from, to]);

export const costOf = (from: Point, path: readonly Point[]): number =>
  legsOf(from, path).reduce((sum, [a, b]) => sum + lengthOf(a, b), 0);

const isOnTable = ([x, y]: Point): boolean =>
  [x, y].every((each) => Number.isInteger(each) && each >= 0 && each <= SIZE);

function checkWalk(s: DotState, { side, left }: TurnFrame, { path, charge }: Walk): Refusal | null {
  const [from, foe] = [s.at[side], s.at[otherOf(side)]];
  const end = path.at(-1);
  if (end === undefined || path.length > MOST_LEGS) return refuse('no-way', 'That is no way.', '1.1');
  if (!path.every(isOnTable)) return refuse('off-table', 'It would leave the table.', '1.2');
  const legs = legsOf(from, path);
  if (legs.some(([a, b]) => lengthOf(a, b) === 0)) return refuse('no-way', 'That is no way.', '1.1');
  if (costOf(from, path) > left) return refuse('too-far', 'It has gone too far.', '1.3');
  if (charge && staysAway(end, end, foe, TOUCH)) return refuse('short', 'It would not touch the other.', '1.4');
  if (!charge && !legs.every(([a, b]) => staysAway(a, b, foe, ZONE)))
    return refuse('zone', 'It would come near the other.', '1.5');
  return null;
}

/** Places where the dot could go, good or not: by each heading as far as it may, half as far and by one; and up to the other. */
function candidates(s: DotState, { side, left }: TurnFrame): DotCommand[] {
  const [from, foe] = [s.at[side], s.at[otherOf(side)]];
  const steps = (length: number): number => Math.floor(left / length);
  const walks = HEADINGS.flatMap(([x, y]) => {
    const most = steps(lengthOf([0, 0], [x, y]));
    const lengths = [...new Set([most, Math.floor(most / 2), 1])].filter((n) => n > 0);
    return lengths.map((n): DotCommand => ({ type: 'walk', path: [[from[0] + n * x, from[1] + n * y]] }));
  });
  const to = nearestTouching(from, foe);
  return to ? [...walks, { type: 'walk', path: [to], charge: true }] : walks;
}

/** The nearest place on the table from which the other is touched. */
function nearestTouching(from: Point, foe: Point): Point | undefined {
  let [best, least]: [Point | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (let x = -TOUCH; x <= TOUCH; x++) {
    for (let y = -TOUCH; y <= TOUCH; y++) {
      const to: Point = [foe[0] + x, foe[1] + y];
      const length = lengthOf(from, to);
      if (x * x + y * y <= TOUCH * TOUCH && isOnTable(to) && length > 0 && length < least) [best, least] = [to, length];
    }
  }
  return best;
}

export const dotRules: DotRules = {
  id: 'dots',
  version: '1.0.0',
  title: 'Two dots',
  sides: ['red', 'blue'],
  sampled: new Set(['walk']),
  create: () => dots([100, 100], [700, 600]),
  deciders: (s) => (top(s) ? [top(s)?.side ?? 'red'] : []),
  actors(s, side) {
    return [...this.legal(s, side, DOT)].length > 0 ? [DOT] : [];
  },
  *legal(s, side, actor) {
    const frame = top(s);
    if (frame?.side !== side) return;
    if (actor !== null && (actor === undefined || actor === DOT))
      for (const walk of candidates(s, frame)) if (this.check(s, side, walk) === null) yield walk;
    if (actor === undefined || actor === null) {
      for (let loud = 1; loud <= LOUDEST && !frame.shouted; loud++) yield { type: 'shout', loud };
      yield { type: 'done' };
    }
  },
  check(s, side, command) {
    const frame = top(s);
    if (frame?.side !== side) return refuse('wrong-moment', 'Not now.');
    if (command.type === 'walk') return checkWalk(s, frame, command);
    if (command.type === 'done') return null;
    if (frame.shouted) return refuse('hoarse', 'It has shouted.', '2.1');
    const { loud } = command;
    return Number.isInteger(loud) && loud >= 1 && loud <= LOUDEST ? null : refuse('no-voice', 'It cannot.', '2.2');
  },
  apply(s, side, command, ctx) {
    const frame = top(s);
    if (!frame) throw new Error('nobody can decide');
    frame.given++;
    if (command.type === 'shout') frame.shouted = true;
    else if (command.type === 'done') frame.done = true;
    else {
      frame.left -= costOf(s.at[side], command.path);
      s.at[side] = command.path.at(-1) ?? s.at[side];
      ctx.emit({ type: 'walked', side, path: command.path });
      if (!command.charge) return;
      s.winner = side;
      pop(s);
    }
  },
  step(s) {
    const frame = top(s);
    if (!frame?.done) return false;
    if (frame.number < TURNS) replaceTop(s, turn(otherOf(frame.side), frame.number + 1));
    else pop(s);
    return true;
  },
  clone: (s) => structuredClone(s),
  outcome(s) {
    if (top(s)) return null;
    return { winner: s.winner, reason: s.winner ? 'touched' : 'late', case: '3.1' };
  },
  view: (s) => s,
  redact: (event) => event,
  reveals: () => false,
  offer: (s, side, command) =>
    command.type === 'walk' ? { command, cost: costOf(s.at[side], command.path) } : { command },
  reach: (s, side) => ({ at: s.at[side], left: top(s)?.left ?? 0 }),
};
