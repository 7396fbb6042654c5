/** [A-43 …] Who may mount and get down, and why not; what the menu has, and where the thrown come to lie. */
import { describe, expect, test } from 'vitest';
import { position, type Table } from '../testing/index.ts';

const FAR = 'e9=mo-bow@110000,110000';
const table = (...parts: readonly string[]) => position(['t2 move good* passengers', ...parts, FAR].join(' | '));
const H = 'h=mt-halfling@25400,25400';
/** East of the halfling, in contact. */
const K = 'k=mt-knight@28650,25400';
const WIZARD = 'w=is-wizard@90000,90000';

const menu = (p: Table, type: string, id?: string) => p.commands(id).filter((order) => order.type === type);
const INCH = 2540;

describe('Mounting', () => {
  test.each([
    ['one who lies on the ground', [`${H} prone`, K], 'prone', 'A-44'],
    ['one who fights', [H, K, 'e1=mo-bow@25400,27900'], 'prone', 'A-44'],
    ['one who is held by a power', [`${H} effect:immobilise@w`, K, WIZARD], 'prone', 'A-44'],
    ['behind a rider who fights', [H, K, 'e1=mo-bow@31900,25400'], 'prone', 'A-44'],
    ['behind a rider who is held by a power', [H, `${K} effect:immobilise@w`, WIZARD], 'prone', 'A-44'],
    ['behind an enemy', [H, 'k=mo-warg-shield@60000,25400'], 'not-cavalry', 'A-44'],
    ['behind who walks', [H, 'k=mt-bow@27900,25400'], 'not-cavalry', 'A-44'],
    ['behind nobody', [H], 'not-cavalry', 'A-44'],
    ['behind a rider who is gone', [H, 'k=mt-knight slain'], 'not-cavalry', 'A-44'],
    ['after its turn', [`${H} done`, K], 'has-moved', 'S-19'],
    ['when it may go no further', [`${H} marks:halted`, K], 'halted', 'A-45'],
  ])('not %s', (_who, parts, code, ruleCase) => {
    const why = table(...parts).why('h mounts k');
    expect(why).toMatchObject({ code, case: ruleCase });
  });
  test('[A-34] not with something Heavy in its hands', () => {
    const p = table('h=mt-bow@25400,25400', 'k=mt-knight@28650,25400', 'object chest=heavy@22900,25400 by:h');
    expect(p.why('h mounts k')).toMatchObject({ code: 'must-drop', case: 'A-34' });
  });
  test('[A-44] while the rider is on the move, though the other has had its turn; and not when neither is', () => {
    const p = table(`${H} done`, 'k=mt-knight@38650,25400').play('k to 28650,25400');
    expect(p.why('h mounts k')).toBeNull();
    const over = table(H, 'k=mt-knight@38650,25400', 'g=mt-bow@60000,60000');
    over.play('k to 28650,25400', 'h to 25400,25401', 'g to 60000,61000');
    expect(over.why('h mounts k')).not.toBeNull();
  });
  test('the menu has each horse beside it that carries nobody, with what the die may bring', () => {
    const parts = [
      H,
      K,
      'k2=mt-knight@25400,28650',
      'k3=mt-knight@60000,60000',
      'p=mt-halfling rides:k2',
      'g=mt-bow@22900,25400',
    ];
    const p = table(...parts);
    expect(menu(p, 'mount')).toEqual([{ type: 'mount', model: 'h', onto: 'k' }]);
    expect(menu(p, 'mount', 'g')).toEqual([]);
    expect(menu(position(['t2 move good*', H, K, FAR].join(' | ')), 'mount')).toEqual([]);
    const { odds } = p.offer('h mounts k');
    expect(odds?.outcomes.map(({ kind, chance: { n, d } }) => [kind, n, d])).toEqual([
      ['fails', 1, 6],
      ['mounts', 4, 6],
      ['mounts-and-goes-on', 1, 6],
    ]);
  });
  test('[A-45, A-46, R-25] a point of Might is asked for where it makes the die better, once for each step', () => {
    const asks = (die: number) => table(`${H} might:1`, K).rolling(die).play('h mounts k').asked;
    expect([1, 5].map(asks)).toEqual(['might', 'might']);
    expect([2, 4].map(asks)).not.toContain('might');
  });
});

describe('Getting down', () => {
  const riding = (...more: readonly string[]) => table('h=mt-halfling rides:k', K, ...more);

  test('[A-49] eight places round the horse, and none where somebody stands', () => {
    const places = (p: Table) =>
      menu(p, 'dismount', 'h').flatMap((order) => ('at' in order && order.at ? [order.at] : []));
    const free = places(riding());
    // 3254 u from the middle of the horse: both radii, and a hair.
    const aslant = 2303;
    expect(free.map(([x, y]) => [x - 28650, y - 25400])).toEqual([
      [3254, 0],
      [aslant, aslant],
      [0, 3254],
      [-aslant, aslant],
      [-3254, 0],
      [-aslant, -aslant],
      [0, -3254],
      [aslant, -aslant],
    ]);
    const crowded = places(riding('g=mt-bow@28650,28700', 'g2=mt-bow@25350,25400'));
    expect(crowded).not.toContainEqual([28650, 28654]);
    expect(crowded).not.toContainEqual([25396, 25400]);
    expect(crowded).toContainEqual([31904, 25400]);
  });
  test('[A-49, M-30] not without a place, nor into the arms of an enemy, nor when the rider has had his turn', () => {
    expect(riding().why('h dismounts')).toMatchObject({ code: 'no-place', case: 'A-49' });
    const beset = riding('e1=mo-bow@34400,25400');
    expect(beset.why('h dismounts at 31900,25400')).toMatchObject({ code: 'not-clear', case: 'M-30' });
    expect(table('h=mt-halfling rides:k', `${K} done`).why('h dismounts at 28650,28654')).toMatchObject({
      case: 'S-19',
    });
    expect(table('h=mt-halfling rides:k', `${K} done`).orders('h')).toEqual([]);
  });
  test('[A-49, A-50] what is told, and that it goes no further', () => {
    const p = riding().play('h dismounts at 28650,28654');
    expect(p.told('dismounted')).toEqual([{ type: 'dismounted', model: 'h', at: [28650, 28654] }]);
    expect(p.model('h')).toMatchObject({ gone: '', rides: -1 });
    expect(new Set(p.model('h').marks)).toEqual(new Set(['moved', 'halted', 'done']));
    expect(menu(p, 'dismount', 'h')).toEqual([]);
  });
  test('[X-21] off one’s horse for good: with half of what one has, and once', () => {
    const rider = 'r=ro-marshal-mounted@28650,25400';
    expect(table(`${rider} spent:5"`).why('r dismounts')).toBeNull();
    expect(table(`${rider} spent:5.01"`).why('r dismounts')).toMatchObject({ code: 'too-far', case: 'X-21' });
    expect(table(`${rider} done`).why('r dismounts')).toMatchObject({ code: 'has-moved' });
    expect(table(`${rider} marks:halted`).why('r dismounts')).toMatchObject({ code: 'halted' });
    expect(table('r=mt-bow@28650,25400').why('r dismounts')).toMatchObject({ code: 'not-cavalry', case: 'X-21' });
    const p = table(rider);
    expect(menu(p, 'dismount')).toEqual([{ type: 'dismount', model: 'r' }]);
    p.play('r dismounts');
    expect(p.told('dismounted')).toEqual([{ type: 'dismounted', model: 'r', at: [28650, 25400] }]);
    expect(p.model('r')).toMatchObject({ foot: true, spent: 5 * INCH * 256, marks: ['moved'] });
    expect(menu(p, 'dismount')).toEqual([]);
  });
});

describe('The thrown', () => {
  const shot = (...more: readonly string[]) =>
    position(
      [
        't2 shoot evil* passengers',
        'h=mt-halfling might:0 fate:0 wounds:1 rides:k',
        'k=mt-knight@28650,25400 defence:1',
        'g=mt-bow@60000,25400',
        'e1=mo-bow@28650,40000',
        'e2=mo-bow@60000,40000',
        ...more,
      ].join(' | '),
    );

  test('[A-54, M-30] lie beside where the horse stood, where nobody stands', () => {
    const p = shot().rolling(6, 4, 6, 6).play('e1 shoots k');
    const [x = 0, y = 0] = p.model('h').at ?? [];
    expect(Math.round(Math.hypot(x - 28650, y - 25400))).toBeLessThanOrEqual(3254 + 4);
    expect(p.told('thrown')).toEqual([{ type: 'thrown', model: 'h', die: 6, result: 'lands-well', at: [x, y] }]);
    const crowded = shot(`c=mt-bow@${x},${y}`).rolling(6, 4, 6, 6).play('e1 shoots k');
    expect(crowded.model('h').at).not.toEqual([x, y]);
    expect(crowded.model('h').at).not.toBeNull();
  });
  test('[T-7, A-54] on a 1 it does nothing more this turn, lies on the ground and is hit by nobody, with Strength 3', () => {
    const p = shot().rolling(6, 4, 6, 1, 1).play('e1 shoots k');
    expect(p.model('h').marks).toEqual(expect.arrayContaining(['dazed', 'halted', 'done']));
    expect(p.told('wound').at(-1)).toMatchObject({ model: 'h', by: null });
    expect(p.model('h')).toMatchObject({ prone: true, rides: -1, gone: '' });
  });
  test('[T-7] Might is asked for where it helps: on a 1 and on a 5', () => {
    const asks = (die: number) => {
      const p = position(
        't2 move good* passengers | h=mt-halfling might:1 rides:w | w=mt-wizard-mounted@28650,25400 | e9=mo-bow@90000,90000',
      );
      return p.rolling(die).play('w dismounts').asked;
    };
    expect([1, 5].map(asks)).toEqual(['might', 'might']);
    expect([2, 4].map(asks)).not.toContain('might');
  });
});

describe('Who moves no further this turn', () => {
  const HALF = 't2 move good* passengers | z=mo-shield@100000,100000';
  test('[A-45] is not taken up by another horse after he has failed to mount', () => {
    const p = position(
      `${HALF} | k=mt-knight@25400,28650 | k2=mt-knight@35400,25400 | h=mt-halfling@25400,25400 might:0`,
    );
    p.rolling(1).play('h mounts k').rolling().play('k2 to 28650,25400');
    expect(p.why('h mounts k2')).toMatchObject({ code: 'halted', case: 'A-45' });
  });
  test('[A-50] nor after he has got down', () => {
    const p = position(`${HALF} | k=mt-knight@25400,28650 | k2=mt-knight@35400,25400 | h=mt-halfling rides:k`);
    p.play('k to 25400,30000', '{"type":"dismount","model":"h","at":[25400,26746]}');
    expect(p.why('h mounts k')).toMatchObject({ code: 'halted' });
    p.play('k2 to 28650,26746');
    expect(p.why('h mounts k2')).toMatchObject({ code: 'halted', case: 'A-45' });
  });
  test('[A-46, A-49] and does not get down from a horse that goes no further either', () => {
    const p = position(`${HALF} | k=mt-knight@25400,28650 | h=mt-halfling@25400,25400 might:0 | g=mt-bow@60000,60000`);
    p.rolling(3).play('h mounts k').rolling();
    expect(p.why('{"type":"dismount","model":"h","at":[25400,25396]}')).toMatchObject({ code: 'halted' });
  });
  test('[A-49, S-33] nor from one that is Engaged', () => {
    const p = position(
      `${HALF.replace('100000,100000', '25400,31900')} | k=mt-knight@25400,28650 | h=mt-halfling rides:k | g=mt-bow@60000,60000`,
    );
    expect(p.why('{"type":"dismount","model":"h","at":[25400,25396]}')).toMatchObject({ code: 'engaged' });
  });
  test('[R-11, S-62] a rider whom somebody has mounted behind has not moved himself', () => {
    const p = position(`${HALF} | k=ro-rider@25400,28650 | h=mt-halfling@25400,25400 might:0`);
    p.rolling(4).play('h mounts k');
    expect(p.model('k').marks).toEqual(['halted']);
    expect(p.model('h').marks).toContain('moved');
  });
});
