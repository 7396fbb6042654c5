/** [A-21 … A-42] Who may pick up, hand on, put down and carry: each refusal with its reason, and what the menu has. */
import { describe, expect, test } from 'vitest';
import { position, type Table } from '../testing/index.ts';

const FAR = 'e9=mo-bow@110000,110000';
const table = (...parts: readonly string[]) => position(['t2 move good* burdens', ...parts, FAR].join(' | '));
const G1 = 'g1=mt-bow@25400,25400';
/** Beside g1, to the north. */
const G2 = 'g2=mt-bow@25400,27900';
const ENEMY = 'e1=mo-bow@22900,25400';
/** East of g1, in contact. */
const CHEST = 'object chest=heavy@27900,25400';
const LETTER = 'object letter=light@25400,25400';
const HELD = 'object letter=light with:g1';
const WIZARD = 'w=is-wizard@90000,90000';

const menu = (p: Table, type: string, id?: string) => p.commands(id).filter((order) => order.type === type);

describe('Picking up', () => {
  const why = (...parts: readonly string[]) => table(...parts).why('g1 picks up letter');

  test.each([
    ['what is not in this battle', ['g1=mt-bow@25400,25400'], 'no-such-object', 'A-22'],
    ['what has gone off the table', [G1, 'object letter=light gone:off'], 'no-such-object', 'A-22'],
    ['what it has', [G1, HELD], 'is-held', 'A-23'],
    ['what a friend has', [G1, G2, 'object letter=light with:g2'], 'is-held', 'A-23'],
    ['what an enemy has', [G1, 'e1=mo-bow@22900,29400', 'object letter=light with:e1'], 'is-held', 'A-23'],
    ['what it does not touch', [G1, 'object letter=light@25400,26700'], 'no-contact', 'A-23'],
    ['in a Fight', [G1, ENEMY, LETTER], 'engaged', 'A-26'],
    ['lying on the ground', [`${G1} prone`, LETTER], 'prone', 'A-23'],
    ['held by a power', [`${G1} effect:immobilise@w`, WIZARD, LETTER], 'prone', 'A-23'],
    ['from the saddle', ['g1=mt-knight@25400,25400', LETTER], 'must-dismount', 'A-27'],
    ['after its turn', [`${G1} done`, LETTER], 'has-moved', 'S-19'],
  ])('not %s', (_what, parts, code, ruleCase) => {
    expect(why(...parts)).toMatchObject({ code, case: ruleCase });
  });

  test('[A-29] nothing Heavy by who carries something Heavy; what is Light, and what a friend bears, may be taken too', () => {
    const p = table(G1, G2, `${CHEST} by:g1`, 'object crate=heavy@22900,25400', LETTER);
    expect(p.why('g1 picks up crate')).toMatchObject({ code: 'hands-full', case: 'A-29' });
    expect(p.why('g1 picks up letter')).toBeNull();
    const both = table(G1, 'g2=mt-bow@30400,25400', `${CHEST} by:g1`);
    expect(both.why('g2 picks up chest')).toBeNull();
    both.play('g2 picks up chest');
    expect(both.view().objects['chest']?.by).toEqual(['g1', 'g2']);
  });
  test('[A-29, A-38, R-120] not what an enemy bears, nor what is Light to who has it', () => {
    const taken = table(G1, 'e1=mo-bow@30400,25400', `${CHEST} by:e1`);
    expect(taken.why('g1 picks up chest')).toMatchObject({ code: 'is-held', case: 'A-23' });
    const monster = 'g2=mt-bow@30400,25400 keywords:Monster+Warrior';
    expect(table(G1, monster, `${CHEST} by:g2`).why('g1 picks up chest')).toMatchObject({ code: 'is-held' });
    expect(table(G1, monster, `${CHEST} by:g1`).why('g2 picks up chest')).toMatchObject({ code: 'is-held' });
  });
  test('[A-40] nobody whom the scenario does not name for this very captive', () => {
    const p = table(
      G1,
      'c=ro-captive@27900,25400 bound',
      'd=ro-captive@22900,25400 bound',
      'object c=model@27900,25400 model:c',
      'object d=model@22900,25400 model:d',
      'carry c g1',
      'carry d e9',
    );
    expect(p.why('g1 picks up c')).toBeNull();
    expect(p.why('g1 picks up d')).toMatchObject({ code: 'may-not-carry', case: 'A-40' });
  });
  test('the menu has what it touches and may take, each once', () => {
    const parts = [G1, G2, CHEST, LETTER, 'object rope=light@90000,90000', 'g3=mt-bow reserve'];
    const p = table(...parts);
    expect(menu(p, 'pickUp')).toEqual([
      { type: 'pickUp', model: 'g1', object: 'chest' },
      { type: 'pickUp', model: 'g1', object: 'letter' },
    ]);
    expect(menu(p, 'pickUp', 'g2')).toEqual([]);
    const none = position(['t2 move good*', ...parts, FAR].join(' | '));
    expect(menu(none, 'pickUp')).toEqual([]);
  });
});

describe('Handing on', () => {
  const why = (...parts: readonly string[]) => table(...parts).why('g1 hands letter to g2');

  test.each([
    ['what nobody has', [G1, G2, LETTER], 'not-bearer', 'A-24'],
    ['what is not in this battle', [G1, G2], 'not-bearer', 'A-24'],
    ['what another has', [G1, G2, 'object letter=light with:g2'], 'not-bearer', 'A-24'],
    ['in a Fight', [G1, G2, ENEMY, HELD], 'engaged', 'A-26'],
    ['to who is afar', [G1, 'g2=mt-bow@25400,28900', HELD], 'no-taker', 'A-24'],
    ['to who lies on the ground', [G1, `${G2} prone`, HELD], 'no-taker', 'A-24'],
    ['to who is held by a power', [G1, `${G2} effect:immobilise@w`, WIZARD, HELD], 'no-taker', 'A-24'],
    ['to who fights', [G1, G2, 'e1=mo-bow@25400,30400', HELD], 'no-taker', 'A-24'],
    ['after its turn', [`${G1} done`, G2, HELD], 'has-moved', 'S-19'],
  ])('not %s', (_what, parts, code, ruleCase) => {
    expect(why(...parts)).toMatchObject({ code, case: ruleCase });
  });

  test('[A-24] nothing Heavy, and nothing to an enemy or to oneself', () => {
    const p = table(G1, G2, 'e1=mo-bow@90000,90000', `${CHEST} by:g1`, 'object letter=light with:g2');
    expect(p.why('g1 hands chest to g2')).toMatchObject({ code: 'too-heavy', case: 'A-24' });
    expect(p.why('g2 hands letter to e1')).toMatchObject({ code: 'no-taker' });
    expect(p.why('g2 hands letter to g2')).toMatchObject({ code: 'no-taker' });
    expect(p.why('g2 hands letter to nobody')).toMatchObject({ code: 'no-taker' });
  });
  test('[A-24, R-50] while either of the two is on the move: the giver, or the taker who has come for it', () => {
    const p = table(G1, 'g2=mt-bow@25400,30400', HELD).play('g2 to 25400,27900');
    expect(p.why('g1 hands letter to g2')).toBeNull();
    p.play('g1 hands letter to g2');
    expect(p.told('handed')).toEqual([{ type: 'handed', model: 'g1', to: 'g2', object: 'letter' }]);
    // The taker goes on in the same activation, and the giver has still to have its turn.
    p.play('g2 to 25400,30400', 'g1 to 22900,25400');
    expect(p.view().objects['letter']).toMatchObject({ by: ['g2'], moved: true, passed: true });
  });
  test('the menu has who stands beside the bearer', () => {
    const parts = [G1, G2, 'g3=mt-bow@27900,25400', 'g4=mt-bow@90000,90000', HELD];
    const p = table(...parts);
    expect(menu(p, 'hand')).toEqual([
      { type: 'hand', model: 'g1', to: 'g2', object: 'letter' },
      { type: 'hand', model: 'g1', to: 'g3', object: 'letter' },
    ]);
    expect(menu(p, 'hand', 'g2')).toEqual([]);
    expect(menu(position(['t2 move good*', ...parts, FAR].join(' | ')), 'hand')).toEqual([]);
  });
});

describe('Putting down', () => {
  test.each([
    ['what it does not have', [G1, LETTER], 'not-bearer', 'A-24'],
    ['what is not in this battle', [G1], 'not-bearer', 'A-24'],
    ['after its turn', [`${G1} done`, HELD], 'has-moved', 'S-19'],
  ])('not %s', (_what, parts, code, ruleCase) => {
    expect(table(...parts).why('g1 drops letter at 25400,25400')).toMatchObject({ code, case: ruleCase });
  });

  test('[M-30] what is Heavy stays where it stands', () => {
    const p = table(G1, `${CHEST} by:g1`);
    for (const place of ['27900,25401', '27901,25400', '25400,25400'])
      expect(p.why(`g1 drops chest at ${place}`)).toMatchObject({ code: 'not-beside', case: 'M-30' });
    expect(menu(p, 'drop')).toEqual([{ type: 'drop', model: 'g1', object: 'chest', at: [27900, 25400] }]);
    p.play('g1 drops chest at 27900,25400');
    expect(p.view().objects['chest']).toMatchObject({ at: [27900, 25400], by: [] });
  });
  test('[M-30] what is Light lies under its base or at its edge, no farther', () => {
    const p = table(G1, HELD);
    expect(p.why('g1 drops letter at 26675,25400')).toBeNull();
    expect(p.why('g1 drops letter at 26676,25400')).toMatchObject({ code: 'not-beside' });
    const places = menu(p, 'drop').map((order) => (order.type === 'drop' ? order.at : []));
    expect(places).toHaveLength(9);
    expect(places[0]).toEqual([25400, 25400]);
    expect(places).toContainEqual([26654, 25400]);
    expect(menu(position(['t2 move good*', G1, HELD, FAR].join(' | ')), 'drop')).toEqual([]);
  });
  test('[A-41, M-30] who was carried like something Light is laid beside his bearer, where there is room', () => {
    const p = table(
      `${G1} strength:6`,
      G2,
      'c=ro-captive@27900,25400 bound',
      'object c=model@27900,25400 model:c',
      'carry c g1',
    ).play('g1 picks up c');
    expect(p.why('g1 drops c at 27900,25400')).toBeNull();
    expect(p.why('g1 drops c at 25400,27900')).toMatchObject({ code: 'not-clear', case: 'M-30' });
    expect(p.why('g1 drops c at 29900,25400')).toMatchObject({ code: 'not-beside' });
    p.play('g1 drops c at 27900,25400');
    expect([p.at('c'), p.view().objects['c']?.at]).toEqual(['10.98,10.00', [27900, 25400]]);
  });
});

describe('Carrying', () => {
  const BOTH = `${CHEST} by:g1+g3`;
  const G3 = 'g3=mt-bow@30400,25400';
  const go = 'carry chest g1+g3 to 27900,27000';

  test.each([
    ['what is not there', [G1, G3], 'no-such-object', 'A-29'],
    ['what nobody holds', [G1, G3, CHEST], 'not-bearers', 'A-32'],
    ['what only one of them holds', [G1, G3, `${CHEST} by:g1`], 'not-bearers', 'A-32'],
    ['with one who lies on the ground', [G1, `${G3} prone`, BOTH], 'cannot-move', 'A-32'],
    ['with one who is held by a power', [G1, `${G3} effect:immobilise@w`, WIZARD, BOTH], 'cannot-move', 'A-32'],
    ['with one who may go no further', [G1, `${G3} marks:halted`, BOTH], 'cannot-move', 'A-32'],
    ['with one who is dazed', [G1, `${G3} marks:dazed`, BOTH], 'cannot-move', 'A-32'],
    ['with one whom the enemy has moved', [G1, `${G3} marks:commanded`, BOTH], 'cannot-move', 'A-32'],
    ['when the first has had its turn', [`${G1} done spent:7"`, G3, BOTH], 'too-far', 'S-21'],
  ])('not %s', (_what, parts, code, ruleCase) => {
    expect(table(...parts).why(go)).toMatchObject({ code, case: ruleCase });
  });

  test('[A-21, A-29] only where the battle has burdens, and only what stands beside its bearers', () => {
    const none = position(['t2 move good*', G1, G3, BOTH, FAR].join(' | '));
    expect(none.why(go)).toMatchObject({ code: 'no-burdens', case: 'A-21' });
    expect(menu(none, 'carry')).toEqual([]);
    expect(table(G1, HELD).why('carry letter g1 to 25400,27000')).toMatchObject({ code: 'no-such-object' });
    const enemys = table(G1, 'e1=mo-bow@30400,25400', `${CHEST} by:e1`);
    expect(enemys.why('carry chest e1 to 27900,27000')).not.toBeNull();
  });
  test('[A-32] either of them may lead on the menu, and all of it is legal', () => {
    const p = table(G1, G3, G2, BOTH);
    for (const [leader, other] of [
      ['g1', 'g3'],
      ['g3', 'g1'],
    ] as const) {
      const orders = menu(p, 'carry', leader);
      expect(orders.length).toBeGreaterThan(8);
      expect(orders.every((order) => order.type === 'carry' && String(order.models) === `${leader},${other}`)).toBe(
        true,
      );
    }
    expect(menu(p, 'carry', 'g2')).toEqual([]);
    const tired = table(`${G1} spent:6"`, G3, BOTH);
    expect(menu(tired, 'carry')).toEqual([]);
  });
  test('[A-33, A-30] both have spent what the way costs, and the object has been moved', () => {
    const p = table(G1, G3, BOTH).play(go);
    expect(p.told('carried')).toMatchObject([{ object: 'chest', spent: 1600 * 256 }]);
    expect(['g1', 'g3'].map((id) => p.model(id).spent)).toEqual([1600 * 256, 1600 * 256]);
    expect(['g1', 'g3'].map((id) => p.model(id).marks.includes('moved'))).toEqual([true, true]);
    expect(p.view().objects['chest']).toMatchObject({ at: [27900, 27000], moved: true });
    // They may go on with it.
    expect(p.why('carry chest g1+g3 to 27900,28000')).toBeNull();
    p.play('carry chest g1+g3 to 27900,28000');
    expect(['g1', 'g3'].map((id) => p.model(id).spent)).toEqual([2600 * 256, 2600 * 256]);
  });
  test('[A-29, X-28] the object needs room where it goes; its own model does not stand in the way', () => {
    const blocked = table(G1, G3, BOTH, 'g5=mt-bow@27900,29000');
    expect(blocked.why('carry chest g1+g3 to 27900,29000')).not.toBeNull();
    const captive = table(
      G1,
      'c=ro-captive@27900,25400 bound',
      'object c=model@27900,25400 model:c by:g1',
      'carry c g1',
    );
    expect(captive.why('carry c g1 to 27900,26000')).toBeNull();
    captive.play('carry c g1 to 27900,26000');
    expect(captive.at('c')).toBe('10.98,10.24');
  });
});

describe('Where the bearers are charged', () => {
  const charged = (more = '') =>
    position(
      `t2 move evil* burdens | g1=mt-bow@25400,25400 | e1=mo-bow@20000,25400 | e2=mo-bow@90000,90000 | object chest=heavy@27900,25400 by:g1${more}`,
    ).play('e1 charges g1');

  test('[A-35] their owner is asked where it is put down, its present place first; each place is beside and clear', () => {
    const p = charged(' | g2=mt-bow@25400,22900');
    expect(p.view('spectator').decision).toEqual({ kind: 'putDown', side: 'good', object: 'chest', models: ['g1'] });
    const places = p.commands().flatMap((order) => (order.type === 'setDown' ? [order.at] : []));
    expect(places[0]).toEqual([27900, 25400]);
    expect(new Set(places.map(String)).size).toBe(places.length);
    // South of it stands a friend, and west the enemy.
    expect(places.some(([x, y]) => x === 25400 && y < 25400)).toBe(false);
    expect(places.some(([x, y]) => x < 25400 && y === 25400)).toBe(false);
    expect(p.why('put chest 25400,22896')).toMatchObject({ code: 'not-clear', case: 'M-30' });
    expect(p.why('put letter 27900,25400')).toMatchObject({ code: 'no-such-object', case: 'A-35' });
    p.play('put chest 25400,27904');
    expect(p.told('putDown')).toEqual([{ type: 'putDown', object: 'chest', at: [25400, 27904] }]);
    expect(p.asked).not.toBe('putDown');
  });
});
