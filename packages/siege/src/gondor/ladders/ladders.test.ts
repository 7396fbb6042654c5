/** [16.4] Ladders are laid in the Movement Phase, climbed in the next turn, and lost in melee. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const below = (more: string) => gondor(`turn 3, sauron-movement\n2024: light-orc-9\n${more}`);

describe('[16.43] Laying ladders', () => {
  test('[16.43] a foot unit below a wall or a tower lays one, and moves on no more', () => {
    const p = below('1510: orc-1\n1310: orc-2');
    expect(p).toAllow('orc-1 ladders 1509');
    expect(p).toAllow('orc-2 ladders 1309');
    expect(p).toRefuse('orc-1 ladders 1511', 'nothing-to-scale', '16.43');
    expect(p).toRefuse('orc-1 ladders 1410', 'nothing-to-scale', '16.43');
    p.play('orc-1 ladders 1509');
    expect(p.told('ladderLaid')).toEqual([{ type: 'ladderLaid', unit: 'orc-1', hex: '1510', against: '1509' }]);
    expect(p.view().markers['ladder-1']).toEqual({ kind: 'ladder', side: 'sauron', hex: '1510', against: '1509' });
    expect(p.view().laid).toEqual(['ladder-1']);
    expect(p).toRefuse('orc-1 moves 1511', 'already-moved', '4.22');
    // There is nothing hidden about it.
    expect(p.state.markers).toMatchObject([{ id: 'ladder-1', dummy: false, known: false }]);
  });

  test('[16.43] beside a siege tower too', () => {
    expect(below('1510: orc-1\nsiege-tower-1 1510')).toAllow('orc-1 ladders 1509');
  });

  test('[16.43] W-225: who has just come, is held by a zone or has worked an engine lays one too', () => {
    const p = below('2112: orc-1\n1410: orc-2\n1411: spearman-1\n1611: orc-3 used');
    p.play('orc-1 moves 2111', 'orc-1 ladders 2110');
    expect(p).toRefuse('orc-2 moves 1310', 'in-enemy-zone', '6.11');
    p.play('orc-2 ladders 1409', 'orc-3 ladders 1610');
    expect(p.view().laid).toEqual(['ladder-1', 'ladder-2', 'ladder-3']);
  });

  test('[16.43] G-144: against the Main Gate too', () => {
    expect(below('1911: orc-1')).toAllow('orc-1 ladders 1910');
    expect(below('1911: orc-1\nmain-gate breached')).toRefuse('orc-1 ladders 1910', 'gate-broken', '16.27');
  });

  test('[16.43] not by horse or mûmakil, the disrupted, or who is not there', () => {
    const p = below('1510: mordor-cavalry-1\n1410: mumak-1\n1611: orc-1 disrupted\ndue: uruk-1');
    expect(p).toRefuse('mordor-cavalry-1 ladders 1509', 'not-on-foot', '16.48');
    expect(p).toRefuse('mumak-1 ladders 1409', 'not-on-foot', '16.48');
    expect(p).toRefuse('orc-1 ladders 1610', 'disrupted', '7.57');
    expect(p).toRefuse('uruk-1 ladders 1610', 'not-on-map', '16.43');
  });

  test('[16.43] [8.44] of two in formation the first lays it for both, and neither moves on', () => {
    const p = below('1510: orc-1, orc-2, gothmog\nshield-wall orc-1 orc-2 gothmog');
    expect(p).toRefuse('orc-2 ladders 1509', 'in-formation', '8.44');
    p.play('orc-1 ladders 1509');
    expect(p.unit('orc-1').moved).toBe(true);
    expect(p.unit('orc-2').moved).toBe(true);
  });

  test('[16.43] one in a hex, against one side', () => {
    const p = below('1410: orc-1\nladder 1410 against 1409');
    expect(p).toRefuse('orc-1 ladders 1309', 'ladder-there', '16.43');
  });

  test('[16.43] [16.47] the counter mix is all there is, for both sides together', () => {
    const p = below('1510: orc-1\n1410: orc-2\nladders 1').play('orc-1 ladders 1509');
    expect(p.view().supply.ladders).toBe(0);
    expect(p).toRefuse('orc-2 ladders 1409', 'no-ladders', '16.47');
  });

  test('[16.43] G-99: Westernesse lays them in its own phase, against what Sauron has taken', () => {
    const p = gondor('turn 3, westernesse-movement\n1910: spearman-1, imrahil\n1811: orc-1\n2024: orc-2');
    expect(p).toAllow('spearman-1 ladders 1811');
    expect(p).toRefuse('orc-1 ladders 1710', 'not-your-piece');
    p.play('spearman-1 ladders 1811');
    expect(p.view().markers['ladder-1']).toMatchObject({ side: 'westernesse', hex: '1910', against: '1811' });
    expect(p).toRefuse('imrahil ladders 1811', 'not-a-unit', '16.43');
  });

  test('[16.43] [16.41] G-99: and within the city, where foot of five points may come a hex to the ladder first', () => {
    const p = gondor('turn 2, westernesse-movement\n1808: bowman-1\n1908: spearman-1\n2024: orc-2');
    expect(p).toAllow('bowman-1 ladders 1807');
    expect(p).toAllow('bowman-1 ladders 1707');
    // Through the mouth of a tunnel, over its rock and down again none leads.
    expect(p).toRefuse('bowman-1 ladders 1908', 'nothing-to-scale', '16.43');
    expect(p).toRefuse('bowman-1 ladders 1809', 'nothing-to-scale', '16.43');
    expect(p).toRefuse('spearman-1 ladders 1907', 'nothing-to-scale', '16.43');
    const next = gondor('turn 3, westernesse-movement\n1708: spearman-1\n2024: orc-2\nladder 1808 against 1807');
    expect(next.offer('spearman-1 moves 1808 1807').cost).toBe(10);
    expect(next).toAllow('spearman-1 moves 1808 1807');
  });

  test('[16.43] W-271: against a gate of one’s own as against any other, to strike over it', () => {
    const own = gondor(
      'turn 8, sauron-movement\n1911: orc-1\n1910: spearman-1\n1903: citadel-guard-1\nmain-gate sauron',
    );
    expect(own).toAllow('orc-1 ladders 1910');
    const door = gondor('turn 3, westernesse-movement\n1810: spearman-1\n2024: orc-2');
    expect(door).toAllow('spearman-1 ladders 1811');
    const melee = (more: string) =>
      gondor(`turn 8, sauron-combat, melee\n1911: orc-1\n1910: spearman-1\n1811: axeman-1\nmain-gate sauron\n${more}`);
    expect(melee('ladder 1911 against 1910')).toAllow('orc-1 attacks spearman-1');
    expect(melee('ladder 1911 against 1811')).toRefuse('orc-1 attacks spearman-1', 'wall-above', '7.35');
  });

  test('[16.43] G-98: it is not climbed in the turn in which it was laid, and in the next one for all four points', () => {
    const now = below('1510: orc-1\nladder 1510 against 1509 laid');
    expect(now).toRefuse('orc-1 moves 1509', 'wall', '15.12');
    const next = below('1510: orc-1\n1511: orc-2\nladder 1510 against 1509');
    expect(next.offer('orc-1 moves 1509').cost).toBe(8);
    expect(next).toRefuse('orc-2 moves 1510 1509', 'too-far');
    next.play('orc-1 moves 1509');
    // It stays, for whoever comes next.
    expect(next.view().markers['ladder-1']).toMatchObject({ hex: '1510', against: '1509' });
  });

  test('[16.43] G-179: it helps upward alone, and whoever stands with it', () => {
    const ladder = '2024: orc-2\nladder 1510 against 1509';
    const up = gondor(`turn 3, westernesse-movement\n1510: spearman-1\n${ladder}`);
    expect(up).toAllow('spearman-1 moves 1509');
    // Down it is a drop as anywhere.
    const down = gondor(`turn 3, westernesse-movement\n1508: spearman-1\n${ladder}`);
    expect(down).toRefuse('spearman-1 moves 1509 1510', 'wall-whole-allowance', '15.13');
  });

  test('[16.43] as a new turn begins the ladders of the last are ready', () => {
    const p = gondor(
      'turn 3, rally\n1510: orc-1 disrupted\n1511: gothmog\n1903: citadel-guard-1\nladder 1510 against 1509 laid',
    );
    expect(p.view().laid).toEqual(['ladder-1']);
    p.play('done');
    expect(p.view()).toMatchObject({ turn: 4, laid: [] });
  });
});

describe('[15.1] Walls up and down', () => {
  test('[15.12] nobody goes up a whole wall or tower side without one, leaders neither (G-135)', () => {
    const p = below('1510: orc-1, gothmog\n1310: orc-2');
    expect(p).toRefuse('orc-1 moves 1509', 'wall', '15.12');
    expect(p).toRefuse('gothmog moves 1509', 'wall', '15.12');
    expect(p).toRefuse('orc-2 moves 1309', 'wall', '15.12');
    const led = below('1510: orc-1, gothmog\nladder 1510 against 1509');
    expect(led).toAllow('gothmog moves 1509');
  });

  test('[15.13] G-85: a drop takes the whole allowance, and does not end in an enemy zone', () => {
    const drop = (more: string) => gondor(`turn 3, westernesse-movement\n2024: light-orc-9\n${more}`);
    const free = drop('1509: spearman-1');
    expect(free.offer('spearman-1 moves 1510').cost).toBe(8);
    expect(drop('1508: spearman-1')).toRefuse('spearman-1 moves 1509 1510', 'wall-whole-allowance', '15.13');
    expect(drop('1509: spearman-1\n1511: orc-1')).toRefuse('spearman-1 moves 1510', 'wall-into-zone', '15.13');
    expect(drop('1509: imrahil')).toAllow('imrahil moves 1510');
    expect(drop('1508: imrahil')).toRefuse('imrahil moves 1509 1510', 'wall-whole-allowance', '15.13');
  });

  test('[15.13] G-85: nor do leaders drop into one, to whom zones mean nothing on level ground, nor the Banner', () => {
    const p = gondor(`
      turn 12, westernesse-movement
      1509: imrahil, aragorn
      1510: eomer
      1410: eowyn
      1511: orc-1
      relief called rohan men
      banner aragorn since 11
    `);
    expect(p).toRefuse('imrahil moves 1510', 'wall-into-zone', '15.13');
    expect(p).toRefuse('banner to eomer 1510', 'wall-into-zone', '15.13');
    expect(p).toAllow('imrahil moves 1410');
    expect(p).toAllow('eowyn moves 1510');
    const nazgul = (more: string) =>
      gondor(`turn 12, magic-second\n1509: nazgul, orc-1\n2024: orc-2\n1903: gandalf\n${more}`);
    expect(nazgul('1511: spearman-1')).toRefuse('nazgul moves 1510', 'wall-into-zone', '15.13');
    expect(nazgul('1512: spearman-1')).toAllow('nazgul moves 1510');
  });

  test('[15.14] [7.35] a tower is above all that touches it, the wall and the street behind it too', () => {
    const p = gondor('turn 3, westernesse-movement\n2024: light-orc-9\n1910: spearman-1\n1810: spearman-2');
    expect(p).toRefuse('spearman-1 moves 1811', 'wall', '15.12');
    expect(p).toAllow('spearman-2 moves 1811');
    const melee = gondor('turn 3, sauron-combat, melee\n1911: orc-1\n1811: spearman-1\n2024: light-orc-9');
    expect(melee.orders('orc-1')).toEqual([]);
  });

  test('[15.22] neither horse nor mûmakil go up or down a wall, or fight over one', () => {
    const p = below('1510: mumak-1\n1410: mordor-cavalry-1\nladder 1510 against 1509\nladder 1410 against 1409');
    expect(p).toRefuse('mumak-1 moves 1509', 'cavalry-wall', '15.22');
    expect(p).toRefuse('mordor-cavalry-1 moves 1409', 'cavalry-wall', '15.22');
    const down = below('1509: mumak-1\n1409: mordor-cavalry-1');
    expect(down).toRefuse('mumak-1 moves 1510', 'cavalry-wall', '15.22');
    expect(down).toRefuse('mordor-cavalry-1 moves 1410', 'cavalry-wall', '15.22');
    const fight = gondor(`
      turn 3, sauron-combat, melee
      1510: mumak-1
      1509: spearman-1
      2024: orc-1
      2023: spearman-2
      ladder 1510 against 1509
    `);
    expect(fight).toRefuse('mumak-1 attacks spearman-1', 'cavalry-wall', '15.22');
  });

  test('[15.22] G-165: nor at a breach, where foot may strike them', () => {
    const broken = '1808-1809 breached';
    const go = gondor(`turn 3, sauron-movement\n1809: mumak-1\n1903: citadel-guard-1\n${broken}`);
    expect(go).toRefuse('mumak-1 moves 1808', 'cavalry-wall', '15.22');
    const foot = gondor(`turn 3, sauron-movement\n1809: orc-1\n1903: citadel-guard-1\n${broken}`);
    expect(foot.offer('orc-1 moves 1808').cost).toBe(4);
    const blow = (phase: string) =>
      gondor(`turn 3, ${phase}, melee\n1809: mumak-1\n1808: axeman-1\n2424: orc-1\n2423: spearman-1\n${broken}`);
    expect(blow('sauron-combat')).toRefuse('mumak-1 attacks axeman-1', 'cavalry-wall', '15.22');
    expect(blow('westernesse-combat')).toAllow('axeman-1 attacks mumak-1');
  });
});
