/** What the laws must know of the two dots. */
import { top } from '@warbeacon/kernel';
import {
  costOf,
  DOT,
  type DotCommand,
  type DotEvent,
  type DotRules,
  type DotSide,
  type DotState,
  legsOf,
  otherOf,
  type Point,
  SIZE,
  staysAway,
  TOUCH,
  type Walk,
  ZONE,
} from './dot.fixture.ts';
import type { Random, Sampled, Spoiled, Subject, Turn } from './subject.ts';

type DotSubject = Subject<DotState, DotCommand, DotEvent, DotState, DotSide>;

const turned = (turn: Turn, [x, y]: Point): Point => (turn === 'quarter' ? [SIZE - y, x] : [SIZE - x, y]);

/** Distance of a point from a leg, by floating-point numbers. */
function distance([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number {
  const whole = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = whole === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / whole));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}

/** What rounding each leg down may come to, and a little. */
const TOO_CLOSE = 0.04;

function judgeWalk(s: DotState, side: DotSide, { path, charge }: Walk): boolean | undefined {
  const [from, foe, left] = [s.at[side], s.at[otherOf(side)], (top(s)?.left ?? 0) / 256];
  if (path.length === 0 || path.length > 8 || path.flat().some((each) => each < 0 || each > SIZE)) return false;
  const legs = legsOf(from, path);
  if (legs.some(([a, b]) => a[0] === b[0] && a[1] === b[1])) return false;
  const end = path.at(-1) ?? from;
  const margins = [
    left - legs.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0),
    charge ? TOUCH - distance(end, end, foe) : Math.min(...legs.map(([a, b]) => distance(a, b, foe))) - ZONE,
  ];
  if (margins.some((margin) => Math.abs(margin) <= TOO_CLOSE)) return undefined;
  return margins.every((margin) => margin > 0);
}

function* spoilt(s: DotState, side: DotSide, { path, charge }: Walk): Generator<Spoiled<DotCommand>> {
  const [from, foe, end] = [s.at[side], s.at[otherOf(side)], path.at(-1)];
  if (!end || path.length > 6) return;
  const walk = (way: readonly Point[]): DotCommand => ({ type: 'walk', path: way, ...(charge ? { charge } : {}) });
  yield { command: walk([...path, [end[0], -1]]), codes: ['off-table'] };
  yield { command: walk([...path, end]), codes: ['no-way'] };
  // To and fro until what is left is used up, and one step more.
  const left = Math.floor(((top(s)?.left ?? 0) - costOf(from, path)) / 256) + 1;
  const there: Point = [end[0] + (end[0] > SIZE / 2 ? -1 : 1) * Math.ceil(left / 2), end[1]];
  if (charge || staysAway(end, there, foe, ZONE)) {
    const back: Point = [there[0] + Math.sign(end[0] - there[0]) * Math.floor(left / 2), end[1]];
    yield { command: walk(back[0] === there[0] ? [...path, there] : [...path, there, back]), codes: ['too-far'] };
  }
  if (charge) yield { command: { type: 'walk', path }, codes: ['zone'] };
  else if (costOf(from, [...path, foe]) <= (top(s)?.left ?? 0))
    yield { command: walk([...path, foe]), codes: ['zone'] };
}

const isFree = (command: DotCommand): command is Walk => command.type === 'walk' && command.charge === undefined;

const SAMPLED: Sampled<DotState, DotCommand, DotSide> = {
  isListed: (_s, command) => command.type === 'walk' && command.charge === true && command.path.length === 1,
  cut(_s, command) {
    if (!isFree(command)) return [];
    return command.path.slice(1).map((_, i): DotCommand => ({ type: 'walk', path: command.path.slice(0, i + 1) }));
  },
  split(_s, command) {
    if (!isFree(command)) return [];
    return command.path.slice(1).map((_, i): [DotCommand, DotCommand] => [
      { type: 'walk', path: command.path.slice(0, i + 1) },
      { type: 'walk', path: command.path.slice(i + 1) },
    ]);
  },
  settled: ({ at, frames }) => ({ at, left: frames.map(({ left }) => left) }),
  turned(s, command, turn) {
    const state = structuredClone(s);
    state.at.red = turned(turn, s.at.red);
    state.at.blue = turned(turn, s.at.blue);
    if (command.type !== 'walk') return { state, command };
    return { state, command: { ...command, path: command.path.map((point) => turned(turn, point)) } };
  },
  judge: (s, side, command) => (command.type === 'walk' ? judgeWalk(s, side, command) : undefined),
  spoil: (s, side, command) => (command.type === 'walk' ? [...spoilt(s, side, command)] : []),
};

function mutate(command: DotCommand, random: Random): DotCommand[] {
  if (command.type !== 'walk') return [0, 1, 2, 3, 4].map((loud): DotCommand => ({ type: 'shout', loud }));
  const near = ([x, y]: Point): Point => [x + random(81) - 40, y + random(81) - 40];
  const path = command.path.map(near);
  const farther = [...path, ...path.map(near)];
  const charge = { type: 'walk', charge: true } as const;
  return [
    { type: 'walk', path },
    { type: 'walk', path: farther },
    { ...charge, path: farther },
    { ...charge, path },
  ];
}

/** The dots, by these rules. */
export const subjectOf = (rules: DotRules, sampled: Sampled<DotState, DotCommand, DotSide> = SAMPLED): DotSubject => ({
  rules,
  actorOf: (command) => (command.type === 'walk' ? DOT : null),
  kindOf: ({ type }) => type,
  choiceOf: (command) => (command.type === 'walk' ? `walk ${command.charge ? 'charge' : ''}` : JSON.stringify(command)),
  isIdle: () => false,
  mutate,
  sampled,
});
