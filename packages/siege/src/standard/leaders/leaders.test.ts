import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const assault = (diary: string) => position(`turn 14, isengard-combat, melee\n${diary}`);

describe('[8.1, 8.2] Leaders', () => {
  test('[8.1, A8.1] they need no unit', () => {
    const p = position(`
      turn 14, westernesse-movement
      0825: infantry-1, aragorn
    `);
    expect(p).toAllow('aragorn moves 0824 0823');
    p.play('aragorn moves 0824 0823', 'done');
    expect(p.at('aragorn')).toBe('0823');
  });

  test('[8.21] only leaders fight leaders: no unit attacks one, and none is disrupted', () => {
    const p = position(`
      turn 14, isengard-combat
      0826: uruk-archer-1
      0825: aragorn
    `);
    expect(p.orders()).toEqual(['done']);
    expect(p).toRefuse('uruk-archer-1 fires at aragorn', 'not-a-unit', '8.21');
    expect(p).toRefuse('uruk-archer-1 attacks aragorn', 'not-a-unit', '8.21');
  });

  test('[8.22, 8.23] they add nothing to their unit’s fight', () => {
    const odds = (leader: string) =>
      assault(`
        0826: uruk-guard-1${leader}
        0825: infantry-1
      `).offer('uruk-guard-1 attacks infantry-1').odds;
    expect(odds(', captain-1')).toEqual(odds(''));
  });

  test('[A8.1] a unit that comes upon a lone leader puts it to flight, to the nearest of its own', () => {
    const p = position(`
      turn 14, isengard-movement
      0828: orc-1
      0826: aragorn
      0824: infantry-1
      0820: infantry-2
    `).play('orc-1 moves 0827 0826');
    expect(p.told('flew')).toEqual([{ type: 'flew', leader: 'aragorn', from: '0826', to: '0824' }]);
    expect(p).toStand({ 'orc-1': '0826', aragorn: '0824' });
  });

  test('[A8.1] also one that only passes through, and it goes on afterwards', () => {
    const p = position(`
      turn 14, isengard-movement
      0828: orc-1
      0827: aragorn
      0924: infantry-1
      0624: infantry-2
    `).play('orc-1 moves 0827 0826');
    // Two units are as near, so the owner chooses in the midst of the enemy's move.
    expect(p.side).toBe('westernesse');
    expect(p.view().decision).toEqual({ kind: 'join', side: 'westernesse', piece: 'aragorn' });
    expect(p.orders().sort()).toEqual(['aragorn joins infantry-1', 'aragorn joins infantry-2']);
    expect(p).toRefuse('aragorn stays', 'must-fly', 'A8.1');
    p.play('aragorn joins infantry-2');
    expect(p).toStand({ aragorn: '0624', 'orc-1': '0826' });
  });

  test('[A8.1] several who are alone together fly in their order, and the first of them chooses first', () => {
    const p = position(`
      turn 14, isengard-movement
      0828: orc-1
      0827: aragorn, gimli
      0924: infantry-1
      0624: infantry-2
    `).play('orc-1 moves 0827');
    expect(p.view().decision).toMatchObject({ kind: 'join', piece: 'aragorn' });
    p.play('aragorn joins infantry-1');
    expect(p.view().decision).toMatchObject({ kind: 'join', piece: 'gimli' });
    p.play('gimli joins infantry-2');
    expect(p).toStand({ aragorn: '0924', gimli: '0624', 'orc-1': '0827' });
  });

  test('[A8.1] H-4: flight is no loss; [A8.1] D-27: with nobody to fly to it is', () => {
    const p = position(`
      turn 14, isengard-movement
      0828: orc-1
      0826: aragorn
    `).play('orc-1 moves 0827 0826');
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'aragorn', why: 'alone', points: 7 }]);
    expect(p.view().points.westernesse.now).toBe(7);
  });

  test('[A8.1] H-6: a leader flies to its own people: the Chief to Dunlendings only', () => {
    const p = position(`
      turn 14, westernesse-movement
      0824: infantry-1
      0826: chief
      0828: orc-1
      0830: dunland-infantry-1
    `).play('infantry-1 moves 0825 0826');
    expect(p.at('chief')).toBe('0830');
  });

  test('[A8.24] H-5: when its unit retreats a leader goes along or stays', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1, aragorn, gimli
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done', 'infantry-1 retreats 0824');
    expect(p.view().decision).toEqual({
      kind: 'follow',
      side: 'westernesse',
      piece: 'aragorn',
      others: ['gimli'],
      hex: '0824',
    });
    expect(p).toRefuse('gimli follows', 'other-leader', 'A8.24');
    p.play('aragorn follows');
    expect(p.view().decision).toEqual({ kind: 'follow', side: 'westernesse', piece: 'gimli', hex: '0824' });
    p.play('gimli stays');
    expect(p).toStand({ aragorn: '0824', gimli: '0825' });
    p.play('uruk-guard-1 advances');
    expect(p.at('gimli')).toBe('0824');
  });

  test('[8.24, A8.24] when its unit suffers half a loss, on five or six the leader is halved', () => {
    const blow = (...dice: number[]) => {
      const p = assault(`
        0826: uruk-guard-1
        0825: infantry-1, aragorn
      `).rolling(3, 4, 2, ...dice);
      return p.play('uruk-guard-1 attacks infantry-1', 'done');
    };
    for (const die of [1, 4]) expect(blow(die).leader('aragorn').reduced).toBe(false);
    for (const die of [5, 6]) {
      expect(blow(die).leader('aragorn').reduced).toBe(true);
      expect(blow(die).view().points.westernesse.now).toBe(3);
    }
  });

  test('[A8.24] each is told of by its own name, the leader first', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1, aragorn
    `).rolling(3, 4, 2, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('reduced')).toEqual([
      { type: 'reduced', piece: 'aragorn' },
      { type: 'reduced', piece: 'infantry-1' },
    ]);
  });

  test('[A8.24] each leader rolls, in their order', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1, aragorn, gimli
    `).rolling(3, 4, 2, 1, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('leaderRisk').map(({ leader, struck }) => [leader, struck])).toEqual([
      ['aragorn', false],
      ['gimli', true],
    ]);
  });

  test('[A8.24] D-25: when it suffers E the leader dies on five or six', () => {
    const p = position(`
      turn 14, westernesse-combat, melee
      0825: knight-1
      0826: orc-1, captain-1
      0830: orc-2
    `).rolling(2, 2, 1, 5);
    p.play('knight-1 attacks orc-1', 'done');
    expect(p).toStand({ 'orc-1': 'lost', 'captain-1': 'lost' });
    expect(p.view().points.isengard.now).toBe(3 + 4);
  });

  test('[A8.24] D-25: with a worn unit lost to a half the leader is halved, no more', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 reduced, aragorn
      0820: infantry-2
    `).rolling(3, 4, 2, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.at('infantry-1')).toBe('lost');
    expect(p.leader('aragorn').reduced).toBe(true);
    expect(p.view().points.westernesse.now).toBe(8 + 3);
  });

  test('[A8.24] D-25: a unit lost for want of a retreat, or because it was disrupted, costs no roll', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted, aragorn
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('leaderRisk')).toEqual([]);
  });

  test('[A8.24] G-50: a half on a disrupted unit kills it, and there is a roll', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted, aragorn
    `).rolling(3, 4, 2, 1);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('eliminated')[0]).toMatchObject({ piece: 'infantry-1', why: 'disrupted' });
    expect(p.told('leaderRisk')).toHaveLength(1);
  });

  test('[A8.24] missiles do the same', () => {
    const p = position(`
      turn 14, isengard-combat, missile
      0827: orc-archer-1
      0825: infantry-1, aragorn
    `).rolling(1, 3, 2, 6);
    p.play('orc-archer-1 fires at infantry-1');
    expect(p.leader('aragorn').reduced).toBe(true);
  });

  test('[8.24, A8.24] when its unit is gone a leader may go to the nearest, or stay', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted, aragorn
      0823: infantry-2
      0820: infantry-3
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.orders().sort()).toEqual(['aragorn joins infantry-2', 'aragorn stays']);
    p.play('aragorn joins infantry-2', 'hold');
    expect(p.at('aragorn')).toBe('0823');
  });

  test('[A8.24] several leaders of a unit that is gone are asked in their order', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted, aragorn, gimli
      0823: infantry-2
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.view().decision).toMatchObject({ kind: 'join', piece: 'aragorn' });
    p.play('aragorn stays');
    expect(p.view().decision).toMatchObject({ kind: 'join', piece: 'gimli' });
    p.play('gimli joins infantry-2', 'hold');
    expect(p).toStand({ aragorn: '0825', gimli: '0823' });
  });
});
