import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[5.0] Stacking', () => {
  test('[5.0] leaders do not count, neither with units nor with each other', () => {
    const p = position(`
      turn 1, westernesse-movement
      0826: infantry-1, aragorn, legolas
      0827: infantry-2, gimli
      0830: theoden, eomer
    `);
    expect(p).toAllow('aragorn moves 0827');
    p.play('aragorn moves 0827', 'theoden moves 0829 0828 0827', 'eomer moves 0829 0828 0827');
    expect(p).toStand({ aragorn: '0827', theoden: '0827', eomer: '0827', gimli: '0827', 'infantry-2': '0827' });
  });

  test('[5.0] two units never end a Movement Phase in one hex', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
      0827: orc-2
      0926: orc-archer-1 moved
      0730: orc-3
    `).play('orc-1 moves 0827', 'orc-2 moves 0826');
    expect(p).toRefuse('orc-3 moves 0729 0728 0827', 'stacking', '5.0');
    expect(p).toRefuse('orc-3 moves 0729 0728 0727 0826', 'stacking', '5.0');
  });
});
