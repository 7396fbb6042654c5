import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** In the tunnel of the second level, 1909, whose mouths are 1809 and 2009; below it is 1910, above it 1908. */
const fighting = (segment: string, more: string, options = {}) =>
  gondor(`gondor, turn 12, sauron-combat, ${segment}\n1903: citadel-guard-1\n${more}`, options);

describe('[15.24] Tunnels', () => {
  test('[15.24] one goes along them, and nowhere else in or out', () => {
    const p = gondor('gondor, turn 12, westernesse-movement\n1909: spearman-1\n2121: orc-9');
    expect(p).toAllow('spearman-1 moves 1809');
    expect(p).toAllow('spearman-1 moves 2009');
    for (const hex of ['1908', '1910', '1810', '2010']) expect(p).toRefuse(`spearman-1 moves ${hex}`, 'cliff', '15.24');
    const q = gondor('gondor, turn 12, westernesse-movement\n1709: spearman-1\n2121: orc-9');
    expect(q).toAllow('spearman-1 moves 1809 1909 2009');
    expect(q.offer('spearman-1 moves 1809 1909 2009').cost).toBe(6);
  });

  test('[15.24] one strikes along them, and not through the rock', () => {
    const p = fighting('melee', '1809: orc-1\n1909: spearman-1\n1908: orc-2\n1910: orc-3');
    expect(p).toAllow('orc-1 attacks spearman-1');
    expect(p).toRefuse('orc-2 attacks spearman-1', 'cliff', '15.24');
    expect(p).toRefuse('orc-3 attacks spearman-1', 'cliff', '15.24');
  });

  test('[15.24] [6.13] G-16: no zone comes in or out, and a blow is no duty', () => {
    const p = gondor(`
      gondor, turn 12, westernesse-movement
      1909: spearman-1
      1809: orc-1
      2009: axeman-1
    `);
    expect(p).toAllow('spearman-1 moves 2009 2109');
    expect(fighting('melee', '1809: orc-1\n1909: spearman-1')).toAllow('done');
  });

  test('[6.13] W-270: nor by the Citadel Gate, which opens into one, once it is breached', () => {
    const lines = '1904: spearman-1\n1905: orc-1\ncitadel-gate breached';
    const moving = (side: string) => gondor(`gondor, turn 12, ${side}-movement\n${lines}\n2424: orc-2`);
    expect(moving('sauron')).toAllow('orc-1 moves 1805');
    expect(moving('westernesse')).toAllow('spearman-1 moves 1903');
    const p = fighting('melee', lines);
    expect(p).toAllow('orc-1 attacks spearman-1');
    expect(p).toAllow('done');
    // From a ladder it does come up, as over any gate (16.44).
    const ladder = gondor(
      'gondor, turn 12, westernesse-combat, melee\n1904: spearman-1\n1905: orc-1\nladder 1905 against 1904',
    );
    expect(ladder).toRefuse('done', 'must-attack', '7.31');
  });

  test('[8.31] G-59: a leader rallies along them, out and in, and not through their rock', () => {
    const rally = (lines: string) => gondor(`gondor, turn 12, rally\n2424: orc-1\n${lines}`).orders('imrahil');
    expect(rally('1909: imrahil\n1809: spearman-1 disrupted')).toEqual(['imrahil rallies spearman-1']);
    expect(rally('2009: imrahil\n1909: spearman-1 disrupted')).toEqual(['imrahil rallies spearman-1']);
    expect(rally('1909: imrahil\n1910: spearman-1 disrupted')).toEqual([]);
    expect(rally('1908: imrahil\n1909: spearman-1 disrupted')).toEqual([]);
    // The Citadel Gate opens into a tunnel, and is heard through by whose it is.
    expect(rally('1904: imrahil\n1905: spearman-1 disrupted')).toEqual(['imrahil rallies spearman-1']);
  });

  test('[8.31] G-59: a leader who is next to a unit and hears no answer is told what may be between', () => {
    const p = gondor(`
      turn 8, rally
      1508: nazgul
      1507: orc-1 disrupted
      2024: gothmog, orc-3 disrupted
      1903: citadel-guard-1
    `);
    expect(p).toRefuse('nazgul rallies orc-1', 'not-adjacent', '8.31');
    expect(p.why('nazgul rallies orc-1')?.message).toContain('a gate that the enemy holds');
  });

  test('[15.24] [7.13] G-24: one shoots along them', () => {
    const p = fighting('missile', '1809: orc-archer-1\n1909: spearman-1\n2009: spearman-2\n1810: orc-archer-2');
    expect(p).toAllow('orc-archer-1 fires at spearman-1');
    expect(p).toAllow('orc-archer-1 fires at spearman-2');
    expect(p.why('orc-archer-2 fires at spearman-1')).not.toBeNull();
  });

  const odds = (unit: string, more = '', options = {}) =>
    fighting('melee', `1809: troll-1\n1909: ${unit}\n${more}`, options).offer(`troll-1 attacks ${unit.split(' ')[0]}`)
      .odds;

  test('[15.24] G-90: who is struck there has armour 4, whatever it is', () => {
    for (const [unit, printed] of [
      ['bowman-1', 2],
      ['spearman-1', 3],
      ['spearman-1 reduced', 2],
    ] as const) {
      expect(odds(unit)?.roll).toContain('B against armour 4');
      expect(odds(unit)?.modifiers).toEqual([
        { case: '15.24', label: 'the defender is in a tunnel', value: 4 - printed },
      ]);
    }
  });

  test('[15.24] and whatever else would change it', () => {
    expect(odds('spearman-1', 'oil spearman-1')?.modifiers).toEqual([
      { case: '15.24', label: 'the defender is in a tunnel', value: 1 },
    ]);
  });

  test('[15.24] against missiles as well', () => {
    const p = fighting('missile', '1809: orc-archer-1\n1909: spearman-1');
    expect(p.offer('orc-archer-1 fires at spearman-1').odds?.roll).toContain('e against armour 4');
  });

  test('[15.24] D-9: four is a house value; who strikes out of one has no part in it', () => {
    expect(odds('spearman-1', '', { house: { tunnelArmour: 2 } })?.roll).toContain('armour 2');
    const out = fighting('melee', '1909: troll-1\n1809: spearman-1').offer('troll-1 attacks spearman-1').odds;
    expect(out?.roll).toContain('armour 3');
  });
});
