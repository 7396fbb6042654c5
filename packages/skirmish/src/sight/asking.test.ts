/** [S-8, S-11] Looking is free for both, at any time. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { measure } from '../view/measuring.ts';
import { sightOf } from './asking.ts';

const { state } = position(
  't2 move good* | g1=mt-bow@10000,10000 | g2=mt-shield@20000,10000 | e1=mo-shield@30000,10000 | e2=mo-shield@14000,10000 | e3=mo-shield slain',
);

describe('Looking', () => {
  test('[S-8, S-11] what one sees of the other, and what is in the way', () => {
    expect(sightOf(state, 'g1', 'e1')).toEqual({ seen: 'part', ground: false, hiders: ['e2', 'g2'] });
    expect(sightOf(state, 'e1', 'g2')).toEqual({ seen: 'whole', ground: false, hiders: [] });
  });
  test('[S-11] it commits nobody to anything', () => {
    const before = JSON.stringify(state);
    sightOf(state, 'g1', 'e1');
    measure(state, 'g1', 'e1');
    expect(JSON.stringify(state)).toBe(before);
  });
  test('[S-8] of who is not on the table nothing is told', () => {
    expect([sightOf(state, 'g1', 'e3'), sightOf(state, 'e3', 'g1'), sightOf(state, 'nobody', 'g1')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
