import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** Westernesse moves, and nobody is near. */
const moving = (diary: string) => gondor(`gondor, turn 7, westernesse-movement\n2121: orc-1\n${diary}`);

/** A spearman in the tower of the Main Gate with Sauron all round him: he can go nowhere. */
const SHUT_IN = `
  1811: spearman-1
  1710: orc-1
  1711: orc-2
  1810: orc-3
  1812: orc-4
  1910: orc-5
  1911: orc-6
`;

/** A spearman and a cauldron in one hex, a Rider beside it. */
const fetching = (more = '', oil = '') =>
  moving(`
    1910: spearman-1
    1810: mounted-knight-1
    1810: imrahil
    cauldron-1 1910 ${oil}
    ${more}
  `);

const movesOf = (p: ReturnType<typeof fetching>, piece: string) =>
  p.orders(piece).filter((order) => order.includes(' moves ')).length;

describe('[16.72] Taking oil', () => {
  test('[16.72] by who begins its move in the hex, for nothing', () => {
    const p = fetching();
    expect(p).toAllow('spearman-1 takes oil');
    expect(p.offer('spearman-1 takes oil').cost).toBe(0);
    p.play('spearman-1 takes oil');
    expect(p.told('oilTaken')).toEqual([
      { type: 'oilTaken', oil: 'oil-1', unit: 'spearman-1', cauldron: 'cauldron-1' },
    ]);
    expect(p.view().markers['oil-1']).toEqual({ kind: 'oil', side: 'westernesse', hex: '1910', with: 'spearman-1' });
    expect(p.view().oil[0]).toBe(2);
    p.play('spearman-1 moves 1810 1710');
    expect(p.view().markers['oil-1']).toMatchObject({ hex: '1710' });
  });

  test('[16.72] real oil at a cauldron, dummies at a dummy, as its owner sees', () => {
    const seen = (dummy: string, viewer: 'westernesse' | 'sauron') =>
      fetching('', dummy).play('spearman-1 takes oil').view(viewer).markers['oil-1']?.dummy;
    expect(seen('', 'westernesse')).toBe(false);
    expect(seen('dummy', 'westernesse')).toBe(true);
    expect(seen('dummy', 'sauron')).toBeUndefined();
  });

  test('[16.72] not elsewhere, not at an empty cauldron, and not by leaders', () => {
    expect(fetching()).toRefuse('mounted-knight-1 takes oil', 'no-cauldron', '16.72');
    expect(fetching()).toRefuse('imrahil takes oil', 'not-a-unit', '16.72');
    expect(fetching('', 'left:0')).toRefuse('spearman-1 takes oil', 'none-left', '16.72');
  });

  test('[16.72] three of it, and no more', () => {
    const p = fetching('2010: spearman-2\n2110: spearman-3\n1710: spearman-4');
    p.play('spearman-1 takes oil', 'spearman-1 moves 1911', 'spearman-2 moves 1910', 'spearman-2 takes oil');
    p.play('spearman-2 moves 2010', 'spearman-4 moves 1810 1910', 'spearman-4 takes oil');
    expect(p.view().oil[0]).toBe(0);
    p.play('spearman-4 moves 2010 2011', 'mounted-knight-1 moves 1910');
    expect(p).toRefuse('mounted-knight-1 takes oil', 'none-left', '16.72');
  });

  test('[16.72, 7.57] G-49: not by a disrupted unit', () => {
    const p = moving(`
      1910: spearman-1 disrupted
      1810: spearman-2
      cauldron-1 1910
    `);
    expect(p).toRefuse('spearman-1 takes oil', 'disrupted', '7.57');
  });

  test('[16.72] W-255: nor by one that an enemy zone holds where it stands', () => {
    const p = gondor(`
      gondor, turn 7, westernesse-movement
      1910: spearman-1
      2010: spearman-2
      1911: orc-1
      main-gate breached
      cauldron-1 1910
    `);
    expect(p).toRefuse('spearman-1 takes oil', 'in-enemy-zone', '16.72');
    // Who has come into it has come on its way.
    const q = gondor(`
      gondor, turn 7, westernesse-movement
      2010: spearman-2
      1911: orc-1
      main-gate breached
      cauldron-1 1910
    `).play('spearman-2 moves 1910');
    expect(q).toAllow('spearman-2 takes oil');
    expect(q.play('spearman-2 takes oil')).toRefuse('spearman-2 moves 1810', 'in-enemy-zone', '6.11');
  });

  test('[16.72] W-268: nor by one that has pushed an engine there, or laid a ladder there, in this phase', () => {
    const pushed = moving('1610: spearman-1\ncity-catapult-1 1610\ncauldron-1 1710').play(
      'spearman-1 pushes city-catapult-1 1710',
    );
    expect(pushed).toRefuse('spearman-1 takes oil', 'already-moved', '16.72');
    const ladder = moving('1809: spearman-1\ncauldron-1 1809').play('spearman-1 ladders 1808');
    expect(ladder).toRefuse('spearman-1 takes oil', 'already-moved', '16.72');
    // The other way round it pushes with what it has taken.
    const before = moving('1710: spearman-1\ncity-catapult-1 1710\ncauldron-1 1710').play('spearman-1 takes oil');
    before.play('spearman-1 pushes city-catapult-1 1610');
    expect(before.view().markers['oil-1']).toMatchObject({ hex: '1610' });
    // And who only walks past what others have done takes it.
    const past = moving('1610: spearman-1\ncity-catapult-1 1710 moved\n1810: spearman-2\ncauldron-1 1810');
    past.play('spearman-2 moves 1811', 'spearman-1 moves 1710 1810');
    expect(past).toAllow('spearman-1 takes oil');
  });

  test('[16.72] only in the Westernesse Movement Phase', () => {
    const p = gondor('gondor, turn 7, westernesse-combat, melee\n1910: spearman-1\n2121: orc-1\ncauldron-1 1910');
    expect(p.why('spearman-1 takes oil')).toMatchObject({ code: 'wrong-phase' });
  });

  test('[16.72] W-5: a phase waits for who can do nothing else', () => {
    const p = gondor(`gondor, turn 7, westernesse-movement${SHUT_IN}cauldron-1 1811`);
    expect(p.orders()).toEqual(['spearman-1 takes oil', 'done']);
  });
});

describe('[16.75] Carrying oil', () => {
  test('[16.75] one at a time', () => {
    expect(fetching('oil spearman-1')).toRefuse('spearman-1 takes oil', 'carries-oil', '16.75');
  });

  test('[16.75] [15.21] G-147: one point less: four in the city, three or five outside', () => {
    const p = fetching().play('spearman-1 takes oil');
    expect(p).toAllow('spearman-1 moves 1810 1710 1610 1509');
    expect(p).toRefuse('spearman-1 moves 1810 1710 1610 1509 1409', 'too-far', '4.26');
    // Out by the Main Gate: one for the hex before it, then halves by the road.
    expect(p).toAllow('spearman-1 moves 1911 1912 1913 1914 1915');
    expect(p).toRefuse('spearman-1 moves 1911 1912 1913 1914 1915 1916', 'too-far', '4.26');
    const horse = fetching('oil mounted-knight-1');
    expect(horse).toAllow('mounted-knight-1 moves 1910 1911 1812 1712 1713');
    expect(horse).toRefuse('mounted-knight-1 moves 1910 1911 1812 1712 1713 1613', 'too-far', '4.26');
    expect(horse).toRefuse('mounted-knight-1 moves 1710 1610 1509 1409 1308', 'too-far', '4.26');
  });

  test('[16.75] dummies weigh the same', () => {
    const [real, dummy] = ['', 'dummy'].map((kind) =>
      movesOf(fetching('', kind).play('spearman-1 takes oil'), 'spearman-1'),
    );
    expect(real).toBe(dummy);
    expect(movesOf(fetching(), 'spearman-1')).toBeGreaterThan(real ?? 0);
  });

  test('[16.72, 16.75] G-147: in the middle of a move, with one point less for the whole of it', () => {
    const p = moving(`
      1610: spearman-1
      cauldron-1 1810
    `).play('spearman-1 moves 1710 1810', 'spearman-1 takes oil');
    expect(p).toAllow('spearman-1 moves 1910 2010');
    expect(p).toRefuse('spearman-1 moves 1910 2010 2110', 'too-far', '4.26');
    // Out of the city it has had four, and so three: one more.
    expect(p).toRefuse('spearman-1 moves 1910 1911', 'too-far', '4.26');
    p.play('spearman-1 moves 1910');
    expect(p).toRefuse('spearman-1 moves 2010', 'already-moved', '4.22');
  });

  test('[16.75] G-147: who has spent too much cannot take it', () => {
    const come = (way: string) =>
      moving(`
        1308: spearman-1
        cauldron-1 ${way.slice(-4)}
      `).play(`spearman-1 moves ${way}`);
    expect(come('1409 1509 1610 1710')).toAllow('spearman-1 takes oil');
    expect(come('1409 1509 1610 1710 1810')).toRefuse('spearman-1 takes oil', 'too-far', '16.75');
    const dropped = moving(`
      1709: spearman-1
      cauldron-1 1810
    `).play('spearman-1 moves 1810');
    expect(dropped).toRefuse('spearman-1 takes oil', 'too-far', '16.75');
  });

  test('[16.75, 15.21] G-173: a move that has led outside has four points to its end, or six', () => {
    const p = moving(`
      1912: spearman-1
      1913: mounted-knight-1
      cauldron-1 1910
    `);
    p.play('spearman-1 moves 1911 1910', 'spearman-1 takes oil');
    // Half a point by the road and one for the gate's hex, of three.
    expect(p).toAllow('spearman-1 moves 1810');
    expect(p).toRefuse('spearman-1 moves 1810 1710', 'too-far', '4.26');
    p.play('spearman-1 moves 1810', 'mounted-knight-1 moves 1912 1911 1910', 'mounted-knight-1 takes oil');
    // Two, of five.
    expect(p).toAllow('mounted-knight-1 moves 2010 2110 2210');
    expect(p).toRefuse('mounted-knight-1 moves 2010 2110 2210 2309', 'too-far', '4.26');
  });

  test('[16.75, 15.21] G-173: horse that has spent its four points in the city has none left there, one for the field', () => {
    const p = moving(`
      1308: mounted-knight-1
      cauldron-1 1710
    `).play('mounted-knight-1 moves 1409 1509 1610 1710', 'mounted-knight-1 takes oil');
    expect(p).toRefuse('mounted-knight-1 moves 1810', 'too-far', '4.26');
    expect(p.orders()).toEqual(['done']);
    const q = moving(`
      1509: mounted-knight-1
      cauldron-1 1910
    `).play('mounted-knight-1 moves 1610 1710 1810 1910', 'mounted-knight-1 takes oil');
    expect(q.orders('mounted-knight-1')).toEqual(['mounted-knight-1 moves 1911']);
  });

  test('[16.75, 4.28] a friend at the cauldron makes room', () => {
    const p = moving(`
      1710: spearman-1
      1810: spearman-2
      cauldron-1 1810
    `).play('spearman-1 moves 1810');
    expect(p.view().decision).toMatchObject({ kind: 'make-room', piece: 'spearman-2' });
    p.play('spearman-2 moves 1910', 'spearman-1 takes oil');
    expect(p.told('oilTaken')).toHaveLength(1);
    // Who made room has had its move.
    expect(p).toRefuse('spearman-2 moves 2010', 'already-moved', '4.22');
  });

  test('[16.75] G-26: one armour less, against blows and missiles', () => {
    const odds = (oil: string, order: string, segment: string) =>
      gondor(`
        gondor, turn 7, sauron-combat, ${segment}
        1911: orc-archer-1
        1910: spearman-1
        main-gate breached
        ${oil}
      `).offer(order).odds;
    const modifier = { case: '16.75', label: 'the defender carries oil', value: -1 };
    for (const [order, segment] of [
      ['orc-archer-1 attacks spearman-1', 'melee'],
      ['orc-archer-1 fires at spearman-1', 'missile'],
    ] as const) {
      expect(odds('', order, segment)?.modifiers).toEqual([]);
      expect(odds('oil spearman-1', order, segment)?.modifiers).toEqual([modifier]);
      expect(odds('oil spearman-1 dummy', order, segment)?.modifiers).toEqual([modifier]);
      expect(odds('oil spearman-1', order, segment)?.roll).toContain('armour 2');
    }
  });

  test('[16.75] G-107: put down it is lost, before the unit goes anywhere', () => {
    const p = fetching('oil spearman-1\noil mounted-knight-1');
    expect(p).toAllow('spearman-1 drops oil');
    expect(p).toRefuse('imrahil drops oil', 'not-a-unit', '16.72');
    p.play('spearman-1 drops oil', 'mounted-knight-1 moves 1710');
    expect(p.told('oilLost')).toEqual([{ type: 'oilLost', oil: 'oil-1', unit: 'spearman-1' }]);
    expect(p.view().oil[0]).toBe(3);
    expect(p).toAllow('spearman-1 moves 1810 1710 1610 1509 1409');
    expect(p).toRefuse('spearman-1 drops oil', 'carries-no-oil', '16.75');
    expect(p).toRefuse('mounted-knight-1 drops oil', 'already-moved', '16.75');
    // On its way it keeps what it has taken.
    const q = moving('1710: spearman-1\ncauldron-1 1810');
    q.play('spearman-1 moves 1810', 'spearman-1 takes oil');
    expect(q).toRefuse('spearman-1 drops oil', 'already-moved', '16.75');
  });

  test('[16.75, 15.13] it goes along, over walls too', () => {
    const p = moving(`
      1709: spearman-1
      oil spearman-1
    `).play('spearman-1 moves 1710');
    expect(p.view().markers['oil-1']).toMatchObject({ hex: '1710', with: 'spearman-1' });
  });

  test('[16.75] G-109: in retreat too; and it is lost with its carrier', () => {
    const struck = (...dice: number[]) =>
      gondor(`
        gondor, turn 7, sauron-combat, melee
        1911: troll-1
        1910: spearman-1
        main-gate breached
        oil spearman-1
      `)
        .rolling(...dice)
        .play('troll-1 attacks spearman-1', 'done');
    const thrown = struck(2, 3, 6).play('spearman-1 retreats 1810');
    expect(thrown.view().markers['oil-1']).toMatchObject({ hex: '1810', with: 'spearman-1' });
    const lost = gondor(`
      gondor, turn 7, sauron-combat, melee
      1911: troll-1
      1910: spearman-1 reduced
      main-gate breached
      oil spearman-1
    `)
      .rolling(2, 3, 1)
      .play('troll-1 attacks spearman-1', 'done');
    expect(lost.told('oilLost')).toEqual([{ type: 'oilLost', oil: 'oil-1', unit: 'spearman-1' }]);
    expect(lost.view().markers).toEqual({});
  });

  test('[16.75] [15.21] G-147, W-4: horse with points left for a way outside alone makes no room where that is shut', () => {
    // Five points less the oil are spent within the city; outside it would have one more.
    const spent = (more: string) =>
      gondor(
        `turn 3, westernesse-movement\n1710: spearman-1\n1910: mounted-knight-1 spent:8\noil mounted-knight-1\n${more}`,
      );
    const shut = '2024: orc-1\nmain-gate sauron';
    expect(spent(shut).orders('mounted-knight-1')).toEqual([]);
    expect(spent(shut)).toRefuse('spearman-1 moves 1810 1910', 'stacking', '5.0');
    expect(spent(shut).orders('spearman-1')).not.toContain('spearman-1 moves 1810 1910');
    expect(spent('2024: orc-1')).toAllow('spearman-1 moves 1810 1910');
  });
});

describe('[16.72] W-5: Who is waited for', () => {
  /** Before Westernesse moves. */
  const shutIn = (more: string) =>
    gondor(`
      gondor, turn 7, sauron-combat, missile
      ${SHUT_IN}
      2121: orc-archer-1
      2123: men-spearman-1 disrupted
      relief called rohan men
      ${more}
    `).play('done');
  const actors = (p: ReturnType<typeof gondor>) => p.tested.rules.actors(p.state, 'westernesse');

  test('[16.72] W-5: nobody is asked of oil where there is none to take', () => {
    for (const more of ['', 'cauldron-1 1811 left:0', 'cauldron-1 1709', 'oil spearman-1\ncauldron-1 1811'])
      expect(shutIn(more).view()).toMatchObject({ turn: 7, phase: 'westernesse-combat' });
    expect(shutIn('cauldron-1 1811').view()).toMatchObject({ turn: 7, phase: 'westernesse-movement' });
  });

  test('[16.75] once the phase has begun for somebody else, oil can be put down by who is shut in', () => {
    const p = shutIn('1903: citadel-guard-1\noil spearman-1');
    expect(p.orders('spearman-1')).toEqual(['spearman-1 drops oil']);
    expect(actors(p)).toContain('spearman-1');
    expect(p.play('spearman-1 drops oil').told('oilLost')).toHaveLength(1);
    expect(p.orders('spearman-1')).toEqual([]);
    expect(actors(p)).toEqual(['citadel-guard-1']);
  });

  test('[16.75, 7.57] G-49: a disrupted unit puts nothing down', () => {
    const p = moving(`
      1910: spearman-1 disrupted
      1810: spearman-2
      oil spearman-1
    `);
    expect(p).toRefuse('spearman-1 drops oil', 'disrupted', '7.57');
  });
});

describe('[16.72] [16.75] A move that ends at a cauldron', () => {
  /** What is held against a unit, once it has moved. */
  const spentOf = (p: ReturnType<typeof gondor>, unit: string) =>
    p.state.units[p.tested.game.unitIndex.get(unit) ?? -1]?.spent;
  const ending = (more: string) =>
    moving(`
      1912: spearman-1
      ${more}
    `).play('spearman-1 moves 1911 1910');

  test('[16.72, 15.21] G-147: is counted where oil can be taken of it, and nowhere else', () => {
    const counted = ending('cauldron-1 1910');
    expect(spentOf(counted, 'spearman-1')).toBe(3);
    expect(counted).toAllow('spearman-1 takes oil');
    for (const more of ['cauldron-1 1810', 'cauldron-1 1910 left:0'])
      expect(spentOf(ending(more), 'spearman-1')).toBe(0);
    // Its road outside is kept only for who may go on with oil.
    for (const more of ['cauldron-1 1810', 'cauldron-1 1910 left:0', 'cauldron-1 1910\noil spearman-1'])
      expect(ending(more).state.own).toMatchObject({ strayed: [] });
    expect(counted.state.own).toMatchObject({ strayed: [expect.any(Number)] });
  });
});
