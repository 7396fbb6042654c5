import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[17.21] Break Darkness', () => {
  const BROKEN = 'spell break-darkness 8 magic-first\nsuccesses break-darkness 1';
  const strike = (unit: string, more: string) =>
    gondor(`gondor, turn 8, sauron-combat, melee\n1815: spearman-1\n1816: ${unit}\n${more}`).offer(
      `${unit} attacks spearman-1`,
    ).odds?.roll;

  test('[17.21] Mordor strikes with a letter less, Harad as ever', () => {
    expect(strike('troll-1', '')).toContain('B against');
    expect(strike('troll-1', BROKEN)).toContain('C against');
    expect(strike('mordor-cavalry-1', '')).toContain('D against');
    expect(strike('mordor-cavalry-1', BROKEN)).toContain('E against');
    for (const unit of ['mumak-1', 'cataphract-1', 'harad-cavalry-1', 'harad-axeman-1'])
      expect(strike(unit, BROKEN)).toBe(strike(unit, ''));
  });

  test('[17.21] G-112: E at the lowest, and morale is as ever', () => {
    expect(strike('orc-1', BROKEN)).toBe(strike('orc-1', ''));
    const p = (more: string) =>
      gondor(`gondor, turn 8, westernesse-combat, melee\n1815: spearman-1\n1816: orc-1\n${more}`).offer(
        'spearman-1 attacks orc-1',
      ).odds;
    expect(p(BROKEN)).toEqual(p(''));
  });

  test('[17.21] nobody of Sauron is rallied, Westernesse is', () => {
    const p = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil
      1820: harad-axeman-1 disrupted, nazgul
      ${BROKEN}`);
    expect(p).toAllow('imrahil rallies spearman-1');
    expect(p.why('nazgul rallies harad-axeman-1', 'sauron')).toMatchObject({ code: 'darkness-broken', case: '17.21' });
    p.play('done');
    expect(p.view()).toMatchObject({ turn: 9, phase: 'magic-first' });
  });

  test('[17.21] by day only', () => {
    const on = (turn: number) => gondor(`gondor, turn ${turn}, magic-first\n1815: spearman-1, gandalf\n1823: orc-1`);
    for (const turn of [2, 6]) expect(on(turn)).toRefuse('gandalf casts break-darkness 6', 'only-by-day', '17.21');
    for (const turn of [1, 7, 16]) expect(on(turn)).toAllow('gandalf casts break-darkness 6');
  });

  test('[17.21] twice in a game', () => {
    const cast = (times: number) =>
      gondor(`gondor, turn 12, magic-first\n1815: spearman-1, gandalf\n1823: orc-1\nsuccesses break-darkness ${times}`);
    expect(cast(1)).toAllow('gandalf casts break-darkness 6');
    expect(cast(2)).toRefuse('gandalf casts break-darkness 6', 'spell-spent', '17.21');
  });

  test('[17.21] G-150: for one turn, from phase to phase', () => {
    const at = (turn: number, phase: string) =>
      gondor(`gondor, turn ${turn}, ${phase}
        1815: spearman-1, gandalf
        1823: orc-1, nazgul
        spell break-darkness 8 magic-second
        successes break-darkness 1`);
    expect(at(9, 'magic-first').view().magic.inForce).toHaveLength(1);
    expect(at(9, 'magic-second').view().magic.inForce).toEqual([]);
  });

  test('[17.21] G-154: it ends as the night begins', () => {
    const p = gondor('gondor, turn 1, magic-second\n1815: spearman-1, gandalf\n1823: orc-1, nazgul');
    p.play('done', 'gandalf casts break-darkness 6', 'done', 'done');
    expect(p.view()).toMatchObject({ turn: 2, phase: 'magic-first', magic: { inForce: [] } });
    expect(p.told('spellEnded')).toEqual([{ type: 'spellEnded', spell: 'break-darkness' }]);
  });
});
