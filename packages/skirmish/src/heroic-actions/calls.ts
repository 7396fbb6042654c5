/** Who calls a heroic action at the start of a phase: the sides in turns, one call or pass each, until both have passed. */
import { pop, push, type Refusal } from '@warbeacon/kernel';
import { first } from '../battle/sequence-frame.ts';
import {
  type Battle,
  fightOf,
  hasMark,
  idOf,
  isBound,
  isEngaged,
  isHero,
  isOnTable,
  isTransfixed,
  mark,
  modelOf,
  nameOf,
  sideOf,
  unmark,
} from '../engine/battle.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import { type HeroicAction, otherSide, SIDES, type Side } from '../engine/words.ts';

const no = refusing({
  'not-played': {
    code: 'not-played',
    case: 'X-12',
    message: 'Heroic actions of this kind are not played in this match.',
  },
  'other-phase': {
    code: 'wrong-moment',
    case: 'X-12',
    message: 'This heroic action is called at the start of another phase.',
  },
  'not-a-hero': { code: 'not-a-hero', case: 'S-96', message: '{model} is no Hero.' },
  'no-might': { code: 'no-might', case: 'S-6', message: '{model} has no Might left.' },
  called: { code: 'has-called', case: 'X-12', message: '{model} has called an action in this phase already.' },
  away: { code: 'not-on-the-table', case: 'X-12', message: '{model} does not stand on the table.' },
  transfixed: { code: 'transfixed', case: 'X-12', message: '{model} calls nothing while a power holds him.' },
  engaged: { code: 'engaged', case: 'X-12', message: '{model} is Engaged, and calls neither move nor shots.' },
  'no-fight': { code: 'no-fight', case: 'X-12', message: '{model} is in no Fight.' },
});

const ACTIONS = { move: ['move'], shoot: ['shoot'], fight: ['combat', 'strike'] } as const satisfies Readonly<
  Record<string, readonly HeroicAction[]>
>;

type Calls = FrameOf<'calls'>;

/** A Fight that is to be fought: somebody is left on both sides. */
export function openFightOf(b: Battle, model: number) {
  const fight = fightOf(b, model);
  return fight !== undefined && !fight.resolved && fight.good.length > 0 && fight.evil.length > 0 ? fight : undefined;
}

/** What bars the action, at its call and when it is carried out [T-9]. */
export function whatBars(b: Battle, hero: number, action: HeroicAction) {
  if (!isOnTable(b, hero) || isBound(b, hero)) return 'away';
  if (isTransfixed(b, hero)) return 'transfixed';
  if (action === 'move' || action === 'shoot') return isEngaged(b, hero) ? 'engaged' : null;
  return openFightOf(b, hero) === undefined || !isEngaged(b, hero) ? 'no-fight' : null;
}

function whyNotCall(b: Battle, phase: Calls['phase'], model: number, action: HeroicAction): Refusal | null {
  const name = { model: nameOf(b, model) };
  if (!b.field.house.heroics.includes(action)) return no('not-played');
  if (!(ACTIONS[phase] as readonly HeroicAction[]).includes(action)) return no('other-phase');
  if (!isHero(b, model)) return no('not-a-hero', name);
  if (modelOf(b, model).might === 0) return no('no-might', name);
  if (hasMark(b, model, 'called')) return no('called', name);
  const bar = whatBars(b, model, action);
  return bar === null ? null : no(bar, name);
}

function* callsOf(b: Battle, phase: Calls['phase'], side: Side, models?: readonly number[]) {
  for (const { index, figure } of b.field.models) {
    if (!figure.hero || sideOf(b, index) !== side || (models !== undefined && !models.includes(index))) continue;
    for (const action of ACTIONS[phase]) {
      if (whyNotCall(b, phase, index, action) === null) yield { model: idOf(b, index), action };
    }
  }
}

const canCall = (b: Battle, phase: Calls['phase'], side: Side): boolean => !callsOf(b, phase, side).next().done;

/** Nobody is asked where nobody could call. */
export function beginCalls(b: Battle, phase: Calls['phase']): void {
  for (const { index } of b.field.models) unmark(b, index, 'called');
  if (b.field.house.heroics.length === 0 || !SIDES.some((side) => canCall(b, phase, side))) return;
  push<Frame>(b.s, { kind: 'calls', phase, next: first(b), passed: 0 });
}

export const callsFrame = frame<'calls'>({
  kind: 'calls',
  step(b, f) {
    if (f.passed >= SIDES.length) {
      pop(b.s);
      return true;
    }
    if (canCall(b, f.phase, f.next)) return false;
    f.next = otherSide(f.next);
    f.passed += 1;
    return true;
  },
  decider: (_b, { next }) => next,
  asks: (b, { phase, next }) => ({
    why: phase,
    models: [...new Set(Array.from(callsOf(b, phase, next), ({ model }) => model))],
  }),
});

export const callCommand = command<'call'>({
  type: 'call',
  frames: ['calls'],
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    for (const call of callsOf(b, as('calls', f).phase, side, models)) yield { type: 'call', ...call };
  },
  check: (b, f, _side, { model, action }) => whyNotCall(b, as('calls', f).phase, b.field.indexOf(model), action),
  apply(b, f, side, { model: id, action }, ctx) {
    const calls = as('calls', f);
    const model = b.field.indexOf(id);
    // [T-9] The Might is spent at the call, whatever comes of it.
    modelOf(b, model).might -= 1;
    mark(b, model, 'called');
    b.s.calls = [...b.s.calls, { hero: model, action }];
    calls.passed = 0;
    calls.next = otherSide(side);
    ctx.emit({ type: 'called', model: id, action });
  },
});

export const passCommand = command<'pass'>({
  type: 'pass',
  frames: ['calls'],
  actor: null,
  legal: () => [{ type: 'pass' }],
  check: () => null,
  apply(_b, f, side) {
    const calls = as('calls', f);
    calls.passed += 1;
    calls.next = otherSide(side);
  },
});
