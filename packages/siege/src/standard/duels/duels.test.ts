import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** By day, so that nobody has the bonus of night. */
const duels = (diary: string, turn = 14) => position(`turn ${turn}, isengard-combat, duel\n${diary}`);
const challenge = (diary: string, turn = 14) => position(`turn ${turn}, westernesse-combat, duel\n${diary}`);

describe('[7.2] Leader combat', () => {
  test('[7.21] a leader may attack an enemy leader next to it; nobody has to', () => {
    const p = duels(`
      0826: orc-1, captain-1
      0825: infantry-1, aragorn, legolas
      0823: theoden
    `);
    expect(p).toAllow('captain-1 duels aragorn');
    expect(p).toAllow('captain-1 duels legolas');
    expect(p).toRefuse('captain-1 duels theoden', 'not-adjacent', '7.21');
    expect(p).toRefuse('aragorn duels captain-1', 'not-your-piece');
    expect(p).toAllow('done');
  });

  test('[7.21] after the missiles and before melee', () => {
    const p = position(`
      turn 14, isengard-combat, melee
      0826: orc-1, captain-1
      0825: infantry-1, aragorn
    `);
    expect(p).toRefuse('captain-1 duels aragorn', 'wrong-segment', '7.21');
  });

  test('[7.21, 8.21] lone leaders fight too, and only leaders are fought', () => {
    const p = duels(`
      0826: captain-1
      0825: aragorn
      0926: orc-1
      0925: infantry-1
    `);
    expect(p).toAllow('captain-1 duels aragorn');
    expect(p).toRefuse('captain-1 duels infantry-1', 'not-a-leader', '7.25');
    expect(p).toRefuse('captain-1 duels captain-2', 'own-target');
  });

  test('[7.25] leaders attack no units and units no leaders', () => {
    const p = position(`
      turn 14, isengard-combat, melee
      0826: orc-1, captain-1
      0825: infantry-1, aragorn
    `);
    expect(p).toRefuse('orc-1 attacks aragorn', 'not-a-unit', '8.21');
    expect(p).toRefuse('captain-1 attacks infantry-1', 'not-a-unit', '7.25');
    expect(p).toRefuse('orc-1 attacks nazgul-1', 'unknown-unit');
  });

  test('[7.21] G-31: not where a unit could not strike: up a wall, through a shut gate, over the side of the ramp', () => {
    const up = duels(`
      1311: captain-1
      1310: aragorn
      0826: captain-2
      0825: legolas
    `);
    expect(up).toRefuse('captain-1 duels aragorn', 'wall-above', 'A7.31');
    expect(up).toRefuse('captain-1 duels legolas', 'not-adjacent', '7.21');
    const down = challenge(`
      1310: aragorn
      1311: captain-1
    `);
    expect(down).toAllow('aragorn duels captain-1');
    const gate = challenge(`
      0810: aragorn
      0811: captain-1
      0826: captain-2
      0825: legolas
    `);
    expect(gate).toRefuse('aragorn duels captain-1', 'main-gate-shut', '15.22');
    const ramp = challenge(`
      0811: aragorn
      0911: captain-1
      0826: captain-2
      0825: legolas
    `);
    expect(ramp).toRefuse('aragorn duels captain-1', 'ramp-side', '15.23');
  });

  test('[20.66] from a ladder over a wall with one less', () => {
    const p = duels(`
      1311: captain-1
      1310: gamling
      ladder 1311 against 1310
    `).rolling(3);
    expect(p.offer('captain-1 duels gamling').odds?.roll).toContain('-1 on the leader table');
    expect(p.offer('captain-1 duels gamling').odds?.modifiers).toEqual([
      { case: '20.66', label: 'on a ladder', value: -1 },
    ]);
    p.play('captain-1 duels gamling');
    expect(p.told('dueled')[0]).toMatchObject({ differential: -1, result: 'Ar2' });
  });

  test.each(['rear-gate westernesse', 'rear-gate collapsed'])('[20.66] W-48: and over a gate: %s', (gate) => {
    const p = duels(`
      1107: captain-1
      1007: gamling
      ladder 1107 against 1007
      ${gate}
    `);
    expect(p.offer('captain-1 duels gamling').odds?.roll).toContain('-1 on the leader table');
    expect(p.offer('captain-1 duels gamling').odds?.modifiers).toEqual([
      { case: '20.66', label: 'on a ladder', value: -1 },
    ]);
    const down = challenge(`
      1107: captain-1
      1007: gamling
      ladder 1107 against 1007
      ${gate}
    `);
    expect(down.offer('gamling duels captain-1').odds?.modifiers).toEqual([
      { case: '20.66', label: 'on a ladder, for the defender', value: 1 },
    ]);
  });

  test('[20.66] W-48: not through a breached gate', () => {
    const breached = duels(`
      1107: captain-1
      1007: gamling
      ladder 1107 against 1007
      rear-gate breached
    `);
    expect(breached.offer('captain-1 duels gamling').odds?.modifiers).toEqual([]);
    expect(breached.offer('captain-1 duels gamling').odds?.roll).toContain('0 on the leader table');
  });

  test('[20.66] over any other side the ladder is no hindrance', () => {
    const p = duels(`
      1311: captain-1
      1211: gamling
      ladder 1311 against 1310
    `);
    expect(p.offer('captain-1 duels gamling').odds?.modifiers).toEqual([]);
    expect(p.offer('captain-1 duels gamling').odds?.roll).toContain('0 on the leader table');
  });

  test("[7.22, 20.66, A10.0] the odds tell what helps and hinders the defender, with the attacker's sign", () => {
    const p = position(`
      turn 3, westernesse-combat, duel
      1310: gamling
      1311: captain-1
      ladder 1311 against 1310
    `);
    const odds = p.offer('gamling duels captain-1').odds;
    // Four against four and three, less the ladder.
    expect(odds?.roll).toContain('-2 on the leader table');
    expect(odds?.modifiers).toEqual([
      { case: 'A10.0', label: 'night, for the defender', value: -3 },
      { case: '20.66', label: 'on a ladder, for the defender', value: 1 },
    ]);
  });

  test('[7.22] attacker less defender, by day and by night', () => {
    const day = duels(`
      0826: captain-1
      0825: aragorn
    `);
    expect(day.offer('captain-1 duels aragorn').odds?.roll).toContain('-3 on the leader table');
    const night = duels(
      `
      0826: captain-1
      0825: aragorn
    `,
      13,
    );
    expect(night.offer('captain-1 duels aragorn').odds?.roll).toContain('+0 on the leader table');
    expect(night.offer('captain-1 duels aragorn').odds?.modifiers).toEqual([
      { case: 'A10.0', label: 'night', value: 3 },
    ]);
  });

  test('[7.22] equals meet in the column of nought', () => {
    const p = challenge(`
      0825: eomer
      0826: chief
    `).rolling(4);
    p.play('eomer duels chief');
    expect(p.told('dueled')).toEqual([
      { type: 'dueled', leader: 'eomer', target: 'chief', differential: 0, die: 4, result: '-' },
    ]);
  });

  test('[7.26] a leader who falls counts its rating; one who is halved the difference', () => {
    const p = challenge(`
      0825: aragorn
      0826: captain-1
      0830: orc-1
      0815: infantry-1
    `).rolling(6);
    p.play('aragorn duels captain-1');
    expect(p.at('captain-1')).toBe('lost');
    expect(p.view().points.isengard.now).toBe(4);
    const half = challenge(`
      0825: aragorn
      0826: captain-1
      0830: orc-1
    `).rolling(4);
    half.play('aragorn duels captain-1');
    expect(half.leader('captain-1').reduced).toBe(true);
    expect(half.view().points.isengard.now).toBe(2);
  });

  test('[7.26] halved twice is dead', () => {
    const p = challenge(`
      0825: gamling
      0826: chief reduced
      0830: orc-1
    `).rolling(5);
    // Gamling 4 against half of five rounded up: three.
    p.play('gamling duels chief');
    expect(p.told('dueled')[0]).toMatchObject({ differential: 1, result: 'D1/2e' });
    expect(p.at('chief')).toBe('lost');
    expect(p.view().points.isengard.now).toBe(3);
  });

  test('[7.26] G-33: a lone leader thrown back goes two hexes, zones or not', () => {
    const p = challenge(`
      0825: eomer
      0826: chief
      0728: infantry-1
      0815: infantry-2
    `).rolling(5);
    p.play('eomer duels chief');
    expect(p.view().decision).toEqual({ kind: 'retreat-leader', side: 'isengard', piece: 'chief', hexes: 2 });
    expect(p).toAllow('chief retreats 0827 0828');
    expect(p).toAllow('chief retreats 0727 0627');
    expect(p).toRefuse('chief retreats 0727 0728', 'no-retreat-there', '7.26');
    expect(p).toRefuse('chief retreats 0827', 'no-retreat-there', '7.26');
    expect(p).toRefuse('captain-1 retreats 0827 0828', 'other-leader', '7.26');
    p.play('chief retreats 0827 0828');
    expect(p.at('chief')).toBe('0828');
    // Leaders are never disrupted (8.21).
    expect(p.told('disrupted')).toEqual([]);
  });

  test('[7.26, A7.55] D-27: he keeps to the sides a retreating unit may use, and off enemy leaders', () => {
    const p = duels(`
      1311: chief
      1310: gamling
      1308: captain-1
      ladder 1311 against 1310
    `).rolling(5);
    // Chief 5 less the ladder against 4: nought.
    p.play('chief duels gamling');
    expect(p.told('dueled')[0]).toMatchObject({ differential: 0, result: 'Dr2' });
    expect(p.orders().every((order) => !/1311|1210|1211|1308$/.test(order))).toBe(true);
  });

  test('[7.26] G-33: who cannot loses a step', () => {
    const p = duels(`
      0809: captain-1
      0808: gamling
      0807: orc-1
      ladder 0809 against 0808
    `).rolling(6);
    p.play('captain-1 duels gamling');
    expect(p.told('dueled')[0]).toMatchObject({ differential: -1, result: 'Dr2' });
    expect(p.leader('gamling').reduced).toBe(true);
    expect(p.view().points.westernesse.now).toBe(2);
  });

  test('[7.23, 8.23] whatever befalls a leader throws its unit back two hexes, and what is left of him with it', () => {
    const p = challenge(`
      0825: aragorn
      0826: orc-1, captain-1
    `).rolling(2);
    p.play('aragorn duels captain-1');
    expect(p.told('dueled')[0]).toMatchObject({ differential: 3, result: '-' });
    expect(p).toStand({ 'orc-1': '0826', 'captain-1': '0826' });
    expect(p.view().decision?.kind).not.toBe('retreat');
    const q = challenge(`
      0825: aragorn
      0826: orc-1, captain-1, captain-2
    `).rolling(4);
    q.play('aragorn duels captain-1');
    expect(q.view().decision).toEqual({ kind: 'retreat', side: 'isengard', piece: 'orc-1', hexes: 2 });
    q.play('orc-1 retreats 0827 0828');
    // The loser goes with it; the other leader may choose.
    expect(q).toStand({ 'orc-1': '0828', 'captain-1': '0828' });
    expect(q.unit('orc-1').disrupted).toBe(true);
    expect(q.view().decision).toMatchObject({ kind: 'follow', piece: 'captain-2', hex: '0828' });
    q.play('captain-2 stays');
    expect(q.at('captain-2')).toBe('0826');
  });

  test('[7.23] also when the leader is dead', () => {
    const p = challenge(`
      0825: aragorn
      0826: orc-1, captain-1
    `).rolling(6);
    p.play('aragorn duels captain-1');
    expect(p.at('captain-1')).toBe('lost');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'orc-1', hexes: 2 });
  });

  test('[7.23] and the attacker’s unit when it is the attacker who suffers', () => {
    const p = duels(`
      0826: orc-1, captain-1
      0825: aragorn
    `).rolling(6);
    expect(p.offer('captain-1 duels aragorn').odds?.roll).toContain('-3');
    const q = duels(`
      0826: orc-1, captain-1
      0825: aragorn
    `).rolling(4);
    q.play('captain-1 duels aragorn');
    expect(q.told('dueled')[0]).toMatchObject({ result: 'Ar2' });
    expect(q.view().decision).toMatchObject({ kind: 'retreat', side: 'isengard', piece: 'orc-1', hexes: 2 });
  });

  const cornered = (marks: string, more = '') => `
    0825: aragorn
    0826: uruk-infantry-1${marks}, captain-1${more}
    0828: infantry-1 disrupted
    0727: infantry-2 disrupted
    0927: infantry-3 disrupted
    0726: infantry-4 disrupted
    0926: infantry-5 disrupted
  `;

  test('[7.23, A8.24] W-61: a unit that cannot go is reduced, which is half a loss to the leaders with it', () => {
    const p = challenge(cornered('', ', captain-2')).rolling(4, 4, 6);
    p.play('aragorn duels captain-1');
    expect(p.unit('uruk-infantry-1')).toMatchObject({ hex: '0826', reduced: true, disrupted: false });
    expect(p.told('reduced').map(({ piece }) => piece)).toEqual(['captain-1', 'captain-2', 'uruk-infantry-1']);
    expect(p.told('leaderRisk')).toEqual([
      { type: 'leaderRisk', leader: 'captain-1', die: 4, struck: false },
      { type: 'leaderRisk', leader: 'captain-2', die: 6, struck: true },
    ]);
    expect(p.leader('captain-2').reduced).toBe(true);
  });

  test('[7.23, A8.24] W-61, D-25: a worn unit that cannot go is lost, which is a whole loss to the leaders with it', () => {
    const p = challenge(cornered(' reduced', ', captain-2')).rolling(3, 4, 5);
    p.play('aragorn duels captain-1');
    expect(p.told('dueled')[0]).toMatchObject({ result: 'Dr2' });
    expect(p.at('uruk-infantry-1')).toBe('lost');
    expect(p.told('leaderRisk')).toEqual([
      { type: 'leaderRisk', leader: 'captain-1', die: 4, struck: false },
      { type: 'leaderRisk', leader: 'captain-2', die: 5, struck: true },
    ]);
    expect(p.told('eliminated').map(({ piece }) => piece)).toEqual(['captain-2', 'uruk-infantry-1']);
    expect(p.leader('captain-1')).toMatchObject({ hex: '0826', reduced: false });
  });

  test('[7.23, A8.24] D-25: a leader who has fallen in the duel rolls no more, who stood by him does', () => {
    const p = challenge(cornered(' reduced', ', captain-2')).rolling(6, 6);
    p.play('aragorn duels captain-1');
    expect(p.told('dueled')[0]).toMatchObject({ result: 'De' });
    expect(p.told('leaderRisk').map(({ leader }) => leader)).toEqual(['captain-2']);
    expect(p.told('eliminated').map(({ piece }) => piece)).toEqual(['captain-1', 'captain-2', 'uruk-infantry-1']);
  });

  test('[7.23, 7.57, A8.24] D-25: a worn unit that is disrupted dies of that, without a roll for its leaders', () => {
    const p = challenge(cornered(' reduced disrupted')).rolling(3);
    p.play('aragorn duels captain-1');
    expect(p.told('eliminated')[0]).toMatchObject({ piece: 'uruk-infantry-1', why: 'disrupted' });
    expect(p.told('leaderRisk')).toEqual([]);
  });

  test('[7.23, 7.61] who is pushed out of its hex is followed by its own leaders, not by the escort of who came', () => {
    const p = challenge(`
      0825: aragorn
      0826: uruk-infantry-1, captain-1
      0726: infantry-4 disrupted
      0926: infantry-5 disrupted
      0728: orc-1 disrupted
      0928: orc-2 disrupted
      0828: orc-3, captain-2
    `).rolling(3);
    p.play('aragorn duels captain-1', 'uruk-infantry-1 retreats 0827 0828', 'orc-3 displaced to 0829');
    expect(p.view().decision).toMatchObject({ kind: 'follow', piece: 'captain-2', hex: '0829' });
    p.play(p.orders()[0] ?? '');
    expect(p.view().decision?.kind).not.toBe('follow');
    expect(p.at('captain-1')).toBe('0828');
  });

  test('[7.23, 7.57] a disrupted one is eliminated, without a roll for its leaders', () => {
    const p = challenge(`
      0825: aragorn
      0826: orc-1 disrupted, captain-1
      0830: orc-2
    `).rolling(3);
    p.play('aragorn duels captain-1');
    expect(p.told('eliminated')[0]).toMatchObject({ piece: 'orc-1', why: 'disrupted' });
    expect(p.told('leaderRisk')).toEqual([]);
    expect(p.view().decision).toMatchObject({ kind: 'join', piece: 'captain-1' });
  });

  test('[7.24] a leader attacks once in a phase and may be attacked often', () => {
    const p = duels(`
      0826: captain-1
      0726: chief
      0825: aragorn
    `).rolling(6);
    p.play('captain-1 duels aragorn');
    expect(p.told('dueled')[0]?.result).toBe('-');
    expect(p).toRefuse('captain-1 duels aragorn', 'already-fought', '7.24');
    expect(p).toAllow('chief duels aragorn');
  });

  test('[7.24] G-34: with the rating of the moment', () => {
    const p = challenge(`
      0825: aragorn
      0725: eomer
      0826: chief
      0727: lieutenant
      0630: orc-1
    `).rolling(4);
    // Seven against five; a four halves him.
    p.play('aragorn duels chief');
    expect(p.told('dueled')[0]).toMatchObject({ differential: 2, result: 'D1/2e' });
    expect(p.leader('chief')).toMatchObject({ hex: '0826', reduced: true });
  });

  test('[7.2] the exact odds come from the table', () => {
    const p = challenge(`
      0825: aragorn
      0826: captain-1
    `);
    const { outcomes = [] } = p.offer('aragorn duels captain-1').odds ?? {};
    expect(outcomes.map(({ kind, chance }) => `${kind} ${chance.n}/${chance.d}`)).toEqual([
      'attacker-retreat 1/6',
      'none 1/6',
      'retreat 1/6',
      'reduced 1/3',
      'eliminated 1/6',
    ]);
  });
});
