import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[21.5] The Horn of Helm Hammerhand', () => {
  test('[21.51] H-70: a unit or leader in its hex blows it, disrupted or not', () => {
    const p = position(`
      turn 6, abilities
      0831: orc-1
      0808: archer-1 disrupted, eomer
      0807: infantry-1
    `);
    expect(p.orders()).toEqual(['archer-1 blows', 'eomer blows', 'done']);
    expect(p).toRefuse('infantry-1 blows', 'not-at-the-horn', '21.51');
    expect(p).toRefuse('aragorn blows', 'not-at-the-horn', '21.51');
    expect(p).toRefuse('orc-1 blows', 'not-your-piece');
    expect(p).toRefuse('nobody blows', 'unknown-unit');
    p.rolling(6, 6).play('archer-1 blows');
    expect(p.told('announced')).toEqual([
      { type: 'announced', side: 'westernesse', ability: 'horn', piece: 'archer-1' },
    ]);
    expect(p.view()).toMatchObject({ spent: ['horn'], active: ['horn'] });
  });

  test('[21.51] [21.0] once in a game', () => {
    const p = position('turn 6, abilities\n0831: orc-1\n0808: infantry-1, gandalf\nspent horn');
    expect(p.orders()).toEqual(['announce divine-light', 'done']);
    expect(p).toRefuse('infantry-1 blows', 'ability-spent', '21.0');
  });

  test('[21.51] who blew it may not move this turn; who stood by may', () => {
    const p = position(`
      turn 6, abilities
      0831: orc-1 moved
      0808: infantry-1, eomer, theoden
    `).play('eomer blows', 'done');
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p).toRefuse('eomer moves 0807', 'blew-the-horn', '21.51');
    expect(p).toAllow('theoden moves 0807');
    expect(p).toAllow('infantry-1 moves 0807');
    const q = position('turn 6, abilities\n0831: orc-1 moved\n0808: infantry-1, eomer').play(
      'infantry-1 blows',
      'done',
    );
    expect(q).toRefuse('infantry-1 moves 0807', 'blew-the-horn', '21.51');
    expect(q.unit('infantry-1').used).toBe(true);
  });

  test('[21.51] [3.0] with nobody else there, Westernesse has nothing to do in its Movement Phase', () => {
    const p = position('turn 6, abilities\n0831: orc-1\n0808: eomer').play('eomer blows', 'done');
    expect(p.view()).toMatchObject({ turn: 7, phase: 'isengard-movement' });
  });

  test('[21.51] H-69: every disrupted unit of Westernesse on the map tries to rally with a rating of 6', () => {
    const p = position(`
      turn 6, abilities
      0831: orc-1 disrupted
      0808: infantry-1
      0825: infantry-2 disrupted
      0822: infantry-3 disrupted
      0819: knight-1
    `);
    expect(p.offer('infantry-1 blows').odds).toMatchObject({
      outcomes: [
        { kind: 'rallied', chance: { n: 25, d: 36 } },
        { kind: 'none', chance: { n: 11, d: 36 } },
      ],
      roll: 'rating 6: 3–8 on two dice, for each of 2 disrupted units',
    });
    p.rolling(1, 2, 5, 4).play('infantry-1 blows');
    expect(p.told('heartened')).toEqual([
      { type: 'heartened', unit: 'infantry-2', dice: [1, 2], success: true },
      { type: 'heartened', unit: 'infantry-3', dice: [5, 4], success: false },
    ]);
    expect(p.unit('infantry-2').disrupted).toBe(false);
    expect(p.unit('infantry-3').disrupted).toBe(true);
    expect(p.unit('orc-1').disrupted).toBe(true);
    expect(position('turn 6, abilities\n0831: orc-1\n0808: infantry-1').offer('infantry-1 blows').odds).toBeUndefined();
  });

  test('[21.51] D-22: it is not their try of the Rally Phase', () => {
    const p = position(`
      turn 6, abilities
      0831: orc-1
      0808: infantry-1
      0825: infantry-2 disrupted, theoden
    `);
    p.rolling(6, 6).play('infantry-1 blows', 'done', 'done');
    expect(p.view().phase).toBe('rally');
    expect(p).toAllow('theoden rallies infantry-2');
  });

  test('[21.51] H-69: though Westernesse is demoralized: and if it still is, nobody rallies later', () => {
    const diary = (points: number) => `
      turn 6, abilities
      0831: orc-1
      0808: infantry-1
      0825: infantry-2 disrupted, theoden
      0822: infantry-3 disrupted
      westernesse ${points} points
    `;
    const p = position(diary(120)).rolling(4, 4, 6, 6).play('infantry-1 blows');
    expect(p.unit('infantry-2').disrupted).toBe(false);
    expect(p.view().points.westernesse).toMatchObject({ now: 110, demoralized: true });
    p.play('done', 'done');
    // [9.31] The Rally Phase went by.
    expect(p.view().turn).toBe(7);
  });

  test('[22.11] ten points off as it sounds, which may give heart again', () => {
    const p = position('turn 6, abilities\n0831: orc-1\n0808: infantry-1\nwesternesse 105 points');
    expect(p.view().points.westernesse).toMatchObject({ now: 105, demoralized: true });
    p.play('infantry-1 blows');
    expect(p.told('points')).toEqual([{ type: 'points', side: 'westernesse', points: -10, why: 'horn' }]);
    expect(p.view().points.westernesse).toMatchObject({ now: 95, demoralized: false });
  });

  test('[21.51] H-86: under the Voice too; and the Voice is silenced for the rest of the turn', () => {
    const p = position(`
      turn 6, abilities
      0831: orc-1 disrupted, lieutenant
      0808: infantry-1
      0825: infantry-2 disrupted, theoden
    `);
    p.rolling(6, 6).play('announce voice-of-saruman', 'infantry-1 blows');
    expect(p.view().active).toEqual(['voice-of-saruman', 'horn']);
    p.play('done', 'done');
    expect(p.view().phase).toBe('rally');
    expect(p).toAllow('theoden rallies infantry-2');
    p.play('done');
    // No unit of Isengard may try: its part of the Rally Phase went by.
    expect(p.view().phase).not.toBe('rally');
  });

  test('[21.51] no unit of Isengard may rally', () => {
    const diary = '0830: orc-1 disrupted, captain-1\n0825: infantry-1 disrupted, theoden';
    const p = position(`turn 15, rally\n${diary}\nspent horn\nactive horn`).play('done');
    expect(p.view().phase).not.toBe('rally');
    expect(position(`turn 15, rally\n${diary}\nspent horn`).play('done')).toAllow('captain-1 rallies orc-1');
  });

  test('[21.51] [9.33, A7.37] all of Westernesse attacks fanatically, whatever its morale and heart', () => {
    const odds = (lines: string) =>
      position(`turn 15, westernesse-combat, melee\n0825: infantry-1\n0826: uruk-guard-1\n${lines}`).offer(
        'infantry-1 attacks uruk-guard-1',
      ).odds;
    expect(odds('')?.modifiers).toEqual([]);
    expect(odds('spent horn\nactive horn')).toMatchObject({
      modifiers: [{ case: 'A7.37', value: -1 }],
      roll: 'D against armour 2 (3 printed): 5–8 on two dice, then morale Y',
    });
    // [H-89] Not in later turns.
    expect(odds('spent horn')?.modifiers).toEqual([]);
  });

  test('[21.51] [A7.37] not with missiles, nor when they defend', () => {
    const lines = 'spent horn\nactive horn';
    const shot = position(`turn 15, westernesse-combat, missile\n0825: archer-1\n0827: orc-1\n${lines}`);
    expect(shot.offer('archer-1 fires at orc-1').odds?.modifiers).toEqual([]);
    const defended = position(`turn 15, isengard-combat, melee\n0825: infantry-1\n0826: orc-1\n${lines}`);
    expect(defended.offer('orc-1 attacks infantry-1').odds?.modifiers).toEqual([]);
  });
});

describe('[14.22] The Glittering Caves', () => {
  test('[14.22, 21.51] H-27: the horn calls out of the caves who is there, to any hex of the western edge', () => {
    const p = position(`
      turn 6, abilities
      0831: orc-1
      0808: infantry-1
      caves: infantry-16, archer-10, gimli
    `).play('infantry-1 blows');
    expect(p.view().decision).toEqual({ kind: 'arrivals', side: 'westernesse' });
    expect(p.orders('infantry-16').map((order) => order.split(' ').at(-1))).toEqual([
      '1201',
      '1301',
      '1401',
      '1501',
      '1601',
    ]);
    p.play('infantry-16 arrives 1301');
    expect(p.told('arrived')).toEqual([{ type: 'arrived', piece: 'infantry-16', from: 'caves', to: '1301' }]);
    expect(p).toRefuse('archer-10 arrives 1301', 'friend-there', '5.0');
    expect(p).toRefuse('archer-10 arrives 1302', 'not-at-the-edge', '14.22');
    expect(p).toRefuse('infantry-16 arrives 1201', 'not-in-the-caves', '14.22');
    expect(p).toRefuse('orc-1 arrives 1201', 'not-your-piece');
    expect(p).toRefuse('nobody arrives 1201', 'unknown-unit');
    p.play('gimli arrives 1301', 'archer-10 arrives 1601');
    expect(p).toStand({ 'infantry-16': '1301', gimli: '1301', 'archer-10': '1601' });
    // Nobody is left: it went on by itself.
    expect(p.view().phase).toBe('isengard-movement');
  });

  test('[14.22, 21.51] who comes may move in that turn’s Movement Phase', () => {
    const p = position('turn 6, abilities\n0831: orc-1 moved\n0808: infantry-1\ncaves: infantry-16');
    p.play('infantry-1 blows', 'infantry-16 arrives 1401');
    p.play('done');
    expect(p).toAllow('infantry-16 moves 1402 1403 1404');
  });

  test('[14.22] H-27, D-15: an enemy unit on the edge is displaced first, undisrupted, and whom it pushes', () => {
    const p = position(`
      turn 6, abilities
      1201: orc-1, captain-1
      0808: infantry-1
      caves: infantry-16
    `).play('infantry-1 blows', 'infantry-16 arrives 1201');
    expect(p.view().decision).toEqual({ kind: 'displace', side: 'isengard', piece: 'orc-1' });
    expect(p.at('infantry-16')).toBe('caves');
    p.play('orc-1 displaced to 1301');
    expect(p.unit('orc-1').disrupted).toBe(false);
    // [A8.24] H-5 Its captain goes along or stays, and flies when the enemy comes.
    p.play('captain-1 stays');
    expect(p).toStand({ 'orc-1': '1301', 'infantry-16': '1201', 'captain-1': '1301' });
    expect(p.told('flew')).toHaveLength(1);
  });

  test('[14.22] D-23: whom it pushes is not disrupted either', () => {
    // No room for the wargs but where Orcs stand, who may go into the rough.
    const p = position(`
      turn 6, abilities
      1201: warg-1
      1301: orc-1
      1302: orc-2
      1502: infantry-2
      1304: infantry-3
      0808: infantry-1
      caves: infantry-16
    `).play('infantry-1 blows', 'infantry-16 arrives 1201');
    p.play('warg-1 displaced to 1302', 'orc-2 displaced to 1202');
    expect(p).toStand({ 'infantry-16': '1201', 'warg-1': '1302', 'orc-2': '1202' });
    for (const unit of ['warg-1', 'orc-1', 'orc-2']) expect(p.unit(unit).disrupted).toBe(false);
  });

  test('[14.22] W-12: a unit with nowhere to go bars the hex', () => {
    // Infantry in 1302 holds all that is next to 1201.
    const p = position(`
      turn 6, abilities
      1201: orc-archer-1
      1302: infantry-2
      0808: infantry-1
      caves: infantry-16
    `).play('infantry-1 blows');
    expect(p).toRefuse('infantry-16 arrives 1201', 'no-displacement', '14.22');
    expect(p).toAllow('infantry-16 arrives 1301');
  });

  test('[14.22] W-12: a disrupted unit is displaced like any other, and stays disrupted', () => {
    const p = position(`
      turn 6, abilities
      1301: orc-1 disrupted
      0808: infantry-1
      caves: infantry-16
    `).play('infantry-1 blows', 'infantry-16 arrives 1301', 'orc-1 displaced to 1302');
    expect(p.unit('orc-1').disrupted).toBe(true);
    expect(p.told('disrupted')).toEqual([]);
    expect(p.at('infantry-16')).toBe('1301');
  });

  test('[14.22, 4.27] a leader displaces nobody', () => {
    const p = position(`
      turn 6, abilities
      1301: orc-archer-1
      1401: captain-1
      0808: infantry-1
      caves: gimli
    `).play('infantry-1 blows');
    expect(p).toRefuse('gimli arrives 1301', 'enemy-occupied', '4.27');
    expect(p).toRefuse('gimli arrives 1401', 'enemy-leader', 'A4.27');
    expect(p).toAllow('gimli arrives 1501');
  });

  test('[14.22] when every hex is taken the rest wait, and enter by the edge later, in a chain [14.0]', () => {
    const p = position(`
      turn 6, abilities
      1201: infantry-2
      1301: infantry-3
      1401: infantry-4
      1501: infantry-5
      0831: orc-1 moved
      0808: infantry-1
      caves: infantry-16, infantry-17, archer-10
    `).play('infantry-1 blows', 'infantry-16 arrives 1601');
    // Nobody else has room: no question.
    expect(p.view().phase).toBe('isengard-movement');
    p.play('done');
    expect(p.view().phase).toBe('westernesse-movement');
    p.play('infantry-2 moves 1202', 'infantry-3 moves 1302 1303');
    expect(p.offer('infantry-17 moves 1301').cost).toBe(2);
    p.play('infantry-17 moves 1301 1302');
    expect(p.told('moved')[0]).toMatchObject({ piece: 'infantry-17', from: 'caves' });
    // The second by the same hex pays twice its cost.
    expect(p.offer('archer-10 moves 1301').cost).toBe(4);
    expect(p.offer('archer-10 moves 1201').cost).toBe(2);
  });

  test('[14.22] one may let them wait', () => {
    const p = position('turn 6, abilities\n0831: orc-1 moved\n0808: infantry-1\ncaves: infantry-16');
    p.play('infantry-1 blows', 'done', 'done');
    expect(p.at('infantry-16')).toBe('caves');
    expect(p).toAllow('infantry-16 moves 1601');
    expect(p).toRefuse('infantry-16 moves 1602', 'not-an-entry', '14.0');
  });

  test('[14.22] before the horn nobody comes out', () => {
    const p = position('turn 6, westernesse-movement\n0831: orc-1\n0808: infantry-1\ncaves: infantry-16, gimli');
    expect(p).toRefuse('infantry-16 moves 1201', 'in-the-caves', '14.22');
    expect(p).toRefuse('gimli moves 1201', 'in-the-caves', '14.22');
  });

  test('[14.22, 14.2] W-35: from the caves they may strike who bars their way', () => {
    const diary = '1301: orc-1\n1201: orc-2\n1401: orc-3\n1501: orc-4\n1601: orc-5\ncaves: infantry-16, gimli';
    const p = position(`turn 7, westernesse-combat, melee\n${diary}\nspent horn`);
    p.rolling(3, 3, 1).play('infantry-16 attacks orc-1', 'done', 'infantry-16 advances');
    expect(p.told('advanced')).toEqual([{ type: 'advanced', unit: 'infantry-16', from: 'caves', to: '1301' }]);
    // Nobody in the caves is asked to follow.
    expect(p).toStand({ 'infantry-16': '1301', gimli: 'caves' });
    const silent = position(`turn 7, westernesse-combat, melee\n${diary}`);
    expect(silent).toRefuse('infantry-16 attacks orc-1', 'in-the-caves', '14.22');
  });
});

describe('[14.22] Leaving by the western edge', () => {
  const movement = (diary: string, turn = 6) => position(`turn ${turn}, westernesse-movement\n0831: orc-1\n${diary}`);

  test('[14.22] H-25: for one movement point more than the way to it', () => {
    const p = movement('1404: infantry-2\n1203: theoden');
    expect(p.offer('infantry-2 leaves 1403 1402 1401').cost).toBe(8);
    expect(p).toAllow('infantry-2 leaves 1403 1402 1401');
    p.play('infantry-2 leaves 1403 1402 1401');
    expect(p.told('left')).toEqual([{ type: 'left', piece: 'infantry-2', from: '1401', back: true }]);
    expect(p.at('infantry-2')).toBe('caves');
    const far = movement('1405: infantry-2');
    // 1405 is a stream hex; one may reach 1401 with the last point, and then go no farther.
    expect(far).toAllow('infantry-2 moves 1404 1403 1402 1401');
    expect(far).toRefuse('infantry-2 leaves 1404 1403 1402 1401', 'too-far', '14.22');
  });

  test('[14.22] from the edge itself, leaders too', () => {
    const p = movement('1401: infantry-2, theoden');
    p.play('theoden leaves', 'infantry-2 leaves');
    expect(p).toStand({ theoden: 'caves', 'infantry-2': 'caves' });
  });

  test('[14.22] only from its hexes, only one’s own, only who may move', () => {
    const p = movement('1402: infantry-2\n1401: infantry-3 disrupted\n1501: infantry-4 moved\n1301: infantry-5');
    expect(p).toRefuse('infantry-2 leaves', 'not-at-the-edge', '14.22');
    expect(p).toRefuse('infantry-2 leaves 1403', 'not-at-the-edge', '14.22');
    expect(p).toRefuse('infantry-3 leaves', 'disrupted', '7.57');
    expect(p).toRefuse('infantry-4 leaves', 'already-moved', '4.22');
    expect(p).toRefuse('orc-1 leaves', 'not-your-piece');
    const isengard = position('turn 6, isengard-movement\n1401: orc-1\n0808: infantry-1');
    expect(isengard).toRefuse('orc-1 leaves', 'not-your-edge', '14.22');
  });

  test('[14.22, 6.11] zones of control hold a unit on the edge', () => {
    const p = movement('1402: infantry-2\n1302: orc-2\n1201: infantry-3\n1601: theoden');
    expect(p).toRefuse('infantry-3 leaves', 'in-enemy-zone', '6.11');
    expect(p).toRefuse('infantry-2 leaves 1401', 'in-enemy-zone', '6.11');
    const q = movement('1503: infantry-2\n1302: orc-2');
    // 1401 lies in no zone; 1301 does, and stops whoever comes there.
    expect(q).toAllow('infantry-2 leaves 1502 1501');
    expect(q).toRefuse('infantry-2 leaves 1502 1402 1301', 'stops-in-zone', '6.11');
  });

  test('[14.22, 6.11] all the ways out, which zones close to units and not to leaders', () => {
    const p = movement('1402: infantry-2\n1201: orc-2\n1505: theoden');
    const ways = (piece: string) => p.orders(piece).filter((order) => order.includes('leaves'));
    expect(ways('infantry-2')).toEqual([
      'infantry-2 leaves 1401',
      'infantry-2 leaves 1401 1501',
      'infantry-2 leaves 1502 1601',
    ]);
    expect(p).toRefuse('infantry-2 leaves 1401 1301', 'stops-in-zone', '6.11');
    expect(ways('theoden')).toEqual([
      'theoden leaves 1404 1403 1402 1401',
      'theoden leaves 1404 1403 1402 1401 1301',
      'theoden leaves 1404 1403 1402 1401 1501',
    ]);
    expect(p).toAllow('theoden leaves 1404 1403 1402 1401 1301');
    expect(p).toRefuse('theoden leaves 1404 1403 1402 1401 1301 1201', 'enemy-occupied', '4.27');
  });

  test('[14.22] only who is on the map, by hexes next to each other, and no formation', () => {
    const p = movement(
      '1403: infantry-2\ndue: infantry-13, gandalf\nlost: legolas\ncaves: infantry-16\nspent horn',
      14,
    );
    for (const piece of ['infantry-13', 'gandalf', 'legolas', 'infantry-16']) {
      expect(p).toRefuse(`${piece} leaves`, 'not-on-map', '14.22');
      expect(p).toRefuse(`${piece} leaves 1401`, 'not-on-map', '14.22');
    }
    expect(p).toRefuse('nobody leaves', 'unknown-unit');
    expect(p).toRefuse('infantry-2 leaves 1401', 'path-gap', '4.25');
    const wedge = movement('1401: eomer, knight-1, knight-2\nwedge knight-1 knight-2 eomer');
    expect(wedge).toRefuse('knight-1 leaves', 'in-formation', '14.22');
    expect(wedge).toRefuse('knight-2 leaves 1301', 'in-formation', '14.22');
    expect(wedge.orders().filter((order) => order.includes('leaves'))).not.toContain('knight-1 leaves');
    expect(wedge).toAllow('eomer leaves');
  });

  test('[14.22, 7.15] bowmen among zones of control on every side have that way still, and are asked', () => {
    const before = (archers: string) =>
      position(`
        turn 6, isengard-movement
        1401: ${archers}
        1201: orc-2
        1601: orc-3
        1403: orc-4
      `).play('done');
    const p = before('archer-1');
    expect(p.view()).toMatchObject({ turn: 6, phase: 'westernesse-movement' });
    expect(p.orders()).toEqual(['archer-1 leaves', 'done']);
    expect(before('archer-1 disrupted').view().phase).not.toBe('westernesse-movement');
  });

  test('[14.22] one who can do nothing else may still leave', () => {
    const p = movement(
      '1401: infantry-2\n1301: infantry-3 moved\n1501: infantry-4 moved\n1402: infantry-5 moved\n1302: infantry-6 moved\n1502: infantry-7 moved',
    );
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p.orders('infantry-2')).toContain('infantry-2 leaves');
    p.play('infantry-2 leaves');
    expect(p.at('infantry-2')).toBe('caves');
  });

  test('[14.22] who left before the horn’s turn comes back with it', () => {
    const p = movement('1401: knight-1, theoden\n0808: infantry-1');
    p.play('knight-1 leaves', 'theoden leaves', 'done');
    expect(p.view()).toMatchObject({ turn: 7, phase: 'abilities' });
    p.play('infantry-1 blows', 'theoden arrives 1201', 'knight-1 arrives 1201');
    expect(p).toStand({ theoden: '1201', 'knight-1': '1201' });
  });

  test('[14.22] H-25: who leaves in the horn’s turn or later is gone for good, and is no loss', () => {
    const p = movement('1401: knight-1, theoden\n1402: infantry-1\nspent horn');
    p.play('knight-1 leaves', 'theoden leaves');
    expect(p.told('left')).toEqual([
      { type: 'left', piece: 'knight-1', from: '1401', back: false },
      { type: 'left', piece: 'theoden', from: '1401', back: false },
    ]);
    expect(p).toStand({ 'knight-1': 'away', theoden: 'away' });
    expect(p.view().points.westernesse.now).toBe(0);
    expect(p).toRefuse('knight-1 moves 1401', 'not-on-map', '14.0');
  });

  test('[14.22] H-25: the lords who left are not slain [23.11]', () => {
    const p = movement('1401: theoden\n1402: infantry-1\nlost: eomer, erkenbrand', 15);
    p.play('theoden leaves');
    expect(p.view().outcome).toBeNull();
  });

  test('[14.22] H-26: nobody retreats off the map', () => {
    const p = position(`
      turn 6, isengard-combat, melee
      1401: infantry-2
      1402: uruk-guard-1
      1302: orc-2
      1502: orc-3
    `)
      .rolling(3, 4, 6)
      .play('uruk-guard-1 attacks infantry-2', 'orc-2 attacks infantry-2', 'orc-3 attacks infantry-2', 'done');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'infantry-2', why: 'no-retreat' }]);
  });
});
