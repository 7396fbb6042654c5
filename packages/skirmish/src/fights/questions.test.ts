/** What is asked in the Fight phase, whom it is about, and every answer that is on the menu. */
import { describe, expect, test } from 'vitest';
import { remove } from '../battle/removal.ts';
import { battleOf } from '../engine/battle.ts';
import { position, type Table } from '../testing/index.ts';
import { thinned } from './losers-frame.ts';

const QUIET = { d6: () => 6, emit: () => {} };
/** Who is asked what, as everybody sees it. */
const asked = (p: Table) => p.view('spectator').decision;

describe('A winner who lies on the ground', () => {
  const won = () =>
    position('t2 fight good* | g9=mt-bow@90000,90000 | g1=mt-bow@25400,25400 prone | e1=mo-bow@25400,27900')
      .rolling(6, 1)
      .play('fight g1 e1', 'e1 back 180');

  test('[S-82] is asked by name whether it stands up, and may stay', () => {
    const p = won();
    expect(asked(p)).toEqual({ kind: 'rise', side: 'good', model: 'g1' });
    expect(p.orders()).toEqual(['{"type":"stand","model":"g1"}', '{"type":"stay"}']);
    expect(p.orders('g9')).toEqual([]);
    expect(p.why('g9 stands')).toMatchObject({ code: 'not-asked', case: 'S-82' });
    expect(won().play('stay').model('g1').prone).toBe(true);
    const stands = won().play('g1 stands');
    expect(stands.told('rose')).toEqual([{ type: 'rose', model: 'g1' }]);
    expect([stands.model('g1').prone, stands.asked]).toEqual([false, 'priority']);
  });
});

describe('A die again', () => {
  const asks = () =>
    position(
      't2 fight good* banners | gb=mt-spear@25400,21000 banner | g1=mt-bow@25400,25400 | g2=mt-bow@60000,60000 | e1=mo-bow@25400,27900 | e2=mo-bow@60000,62500',
    )
      .rolling(2, 5)
      .play('fight g1 e1');

  test('[X-11, R-97] whose dice they are, what they show, and one answer for each', () => {
    const p = asks();
    expect(asked(p)).toEqual({ kind: 'reroll', side: 'good', models: ['g1'], dice: [2] });
    expect(p.orders()).toEqual(['{"type":"reroll","die":0}', '{"type":"decline"}']);
    expect(p.why('{"type":"reroll","die":1}')).toMatchObject({ code: 'no-such-die', case: 'X-11' });
  });
  test('[X-11] the odds of a new die beside those of the one that lies: 6 beats the 5, another 5 halves it', () => {
    const p = asks();
    const goodWins = (order: string) => p.offer(order).odds?.outcomes.find(({ kind }) => kind === 'good-wins')?.chance;
    expect(goodWins('{"type":"decline"}')?.n).toBe(0);
    expect(goodWins('{"type":"reroll","die":0}')).toEqual({ n: 9, d: 36 });
  });
  test('[X-11] what it was and has become is told, and the second result stands', () => {
    const p = asks().rolling(1).play('{"type":"reroll","die":0}');
    expect(p.told('rerolled')).toEqual([{ type: 'rerolled', model: 'g1', from: 2, to: 1 }]);
    expect(p.told('won')).toMatchObject([{ side: 'evil' }]);
    const stays = asks().play('{"type":"decline"}');
    expect([stays.told('rerolled'), stays.told('won')]).toMatchObject([[], [{ side: 'evil' }]]);
  });
});

describe('Losers', () => {
  const two = () =>
    position(
      't2 fight good* | g1=mt-bow@25400,25400 | e1=mo-bow@25400,27900 | e2=mo-bow@27900,25400 | e9=mo-bow@9000,9000',
    )
      .rolling(6, 1, 1)
      .play('fight g1 e1');
  const directions = (p: Table, id: string) =>
    p.commands(id).flatMap((order) => ('direction' in order ? [order.direction] : []));

  test('[S-72, R-124] are asked by name, each of them with the directions that are open to it', () => {
    const p = two();
    expect(asked(p)).toEqual({ kind: 'losers', side: 'evil', models: ['e1', 'e2'] });
    // North of the winner: half a turn in steps of a quarter of a degree, of which every fifteenth is listed.
    expect(directions(p, 'e1')).toEqual(Array.from({ length: 25 }, (_, i) => i * 15));
    expect(directions(p, 'e9')).toEqual([]);
    p.play('e1 back 180');
    expect(asked(p)).toMatchObject({ models: ['e2'] });
  });
  test('[S-72] of a run of directions its ends are listed, and every fifteenth between', () => {
    expect(thinned([3, 4, 5, 6, 14, 15, 16, 17, 40])).toEqual([3, 6, 14, 15, 17, 40]);
    expect(thinned([29, 30, 31])).toEqual([29, 30, 31]);
    expect(thinned([31, 32, 33])).toEqual([31, 33]);
  });
  test('[S-72] one loser goes alone, and nobody is asked for it again', () => {
    const p = two().play('e2 back 0', 'e1 back 180');
    expect(p.told('backedAway').map(({ model }) => model)).toEqual(['e2', 'e1']);
    expect(asked(p)).toMatchObject({ kind: 'strikes', side: 'good' });
  });
});

describe('Making Way', () => {
  /** e1 is ranked before e2, with Engaged friends on both sides. */
  const ranked = () =>
    position(
      't2 fight good* | g1=mt-bow@50800,50800 | e1=mo-spear@53300,50800 | e2=mo-spear@55800,50800 | e3=mo-bow@53300,53300 | g3=mt-bow@50800,53300 | e4=mo-bow@53300,48300 | g4=mt-bow@50800,48300 | e9=mo-bow@90000,90000 | parted g1 e3 | parted g1 e4',
    )
      .rolling(6, 1)
      .play('fight g1 e1', '{"type":"declare"}');

  test('[S-76] the loser is named; each answer is a friend, a direction and a place, and nothing beside it is one', () => {
    const p = ranked();
    expect(asked(p)).toEqual({ kind: 'makeWay', side: 'evil', model: 'e1' });
    const orders = p.commands().filter((order) => order.type === 'makeWay');
    expect(orders.length).toBeGreaterThan(0);
    expect(new Set(orders.map(({ model, friend }) => `${model} ${friend}`))).toEqual(new Set(['e1 e2']));
    expect(p.orders(null)).toEqual(['{"type":"decline"}']);
    expect(p.orders('e2')).toEqual([]);
    // [M-19] Each direction once, the shortest steps first; those of one length from the lowest direction on.
    const told = orders.map(({ direction, to: [x, y] }) => ({
      direction,
      far: Math.round(Math.hypot(x - 55_800, y - 50_800) / 127),
    }));
    expect(new Set(told.map(({ direction }) => direction)).size).toBe(told.length);
    expect(told).toEqual(told.toSorted((a, b) => a.far - b.far || a.direction - b.direction));
    for (const order of orders) {
      const why = (change: object) => p.why(JSON.stringify({ ...order, ...change }));
      const [x, y] = order.to;
      expect(why({})).toBeNull();
      expect(why({ friend: 'e9' })).toMatchObject({ code: 'no-such-way', case: 'S-76' });
      expect(why({ direction: (order.direction + 360) % 720 })).toMatchObject({ code: 'no-such-way' });
      expect(why({ to: [x + 1, y] })).toMatchObject({ code: 'no-such-way' });
      expect(why({ to: [x, y + 1] })).toMatchObject({ code: 'no-such-way' });
      expect(why({ model: 'e2' })).toMatchObject({ code: 'not-a-loser', case: 'S-72' });
    }
  });
  test('[S-76, S-78] the friend stands where it was said, and the loser has gone its inch', () => {
    const p = ranked();
    const order = p.commands().find((each) => each.type === 'makeWay');
    if (order?.type !== 'makeWay') throw new Error('nobody makes way');
    p.rolling(1).play(JSON.stringify(order));
    expect(p.told('madeWay')).toEqual([
      { type: 'madeWay', model: 'e1', friend: 'e2', from: [55800, 50800], to: order.to },
    ]);
    expect(p.model('e2').at).toEqual(order.to);
    expect(p.told('backedAway')).toMatchObject([{ model: 'e1', from: [53300, 50800] }]);
  });
  test('[S-77, S-86] who is let stand is Trapped', () => {
    const p = ranked().rolling(1, 1).play('{"type":"decline"}');
    expect(p.told('trapped')).toEqual([{ type: 'trapped', model: 'e1' }]);
    expect(p.told('wound')).toHaveLength(2);
  });
});

describe('Pairing off', () => {
  /** Four in a ring, each between two enemies. */
  const ring = () =>
    position(
      't2 pairing good* | g1=mt-bow@25400,25400 | e1=mo-bow@25400,27900 | e2=mo-bow@27900,25400 | g2=mt-bow@27900,27900 | g9=mt-bow@90000,90000',
    );

  test('[S-41, S-42] every pair in contact that is not settled is on the menu, and the end of it', () => {
    const p = ring();
    expect(asked(p)).toEqual({ kind: 'pairing', side: 'good' });
    expect(p.orders('g9')).toEqual([]);
    for (const order of p.commands()) expect(p.why(JSON.stringify(order))).toBeNull();
    p.play('g1 joins e1');
    expect(p.told('assigned')).toEqual([{ type: 'assigned', model: 'g1', to: 'e1' }]);
    expect(p.why('g9 joins e1')).not.toBeNull();
  });
});

describe('Declaring', () => {
  const asks = () =>
    position(
      't2 fight good* | g1=mt-shield@50800,50800 | g2=mt-spear@50800,48300 | g3=mt-spear@48300,50800 | g4=mt-spear@90000,90000 | e1=mo-two-handed@53300,50800',
    ).play('fight g1 e1');

  test('[S-67, S-69, S-133] the fighters of the side that is asked; each support, with Shielding and without', () => {
    const p = asks();
    expect(asked(p)).toEqual({ kind: 'declare', side: 'good', models: ['g1'] });
    expect(p.orders()).toEqual([
      '{"type":"declare","supports":[["g2","g1"]]}',
      '{"type":"declare","supports":[["g2","g1"]],"shielding":["g1"]}',
      '{"type":"declare"}',
      '{"type":"declare","shielding":["g1"]}',
      '{"type":"declare","supports":[["g3","g1"]]}',
    ]);
  });
  test.each([
    ['one who does not touch him', { supports: [['g4', 'g1']] }, 'no-support', 'S-133'],
    [
      'the same twice',
      {
        supports: [
          ['g2', 'g1'],
          ['g2', 'g1'],
        ],
      },
      'no-support',
      'S-139',
    ],
    [
      'two for one',
      {
        supports: [
          ['g2', 'g1'],
          ['g3', 'g1'],
        ],
      },
      'no-support',
      'S-138',
    ],
    ['an enemy', { supports: [['g2', 'e1']] }, 'no-support', 'S-133'],
    ['nobody who is known', { supports: [['nobody', 'g1']] }, 'no-support', 'S-133'],
    ['a shield of who is not in the Fight', { shielding: ['g2'] }, 'not-in-fight', 'S-68'],
    ['a shield of the enemy', { shielding: ['e1'] }, 'not-in-fight', 'S-68'],
    ['a shield twice', { shielding: ['g1', 'g1'] }, 'twice', 'S-68'],
    ['two hands on what takes one', { twoHanded: ['g1'] }, 'no-choice', 'S-131'],
    ['a weapon that he has not', { weapons: { g1: 'axe' } }, 'no-weapon', 'S-130'],
  ])('[S-68] not %s', (_what, declared, code, ruleCase) => {
    const why = asks().why(JSON.stringify({ type: 'declare', ...declared }));
    expect(why).toMatchObject({ code, case: ruleCase });
  });
});

describe('Strikes', () => {
  const two = () =>
    position(
      't2 fight good* | g1=mt-captain@25400,25400 | e1=mo-bow@25400,27900 | e2=mo-bow@27900,25400 | g8=mt-bow@90000,90000 | e8=mo-bow@90000,80000',
    )
      .rolling(6, 6, 1, 1)
      .play('fight g1 e1', 'e1 back 180', 'e2 back 0');

  test('[S-85, S-88] whose they are, how many are left, whom the last one was for, and who can be struck', () => {
    const p = two();
    expect(asked(p)).toEqual({ kind: 'strikes', side: 'good', models: ['g1'], model: 'g1', points: 2 });
    const both = ['{"type":"strike","model":"g1","target":"e1"}', '{"type":"strike","model":"g1","target":"e2"}'];
    expect(p.orders()).toEqual(both);
    expect(p.orders('g8')).toEqual([]);
    p.rolling(1).play('g1 strikes e1');
    expect(asked(p)).toEqual({ kind: 'strikes', side: 'good', models: ['g1'], model: 'g1', points: 1, other: 'e1' });
    expect(p.orders()).toEqual(both);
  });
  test('[S-85, S-88] not at who is not in the Fight, at a friend, nor by who has none to make', () => {
    const p = two();
    expect(p.why('g1 strikes e8')).toMatchObject({ code: 'not-in-fight', case: 'S-88' });
    expect(p.why('g1 strikes g1')).toMatchObject({ code: 'not-in-fight' });
    expect(p.why('g1 strikes nobody')).toMatchObject({ code: 'not-in-fight' });
    expect(p.why('g8 strikes e1')).toMatchObject({ code: 'no-attacks', case: 'S-85' });
    // One is slain: the other alone is left, and takes what is left without a question.
    p.rolling(6, 1).play('g1 strikes e1');
    expect(p.model('e1').gone).toBe('slain');
    expect(p.told('struck').map(({ target }) => target)).toEqual(['e1', 'e2']);
    expect(p.asked).not.toBe('strikes');
  });
});

describe('Who is gone', () => {
  test('[S-5, R-46, R-47] leaves every Fight with its support and its weapon; those of others stay', () => {
    const p = position(
      't2 fight good* | g1=mt-wizard@50800,50800 attacks:1 might:0 fight:3 | g2=mt-spear@50800,48300 | e1=mo-bow@53300,50800 | e2=mo-spear@55800,50800',
    ).play('fight g1 e1');
    p.play('{"type":"declare","supports":[["g2","g1"]],"weapons":{"g1":"staff-of-power"}}');
    expect([p.asked, p.side]).toEqual(['declare', 'evil']);
    const b = battleOf(p.state);
    const [fight] = b.s.fights;
    if (fight === undefined) throw new Error('the Fight is over');
    // As it is once both have said what they do.
    fight.supports.push([b.field.indexOf('e2'), b.field.indexOf('e1')]);
    const named = () => [
      fight.supports.map((pair) => pair.map((model) => b.field.models[model]?.id).join(' behind ')),
      fight.weapons.length,
    ];
    expect(named()).toEqual([['g2 behind g1', 'e2 behind e1'], 1]);
    remove(b, QUIET, b.field.indexOf('g2'), { how: 'slain', by: -1 });
    expect(named()).toEqual([['e2 behind e1'], 1]);
    remove(b, QUIET, b.field.indexOf('e1'), { how: 'slain', by: -1 });
    expect(named()).toEqual([[], 1]);
    remove(b, QUIET, b.field.indexOf('g1'), { how: 'slain', by: -1 });
    expect(named()).toEqual([[], 0]);
  });
});

describe('The end of the Fight phase', () => {
  test('[S-171, S-172] a point of Will of each that has Will of Evil and fought, and of nobody else', () => {
    const p = position(
      't2 fight good* | g1=mt-bow@50800,50800 | g2=mt-bow@90000,50800 | e0=mo-bow@90000,53300 | e1=mo-wraith@50800,53300 | e2=mo-wraith@20000,20000',
    );
    p.rolling(6, 1, 1).play('fight g1 e1', 'e1 back 180');
    p.rolling(6, 1, 1).play('fight g2 e0', 'e0 back 180');
    expect(p.told('willSpent')).toEqual([{ type: 'willSpent', model: 'e1', points: 1, left: 6 }]);
    expect([p.model('e1').will, p.model('e2').will]).toEqual([6, 7]);
  });
});

describe('Shieldwall', () => {
  /** Three in a row, each touching the next; `others` are said anew. */
  const wall = (...others: readonly string[]) =>
    position(`t2 fight good* | g0=mt-shield@50800,50800 | ${others.join(' | ')} | e1=mo-bow@90000,90000`).view().models[
      'g0'
    ]?.defence;
  const EAST = 'g1=mt-shield@53300,50800';
  const WEST = 'g2=mt-shield@48300,50800';

  test.each([
    ['two beside it', [EAST, WEST], 7],
    ['one alone', [EAST], 6],
    ['one that lies on the ground', [EAST, `${WEST} prone`], 6],
    ['one that stands off', [EAST, 'g2=mt-shield@48200,50800'], 6],
    ['one behind it', [EAST, 'g2=mt-shield@50800,48300'], 7],
    ['one without a shield', [EAST, 'g2=mt-bow@48300,50800'], 6],
    ['a rider', [EAST, 'g2=mt-knight@47550,50800'], 6],
    ['who has no such rule', [EAST, 'g2=ro-shield@48300,50800'], 6],
    ['far ones as well', [EAST, 'g3=mt-shield@20000,50800', 'g4=mt-shield@50800,20000'], 6],
  ])('[S-167, R-37] with %s', (_who, others, defence) => {
    expect(wall(...others)).toBe(defence);
  });
});
