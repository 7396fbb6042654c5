/** [16.25] [16.15] Catapults in the Combat Phase. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const missiles = (lines: string, turn = 8) => gondor(`gondor, turn ${turn}, sauron-combat, missile\n${lines}`);
const AT = '1820: orc-1\nsauron-catapult-1 1820';

describe('[16.25] a catapult among the missiles', () => {
  test('[16.25, 16.12] G-19: shoots at enemies up to two hexes away, with strength e, once a turn', () => {
    const p = missiles(`${AT}\n1818: spearman-1\n1817: spearman-2\n1822: bowman-1`);
    expect(p).toRefuse('orc-1 catapults spearman-2', 'out-of-range', '16.25');
    expect(p.why('orc-1 catapults spearman-2')?.message).toContain('3');
    expect(p).toAllow('orc-1 catapults bowman-1');
    expect(p.offer('orc-1 catapults spearman-1').odds?.roll).toMatch(
      /^e against armour 3: .* on two dice, then morale X$/,
    );
    p.rolling(1, 1).play('orc-1 catapults spearman-1');
    expect(p.told('catapultShot')).toEqual([
      {
        type: 'catapultShot',
        engine: 'sauron-catapult-1',
        unit: 'orc-1',
        target: 'spearman-1',
        armour: 3,
        dice: [1, 1],
        hit: false,
      },
    ]);
    expect(p.view().engines.fired).toEqual(['sauron-catapult-1']);
    expect(p.why('orc-1 catapults bowman-1')).not.toBeNull();
  });

  test('[16.25] the odds are those of e against the armour, with what then befalls the target', () => {
    const odds = missiles(`${AT}\n1818: spearman-1`).offer('orc-1 catapults spearman-1').odds;
    const sum = odds?.outcomes.reduce((all, { chance: { n, d } }) => all + (n * 216) / d, 0);
    expect(sum).toBe(216);
    expect(odds?.outcomes[0]).toMatchObject({ kind: 'none', label: 'no effect' });
  });

  test('[16.25, 16.84] heads at the target’s feet count as against any missile, and the odds tell of them', () => {
    const { odds } = missiles('1912: orc-1\nsauron-catapult-1 1912\n1910: spearman-1\nhead 1910').offer(
      'orc-1 catapults spearman-1',
    );
    expect(odds?.roll).toContain('then morale Y');
    expect(odds?.modifiers).toContainEqual(expect.objectContaining({ case: '16.84', value: -1 }));
  });

  test('[16.25, 17.21] what weakens the blows of its crew takes nothing from the stone', () => {
    const shot = (magic: string) => missiles(`${AT}\n1818: spearman-1\n${magic}`).offer('orc-1 catapults spearman-1');
    expect(shot('spell break-darkness 8 magic-first\nsuccesses break-darkness 1')).toEqual(shot(''));
  });

  test('[16.25] what is above the totals misses like what is below', () => {
    const hit = (...dice: [number, number]) => {
      const p = missiles(`${AT}\n1818: spearman-1`);
      // e against armour 3: 3 to 6.
      const [one, other] = dice;
      const hits = one + other >= 3 && one + other <= 6;
      p.rolling(one, other, ...(hits ? [6] : [])).play('orc-1 catapults spearman-1');
      return p.told('catapultShot')[0]?.hit;
    };
    expect([hit(1, 1), hit(1, 2), hit(3, 3), hit(3, 4), hit(6, 2)]).toEqual([false, true, true, false, false]);
  });

  test('[16.25] at units of the enemy that are there, and stand for themselves', () => {
    const p = missiles(`
      ${AT}
      1820: gothmog
      1818: spearman-1, spearman-2, imrahil
      shield-wall spearman-1 spearman-2 imrahil
      lost: bowman-1
      1821: orc-2
    `);
    expect(p).toAllow('orc-1 catapults spearman-1');
    expect(p).toRefuse('orc-1 catapults spearman-2', 'in-formation', '8.44');
    expect(p).toRefuse('orc-1 catapults bowman-1', 'no-target');
    expect(p).toRefuse('orc-1 catapults orc-2', 'own-target');
    expect(p).toRefuse('gothmog catapults spearman-1', 'not-a-unit', '16.12');
  });

  test('[16.25] W-5: the missiles wait for one who has nothing else to shoot with', () => {
    const p = gondor(`gondor, turn 8, sauron-movement\n${AT}\n1818: spearman-1\n1921: orc-3`).play('done');
    expect(p.view()).toMatchObject({ phase: 'sauron-combat', segment: 'missile' });
    expect(p).toAllow('orc-1 catapults spearman-1');
    const none = gondor('gondor, turn 8, sauron-movement\n1820: orc-1\n1818: spearman-1\n1921: orc-3').play('done');
    expect(none.view().segment).not.toBe('missile');
  });

  test('[16.25, 16.12] not when it has fired in the Siege Phase, and the other way about', () => {
    const fired = missiles(
      `1820: orc-1\nsauron-catapult-1 1820 fired\n1818: spearman-1\n1821: orc-archer-1\n1822: bowman-1`,
    );
    expect(fired).toRefuse('orc-1 catapults spearman-1', 'already-fired', '16.12');
  });

  test('[16.25, 16.12] G-141: it may have been pushed in the same turn, and its crew shoots besides', () => {
    const p = missiles('1820: orc-archer-1 moved\nsauron-catapult-1 1820 moved\n1818: spearman-1')
      .rolling(1, 1)
      .play('orc-archer-1 catapults spearman-1');
    expect(p).toAllow('orc-archer-1 fires at spearman-1');
    p.rolling(1, 1).play('orc-archer-1 fires at spearman-1');
    expect(p.view().decision?.kind).not.toBe('missile');
  });

  test('[16.25] G-141: a hit hurts like any missile; its leaders are at risk', () => {
    const p = missiles(`${AT}\n1818: bowman-1, imrahil`, 8).rolling(3, 3, 1, 4).play('orc-1 catapults bowman-1');
    expect(p.told('catapultShot')).toMatchObject([{ hit: true }]);
    expect(p.told('casualty')).toHaveLength(1);
    expect(p.told('leaderRisk')).toHaveLength(1);
  });

  test('[16.25] G-141: it is never fanatical, whose crew is by night', () => {
    const p = missiles(`${AT}\n1818: spearman-1`, 4);
    expect(p.offer('orc-1 catapults spearman-1').odds?.roll).toContain('on two dice');
    p.rolling(1, 1).play('orc-1 catapults spearman-1');
    expect(p.told('casualty')).toEqual([]);
  });

  test('[16.25] G-141: only mountains stop it; a wall shelters who stands above it', () => {
    const over = missiles('1812: orc-1\nsauron-catapult-1 1812\n1810: spearman-1\n1811: bowman-1');
    expect(over).toAllow('orc-1 catapults spearman-1');
    expect(over.offer('orc-1 catapults bowman-1').odds?.roll).toContain('(2 printed)');
    expect(over.offer('orc-1 catapults bowman-1').odds?.modifiers).toEqual([
      { case: '7.18', label: 'the defender is behind a wall', value: 1 },
    ]);
    const tower = missiles('1820: orc-1\nsauron-catapult-1 1820\nsiege-tower-1 1819\n1818: spearman-1');
    expect(tower).toAllow('orc-1 catapults spearman-1');
  });

  test('[16.25] W-246: who stands in a tunnel is safe from it, and it shoots out of none', () => {
    const p = missiles('1808: orc-1\nsauron-catapult-1 1808\n1908: spearman-1\n1807: spearman-2');
    expect(p).toRefuse('orc-1 catapults spearman-1', 'in-tunnel', '15.24');
    expect(p).toAllow('orc-1 catapults spearman-2');
    const within = missiles(
      '1908: orc-1\nsauron-catapult-1 1908\n1808: spearman-1\n1821: orc-archer-1\n1822: bowman-1',
    );
    expect(within).toRefuse('orc-1 catapults spearman-1', 'in-tunnel', '15.24');
  });

  test('[16.25, 16.12] only a unit of its own side serves it, undisrupted; the city has its own', () => {
    const p = missiles(
      `1820: orc-1 disrupted\nsauron-catapult-1 1820\n1818: spearman-1\n1821: orc-archer-1\n1822: bowman-1`,
    );
    expect(p).toRefuse('orc-1 catapults spearman-1', 'disrupted', '7.57');
    expect(p).toRefuse('orc-archer-1 catapults bowman-1', 'no-catapult', '16.12');
    const city = gondor(
      'gondor, turn 8, westernesse-combat, missile\n1810: spearman-1\ncity-catapult-1 1810\n1812: orc-1',
    );
    expect(city).toAllow('spearman-1 catapults orc-1');
    const idle = gondor(
      'gondor, turn 8, westernesse-combat, missile\n1810: spearman-1\ncity-catapult-1 1810\n1812: orc-1',
      { cityCatapults: false },
    );
    expect(idle).toAllow('spearman-1 catapults orc-1');
  });

  test('[16.25, 7.16] not once the missiles are over, nor at leaders or friends', () => {
    const p = gondor(`gondor, turn 8, sauron-combat, melee\n${AT}\n1819: spearman-1`);
    expect(p).toRefuse('orc-1 catapults spearman-1', 'wrong-segment', '7.16');
    const q = missiles(`${AT}\n1818: spearman-1, imrahil\n1821: orc-2`);
    expect(q).toRefuse('orc-1 catapults imrahil', 'not-a-unit', '8.21');
    expect(q).toRefuse('orc-1 catapults orc-2', 'own-target');
  });
});

describe('[16.15] engines and melee', () => {
  test('[16.15] they have no zone, and add nothing to a blow of who stands with them', () => {
    const p = gondor(
      'gondor, turn 11, westernesse-movement\n1820: men-cavalry-1\nsauron-catapult-1 1719\n2121: orc-1\nrelief men',
    );
    expect(p).toAllow('men-cavalry-1 moves 1819 1818 1817');
    const blow = (engine: string) =>
      gondor(`gondor, turn 8, sauron-combat, melee\n1820: orc-1\n1819: spearman-1\n${engine}`).offer(
        'orc-1 attacks spearman-1',
      ).odds;
    expect(blow('sauron-catapult-1 1820')).toEqual(blow(''));
    expect(blow('grond 1820')).toEqual(blow(''));
    expect(blow('cauldron-1 1810')).toEqual(blow(''));
  });
});
