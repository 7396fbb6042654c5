import { describe, expect, test } from 'vitest';
import { samplesOf, SOUNDS } from './samples.ts';

const RATE = 48_000;

describe.each(SOUNDS)('the sound of %s', (sound) => {
  const samples = samplesOf(sound, RATE);

  test('is short, can be heard, and is never louder than can be played', () => {
    expect(samples.length / RATE).toBeLessThan(1.2);
    const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    expect(loudest).toBeGreaterThan(0.2);
    expect(loudest).toBeLessThanOrEqual(1);
    expect(samples.every((each) => Number.isFinite(each))).toBe(true);
  });
  test('begins and ends in silence, so that nothing clicks', () => {
    expect(Math.abs(samples[0] ?? 1)).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
  });
  test('is the same whenever it is made', () => {
    expect(samplesOf(sound, RATE)).toEqual(samples);
  });
});
