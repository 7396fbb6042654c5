/** Who goes, who stays, and who is Engaged once a Fight is over. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

/** e1 is touched by g1 from the east; on its other sides stand Engaged friends. */
const HEMMED =
  'e1=mo-bow@48300,50800 | g1=mt-bow@50800,50800 | g2=mt-bow@43300,50800 | e2=mo-bow@45800,50800 | g3=mt-bow@48300,55800 | e3=mo-bow@48300,53300 | g4=mt-bow@48300,45800 | e4=mo-bow@48300,48300';

describe('Losers who are beset', () => {
  test('[S-86, R-24] Trapped between two winners it stays, and each of them strikes double', () => {
    const p = position(
      't2 fight good* | g1=mt-bow@50800,50800 | g2=mt-bow@55800,50800 | e1=mo-bow@53300,50800 | e3=mo-bow@53300,53300 | g3=mt-bow@53300,55800 | e4=mo-bow@53300,48300 | g4=mt-bow@53300,45800',
    );
    p.rolling(6, 1, 1).play('fight g1 e1');
    expect(p.told('trapped')).toEqual([{ type: 'trapped', model: 'e1' }]);
    p.rolling(1, 1, 1, 1).play('g2 strikes e1');
    expect(p.told('struck').map(({ model }) => model)).toEqual(['g2', 'g1']);
    expect(p.told('wound')).toHaveLength(4);
  });

  test('[S-76, R-23] a friend who lies down may Make Way, one that is Engaged may not', () => {
    const rank = (e2: string) => {
      const p = position(
        `t2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 | e2=mo-bow@55800,50800${e2} | e3=mo-bow@53300,53300 | g3=mt-bow@50800,53300 | e4=mo-bow@53300,48300 | g4=mt-bow@50800,48300 | parted g1 e3 | parted g1 e4`,
      );
      return p.rolling(6, 1).play('fight g1 e1');
    };
    const p = rank(' prone');
    expect([p.asked, p.side]).toEqual(['makeWay', 'evil']);
    const order = p.commands().find(({ type }) => type === 'makeWay');
    p.rolling(1).play(JSON.stringify(order));
    expect([p.told('madeWay')[0]?.friend, p.model('e2').prone]).toEqual(['e2', true]);
    expect(p.told('backedAway').map(({ model }) => model)).toEqual(['e1']);
    expect(
      rank('')
        .commands()
        .flatMap((each) => ('friend' in each ? [each.friend] : [])),
    ).not.toContain('e3');
  });

  test('[S-76, R-22] a friend who is held by a power does not Make Way', () => {
    const p = position(
      't2 fight good* | w=mt-wizard@90000,90000 | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 | e2=mo-bow@55800,50800 effect:immobilise@w | e3=mo-bow@53300,53300 | g3=mt-bow@50800,53300 | e4=mo-bow@53300,48300 | g4=mt-bow@50800,48300 | parted g1 e3 | parted g1 e4',
    );
    p.rolling(6, 1, 1, 1).play('fight g1 e1');
    expect(p.told('trapped')).toEqual([{ type: 'trapped', model: 'e1' }]);
  });

  test('[S-72, S-124, R-117] who was commanded into the Fight Backs Away as anybody', () => {
    const p = position(
      't2 fight good* | w=mt-wizard@90000,90000 | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 effect:command@w effect:immobilise@w',
    );
    p.rolling(6, 1).play('fight g1 e1');
    expect(p.asked).toBe('losers');
    p.rolling(1).play('e1 back 0');
    expect(p.told('backedAway')).toMatchObject([{ model: 'e1' }]);
  });
});

describe('Strikes one by one', () => {
  test('[S-85, R-79] each Strike is rolled and told by itself, and nobody is asked where they can go to one alone', () => {
    const p = position('t2 fight good* | g1=mt-bow@50800,50800 attacks:3 | e1=mo-bow@53300,50800 as-wounds:2');
    // The second and the third wound: the Orc is gone with the last die.
    p.rolling(6, 1, 1, 1).play('fight g1 e1');
    p.rolling(1, 6, 6).play('e1 back 0');
    expect(p.told('wound').map(({ wounds }) => wounds)).toEqual([false, true, true]);
    expect(p.model('e1').gone).toBe('slain');
  });
});

describe('Contact after a Fight', () => {
  test('[S-75, R-87] where there is no room to come apart the two are marked, and are Engaged no more', () => {
    const p = position(`t2 fight good* | ${HEMMED} | g5=mt-bow@53300,50800`);
    p.rolling(6, 1, 1, 1).play('fight g1 e1');
    expect(p.told('parted')).toEqual([{ type: 'parted', models: ['g1', 'e1'], at: {} }]);
    expect([p.at('g1'), p.at('e1')]).toEqual(['20.00,20.00', '19.02,20.00']);
    expect(p.view().contacts).not.toContainEqual(['g1', 'e1']);
  });

  test('[S-33, R-86, R-87] who touches an enemy without a charge is not Engaged: it fights nobody, and may walk', () => {
    const line = 'g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 | g2=mt-bow@90000,90000 | e2=mo-bow@92500,90000';
    expect(position(`t2 pairing good* | ${line} | parted g1 e1`).view().fights).toMatchObject([{ good: ['g2'] }]);
    const p = position(`t2 move good* | ${line} | parted g1 e1`);
    expect(p.why('g1 to 17",20"')).toBeNull();
    expect(p.why('g2 to 33",33"')).toMatchObject({ case: 'S-33' });
  });

  test('[S-44, R-123] contact with an enemy of another Fight lasts: both begin the next turn Engaged, and neither has charged', () => {
    // g1 fights e1, g2 fights e2; g1 and e2 touch as well.
    const p = position(
      't2 fight good* | e1=mo-bow@48300,50800 | g1=mt-bow@50800,50800 | e2=mo-bow@53300,50800 | g2=mt-bow@55800,50800',
    );
    p.rolling(6, 1, 1).play('fight g1 e1', 'e1 back 360');
    p.rolling(1, 6, 1).play('fight g2 e2', 'g2 back 0');
    expect(p.view().contacts).toEqual([['g1', 'e2']]);
    while (p.asked !== 'priority') p.play('done');
    p.rolling(6, 1).play('roll');
    expect(p.view().turn).toBe(3);
    expect(p.why('g1 to 20",17"')).toMatchObject({ case: 'S-33' });
    expect([p.model('g1').charged, p.model('e2').charged]).toEqual([[], []]);
  });
});
