/** [S-8, S-9, M-20, M-21, X-9, X-10, X-23] Line of Sight and distances. */
import { describe, expect, test } from 'vitest';
import { battleOf, idOf } from '../engine/battle.ts';
import { position } from '../testing/index.ts';
import { gapBetween, isWithin } from './distance.ts';
import { groundHeight, seesPastModels, sees } from './sight.ts';

const look = (line: string, from: string, to: string) => {
  const b = battleOf(position(line).state);
  const { seen, hiders, ground } = sees(b, b.field.indexOf(from), b.field.indexOf(to));
  return { seen, hiders: hiders.map((model) => idOf(b, model)), ground };
};
const OPEN = { seen: 'whole', hiders: [], ground: false };
const NOTHING = { seen: 'none', hiders: [], ground: false };
const table = (more: object) =>
  ` | table ${JSON.stringify({ w: 121920, h: 121920, areas: [], barriers: [], places: [], ...more })}`;

describe('Models in the way', () => {
  const E18 = (x: number, y: number) =>
    `t2 move good* | g1=mt-bow@12700,12700 | e1=mo-shield@50800,12700 | e2=mo-shield@${x},${y}`;
  test('[S-8, M-20] the line runs from model to model; a third hides what it stands before', () => {
    expect(look(E18(31750, 13824), 'g1', 'e1')).toEqual({ seen: 'part', hiders: ['e2'], ground: false });
    expect(look(E18(31750, 13826), 'g1', 'e1')).toEqual(OPEN);
  });
  test('[M-20] the nearest is named first; friends hide like enemies', () => {
    const line = `${E18(40000, 12700)} | g2=mt-shield@20000,12700`;
    expect(look(line, 'g1', 'e1').hiders).toEqual(['g2', 'e2']);
  });
  test('[S-46, M-20] who lies down hides nobody, and is seen over', () => {
    expect(look(`${E18(31750, 12700)} prone`, 'g1', 'e1')).toEqual(OPEN);
  });
  test('[S-91] rider and horse are one: neither hides the other', () => {
    const line = 't2 move good* | g1=ro-rider@12700,12700 | e1=mo-warg-shield@50800,12700';
    expect(look(line, 'g1', 'e1')).toEqual(OPEN);
  });
  test('[S-110, R-92] powers go past models', () => {
    const b = battleOf(position(E18(31750, 12700)).state);
    expect(seesPastModels(b, 0, 1)).toBe('whole');
  });
  test('[X-28] objects hide nobody', () => {
    const line = `${E18(31750, 30000)} | object chest=heavy@31750,12700`;
    expect(look(line, 'g1', 'e1')).toEqual(OPEN);
  });
  test('[A-48] a passenger sees from its horse, and is seen on it', () => {
    const line =
      't2 move good* passengers | g1=mt-wizard-mounted@12700,12700 | g2=mt-halfling rides:g1 | e1=mo-shield@50800,12700';
    expect(look(line, 'g2', 'e1')).toEqual(OPEN);
    expect(look(line, 'e1', 'g2')).toEqual(OPEN);
    expect(look(line, 'g1', 'g2')).toEqual(OPEN);
  });
  test('[S-8] who is not on the table is not seen', () => {
    expect(
      look('t2 move good* | g1=mt-bow@12700,12700 | e1=mo-shield slain | e2=mo-shield@9000,9000', 'g1', 'e1'),
    ).toEqual(NOTHING);
  });
});

describe('The ground', () => {
  const wall = (height: number, x = 31750) =>
    look(
      `t2 move good* | g1=mt-bow@12700,12700 | e1=mo-shield@50800,12700${table({
        barriers: [
          {
            id: 'wall',
            height,
            line: [
              [x, 5000],
              [x, 20000],
            ],
          },
        ],
      })}`,
      'g1',
      'e1',
    );
  test('[X-9, M-21, X-23] a wall between hides all, part or nothing, by its height', () => {
    expect(wall(2700)).toEqual(NOTHING);
    expect(wall(2699)).toEqual({ seen: 'part', hiders: [], ground: true });
    expect(wall(1500)).toEqual(OPEN);
  });
  test('[X-23] a Hobbit is hidden by what a Man looks over', () => {
    const line = (profile: string) =>
      `t2 move evil* | g1=${profile}@50800,12700 | e1=mo-shield@12700,12700${table({
        barriers: [
          {
            id: 'wall',
            height: 2600,
            line: [
              [50000, 5000],
              [50000, 20000],
            ],
          },
        ],
      })}`;
    expect(look(line('mt-halfling'), 'e1', 'g1').seen).toBe('none');
    expect(look(line('mt-shield'), 'e1', 'g1').seen).toBe('part');
    expect(look(line('mt-knight'), 'e1', 'g1').seen).toBe('part');
  });
  test('[X-23] who lies down is a quarter as high', () => {
    const line = `t2 move good* | g1=mt-bow@12700,12700 | e1=mo-shield@50800,12700 prone${table({
      barriers: [
        {
          id: 'wall',
          height: 1000,
          line: [
            [50000, 5000],
            [50000, 20000],
          ],
        },
      ],
    })}`;
    expect(look(line, 'g1', 'e1').seen).toBe('none');
    expect(look(line.replace(' prone', ''), 'g1', 'e1').seen).toBe('part');
  });
  test('[X-9, M-21] buildings and hills hide what lies behind them; who stands on a hill sees over', () => {
    const square = [
      [25000, 5000],
      [35000, 5000],
      [35000, 20000],
      [25000, 20000],
    ];
    const line = (area: object, from = 12700) =>
      `t2 move good* | g1=mt-bow@${from},12700 | e1=mo-shield@50800,12700${table({ areas: [{ id: 'it', polygon: square, ...area }] })}`;
    expect(look(line({ kind: 'impassable', top: 5000 }), 'g1', 'e1')).toEqual(NOTHING);
    expect(look(line({ kind: 'hill', height: 4000 }), 'g1', 'e1')).toEqual(NOTHING);
    expect(look(line({ kind: 'hill', height: 4000 }, 34000), 'g1', 'e1').seen).toBe('whole');
    expect(look(line({ kind: 'slow' }), 'g1', 'e1')).toEqual(OPEN);
    const b = battleOf(position(line({ kind: 'hill', height: 4000 })).state);
    expect([groundHeight(b, { x: 25000, y: 5000 }), groundHeight(b, { x: 24999, y: 5000 })]).toEqual([4000, 0]);
  });
});

describe('The night', () => {
  const night = (x: number, more = '') =>
    look(`t2 move good* nightSight:12 | g1=mt-bow@10000,12700 | e1=mo-shield@${x},12700${more}`, 'g1', 'e1').seen;
  test('[X-10, M-26] nobody sees a model further off than 12"', () => {
    expect(night(10000 + 12 * 2540 + 2500)).toBe('whole');
    expect(night(10000 + 12 * 2540 + 2501)).toBe('none');
  });
  test('[X-10] but for one within 3" of a fire', () => {
    const fire = (away: number) => table({ places: [{ id: 'fire', kind: 'fire', at: [60000, 12700 + away] }] });
    expect(night(60000, fire(3 * 2540 + 1250))).toBe('whole');
    expect(night(60000, fire(3 * 2540 + 1251))).toBe('none');
  });
  test('[X-10] by day one sees as far as one likes', () => {
    const line = 't2 move good* | g1=mt-bow@2000,12700 | e1=mo-shield@119000,12700';
    expect(look(line, 'g1', 'e1')).toEqual(OPEN);
  });
});

describe('Distances', () => {
  const b = battleOf(
    position(
      't2 move good* passengers | g1=mt-bow@10000,10000 | g2=mt-wizard-mounted@20000,10000 | g3=mt-halfling rides:g2 | e1=mo-shield@30000,10000',
    ).state,
  );
  test('[S-9] between two models: the least between their bases', () => {
    expect(gapBetween(b, 0, 3)).toBe(17500);
    expect(gapBetween(b, 0, 1)).toBe(6750);
  });
  test('[S-10] a model is within range of itself', () => {
    expect(isWithin(b, 0, 0, 0)).toBe(true);
    expect(gapBetween(b, 0, 0)).toBe(0);
  });
  test('[A-48] of a passenger it is the base of its horse that counts', () => {
    expect(gapBetween(b, 0, 2)).toBe(6750);
    expect(gapBetween(b, 1, 2)).toBe(0);
  });
  test('[M-26] ranges are told on squares, to the unit', () => {
    const at = (x: number) =>
      battleOf(position(`t2 move good* | g1=mt-bow@10000,10000 | e1=mo-shield@${x},10000`).state);
    expect(isWithin(at(12500 + 7620), 0, 1, 3)).toBe(true);
    expect(isWithin(at(12501 + 7620), 0, 1, 3)).toBe(false);
  });
});
