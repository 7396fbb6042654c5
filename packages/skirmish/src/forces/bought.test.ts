/** What was bought for a force is on the table: the horse under its rider, and its price in the end. */
import { expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import { skirmish } from '../engine/rules.ts';
import { makePosition } from '../notation/make-position.ts';
import { parsePosition } from '../notation/position.ts';
import { position } from '../testing/index.ts';

const battle = () =>
  skirmish.create({
    scenario: 'forces-clash',
    preset: 'full',
    forces: {
      good: {
        models: [
          { profile: 'mt-captain', count: 1, extra: ['horse', 'might'] },
          { profile: 'mt-shield', count: 1, extra: ['banner'] },
          { profile: 'mt-shield', count: 2 },
        ],
      },
      evil: { models: [{ profile: 'mo-wraith', count: 1 }] },
    },
  });

test('[X-40, T-10] a horse that was bought has the base of a horse, and carries somebody who can get down', () => {
  const state = battle();
  const [rider] = battleOf(state).field.models;
  expect(rider?.figure).toMatchObject({ r: 2000, mv: 10, height: 4500, build: 'Cavalry', points: 65 });
  expect(rider?.onFoot).toMatchObject({ r: 1250, mv: 6, height: 3000, build: 'Infantry' });
  expect(rider?.onFoot?.stores?.might).toBe(3);
});

test('[X-40] the bearer of a banner counts what it costs, too', () => {
  const points = battleOf(battle()).field.models.map(({ figure }) => figure.points);
  expect(points.slice(1, 4)).toEqual([33, 8, 8]);
});

test('such a battle can be written down, and comes back the same', () => {
  const state = battle();
  const read = parsePosition(makePosition(state));
  expect(read.ok && read.value.state).toEqual(state);
});

test('[X-21] its rider gets down in a written battle', () => {
  const p = position({
    game: 'skirmish',
    turn: 2,
    phase: 'move',
    side: 'good',
    priority: 'good',
    models: [
      {
        id: 'g1',
        profile: 'mt-captain',
        at: [30_000, 30_000],
        as: { mv: 10, base: 40, height: 4500, keywords: ['Man', 'Cavalry', 'Hero'], foot: 'mt-captain' },
      },
      { id: 'e1', profile: 'mo-shield', at: [90_000, 90_000] },
    ],
  });
  expect(p.view().models['g1']?.r).toBe(2000);
  p.play('{"type":"dismount","model":"g1"}');
  expect(p.view().models['g1']).toMatchObject({ r: 1250, mv: 6 });
});

test('[X-19, X-40] in the end it counts with whom it was bought for', () => {
  const p = position({
    game: 'skirmish',
    options: { preset: 'as-printed', turnLimit: 2 },
    turn: 2,
    phase: 'shoot',
    side: 'good',
    priority: 'good',
    models: [
      { id: 'g', profile: 'mt-bow', at: [25_400, 25_400] },
      { id: 'g2', profile: 'mt-knight', gone: 'slain' },
      { id: 'e', profile: 'mo-shield', at: [60_000, 25_400] },
      { id: 'e2', profile: 'mo-shield', gone: 'slain', banner: true },
    ],
  });
  while (p.state.outcome === null) p.play('done');
  expect(p.state.score).toEqual({ good: 31, evil: 14 });
  expect(p.state.outcome?.winner).toBe('good');
  expect([p.view().models['e2']?.bought, p.view().models['e']?.bought]).toEqual([25, 0]);
});

test('[X-21] who is written without a profile on foot stays in the saddle', () => {
  const p = position('t2 move good* | g1=mt-knight@30000,30000 | e1=mo-shield@90000,90000');
  expect(p.why('{"type":"dismount","model":"g1"}')).toBeNull();
  const tied = position({
    game: 'skirmish',
    turn: 2,
    phase: 'move',
    side: 'good',
    priority: 'good',
    models: [
      { id: 'g1', profile: 'mt-knight', at: [30_000, 30_000], as: { foot: null } },
      { id: 'e1', profile: 'mo-shield', at: [90_000, 90_000] },
    ],
  });
  expect(tied.why('{"type":"dismount","model":"g1"}')).toMatchObject({ code: 'not-cavalry', case: 'X-21' });
});
