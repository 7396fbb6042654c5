/**
 * A tiny game for the kernel's own tests. Two sides race to ten. On its turn a side walks one, or rolls and runs as far
 * as the die says; a six lets the other side trip the runner (back three) or let it pass, which interrupts the turn.
 */
import { push, replaceTop, type Stacked, top } from './frames.ts';
import { err, ok, type Result, refuse } from './result.ts';
import type { Rules } from './rules.ts';

export type RaceSide = 'red' | 'blue';
export type RaceCommand = { readonly type: 'walk' | 'run' | 'trip' | 'let' };
export type RaceEvent = { readonly type: 'ran'; readonly side: RaceSide; readonly die: number };
type RaceFrame =
  | { readonly kind: 'turn'; readonly side: RaceSide; moved: boolean }
  | { readonly kind: 'trip'; readonly side: RaceSide };
export interface RaceState extends Stacked<RaceFrame> {
  readonly at: Record<RaceSide, number>;
}
export type RaceRules = Rules<RaceState, RaceCommand, RaceEvent, RaceState, RaceSide>;

const GOAL = 10;
const other = (side: RaceSide): RaceSide => (side === 'red' ? 'blue' : 'red');

export const race: RaceRules = {
  id: 'race',
  version: '1.0.0',
  title: 'Race to ten',
  sides: ['red', 'blue'],
  create({ start = 0 }) {
    if (typeof start !== 'number') throw new Error('start is a number');
    return { at: { red: start, blue: start }, frames: [{ kind: 'turn', side: 'red', moved: false }] };
  },
  load(position) {
    const start = typeof position === 'object' && position !== null && 'start' in position ? position.start : undefined;
    return typeof start === 'number'
      ? ok(this.create({ start }))
      : err([{ at: 'start', message: 'A number is wanted.' }]);
  },
  deciders: (s) => (top(s) ? [top(s)?.side ?? 'red'] : []),
  actors: () => [],
  *legal(s) {
    for (const type of top(s)?.kind === 'trip' ? (['trip', 'let'] as const) : (['walk', 'run'] as const))
      yield { type };
  },
  check(s, _side, { type }) {
    const reaction = type === 'trip' || type === 'let';
    return reaction === (top(s)?.kind === 'trip') ? null : refuse('wrong-moment', 'Not now.', '1.1');
  },
  apply(s, side, { type }, ctx) {
    const frame = top(s);
    if (frame?.kind === 'turn') frame.moved = true;
    if (type === 'walk') s.at[side]++;
    else if (type === 'run') {
      const die = ctx.d6();
      s.at[side] += die;
      ctx.emit({ type: 'ran', side, die });
      if (die === 6) push(s, { kind: 'trip', side: other(side) });
    } else {
      if (type === 'trip') s.at[other(side)] -= 3;
      s.frames.pop();
    }
  },
  step(s) {
    const frame = top(s);
    if (frame?.kind !== 'turn' || !frame.moved) return false;
    if (s.at[frame.side] >= GOAL) s.frames.pop();
    else replaceTop(s, { kind: 'turn', side: other(frame.side), moved: false });
    return true;
  },
  clone: (s) => ({ at: { ...s.at }, frames: s.frames.map((frame) => ({ ...frame })) }),
  outcome(s) {
    if (top(s)) return null;
    return { winner: s.at.red >= GOAL ? 'red' : 'blue', reason: 'arrived', case: '2.1' };
  },
  view: (s) => s,
  redact: (event) => event,
  reveals: (event) => event.type === 'ran',
  offer: (_s, _side, command) => ({ command }),
};

export function parseRaceCommand(json: unknown): Result<RaceCommand> {
  if (typeof json === 'object' && json !== null && 'type' in json) {
    const { type } = json;
    if (type === 'walk' || type === 'run' || type === 'trip' || type === 'let') return ok({ type });
  }
  return err(refuse('bad-command', 'Not a command of the race.'));
}
