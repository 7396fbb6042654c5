import { newGame, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[3.0] The sequence of play', () => {
  test('[3.0] each turn has its phases in order', () => {
    const p = position(`
      turn 2, isengard-movement
      0830: orc-1
      0825: infantry-1
    `);
    const phases = [p.view().phase];
    for (let i = 0; i < 2; i++) {
      p.play('done');
      phases.push(...p.told('phase').map(({ phase }) => phase));
    }
    expect(phases).toEqual([
      'isengard-movement',
      'isengard-combat',
      'westernesse-movement',
      'westernesse-combat',
      'rally',
      'abilities',
      'isengard-siege',
      'isengard-movement',
    ]);
    expect(p.view().turn).toBe(3);
  });

  test('[3.0] W-5: a step in which nobody has anything to decide goes by', () => {
    const p = position(`
      turn 2, isengard-movement
      0830: orc-1
      0825: infantry-1
    `);
    // Isengard has nobody to shoot at, to duel with or to strike.
    expect(p.play('done').view().phase).toBe('westernesse-movement');
    const fight = position(`
      turn 2, isengard-combat
      0826: orc-1
      0825: infantry-1
    `);
    expect(fight.view().segment).toBe('melee');
  });

  test('[3.0] W-5: a phase that has been begun ends by done only', () => {
    const moving = position(`
      turn 2, isengard-movement
      0830: orc-1
      0825: infantry-1
    `).play('orc-1 moves 0831');
    expect(moving.orders()).toEqual(['done']);
    expect(moving.view().decision).toEqual({ kind: 'movement', side: 'isengard' });
    expect(moving.play('done').view().phase).toBe('westernesse-movement');
    expect(moving.play('infantry-1 moves 0824').orders()).toEqual(['done']);
    expect(moving.play('done').view()).toMatchObject({ turn: 3, phase: 'isengard-movement' });
    const besieging = position(`
      turn 2, isengard-siege
      1311: orc-1
      0825: infantry-1
      ladders 1
    `).play('orc-1 ladders 1310');
    expect(besieging.orders()).toEqual(['done']);
    expect(besieging.play('done').view().phase).toBe('isengard-movement');
  });

  test('[3.0] W-5: a phase in which nothing has been done and nothing can be done goes by', () => {
    const p = position(`
      turn 2, rally
      0830: orc-1 disrupted
      1311: orc-2 disrupted
      0825: infantry-1
      0824: infantry-2 disrupted, aragorn
    `);
    expect(p.play('done').view()).toMatchObject({ turn: 3, phase: 'westernesse-movement' });
  });

  // Aragorn can rally a friend, so that the turn before waits for an order to end.
  const nextTurn = (turn: number, diary: string) =>
    position(`
      turn ${turn - 1}, rally
      0710: infantry-9 disrupted, aragorn
      spent sortie
      ${diary}
    `).play('done');

  test.each([
    ['who can take up the ram', '1013: dunland-infantry-1\nram 1013', ['dunland-infantry-1 takes ram', 'done']],
    [
      'who has it at the Main Gate',
      '0811: dunland-infantry-1\nram dunland-infantry-1',
      ['dunland-infantry-1 rams main-gate', 'done'],
    ],
    ['who is before another gate', '1107: orc-1\nladders 0', ['orc-1 batters rear-gate', 'done']],
    ['who is behind one', '1007: orc-1\nladders 0', ['orc-1 batters rear-gate', 'done']],
    ['who has a ladder to lay', '1311: orc-1', ['orc-1 ladders 1310', 'orc-1 ladders 1410', 'done']],
    ['a fire that burns', '0811: orc-1\nblasting-fire 0811 against 0810', ['blasting-fire-1 lit']],
  ])('[20.0] W-5: there is a Siege Phase for %s', (_whom, diary, orders) => {
    const p = nextTurn(5, diary);
    expect(p.view()).toMatchObject({ turn: 5, phase: 'isengard-siege' });
    expect(p.orders()).toEqual(orders);
  });

  test.each([
    ['who is at the Main Gate without the ram', '0811: orc-1'],
    ['who could lay a ladder if there were any', '1311: orc-1\n1107: orc-2 disrupted\nladders 0'],
    ['who stands on the wall', '1310: orc-1'],
    ['a ram with nobody by it', '1012: dunland-infantry-1\nram 1013'],
    ['who is still to come', 'due: dunland-infantry-5\n0830: orc-1\nram due'],
  ])('[20.0] W-5: there is none for %s', (_whom, diary) => {
    expect(nextTurn(5, diary).view()).toMatchObject({ turn: 5, phase: 'isengard-movement' });
  });

  test('[20.22, 20.33] W-5: a Movement Phase comes though all there is to do is to take up the ram or to lay a fire', () => {
    // The zones of Westernesse hold both.
    const siege = (diary: string) => position(`turn 5, isengard-siege\n${diary}`).play('done');
    const taking = '1013: dunland-infantry-1\n1012: infantry-1';
    expect(siege(taking).view().phase).toBe('isengard-combat');
    expect(siege(`${taking}\nram 1013`).orders()).toEqual(['dunland-infantry-1 takes ram', 'done']);
    const laying = '1007: orc-1\n0907: infantry-1';
    expect(siege(laying).view().phase).toBe('isengard-combat');
    expect(siege(`${laying}\nblasting-fire orc-1`).orders()).toEqual(['orc-1 lays 1107', 'done']);
  });

  test('[21.21] W-5: Westernesse is asked in the Abilities Phase for a ride to death and glory, when there is a wedge for it', () => {
    const rohan = '0825: theoden\n0826: knight-1\n0233: orc-1';
    expect(nextTurn(6, `${rohan}\n0824: knight-2`).orders()).toEqual(['knight-1 glory knight-2', 'done']);
    expect(nextTurn(6, rohan).view().phase).toBe('isengard-movement');
  });

  test('[3.0, 7.16] W-5: only the segments in which somebody can fight are told of', () => {
    const p = position('turn 2, isengard-movement\n0827: orc-1\n0825: infantry-1');
    p.play('orc-1 moves 0826', 'done');
    expect(p.told('segment')).toEqual([{ type: 'segment', segment: 'melee' }]);
    const q = position('turn 14, isengard-movement\n0827: uruk-archer-1, captain-1\n0825: infantry-1, aragorn');
    q.play('uruk-archer-1 moves 0826', 'captain-1 moves 0826', 'done');
    expect(q.told('segment')).toEqual([{ type: 'segment', segment: 'missile' }]);
    q.play('done');
    expect(q.told('segment')).toEqual([{ type: 'segment', segment: 'duel' }]);
    // [7.24] Who has fought has nobody left to fight, and the segment is over.
    q.rolling(6).play('captain-1 duels aragorn');
    expect(q.told('dueled')).toMatchObject([{ result: '-' }]);
    expect(q.told('segment')).toEqual([{ type: 'segment', segment: 'melee' }]);
  });

  test('[3.0, 7.16] the segments of combat follow one another', () => {
    const p = position(`
      turn 2, isengard-combat
      0826: uruk-archer-1, captain-1
      0825: infantry-1, aragorn
    `);
    const segments = [p.view().segment];
    p.play('done');
    segments.push(p.view().segment);
    p.play('done');
    segments.push(p.view().segment);
    expect(segments).toEqual(['missile', 'duel', 'melee']);
  });

  test('[3.0] one may stop moving, shooting, duelling and rallying at any time', () => {
    const p = position(`
      turn 2, isengard-movement
      0830: orc-1
      0825: infantry-1
    `);
    expect(p).toAllow('done');
    expect(position('turn 2, rally\n0825: infantry-1 disrupted, aragorn')).toAllow('done');
  });

  test('[3.0] who was used in the Siege Phase does not move', () => {
    const p = position(`
      turn 2, isengard-movement
      0830: orc-1 used
      0630: orc-2
    `);
    expect(p).toRefuse('orc-1 moves 0831', 'used-in-siege', '3.0');
  });

  test('[3.0] a new turn wipes out what was done in the last', () => {
    const p = position(`
      turn 2, rally
      0830: orc-1 disrupted moved fired attacked used tried, captain-1 moved fought
      0825: infantry-1 disrupted, aragorn
    `);
    p.play('done');
    expect(p.view()).toMatchObject({ turn: 3, phase: 'isengard-movement' });
    expect(p.unit('orc-1')).toMatchObject({ moved: false, fired: false, attacked: false });
    expect(p.leader('captain-1')).toMatchObject({ moved: false, fought: false, rallies: 0 });
  });

  test.each([
    ['missile', 'advance', 'orc-1 advances'],
    ['missile', 'retreat', 'orc-1 retreats 0827'],
    ['missile', 'displace', 'orc-1 displaced to 0827'],
    ['missile', 'join', 'captain-1 joins orc-1'],
    ['missile', 'rally', 'captain-1 rallies orc-1'],
    ['missile', 'deploy', 'orc-1 to 0832'],
    ['missile', 'set up', 'set up vanguard'],
    ['missile', 'hold', 'hold'],
    ['missile', 'follow', 'captain-1 follows'],
    ['missile', 'withdraw', 'orc-1 withdraws 0827'],
    ['missile', 'stand', 'orc-1 stands'],
  ])('[3.0] in the %s segment nobody can %s', (segment, _what, order) => {
    const p = position(`
      turn 2, isengard-combat, ${segment}
      0826: uruk-archer-1, captain-1
      0927: orc-1
      0825: infantry-1, aragorn
    `);
    expect(p).toRefuse(order, 'wrong-phase', '3.0');
  });
});

describe('What a viewer is told', () => {
  test('[5.0] every piece, where it is, and what the decision is about', () => {
    const p = newGame();
    const view = p.view('isengard');
    expect(view.units['orc-1']).toMatchObject({ hex: 'reserve', reduced: false });
    expect(view.units['uruk-archer-1']).toMatchObject({ hex: 'due' });
    expect(view.units['infantry-16']).toMatchObject({ hex: 'caves' });
    expect(view.leaders['gandalf']).toMatchObject({ hex: 'due' });
    expect(view.decision).toEqual({ kind: 'deployment', side: 'isengard' });
    expect(view.deployed).toEqual([]);
    expect(p.play('set up vanguard', 'done').view().deployed).toEqual(['isengard']);
  });

  test('all three viewers see the same where nothing is secret', () => {
    const p = newGame().play('set up vanguard', 'done', 'set up wall-and-dike', 'done');
    expect(p.view('westernesse')).toEqual(p.view('spectator'));
    // How much Blasting Fire is real is known from the first.
    expect(p.view('isengard')).toEqual({ ...p.view('spectator'), fires: { left: 12, real: 6 } });
  });

  test('[20.81] a dummy is known to its owner only', () => {
    const p = position(`
      turn 5, isengard-movement
      0830: orc-1
      1310: infantry-1
      rocks 1310 dummy
      rocks 1410
    `);
    expect(p.view('westernesse').markers).toMatchObject({ 'rocks-1': { dummy: true }, 'rocks-2': { dummy: false } });
    for (const viewer of ['isengard', 'spectator'] as const) {
      expect(JSON.stringify(p.view(viewer).markers)).not.toContain('dummy');
    }
  });
});
