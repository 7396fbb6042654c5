/** [16.6] Fireballs. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const siege = (lines: string, options = {}) => gondor(`gondor, turn 3, siege\n${lines}`, options);
const at = (hex: string, more = '') => siege(`${hex}: orc-1\nsauron-catapult-1 ${hex}\n${more}`);
const firesOf = (p: ReturnType<typeof gondor>) =>
  Object.values(p.view().markers).flatMap(({ kind, hex }) => (kind === 'fire' ? [hex] : []));

describe('[16.61] [16.62] throwing', () => {
  test('[16.61, 16.62] up to four hexes, over anything; the fire is put where it comes down', () => {
    const p = at('1912');
    expect(p).toAllow('orc-1 hurls fire 1909');
    expect(p).toAllow('orc-1 hurls fire 1908');
    expect(p).toRefuse('orc-1 hurls fire 1907', 'out-of-range', '16.61');
    expect(p).toRefuse('orc-1 hurls fire 1912', 'out-of-range', '16.61');
    p.play('orc-1 hurls fire 1910');
    expect(p.told('fireballHurled')).toEqual([
      {
        type: 'fireballHurled',
        engine: 'sauron-catapult-1',
        unit: 'orc-1',
        target: '1910',
        dice: [],
        landed: '1910',
        burns: true,
      },
    ]);
    expect(firesOf(p)).toEqual(['1910']);
  });

  test('[16.61] by a unit, at a hex that there is', () => {
    const p = at('1912', '1912: gothmog');
    expect(p).toRefuse('gothmog hurls fire 1910', 'not-a-unit', '16.12');
    expect(p.offer('orc-1 hurls fire 9999').odds).toBeUndefined();
  });

  test('[16.65] a siege tower elsewhere is no fuel, and nobody is lost with it', () => {
    const p = at('1912', '1911: orc-2\nsiege-tower-1 1812').play('orc-1 hurls fire 1911');
    expect(p).toStand({ 'orc-2': '1911' });
    expect(p.view().markers).toHaveProperty('siege-tower-1');
  });

  test('[16.61] not over a mountain, nor at one', () => {
    expect(at('1404')).toRefuse('orc-1 hurls fire 1803', 'line-blocked', '16.24');
    expect(at('1304')).toRefuse('orc-1 hurls fire 1303', 'unknown-hex', '16.61');
  });

  test('[16.62] G-166: on a tunnel it is spent', () => {
    const p = at('1910').play('orc-1 hurls fire 1909');
    expect(p.told('fireballHurled')).toMatchObject([{ landed: '1909', burns: false }]);
    expect(firesOf(p)).toEqual([]);
    expect(at('1910').offer('orc-1 hurls fire 1909').odds).toEqual({
      outcomes: [{ kind: 'spent', label: 'nothing: 1909 is rock over a tunnel', chance: { n: 1, d: 1 } }],
      modifiers: [],
      roll: 'no die',
    });
  });

  test('[16.62] W-246: nothing is thrown from within a tunnel', () => {
    expect(at('1909')).toRefuse('orc-1 hurls fire 1810', 'in-tunnel', '15.24');
  });

  test('[16.62] no end of them, but one for a catapult in a turn', () => {
    const p = at('1912', '1913: orc-2\nsauron-catapult-2 1913').play('orc-1 hurls fire 1910');
    expect(p).toRefuse('orc-1 hurls fire 1910', 'already-fired', '16.12');
    expect(p).toAllow('orc-2 hurls fire 1911');
    expect(p.view().engines.fired).toEqual(['sauron-catapult-1']);
  });
});

describe('[16.63] [16.64] scatter', () => {
  const far = () => siege('2910: orc-1\nsauron-catapult-1 2910');

  test.each([1, 2, 3])('[16.63] three or four hexes away a first die of %i hits', (die) => {
    const p = far().rolling(die).play('orc-1 hurls fire 2906');
    expect(p.told('fireballHurled')).toMatchObject([{ dice: [die], landed: '2906' }]);
  });

  test('[16.63] one or two hexes away it comes down where it should', () => {
    expect(far().play('orc-1 hurls fire 2908').told('fireballHurled')).toMatchObject([{ dice: [], landed: '2908' }]);
  });

  test.each([
    [4, 1, '2905'],
    [5, 2, '2806'],
    [6, 3, '2807'],
    [4, 4, '2907'],
    [5, 5, '3007'],
    [6, 6, '3006'],
  ])('[16.63] thrown at 2906, a first die of %i and a second of %i: %s', (first, second, landed) => {
    const p = far().rolling(first, second).play('orc-1 hurls fire 2906');
    expect(p.told('fireballHurled')).toMatchObject([{ target: '2906', dice: [first, second], landed }]);
    expect(firesOf(p)).toEqual([landed]);
  });

  test('[16.64] scatter may carry it five hexes, and off the map it is spent', () => {
    const five = far().rolling(4, 1).play('orc-1 hurls fire 2906');
    expect(firesOf(five)).toEqual(['2905']);
    const edge = siege('2121: orc-1\nsauron-catapult-1 2121').rolling(6, 4).play('orc-1 hurls fire 2124');
    expect(edge.told('fireballHurled')).toMatchObject([{ dice: [6, 4], landed: null, burns: false }]);
    expect(firesOf(edge)).toEqual([]);
  });

  test('[16.63] the odds name every hex in which it may come down', () => {
    const { odds } = siege('2121: orc-1\nsauron-catapult-1 2121\n2123: orc-2').offer('orc-1 hurls fire 2124');
    expect(odds?.roll).toBe('one die: 1–3 hits, 4–6 scatters by a second die');
    expect(odds?.outcomes.map(({ label, chance: { n, d } }) => `${label} ${n}/${d}`)).toEqual([
      '2124 burns 1/2',
      '2123 burns 1/12',
      '2024 burns 1/12',
      '2224 burns 1/12',
      'nothing: off the map 1/4',
    ]);
    const below = siege('0309: orc-1\nsauron-catapult-1 0309').offer('orc-1 hurls fire 0306').odds;
    expect(below?.outcomes.find(({ kind }) => kind === 'spent')?.label).toContain('0305 is a mountain');
  });
});

describe('[16.65] what burns', () => {
  test('[16.65] G-105: a catapult, and nobody with it', () => {
    const p = at('1911', '1810: spearman-1\ncity-catapult-1 1810').play('orc-1 hurls fire 1810');
    expect(p.told('engineDestroyed')).toEqual([
      { type: 'engineDestroyed', engine: 'city-catapult-1', kind: 'city-catapult', hex: '1810' },
    ]);
    expect(p.view().markers['city-catapult-1']).toBeUndefined();
    expect(p).toStand({ 'spearman-1': '1810' });
  });

  test('[16.65] a siege tower, and the unit with it, whoever threw; its leaders throw no die', () => {
    const p = siege('1810: bowman-1\ncity-catapult-1 1810\n1911: orc-2, gothmog\nsiege-tower-1 1911\n1913: orc-3').play(
      'bowman-1 hurls fire 1911',
    );
    expect(p.told('engineDestroyed')).toMatchObject([{ engine: 'siege-tower-1' }]);
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'orc-2', why: 'fire', points: 5 }]);
    expect(p.told('leaderRisk')).toEqual([]);
    expect(p.view().points.sauron?.now).toBe(5);
  });

  test('[16.65] the odds tell of it beforehand', () => {
    const p = siege('1810: bowman-1\ncity-catapult-1 1810\n1911: orc-2\nsiege-tower-1 1911');
    expect(p.offer('bowman-1 hurls fire 1911').odds?.outcomes).toEqual([
      { kind: 'destroyed', label: '1911 burns, with siege-tower-1 and orc-2', chance: { n: 1, d: 1 }, hex: '1911' },
    ]);
  });

  test('[16.65] not Grond, nor ladders, nor who stands there', () => {
    const p = siege('1810: bowman-1\ncity-catapult-1 1810\n1911: troll-1\ngrond 1911\nladder 1911 against 1910').play(
      'bowman-1 hurls fire 1911',
    );
    expect(p).toStand({ 'troll-1': '1911' });
    expect(Object.keys(p.view().markers).sort()).toEqual(['city-catapult-1', 'fire-1', 'grond', 'ladder-1']);
    expect(p.told('headsBurned')).toEqual([]);
  });

  test('[16.65, 16.86] heads, and not what is carried there', () => {
    const p = at('1911', '1810: spearman-1\noil spearman-1\nhead 1810\nhead 1809').play('orc-1 hurls fire 1810');
    expect(p.told('headsBurned')).toEqual([{ type: 'headsBurned', hex: '1810', heads: 1 }]);
    expect(Object.keys(p.view().markers).sort()).toEqual(['fire-1', 'head-2', 'oil-1', 'sauron-catapult-1']);
  });

  test('[16.65] G-177: a cauldron with its oil, of which nobody learns what it was; oil that is carried stays', () => {
    const burnt = (dummy: string) => {
      const lines = `cauldron-2 1810 ${dummy}\n1710: spearman-1\noil spearman-1 ${dummy}`;
      const p = at('1911', lines).play('orc-1 hurls fire 1810');
      return { events: p.told('engineDestroyed'), view: p.view('sauron') };
    };
    const real = burnt('');
    expect(real.events).toEqual([{ type: 'engineDestroyed', engine: 'cauldron-2', kind: 'cauldron', hex: '1810' }]);
    expect(real.view.oil[1]).toBe(0);
    expect(real.view.markers['oil-1']?.hex).toBe('1710');
    expect(burnt('dummy')).toEqual(real);
  });
});

describe('[16.66] how long', () => {
  test('[16.66] G-167: outside the city until the next Siege Phase begins, in it for good', () => {
    const p = gondor('gondor, turn 3, siege\nfire 1912\nfire 1810\n1921: orc-1\nsauron-catapult-1 1921');
    expect(p.told('firesOut')).toEqual([{ type: 'firesOut', hexes: ['1912'] }]);
    expect(firesOf(p)).toEqual(['1810']);
    p.play('orc-1 hurls fire 1919');
    expect(firesOf(p)).toEqual(['1810', '1919']);
  });

  test('[16.66] the city’s own catapults hurl after they have gone out', () => {
    const p = siege('1810: bowman-1\ncity-catapult-1 1810\nfire 1911').play('bowman-1 hurls fire 1911');
    expect(firesOf(p)).toEqual(['1911']);
  });

  test('[16.66] a hex that burns is not lit twice', () => {
    const p = at('1911', 'fire 1810').play('orc-1 hurls fire 1810');
    expect(firesOf(p)).toEqual(['1810']);
    expect(at('1911', 'fire 1810').offer('orc-1 hurls fire 1810').odds?.outcomes).toEqual([
      { kind: 'burns', label: '1810 burns already', chance: { n: 1, d: 1 }, hex: '1810' },
    ]);
  });
});
