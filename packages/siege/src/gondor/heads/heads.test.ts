/** [16.8] Severed heads. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const siege = (lines: string) => gondor(`gondor, turn 3, siege\n${lines}`);
const at = (hex: string, more = '') => siege(`${hex}: orc-1\nsauron-catapult-1 ${hex}\n${more}`);
const headsOf = (p: ReturnType<typeof gondor>) =>
  Object.values(p.view().markers).flatMap(({ kind, hex }) => (kind === 'head' ? [hex] : []));
const garrison = (p: ReturnType<typeof gondor>) => p.view().points.garrison?.now;

describe('[16.8] severed heads', () => {
  test('[16.81, 16.83] a throw of the catapult uses one of twelve, and in the city it counts a point at once', () => {
    const p = at('1911');
    expect(p.view().supply.heads).toBe(12);
    p.play('orc-1 hurls head 1810');
    expect(p.told('headHurled')).toEqual([
      {
        type: 'headHurled',
        engine: 'sauron-catapult-1',
        unit: 'orc-1',
        target: '1810',
        dice: [],
        landed: '1810',
        counts: true,
      },
    ]);
    expect(p.told('points')).toEqual([
      { type: 'points', side: 'westernesse', pool: 'garrison', points: 1, why: 'head' },
    ]);
    expect([p.view().supply.heads, headsOf(p), garrison(p)]).toEqual([11, ['1810'], 1]);
  });

  test('[16.81] one for a catapult in a turn, in place of anything else', () => {
    const p = at('1911').play('orc-1 hurls head 1810');
    expect(p).toRefuse('orc-1 hurls head 1810', 'already-fired', '16.12');
    expect(p).toRefuse('orc-1 hurls fire 1810', 'already-fired', '16.12');
    expect(p).toRefuse('orc-1 bombards 1710 1709', 'already-fired', '16.12');
  });

  test('[16.81] with none left none is thrown, and Westernesse throws none', () => {
    expect(at('1911', 'heads 0')).toRefuse('orc-1 hurls head 1810', 'none-left', '16.81');
    const city = siege('1810: bowman-1\ncity-catapult-1 1810');
    expect(city).toRefuse('bowman-1 hurls head 1912', 'not-your-heads', '16.81');
  });

  test('[16.81] by a unit, at a hex that there is', () => {
    const p = at('1911', '1911: gothmog');
    expect(p).toAllow('orc-1 hurls head 1810');
    expect(p).toRefuse('gothmog hurls head 1810', 'not-a-unit', '16.12');
    expect(p).toRefuse('orc-1 hurls head 9999', 'unknown-hex', '16.61');
    expect(p.offer('orc-1 hurls head 9999').odds).toBeUndefined();
  });

  test('[16.82] off the map it is gone', () => {
    const p = at('0120').rolling(4, 2).play('orc-1 hurls head 0117');
    expect(p.told('headHurled')).toMatchObject([{ landed: null, counts: false }]);
    expect([p.view().supply.heads, headsOf(p)]).toEqual([11, []]);
  });

  test('[16.82] range, obstacles and scatter are those of fireballs', () => {
    expect(at('1911')).toRefuse('orc-1 hurls head 1906', 'out-of-range', '16.61');
    expect(at('1404')).toRefuse('orc-1 hurls head 1803', 'line-blocked', '16.24');
    const p = at('1911').rolling(4, 1).play('orc-1 hurls head 1809');
    expect(p.told('headHurled')).toMatchObject([{ dice: [4, 1], landed: '1808', counts: true }]);
    expect(
      at('1912')
        .offer('orc-1 hurls head 1909')
        .odds?.outcomes.map(({ label, chance: { n, d } }) => `${label} ${n}/${d}`),
    ).toEqual([
      'in 1809: the garrison has a point more 1/12',
      'in 1810: the garrison has a point more 1/12',
      'in 1910: the garrison has a point more 1/12',
      'in 2010: the garrison has a point more 1/12',
      'in 2009: the garrison has a point more 1/12',
      'nothing: 1909 is rock over a tunnel, 1908 is rock over a tunnel 7/12',
    ]);
  });

  test('[16.83] G-110: each of several counts', () => {
    const p = at('1911', 'head 1910').play('orc-1 hurls head 1910');
    expect([headsOf(p), garrison(p)]).toEqual([['1910', '1910'], 1]);
  });

  test('[16.83] G-166: on a tunnel it is spent', () => {
    const p = at('1910').play('orc-1 hurls head 1909');
    expect([headsOf(p), garrison(p), p.view().supply.heads]).toEqual([[], 0, 11]);
  });

  test('[16.85] beside the city it is gone for nothing, and the catapult has fired', () => {
    const p = at('1911').play('orc-1 hurls head 1812');
    expect(p.told('headHurled')).toMatchObject([{ landed: '1812', counts: false }]);
    expect([headsOf(p), garrison(p), p.view().supply.heads]).toEqual([[], 0, 11]);
    expect(p).toRefuse('orc-1 hurls fire 1910', 'already-fired', '16.12');
    expect(at('1911').offer('orc-1 hurls head 1812').odds?.outcomes).toEqual([
      { kind: 'none', label: 'in 1812, for nothing', chance: { n: 1, d: 1 }, hex: '1812' },
    ]);
  });

  test('[16.86] G-131: in fire or with a cauldron it vanishes without a point, real or dummy', () => {
    for (const there of ['fire 1810', 'cauldron-1 1810', 'cauldron-1 1810 dummy']) {
      const p = at('1911', there).play('orc-1 hurls head 1810');
      expect([headsOf(p), garrison(p)]).toEqual([[], 0]);
    }
  });

  test('[16.86] a fireball takes away all that lie in its hex; their points stay', () => {
    const p = at('1911', 'head 1810\nhead 1810\ngarrison 2 points').play('orc-1 hurls fire 1810');
    expect(p.told('headsBurned')).toEqual([{ type: 'headsBurned', hex: '1810', heads: 2 }]);
    const other = at('1911', '1610: spearman-1\nladder 1410 against 1409\nhead 1810\nhead 1710');
    other.play('orc-1 hurls fire 1810');
    expect(other.told('headsBurned')).toEqual([{ type: 'headsBurned', hex: '1810', heads: 1 }]);
    expect(headsOf(other)).toEqual(['1710']);
    expect(other.view().markers).toMatchObject({ 'ladder-1': { hex: '1410' }, 'sauron-catapult-1': { hex: '1911' } });
    const none = at('1911', 'head 1710').play('orc-1 hurls fire 1810');
    expect(none.told('headsBurned')).toEqual([]);
    expect(headsOf(none)).toEqual(['1710']);
    expect([headsOf(p), garrison(p)]).toEqual([[], 2]);
  });

  test('[16.84] a unit of Westernesse that is with them has one step of morale less, however many they are', () => {
    const shot = (lines: string) =>
      gondor(`gondor, turn 4, sauron-combat, missile\n1911: orc-archer-1\n${lines}`)
        .rolling(6)
        .play('orc-archer-1 fires at spearman-1')
        .told('casualty')[0]?.morale;
    expect(shot('1910: spearman-1')).toBe('X');
    expect(shot('1910: spearman-1\nhead 1910')).toBe('Y');
    expect(shot('1910: spearman-1\nhead 1910\nhead 1910')).toBe('Y');
    expect(shot('1910: spearman-1\nhead 1810')).toBe('X');
  });

  test('[16.84] no unit of Sauron minds them, and the odds reckon with them', () => {
    const struck = (lines: string, order: string) =>
      gondor(`gondor, turn 8, ${lines}\nhead 1910`).offer(order).odds?.roll;
    expect(struck('westernesse-combat, melee\n1810: spearman-1\n1910: orc-1', 'spearman-1 attacks orc-1')).toContain(
      'then morale Y',
    );
    expect(struck('sauron-combat, melee\n1810: orc-1\n1910: spearman-1', 'orc-1 attacks spearman-1')).toContain(
      'then morale Y',
    );
  });

  test('[16.83, 16.86] no position has them where they would be gone, or anything burning over a tunnel', () => {
    for (const line of ['head 1909', 'head 1911', 'head 1810\nfire 1810', 'head 1810\ncauldron-1 1810', 'fire 1909'])
      expect(() => siege(line)).toThrow(/^markers: (head|fire)-1: /);
  });
});
