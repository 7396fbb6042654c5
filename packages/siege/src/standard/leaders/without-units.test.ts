/** Leaders without units where the Standard Rules are played as they are printed. */
import { describe, expect, test } from 'vitest';
import { unamended } from '../standard-text.fixture.ts';

describe('[8.1] Leaders are with units when the combat of their side begins', () => {
  test('[8.1] G-136: who is alone goes to the nearest before anything else; no move is refused for it', () => {
    const p = unamended(`
      turn 14, westernesse-movement
      0825: infantry-1
      0822: infantry-2, aragorn
      0827: orc-1
    `);
    p.play('aragorn moves 0823', 'infantry-1 moves 0826', 'done');
    expect(p.told('flew')).toEqual([{ type: 'flew', leader: 'aragorn', from: '0823', to: '0822' }]);
    expect(p.told('eliminated')).toEqual([]);
    expect(p.view().decision).toMatchObject({ kind: 'melee' });
  });

  test('[8.1] G-136, D-27: among units that are as near the owner chooses, and staying is no choice', () => {
    const p = unamended(`
      turn 14, westernesse-combat
      0825: aragorn, legolas
      0823: infantry-1
      0827: infantry-2
      0926: orc-1
    `);
    expect(p.view().decision).toEqual({ kind: 'join', side: 'westernesse', piece: 'aragorn' });
    expect(p.orders().sort()).toEqual(['aragorn joins infantry-1', 'aragorn joins infantry-2']);
    expect(p).toRefuse('aragorn stays', 'must-fly', '8.1');
    p.play('aragorn joins infantry-1');
    expect(p.view().decision).toMatchObject({ piece: 'legolas' });
    p.play('legolas joins infantry-2');
    expect(p).toStand({ aragorn: '0823', legolas: '0827' });
  });

  test('[8.1] G-136: walls and enemies are no hindrance, and disorder is none', () => {
    const p = unamended(`
      turn 14, isengard-combat
      1209: captain-1
      1210: infantry-1
      1212: orc-1 disrupted
      0825: orc-2
      0826: infantry-2
    `);
    expect(p.at('captain-1')).toBe('1212');
  });

  test('[8.1] G-54: a unit that is not of his own is no company', () => {
    const p = unamended(`
      turn 14, isengard-combat
      0825: orc-1, chief
      0826: infantry-1
      0829: dunland-infantry-1
    `);
    expect(p.at('chief')).toBe('0829');
    expect(p.at('orc-1')).toBe('0825');
  });

  test('[8.1] G-57: who has nobody to go to is lost, and counts', () => {
    const p = unamended(`
      turn 14, isengard-combat
      0825: orc-1, chief
      0826: infantry-1
    `);
    expect(p.at('chief')).toBe('lost');
    expect(p.view().points.isengard.now).toBe(5);
  });

  test('[8.1] G-136: only of the side whose combat it is, and only as it begins', () => {
    const diary = `
      0825: aragorn
      0823: infantry-1
      0826: orc-1
      0824: orc-2
    `;
    expect(unamended(`turn 14, isengard-combat\n${diary}`).at('aragorn')).toBe('0825');
    expect(unamended(`turn 14, westernesse-combat, melee\n${diary}`).at('aragorn')).toBe('0825');
    expect(unamended(`turn 14, westernesse-combat\n${diary}`).at('aragorn')).toBe('0823');
  });
});

describe('[4.27] The hex of a leader who is alone', () => {
  const lone = unamended(`
    turn 14, isengard-movement
    0827: orc-1
    0826: aragorn
    0823: infantry-1
    0929: captain-1
  `);

  test('[4.27] G-8, G-137: is closed to enemy units and leaders who move', () => {
    expect(lone).toRefuse('orc-1 moves 0826', 'enemy-leader', '4.27');
    expect(lone).toRefuse('captain-1 moves 0828 0827 0826', 'enemy-leader', '4.27');
    expect(lone.orders('orc-1').some((order) => order.endsWith(' 0826'))).toBe(false);
  });

  test('[4.27] is closed to friends never', () => {
    const p = unamended(`
      turn 14, westernesse-movement
      0826: aragorn
      0824: infantry-1
    `);
    expect(p).toAllow('infantry-1 moves 0825 0826');
  });

  test('[4.27, 7.55] G-137: nobody retreats onto it', () => {
    const p = unamended(`
      turn 14, westernesse-combat, melee
      0824: infantry-1
      0825: uruk-guard-1
      0826: gimli
    `).rolling(3, 4, 6);
    p.play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p).toRefuse('uruk-guard-1 retreats 0826', 'no-retreat-there', '7.55');
  });

  test('[4.27, 7.51] D-27: a victor advances onto it, and he goes to the nearest', () => {
    const p = unamended(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1, gimli
    `).rolling(3, 4, 6);
    p.play(
      'uruk-guard-1 attacks infantry-1',
      'done',
      'infantry-1 retreats 0824',
      'gimli stays',
      'uruk-guard-1 advances',
    );
    expect(p).toStand({ 'uruk-guard-1': '0825', gimli: '0824' });
  });
});

describe('[8.24] A leader whose unit is lost', () => {
  const lost = (rest: string) =>
    unamended(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1 disrupted, aragorn
      ${rest}
    `)
      .rolling(3, 4, 6)
      .play('uruk-guard-1 attacks infantry-1', 'done');

  test('[8.24] goes to the nearest at once, and cannot stay', () => {
    const p = lost('0823: infantry-2\n0820: infantry-3');
    expect(p.at('aragorn')).toBe('0823');
    expect(p.view().decision).toMatchObject({ kind: 'advance' });
  });

  test('[8.24] G-58, D-27: of several that are as near to the one that its owner chooses', () => {
    const p = lost('0823: infantry-2\n0827: infantry-3');
    expect(p.orders().sort()).toEqual(['aragorn joins infantry-2', 'aragorn joins infantry-3']);
  });

  test('[8.24] G-57: is lost with the last of them, and counts', () => {
    const p = lost('');
    expect(p.at('aragorn')).toBe('lost');
    expect(p.view().points.westernesse.now).toBe(8 + 7);
  });

  test('[8.24] D-25: rolls as ever when it was by a result, and lives on one to four', () => {
    const blow = (die: number) =>
      unamended(`
        turn 14, westernesse-combat, melee
        0825: knight-1
        0826: orc-1, captain-1
        0830: orc-2
      `)
        .rolling(2, 2, 1, die)
        .play('knight-1 attacks orc-1', 'done');
    expect(blow(4)).toStand({ 'orc-1': 'lost', 'captain-1': '0830' });
    expect(blow(5)).toStand({ 'orc-1': 'lost', 'captain-1': 'lost' });
  });

  test('[8.24] G-178: of a unit that is only thrown back the owner chooses whether he goes along', () => {
    const p = unamended(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1, aragorn
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done', 'infantry-1 retreats 0824');
    expect(p.orders().sort()).toEqual(['aragorn follows', 'aragorn stays']);
  });
});
