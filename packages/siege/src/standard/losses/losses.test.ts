import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[7.4] What a hit does', () => {
  const struck = (marks: string, ...dice: number[]) =>
    position(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1${marks}
    `)
      .rolling(3, 4, ...dice)
      .play('uruk-guard-1 attacks infantry-1', 'done');

  test('half is the worn side, and then the unit is thrown back', () => {
    const p = struck('', 2);
    expect(p.told('reduced')).toEqual([{ type: 'reduced', piece: 'infantry-1' }]);
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'infantry-1', hexes: 1 });
  });

  test('[7.42] G-40: a worn unit dies of another half, and lives where it is only thrown back', () => {
    expect(struck(' reduced', 2).told('eliminated')).toMatchObject([{ piece: 'infantry-1', why: 'casualty' }]);
    const p = struck(' reduced', 6);
    expect(p.told('eliminated')).toEqual([]);
    p.play('infantry-1 retreats 0824');
    expect(p.unit('infantry-1')).toMatchObject({ hex: '0824', reduced: true, disrupted: true });
  });
});
