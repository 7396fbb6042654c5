import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[17.23] Revealing Aragorn', () => {
  const diary = (aragorn: string, more = '') => `gondor, turn 11, magic-first
    1814: spearman-1, gandalf
    ${aragorn}
    1823: orc-1, nazgul
    relief men
    ${more}`;

  test('[17.23] four points bring forth the Banner for certain', () => {
    const p = gondor(diary('3010: men-spearman-1, aragorn')).play('gandalf casts reveal-aragorn 4');
    expect(p.view().banner).toEqual({ leader: 'aragorn', turn: 11, phase: 'magic-first', moved: false, rallies: 0 });
    expect(p.view().magic).toMatchObject({ points: { gandalf: 6 }, successes: { 'reveal-aragorn': 1 }, inForce: [] });
    expect(p.told('bannerRaised')).toEqual([{ type: 'bannerRaised', leader: 'aragorn', hex: '3010' }]);
  });

  test('[17.23] fewer are a try', () => {
    const p = gondor(diary('3010: men-spearman-1, aragorn')).rolling(6, 6).play('gandalf casts reveal-aragorn 3');
    expect(p.view().banner).toBeNull();
  });

  test('[17.23] once in a game', () => {
    const p = gondor(diary('3010: men-spearman-1, aragorn', 'successes reveal-aragorn 1'));
    expect(p).toRefuse('gandalf casts reveal-aragorn 4', 'spell-spent', '17.23');
    expect(p.why('gandalf casts reveal-aragorn 4')?.message).toContain('once');
  });
});
