import { expect, test } from 'vitest';
import { face, sampleView, unit } from '../../games/helms-deep/sample.fixture.ts';
import { equalsAbout } from './formations.ts';

test('[8.42] two of a kind about their leader might form up, others not', () => {
  const leader = { hex: '1120', reduced: false, moved: false, fought: false, rallies: 0 };
  const about = (units: Parameters<typeof sampleView>[0]) =>
    equalsAbout(face, sampleView({ ...units, leaders: { gamling: leader } }), 'gamling');
  expect(about({ units: { 'infantry-9': unit('1120'), 'infantry-10': unit('1220') } })).toEqual([
    'infantry-9',
    'infantry-10',
  ]);
  expect(about({ units: { 'infantry-9': unit('1120'), 'archer-1': unit('1220') } })).toBeUndefined();
  expect(about({ units: { 'infantry-9': unit('1120'), 'infantry-10': unit('1320') } })).toBeUndefined();
});
