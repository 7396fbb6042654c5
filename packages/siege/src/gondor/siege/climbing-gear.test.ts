/** [16.4] What ladders and siege towers are to who stands with them. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** Armour of who is struck or shot at, as the odds show it. */
function armour(diary: string, order: string): { readonly armour: number; readonly cases: readonly string[] } {
  const { modifiers = [], roll = '' } = gondor(diary).offer(order).odds ?? {};
  const [, value = ''] = /armour (\d)/.exec(roll) ?? [];
  return { armour: Number(value), cases: modifiers.map((each) => `${each.case} ${each.value}`) };
}

describe('[16.41] Siege towers', () => {
  const scale = (mark: string) =>
    gondor(`
      turn 3, sauron-movement
      1410: orc-1
      1411: orc-2
      1912: light-orc-1
      siege-tower-1 1410 ${mark}
    `);

  test('[16.41] G-142: a tower that is ready serves every side that rises from its hex, for one point more', () => {
    const p = scale('ready');
    expect(p.offer('orc-1 moves 1409').cost).toBe(4);
    expect(p.offer('orc-1 moves 1309').cost).toBe(4);
    expect(scale('')).toRefuse('orc-1 moves 1409', 'wall', '15.12');
  });

  test('[16.41] G-97: any number go up in a phase, from farther off too, and one may stay', () => {
    const p = scale('ready').play('orc-1 moves 1409');
    expect(p.offer('orc-2 moves 1410 1309').cost).toBe(6);
    p.play('orc-2 moves 1410 1309');
    expect(p).toStand({ 'orc-1': '1409', 'orc-2': '1309' });
  });

  test('[16.41] G-144: at the Main Gate too', () => {
    const p = gondor('turn 3, sauron-movement\n1911: orc-1\n2024: orc-2\nsiege-tower-1 1911 ready');
    expect(p).toAllow('orc-1 moves 1910');
    expect(p).toAllow('orc-1 moves 2011');
  });

  test('[16.41] G-127: it is ready once a Siege Phase has begun with it there', () => {
    const p = gondor('turn 3, sauron-movement\n1912: orc-1\n2424: orc-2\n1903: citadel-guard-1\nsiege-tower-1 1912');
    p.play('orc-1 pushes siege-tower-1 1911');
    expect(p.view().engines.ready).toEqual([]);
    while (p.view().turn === 3) p.play('done');
    while (p.view().phase !== 'sauron-movement') p.play('done');
    expect(p.view().engines.ready).toEqual(['siege-tower-1']);
    expect(p).toAllow('orc-1 moves 1910');
  });

  test('[16.41] upward alone, and over walls, towers and gates only', () => {
    const down = gondor('turn 3, sauron-movement\n1508: orc-1\n1912: light-orc-1\nsiege-tower-1 1509 ready');
    expect(down).toRefuse('orc-1 moves 1509 1510', 'wall-whole-allowance', '15.13');
    const slope = (tower: string) =>
      gondor(`turn 3, sauron-movement\n0718: orc-1\n1912: light-orc-1\n${tower}`).offer('orc-1 moves 0719').cost;
    expect(slope('')).toBe(4);
    expect(slope('siege-tower-1 0718 ready')).toBe(4);
  });

  test('[16.48] neither horse nor mûmakil', () => {
    const p = (unit: string) => gondor(`turn 3, sauron-movement\n${unit}\nsiege-tower-1 1410 ready`);
    expect(p('1410: mumak-1')).toRefuse('mumak-1 moves 1409', 'cavalry-wall', '15.22');
    const horse = p('1510: mordor-cavalry-1');
    expect(horse).toRefuse('mordor-cavalry-1 moves 1410 1409', 'cavalry-wall', '15.22');
  });
});

describe('[16.42] [16.45] Armour', () => {
  const melee = (gear: string) =>
    armour(`turn 3, westernesse-combat, melee\n1410: uruk-1\n1409: spearman-1\n${gear}`, 'spearman-1 attacks uruk-1');
  const shot = (gear: string) =>
    armour(`turn 3, westernesse-combat, missile\n1410: uruk-1\n1409: bowman-1\n${gear}`, 'bowman-1 fires at uruk-1');

  test('[16.42] with a siege tower one less in melee, and one more against missiles, ready or not', () => {
    expect(melee('')).toEqual({ armour: 3, cases: [] });
    expect(melee('siege-tower-1 1410')).toEqual({ armour: 2, cases: ['16.42 -1'] });
    expect(shot('siege-tower-1 1410')).toEqual({ armour: 4, cases: ['16.42 1'] });
  });

  test('[16.45] with a ladder one less in both, at once (G-143)', () => {
    expect(melee('ladder 1410 against 1309 laid')).toEqual({ armour: 2, cases: ['16.45 -1'] });
    expect(shot('ladder 1410 against 1309')).toEqual({ armour: 2, cases: ['16.45 -1'] });
  });

  test('[16.42] [16.45] G-26: with both, both', () => {
    const both = 'siege-tower-1 1410\nladder 1410 against 1409';
    expect(melee(both).armour).toBe(1);
    expect(shot(both)).toEqual({ armour: 3, cases: ['16.42 1', '16.45 -1'] });
  });

  test('[16.42] who stands with one shoots and strikes as ever', () => {
    const p = gondor('turn 3, sauron-combat, missile\n1410: orc-archer-1\n1409: spearman-1\nladder 1410 against 1409');
    expect(p).toAllow('orc-archer-1 fires at spearman-1');
    const tower = gondor(
      'turn 3, sauron-combat, melee\n1410: orc-archer-1\n1409: spearman-1\nsiege-tower-1 1410 ready',
    );
    expect(tower).toAllow('orc-archer-1 attacks spearman-1');
  });
});

describe('[16.44] Zones over the wall', () => {
  const above = (gear: string, unit = 'orc-1') =>
    gondor(`turn 3, westernesse-combat, melee\n1410: ${unit}\n1409: spearman-1\n1408: spearman-2\n${gear}`);

  test('[16.44] G-100: who stands above a ladder or a ready tower with a unit must strike, the climber may', () => {
    for (const gear of ['ladder 1410 against 1409', 'siege-tower-1 1410 ready']) {
      const p = above(gear);
      expect(p).toRefuse('done', 'must-attack', '7.31');
      expect(p).toAllow('spearman-1 attacks orc-1');
      const climber = gondor(`turn 3, sauron-combat, melee\n1410: orc-1\n1409: spearman-1\n${gear}`);
      expect(climber).toAllow('orc-1 attacks spearman-1');
      expect(climber).toAllow('done');
    }
  });

  test('[16.44] G-12: a disrupted climber still has its zone, horse has none, and neither has gear by itself', () => {
    const gear = 'ladder 1410 against 1409';
    expect(above(gear, 'orc-1 disrupted')).toRefuse('done', 'must-attack', '7.31');
    expect(above(gear, 'mordor-cavalry-1')).toAllow('done');
    expect(above(gear, 'mumak-1')).toAllow('done');
    expect(above('siege-tower-1 1410')).toAllow('done');
    expect(above('ladder 1410 against 1409 laid')).toAllow('done');
  });

  test('[6.11] G-164: the defender above may not move away', () => {
    const move = (gear: string) =>
      gondor(`turn 3, westernesse-movement\n1410: orc-1\n1409: spearman-1\n1903: citadel-guard-1\n${gear}`);
    expect(move('ladder 1410 against 1409')).toRefuse('spearman-1 moves 1509', 'in-enemy-zone', '6.11');
    expect(move('ladder 1410 against 1309')).toAllow('spearman-1 moves 1509');
  });

  test('[16.44] zones do not come down: who is below may go', () => {
    const p = gondor('turn 3, sauron-movement\n1410: orc-1\n1409: spearman-1\nladder 1410 against 1409');
    expect(p).toAllow('orc-1 moves 1411');
  });
});

describe('[16.46] Duels', () => {
  const duel = (gear: string) =>
    gondor(`turn 7, westernesse-combat, duel\n1410: orc-1, gothmog\n1409: spearman-1, imrahil\n${gear}`).offer(
      'imrahil duels gothmog',
    ).odds?.modifiers;

  test('[16.46] a leader with a ladder or a tower has one less over the side, once', () => {
    expect(duel('')).toEqual([]);
    const one = [{ case: '16.46', label: 'on a ladder or in a siege tower, for the defender', value: 1 }];
    expect(duel('ladder 1410 against 1409')).toEqual(one);
    expect(duel('siege-tower-1 1410')).toEqual(one);
    expect(duel('siege-tower-1 1410\nladder 1410 against 1409')).toEqual(one);
  });

  test('[16.46] G-31: he reaches upward only where a unit of his hex could strike', () => {
    const p = (gear: string) =>
      gondor(`
        turn 7, sauron-combat, duel
        1410: orc-1, gothmog
        1409: spearman-1, imrahil
        2020: orc-2, nazgul
        2021: spearman-2, gandalf
        ${gear}
      `);
    expect(p('')).toRefuse('gothmog duels imrahil', 'wall-above', '7.35');
    expect(p('siege-tower-1 1410')).toRefuse('gothmog duels imrahil', 'wall-above', '7.35');
    expect(p('ladder 1410 against 1409')).toAllow('gothmog duels imrahil');
    expect(p('siege-tower-1 1410 ready')).toAllow('gothmog duels imrahil');
  });
});

describe('[16.47] Ladders and towers destroyed', () => {
  const struck = (gear: string, die: number) =>
    gondor(`
      turn 7, westernesse-combat, melee
      1410: uruk-1
      1409: axeman-1
      ${gear}
    `)
      .rolling(3, 3, die)
      .play('axeman-1 attacks uruk-1', 'done');

  test('[16.47] G-101: by any result in melee, a mere retreat too; what is gone does not come back', () => {
    const p = struck('ladder 1410 against 1409\nladders 3', 6);
    expect(p.told('gearBroken')).toEqual([{ type: 'gearBroken', kind: 'ladder', hex: '1410' }]);
    expect(p.view().supply.ladders).toBe(3);
    const tower = struck('siege-tower-1 1410 ready', 6);
    expect(tower.told('gearBroken')).toEqual([{ type: 'gearBroken', kind: 'siege-tower', hex: '1410' }]);
    expect(tower.view().markers).toEqual({});
    expect(tower.view().engines).toEqual({ ready: [], fired: [], moved: [] });
  });

  test('[16.47] both, where both are, and a ladder that was laid this turn', () => {
    const p = struck('siege-tower-1 1410 ready\nladder 1410 against 1309 laid', 1);
    expect(p.told('gearBroken').map(({ kind }) => kind)).toEqual(['siege-tower', 'ladder']);
    expect(p.view().laid).toEqual([]);
  });

  test('[16.47] G-175: what was broken counts no more among what was laid or is ready, what stands elsewhere does', () => {
    const p = struck(
      'siege-tower-1 1410 ready\nladder 1410 against 1309 laid\nsiege-tower-2 1510 ready\nladder 1510 against 1509 laid',
      6,
    );
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'uruk-1' });
    expect(p.view()).toMatchObject({ laid: ['ladder-2'], engines: { ready: ['siege-tower-2'] } });
  });

  test('[16.47] G-175: not by a blow that misses, nor by missiles, nor with engines that are no gear', () => {
    const missed = gondor(`
      turn 7, westernesse-combat, melee
      1410: uruk-1
      1409: axeman-1
      ladder 1410 against 1409
    `)
      .rolling(6, 6)
      .play('axeman-1 attacks uruk-1', 'done');
    expect(missed.told('gearBroken')).toEqual([]);
    const shot = gondor(`
      turn 7, westernesse-combat, missile
      1410: orc-1
      1409: bowman-1
      ladder 1410 against 1409
    `)
      .rolling(3, 3, 6)
      .play('bowman-1 fires at orc-1');
    expect(shot.told('casualty')).toHaveLength(1);
    expect(shot.told('gearBroken')).toEqual([]);
    expect(struck('grond 1410', 6).view().markers).toHaveProperty('grond');
  });
});

describe('[7.13] G-23: Siege towers on the way of missiles', () => {
  const across = (more: string) =>
    gondor(`turn 7, sauron-combat, missile\n2016: orc-archer-1\n2018: spearman-1\n2024: orc-1\n${more}`);

  test('[7.13] stop them, whosever they are; from the next hex nothing is on the way', () => {
    expect(across('')).toAllow('orc-archer-1 fires at spearman-1');
    expect(across('siege-tower-1 2017')).toRefuse('orc-archer-1 fires at spearman-1', 'line-blocked', '7.13');
    expect(across('sauron-catapult-1 2017')).toAllow('orc-archer-1 fires at spearman-1');
    const next = gondor('turn 7, sauron-combat, missile\n2016: orc-archer-1\n2017: spearman-1\nsiege-tower-1 2016');
    expect(next).toAllow('orc-archer-1 fires at spearman-1');
  });

  test('[7.13] G-21: along a hexside only one in each of its two hexes does', () => {
    // Between 1915 and 1916.
    const along = (more: string) =>
      gondor(`turn 7, sauron-combat, missile\n2016: orc-archer-1\n1816: spearman-1\n2024: orc-1\n${more}`);
    expect(along('siege-tower-1 1915')).toAllow('orc-archer-1 fires at spearman-1');
    expect(along('siege-tower-1 1915\nsiege-tower-2 1916')).toRefuse(
      'orc-archer-1 fires at spearman-1',
      'line-blocked',
      '7.13',
    );
  });
});
