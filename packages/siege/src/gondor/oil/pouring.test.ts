import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const QUESTION = { kind: 'oil', side: 'westernesse' };

/** Orcs before the wall, and one by whom no phase ends of itself; oil above, in 1710, with who is named. */
const wall = (more: string, oil = 'oil spearman-1') =>
  gondor(`
    gondor, turn 7, sauron-movement
    2121: orc-9
    1710: spearman-1
    1903: citadel-guard-1
    ${oil}
    ${more}
  `);

describe('[16.74] When Westernesse is asked about oil', () => {
  test('[16.74] G-145: as the Sauron Movement Phase begins, of all who stand below, before anything is done', () => {
    const p = wall('1711: orc-1\n1611: orc-2 disrupted\n1911: orc-3\n1712: orc-4');
    expect(p.view().decision).toEqual(QUESTION);
    expect(p.orders()).toEqual(['spearman-1 pours on orc-2', 'spearman-1 pours on orc-1', 'pass']);
    for (const order of ['orc-3 moves 1912', 'done'])
      expect(p.why(order, 'sauron')).toMatchObject({ code: 'not-your-decision' });
    p.play('pass');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'sauron' });
  });

  test('[16.74] G-145: after the step that brings a unit below; it may go on when nothing is poured', () => {
    const p = wall('1713: orc-1').play('orc-1 moves 1712 1711 1611');
    expect(p.view().decision).toEqual({ ...QUESTION, piece: 'orc-1' });
    expect(p).toStand({ 'orc-1': '1711' });
    expect(p.events).toMatchObject([{ type: 'moved', piece: 'orc-1', from: '1713', path: ['1712', '1711'] }]);
    // Once more in the next hex, for that is below as well.
    p.play('pass');
    expect(p).toStand({ 'orc-1': '1611' });
    expect(p.view().decision).toEqual({ ...QUESTION, piece: 'orc-1' });
    p.play('pass');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'sauron' });
  });

  test('[16.74] G-145: and as the phase ends, on anybody below', () => {
    const p = wall('1711: orc-1\n1712: orc-2').play('pass', 'orc-2 moves 1713', 'done');
    expect(p.view().decision).toEqual(QUESTION);
    expect(p.view().phase).toBe('sauron-movement');
    p.play('spearman-1 pours on orc-1');
    expect(p.view().phase).not.toBe('sauron-movement');
  });

  test('[16.74] W-257: not twice when nobody can move between the two', () => {
    const p = gondor(`
      gondor, turn 7, sauron-movement
      1711: orc-1 disrupted
      1710: spearman-1
      oil spearman-1
    `);
    expect(p.view().decision).toEqual(QUESTION);
    expect(p.play('pass').view().phase).not.toBe('sauron-movement');
  });

  test('[16.74] W-5: nobody is asked when nobody is below, or nobody can pour', () => {
    const asked = (below: string, above: string, oil = 'oil spearman-1') =>
      gondor(`
        gondor, turn 7, sauron-movement
        ${below}: orc-1
        2121: orc-9
        ${above}: spearman-1
        ${oil}
      `).view().decision?.kind;
    expect(asked('1711', '1710')).toBe('oil');
    expect(asked('1712', '1710')).toBe('movement');
    expect(asked('1711', '1710', '')).toBe('movement');
    expect(wall('1711: orc-1', '1610: spearman-2 disrupted\noil spearman-2').view().decision?.kind).toBe('movement');
  });

  test('[16.74] G-134: not of who advances or retreats below it in another phase', () => {
    const p = gondor(`
      gondor, turn 7, westernesse-combat, melee
      1711: orc-1
      1710: spearman-1
      1610: axeman-1
      2121: orc-9
      oil axeman-1
    `)
      .rolling(2, 4, 6)
      .play('spearman-1 attacks orc-1', 'done', 'orc-1 retreats 1611');
    expect(p.view()).toMatchObject({ turn: 8, phase: 'sauron-movement', decision: QUESTION });
    expect(p.view().decision).not.toHaveProperty('piece');
  });

  test('[16.74] leaders are neither asked about nor hit', () => {
    const p = wall('1713: gothmog, orc-1').play('gothmog moves 1712 1711');
    expect(p.view().decision?.kind).toBe('movement');
    p.play('orc-1 moves 1712 1711', 'spearman-1 pours on orc-1');
    expect(p.leader('gothmog').reduced).toBe(false);
    expect(p.told('leaderRisk')).toEqual([]);
  });
});

describe('[16.74] On whom oil is poured', () => {
  const onto = (above: string, below: string, more = '') =>
    gondor(`
      gondor, turn 7, sauron-movement
      ${below}: orc-1
      2121: orc-9
      ${above}: spearman-1
      oil spearman-1
      ${more}
    `).view().decision?.kind;

  test('[16.74] G-146: over walls, tower sides and gates, from each level onto the one below', () => {
    expect(onto('1710', '1711')).toBe('oil');
    expect(onto('1910', '1911')).toBe('oil');
    expect(onto('1811', '1911')).toBe('oil');
    expect(onto('1811', '1910')).toBe('oil');
    expect(onto('1811', '1810')).toBe('oil');
    expect(onto('1709', '1710')).toBe('oil');
    expect(onto('2408', '2409')).toBe('oil');
  });

  test('[16.74] G-146: breached or whole', () => {
    expect(onto('1910', '1911', 'main-gate breached')).toBe('oil');
    expect(onto('1709', '1710', '1709-1710 breached')).toBe('oil');
  });

  test('[16.74] G-146: never through rock, along a level, or upward', () => {
    expect(onto('1909', '1910')).toBe('movement');
    expect(onto('1908', '1809')).toBe('movement');
    expect(onto('1810', '1910')).toBe('movement');
    expect(onto('1710', '1709')).toBe('movement');
    expect(onto('1710', '1811')).toBe('movement');
  });

  test('[16.74] a slope is no wall', () => {
    const p = gondor(`
      gondor, turn 7, sauron-movement
      0109: orc-1
      2121: orc-9
      0108: men-spearman-1
      oil men-spearman-1
      relief men
    `);
    expect(p.view().decision?.kind).toBe('movement');
  });

  test('[16.74] the unit is gone without a die, its value counts, and it goes no farther', () => {
    const p = wall('1713: troll-1').play('troll-1 moves 1712 1711 1611', 'spearman-1 pours on troll-1');
    expect(p.told('oilPoured')).toEqual([
      { type: 'oilPoured', oil: 'oil-1', unit: 'spearman-1', target: 'troll-1', hex: '1711' },
    ]);
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'troll-1', why: 'oil', points: 8 }]);
    expect(p).toStand({ 'troll-1': 'lost' });
    expect(p.view().markers).toEqual({});
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'sauron' });
  });

  test('[16.74, 8.24] G-56: its leader is safe, and goes to another unit or stays', () => {
    const p = wall('1711: orc-1, gothmog').play('spearman-1 pours on orc-1');
    expect(p.told('leaderRisk')).toEqual([]);
    expect(p.leader('gothmog').hex).not.toBe('lost');
  });

  test('[16.74] any number may be poured at one asking, until Westernesse passes', () => {
    const p = wall(
      '1711: orc-1\n1611: orc-2\n1713: orc-3\n1610: axeman-1\n1810: spearman-2\noil axeman-1\noil spearman-2',
    );
    p.play('spearman-1 pours on orc-1');
    expect(p.view().decision).toEqual(QUESTION);
    expect(p.orders()).toEqual(['axeman-1 pours on orc-2', 'pass']);
    p.play('axeman-1 pours on orc-2');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'sauron' });
  });

  test('[16.74] W-256: each time on anybody who stands below any oil, not on who has come alone', () => {
    const p = wall('1611: orc-1\n1713: orc-2').play('pass', 'orc-2 moves 1712 1711');
    expect(p.view().decision).toEqual({ ...QUESTION, piece: 'orc-2' });
    expect(p.orders()).toEqual(['spearman-1 pours on orc-1', 'spearman-1 pours on orc-2', 'pass']);
    p.play('spearman-1 pours on orc-1');
    expect(p).toStand({ 'orc-1': 'lost', 'orc-2': '1711' });
  });

  test('[16.74, 4.28] W-256: of two in a hex, one of them passing through, on the one that is named', () => {
    const p = wall('1711: orc-1\n1712: orc-2\nsiege-tower-1 1711').play('pass', 'orc-2 moves 1711 1611');
    expect(p.orders()).toEqual(['spearman-1 pours on orc-1', 'spearman-1 pours on orc-2', 'pass']);
    p.play('spearman-1 pours on orc-2');
    expect(p).toStand({ 'orc-1': '1711', 'orc-2': 'lost' });
    expect(p.view().markers).toEqual({});
  });

  test('[16.74] a pass uses nothing up', () => {
    const p = wall('1711: orc-1\n1713: orc-2').play('pass', 'orc-2 moves 1714', 'done');
    expect(p).toAllow('spearman-1 pours on orc-1');
  });

  test('[16.74] why not, in words', () => {
    const p = wall(
      `1711: orc-1
      1712: orc-2, gothmog
      1611: orc-3
      1610: axeman-1
      1810: spearman-2 disrupted
      2010: spearman-3
      siege-tower-1 1711
      grond 1712
      oil spearman-2
      oil spearman-3 dummy`,
    );
    expect(p).toRefuse('spearman-1 pours on orc-2', 'not-below', '16.74');
    expect(p).toRefuse('spearman-1 pours on siege-tower-1', 'crew-first', '16.74');
    expect(p).toRefuse('spearman-1 pours on grond', 'no-target', '16.74');
    expect(p).toRefuse('spearman-1 pours on gothmog', 'no-target', '16.74');
    expect(p).toRefuse('spearman-1 pours on axeman-1', 'no-target', '16.74');
    expect(p).toRefuse('axeman-1 pours on orc-3', 'carries-no-oil', '16.75');
    expect(p).toRefuse('spearman-2 pours on orc-1', 'disrupted', '7.57');
    expect(p).toRefuse('spearman-3 pours on orc-1', 'dummy-oil', '16.71');
    expect(p).toRefuse('orc-1 pours on orc-3', 'not-your-piece');
  });
});

describe('[16.74] Siege towers below', () => {
  test('[16.74] a tower is gone with the unit in it', () => {
    const p = wall('1711: orc-1\nsiege-tower-1 1711 ready').play('spearman-1 pours on orc-1');
    expect(p.told('engineDestroyed')).toEqual([
      { type: 'engineDestroyed', engine: 'siege-tower-1', kind: 'siege-tower', hex: '1711' },
    ]);
    expect(p).toStand({ 'orc-1': 'lost' });
    expect(p.view().markers).toEqual({});
    expect(p.view().engines.ready).toEqual([]);
  });

  test('[16.74] and by itself where nobody is with it', () => {
    const p = wall('siege-tower-1 1711\n1713: orc-1');
    expect(p.view().decision).toEqual(QUESTION);
    expect(p.orders()).toEqual(['spearman-1 pours on siege-tower-1', 'pass']);
    p.play('spearman-1 pours on siege-tower-1');
    expect(p.told('oilPoured')).toMatchObject([{ target: 'siege-tower-1', hex: '1711' }]);
    expect(p.told('eliminated')).toEqual([]);
    expect(p.view().markers).toEqual({});
  });

  test('[16.74, 16.11] G-145: after the push that brings a tower below; both are gone', () => {
    const p = wall('1712: orc-1\nsiege-tower-1 1712').play('orc-1 pushes siege-tower-1 1711 1611');
    expect(p.view().decision).toEqual({ ...QUESTION, piece: 'orc-1' });
    expect(p.view().markers['siege-tower-1']).toMatchObject({ hex: '1711' });
    p.play('spearman-1 pours on orc-1');
    expect(p).toStand({ 'orc-1': 'lost' });
    expect(p.view().markers).toEqual({});
    expect(p.view().engines.moved).toEqual([]);
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'sauron' });
  });

  test('[16.74, 16.13] G-145: what a lost unit was pushing else stays in the hex that they have come to', () => {
    const p = wall('1712: troll-1\ngrond 1712').play('troll-1 pushes grond 1711 1611', 'spearman-1 pours on troll-1');
    expect(p.view().markers).toMatchObject({ grond: { hex: '1711' } });
    expect(p).toStand({ 'troll-1': 'lost' });
  });

  test('[16.74] G-145: other engines stay in the hex', () => {
    for (const engine of ['grond', 'sauron-catapult-1']) {
      const p = wall(`1711: troll-1\n${engine} 1711`).play('spearman-1 pours on troll-1');
      expect(p.view().markers).toMatchObject({ [engine]: { hex: '1711' } });
    }
    // By themselves they are no target.
    expect(wall('grond 1711').view().decision?.kind).toBe('movement');
  });
});

describe('[16.71] Dummy oil', () => {
  const asked = (oil: string) => wall('1711: orc-1\n1713: orc-2', oil);

  test('[16.74] G-148: is asked about as real oil is, and cannot be poured; its owner is told why', () => {
    const p = asked('oil spearman-1 dummy');
    expect(p.view().decision).toEqual(QUESTION);
    expect(p.orders()).toEqual(['pass']);
    expect(p).toRefuse('spearman-1 pours on orc-1', 'dummy-oil', '16.71');
    p.play('pass', 'orc-2 moves 1712');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'sauron' });
    expect(p.play('done').view().decision).toEqual(QUESTION);
  });

  test('[16.74] G-148: nobody else learns anything', () => {
    const real = asked('oil spearman-1');
    const dummy = asked('oil spearman-1 dummy');
    const order = 'spearman-1 pours on orc-1';
    expect(dummy.why(order, 'sauron')).toEqual(real.why(order, 'sauron'));
    for (const viewer of ['sauron', 'spectator'] as const) {
      expect(JSON.stringify(dummy.view(viewer))).toBe(JSON.stringify(real.view(viewer)));
    }
  });
});
