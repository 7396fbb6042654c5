import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[17.22] Stalemate Nazgûl', () => {
  const driven = (diary: string) =>
    gondor(`gondor, turn 8, magic-first\n${diary}`).play('gandalf casts stalemate-nazgul 2');
  const hexes = (p: ReturnType<typeof gondor>) =>
    p
      .orders()
      .map((order) => order.replace('nazgul driven to ', ''))
      .sort();

  test('[17.22] G-155: Westernesse puts him on the eastern third of the ring of six', () => {
    const p = driven('1814: spearman-1, gandalf\n1815: orc-1, nazgul');
    expect(p.view().decision).toEqual({ kind: 'stalemate', side: 'westernesse', piece: 'nazgul' });
    expect(hexes(p)).toEqual([
      '1217',
      '1317',
      '1418',
      '1518',
      '1619',
      '1719',
      '1820',
      '1919',
      '2019',
      '2118',
      '2218',
      '2317',
      '2417',
    ]);
    expect(p).toRefuse('nazgul driven to 1220', 'no-landing-there', '17.22');
    expect(p).toRefuse('nazgul driven to 1216', 'no-landing-there', '17.22');
    expect(p).toRefuse('nazgul driven to 9999', 'unknown-hex');
    p.play('nazgul driven to 1820');
    expect(p.told('drivenAway')).toEqual([{ type: 'drivenAway', leader: 'nazgul', from: '1815', to: '1820' }]);
    expect(p).toStand({ nazgul: '1820', 'orc-1': '1815' });
  });

  test('[17.22] G-155: he acts in his next half of a magic phase, even of the same one', () => {
    const p = driven('1814: spearman-1, gandalf\n1815: orc-1, nazgul').play('nazgul driven to 1820', 'done');
    expect(p.side).toBe('sauron');
    expect(p).toAllow('nazgul moves 1819');
    expect(p).toAllow('nazgul casts fear 5');
  });

  test('[17.22] G-155: not on Westernesse, nor [W-239] on one of its leaders; Sauron’s are no matter', () => {
    const p = driven('1814: spearman-1, gandalf\n1815: orc-1, nazgul\n1820: spearman-2\n1919: imrahil\n2019: orc-2');
    expect(hexes(p)).not.toContain('1820');
    expect(hexes(p)).not.toContain('1919');
    expect(hexes(p)).toContain('2019');
  });

  test('[17.22] G-155: where the ring leaves the map, the nearest to it that does not', () => {
    const p = driven('1820: spearman-1, gandalf\n1821: orc-1, nazgul');
    expect(hexes(p)).toEqual(['1223', '1323', '1424', '1524', '2124', '2224', '2323', '2423'].sort());
    const edge = driven('1823: spearman-1, gandalf\n1822: orc-1, nazgul');
    // North-east and south-east of 1823 the map ends after three hexes.
    expect(hexes(edge)).toEqual(['1524', '2124']);
  });

  test('[17.22] where there is one hex for him nobody is asked', () => {
    const p = driven('1823: spearman-1, gandalf\n1822: orc-1, nazgul\n1524: spearman-2');
    expect(p.told('drivenAway')).toEqual([{ type: 'drivenAway', leader: 'nazgul', from: '1822', to: '2124' }]);
    expect(p.at('nazgul')).toBe('2124');
    expect(p.view().decision).toEqual({ kind: 'magic', side: 'westernesse' });
  });

  test('[17.22] W-239: with nowhere to put him it is not cast', () => {
    const p = gondor('gondor, turn 8, magic-first\n1924: spearman-1, gandalf\n1923: orc-1, nazgul');
    expect(p).toRefuse('gandalf casts stalemate-nazgul 2', 'nowhere-to-drive', '17.22');
  });

  test('[17.22] Gandalf is next to him, [W-235] whatever lies between', () => {
    const beside = (gandalf: string, nazgul: string) =>
      gondor(`gondor, turn 8, magic-first\n${gandalf}: spearman-1, gandalf\n${nazgul}: orc-1, nazgul`);
    expect(beside('1814', '1816')).toRefuse('gandalf casts stalemate-nazgul 2', 'not-adjacent', '17.22');
    // The Main Gate is between them.
    expect(beside('1910', '1911')).toAllow('gandalf casts stalemate-nazgul 2');
    const gone = gondor('gondor, turn 8, magic-first\n1814: spearman-1, gandalf\n1815: orc-1\nlost: nazgul');
    expect(gone).toRefuse('gandalf casts stalemate-nazgul 2', 'not-adjacent', '17.22');
  });

  test('[17.22] as often as Gandalf has points, and nothing lasts', () => {
    const p = gondor(
      'gondor, turn 8, magic-first\n1814: spearman-1, gandalf\n1815: orc-1, nazgul\nsuccesses stalemate-nazgul 4\nmagic gandalf 2',
    );
    p.play('gandalf casts stalemate-nazgul 2', 'nazgul driven to 1820');
    expect(p.view().magic).toMatchObject({ points: { gandalf: 0 }, successes: { 'stalemate-nazgul': 5 }, inForce: [] });
  });

  test('[17.22] a try that fails moves nobody', () => {
    const p = gondor('gondor, turn 8, magic-first\n1814: spearman-1, gandalf\n1815: orc-1, nazgul').rolling(1, 1);
    p.play('gandalf casts stalemate-nazgul 1');
    expect(p.at('nazgul')).toBe('1815');
    expect(p.view().decision).toEqual({ kind: 'magic', side: 'westernesse' });
  });
});
