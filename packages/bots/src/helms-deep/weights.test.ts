import { HELMS_DEEP, helmsDeep, parsePosition } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { captain, inputOf, makeCaptain, WEIGHTS, type Weights } from '../index.ts';

/** What a captain with these weights does when a guard has come under the wall. */
function answers(weights: Weights): string {
  const loaded = parsePosition(HELMS_DEEP, {
    game: 'helms-deep',
    turn: 10,
    phase: 'isengard-movement',
    units: [
      { id: 'guard-1', hex: '0808' },
      { id: 'infantry-1', hex: '1310' },
      { id: 'half-orc-guard-1', hex: '1311', moved: true },
    ],
    markers: [{ kind: 'rocks', hex: '1310' }],
    frames: [
      { kind: 'sequence' },
      { kind: 'movement', side: 'isengard', begun: true },
      { kind: 'rocks', unit: 'half-orc-guard-1' },
    ],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return makeCaptain(weights).choose(inputOf(helmsDeep, loaded.value.state, 'westernesse', () => 0)).type;
}

describe('a captain who weighs things otherwise', () => {
  test('does otherwise', () => {
    expect(answers(WEIGHTS)).toBe('dropRocks');
    expect(answers({ ...WEIGHTS, rocks: { ...WEIGHTS.rocks, worthDropping: 99, lastChance: 99 } })).toBe('pass');
  });

  test('has the same name, since it is the same player', () => {
    expect(makeCaptain(WEIGHTS).name).toBe(captain.name);
  });
});
