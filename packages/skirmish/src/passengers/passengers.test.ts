/** [A-43 …] Passengers, and who falls from a horse. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

/** The halfling stands beside the Knight. */
const beside = (words = '', more = '') =>
  position(
    `t2 move good* passengers | h=mt-halfling@25400,25400${words} | k=mt-knight@28650,25400 | e1=mo-bow@90000,90000${more}`,
  );
const riding = (head = 't2 move good* passengers', more = '') =>
  position(`${head} | h=mt-halfling rides:k | k=mt-knight@28650,25400 | e1=mo-bow@90000,90000${more}`);

describe('Mounting', () => {
  test('[A-43] only where the battle allows it', () => {
    const p = position('t2 move good* | h=mt-halfling@25400,25400 | k=mt-knight@28650,25400 | e1=mo-bow@90000,90000');
    expect(p.why('h mounts k')).toMatchObject({ code: 'no-passengers', case: 'A-43' });
  });

  test('[A-44] in contact, by its own move or by that of the horse, with a test', () => {
    const away = position(
      't2 move good* passengers | h=mt-halfling@25400,25400 | k=mt-knight@38650,25400 | e1=mo-bow@90000,90000',
    );
    expect(away.why('h mounts k')).toMatchObject({ code: 'no-contact', case: 'A-44' });
    away.play('k to 28650,25400').rolling(4).play('h mounts k');
    expect(away.told('mounted')).toMatchObject([{ model: 'h', onto: 'k', die: 4 }]);
  });

  test('[A-45] on a 1 it is not up, and neither moves further', () => {
    const p = beside(' might:0').rolling(1).play('h mounts k');
    expect(p.model('h').at).toEqual([25400, 25400]);
    expect(p.why('k to 30000,25400')).toMatchObject({ code: 'halted' });
    expect(p.why('h to 25400,26000')).not.toBeNull();
  });

  test('[A-46, A-48] on 2 to 5 it is, without a base of its own, and neither moves further', () => {
    const p = beside(' might:0').rolling(3).play('h mounts k');
    expect(p.model('h')).toMatchObject({
      at: null,
      gone: 'passenger',
      rides: 0 + p.state.setup.models.findIndex(({ id }) => id === 'k'),
    });
    expect(p.why('k to 30000,25400')).toMatchObject({ code: 'halted' });
  });

  test('[A-47] on a 6 the horse goes on, less what the passenger has moved', () => {
    const p = position(
      't2 move good* passengers | h=mt-halfling@22860,25400 | k=mt-knight@28650,25400 | e1=mo-bow@90000,90000',
    );
    p.play('h to 25400,25400').rolling(6).play('h mounts k');
    expect(p.view().models['k']?.left).toBe(9 * 2540 * 256);
    p.play('k to 28650,40640');
    expect(p.at('k')).toBe('11.28,16.00');
    expect(p.model('h').at).toBeNull();
  });

  test('[A-48] one passenger for each horse; and no rider rides behind another', () => {
    const p = riding('t2 move good* passengers', ' | g=mt-bow@31900,25400 | k2=mt-knight@28650,29400');
    expect(p.why('g mounts k')).toMatchObject({ code: 'has-passenger', case: 'A-48' });
    expect(p.why('k2 mounts k')).toMatchObject({ code: 'not-infantry' });
    expect(p.why('g mounts h')).toMatchObject({ code: 'not-cavalry', case: 'A-44' });
  });
});

describe('Who is senseless', () => {
  /** A captive with his bearer, and a Knight beside the bearer, the captive or neither. */
  const loading = (knight: string, more = '', head = 't2 move good* passengers burdens') =>
    position(
      [
        head,
        'g=ro-bow@25400,25400',
        'c=ro-captive@27900,25400 bound',
        `k=mt-knight@${knight}`,
        'e1=mo-bow@110000,110000',
        'object c=model@27900,25400 model:c by:g',
        `carry c g${more}`,
      ].join(' | '),
    );

  test('[A-37, R-121] is loaded by the rider or by who bears him, who lets go; the one who touches the horse may be either', () => {
    const p = loading('31150,25400').rolling(3).play('c mounts k');
    expect(p.told('mounted')).toMatchObject([{ model: 'c', onto: 'k', die: 3, result: 'mounts' }]);
    expect(p.view().models['c']).toMatchObject({ at: null, gone: 'passenger', rides: 'k' });
    expect(p.view().objects['c']).toMatchObject({ at: null, by: ['k'], moved: true });
    expect(p.view().models['g']?.carries).toEqual([]);
    const byBearer = loading('22150,25400');
    expect(byBearer.orders('c')).toEqual(['{"type":"mount","model":"c","onto":"k"}']);
    expect(byBearer.rolling(5).play('c mounts k').model('c').gone).toBe('passenger');
  });
  test('[R-121] by a bearer who is on the move, when the rider has had his turn', () => {
    const p = loading('40000,25400').play('k to 31650,25400');
    expect(p.why('c mounts k')).toMatchObject({ code: 'no-contact', case: 'R-121' });
    p.play('carry c g to 28400,25400').rolling(2).play('c mounts k');
    expect(p.view().models['c']).toMatchObject({ gone: 'passenger', rides: 'k' });
  });
  test('[A-33, R-121] who has been carried by others in this phase is not loaded as well', () => {
    const p = loading('31150,30400').play('carry c g to 27900,30400', 'g drops c at 27900,30400');
    expect(p.why('c mounts k')).toMatchObject({ code: 'object-has-moved', case: 'A-33' });
  });
  test('[R-121] not from afar, not out of the hands of an enemy, nor while his bearer is Engaged', () => {
    expect(loading('60000,25400').why('c mounts k')).toMatchObject({ code: 'no-contact', case: 'R-121' });
    const taken = position(
      't2 move good* passengers burdens | e=mo-bow@25400,25400 | c=ro-captive@27900,25400 bound | k=mt-knight@31150,25400 | object c=model@27900,25400 model:c by:e | carry c e',
    );
    expect(taken.why('c mounts k')).toMatchObject({ code: 'is-held', case: 'R-121' });
    const fought = loading('22150,25400', ' | e2=mo-bow@25400,22900');
    expect(fought.why('c mounts k')).toMatchObject({ code: 'engaged', case: 'A-26' });
  });
  test('[A-43, A-45] only where the battle allows it; on a 1 he lies where he lay, and is carried no further in this phase', () => {
    expect(loading('31150,25400', '', 't2 move good* burdens').why('c mounts k')).toMatchObject({ case: 'A-43' });
    const p = loading('31150,25400').rolling(1).play('c mounts k');
    expect(p.view().objects['c']).toMatchObject({ at: [27900, 25400], by: ['g'], moved: true });
    expect(p.why('carry c g to 27900,27400')).toMatchObject({ code: 'object-has-moved' });
  });
  test('[A-47, R-121] on a 6 the horse goes on with him, no slower than with any passenger', () => {
    const p = loading('31150,25400').rolling(6).play('c mounts k');
    expect(p.view().models['k']?.left).toBe(10 * 2540 * 256);
    p.play('k to 31150,45720');
    expect(p.model('k').at).toEqual([31150, 45720]);
    expect(p.view().objects['c']).toMatchObject({ at: null, by: ['k'] });
  });
  test('[A-49, A-50, R-121] is helped down beside the horse, is not handed on, and is carried no further in this phase', () => {
    const p = loading('31150,25400').rolling(6).play('c mounts k');
    expect(p.why('k drops c at 31150,28654')).toMatchObject({ code: 'is-passenger', case: 'A-49' });
    expect(p.why('k hands c to g')).toMatchObject({ code: 'is-passenger', case: 'A-49' });
    p.play('c dismounts at 31150,28654');
    expect(p.view().models['c']).toMatchObject({ at: [31150, 28654], gone: '', rides: null });
    expect(p.view().objects['c']).toMatchObject({ at: [31150, 28654], by: [], moved: true });
  });
  test('[A-49, R-121] goes from no horse to another without being helped down', () => {
    const p = position(
      't2 move good* passengers burdens | c=ro-captive rides:k bound | k=mt-knight@28650,25400 | k2=mt-knight@32650,25400 | e1=mo-bow@90000,90000 | object c=model model:c by:k | carry c e1',
    );
    expect(p.why('c mounts k2')).toMatchObject({ code: 'is-passenger', case: 'A-49' });
    expect(p.orders('c').some((order) => order.includes('"mount"'))).toBe(false);
  });
  test('[A-54, R-121] is thrown, and lies there for anybody to take', () => {
    const p = position(
      't2 shoot evil* passengers burdens | c=ro-captive rides:k bound | k=mt-knight@28650,25400 defence:1 | g=ro-bow@60000,25400 | e2=mo-bow@60000,40000 | e1=mo-bow@28650,40000 | object c=model model:c by:k | carry c g',
    );
    p.rolling(6, 4, 6, 6).play('e1 shoots k');
    expect(p.told('thrown')).toMatchObject([{ model: 'c', result: 'lands-well' }]);
    expect(p.view().objects['c']).toMatchObject({ at: p.model('c').at, by: [] });
    expect(p.model('c').at).not.toBeNull();
  });
  test('[R-107, R-121] drowns with the horse, and is lost', () => {
    const p = position(
      't2 move good* passengers burdens water | c=ro-captive rides:k bound | k=mt-knight@28650,25400 | e1=mo-bow@90000,90000 | g=ro-bow@60000,25400 | object c=model model:c by:k | carry c g | table {"w":121920,"h":121920,"areas":[{"id":"r","kind":"water","depth":"deep","polygon":[[0,30000],[121920,30000],[121920,60000],[0,60000]]}],"barriers":[],"places":[]}',
    );
    p.rolling(1).play('k to 28650,35400');
    expect(p.told('gone').map(({ model }) => model)).toEqual(['k', 'c']);
    expect(p.view().objects['c']).toMatchObject({ at: null, by: [], gone: 'lost' });
  });
  test('[R-126, R-121] leaves with the horse', () => {
    const p = position({
      scenario: 'the-watch',
      turn: 5,
      phase: 'move',
      side: 'good',
      options: { uses: ['burdens', 'sentries', 'passengers'] },
      models: [
        { id: 'k', profile: 'mt-knight', at: [45720, 2000] },
        { id: 'c', profile: 'ro-captive', bound: true, rides: 'k' },
        { id: 'e1', profile: 'is-scout-shield', at: [45720, 80000] },
      ],
      objects: [{ id: 'captive', kind: 'model', model: 'c', by: ['k'] }],
    });
    p.play('k leaves');
    expect([p.model('k').gone, p.model('c').gone, p.state.objects[0]?.gone]).toEqual(['off', 'off', 'off']);
  });
});

describe('A passenger', () => {
  test('[A-49, A-50] gets down at any point of the move, in contact, and goes no further; the horse may', () => {
    const p = riding().play('k to 28650,35400');
    expect(p.why('h dismounts at 50000,50000')).toMatchObject({ code: 'not-beside', case: 'M-30' });
    p.play('h dismounts at 28650,38654');
    expect(p.at('h')).toBe('11.28,15.22');
    expect(p.why('h to 28650,40000')).not.toBeNull();
    expect(p.why('k to 35000,35400')).toBeNull();
  });

  test('[A-51] neither shoots nor fights, but can be struck [A-53]', () => {
    const shoots = position(
      't2 shoot good* passengers | a=mt-bow rides:k | k=mt-knight@28650,25400 | g=mt-bow@60000,25400 | e1=mo-bow@60000,40000',
    );
    expect(shoots.orders('a')).toEqual([]);
    const p = position(
      't2 fight evil* passengers | h=mt-halfling rides:k fate:0 | k=mt-knight@28650,25400 gear:sword | e1=mo-bow@31900,25400 strength:9',
    );
    p.rolling(1, 6).play('fight k e1');
    expect(p.told('dueled')[0]?.dice).toHaveLength(2);
    p.play('k back 360');
    expect(p.commands('e1').flatMap((order) => ('target' in order ? [order.target] : []))).toEqual(['k', 'h']);
    p.rolling(6).play('e1 strikes h');
    expect(p.model('h').gone).toBe('slain');
  });

  test.each([
    [3, 'h'],
    [4, 'k'],
  ])('[A-52] a shot at the rider: on a %i it hits %s', (die, victim) => {
    const p = position(
      't2 shoot evil* passengers | h=mt-halfling rides:k | k=mt-knight@28650,25400 | e1=mo-bow@28650,40000',
    );
    p.rolling(6, die, 1).play('e1 shoots k');
    expect(p.told('wound')).toMatchObject([{ model: victim }]);
  });
});

describe('Thrown', () => {
  test('[A-54, T-7, X-20] the rider is slain: a 1 knocks the passenger flying', () => {
    const p = position(
      't2 shoot evil* passengers | h=mt-halfling might:0 fate:0 rides:k | k=mt-knight@28650,25400 defence:1 | e1=mo-bow@28650,40000',
    );
    p.rolling(6, 4, 6, 1, 1).play('e1 shoots k');
    expect(p.told('thrown')).toMatchObject([{ model: 'h', die: 1, result: 'knocked-flying' }]);
    expect(p.model('h').prone).toBe(true);
    expect(p.told('wound')).toHaveLength(2);
  });

  test.each([
    [2, 'rises', ['dazed']],
    [6, 'lands-well', []],
  ] as const)('[A-54, T-7] on a %i it %s', (die, result, marks) => {
    const p = position(
      't2 shoot evil* passengers | h=mt-halfling might:0 rides:k | k=mt-knight@28650,25400 defence:1 | g=mt-bow@60000,25400 | e2=mo-bow@60000,40000 | e1=mo-bow@28650,40000',
    );
    p.rolling(6, 4, 6, die).play('e1 shoots k');
    expect(p.told('thrown')).toMatchObject([{ result }]);
    expect(p.model('h').marks).toEqual(marks);
    expect(p.model('h').at).not.toBeNull();
  });

  test('[A-54] when the rider is knocked to the ground, and when he dismounts', () => {
    const p = position(
      't2 move good* passengers | h=mt-halfling might:0 rides:w | w=mt-wizard-mounted@28650,25400 | e1=mo-bow@90000,90000',
    );
    p.rolling(6).play('w dismounts');
    expect(p.told('thrown')).toMatchObject([{ model: 'h' }]);
    expect(p.model('w').foot).toBe(true);
  });

  test('[R-107] who drowns with his horse is not tested by himself', () => {
    const p = position(
      't2 move good* passengers water | h=mt-halfling rides:k | k=mt-knight@28650,25400 | e1=mo-bow@90000,90000 | table {"w":121920,"h":121920,"areas":[{"id":"r","kind":"water","depth":"deep","polygon":[[0,30000],[121920,30000],[121920,60000],[0,60000]]}],"barriers":[],"places":[]}',
    );
    p.rolling(1).play('k to 28650,35400');
    expect(p.told('gone').map(({ model, how }) => [model, how])).toEqual([
      ['k', 'drowned'],
      ['h', 'drowned'],
    ]);
  });
});

describe('Dismounting', () => {
  test('[X-21, R-51] half its Mv, where the mount stood; on foot it has what its own Mv leaves', () => {
    const p = position('t2 move good* | w=mt-wizard-mounted@28650,25400 | e1=mo-bow@90000,90000').play('w dismounts');
    expect(p.view().models['w']).toMatchObject({ r: 1250, mv: 6, left: 0 });
    const rider = position('t2 move good* | w=ro-marshal-mounted@28650,25400 | e1=mo-bow@90000,90000').play(
      'w dismounts',
    );
    expect(rider.view().models['w']?.left).toBe(2540 * 256);
    expect(rider.why('w dismounts')).toMatchObject({ code: 'not-cavalry' });
  });

  test('[X-21] not while Engaged, nor with less than half its Mv left', () => {
    const engaged = position(
      't2 move good* | w=ro-marshal-mounted@28650,25400 | e1=mo-bow@31900,25400 | g=mt-bow@90000,90000',
    );
    expect(engaged.why('w dismounts')).toMatchObject({ case: 'X-21' });
    const tired = position('t2 move good* | w=ro-marshal-mounted@28650,25400 | e1=mo-bow@90000,90000').play(
      'w to 28650,40640',
    );
    expect(tired.why('w dismounts')).toMatchObject({ code: 'too-far' });
  });
});
