/** [M-4, X-27] The bases round a model, as geometry is told of them. */
import { describe, expect, test } from 'vitest';
import { battleOf, lookAt } from '../engine/battle.ts';
import { position } from '../testing/index.ts';
import { bodiesAround, canBeCharged, moverOf } from './bodies.ts';

const battle = (...more: readonly string[]) =>
  battleOf(position(['t2 move good*', 'g1=mt-bow@50800,50800', ...more].join(' | ')).state);
const around = (b: ReturnType<typeof battle>, reach?: number) =>
  bodiesAround(b, b.field.indexOf('g1'), reach).map(({ index }) => b.field.models[index]?.id);

describe('Bases', () => {
  test('each with its size, whose it is, and whether it has a zone', () => {
    const b = battle(
      'k=mt-knight@60000,50800',
      'e1=mo-bow@40000,50800',
      'e2=mo-bow@50800,60000 prone',
      'e3=mo-bow@70000,70000',
      'g3=mt-bow@72500,70000',
      'c=ro-captive@30000,30000 bound',
      'gone=mt-bow slain',
    );
    expect(moverOf(b, 0)).toEqual({ index: 0, x: 50800, y: 50800, r: 1250 });
    expect(bodiesAround(b, 0)).toEqual(
      [
        { index: 1, x: 60000, y: 50800, r: 2000, foe: false, zone: true },
        { index: 2, x: 72500, y: 70000, r: 1250, foe: false, zone: false },
        { index: 3, x: 30000, y: 30000, r: 1250, foe: false, zone: false, bound: true },
        { index: 5, x: 40000, y: 50800, r: 1250, foe: true, zone: true },
        { index: 6, x: 50800, y: 60000, r: 1250, foe: true, zone: false },
        { index: 7, x: 70000, y: 70000, r: 1250, foe: true, zone: false },
      ].map((body) => ({ ...body, index: b.field.models.findIndex(({ id }) => id === nameAt(b, body)) })),
    );
  });
  test('those alone that come within reach along both edges', () => {
    const b = battle(
      'w=mt-bow@43300,50800',
      'e=mt-bow@58300,50800',
      's=mt-bow@50800,43300',
      'n=mt-bow@50800,58300',
      'corner=mt-bow@58300,58300',
      'x=mo-bow@100000,100000',
    );
    expect(around(b, 5000)).toEqual(['w', 'e', 's', 'n', 'corner']);
    expect(around(b, 4999)).toEqual([]);
    expect(around(b)).toHaveLength(6);
  });
  test('are kept for who only looks, and made anew for who changes something', () => {
    const { state } = position('t2 move good* | g1=mt-bow@50800,50800 | e1=mo-bow@60000,50800');
    const [looked] = bodiesAround(lookAt(state), 0);
    expect(bodiesAround(lookAt(state), 0)[0]).toEqual(looked);
  });
});

/** Who stands at a place. */
function nameAt({ s, field }: ReturnType<typeof battle>, { x, y }: { readonly x: number; readonly y: number }) {
  return field.models.find((_, index) => String(s.models[index]?.at) === `${x},${y}`)?.id;
}

describe('Whom a charge may name', () => {
  test('[X-27] enemies on the table who are not bound', () => {
    const b = battle(
      'g2=mt-bow@60000,50800',
      'e1=mo-bow@40000,50800',
      'e2=mo-bow slain',
      'c=ro-captive@30000,30000 bound',
    );
    const may = (id: string, model = 'g1') => canBeCharged(b, b.field.indexOf(model), b.field.indexOf(id));
    expect(['e1', 'e2', 'g2', 'c'].map((id) => may(id))).toEqual([true, false, false, false]);
    expect(['g1', 'c', 'e2'].map((id) => may(id, 'e1'))).toEqual([true, false, false]);
  });
});
