/** [M-22, M-12, R-87, A-10] Coming apart: what is solid for each of the two, who touches again, and who comes into water. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

/** A fence that hinders Infantry, and not Cavalry. */
const FENCE = (x: number) =>
  `table ${JSON.stringify({
    w: 121920,
    h: 121920,
    areas: [],
    barriers: [
      {
        id: 'fence',
        height: 2000,
        line: [
          [x, 10000],
          [x, 40000],
        ],
      },
    ],
    places: [],
  })}`;

describe('Coming apart', () => {
  test('[M-22, M-12] the loser does not come nearer to a fence that is solid for it, though not for the winner', () => {
    const p = position(
      `t2 fight good* | ${FENCE(20000)} | g1=mt-knight@24500,25400 | g2=mt-spear@27750,25400 | e1=mo-shield@21250,25400 | e2=mo-shield@21250,27900 | e3=mo-shield@21250,22900`,
    );
    p.rolling(6, 1, 1, 1).play('fight g1 e1', 'declare', 'no');
    expect(p.told('parted')).toEqual([{ type: 'parted', models: ['g1', 'e1'], at: {} }]);
    expect(p.model('e1').at).toEqual([21250, 25400]);
    expect(p.state.parted).toHaveLength(1);
  });

  test('[M-22, M-12] a rider who loses goes where the fence would keep the winner out', () => {
    const p = position(
      `t2 fight good* | ${FENCE(20000)} | g1=mt-shield@25250,25400 | g2=mt-spear@27750,25400 | e1=mo-warg-shield@22000,25400 | e2=mo-shield@22000,28650 | e3=mo-shield@22000,22150 | e4=mo-warg-shield@17900,25400`,
    );
    p.rolling(6, 1, 1, 1).play('fight g1 e1', 'declare', 'no');
    expect(p.told('parted')).toEqual([{ type: 'parted', models: ['g1', 'e1'], at: { e1: [21974, 25400] } }]);
  });

  test('[R-87] who is moved for one and touches another again is marked apart from him', () => {
    const ring = [
      [55000, 50000],
      [52500, 52500],
      [52500, 47500],
      [45647, 52513],
      [49065, 53429],
      [46563, 49095],
    ];
    const p = position(
      `t2 fight good* | g1=mt-shield@50000,50000 | e1=mo-shield@52500,50000 | e2=mo-shield@47814,51262 | ${ring.map(([x, y], i) => `x${i}=mo-spear@${x},${y}`).join(' | ')}`,
    );
    p.rolling(6, 1, 1, 1, 1).play('fight g1 e1', 'declare', 'declare', 'no', 'no', 'g1 strikes e1');
    expect(p.told('parted').at(-1)).toEqual({ type: 'parted', models: ['g1', 'e1'], at: {} });
    expect(p.state.parted).toEqual([[0, 1]]);
    expect(p.view().models['g1']?.engaged).toEqual([]);
  });

  const POOL = (from: number) =>
    `t2 fight good* water | table ${JSON.stringify({
      w: 121920,
      h: 121920,
      areas: [
        {
          id: 'pool',
          kind: 'water',
          depth: 'deep',
          polygon: [
            [from, 10000],
            [40000, 10000],
            [40000, 40000],
            [from, 40000],
          ],
        },
      ],
      barriers: [],
      places: [],
    })} | g1=mt-shield@26000,25400 | e1=mo-shield@23500,25400 | e2=mo-shield@23500,27900 | e3=mo-shield@23500,22900 | e4=mo-shield@21000,25400`;

  test('[A-10] who comes into deep water by it tests at once', () => {
    const p = position(POOL(26004)).rolling(6, 1, 1, 1, 6).play('fight g1 e1', 'declare', 'declare', 'no');
    expect(p.told('swam')).toMatchObject([{ model: 'g1', die: 6 }]);
  });

  test('[A-10] who stood in it before was not forced into it', () => {
    const p = position(POOL(25996)).rolling(6, 1, 1, 1).play('fight g1 e1', 'declare', 'declare', 'no');
    expect(p.model('g1').at).toEqual([26026, 25400]);
    expect(p.told('swam')).toEqual([]);
  });
});
