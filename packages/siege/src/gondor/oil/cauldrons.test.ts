import { gondor, newGondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[16.14] Cauldrons', () => {
  test('[16.14] [16.72] each keeps three oils, a dummy too', () => {
    const p = newGondor().play('set up road-to-the-gate', 'done', 'cauldron to 1910', 'cauldron to 1810 dummy');
    expect(p.view().oil).toEqual([3, 3, 3, 3, 3, 3]);
  });
});

describe('[16.73] Cauldrons in the way', () => {
  const overrun = (dummy = '') =>
    gondor(`
      gondor, turn 7, sauron-movement
      1911: orc-1, gothmog
      1912: orc-2
      1709: spearman-2
      1907: spearman-3
      main-gate breached
      cauldron-1 1910${dummy}
      cauldron-2 1907
      oil spearman-2${dummy}
    `).play('orc-1 moves 1910');

  test('[16.73] one that a combat unit of Sauron comes upon is destroyed, with the oil at it', () => {
    const p = overrun();
    expect(p.told('engineDestroyed')).toEqual([
      { type: 'engineDestroyed', engine: 'cauldron-1', kind: 'cauldron', hex: '1910' },
    ]);
    expect(Object.keys(p.view().markers)).toEqual(['cauldron-2', 'oil-1']);
    expect(p.view().oil).toEqual([0, 3, 3, 3, 3, 3]);
  });

  test('[16.73] G-177: oil that has been taken stays, and nobody learns whether it was real', () => {
    const [real, dummy] = [overrun(), overrun(' dummy')];
    expect(real.view().markers).toHaveProperty('oil-1');
    for (const viewer of ['sauron', 'spectator'] as const) {
      expect(JSON.stringify(real.view(viewer))).toBe(JSON.stringify(dummy.view(viewer)));
      const [told, toldOfDummy] = [real, dummy].map(({ events, tested }) =>
        JSON.stringify(events.map((event) => tested.rules.redact(event, viewer))),
      );
      expect(told).toBe(toldOfDummy);
    }
  });

  test('[16.73] also by an advance; a leader destroys none', () => {
    const alone = gondor(`
      gondor, turn 7, sauron-movement
      1911: orc-1, gothmog
      1907: spearman-3
      main-gate breached
      cauldron-1 1910
    `).play('gothmog moves 1910');
    expect(alone.view().markers).toHaveProperty('cauldron-1');
    const struck = gondor(`
      gondor, turn 7, sauron-combat, melee
      1911: troll-1
      1910: spearman-1
      1907: spearman-3
      main-gate breached
      cauldron-1 1910
    `)
      .rolling(2, 3, 6)
      .play('troll-1 attacks spearman-1', 'done', 'spearman-1 retreats 1810', 'troll-1 advances');
    expect(struck.view().markers).not.toHaveProperty('cauldron-1');
  });

  test('[16.73] a unit may stand and fight in its hex, and it takes no room', () => {
    const p = gondor(`
      gondor, turn 7, westernesse-movement
      1810: spearman-1
      1921: orc-1
      cauldron-1 1910
      cauldron-2 1809
    `);
    expect(p).toAllow('spearman-1 moves 1910');
    expect(p.play('spearman-1 moves 1910', 'done').view().markers).toHaveProperty('cauldron-1');
  });

  test('[16.73] Sauron takes no oil', () => {
    const p = gondor(`
      gondor, turn 7, sauron-movement
      1911: orc-1
      1907: spearman-3
      cauldron-1 1907
    `);
    expect(p).toRefuse('orc-1 takes oil', 'not-your-oil', '16.73');
  });
});
