/** [A-35, R-122, M-30] Whoever carried something has both hands full of enemies: its owner says where it is put down. */
import { pop, push } from '@warbeacon/kernel';
import type { Disc } from '@warbeacon/plane';
import { type Battle, discOf, isOnTable, onTable, sideOf, idOf } from '../engine/battle.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { At } from '../engine/state.ts';
import { checkBeside } from '../geometry/putting.ts';
import type { Body } from '../geometry/bodies.ts';
import type { Room } from '../geometry/clear.ts';
import { groundFor } from '../moving/ground.ts';

const no = refusing({
  'other-object': { code: 'no-such-object', case: 'A-35', message: 'That is not what has to be put down.' },
  'not-beside': { code: 'not-beside', case: 'A-35', message: 'It is put down in contact with who carried it.' },
  'not-clear': { code: 'not-clear', case: 'M-30', message: 'There is no room for it there.' },
});

/** Objects stand in nobody's way, but are put where nobody stands. */
export function roomForObject(b: Battle, bearer: number): Room {
  const bodies = onTable(b).map((index): Body => ({ ...discOf(b, index), index, foe: false, zone: false }));
  return { bodies, table: b.field.table, ground: groundFor(b, bearer) };
}

export function askToPutDown(b: Battle, object: number, by: number[]): void {
  push<Frame>(b.s, { kind: 'putDown', object, by });
}

const radius = (b: Battle, object: number): number => b.field.objects[object]?.r ?? 0;

/** Eight places round the base, from the east on. */
export function placesRound({ x, y, r }: Disc, own: number): At[] {
  const far = r + own + 4;
  const aslant = Math.trunc((far * 11_600) / 16_384);
  const shifts = [
    [far, 0],
    [aslant, aslant],
    [0, far],
    [-aslant, aslant],
    [-far, 0],
    [-aslant, -aslant],
    [0, -far],
    [aslant, -aslant],
  ] as const;
  return shifts.map(([dx, dy]): At => [x + dx, y + dy]);
}

export function whyNotThere(b: Battle, object: number, bearers: readonly number[], [x, y]: At) {
  const place = { index: -1, x, y, r: radius(b, object) };
  const faults = bearers
    .filter((bearer) => isOnTable(b, bearer))
    .map((bearer) => checkBeside(place, discOf(b, bearer), roomForObject(b, bearer)));
  if (faults.some((fault) => fault === null)) return null;
  return no(faults.find((fault) => fault?.code === 'not-clear')?.code ?? 'not-beside');
}

/** Where it could be put, its present place first. */
function placesFor(b: Battle, { object, by }: FrameOf<'putDown'>): At[] {
  const { at } = b.s.objects[object] ?? { at: null };
  const round = by
    .filter((bearer) => isOnTable(b, bearer))
    .flatMap((bearer) => placesRound(discOf(b, bearer), radius(b, object)));
  const all = [...(at === null ? [] : [at]), ...round];
  // Two bearers may have a place in common.
  return all.filter(
    (place, i) =>
      all.findIndex(([x, y]) => x === place[0] && y === place[1]) === i && whyNotThere(b, object, by, place) === null,
  );
}

export const putDownFrame = frame<'putDown'>({
  kind: 'putDown',
  step(b, f, ctx) {
    const places = placesFor(b, f);
    if (places.length > 1) return false;
    pop(b.s);
    const [only] = places;
    if (only !== undefined) putAt(b, f.object, only);
    const at = b.s.objects[f.object]?.at;
    if (at) ctx.emit({ type: 'putDown', object: b.field.objects[f.object]?.id ?? '', at: [at[0], at[1]] });
    return true;
  },
  decider: (b, { by }) => sideOf(b, by[0] ?? 0),
  asks: (b, { object, by }) => ({
    object: b.field.objects[object]?.id ?? '',
    models: by.map((model) => idOf(b, model)),
  }),
});

export function putAt(b: Battle, object: number, at: At): void {
  const state = b.s.objects[object];
  if (state === undefined) throw new Error(`no object ${object}`);
  state.at = [at[0], at[1]];
  const model = b.s.models[b.field.objects[object]?.model ?? -1];
  if (model !== undefined) model.at = [at[0], at[1]];
}

export const setDownCommand = command<'setDown'>({
  type: 'setDown',
  frames: ['putDown'],
  sampled: true,
  actor: null,
  *legal(b, f) {
    const frame_ = as('putDown', f);
    for (const at of placesFor(b, frame_))
      yield { type: 'setDown', object: b.field.objects[frame_.object]?.id ?? '', at };
  },
  check(b, f, _side, { object, at }) {
    const frame_ = as('putDown', f);
    if (b.field.objectOf(object) !== frame_.object) return no('other-object');
    return whyNotThere(b, frame_.object, frame_.by, at);
  },
  apply(b, f, _side, { object, at }, ctx) {
    putAt(b, as('putDown', f).object, at);
    ctx.emit({ type: 'putDown', object, at });
    pop(b.s);
  },
});
