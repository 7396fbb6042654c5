/** [16.1] Engines are pushed by whoever stands with them, and lost to whoever finds them alone. */
import { offersOf } from '@warbeacon/kernel';
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const moving = (more: string) => gondor(`turn 3, sauron-movement\n2424: light-orc-9\n${more}`);

describe('[16.11] Pushing', () => {
  test('[16.11] G-92: a unit goes with its engine, two points at the most, four hexes by road', () => {
    const p = moving('1916: orc-1\nsiege-tower-1 1916 ready');
    expect(p.offer('orc-1 pushes siege-tower-1 1915 1914 1913 1912').cost).toBe(4);
    expect(p).toRefuse('orc-1 pushes siege-tower-1 1915 1914 1913 1912 1911', 'too-far', '16.11');
    p.play('orc-1 pushes siege-tower-1 1915 1914 1913 1912');
    expect(p.view().markers['siege-tower-1']).toMatchObject({ hex: '1912' });
    expect(p).toStand({ 'orc-1': '1912' });
    expect(p.told('enginePushed')).toEqual([
      { type: 'enginePushed', engine: 'siege-tower-1', unit: 'orc-1', hex: '1912' },
    ]);
    expect(p).toRefuse('orc-1 moves 1911', 'already-moved', '4.22');
  });

  test('[16.11] what it costs is offered with it, and nothing where it cannot go', () => {
    const p = moving('1916: orc-1\nsiege-tower-1 1916');
    const offered = offersOf(p.tested.rules, p.state, 'sauron', 'orc-1').filter(
      ({ command }) => command.type === 'push' && command.path.at(-1) === '1912',
    );
    expect(offered).toEqual([
      {
        command: {
          type: 'push',
          unit: 'orc-1',
          engine: 'siege-tower-1',
          path: ['1915', '1914', '1913', '1912'],
        },
        cost: 4,
      },
    ]);
    expect(p.offer('orc-1 pushes siege-tower-1 1915 1914 1913 1912 1911').cost).toBeUndefined();
  });

  test('[16.11] by a unit of one’s own, and along hexes that there are', () => {
    const p = moving('1916: orc-1, gothmog\n1918: spearman-1\nsiege-tower-1 1916');
    expect(p).toRefuse('gothmog pushes siege-tower-1 1915', 'not-a-unit', '16.11');
    expect(p.why('gothmog pushes siege-tower-1 1915')?.message).toContain('Gothmog');
    expect(p).toRefuse('spearman-1 pushes siege-tower-1 1915', 'not-your-piece');
    expect(p).toRefuse('orc-1 pushes siege-tower-1 1915 9915', 'unknown-hex');
  });

  test('[16.11] off the road it goes two hexes; its crew without it as far as ever', () => {
    const p = moving('1820: orc-1\nsauron-catapult-1 1820');
    expect(p).toAllow('orc-1 pushes sauron-catapult-1 1819 1818');
    expect(p).toRefuse('orc-1 pushes sauron-catapult-1 1819 1818 1817', 'too-far', '16.11');
    p.play('orc-1 moves 1819 1818 1817');
    expect(p.view().markers['sauron-catapult-1']).toMatchObject({ hex: '1820' });
  });

  test('[16.41] G-142: a tower that has moved is not ready', () => {
    const p = moving('1912: orc-1\n1812: orc-2\nsiege-tower-1 1912 ready').play('orc-1 pushes siege-tower-1 1911');
    expect(p.view().engines).toEqual({ ready: [], fired: [], moved: ['siege-tower-1'] });
    expect(p).toRefuse('orc-2 moves 1911 1910', 'gate-held', '15.15');
    // The others are, as before.
    const two = moving('1912: orc-1\nsiege-tower-1 1912 ready\nsiege-tower-2 1510 ready');
    two.play('orc-1 pushes siege-tower-1 1911');
    expect(two.view().engines).toEqual({ ready: ['siege-tower-2'], fired: [], moved: ['siege-tower-1'] });
  });

  test('[16.11] an engine is pushed once a turn, by who stood with it as the phase began', () => {
    const p = moving('1820: orc-1\n1821: orc-2\n1818: orc-3\nsiege-tower-1 1820\nsiege-tower-2 1816');
    expect(p).toRefuse('orc-2 pushes siege-tower-1 1819', 'engine-elsewhere', '16.11');
    expect(p).toRefuse('orc-1 pushes siege-tower-3 1819', 'unknown-engine', '16.11');
    p.play('orc-3 moves 1817 1816');
    expect(p).toRefuse('orc-3 pushes siege-tower-2 1815', 'already-moved', '16.11');
    // Nor by who has come to it, and goes on because it has taken oil there.
    const q = gondor(`
      turn 7, westernesse-movement
      1610: spearman-1
      2121: orc-1
      city-catapult-1 1710
      cauldron-1 1710
    `).play('spearman-1 moves 1710', 'spearman-1 takes oil');
    expect(q).toRefuse('spearman-1 pushes city-catapult-1 1610', 'engine-elsewhere', '16.11');
    expect(q.orders('spearman-1').some((order) => order.includes('pushes'))).toBe(false);
    expect(q).toAllow('spearman-1 moves 1610');
    p.play('orc-1 pushes siege-tower-1 1819');
    expect(p).toRefuse('orc-1 pushes siege-tower-1 1818', 'already-moved', '16.11');
    const moved = moving('1820: orc-1\nsiege-tower-1 1820 moved');
    expect(moved).toRefuse('orc-1 pushes siege-tower-1 1819', 'already-moved', '16.11');
    expect(moved.orders('orc-1').filter((order) => order.includes('pushes'))).toEqual([]);
  });

  test('[7.57] [6.11] not by the disrupted, nor out of an enemy zone; it stops in one', () => {
    const p = moving('1820: orc-1 disrupted\n1916: orc-2\n1917: spearman-1\nsiege-tower-1 1820\nsiege-tower-2 1916');
    expect(p).toRefuse('orc-1 pushes siege-tower-1 1819', 'disrupted', '7.57');
    expect(p).toRefuse('orc-2 pushes siege-tower-2 1915', 'in-enemy-zone', '6.11');
    const on = moving('1916: orc-2\n1814: spearman-1\nsiege-tower-2 1916');
    expect(on).toAllow('orc-2 pushes siege-tower-2 1915 1914');
    expect(on).toRefuse('orc-2 pushes siege-tower-2 1915 1914 1913', 'stops-in-zone', '6.11');
  });

  test('[3.0] G-3, G-167: neither an engine that was used in the Siege Phase nor its crew', () => {
    const p = moving('1820: orc-1 used\n1916: orc-2\nsauron-catapult-1 1820 fired\nsauron-catapult-2 1916 fired');
    expect(p).toRefuse('orc-1 pushes sauron-catapult-1 1819', 'used-in-siege', '3.0');
    expect(p).toRefuse('orc-2 pushes sauron-catapult-2 1915', 'used-in-siege', '3.0');
    const city = gondor('turn 3, westernesse-movement\n1910: spearman-1\n2024: orc-1\ncity-catapult-1 1910 fired');
    expect(city).toRefuse('spearman-1 pushes city-catapult-1 1810', 'used-in-siege', '3.0');
  });

  test('[16.12] G-173: Westernesse pushes the city’s, and two points there too', () => {
    const p = gondor(
      'turn 3, westernesse-movement\n1410: spearman-2\n1610: spearman-1\n2024: orc-1\ncity-catapult-1 1610',
    );
    expect(p).toAllow('spearman-1 pushes city-catapult-1 1710 1810');
    expect(p).toRefuse('spearman-1 pushes city-catapult-1 1710 1810 1910', 'too-far', '16.11');
    const grond = gondor('turn 3, westernesse-movement\n1916: spearman-1\n2024: orc-1\ngrond 1916');
    expect(grond).toRefuse('spearman-1 pushes grond 1915', 'enemy-engine', '16.12');
  });

  test('[16.13] Grond is for Trolls and Uruk-hai', () => {
    const with_ = (unit: string) => moving(`1916: ${unit}\ngrond 1916`);
    expect(with_('orc-1')).toRefuse('orc-1 pushes grond 1915', 'cannot-carry', '16.13');
    expect(with_('troll-1')).toAllow('troll-1 pushes grond 1915 1914 1913 1912');
    expect(with_('uruk-1')).toAllow('uruk-1 pushes grond 1915');
  });
});

describe('[16.48] [4.3] Where engines do not go', () => {
  test('[4.3] G-93: not into fields or groves, no more than horse does', () => {
    for (const engine of ['siege-tower-1', 'sauron-catapult-1', 'grond']) {
      const p = moving(`0213: troll-1\n${engine} 0213`);
      expect(p).toRefuse(`troll-1 pushes ${engine} 0214`, 'soft-ground', '4.3');
      expect(p).toAllow(`troll-1 pushes ${engine} 0113`);
      expect(moving(`0216: troll-1\n${engine} 0216`)).toRefuse(`troll-1 pushes ${engine} 0316`, 'soft-ground', '4.3');
    }
  });

  test('[16.48] G-102: walls never, gates where they are breached or its side’s', () => {
    const wall = moving('1510: orc-1\nsauron-catapult-1 1510\nladder 1510 against 1509');
    expect(wall).toRefuse('orc-1 pushes sauron-catapult-1 1509', 'load-wall', '16.48');
    const gate = (state: string) => moving(`1911: orc-1\nsauron-catapult-1 1911\n${state}`);
    expect(gate('second-gate sauron')).toRefuse('orc-1 pushes sauron-catapult-1 1910', 'load-wall', '16.48');
    expect(gate('main-gate breached').offer('orc-1 pushes sauron-catapult-1 1910').cost).toBe(4);
    expect(gate('main-gate sauron').offer('orc-1 pushes sauron-catapult-1 1910').cost).toBe(2);
    expect(gate('ladder 1911 against 1910')).toRefuse('orc-1 pushes sauron-catapult-1 1910', 'load-wall', '16.48');
  });

  test('[16.48] [16.11] what bars the engine is told of it, not of who walks with it', () => {
    // Without anything to climb by, the wall would keep its crew out as well.
    const p = moving('1510: orc-1\nsauron-catapult-1 1510\n1809: orc-2\nsiege-tower-1 1809');
    expect(p).toRefuse('orc-1 pushes sauron-catapult-1 1509', 'load-wall', '16.48');
    expect(p).toRefuse('orc-2 pushes siege-tower-1 1808', 'load-wall', '16.48');
    expect(p).toRefuse('orc-2 pushes siege-tower-1 1908', 'cliff', '15.24');
    expect(p).toRefuse('orc-1 moves 1509', 'wall', '15.12');
    // Nor does it go down a wall, as who pushes it may.
    const down = gondor('turn 3, westernesse-movement\n1710: spearman-1\n2024: orc-1\ncity-catapult-1 1710');
    expect(down).toRefuse('spearman-1 pushes city-catapult-1 1711', 'load-wall', '16.48');
    expect(down).toAllow('spearman-1 moves 1711');
    const held = moving('1820: orc-1 disrupted\n1916: orc-2\n1917: spearman-1\nsiege-tower-1 1820\nsiege-tower-2 1916');
    expect(held.why('orc-1 pushes siege-tower-1 1819')?.message).toBe('Disrupted units push no engine.');
    expect(held.why('orc-2 pushes siege-tower-2 1915')?.message).toContain('pushes an engine');
  });

  test('[5.0] G-10, W-226: it ends where there is neither another unit nor another engine', () => {
    const p = moving('1820: orc-1\n1819: orc-2\nsiege-tower-1 1820\nsiege-tower-2 1821\nsauron-catapult-1 1818');
    expect(p).toRefuse('orc-1 pushes siege-tower-1 1819', 'occupied', '5.0');
    expect(p).toRefuse('orc-1 pushes siege-tower-1 1821', 'engine-there', '5.0');
    expect(p).toRefuse('orc-1 pushes siege-tower-1 1819 1818', 'engine-there', '5.0');
    // Past a friend it may go.
    expect(p).toAllow('orc-1 pushes siege-tower-1 1821 1822');
  });

  test('[16.13] G-77, W-226: of the enemy’s engines it ends upon those that are destroyed by that, never upon Grond', () => {
    const onto = (engine: string) =>
      gondor(`turn 3, westernesse-movement\n1911: spearman-1\n2024: orc-1\ncity-catapult-1 1911\n${engine} 1912`);
    expect(onto('grond')).toRefuse('spearman-1 pushes city-catapult-1 1912', 'engine-there', '5.0');
    const p = onto('sauron-catapult-1').play('spearman-1 pushes city-catapult-1 1912');
    expect(p.told('engineDestroyed')).toMatchObject([{ engine: 'sauron-catapult-1' }]);
    expect(p.view().markers).toMatchObject({ 'city-catapult-1': { hex: '1912' } });
  });
});

describe('[14.0] G-160: Engines that arrive', () => {
  const arriving = (more: string) => gondor(`turn 2, sauron-movement\n1820: light-orc-9\n${more}`);

  test('[14.1] G-160: a unit brings on one that waits, and pays for both from the two points', () => {
    const p = arriving('due: troll-1, uruk-1\ngrond due\nsiege-tower-4 due');
    expect(p).toAllow('troll-1 pushes grond 2124 2123 2122');
    p.play('troll-1 pushes grond 2124 2123 2122');
    expect(p.view().markers['grond']).toMatchObject({ hex: '2122' });
    expect(p.view().markers['siege-tower-4']).toMatchObject({ hex: 'due' });
    // The second in the chain, by road.
    expect(p.offer('uruk-1 pushes siege-tower-4 2124').cost).toBe(2);
    expect(p).toAllow('uruk-1 pushes siege-tower-4 2124 2123');
    expect(p).toRefuse('uruk-1 pushes siege-tower-4 2124 2123 2122', 'occupied', '5.0');
    p.play('uruk-1 pushes siege-tower-4 2124');
    expect(p.view().markers['siege-tower-4']).toMatchObject({ hex: '2124' });
  });

  test('[14.0] G-78, G-160: by the same hex the second still has points enough off the road, the third has not', () => {
    const p = arriving('due: troll-1, uruk-1, uruk-2\ngrond due\nsiege-tower-4 due');
    p.play('uruk-2 moves 2024 2023');
    expect(p.offer('troll-1 pushes grond 2024').cost).toBe(4);
    p.play('troll-1 pushes grond 2024');
    expect(p).toRefuse('uruk-1 pushes siege-tower-4 2024 1924', 'too-far', '16.11');
    // Nobody is offered a way through a hex that takes more than there is.
    const ways = p.orders('uruk-1').filter((order) => order.includes('pushes'));
    expect(ways.every((order) => p.why(order) === null)).toBe(true);
    expect(ways.some((order) => order.includes('siege-tower-4 2024'))).toBe(false);
    expect(p).toAllow('uruk-1 pushes siege-tower-4 1924');
  });

  test('[14.1] not by who is on the map already, nor before it is time', () => {
    const p = arriving('2124: orc-1\ndue: troll-1\ngrond due');
    expect(p).toRefuse('orc-1 pushes grond 2123', 'engine-elsewhere', '16.11');
    const early = gondor('turn 1, sauron-movement\n1820: light-orc-9\ndue: troll-1\ngrond due');
    expect(early).toRefuse('troll-1 pushes grond 2124', 'not-due', '14.0');
  });
});

describe('[16.11] [16.12] G-77: Unattended engines', () => {
  const found = (engine: string) =>
    gondor(`turn 11, westernesse-movement\n1821: men-cavalry-1\n2024: orc-1\nrelief men\n${engine} 1820`);

  test('[16.11, 16.12] G-77: are destroyed by an enemy unit that comes into their hex, in passing too', () => {
    for (const engine of ['siege-tower-1', 'sauron-catapult-1']) {
      const p = found(engine).play('men-cavalry-1 moves 1820 1819');
      expect(p.told('engineDestroyed')).toMatchObject([{ engine, hex: '1820' }]);
      expect(p.view().markers).toEqual({});
    }
  });

  test('G-77: none elsewhere, and of one’s own what is ready stays so', () => {
    const p = gondor(`
      turn 11, westernesse-movement
      1821: men-cavalry-1
      2024: orc-1
      relief men
      sauron-catapult-1 2020
      siege-tower-1 1820 ready
      siege-tower-2 1510 ready
    `).play('men-cavalry-1 moves 1721');
    expect(p.told('engineDestroyed')).toEqual([]);
    const q = gondor(`
      turn 11, westernesse-movement
      1821: men-cavalry-1
      2024: orc-1
      relief men
      siege-tower-1 1820 ready
      siege-tower-2 1510 ready
    `).play('men-cavalry-1 moves 1820');
    expect(q.view().engines.ready).toEqual(['siege-tower-2']);
  });

  test('[16.13] Grond stays', () => {
    const p = found('grond').play('men-cavalry-1 moves 1820');
    expect(p.told('engineDestroyed')).toEqual([]);
    expect(p.view().markers).toHaveProperty('grond');
  });

  test('[16.11, 16.12] G-77: one’s own side does them no harm, nor do leaders', () => {
    const p = moving('1821: orc-1\nsiege-tower-1 1820').play('orc-1 moves 1820');
    expect(p.view().markers).toHaveProperty('siege-tower-1');
    const leader = gondor('turn 11, westernesse-movement\n1821: imrahil\n2024: orc-1\nsiege-tower-1 1820');
    leader.play('imrahil moves 1820');
    expect(leader.view().markers).toHaveProperty('siege-tower-1');
  });

  test('[16.11, 16.12] G-77: by an advance as well', () => {
    const p = gondor(`
      turn 11, westernesse-combat, melee
      1821: men-cavalry-1
      1820: light-orc-1
      relief men
      siege-tower-1 1820
      sauron-catapult-1 1821
    `)
      .rolling(3, 3, 1)
      .play('men-cavalry-1 attacks light-orc-1', 'done');
    // The blow has destroyed the tower already.
    expect(p.told('gearBroken')).toHaveLength(1);
    const cat = gondor(`
      turn 11, westernesse-combat, melee
      1821: men-cavalry-1
      1820: light-orc-1
      relief men
      sauron-catapult-1 1820
    `)
      .rolling(3, 3, 1)
      .play('men-cavalry-1 attacks light-orc-1', 'done', 'men-cavalry-1 advances');
    expect(cat.told('engineDestroyed')).toMatchObject([{ engine: 'sauron-catapult-1' }]);
  });
});
