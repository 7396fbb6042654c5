/** [16.13] [16.28] Grond. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const siege = (lines: string) => gondor(`gondor, turn 3, siege\n1921: orc-9\nsauron-catapult-3 1921\n${lines}`);
const AT_THE_GATE = '1911: troll-1\ngrond 1911';

describe('[16.28] Grond', () => {
  test('[16.13, 16.28, 15.23] awake, it breaks the Main Gate on 5 to 9, and the garrison bears five points', () => {
    const p = siege(`${AT_THE_GATE}\nawake`);
    expect(p.offer('troll-1 swings 1911 1910').odds).toEqual({
      outcomes: [
        { kind: 'breached', label: 'it is breached', chance: { n: 2, d: 3 } },
        { kind: 'none', label: 'it holds', chance: { n: 1, d: 3 } },
      ],
      modifiers: [],
      roll: '5–9 on two dice',
    });
    p.rolling(4, 5).play('troll-1 swings 1911 1910');
    expect(p.told('grondSwung')).toEqual([
      { type: 'grondSwung', unit: 'troll-1', below: '1911', above: '1910', dice: [4, 5], success: true },
    ]);
    expect(p.told('sideBroken')).toEqual([{ type: 'sideBroken', below: '1911', above: '1910', gate: 'main-gate' }]);
    expect(p.view().points.garrison?.now).toBe(5);
    expect(p.view().gates['main-gate']?.state).toBe('breached');
    p.play('troll-1 advances');
    expect(p).toStand({ 'troll-1': '1910' });
    expect(p.view().markers['grond']?.hex).toBe('1911');
  });

  test('[16.28] 4 and 10 do nothing to the Main Gate', () => {
    for (const dice of [
      [2, 2],
      [5, 5],
    ] as const) {
      const p = siege(`${AT_THE_GATE}\nawake`)
        .rolling(...dice)
        .play('troll-1 swings 1911 1910');
      expect(p.told('sideBroken')).toEqual([]);
      expect(p.view().points.garrison?.now).toBe(0);
    }
  });

  test('[16.28] it strikes at any side of its hex that can be broken, of no other, and the Outer Wall withstands', () => {
    const p = siege('1810: uruk-1\ngrond 1810\nawake');
    expect(p.orders('uruk-1').sort()).toEqual([
      'uruk-1 swings 1810 1709',
      'uruk-1 swings 1810 1809',
      'uruk-1 swings 1810 1811',
    ]);
    expect(p).toRefuse('uruk-1 swings 1910 1811', 'not-adjacent', '16.28');
    expect(siege(`${AT_THE_GATE}\nawake`)).toRefuse('troll-1 swings 1911 1811', 'outer-wall', '15.23');
    p.rolling(2, 2).play('uruk-1 swings 1810 1809');
    expect(p.told('sideBroken')).toEqual([{ type: 'sideBroken', below: '1810', above: '1809' }]);
  });

  test('[16.28, 16.27] from above as from below, and never at what is broken', () => {
    const p = siege('1709: uruk-1\ngrond 1709\nawake');
    expect(p).toAllow('uruk-1 swings 1710 1709');
    expect(siege(`${AT_THE_GATE}\nmain-gate breached\nawake`)).toRefuse('troll-1 swings 1911 1910', 'broken', '16.27');
  });

  test('[16.28] W-5: the Siege Phase waits for it when it is awake', () => {
    const phase = (more: string) =>
      gondor(`gondor, turn 3, magic-first\n${AT_THE_GATE}\n2020: orc-1, nazgul\n${more}`).play('done').view().phase;
    expect(phase('awake')).toBe('siege');
    expect(phase('')).toBe('sauron-movement');
  });

  test('[16.28] asleep it strikes nothing', () => {
    expect(siege(AT_THE_GATE)).toRefuse('troll-1 swings 1911 1910', 'grond-sleeps', '17.13');
  });

  test('[16.13, 16.28] G-172: only an undisrupted Troll or Uruk-hai unit strikes with it', () => {
    const by = (unit: string) => siege(`1911: ${unit}\ngrond 1911\nawake`);
    expect(by('uruk-2')).toAllow('uruk-2 swings 1911 1910');
    expect(by('orc-1')).toRefuse('orc-1 swings 1911 1910', 'cannot-bear', '16.13');
    expect(by('troll-1 disrupted')).toRefuse('troll-1 swings 1911 1910', 'disrupted', '7.57');
    const away = siege(`${AT_THE_GATE}\n1911: gothmog\ndue: troll-2\nlost: troll-3\nawake`);
    expect(away).toRefuse('troll-2 swings 1911 1910', 'not-on-map', '16.28');
    expect(away).toRefuse('troll-3 swings 1911 1910', 'not-on-map', '16.28');
    expect(away).toRefuse('gothmog swings 1911 1910', 'not-a-unit', '16.12');
    expect(siege('1911: troll-1\ngrond 1912\nawake')).toRefuse('troll-1 swings 1911 1910', 'no-grond', '16.28');
  });

  test('[16.28] G-94: once in a Siege Phase, and in the next one again without the Nazgûl', () => {
    const p = siege(`${AT_THE_GATE}\nawake`).rolling(1, 1).play('troll-1 swings 1911 1910');
    expect(p).toRefuse('troll-1 swings 1911 1910', 'already-fired', '16.28');
    expect(gondor(`gondor, turn 4, siege\n${AT_THE_GATE}\nawake`)).toAllow('troll-1 swings 1911 1910');
  });

  test('[16.13] G-77: Westernesse has no use for it', () => {
    const p = gondor(
      'gondor, turn 3, siege\n1911: spearman-1\ngrond 1911\n1910: bowman-1\ncity-catapult-1 1910\nawake',
    );
    expect(p).toRefuse('spearman-1 swings 1911 1910', 'cannot-bear', '16.13');
  });
});
