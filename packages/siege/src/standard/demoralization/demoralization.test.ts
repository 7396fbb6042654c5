import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP } from '../../helms-deep/game.ts';
import { demoralizationValue } from './demoralization.ts';

const value = (id: string) => demoralizationValue(HELMS_DEEP, HELMS_DEEP.unitIndex.get(id) ?? -1);

describe('[9.1] Unit demoralization values', () => {
  test.each([
    ['orc-archer-1', 'e1Z', 3],
    ['orc-1', 'E1Z', 3],
    ['warg-1', 'D2Z', 5],
    ['uruk-guard-1', 'B3X', 10],
    ['uruk-archer-1', 'Ee3X', 8],
    ['uruk-infantry-1', 'D2Y', 6],
    ['dunland-infantry-1', 'E2Y', 5],
    ['dunland-archer-1', 'e1Y', 4],
    ['dunland-cavalry-1', 'D2Y', 6],
    ['dunland-guard-1', 'B3X', 10],
    ['half-orc-guard-1', 'B3W', 11],
    ['infantry-1', 'D3X', 8],
    ['armoured-archer-1', 'De3X', 9],
    ['knight-1', 'B3W', 11],
    ['light-cavalry-1', 'De3X', 9],
    ['archer-1', 'e2X', 6],
    ['heavy-infantry-1', 'C3X', 9],
    ['guard-1', 'B3W', 11],
    ['rider-1', 'C3X', 9],
  ])('[9.11, 9.12] %s, %s, counts %i', (id, _code, points) => {
    expect(value(id)).toBe(points);
  });

  const kill = (marks: string) => {
    const p = position(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1${marks}
    `).rolling(3, 4, 2);
    return p.play('uruk-guard-1 attacks infantry-1', 'done');
  };

  test('[9.13] is added when the unit is gone for good', () => {
    expect(kill(' disrupted').view().points.westernesse.now).toBe(8);
    expect(kill('').view().points.westernesse.now).toBe(0);
  });

  test('[9.12] always by the full side', () => {
    expect(kill(' reduced').view().points.westernesse.now).toBe(8);
    expect(kill(' reduced').told('eliminated')[0]).toMatchObject({ points: 8 });
  });
});

describe('[9.2, 22.1] Demoralization levels', () => {
  const points = (side: 'isengard' | 'westernesse', diary: string, options = {}) =>
    position(`turn 14, westernesse-movement\n0825: infantry-1\n0830: orc-1\n${diary}`, options).view().points[side];

  test('[9.21, 22.11] D-7: Westernesse is demoralized above its level', () => {
    expect(points('westernesse', 'westernesse 100 points')).toEqual({ now: 100, level: 100, demoralized: false });
    expect(points('westernesse', 'westernesse 101 points')).toEqual({ now: 101, level: 100, demoralized: true });
  });

  test('[22.11] D-7: by option on reaching it', () => {
    expect(points('westernesse', 'westernesse 100 points', { demoralization: 'reaches' }).demoralized).toBe(true);
    expect(points('westernesse', 'westernesse 99 points', { demoralization: 'reaches' }).demoralized).toBe(false);
    expect(points('westernesse', 'westernesse 100 points', { demoralization: 'exceeds' }).demoralized).toBe(false);
  });

  test('[22.11, 22.13] W-60: between two blows of one segment', () => {
    const p = position(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1 disrupted
      0626: uruk-guard-2
      0625: infantry-2
      westernesse 95 points
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'uruk-guard-2 attacks infantry-2', 'done');
    expect(p.view()).toMatchObject({
      segment: 'melee',
      points: { westernesse: { now: 103, demoralized: true } },
      decision: { kind: 'advance' },
    });
  });

  test('[22.12, 23.12] D-7: Isengard routs on reaching its level, and the game is over at once', () => {
    const rout = (now: number, options = {}) =>
      position(
        `
        turn 14, westernesse-combat, melee
        0825: knight-1
        0826: orc-1 disrupted
        0832: orc-2
        isengard ${now} points
      `,
        options,
      )
        .rolling(2, 2, 6)
        .play('knight-1 attacks orc-1', 'done');
    expect(rout(116).view().outcome).toBeNull();
    const over = rout(117);
    expect(over.view().outcome).toEqual({ winner: 'westernesse', reason: 'isengard-routs', case: '23.12' });
    expect(over.side).toBeUndefined();
    expect(over.told('over')).toEqual([
      { type: 'over', winner: 'westernesse', reason: 'isengard-routs', case: '23.12' },
    ]);
    expect(rout(117, { demoralization: 'exceeds' }).view().outcome).toBeNull();
    expect(rout(118, { demoralization: 'exceeds' }).view().outcome).not.toBeNull();
  });

  test('[9.22, 9.23] both may be demoralized: Isengard’s rout counts though Westernesse is already', () => {
    const p = position(`
      turn 14, westernesse-combat, melee
      0825: knight-1
      0826: orc-1 disrupted
      isengard 117 points
      westernesse 130 points
    `).rolling(2, 2, 6);
    p.play('knight-1 attacks orc-1', 'done');
    expect(p.view().points.westernesse.demoralized).toBe(true);
    expect(p.view().outcome?.winner).toBe('westernesse');
  });

  test('[22.13] Westernesse may recover: what follows from the position comes and goes with it', () => {
    const lost = position(`
      turn 14, westernesse-movement
      1208: infantry-1
      1510: orc-1
      westernesse 95 points
    `);
    expect(lost.view().points.westernesse).toEqual({ now: 105, level: 100, demoralized: true });
    lost.play('infantry-1 moves 1209');
    expect(lost.view().points.westernesse).toEqual({ now: 95, level: 100, demoralized: false });
  });

  test('[22.11] the Deeping Wall counts ten while Isengard is on it and no undisrupted Westernesse unit', () => {
    const now = (diary: string) => points('westernesse', diary).now;
    expect(now('1310: orc-2')).toBe(10);
    expect(now('1209: orc-2')).toBe(10);
    expect(now('1310: orc-2 disrupted')).toBe(10);
    expect(now('1310: orc-2\n1909: infantry-2')).toBe(0);
    expect(now('1310: orc-2\n1909: infantry-2 disrupted')).toBe(10);
    expect(now('1310: orc-2\n1909: aragorn')).toBe(10);
    expect(now('1310: captain-1')).toBe(0);
  });

  test('[22.11] D-16: who is in the passage is not on the wall', () => {
    expect(points('westernesse', 'culvert: orc-2\nculvert-east breached').now).toBe(0);
    expect(points('westernesse', '1310: orc-2\nculvert: infantry-2\nculvert-east breached').now).toBe(10);
  });

  test('[22.11] each level of the Hornburg that Isengard controls counts ten', () => {
    const now = (diary: string) => points('westernesse', diary).now;
    expect(now('tower-gate isengard')).toBe(10);
    expect(now('tower-gate isengard\n0808: infantry-2')).toBe(0);
    expect(now('inner-gate-north isengard\ninner-gate-south isengard\ntower-gate isengard')).toBe(20);
    expect(now('inner-gate-north isengard')).toBe(0);
  });

  test.each([
    ['gandalf moves 1334', 'erkenbrand moves 1234'],
    ['erkenbrand moves 1234', 'gandalf moves 1334'],
  ])('[22.11] W-3: ten come off when the second of Gandalf and Erkenbrand has entered: %s, %s', (first, second) => {
    const p = position(`
      turn 14, westernesse-movement
      0825: infantry-1
      due: gandalf, erkenbrand
      westernesse 50 points
    `).play(first);
    expect(p.view().points.westernesse.now).toBe(50);
    p.play(second);
    expect(p.told('points')).toEqual([{ type: 'points', side: 'westernesse', points: -10, why: 'relief' }]);
    expect(p.view().points.westernesse.now).toBe(40);
  });

  test('[22.11] no other leader is a relief', () => {
    const p = position(`
      turn 14, isengard-movement
      0825: infantry-1
      0920: gandalf, erkenbrand
      due: lieutenant
      westernesse 50 points
    `).play('lieutenant moves 1334');
    expect(p.at('lieutenant')).toBe('1334');
    expect(p.view().points.westernesse.now).toBe(50);
  });

  test('[22.2] what leaders lose of their rating counts', () => {
    const p = position(`
      turn 14, westernesse-combat, duel
      0825: aragorn
      0826: lieutenant
      0830: orc-1
    `).rolling(5);
    p.play('aragorn duels lieutenant');
    expect(p.told('dueled')[0]?.result).toBe('D1/2e');
    expect(p.view().points.isengard.now).toBe(2);
  });

  test('[22.2] night’s three do not', () => {
    const p = position(`
      turn 13, westernesse-combat, duel
      0825: gandalf
      0826: lieutenant reduced
      0830: orc-1
    `).rolling(6);
    // Eight against three and three.
    p.play('gandalf duels lieutenant');
    expect(p.told('dueled')[0]).toMatchObject({ differential: 2, result: 'De' });
    expect(p.view().points.isengard.now).toBe(3);
  });
});
