/** [20.6] Ladders are laid in the Siege Phase, climbed in the next, and destroyed in melee. */
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const below = (stack: string, more = '') =>
  position(`
    turn 5, isengard-siege
    ${stack}
    0830: orc-6
    1711: orc-5
    ${more}
  `);

describe('[20.6] Scaling walls and towers', () => {
  test('[20.61] a ladder is laid from below against a wall, and a tower (D-1)', () => {
    const p = below('1311: orc-1\n1611: uruk-infantry-1');
    expect(p).toAllow('orc-1 ladders 1310');
    expect(p).toAllow('uruk-infantry-1 ladders 1610');
    expect(p).toRefuse('orc-1 ladders 1211', 'nothing-to-scale', '20.61');
    expect(p).toRefuse('orc-1 ladders 1510', 'nothing-to-scale', '20.61');
  });

  test('[20.61] not from the wall down', () => {
    expect(below('1310: orc-1')).toRefuse('orc-1 ladders 1311', 'nothing-to-scale', '20.61');
  });

  test('[20.61] D-18: against a gate that Isengard does not control, while it is whole', () => {
    expect(below('1107: orc-1')).toAllow('orc-1 ladders 1007');
    expect(below('1107: orc-1', 'rear-gate isengard')).toRefuse('orc-1 ladders 1007', 'own-gate', '20.61');
    expect(below('1107: orc-1', 'rear-gate breached')).toRefuse('orc-1 ladders 1007', 'gate-broken', '20.61');
    expect(below('1107: orc-1', 'rear-gate collapsed')).toRefuse('orc-1 ladders 1007', 'collapsed', '20.35');
  });

  test('[15.21] D-19: never against the Main Gate', () => {
    expect(below('0811: orc-1')).toRefuse('orc-1 ladders 0810', 'main-gate', '15.21');
  });

  test('[20.61] G-9: one ladder a hex', () => {
    const p = below('1411: orc-1').play('orc-1 ladders 1410');
    expect(p.told('ladderLaid')).toEqual([{ type: 'ladderLaid', unit: 'orc-1', hex: '1411', against: '1410' }]);
    expect(p.view().markers['ladder-1']).toEqual({ kind: 'ladder', side: 'isengard', hex: '1411', against: '1410' });
    const q = below('1511: orc-1', 'ladder 1511 against 1510');
    expect(q).toRefuse('orc-1 ladders 1410', 'ladder-there', '20.61');
  });

  test('[20.61] not by disrupted units, nor by the other side’s', () => {
    const p = below('1311: orc-1 disrupted\n1310: infantry-1');
    expect(p).toRefuse('orc-1 ladders 1310', 'disrupted', '7.57');
    expect(p).toRefuse('infantry-1 ladders 1310', 'not-your-piece');
  });

  test('[20.61] D-29: by any combat unit, by bowmen and by cavalry too', () => {
    const p = below('1311: warg-1\n1411: dunland-cavalry-1\n1511: orc-archer-1').play(
      'warg-1 ladders 1310',
      'dunland-cavalry-1 ladders 1410',
      'orc-archer-1 ladders 1510',
    );
    expect(p.told('ladderLaid').map(({ unit }) => unit)).toEqual(['warg-1', 'dunland-cavalry-1', 'orc-archer-1']);
  });

  test('[20.68] D-29: cavalry that has set it up does not cross by it, nor strike over it; foot does after it', () => {
    const p = below('1311: warg-1').play('warg-1 ladders 1310', 'done');
    expect(p.view().phase).toBe('isengard-movement');
    expect(p).toRefuse('warg-1 moves 1310', 'wall-top', '15.72');
    const q = position(`
      turn 5, isengard-combat, melee
      1311: warg-1
      1310: infantry-1
      0826: orc-1
      0825: infantry-2
      ladder 1311 against 1310
    `);
    expect(q).toRefuse('warg-1 attacks infantry-1', 'cavalry-wall', 'A7.31');
    const next = position('turn 6, isengard-movement\n1311: orc-1\nladder 1311 against 1310');
    expect(next).toAllow('orc-1 moves 1310');
  });

  test('[20.68] D-29: nor over a wall within the fortress, nor over a gate that is a wall to it', () => {
    const p = position(`
      turn 5, isengard-movement
      0608: warg-1
      1107: warg-2
      ladder 0608 against 0709
      ladder 1107 against 1007
    `);
    expect(p).toRefuse('warg-1 moves 0709', 'cavalry-wall', '15.72');
    expect(p).toRefuse('warg-2 moves 1007', 'gate-held', '15.15');
  });

  test('[20.61] of two Dunlending units in formation only the one that speaks for both lays it', () => {
    const p = below(
      '1311: chief, dunland-infantry-1, dunland-infantry-2',
      'shield-wall dunland-infantry-1 dunland-infantry-2 chief',
    );
    expect(p).toAllow('dunland-infantry-1 ladders 1310');
    expect(p).toRefuse('dunland-infantry-2 ladders 1310', 'in-formation', '8.44');
  });

  test('[20.61] not by units that are still to come', () => {
    expect(below('due: uruk-archer-1')).toRefuse('uruk-archer-1 ladders 1310', 'not-on-map', '20.61');
  });

  test('[20.61] H-55: it may be climbed in the same turn: to lay it is no use of the unit', () => {
    const p = below('1311: orc-1').play('orc-1 ladders 1310', 'done');
    expect(p.view().phase).toBe('isengard-movement');
    expect(p.offer('orc-1 moves 1310').cost).toBe(8);
    p.play('orc-1 moves 1310');
    expect(p).toStand({ 'orc-1': '1310' });
  });

  test('[20.62] the ladder stays where it is, and others climb it', () => {
    const p = position(`
      turn 5, isengard-movement
      1311: orc-1
      1312: uruk-guard-1
      ladder 1311 against 1310
    `);
    p.play('orc-1 moves 1310');
    expect(p.view().markers['ladder-1']).toMatchObject({ hex: '1311', against: '1310' });
    p.play('uruk-guard-1 moves 1311');
    expect(p).toStand({ 'uruk-guard-1': '1311' });
  });

  test('[20.62] [20.67] the counter mix is all there is', () => {
    const p = below('1311: orc-1\n1411: orc-2\n1511: orc-3', 'ladders 2');
    expect(p.view().ladders).toBe(2);
    p.play('orc-1 ladders 1310', 'orc-2 ladders 1410');
    expect(p.view().ladders).toBe(0);
    expect(p).toRefuse('orc-3 ladders 1510', 'no-ladders', '20.67');
  });

  test('[20.67] with none left nobody lays one', () => {
    const p = below('1311: orc-1\n1107: orc-2', 'ladders 0');
    expect(p).toRefuse('orc-1 ladders 1310', 'no-ladders', '20.67');
    expect(p.orders('orc-1')).toEqual([]);
  });
});

describe('[20.67] Ladders destroyed', () => {
  const melee = (more = '') =>
    position(`
      turn 5, westernesse-combat, melee
      1311: uruk-guard-1
      1310: infantry-1
      1510: infantry-2
      ladder 1311 against 1310
      ladder 1511 against 1510
      ladders 3
      ${more}
    `);

  test('[20.67] H-58: any result of a melee destroys it, a mere retreat too; the unit suffers as ever', () => {
    const p = melee().rolling(3, 4, 6).play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.told('casualty')).toMatchObject([{ unit: 'uruk-guard-1', result: 'r1' }]);
    expect(p.told('ladderDestroyed')).toEqual([{ type: 'ladderDestroyed', hex: '1311' }]);
    expect(Object.keys(p.view().markers)).toEqual(['horn-1', 'ladder-2']);
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'uruk-guard-1' });
  });

  test('[20.67] it is out of the game: the supply stays as it was', () => {
    const p = melee().rolling(3, 4, 6).play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.view().ladders).toBe(3);
  });

  test('[20.67] a blow that misses does it no harm', () => {
    const p = melee().rolling(6, 6).play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.told('struck')).toMatchObject([{ hit: false }]);
    expect(p.told('ladderDestroyed')).toEqual([]);
  });

  test('[20.67] where none stands, none is destroyed', () => {
    const p = position(`
      turn 5, westernesse-combat, melee
      0826: uruk-guard-1
      0825: infantry-1
      ladder 1511 against 1510
    `)
      .rolling(3, 4, 6)
      .play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.told('casualty')).toHaveLength(1);
    expect(p.told('ladderDestroyed')).toEqual([]);
    expect(p.view().markers['ladder-1']).toMatchObject({ hex: '1511' });
  });

  test('[20.67] whatever else lies in the hex remains', () => {
    const p = melee('ram 1311').rolling(3, 4, 6).play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.told('ladderDestroyed')).toHaveLength(1);
    expect(Object.keys(p.view().markers)).toEqual(['horn-1', 'ladder-2', 'ram-1']);
  });

  test('[20.67] missiles do it no harm, whatever they do', () => {
    const p = position(`
      turn 5, westernesse-combat, missile
      1311: orc-1
      1310: archer-1
      ladder 1311 against 1310
    `)
      .rolling(3, 4, 1)
      .play('archer-1 fires at orc-1');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'orc-1' }]);
    expect(p.view().markers['ladder-1']).toBeDefined();
  });
});

describe('[20.6] D-30: whoever shares a hex with a ladder is on it, whichever side he is on', () => {
  /** A unit of Westernesse at the foot of a wall that Isengard has climbed by its ladder. */
  const FOOT = `
    1311: knight-1, gimli
    1310: uruk-guard-1, captain-1
    1312: orc-archer-1
    0830: orc-6
  `;
  const LADDER = 'ladder 1311 against 1310';

  test('[20.63] D-30: it has no zone there', () => {
    const march = (ladder: string) => position(`turn 14, isengard-movement\n${FOOT}\n${ladder}`);
    expect(march('')).toRefuse('orc-archer-1 moves 1313', 'in-enemy-zone', '6.11');
    expect(march(LADDER)).toAllow('orc-archer-1 moves 1313');
    // And so nobody must strike it.
    const melee = (ladder: string) =>
      position(`turn 14, isengard-combat, melee\n1311: knight-1\n1312: orc-1\n${ladder}`);
    expect(melee('')).toRefuse('done', 'must-attack', '7.31');
    expect(melee(LADDER)).toAllow('done');
  });

  test('[20.64] D-30: it does not shoot', () => {
    const p = position(`turn 14, westernesse-combat, missile\n1311: archer-1\n1312: orc-1\n1512: archer-2\n${LADDER}`);
    expect(p).toRefuse('archer-1 fires at orc-1', 'on-ladder', '20.64');
    expect(p).toAllow('archer-2 fires at orc-1');
  });

  test('[20.65] D-30: it has one armour less, against melee and missiles, horse too', () => {
    const modifiers = (segment: string, order: string) =>
      position(`turn 14, isengard-combat, ${segment}\n${FOOT}\n${LADDER}`).offer(order).odds?.modifiers;
    const bared = [{ case: '20.65', label: 'the defender is on a ladder', value: -1 }];
    expect(modifiers('melee', 'uruk-guard-1 attacks knight-1')).toEqual(bared);
    expect(modifiers('missile', 'orc-archer-1 fires at knight-1')).toEqual(bared);
  });

  test('[20.66] D-30: its leader has one less in a duel over the wall', () => {
    const p = position(`turn 14, westernesse-combat, duel\n${FOOT}\n${LADDER}`);
    expect(p.offer('gimli duels captain-1').odds?.modifiers).toEqual([
      { case: '20.66', label: 'on a ladder', value: -1 },
    ]);
  });

  test('[20.67] D-30: whatever befalls it in melee breaks the ladder', () => {
    const p = position(`turn 14, isengard-combat, melee\n${FOOT}\n${LADDER}`).rolling(3, 3, 6);
    p.play('uruk-guard-1 attacks knight-1', 'done', 'knight-1 stands');
    expect(p.told('ladderDestroyed')).toEqual([{ type: 'ladderDestroyed', hex: '1311' }]);
  });

  test('[20.63] D-30: Isengard’s horse that has set one up is on it as well', () => {
    const zone = (ladder: string) =>
      position(`turn 14, westernesse-movement\n1311: warg-1\n1313: infantry-1\n${ladder}`);
    expect(zone('')).toRefuse('infantry-1 moves 1312 1412', 'stops-in-zone', '6.11');
    expect(zone(LADDER)).toAllow('infantry-1 moves 1312 1412');
  });
});
