/** Whoever asks what can be done with a marker is told of every order that works, moves, takes or leaves it. */
import { offersOf } from '@warbeacon/kernel';
import { gondorSiege, helmsDeep } from '@warbeacon/siege';
import { gondor, newGame, newGondor, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('engines of Gondor', () => {
  test('are set one by one', () => {
    const p = newGondor();
    const orders = p.orders('siege-tower-1');
    expect(orders).toContain('siege-tower-1 set 1921');
    expect(orders).toEqual(p.orders().filter((order) => order.startsWith('siege-tower-1 ')));
    expect(p.orders('city-catapult-1')).toEqual([]);
  });

  test('have the orders of who stands with them', () => {
    const p = gondor(`
      turn 3, siege
      1911: troll-1
      1912: orc-1
      1921: orc-2
      1910: axeman-1
      grond 1911
      sauron-catapult-1 1912
      awake
    `);
    expect(p.orders('grond')).toEqual(p.orders('troll-1'));
    expect(p.orders('grond')).toContain('troll-1 swings 1911 1910');
    expect(p.orders('sauron-catapult-1')).toEqual(p.orders('orc-1'));
    expect(p.orders('sauron-catapult-1')).toContain('orc-1 hurls head 1910');
    expect(p.orders('sauron-catapult-2')).toEqual([]);
  });

  test('are pushed, with the costs at which their crews push them', () => {
    const p = gondor('turn 3, sauron-movement\n1921: orc-1\n1903: citadel-guard-1\nsiege-tower-1 1921');
    expect(p.orders('siege-tower-1')).toEqual(p.orders('orc-1').filter((order) => order.includes('pushes')));
    const { rules } = gondorSiege;
    const offers = offersOf(rules, p.state, 'sauron', 'siege-tower-1');
    expect(offers).toContainEqual(p.offer('orc-1 pushes siege-tower-1 1920'));
    expect(offers.map(({ command }) => command)).toEqual([...rules.legal(p.state, 'sauron', 'siege-tower-1')]);
    expect([...rules.legal(p.state, 'westernesse', 'siege-tower-1')]).toEqual([]);
  });

  test('shoot too', () => {
    const p = gondor('turn 3, westernesse-combat, missile\n1910: axeman-1\n1912: orc-1\ncity-catapult-1 1910');
    expect(p.orders('city-catapult-1')).toEqual(['axeman-1 catapults orc-1']);
  });

  test('cauldrons are taken off in deployment, and have their oil taken; oil is put down and poured', () => {
    const deployment = newGondor().play('set up road-to-the-gate', 'done', 'cauldron to 1710');
    expect(deployment.orders('cauldron-1')).toEqual(['cauldron off 1710']);
    const p = gondor('turn 3, westernesse-movement\n1710: spearman-1\n1810: axeman-1\ncauldron-1 1710\noil axeman-1');
    expect(p.orders('cauldron-1')).toEqual(['spearman-1 takes oil']);
    expect(p.orders('oil-1')).toEqual(['axeman-1 drops oil']);
    const above = gondor('turn 3, sauron-movement\n1611: orc-1\n1710: spearman-1\noil spearman-1');
    expect(above.orders('oil-1')).toEqual(['spearman-1 pours on orc-1']);
  });
});

describe("markers of Helm's Deep", () => {
  test('rocks are lifted and dropped', () => {
    const deployment = newGame().play('set up vanguard', 'done', 'rocks to 1310', 'rocks to 1510 dummy');
    expect(deployment.orders('rocks-2')).toEqual(['rocks off 1510']);
    const below = position(
      'turn 5, isengard-movement\n1511: uruk-infantry-1\n1510: infantry-1\nrocks 1510\nrocks 1710',
    );
    expect(below.orders('rocks-1')).toEqual(['rocks-1 drops uruk-infantry-1']);
    expect(below.orders('rocks-2')).toEqual([]);
    const offers = offersOf(helmsDeep, below.state, 'westernesse', 'rocks-1');
    expect(offers).toEqual([below.offer('rocks-1 drops uruk-infantry-1')]);
  });

  test('the ram is taken, put down and used; fire is laid and lit; the horn is blown', () => {
    const at = (phase: string, marker: string, unit = 'dunland-infantry-1') =>
      position(`turn 5, ${phase}\n0811: ${unit}\n0808: infantry-1\n${marker}`);
    expect(at('isengard-movement', 'ram 0811').orders('ram-1')).toEqual(['dunland-infantry-1 takes ram']);
    expect(at('isengard-movement', 'ram dunland-infantry-1').orders('ram-1')).toEqual(['dunland-infantry-1 drops ram']);
    expect(at('isengard-siege', 'ram dunland-infantry-1').orders('ram-1')).toEqual([
      'dunland-infantry-1 rams main-gate',
    ]);
    const carried = at('isengard-movement', 'blasting-fire orc-1', 'orc-1');
    expect(carried.orders('blasting-fire-1')).toEqual(['orc-1 lays 0810']);
    expect(at('isengard-siege', 'blasting-fire 0811 against 0810').orders('blasting-fire-1')).toEqual([
      'blasting-fire-1 lit',
    ]);
    expect(position('turn 5, abilities\n0808: infantry-1\n0830: orc-1\n0710: theoden').orders('horn-1')).toEqual([
      'infantry-1 blows',
    ]);
  });
});
