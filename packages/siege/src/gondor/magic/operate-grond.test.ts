import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[17.13] Operate Grond', () => {
  const by = (nazgul: string, bearer: string, more = '') =>
    gondor(`gondor, turn 4, magic-second
      ${nazgul}: orc-1, nazgul
      2017: ${bearer}
      1907: spearman-1
      grond 2017
      ${more}`);

  test('[17.13] for one point Grond awakes, for good', () => {
    const p = by('1919', 'troll-1').play('nazgul casts operate-grond 1');
    expect(p.view().magic).toMatchObject({ grondAwake: true, points: { nazgul: 7 }, inForce: [] });
    expect(p.told('spellTried')).toEqual([
      { type: 'spellTried', leader: 'nazgul', spell: 'operate-grond', points: 1, success: true },
    ]);
    const later = by('1919', 'troll-1', 'awake');
    expect(later).toRefuse('nazgul casts operate-grond 1', 'grond-awake', '17.13');
  });

  test('[17.13] G-115: he is within three hexes of it', () => {
    expect(by('1919', 'troll-1')).toAllow('nazgul casts operate-grond 1');
    expect(by('1920', 'troll-1')).toRefuse('nazgul casts operate-grond 1', 'too-far', '17.13');
  });

  test('[17.13] G-172: with Trolls or Uruk-hai, disrupted or not', () => {
    expect(by('1918', 'uruk-1')).toAllow('nazgul casts operate-grond 1');
    expect(by('1918', 'troll-1 disrupted')).toAllow('nazgul casts operate-grond 1');
    expect(by('1918', 'mordor-orc-1')).toRefuse('nazgul casts operate-grond 1', 'no-bearer', '17.13');
  });

  test('[17.13] it must have come', () => {
    const p = gondor('gondor, turn 4, magic-second\n1918: orc-1, nazgul\n1907: spearman-1\ngrond due');
    expect(p).toRefuse('nazgul casts operate-grond 1', 'no-grond', '17.13');
  });
});
