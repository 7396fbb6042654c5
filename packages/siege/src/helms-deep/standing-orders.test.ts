import type { Offered } from '@warbeacon/kernel';
import { type Command, helmsDeep, type Position, type State } from '@warbeacon/siege';
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { type Orders, standing } from './standing-orders.ts';

/** Two counters above four units, at the beginning of Isengard's movement. */
function window(changes: Partial<Position> = {}): State {
  const loaded = helmsDeep.load?.({
    game: 'helms-deep',
    turn: 9,
    phase: 'isengard-movement',
    frames: [{ kind: 'sequence' }, { kind: 'movement', side: 'isengard' }, { kind: 'rocks', unit: null }],
    units: [
      { id: 'uruk-guard-1', hex: '1411' },
      { id: 'uruk-infantry-1', hex: '1511', reduced: true },
      { id: 'orc-1', hex: '1711', disrupted: true },
      { id: 'warg-1', hex: '1611' },
      { id: 'infantry-1', hex: '1410' },
      { id: 'infantry-2', hex: '1710' },
    ],
    markers: [
      { kind: 'rocks', hex: '1410', id: 'rocks-1' },
      { kind: 'rocks', hex: '1710', id: 'rocks-2' },
    ],
    ...changes,
  });
  if (loaded?.ok !== true) throw new Error(JSON.stringify(loaded));
  return loaded.value;
}

const offersOf = (state: State): Offered<Command>[] =>
  Array.from(helmsDeep.legal(state, 'westernesse'), (command) => helmsDeep.offer(state, 'westernesse', command));
const saying = (orders: Partial<Orders>): Orders => ({ ...standing.none, ...orders });
const notEmpty = () => false;
const answer = (state: State, rocks: Orders['rocks']) =>
  standing.answer(helmsDeep.view(state, 'westernesse'), saying({ rocks }), () => offersOf(state), notEmpty);
const eliminates = ({ odds }: Offered<Command>): number =>
  (odds?.outcomes ?? []).reduce((sum, { kind, chance }) => sum + (kind === 'eliminated' ? chance.n / chance.d : 0), 0);

describe('[20.8] standing orders for rocks', () => {
  test('"ask" leaves the question to the player, and so does every other question', () => {
    expect(answer(window(), 'ask')).toBeNull();
    const elsewhere = window({ frames: undefined, phase: 'isengard-siege' });
    expect(helmsDeep.deciders(elsewhere)).toEqual(['isengard']);
    for (const rocks of ['never', 'any', ['orc']] satisfies Orders['rocks'][])
      expect(answer(elsewhere, rocks)).toBeNull();
  });

  test('"never" passes without looking at what could be done', () => {
    const look = (): never => {
      throw new Error('it looked');
    };
    const view = helmsDeep.view(window(), 'westernesse');
    expect(standing.answer(view, saying({ rocks: 'never' }), look, notEmpty)).toEqual({ type: 'pass' });
  });

  test('"any" drops where the chance to eliminate is greatest', () => {
    const state = window();
    const best = Math.max(...offersOf(state).map(eliminates));
    const given = answer(state, 'any');
    expect(given).toMatchObject({ type: 'dropRocks' });
    expect(offersOf(state).find(({ command }) => JSON.stringify(command) === JSON.stringify(given))).toSatisfy(
      (offer: Offered<Command>) => eliminates(offer) === best,
    );
    expect(
      offersOf(state)
        .map(eliminates)
        .filter((chance) => chance < best).length,
    ).toBeGreaterThan(0);
  });

  test('kinds of units: the best drop on one of those, and else none', () => {
    const state = window();
    expect(answer(state, ['uruk-guard'])).toEqual({ type: 'dropRocks', rocks: 'rocks-1', target: 'uruk-guard-1' });
    expect(answer(state, ['dunland-guard', 'orc'])).toEqual({ type: 'dropRocks', rocks: 'rocks-2', target: 'orc-1' });
    expect(answer(state, ['orc-archer'])).toEqual({ type: 'pass' });
  });

  test('[20.83] a window for dummies alone is passed, whatever the orders', () => {
    const state = window({
      markers: [
        { kind: 'rocks', hex: '1410', id: 'rocks-1', dummy: true },
        { kind: 'rocks', hex: '1710', id: 'rocks-2', dummy: true },
      ],
    });
    expect(helmsDeep.deciders(state)).toEqual(['westernesse']);
    for (const rocks of ['never', 'any', ['orc']] satisfies Orders['rocks'][])
      expect(answer(state, rocks)).toEqual({ type: 'pass' });
  });

  test('are for who has rocks, and of kinds that Isengard has', () => {
    expect(standing.check('westernesse', saying({ rocks: ['warg', 'uruk-guard'] }))).toBeNull();
    expect(standing.check('isengard', saying({ rocks: 'ask' }))).toBeNull();
    expect(standing.check('isengard', saying({ rocks: 'never' }))).toMatchObject({ code: 'no-such-question' });
    for (const kind of ['infantry', 'balrog'])
      expect(standing.check('westernesse', saying({ rocks: ['warg', kind] }))).toMatchObject({ code: 'unknown-kind' });
  });
});

describe('[21.0] standing orders for special abilities', () => {
  /** The horn can be blown, and Gandalf is here. */
  const turn = () => {
    const p = position('turn 15, abilities\n0808: infantry-1\n1410: infantry-2, gandalf\n0826: orc-1');
    if (p.side === 'isengard') p.play('done');
    return p;
  };
  const say = (orders: Partial<Orders>, isOnlyToEnd: () => boolean = notEmpty) => {
    const { state } = turn();
    return standing.answer(helmsDeep.view(state, 'westernesse'), saying(orders), () => offersOf(state), isOnlyToEnd);
  };

  test('[21.0] one is asked again only when one can be used about which one has not been asked', () => {
    expect(say({})).toBeNull();
    expect(say({ kept: ['horn'] })).toBeNull();
    expect(say({ kept: ['divine-light', 'sortie'] })).toBeNull();
    expect(say({ kept: ['divine-light', 'horn', 'sortie'] })).toEqual({ type: 'done' });
    expect(say({ kept: null })).toBeNull();
  });

  test('[21.0] not before a turn, whatever can be used', () => {
    expect(say({ notBefore: { abilities: 16 } })).toEqual({ type: 'done' });
    expect(say({ notBefore: { abilities: 15 } })).toBeNull();
  });

  test('[20.31] a fire that must be lit is asked about, though the siege was put off', () => {
    const p = position(`
      turn 9, isengard-siege
      0830: orc-6
      blasting-fire 0811 against 0810
    `);
    const offers = () =>
      Array.from(helmsDeep.legal(p.state, 'isengard'), (command) => helmsDeep.offer(p.state, 'isengard', command));
    const orders = saying({ notBefore: { siege: 20 } });
    expect(standing.answer(helmsDeep.view(p.state, 'isengard'), orders, offers, notEmpty)).toBeNull();
  });

  test('[21.0] what was said before there was anything to say of abilities is read as it stands', () => {
    expect(standing.schema.parse({ rocks: 'never' })).toEqual(saying({ rocks: 'never' }));
    expect(standing.schema.safeParse({ rocks: 'ask', kept: ['fireworks'] }).success).toBe(false);
  });
});
