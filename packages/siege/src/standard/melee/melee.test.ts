import { parseOrder, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP } from '../../helms-deep/game.ts';
import { makeRules } from '../../engine/rules.ts';

const assault = (diary: string, options = {}) => position(`turn 2, isengard-combat, melee\n${diary}`, options);
const sally = (diary: string, options = {}) => position(`turn 2, westernesse-combat, melee\n${diary}`, options);
/** Everybody who can attack, and whom. */
const blows = (p: ReturnType<typeof position>) => {
  const targets: Record<string, string[]> = {};
  for (const order of p.orders()) {
    const [unit = '', , target] = order.split(' ');
    if (target !== undefined) (targets[unit] ??= []).push(target);
  }
  for (const list of Object.values(targets)) list.sort();
  return targets;
};

describe('[7.3] Melee: who attacks', () => {
  test('[7.31] who stands in an enemy zone must attack one of those who exert it', () => {
    const p = assault(`
      0826: orc-1
      0825: infantry-1
      0726: infantry-2
    `);
    expect(p).toAllow('orc-1 attacks infantry-1');
    expect(p).toAllow('orc-1 attacks infantry-2');
    expect(p).toRefuse('done', 'must-attack', '7.31');
    p.play('orc-1 attacks infantry-2');
    expect(p).toAllow('done');
  });

  test('[7.31] not every enemy next to it needs to be attacked', () => {
    const p = assault(`
      0826: orc-1
      0825: infantry-1
      0726: infantry-2
    `).rolling(6, 6);
    p.play('orc-1 attacks infantry-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
  });

  test('[A7.31, 7.31] who stands in no zone may attack, and need not', () => {
    const p = sally(`
      1310: infantry-1
      1311: orc-1
    `);
    expect(p).toAllow('infantry-1 attacks orc-1');
    expect(p).toAllow('done');
  });

  test('[7.31] G-17: with a zone upon it a unit may not choose an enemy that exerts none', () => {
    // The orc on its ladder has no zone; the one in the Deep has.
    const p = sally(`
      1310: infantry-1
      1311: orc-1
      1309: orc-2
      ladder 1311 against 1310
    `);
    expect(p).toRefuse('infantry-1 attacks orc-1', 'must-attack-zone', '7.31');
    expect(p).toAllow('infantry-1 attacks orc-2');
    expect(p).toRefuse('done', 'must-attack', '7.31');
  });

  test('[7.31] enemies that are not next to it cannot be attacked, nor friends', () => {
    const p = assault(`
      0826: orc-1
      0827: orc-2
      0825: infantry-1
      0823: infantry-2
    `);
    expect(p).toRefuse('orc-1 attacks infantry-2', 'not-adjacent', '7.31');
    expect(p).toRefuse('orc-1 attacks orc-2', 'own-target');
    expect(p).toRefuse('orc-2 attacks infantry-1', 'not-adjacent', '7.31');
    expect(p).toRefuse('infantry-1 attacks orc-1', 'not-your-piece');
    expect(p).toRefuse('orc-1 attacks aragorn', 'not-a-unit', '8.21');
  });

  test('[7.31] who only shoots attacks nobody and has no duty', () => {
    const p = assault(`
      0826: orc-archer-1
      0926: orc-1
      0825: infantry-1
    `);
    expect(p).toRefuse('orc-archer-1 attacks infantry-1', 'only-shoots', '2.3');
    expect(p.play('orc-1 attacks infantry-1')).toAllow('done');
  });

  test('[7.32] several may attack one, each by itself, and all are named before the first is resolved', () => {
    const p = assault(`
      0826: uruk-guard-1
      0726: orc-1
      0926: orc-2
      0825: infantry-1
    `).rolling(6, 6, 6, 6, 6, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'orc-1 attacks infantry-1', 'orc-2 attacks infantry-1');
    expect(p.told('struck')).toEqual([]);
    p.play('done');
    expect(p.told('struck').map(({ unit, strength }) => `${unit} ${strength}`)).toEqual([
      'uruk-guard-1 B',
      'orc-1 E',
      'orc-2 E',
    ]);
  });

  test('[7.32] D-28: in the order in which they were declared', () => {
    const p = assault(`
      0826: uruk-guard-1
      0926: orc-2
      0825: infantry-1
    `).rolling(6, 6, 6, 6);
    p.play('orc-2 attacks infantry-1', 'uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('struck').map(({ unit }) => unit)).toEqual(['orc-2', 'uruk-guard-1']);
  });

  test('[7.32] G-18: who has lost its target is given no other', () => {
    const p = assault(`
      0826: uruk-guard-1
      0726: orc-1
      0825: infantry-1 reduced
      0725: infantry-2
    `).rolling(3, 4, 2);
    p.play('orc-1 attacks infantry-1', 'uruk-guard-1 attacks infantry-1', 'done');
    // E against reduced armour 2 hits on six to eight; a two on X is a half: the worn unit is gone.
    expect(p.at('infantry-1')).toBe('lost');
    expect(p.told('struck')).toHaveLength(1);
    p.play('hold');
    expect(p.told('attackLapsed')).toEqual([{ type: 'attackLapsed', unit: 'uruk-guard-1', target: 'infantry-1' }]);
    // [7.34] Each has had its attack, the one that came to nothing too.
    expect(p.view().turn).toBe(2);
    expect([p.unit('orc-1').attacked, p.unit('uruk-guard-1').attacked]).toEqual([true, true]);
    expect(p.view().phase).not.toBe('isengard-combat');
  });

  test('[7.32] a pairing may be called off until all are declared, and another chosen', () => {
    const p = assault(`
      0826: orc-1
      0825: infantry-1
      0726: infantry-2
    `).play('orc-1 attacks infantry-1');
    expect(p).toRefuse('orc-1 attacks infantry-2', 'already-declared', '7.32');
    expect(p).toAllow('orc-1 calls off');
    p.play('orc-1 calls off');
    expect(p).toRefuse('orc-1 calls off', 'not-declared', '7.32');
    expect(p).toRefuse('done', 'must-attack', '7.31');
    expect(p).toAllow('orc-1 attacks infantry-2');
  });

  test('[7.33] two dice for a casualty, one for what it is: the worked example', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: armoured-archer-1
    `);
    expect(p.offer('uruk-guard-1 attacks armoured-archer-1').odds?.roll).toBe(
      'B against armour 3: 2–7 on two dice, then morale X',
    );
    const miss = assault(`
      0826: uruk-guard-1
      0825: infantry-1
    `).rolling(4, 5);
    miss.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(miss.told('struck')[0]).toMatchObject({ armour: 3, dice: [4, 5], hit: false });
    expect(miss.told('casualty')).toEqual([]);
    const hit = assault(`
      0826: uruk-guard-1
      0825: infantry-1
    `).rolling(3, 4, 3);
    hit.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(hit.told('casualty')).toEqual([
      { type: 'casualty', unit: 'infantry-1', morale: 'X', die: 3, result: '1/2E r1' },
    ]);
    expect(hit.unit('infantry-1').reduced).toBe(true);
    expect(hit.view().decision).toEqual({ kind: 'retreat', side: 'westernesse', piece: 'infantry-1', hexes: 1 });
  });

  test('[7.34] a unit attacks once in a phase; it may be attacked often', () => {
    const p = assault(`
      0826: orc-1 attacked
      0926: orc-2
      0825: infantry-1
    `);
    expect(p).toRefuse('orc-1 attacks infantry-1', 'already-attacked', '7.34');
    expect(p).toAllow('orc-2 attacks infantry-1');
  });

  test('[7.57] the disrupted do not attack and have no duty', () => {
    const p = assault(`
      0826: orc-1 disrupted
      0926: orc-2
      0825: infantry-1
    `);
    expect(p).toRefuse('orc-1 attacks infantry-1', 'disrupted', '7.57');
    expect(p.play('orc-2 attacks infantry-1')).toAllow('done');
  });

  test('[9.32, 7.15] demoralized units of morale Z attack nobody in melee and enter no enemy zone', () => {
    // In Helm's Deep the rout of Isengard ends the game; here it goes on.
    const game = { ...HELMS_DEEP, cases: { ...HELMS_DEEP.cases, suddenEnd: () => null } };
    const rules = makeRules(game);
    const routed = (phase: string, pieces: string) => {
      const { state } = position(`turn 2, ${phase}\n${pieces}`);
      state.losses.isengard = 120;
      return (order: string) => rules.check(state, 'isengard', parseOrder(order))?.case;
    };
    const melee = routed('isengard-combat, melee', '0826: orc-1\n0926: uruk-guard-1\n0825: infantry-1');
    expect(melee('orc-1 attacks infantry-1')).toBe('9.32');
    expect(melee('uruk-guard-1 attacks infantry-1')).toBeUndefined();
    const march = routed('isengard-movement', '0828: orc-1\n0928: uruk-guard-1\n0825: infantry-1');
    expect(march('orc-1 moves 0827 0826')).toBe('9.32');
    expect(march('orc-1 moves 0827')).toBeUndefined();
    expect(march('uruk-guard-1 moves 0927 0926')).toBeUndefined();
    const volley = routed('isengard-combat, missile', '0827: orc-archer-1\n0825: infantry-1');
    expect(volley('orc-archer-1 fires at infantry-1')).toBeUndefined();
  });

  test('[7.0] one unit may move, shoot and strike in the same turn', () => {
    const p = position(`
      turn 2, isengard-movement
      0828: uruk-archer-1
      0825: infantry-1
    `).rolling(6, 6, 6, 6);
    p.play(
      'uruk-archer-1 moves 0827 0826',
      'done',
      'uruk-archer-1 fires at infantry-1',
      'uruk-archer-1 attacks infantry-1',
      'done',
    );
    expect(p.events.filter(({ type }) => type === 'shot' || type === 'struck')).toHaveLength(2);
  });
});

describe('[7.35, 7.36] Walls, gates and ground in melee', () => {
  test('[7.35, A7.31, 17.14] nobody strikes up at a wall without a ladder', () => {
    const p = assault(`
      1311: orc-1
      1411: orc-2
      1312: orc-3
      1310: infantry-1
      1212: infantry-2
    `);
    expect(p).toRefuse('orc-1 attacks infantry-1', 'wall-above', 'A7.31');
    const q = assault(`
      1311: orc-1
      1310: infantry-1
      ladder 1311 against 1310
    `);
    expect(q).toAllow('orc-1 attacks infantry-1');
    expect(q).toAllow('done');
  });

  test('[20.61] a ladder against another hexside is no help', () => {
    const p = assault(`
      1311: orc-1
      1310: infantry-1
      1410: infantry-2
      ladder 1311 against 1310
    `);
    expect(p).toAllow('orc-1 attacks infantry-1');
    expect(p).toRefuse('orc-1 attacks infantry-2', 'wall-above', 'A7.31');
  });

  test('[7.35, 17.14] from above one may always strike down', () => {
    const p = sally(`
      1310: infantry-1
      1209: infantry-2
      0810: infantry-3
      1311: orc-1
      1210: orc-2
      0911: orc-3
    `);
    expect(p).toAllow('infantry-1 attacks orc-1');
    expect(p).toAllow('infantry-2 attacks orc-2');
    expect(p).toAllow('infantry-3 attacks orc-3');
    expect(p).toAllow('done');
  });

  test('[7.35, 15.14] a tower stands above what is beside it', () => {
    const p = sally(`
      0809: infantry-1
      0808: orc-1
      0909: infantry-2
    `);
    expect(p).toRefuse('infantry-1 attacks orc-1', 'wall-above', 'A7.31');
    const q = assault(`
      0809: infantry-1
      0808: orc-1
    `);
    expect(q).toAllow('orc-1 attacks infantry-1');
  });

  test('[7.35] G-35: a gate that is whole is a wall for both', () => {
    const diary = (gate: string) => `
      1007: infantry-1
      1107: orc-1
      0826: orc-2
      0825: infantry-2
      ${gate}
    `;
    expect(sally(diary(''))).toAllow('infantry-1 attacks orc-1');
    expect(assault(diary(''))).toRefuse('orc-1 attacks infantry-1', 'wall-above', 'A7.31');
    expect(assault(diary('rear-gate breached'))).toAllow('orc-1 attacks infantry-1');
    expect(assault(diary('rear-gate breached')).play('orc-2 attacks infantry-2')).toRefuse(
      'done',
      'must-attack',
      '7.31',
    );
  });

  test('[15.22] nobody fights through the Main Gate while it is whole', () => {
    const diary = (gate: string) => `
      0810: infantry-1
      0811: orc-1
      0825: infantry-2
      0826: orc-2
      ${gate}
    `;
    expect(sally(diary(''))).toRefuse('infantry-1 attacks orc-1', 'main-gate-shut', '15.22');
    expect(assault(diary(''))).toRefuse('orc-1 attacks infantry-1', 'main-gate-shut', '15.22');
    expect(sally(diary('main-gate breached'))).toAllow('infantry-1 attacks orc-1');
    expect(assault(diary('main-gate breached'))).toAllow('orc-1 attacks infantry-1');
  });

  test('[15.23] on the ramp one fights along it and at its ends only', () => {
    const p = sally(`
      0812: infantry-1
      0811: orc-1
      0713: orc-2
      0913: orc-3
    `);
    expect(p).toAllow('infantry-1 attacks orc-1');
    expect(p).toAllow('infantry-1 attacks orc-3');
    expect(p).toRefuse('infantry-1 attacks orc-2', 'ramp-side', '15.23');
    const foot = sally(`
      0914: infantry-1
      0913: orc-1
      0813: infantry-2
    `);
    expect(foot).toAllow('infantry-1 attacks orc-1');
    expect(foot).toRefuse('infantry-2 attacks orc-1', 'ramp-side', '15.23');
  });

  test('[A7.31, 15.72] cavalry fights over no wall or tower', () => {
    const p = sally(`
      0809: knight-1
      0909: infantry-1
      0810: orc-1
      1009: orc-2
    `);
    expect(p).toRefuse('knight-1 attacks orc-1', 'cavalry-wall', 'A7.31');
    expect(p).toAllow('infantry-1 attacks orc-2');
  });

  test('[7.36] nor into ground it may not enter', () => {
    const p = sally(`
      0514: light-cavalry-1
      0515: infantry-1
      0513: orc-1
      1308: light-cavalry-2
      1309: infantry-2
      1310: orc-2
      1209: orc-3
    `);
    expect(p).toRefuse('light-cavalry-1 attacks orc-1', 'rough-ground', '7.36');
    expect(p).toAllow('infantry-2 attacks orc-2');
  });

  test('[7.36, 16.12] D-24: cavalry fights not across the Dike, so it need not; foot strikes it across', () => {
    const p = assault(`
      0820: warg-1
      0826: orc-1
      0825: infantry-1
      0819: infantry-9
    `);
    expect(p).toRefuse('warg-1 attacks infantry-9', 'dike-cavalry', '16.12');
    p.play('orc-1 attacks infantry-1');
    expect(p).toAllow('done');
    const q = sally(`
      0820: warg-1
      0819: infantry-9
    `);
    expect(q).toAllow('infantry-9 attacks warg-1');
    expect(q).toRefuse('done', 'must-attack', '7.31');
  });
});

describe('[7.31, 7.35] Who can strike whom', () => {
  const WALL = `
    1311: uruk-guard-1
    1411: uruk-infantry-1
    1210: orc-1
    1611: warg-1
    1711: dunland-infantry-1
    1810: half-orc-guard-1 attacked
    1910: orc-2 disrupted
    1511: orc-archer-1
    1309: orc-3
    culvert: uruk-infantry-2
    1509: warg-2
    1808: orc-4
    1310: infantry-1
    1410: armoured-archer-1
    1510: infantry-2
    1610: infantry-3
    1209: archer-1
    1710: infantry-4 disrupted
    1809: infantry-5
    1909: infantry-6 attacked
    1409: infantry-7
    1408: knight-1
    2008: infantry-8
    ladder 1311 against 1310
    ladder 1210 against 1209
    ladder 1711 against 1710
  `;
  const HORNBURG = `
    0810: infantry-1
    0811: orc-1
    0812: orc-2
    0711: orc-3
    0911: orc-4
    0710: knight-1
    0609: orc-5
    0610: infantry-2
    0611: uruk-infantry-1
    0511: uruk-infantry-2
    0809: infantry-3
    0808: infantry-4
    0807: uruk-infantry-3
    1007: infantry-5
    1107: warg-1
    1108: uruk-infantry-4
    1009: knight-2
    1109: uruk-infantry-5
    1008: infantry-6
    0909: orc-6
    0709: uruk-infantry-6
  `;

  test('[7.31, 7.35, 18.14] at the Deeping Wall: up by ladders, out of the passage at its ends, freely in the Deep', () => {
    expect(blows(assault(WALL))).toEqual({
      'orc-1': ['archer-1'],
      'orc-3': ['archer-1', 'infantry-1', 'infantry-7', 'knight-1'],
      'orc-4': ['infantry-5', 'infantry-6'],
      'warg-2': ['infantry-7', 'knight-1'],
      'uruk-guard-1': ['infantry-1'],
      'uruk-infantry-2': ['infantry-7'],
      'dunland-infantry-1': ['infantry-4'],
    });
  });

  test('[7.31, 17.14] G-17: from the wall down, but by who has an enemy behind him upon that one', () => {
    expect(blows(sally(WALL))).toEqual({
      'infantry-1': ['orc-3'],
      'infantry-2': ['warg-2'],
      'infantry-3': ['dunland-infantry-1', 'orc-archer-1', 'warg-1'],
      'infantry-5': ['orc-4'],
      'infantry-7': ['orc-3', 'warg-2'],
      'armoured-archer-1': ['orc-archer-1', 'uruk-guard-1', 'uruk-infantry-1'],
      'knight-1': ['orc-3', 'warg-2'],
    });
  });

  test('[7.35, A7.31, 15.22] at the Hornburg: within a court, and through gates that are breached', () => {
    const whole = { 'orc-5': ['infantry-2', 'knight-1'], 'orc-6': ['infantry-3'], 'uruk-infantry-6': ['infantry-3'] };
    expect(blows(assault(HORNBURG))).toEqual(whole);
    expect(blows(assault(`${HORNBURG}main-gate breached\nrear-gate breached`))).toEqual({
      ...whole,
      'orc-1': ['infantry-1'],
      'warg-1': ['infantry-5'],
    });
  });

  test('[7.31, A7.31, 15.22] and out of it: once a gate is breached, upon who stands before it', () => {
    const whole = {
      'infantry-1': ['orc-3', 'orc-4'],
      'infantry-2': ['orc-5'],
      'infantry-3': ['orc-6', 'uruk-infantry-6'],
      'infantry-4': ['orc-6', 'uruk-infantry-3', 'uruk-infantry-6'],
      'infantry-5': ['uruk-infantry-4', 'warg-1'],
      'infantry-6': ['uruk-infantry-4', 'uruk-infantry-5'],
      'knight-1': ['orc-5'],
    };
    expect(blows(sally(HORNBURG))).toEqual(whole);
    expect(blows(sally(`${HORNBURG}main-gate breached\nrear-gate breached`))).toEqual({
      ...whole,
      'infantry-1': ['orc-1'],
      'infantry-5': ['warg-1'],
    });
  });

  test('[7.31] nobody strikes who is not on the map, nor at anybody who is not', () => {
    const p = assault(`
      0826: orc-2
      0825: infantry-1
      due: uruk-infantry-7
      lost: orc-1, infantry-2
      caves: infantry-16
    `);
    expect(p).toRefuse('orc-1 attacks infantry-1', 'not-on-map', '7.31');
    expect(p).toRefuse('uruk-infantry-7 attacks infantry-1', 'not-due', '14.0');
    expect(p).toRefuse('orc-2 attacks infantry-2', 'not-adjacent', '7.31');
    expect(p).toRefuse('orc-2 attacks infantry-16', 'not-adjacent', '7.31');
    expect(p.orders()).toEqual(['orc-2 attacks infantry-1']);
  });
});

describe('[7.5] Movement after combat: advance', () => {
  test('[7.51] the victor may advance into the hex it has emptied, whatever zones are there', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: archer-1
      0724: infantry-2
    `);
    p.rolling(2, 2, 2).play('uruk-guard-1 attacks archer-1', 'done');
    expect(p.view().decision?.kind).toBe('retreat-before');
    p.play('archer-1 stands');
    // A four misses: B against 2 wants four to eight, so it hits; a two on X: half and one hex.
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'archer-1', hexes: 1 });
    p.play('archer-1 retreats 0824');
    expect(p.view().decision).toEqual({ kind: 'advance', side: 'isengard', hex: '0825' });
    expect(p).toAllow('hold');
    p.play('uruk-guard-1 advances');
    expect(p).toStand({ 'uruk-guard-1': '0825', 'archer-1': '0824' });
  });

  test('[7.51] or hold', () => {
    const q = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted
    `).rolling(3, 4, 6);
    q.play('uruk-guard-1 attacks infantry-1', 'done', 'hold');
    expect(q).toStand({ 'uruk-guard-1': '0826', 'infantry-1': 'lost' });
  });

  test('[7.51] G-41: only the one whose blow emptied the hex', () => {
    const p = assault(`
      0826: uruk-guard-1
      0726: orc-1
      0825: infantry-1 disrupted
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'orc-1 attacks infantry-1', 'done');
    expect(p).toAllow('uruk-guard-1 advances');
    expect(p).toRefuse('orc-1 advances', 'not-the-victor', '7.51');
  });

  test('[7.51] leaders with the victor may go along', () => {
    const p = assault(`
      0826: uruk-guard-1, captain-1
      0825: infantry-1 disrupted
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done', 'uruk-guard-1 advances');
    expect(p.view().decision).toEqual({ kind: 'follow', side: 'isengard', piece: 'captain-1', hex: '0825' });
    expect(p).toAllow('captain-1 stays');
    p.play('captain-1 follows');
    expect(p).toStand({ 'captain-1': '0825', 'uruk-guard-1': '0825' });
  });

  test('[7.52] who has advanced does not attack again in the phase', () => {
    const p = assault(`
      0826: uruk-guard-1
      0926: orc-1
      0825: infantry-1 disrupted
      0824: infantry-2
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'orc-1 attacks infantry-1', 'done', 'uruk-guard-1 advances');
    expect(p.told('attackLapsed')).toHaveLength(1);
    // The next decision is the other side's movement or combat: no second blow is offered.
    expect(p.view().phase).not.toBe('isengard-combat');
  });

  test('[7.53] over a wall only from a ladder', () => {
    const p = assault(`
      1311: uruk-guard-1
      1310: infantry-1 disrupted
      ladder 1311 against 1310
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p).toAllow('uruk-guard-1 advances');
    p.play('uruk-guard-1 advances');
    expect(p.at('uruk-guard-1')).toBe('1310');
  });

  test('[7.53] D-18: over a whole gate from a ladder too', () => {
    const p = assault(`
      1107: uruk-guard-1
      1007: infantry-1 disrupted
      ladder 1107 against 1007
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done', 'uruk-guard-1 advances');
    expect(p).toStand({ 'uruk-guard-1': '1007' });
  });

  test('[7.51, 16.12] foot goes over the Dike after its enemy, up and down', () => {
    const across = (from: string, to: string) =>
      sally(`${from}: infantry-9\n${to}: orc-1 disrupted`)
        .rolling(3, 3, 1)
        .play('infantry-9 attacks orc-1', 'done', 'infantry-9 advances')
        .at('infantry-9');
    expect(across('0819', '0820')).toBe('0820');
    expect(across('0820', '0819')).toBe('0819');
  });

  test('[7.7, 7.53] of those whose enemy has withdrawn only who stands below the wall with him may enter', () => {
    const p = sally(`
      1310: infantry-1
      1312: infantry-3
      1311: orc-archer-1
    `).rolling(4);
    p.play('infantry-1 attacks orc-archer-1', 'infantry-3 attacks orc-archer-1', 'done');
    p.play('orc-archer-1 withdraws 1210');
    expect(p.orders()).toEqual(['infantry-3 advances', 'hold']);
  });

  test('[7.53] G-42: and never down over a whole wall, tower or gate', () => {
    const down = (from: string, to: string) => {
      const p = sally(`
        ${from}: infantry-1
        ${to}: orc-1 disrupted
      `).rolling(2, 2, 6);
      p.play('infantry-1 attacks orc-1', 'done');
      expect(p.at('orc-1')).toBe('lost');
      return p;
    };
    expect(down('1310', '1311').told('held')).toEqual([]);
    expect(down('1310', '1311').view().decision?.kind).not.toBe('advance');
    expect(down('1007', '1107').view().decision?.kind).not.toBe('advance');
  });

  test('[7.53] through a breached gate', () => {
    const p = assault(`
      1107: uruk-guard-1
      1007: infantry-1 disrupted
      rear-gate breached
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    p.play('uruk-guard-1 advances');
    expect(p.at('uruk-guard-1')).toBe('1007');
  });

  test('[7.51, A8.1] D-27: onto a lone enemy leader, who flies', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted, aragorn
      0820: infantry-2
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    // First Aragorn, whose unit is gone, may go to the nearest.
    expect(p.view().decision).toMatchObject({ kind: 'join', piece: 'aragorn' });
    p.play('aragorn stays', 'uruk-guard-1 advances');
    expect(p).toStand({ aragorn: '0820', 'uruk-guard-1': '0825' });
    expect(p.told('flew')).toEqual([{ type: 'flew', leader: 'aragorn', from: '0825', to: '0820' }]);
  });
});
