/** Setting up, by chance. */
import { play, seedKey, streamDice } from '@warbeacon/kernel';
import { gondorSiege, type GondorView } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { inputOf } from '../play-out.ts';
import { gondorCaptain } from './captain.ts';

const { rules } = gondorSiege;

describe('setting up', () => {
  /** By what each side draws first. */
  const setUp = (side: 'sauron' | 'westernesse', chance: number): GondorView => {
    const state = rules.create({});
    const drawn = new Set<string>();
    while (rules.deciders(state)[0] !== undefined && rules.view(state, side).phase === 'deployment') {
      const decider = rules.deciders(state)[0] ?? side;
      const command = gondorCaptain.choose(
        inputOf(rules, state, decider, () => {
          const first = !drawn.has(decider);
          drawn.add(decider);
          return first ? chance : 0;
        }),
      );
      play(rules, state, decider, command, streamDice(seedKey(1), { index: 0 }));
    }
    return rules.view(state, side);
  };

  test('is by one of the recommended plans or by one of the captain’s own', () => {
    for (const side of ['sauron', 'westernesse'] as const) {
      const stood = [0, 0.4, 0.9].map((chance) => JSON.stringify(setUp(side, chance).units));
      expect(new Set(stood).size).toBe(3);
    }
  });

  test('of one’s own has three cauldrons and three dummies, and a catapult with each of three crews', () => {
    const view = setUp('westernesse', 0.9);
    const cauldrons = Object.values(view.markers).filter(({ kind }) => kind === 'cauldron');
    expect(cauldrons.map(({ dummy }) => dummy).filter(Boolean)).toHaveLength(3);
    expect(cauldrons).toHaveLength(6);
    for (const { kind, hex } of Object.values(view.markers))
      if (kind === 'city-catapult') expect(Object.values(view.units).some((unit) => unit.hex === hex)).toBe(true);
  });
});
