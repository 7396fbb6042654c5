/** Reserves come in over a stretch of the edge, from the point of it that is nearest to the first corner of their way. */
import type { Refusal } from '@warbeacon/kernel';
import { INCH, onTable as liesOnTable, within } from '@warbeacon/plane';
import type { Stretch } from '../data/scenario.schema.ts';
import {
  type Battle,
  byPlace,
  discOf,
  figureOf,
  idOf,
  onTable,
  sideOf,
  modelOf,
  mvOf,
  nameOf,
  specOf,
} from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { command } from '../engine/spec.ts';
import type { At } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { act, baseOf } from '../moving/activation.ts';
import { movesOf } from '../moving/candidates.ts';
import { carryOutPath } from '../moving/carrying-out.ts';
import { chargesOf, whyCannotCharge } from '../moving/charging.ts';
import { judge, pathOf, pointsOf, refusalOf, sceneOf } from '../moving/scene.ts';
import { whyNotItsTurn } from '../moving/whose-turn.ts';

const no = refusing({
  'no-reserve': { code: 'no-reserve', case: 'X-25', message: '{model} is not in reserve.' },
  'too-early': { code: 'too-early', case: 'X-25', message: '{model} comes in from the turn after the alarm on.' },
  'own-half': { code: 'wrong-moment', case: 'X-25', message: 'Reserves come in in the Move half of their side.' },
});

function stretchOf(b: Battle, model: number): Stretch | undefined {
  const { side, profile } = specOf(b, model);
  return b.field.scenario?.reserves?.find((each) => each.side === side && each.who.includes(profile))?.edge;
}

const between = (value: number, one: number, other: number): number =>
  Math.max(Math.min(one, other), Math.min(Math.max(one, other), value));

/** Stretches run along the edges of the table: the nearest point is that beside the corner, or an end. */
const entryPoint = ({ from, to }: Stretch, [x, y]: At): At => [between(x, from[0], to[0]), between(y, from[1], to[1])];

/** The same battle with the model standing on the edge, its centre on it, as its way begins. */
function standingAt({ s, field }: Battle, model: number, at: At): Battle {
  const state = { ...modelOf({ s, field }, model), at, gone: '' as const };
  return { s: { ...s, models: s.models.with(model, state) }, field };
}

function whyNotNow(b: Battle, frame: Frame, side: Side, model: number): Refusal | null {
  const name = { model: nameOf(b, model) };
  if (modelOf(b, model).gone !== 'reserve') return no('no-reserve', name);
  if (baseOf(b, frame)?.kind !== 'halfMove') return no('own-half');
  // [X-25] `alarm-next-turn`, the only time at which scenarios let them in.
  if (!b.s.alarm || b.s.turn <= b.s.alarmTurn) return no('too-early', name);
  return whyNotItsTurn(b, frame, side, model);
}

function whyNot(b: Battle, frame: Frame, side: Side, { model: id, path, charge }: CommandOf<'arrive'>): Refusal | null {
  const model = b.field.indexOf(id);
  const edge = stretchOf(b, model);
  const [first] = path;
  const barred = whyNotNow(b, frame, side, model);
  if (barred !== null) return barred;
  if (edge === undefined || first === undefined) return no('no-reserve', { model: nameOf(b, model) });
  const charges = chargesOf(b, charge);
  const trial = standingAt(b, model, entryPoint(edge, first));
  const bars = whyCannotCharge(trial, frame, model, charges, charge);
  if (bars !== null) return bars;
  const scene = sceneOf(trial, frame, model);
  const fault = judge(trial, scene, pointsOf(path), charges);
  return fault === null ? null : refusalOf(trial, scene, fault);
}

/** Points of the edge from which a menu tries ways: its middle first, then every four inches. */
function entriesOf({ from, to }: Stretch): At[] {
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const steps = Array.from({ length: Math.trunc(length / (4 * INCH)) + 1 }, (_, i) => i * 4 * INCH);
  const half = Math.trunc(length / 2);
  return [half, ...steps.toSorted((a, c) => Math.abs(a - half) - Math.abs(c - half) || byPlace(a, c))].map(
    (far): At => [from[0] + dx * far, from[1] + dy * far],
  );
}

/** Straight in, as far as may be or halfway. */
function straightIn({ edge }: Stretch, [x, y]: At, far: number): At {
  switch (edge) {
    case 'north':
      return [x, y - far];
    case 'south':
      return [x, y + far];
    case 'west':
      return [x + far, y];
    case 'east':
      return [x - far, y];
  }
}

/** Whether a charge from there could reach anybody. */
function isFoeNear(b: Battle, model: number, [x, y]: At, far: number): boolean {
  const disc = { x, y, r: figureOf(b, model).r };
  return onTable(b, otherSide(sideOf(b, model))).some((foe) => within(disc, discOf(b, foe), far));
}

function* candidates(b: Battle, frame: Frame, model: number, edge: Stretch): Generator<CommandOf<'arrive'>> {
  const id = idOf(b, model);
  const whole = mvOf(b, model) * INCH;
  for (const at of entriesOf(edge)) {
    for (const far of [whole, whole / 2]) yield { type: 'arrive', model: id, path: [straightIn(edge, at, far)] };
  }
  for (const at of entriesOf(edge)
    .filter((each) => isFoeNear(b, model, each, whole))
    .slice(0, 3)) {
    for (const { points, charges } of movesOf(standingAt(b, model, at), frame, model)) {
      if (charges.length === 0) continue;
      yield { type: 'arrive', model: id, path: pathOf(points), charge: charges.map((each) => idOf(b, each)) };
    }
  }
}

/** [S-170] Who failed a test of Terror on the edge has not come in, and waits again. */
export function sendBack(b: Battle): void {
  if (b.field.scenario?.reserves === undefined) return;
  for (const model of onTable(b)) {
    if (!liesOnTable(discOf(b, model), b.field.table)) Object.assign(modelOf(b, model), { at: null, gone: 'reserve' });
  }
}

export const arriveCommand = command<'arrive'>({
  type: 'arrive',
  frames: ['halfMove', 'activation'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, frame, side, models) {
    for (const model of models) {
      const edge = stretchOf(b, model);
      if (edge === undefined || whyNotNow(b, frame, side, model) !== null) continue;
      const seen = new Set<string>();
      for (const candidate of candidates(b, frame, model, edge)) {
        const key = JSON.stringify(candidate);
        if (seen.has(key) || whyNot(b, frame, side, candidate) !== null) continue;
        seen.add(key);
        yield candidate;
      }
    }
  },
  check: whyNot,
  apply(b, frame, _side, order, ctx) {
    const model = b.field.indexOf(order.model);
    const edge = stretchOf(b, model);
    const [first] = order.path;
    if (edge !== undefined && first !== undefined && modelOf(b, model).gone === 'reserve') {
      Object.assign(modelOf(b, model), { at: entryPoint(edge, first), gone: '' });
      ctx.emit({ type: 'arrived', model: order.model, path: order.path.map(([x, y]) => [x, y] as const) });
    }
    const charges = chargesOf(b, order.charge);
    act(
      b,
      frame,
      { model, command: order, charges },
      () => void carryOutPath(b, ctx, model, { path: order.path, charges }),
    );
  },
});
