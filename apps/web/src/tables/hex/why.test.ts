import { describe, expect, test } from 'vitest';
import { face, sampleView, unit } from '../../games/helms-deep/sample.fixture.ts';
import { answerTried, foeOf } from './why.ts';

describe('why not', () => {
  test('a dark hex is asked about in the terms of the question', () => {
    const of = (decision: Parameters<typeof sampleView>[0], hex: string) =>
      answerTried(face, sampleView(decision), hex);
    const retreat = { decision: { kind: 'retreat', side: 'isengard', piece: 'uruk-infantry-1', hexes: 2 } } as const;
    expect(of(retreat, '1120')).toEqual({
      command: { type: 'retreat', unit: 'uruk-infantry-1', path: ['1121', '1120'] },
      what: 'Uruk Infantry 1 to 1120',
    });
    const displaced = { decision: { kind: 'displace', side: 'westernesse', piece: 'infantry-9' } } as const;
    expect(of(displaced, '1119')?.command).toEqual({ type: 'displace', unit: 'infantry-9', hex: '1119' });
  });
  test('nothing is asked about its own hex, a mountain, or where no way is asked for', () => {
    const decision = { kind: 'retreat', side: 'isengard', piece: 'uruk-infantry-1', hexes: 1 } as const;
    expect(answerTried(face, sampleView({ decision }), '1122')).toBeUndefined();
    expect(answerTried(face, sampleView({ decision }), '0101')).toBeUndefined();
    expect(answerTried(face, sampleView(), '1121')).toBeUndefined();
  });
  test('a unit tapped on beside its leader is meant by units, the leader by leaders', () => {
    const view = sampleView({ units: { 'infantry-9': unit('1120'), 'uruk-infantry-1': unit('1122') } });
    expect(foeOf(face, view, 'uruk-infantry-1', '1120', 'gamling')).toBe('infantry-9');
    expect(foeOf(face, view, 'captain-1', '1120', undefined)).toBe('gamling');
    expect(foeOf(face, view, 'uruk-infantry-1', '1121', undefined)).toBeUndefined();
  });
});
