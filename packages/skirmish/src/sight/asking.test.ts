/** [S-11] Measuring is free for both, at any time. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { measure, sightOf } from './asking.ts';

const { state } = position(
  't2 move good* | g1=mt-bow@10000,10000 | g2=mt-shield@20000,10000 | e1=mo-shield@30000,10000 | e2=mo-shield@14000,10000 | e3=mo-shield slain | e4=mo-shield@7500,10000',
);

describe('Measuring', () => {
  test('[S-11, S-9] the gap, contact, and whether one stands in the zone of the other', () => {
    expect(measure(state, 'g1', 'e1')).toEqual({ gap: 17500, contact: false, inZone: false });
    expect(measure(state, 'g1', 'e2')).toEqual({ gap: 1500, contact: false, inZone: true });
    expect(measure(state, 'g1', 'g2')).toEqual({ gap: 7500, contact: false, inZone: false });
    expect(measure(state, 'g1', 'e4')).toEqual({ gap: 0, contact: true, inZone: false });
  });
  test('[S-11, S-8] and what one sees of the other', () => {
    expect(sightOf(state, 'g1', 'e1')).toEqual({ seen: 'part', ground: false, hiders: ['e2', 'g2'] });
    expect(sightOf(state, 'e1', 'g2')).toEqual({ seen: 'whole', ground: false, hiders: [] });
  });
  test('[S-11] it commits nobody to anything', () => {
    const before = JSON.stringify(state);
    measure(state, 'g1', 'e1');
    sightOf(state, 'g1', 'e1');
    expect(JSON.stringify(state)).toBe(before);
  });
  test('[S-9] of who is not on the table nothing is told', () => {
    expect([measure(state, 'g1', 'e3'), sightOf(state, 'e3', 'g1'), measure(state, 'nobody', 'g1')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
