/** What scenarios add: exits, reserves, points, and how they end. */
import { describe, expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import type { Position } from '../notation/position.schema.ts';
import { parseDiary, position, type Table } from '../testing/index.ts';
import { standing } from './standing.ts';

const in_ = (scenario: string, line: string, more: Partial<Position> = {}): Table =>
  position({ ...parseDiary(line), scenario, ...more });

const FORD =
  't3 move good* burdens | hal=mt-halfling@12",18" | g1=mt-shield@1300,18" | g2=mt-captain@1300,20" | e1=mo-shield@40",18" | object chest=heavy@30",18" | object letter=light with:hal';
const points = (p: Table) =>
  standing(battleOf(p.state))
    .filter((each) => each.points > 0)
    .map(({ side, what, points: n }) => `${side} ${what} ${n}`);

describe('Leaving', () => {
  test('[X-26] a model in contact with an exit of its side may leave, and is off, not slain', () => {
    const p = in_('the-ford', FORD.replace('1300,18"', '1270,18"'));
    expect(p.orders('g1')).toContain('{"type":"leave","model":"g1"}');
    p.play('g1 leaves');
    expect(p.told('left')).toEqual([{ type: 'left', model: 'g1' }]);
    expect(p.model('g1').gone).toBe('off');
  });
  test('[X-26] contact is enough, and needed', () => {
    expect(in_('the-ford', FORD).why('g1 leaves')).toMatchObject({ code: 'not-at-the-exit' });
    expect(in_('the-ford', FORD).play('g1 to 1250,18"', 'g1 leaves').model('g1').gone).toBe('off');
    const south = in_('the-ford', FORD.replace('1300,18"', '1250,3"'));
    expect(south.why('g1 leaves')).toMatchObject({ code: 'not-at-the-exit' });
  });
  test('[X-26] nobody leaves where its side has no exit, nor while Engaged', () => {
    const line = FORD.replace('e1=mo-shield@40",18"', 'e1=mo-shield@1250,18"').replace('1300,18"', '3750,18"');
    const evil = in_('the-ford', line.replace('move good*', 'move evil*'));
    expect(evil.why('e1 leaves')).toMatchObject({ code: 'engaged' });
    const free = in_('the-ford', line.replace('3750,18"', '9000,18"').replace('move good*', 'move evil*'));
    expect(free.why('e1 leaves')).toMatchObject({ code: 'no-exit', case: 'X-26' });
  });
  test('[R-126] burdens leave with their bearer', () => {
    const line = FORD.replace('12",18"', '1250,22"');
    const p = in_('the-ford', line).play('hal leaves');
    expect(p.state.objects[1]).toMatchObject({ gone: 'off', by: [], at: null });
    expect(points(p)).toContain('good letter off 2');
  });
  test('[R-126] of two bearers the other lets go', () => {
    const line = FORD.replace('1300,18"', '1250,18"').replace('@30",18"', ' by:g1+g2');
    const p = in_('the-ford', line).play('g1 leaves');
    expect(p.state.objects[0]).toMatchObject({ gone: 'off', by: [] });
    expect(p.model('g2').at).not.toBeNull();
  });
  test('[R-126] a passenger leaves with its mount', () => {
    const line =
      't3 move good* burdens passengers | k1=mt-knight@2000,18" | hal=mt-halfling rides:k1 | e1=mo-shield@40",18"';
    const p = in_('the-ford', line).play('k1 leaves');
    expect([p.model('k1').gone, p.model('hal').gone]).toEqual(['off', 'off']);
  });
  test('[X-27] a captive who is carried out is off with his bearer', () => {
    const line =
      't3 move good* burdens | g1=ro-shield@10",1250 | g2=ro-marshal@30",30" | cap=ro-captive@30",2000 bound | e1=is-scout-shield@40000,80000 | object captive=model model:cap by:g1';
    const p = in_('the-watch', line).play('g1 leaves');
    expect(p.model('cap').gone).toBe('off');
    expect(points(p)).toContain('good captive off 6');
  });
});

const WATCH =
  't5 move evil* sentries alarm | g1=ro-shield@10",5" | cap=is-captain reserve | pike=is-pike reserve | e1=is-scout-shield@10",20"';

describe('What lies on the ground', () => {
  test('[X-28] an object hinders no move', () => {
    expect(in_('the-ford', FORD.replace('heavy@30",18"', 'heavy@12",20"')).why('hal to 12",20"')).toBeNull();
  });
});

describe('Reserves', () => {
  test('[X-25] they come in from the turn after the alarm on', () => {
    expect(in_('the-watch', WATCH).why('cap arrives by 45000,80000')).toBeNull();
    const now = in_('the-watch', WATCH, { alarmTurn: 5 });
    expect(now.why('cap arrives by 45000,80000')).toMatchObject({ code: 'too-early', case: 'X-25' });
    const quiet = in_('the-watch', WATCH.replace(' alarm', ''));
    expect(quiet.why('cap arrives by 45000,80000')).toMatchObject({ code: 'too-early' });
    expect(in_('the-watch', WATCH).why('e1 arrives by 45000,80000')).toMatchObject({ code: 'no-reserve' });
  });
  test('[X-25] the way begins at the point of the stretch nearest to its first corner, and costs from there', () => {
    const p = in_('the-watch', WATCH);
    expect(p.why('cap arrives by 60000,76200')).toBeNull();
    expect(p.why('cap arrives by 60000,76199')).toMatchObject({ code: 'too-far' });
    // Beyond the end of the stretch the way is the longer.
    expect(p.why('cap arrives by 70000,80000')).toBeNull();
    expect(p.why('cap arrives by 77000,80000')).toMatchObject({ code: 'too-far' });
    p.play('cap arrives by 45000,80000');
    expect(p.told('arrived')).toHaveLength(1);
    expect([p.model('cap').at, p.model('cap').gone]).toEqual([[45000, 80000], '']);
    expect(p.model('cap').spent).toBe((91440 - 80000) * 256);
  });
  test('[X-25] at the end of the first leg the base lies wholly on the table', () => {
    expect(in_('the-watch', WATCH).why('cap arrives by 45000,90800 45000,85000')).toMatchObject({ code: 'off-table' });
  });
  test('[X-25, S-170] who fails a test of Terror on the edge waits on', () => {
    const line = WATCH.replace('g1=ro-shield@10",5"', 'g1=ro-shield@45000,85000 rules:terror');
    const p = in_('the-watch', line).rolling(1, 1);
    p.play('{"type":"arrive","model":"pike","path":[[45000,87504]],"charge":["g1"]}');
    expect(p.told('tested')).toMatchObject([{ model: 'pike', passed: false }]);
    p.play('done');
    expect(p.model('pike')).toMatchObject({ at: null, gone: 'reserve' });
  });
  test('[X-25] it may charge, and go on', () => {
    const line = WATCH.replace('g1=ro-shield@10",5"', 'g1=ro-shield@45000,85000');
    const p = in_('the-watch', line);
    const order = '{"type":"arrive","model":"cap","path":[[45000,87504]],"charge":["g1"]}';
    expect(p.why(order)).toBeNull();
    expect(p.orders('cap').some((each) => each.includes('"charge":["g1"]'))).toBe(true);
    expect(p.play(order).state.contacts).toHaveLength(1);
  });
  test('[X-25] it holds those straight in from the middle of the stretch and every four inches beside it', () => {
    const p = in_('the-watch', WATCH);
    const from = [45720, 35560, 55880, 25400, 66040];
    const straight = from.flatMap((x) =>
      [76200, 83820].map((y) => `{"type":"arrive","model":"pike","path":[[${x},${y}]]}`),
    );
    const legal = straight.filter((order) => p.why(order) === null);
    expect(legal.length).toBeGreaterThan(4);
    expect(p.orders('pike')).toEqual(legal);
  });
  test('[X-25] who is there, who waits elsewhere, and whose half-phase it is not, does not come in', () => {
    const order = (model: string) => `{"type":"arrive","model":"${model}","path":[[45720,83820]]}`;
    const p = in_('the-watch', WATCH);
    expect(p.why(order('e1'))).toMatchObject({ code: 'no-reserve', case: 'X-25' });
    expect(p.orders('e1').some((each) => each.includes('arrive'))).toBe(false);
    const fight = in_('the-watch', WATCH.replace(' move ', ' shoot '));
    expect(fight.why(order('pike'))).not.toBeNull();
    const goods = in_('the-watch', WATCH.replace('evil*', 'good*'));
    expect(goods.why(order('pike'))).toMatchObject({ code: 'not-your-model' });
  });
  test('[X-25] the menu holds ways in that are legal', () => {
    const p = in_('the-watch', WATCH);
    expect(p.orders('pike').length).toBeGreaterThan(4);
    for (const order of p.orders('pike')) expect(p.why(order)).toBeNull();
  });
});

describe('The points of a scenario', () => {
  test('[X-19] The Ford: what is carried off, what is held, and the chest that stays', () => {
    const p = in_('the-ford', FORD);
    expect(points(p)).toEqual(['evil chest not-off 4']);
    const off = in_('the-ford', FORD.replace('@30",18"', ' gone:off').replace('with:hal', 'with:e1'));
    expect(points(off)).toEqual(['good chest off 5', 'evil letter holds 2']);
  });
  test('[R-128] slain is who is gone otherwise than off', () => {
    const p = in_('the-ford', FORD.replace('g2=mt-captain@1300,20"', 'g2=mt-captain off'));
    expect(points(p)).toEqual(['evil chest not-off 4']);
    const fled = in_('the-ford', FORD.replace('g2=mt-captain@1300,20"', 'g2=mt-captain fled'));
    expect(points(fled)).toEqual(['evil chest not-off 4', 'evil Hero slain 1']);
  });
  test('[R-128] broken is more than half of the force, where breaking is not played too', () => {
    const half = in_('the-ford', FORD.replace('40",18"', '40",18" | e2=mo-shield slain'));
    expect(points(half)).not.toContain('good enemy broken 1');
    const more = in_('the-ford', FORD.replace('40",18"', '40",18" | e2=mo-shield slain | e3=mo-shield fled'));
    expect(points(more)).toContain('good enemy broken 1');
    const off = in_('the-ford', FORD.replace('g1=mt-shield@1300,18"', 'g1=mt-shield off | g3=mt-bow off'));
    expect(points(off)).not.toContain('evil enemy broken 1');
  });
  test('[X-26, X-27] The Watch: half of the party off, rounded up, the captive not counted', () => {
    const line =
      't3 move good* | g1=ro-shield off | g2=ro-marshal@30",30" | g3=ro-bow@32",30" | cap=ro-captive@30",20" bound | e1=is-scout-shield@40000,80000 | object captive=model model:cap';
    expect(points(in_('the-watch', line))).not.toContain('good half-the-force off 1');
    expect(points(in_('the-watch', line.replace('g3=ro-bow@32",30"', 'g3=ro-bow off')))).toContain(
      'good half-the-force off 1',
    );
  });
  test('[X-19] without items each side counts the points of enemies who are gone', () => {
    const p = position('t3 move good* | g1=mt-shield@10",10" | e1=mo-shield slain | e2=mo-bow@20",20"');
    expect(points(p)).toEqual(['good e1 6']);
  });
});
