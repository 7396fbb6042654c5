/** [20.1] [20.2] The ram, as a load. */
import { newGame, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[20.1] Siege equipment', () => {
  test('[20.11] it has no zone of control and bars nobody’s way', () => {
    const p = position('turn 5, westernesse-movement\n1016: infantry-1\nram 1015\nladder 1311 against 1310');
    p.play('infantry-1 moves 1015 1014');
    expect(p).toStand({ 'infantry-1': '1014' });
    expect(p.view().markers['ram-1']).toMatchObject({ hex: '1015' });
  });

  test('[20.11] a unit strikes and is struck with it as without', () => {
    const odds = (more: string) =>
      position(`
        turn 5, isengard-combat, melee
        1015: dunland-infantry-1
        1016: infantry-1
        ${more}
      `).offer('dunland-infantry-1 attacks infantry-1').odds;
    expect(odds('ram dunland-infantry-1')).toEqual(odds(''));
  });
});

describe('[20.2] The ram', () => {
  test('[14.1] it waits with the reinforcements of turn two', () => {
    expect(newGame().view().markers['ram-1']).toEqual({ kind: 'ram', side: 'isengard', hex: 'due' });
  });

  test('[20.21] Dunlending infantry that is due takes it along, at three points', () => {
    const due = (turn: number) =>
      position(`
        turn ${turn}, isengard-movement
        due: dunland-infantry-1, dunland-infantry-5, dunland-cavalry-1, uruk-infantry-1
        0830: orc-1
        ram due
      `);
    expect(due(1)).toRefuse('dunland-infantry-1 takes ram', 'not-due', '14.0');
    const p = due(2);
    expect(p).toRefuse('dunland-cavalry-1 takes ram', 'cannot-carry', '20.21');
    expect(p).toRefuse('uruk-infantry-1 takes ram', 'cannot-carry', '20.21');
    // Due on turn three.
    expect(p).toRefuse('dunland-infantry-5 takes ram', 'not-due', '14.0');
    p.play('dunland-infantry-1 takes ram');
    expect(p.told('ramTaken')).toEqual([{ type: 'ramTaken', unit: 'dunland-infantry-1' }]);
    expect(p).toRefuse('dunland-infantry-1 takes ram', 'has-ram', '20.21');
    expect(p).toAllow('dunland-infantry-1 moves 0834 0833 0832');
    expect(p).toRefuse('dunland-infantry-1 moves 0834 0833 0832 0831', 'too-far', '20.21');
    p.play('dunland-infantry-1 moves 0834 0833 0832');
    expect(p.view().markers['ram-1']).toMatchObject({ hex: '0832', with: 'dunland-infantry-1' });
  });

  test('[20.21] on the map too it goes three points', () => {
    const p = position('turn 5, isengard-movement\n0826: dunland-infantry-1\nram dunland-infantry-1');
    expect(p).toAllow('dunland-infantry-1 moves 0825 0824 0823');
    expect(p).toRefuse('dunland-infantry-1 moves 0825 0824 0823 0822', 'too-far', '20.21');
  });

  test('[20.22] H-48: taken up where it lies, by who has not moved, in movement or before it', () => {
    const p = position(`
      turn 5, isengard-movement
      1013: dunland-infantry-1
      1014: dunland-infantry-2
      ram 1013
    `);
    expect(p).toRefuse('dunland-infantry-2 takes ram', 'ram-elsewhere', '20.22');
    p.play('dunland-infantry-1 takes ram');
    expect(p).toRefuse('dunland-infantry-2 takes ram', 'ram-carried', '20.21');
    const siege = position('turn 5, isengard-siege\n1107: dunland-infantry-1\n0830: orc-1\nram 1107');
    siege.play('dunland-infantry-1 takes ram');
    expect(siege).toAllow('dunland-infantry-1 rams rear-gate');
  });

  test('[20.22] not in the strip before movement, where it would be of no use', () => {
    const p = position('turn 2, isengard-siege\ndue: dunland-infantry-1\n1311: orc-1\nram due');
    expect(p).toRefuse('dunland-infantry-1 takes ram', 'ram-elsewhere', '20.22');
  });

  test('[20.22] W-57: not by who has moved, the disrupted, or the other side', () => {
    const taking = (mark: string, why: string, ruleCase: string) => {
      const p = position(`turn 5, isengard-movement\n1013: dunland-infantry-1 ${mark}\n0830: orc-1\nram 1013`);
      expect(p).toRefuse('dunland-infantry-1 takes ram', why, ruleCase);
    };
    taking('moved', 'already-moved', '4.22');
    taking('disrupted', 'disrupted', '7.57');
    const none = position('turn 5, isengard-movement\n1013: dunland-infantry-1\n0830: orc-1');
    expect(none).toRefuse('dunland-infantry-1 takes ram', 'no-ram', '20.21');
    expect(none).toRefuse('infantry-1 takes ram', 'not-your-piece');
  });

  test('[20.21] H-48: it is put down at any time, and the unit has its four points again', () => {
    const p = position(`
      turn 5, isengard-movement
      0826: dunland-infantry-1
      0830: orc-1
      ram dunland-infantry-1
    `);
    expect(p).toRefuse('orc-1 drops ram', 'no-ram', '20.21');
    p.play('dunland-infantry-1 drops ram');
    expect(p.told('ramLeft')).toEqual([{ type: 'ramLeft', hex: '0826' }]);
    p.play('dunland-infantry-1 moves 0825 0824 0823 0822');
    expect(p.view().markers['ram-1']).toEqual({ kind: 'ram', side: 'isengard', hex: '0826' });
    const moved = position(
      'turn 5, isengard-movement\n0826: dunland-infantry-1 moved\n0830: orc-1\nram dunland-infantry-1',
    );
    expect(moved).toAllow('dunland-infantry-1 drops ram');
    expect(moved.orders('dunland-infantry-1')).toEqual(['dunland-infantry-1 drops ram']);
  });

  test('[3.0] W-5: a phase goes by in which the ram could only be put down', () => {
    const p = position(`
      turn 4, rally
      0826: dunland-infantry-1 disrupted
      0710: infantry-1
      ram dunland-infantry-1
    `);
    expect(p.play('done').view()).toMatchObject({ turn: 5, phase: 'westernesse-movement' });
  });

  test('[8.44] units in formation carry nothing', () => {
    const p = position(`
      turn 5, isengard-movement
      1013: dunland-infantry-1, dunland-infantry-2, chief
      ram 1013
      shield-wall dunland-infantry-1 dunland-infantry-2 chief
    `);
    expect(p).toRefuse('dunland-infantry-1 takes ram', 'in-formation', '8.44');
  });
});

describe('[20.2] Ways closed to the ram', () => {
  test('[15.61] rough ground, [20.68] walls up and down, [18.12] the Culvert', () => {
    const p = (at: string, more = '') =>
      position(`
        turn 5, isengard-movement
        ${at}: dunland-infantry-1
        ram dunland-infantry-1
        ${more}
      `);
    expect(p('1013')).toRefuse('dunland-infantry-1 moves 1012', 'load-rough', '15.61');
    expect(p('1311', 'ladder 1311 against 1310')).toRefuse('dunland-infantry-1 moves 1310', 'load-wall', '20.68');
    expect(p('1310')).toRefuse('dunland-infantry-1 moves 1210', 'load-wall', '20.68');
    expect(p('1409', 'culvert-east breached')).toRefuse('dunland-infantry-1 moves culvert', 'ram-culvert', '18.12');
    expect(p('1107')).toRefuse('dunland-infantry-1 moves 1007', 'gate-held', '15.15');
    expect(p('1107', 'rear-gate isengard')).toAllow('dunland-infantry-1 moves 1007');
    expect(p('1107', 'rear-gate breached')).toAllow('dunland-infantry-1 moves 1007');
    expect(p('0811')).toRefuse('dunland-infantry-1 moves 0810', 'main-gate', '15.21');
    expect(p('0811', 'main-gate breached')).toAllow('dunland-infantry-1 moves 0810');
  });

  test('[20.21] W-23: the Dike is not, and the wall-walk is reached from the Deep', () => {
    const dike = position('turn 5, isengard-movement\n0921: dunland-infantry-1\nram dunland-infantry-1');
    expect(dike).toAllow('dunland-infantry-1 moves 0920');
    const deep = position('turn 5, isengard-movement\n1509: dunland-infantry-1\nram dunland-infantry-1');
    deep.play('dunland-infantry-1 moves 1510');
    expect(deep.view().markers['ram-1']).toMatchObject({ hex: '1510' });
  });
});

describe('[20.22] The ram left behind', () => {
  const struck = (die: number, mark = '') =>
    position(`
      turn 5, westernesse-combat, melee
      1015: dunland-infantry-1 ${mark}
      1014: orc-1
      1016: infantry-1
      ram dunland-infantry-1
    `)
      .rolling(3, 4, die)
      .play('infantry-1 attacks dunland-infantry-1', 'done');

  test('[20.22] when its carrier retreats', () => {
    const p = struck(6);
    const way = p.orders()[0] ?? '';
    p.play(way);
    expect(p.told('ramLeft')).toEqual([{ type: 'ramLeft', hex: '1015' }]);
    expect(p.view().markers['ram-1']).toEqual({ kind: 'ram', side: 'isengard', hex: '1015' });
  });

  test('[20.22] when it is eliminated; the ram never is', () => {
    const p = struck(1);
    expect(p.told('eliminated')).toMatchObject([{ piece: 'dunland-infantry-1' }]);
    expect(p.told('ramLeft')).toEqual([{ type: 'ramLeft', hex: '1015' }]);
  });

  test('[20.22] when it is displaced', () => {
    const p = position(`
      turn 5, westernesse-combat, melee
      0811: uruk-guard-1
      0812: dunland-infantry-1
      0810: infantry-1
      main-gate breached
      ram dunland-infantry-1
    `)
      .rolling(3, 4, 6)
      .play('infantry-1 attacks uruk-guard-1', 'done');
    p.play('uruk-guard-1 retreats 0812', 'dunland-infantry-1 displaced to 0913');
    expect(p.view().markers['ram-1']).toEqual({ kind: 'ram', side: 'isengard', hex: '0812' });
  });

  test('[20.22] another takes it up on a later turn', () => {
    const p = position('turn 6, isengard-movement\n1015: dunland-infantry-2\nram 1015');
    p.play('dunland-infantry-2 takes ram', 'dunland-infantry-2 moves 0915');
    expect(p.view().markers['ram-1']).toMatchObject({ hex: '0915', with: 'dunland-infantry-2' });
  });

  const victor = (more: string, from: string, to: string) =>
    position(`
      turn 5, isengard-combat, melee
      ${from}: dunland-infantry-1
      ${to}: infantry-1 disrupted
      ram dunland-infantry-1
      ${more}
    `)
      .rolling(2, 1, 6)
      .play('dunland-infantry-1 attacks infantry-1', 'done');

  test('[7.51] it goes along with an advance', () => {
    const p = victor('', '1015', '1016').play('dunland-infantry-1 advances');
    expect(p.view().markers['ram-1']).toMatchObject({ hex: '1016', with: 'dunland-infantry-1' });
  });

  test('[20.68] over a ladder it does not, and stays below', () => {
    const p = victor('ladder 1311 against 1310', '1311', '1310').play('dunland-infantry-1 advances');
    expect(p).toStand({ 'dunland-infantry-1': '1310' });
    expect(p.told('ramLeft')).toEqual([{ type: 'ramLeft', hex: '1311' }]);
    expect(p.view().markers['ram-1']).toEqual({ kind: 'ram', side: 'isengard', hex: '1311' });
  });
});
