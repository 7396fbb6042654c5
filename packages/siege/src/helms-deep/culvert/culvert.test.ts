/** [18.14] D-16 The breached Culvert: who strikes into its passage and out of it, and whose it is. */
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const sally = (diary: string) => position(`turn 14, westernesse-combat, melee\n${diary}`);
const assault = (diary: string) => position(`turn 14, isengard-combat, melee\n${diary}`);
const duels = (diary: string) => position(`turn 14, westernesse-combat, duel\n${diary}`);

/** An enemy in the passage, and Westernesse on the wall beside it, above it, and at its inner end. */
const HELD = `
  culvert: orc-1
  1310: infantry-1
  1510: infantry-2
  1410: infantry-3
  1409: infantry-4
  0830: orc-6
`;
const attackers = (p: ReturnType<typeof position>) =>
  p.orders().flatMap((order) => (order.endsWith('attacks orc-1') ? [order.split(' ')[0]] : []));

describe('[18.14] Striking down into the passage', () => {
  test('[18.14] D-16: from the wall on both sides of it, once it is breached, as from its ends', () => {
    expect(attackers(sally(`${HELD}\nculvert-east breached`))).toEqual(['infantry-1', 'infantry-2', 'infantry-4']);
  });

  test('[18.14] W-7: while it is whole, from its ends alone', () => {
    const p = sally(HELD);
    expect(attackers(p)).toEqual(['infantry-4']);
    expect(p).toRefuse('infantry-1 attacks orc-1', 'culvert-side', '18.14');
    expect(p).toRefuse('infantry-2 attacks orc-1', 'culvert-side', '18.14');
  });

  test('[18.14] D-16: not from the wall on top of it, nor from the wall a hex away or the ground beside it', () => {
    const p = sally(`
      ${HELD}
      1209: infantry-5
      1610: infantry-6
      1309: infantry-7
      1509: infantry-8
      1311: infantry-9
      culvert-east breached
    `);
    expect(p).toRefuse('infantry-3 attacks orc-1', 'culvert-side', '18.14');
    for (const unit of [5, 6, 7, 8, 9]) expect(p).toRefuse(`infantry-${unit} attacks orc-1`, 'not-adjacent', '7.31');
  });

  test('[18.14] D-16: one way: out of the passage one strikes by its ends, both ways', () => {
    const p = assault(`${HELD}\n1411: orc-2\nculvert-east breached`);
    expect(p).toRefuse('orc-1 attacks infantry-1', 'culvert-side', '18.14');
    expect(p).toRefuse('orc-1 attacks infantry-2', 'culvert-side', '18.14');
    expect(p).toRefuse('orc-1 attacks infantry-3', 'culvert-side', '18.14');
    expect(p).toAllow('orc-1 attacks infantry-4');
    const q = sally('culvert: orc-1\n1411: infantry-1\n1409: infantry-2\nculvert-east breached');
    expect(attackers(q)).toEqual(['infantry-1', 'infantry-2']);
  });

  test('[18.14] D-16: Isengard on the wall strikes down at Westernesse in the passage likewise', () => {
    const p = assault('culvert: infantry-1\n1510: orc-1\nculvert-east breached');
    expect(p).toAllow('orc-1 attacks infantry-1');
    expect(sally('culvert: infantry-1\n1510: orc-1\nculvert-east breached').orders()).not.toContain(
      'infantry-1 attacks orc-1',
    );
  });

  test('[18.14, 7.31] D-16: no zone comes up to the wall, so nobody there has to strike, or stays for it', () => {
    const p = sally('culvert: orc-1\n1310: infantry-1\n0830: orc-6\nculvert-east breached');
    expect(p).toAllow('done');
    const q = position('turn 14, westernesse-movement\nculvert: orc-1\n1310: infantry-1\nculvert-east breached');
    expect(q).toAllow('infantry-1 moves 1209');
  });

  test('[18.14, 7.31] and who stands in another enemy’s zone strikes at him', () => {
    const p = sally('culvert: orc-1\n1410: orc-2\n1310: infantry-1\nculvert-east breached');
    expect(p).toRefuse('infantry-1 attacks orc-1', 'must-attack-zone', '7.31');
    expect(p).toAllow('infantry-1 attacks orc-2');
  });

  test('[18.14, 18.15] the passage shelters from such a blow as from any', () => {
    const p = sally(`${HELD}\nculvert-east breached`);
    expect(p.offer('infantry-1 attacks orc-1').odds?.modifiers).toEqual([
      { case: '18.15', label: 'the defender is in the hex of the Culvert', value: 1 },
    ]);
  });

  test('[18.14, 7.53] W-63: the victor does not advance into the passage from above', () => {
    const p = sally('culvert: orc-1\n1310: infantry-1\n0830: orc-6\nculvert-east breached').rolling(3, 3, 1);
    p.play('infantry-1 attacks orc-1', 'done');
    expect(p.at('orc-1')).toBe('lost');
    expect(p.view().decision?.kind).not.toBe('advance');
    expect(p).toStand({ 'infantry-1': '1310' });
    const q = sally('culvert: orc-1\n1409: infantry-1\n0830: orc-6\nculvert-east breached').rolling(3, 3, 1);
    q.play('infantry-1 attacks orc-1', 'done');
    expect(q.view().decision).toMatchObject({ kind: 'advance' });
  });

  test('[18.14, 7.7] W-63: nor when who was below has withdrawn', () => {
    const p = sally('culvert: orc-archer-1\n1310: infantry-1\n0830: orc-6\nculvert-east breached').rolling(6);
    p.play('infantry-1 attacks orc-archer-1', 'done', 'orc-archer-1 withdraws 1411');
    expect(p.view().decision?.kind).not.toBe('advance');
  });

  test('[18.14, 7.55] who is thrown back by such a blow goes out by an end that no zone bars', () => {
    const p = sally('culvert: orc-1\n1310: infantry-1\n0830: orc-6\nculvert-east breached').rolling(3, 3, 6);
    p.play('infantry-1 attacks orc-1', 'done');
    // From the wall the zone reaches the Deep behind it.
    expect(p.orders()).toEqual(['orc-1 retreats 1411']);
  });

  test('[7.21, 18.14] W-63: leaders duel where units strike: down into the passage, not up out of it', () => {
    const diary = (culvert: string) => `
      culvert: orc-1, captain-1
      1310: infantry-1, gimli
      1410: infantry-2, legolas
      ${culvert}
    `;
    const p = duels(diary('culvert-east breached'));
    expect(p).toAllow('gimli duels captain-1');
    expect(p).toRefuse('legolas duels captain-1', 'not-adjacent', '7.21');
    const whole = duels(`${diary('')}\n0826: aragorn, infantry-3\n0827: captain-2, orc-2`);
    expect(whole).toRefuse('gimli duels captain-1', 'culvert-side', '18.14');
    const up = position(`
      turn 14, isengard-combat, duel
      ${diary('culvert-east breached')}
      0826: aragorn
      0827: captain-2
    `);
    expect(up).toRefuse('captain-1 duels gimli', 'culvert-side', '18.14');
    expect(up).toAllow('captain-2 duels aragorn');
  });
});

describe('[18.13] D-16: The breach, and the wall above it', () => {
  const march = (side: string, diary: string) => position(`turn 14, ${side}-movement\n${diary}\nculvert-east breached`);

  test('[6.13, 18.13] zones pass between the passage and the hexes at its ends, both ways', () => {
    expect(march('isengard', 'culvert: infantry-1\n1412: orc-1')).toRefuse(
      'orc-1 moves 1411 1311',
      'stops-in-zone',
      '6.11',
    );
    expect(march('westernesse', 'culvert: orc-1\n1408: infantry-1')).toRefuse(
      'infantry-1 moves 1409 1509',
      'stops-in-zone',
      '6.11',
    );
    expect(march('isengard', '1409: infantry-1\nculvert: orc-1')).toRefuse('orc-1 moves 1411', 'in-enemy-zone', '6.11');
    expect(march('westernesse', '1411: orc-1\nculvert: infantry-1')).toRefuse(
      'infantry-1 moves 1409',
      'in-enemy-zone',
      '6.11',
    );
  });

  test('[18.11] who means to go through the breach, and not up the wall, is told how it is written', () => {
    const p = march('isengard', '1411: orc-1, captain-1\n1412: orc-2\n1311: orc-3\n1408: infantry-1');
    for (const order of ['orc-1 moves 1410', 'captain-1 moves 1410 1409', 'orc-2 moves 1411 1410'])
      expect(p).toRefuse(order, 'wall-over-breach', '18.11');
    expect(p.why('orc-1 moves 1410')?.message).toContain('culvert');
    expect(p).toAllow('orc-1 moves culvert');
    // Elsewhere, and until it is breached, there is nothing but the wall.
    expect(p).toRefuse('orc-3 moves 1410', 'wall', '15.12');
    for (const culvert of ['', 'culvert-east collapsed'])
      expect(position(`turn 14, isengard-movement\n1411: orc-1\n${culvert}`)).toRefuse(
        'orc-1 moves 1410',
        'wall',
        '15.12',
      );
  });

  test('[6.13, 18.13] and no farther: not from one end to the other, nor to the ground beside the breach', () => {
    expect(march('westernesse', '1411: orc-1\n1408: infantry-1')).toAllow('infantry-1 moves 1409 1509');
    expect(march('isengard', 'culvert: infantry-1\n1312: orc-1')).toAllow('orc-1 moves 1311 1210');
  });

  test('[17.11, 18.13] on top a unit has a wall unit’s zone: along the wall and down behind it, not outward or below', () => {
    const top = '1410: infantry-1\n';
    expect(march('isengard', `${top}1412: orc-1`)).toAllow('orc-1 moves 1411 1311');
    expect(march('isengard', `${top}culvert: orc-1`)).toAllow('orc-1 moves 1411');
    expect(march('isengard', `${top}1209: orc-1`)).toRefuse('orc-1 moves 1310 1309', 'stops-in-zone', '6.11');
    expect(march('isengard', `${top}1408: orc-1`)).toRefuse('orc-1 moves 1409 1509', 'stops-in-zone', '6.11');
  });

  test('[17.14, 18.14] on top a unit is struck from outside by ladder only, and strikes down as from any wall', () => {
    const p = assault(
      '1410: infantry-1\n1411: orc-1\nculvert-east breached\nladder 1511 against 1510\n1511: orc-2\n1510: infantry-2',
    );
    expect(p).toRefuse('orc-1 attacks infantry-1', 'wall-above', 'A7.31');
    const ladder = assault('1410: infantry-1\n1411: orc-1\nculvert-east breached\nladder 1411 against 1410');
    expect(ladder).toAllow('orc-1 attacks infantry-1');
    expect(sally('1410: infantry-1\n1411: orc-1\nculvert-east breached')).toAllow('infantry-1 attacks orc-1');
  });

  test('[23.3] D-16: who holds the passage holds the Deep', () => {
    const last = (diary: string) =>
      position(`
        turn 20, rally
        0810: orc-1
        0709: orc-2
        0808: orc-3
        1310: orc-4, captain-1
        1309: orc-5 disrupted
        main-gate isengard
        wall-gate isengard
        rear-gate isengard
        inner-gate-north isengard
        inner-gate-south isengard
        tower-gate isengard
        culvert-east breached
        ${diary}
      `).play('done').state.outcome?.reason;
    expect(last('')).toBe('stronghold-taken');
    expect(last('culvert: infantry-1')).toBe('stronghold-held');
    expect(last('culvert: infantry-1 disrupted')).toBe('stronghold-taken');
  });
});
