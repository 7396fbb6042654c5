/** [S-177 … S-179, M-29] One side sets up, model by model or by a plan; all may be shifted until it says that it is done. */
import { pop, type Refusal } from '@warbeacon/kernel';
import { INCH } from '@warbeacon/plane';
import { type Battle, discOf, idOf, isBound, isHero, isOnTable, modelOf, nameOf, onTable } from '../engine/battle.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { At } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { mayStand, sceneOf, setUpOf, toSetUp, waiting, whyNotThere, zonesFor } from './places.ts';
import { planFor, planned } from './plans.ts';
import { no } from './refusals.ts';

export const deploymentFrame = frame<'deployment'>({
  kind: 'deployment',
  decider: (_b, { side }) => side,
  asks: (b, { side }) => ({ models: waiting(b, side).map((model) => idOf(b, model)), why: planFor(b) }),
});

function whyNotDeploy(b: Battle, model: number, at: At): Refusal | null {
  const name = { model: nameOf(b, model) };
  if (isBound(b, model)) return no('bound', name);
  const state = modelOf(b, model);
  if (state.gone !== '') return no('reserve', name);
  if (state.at !== null && state.at[0] === at[0] && state.at[1] === at[1]) return no('same', name);
  return whyNotThere(b, model, at);
}

/** Between places that a menu tries, in u; the finer ones only where the coarser have none. */
const LATTICES = [2 * INCH, INCH, INCH / 2] as const;

/** Places in its zones, for a Warrior those near a Hero. */
function* placesOf(b: Battle, model: number): Generator<At> {
  const scene = sceneOf(b, model);
  const { at: here } = modelOf(b, model);
  for (const pitch of LATTICES) {
    let any = false;
    for (const at of lattice(b, model, pitch)) {
      if (!mayStand(b, scene, at) || (here !== null && here[0] === at[0] && here[1] === at[1])) continue;
      any = true;
      yield at;
    }
    if (any) return;
  }
}

function* lattice(b: Battle, model: number, pitch: number): Generator<At> {
  const setUp = setUpOf(b);
  const boxes =
    setUp.kind === 'halves' && !isHero(b, model)
      ? onTable(b, b.field.models[model]?.side)
          .filter((other) => isHero(b, other) && !isBound(b, other))
          .map((hero) => boxRound(b, hero, (setUp.nearHero + 2) * INCH))
      : zonesFor(b, model).map(({ polygon }) => ({
          west: Math.min(...polygon.map(({ x }) => x)),
          east: Math.max(...polygon.map(({ x }) => x)),
          south: Math.min(...polygon.map(({ y }) => y)),
          north: Math.max(...polygon.map(({ y }) => y)),
        }));
  const seen = new Set<string>();
  for (const { west, east, south, north } of boxes) {
    for (let y = Math.ceil(south / pitch) * pitch; y <= north; y += pitch) {
      for (let x = Math.ceil(west / pitch) * pitch; x <= east; x += pitch) {
        if (seen.has(`${x} ${y}`)) continue;
        seen.add(`${x} ${y}`);
        yield [x, y];
      }
    }
  }
}

function boxRound(b: Battle, hero: number, reach: number) {
  const { x, y } = discOf(b, hero);
  return { west: x - reach, east: x + reach, south: y - reach, north: y + reach };
}

export const deployCommand = command<'deploy'>({
  type: 'deploy',
  frames: ['deployment'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, _frame, side, models) {
    const own = toSetUp(b, side);
    for (const model of models) {
      if (!own.includes(model)) continue;
      for (const at of placesOf(b, model)) yield { type: 'deploy', model: idOf(b, model), at };
    }
  },
  check: (b, _frame, _side, { model, at }) => whyNotDeploy(b, b.field.indexOf(model), at),
  apply(b, _frame, side, { model, at }, ctx) {
    modelOf(b, b.field.indexOf(model)).at = [at[0], at[1]];
    ctx.emit({ type: 'deployed', side, models: [{ model, at: [at[0], at[1]] }] });
  },
});

export const setUpCommand = command<'setUp'>({
  type: 'setUp',
  frames: ['deployment'],
  actor: null,
  *legal(b, _frame, side) {
    if (waiting(b, side).length === 0 && whyNotReady(b, side) === null) return;
    if ('at' in planned(b, side)) yield { type: 'setUp', plan: planFor(b) };
  },
  check(b, _frame, side, { plan }) {
    if (plan !== planFor(b)) return no('wrong-plan', { plan: planFor(b) });
    if (waiting(b, side).length === 0 && whyNotReady(b, side) === null) return no('all-stand');
    const found = planned(b, side);
    return 'without' in found ? no('no-room', { model: nameOf(b, found.without) }) : null;
  },
  apply(b, _frame, side, _command, ctx) {
    const found = planned(b, side);
    if ('without' in found) throw new Error('a plan without room');
    const models = [...found.at].map(([model, at]) => {
      modelOf(b, model).at = at;
      return { model: idOf(b, model), at };
    });
    const isHidden = ({ model }: { readonly model: string }) => modelOf(b, b.field.indexOf(model)).hidden;
    // Who hides is told of apart.
    for (const part of [models.filter(isHidden), models.filter((each) => !isHidden(each))])
      if (part.length > 0) ctx.emit({ type: 'deployed', side, models: part });
  },
});

/** Everybody stands, and where each stands it may stand. */
function whyNotReady(b: Battle, side: Side): Refusal | null {
  for (const model of toSetUp(b, side)) {
    const { at } = modelOf(b, model);
    if (at === null) return no('waiting', { model: nameOf(b, model) });
    const fault = isOnTable(b, model) ? whyNotThere(b, model, at) : null;
    if (fault !== null) return fault;
  }
  return null;
}

export const deploymentDone = command<'done'>({
  type: 'done',
  frames: ['deployment'],
  actor: null,
  *legal(b, _frame, side) {
    if (whyNotReady(b, side) === null) yield { type: 'done' };
  },
  check: (b, _frame, side) => whyNotReady(b, side),
  apply(b, f, _side, _command, ctx) {
    pop(b.s);
    ctx.emit({ type: 'ready', side: as('deployment', f).side });
  },
});
