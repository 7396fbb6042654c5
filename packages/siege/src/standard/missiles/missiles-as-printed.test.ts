/** Missiles where the Standard Rules are played as they are printed: in Gondor. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const besiegers = (diary: string) => gondor(`gondor, turn 8, sauron-combat, missile\n${diary}`);
const garrison = (diary: string) => gondor(`gondor, turn 8, westernesse-combat, missile\n${diary}`);

describe('[7.12] Range', () => {
  test('[7.12] G-20: two hexes for all bows, on foot and on horseback', () => {
    const p = garrison(`
      0815: horse-archer-1
      0817: orc-1
      0818: orc-2
      0811: bowman-1
      0809: orc-3
      0808: orc-4
      relief called rohan
    `);
    expect(p).toAllow('horse-archer-1 fires at orc-1');
    expect(p).toRefuse('horse-archer-1 fires at orc-2', 'out-of-range', '7.12');
    expect(p).toAllow('bowman-1 fires at orc-3');
    expect(p).toRefuse('bowman-1 fires at orc-4', 'out-of-range', '7.12');
  });
});

describe('[7.13] What stops missiles', () => {
  test('[7.13] G-22: groves stop what would pass through, not what is shot into them or out of them', () => {
    const p = besiegers(`
      0422: orc-archer-1
      0423: spearman-1
      0424: spearman-2
      0215: orc-archer-2
      0216: spearman-3
      0213: spearman-4
    `);
    expect(p).toAllow('orc-archer-1 fires at spearman-1');
    expect(p).toRefuse('orc-archer-1 fires at spearman-2', 'line-blocked', '7.13');
    expect(p).toAllow('orc-archer-2 fires at spearman-3');
    expect(p).toRefuse('orc-archer-2 fires at spearman-4', 'line-blocked', '7.13');
  });

  test('[7.13] walls do not, one behind the other neither; towers do', () => {
    const p = besiegers(`
      1410: orc-archer-1
      1409: spearman-1
      1408: spearman-2
      1812: orc-archer-2
      1811: spearman-3
      1810: spearman-4
    `);
    expect(p).toAllow('orc-archer-1 fires at spearman-1');
    expect(p).toAllow('orc-archer-1 fires at spearman-2');
    expect(p).toAllow('orc-archer-2 fires at spearman-3');
    expect(p).toRefuse('orc-archer-2 fires at spearman-4', 'line-blocked', '7.13');
  });

  test('[7.13] units do not', () => {
    const p = besiegers(`
      0815: orc-archer-1
      0816: spearman-1
      0817: spearman-2
    `);
    expect(p).toAllow('orc-archer-1 fires at spearman-2');
  });

  test('[7.13] G-23: siege towers do, the own ones too, but not between neighbours', () => {
    const p = besiegers(`
      0815: orc-archer-1
      0816: orc-1
      0817: spearman-1
      0715: spearman-2
      siege-tower-1 0816
      siege-tower-2 0815
      siege-tower-3 0715
    `);
    expect(p).toRefuse('orc-archer-1 fires at spearman-1', 'line-blocked', '7.13');
    expect(p).toAllow('orc-archer-1 fires at spearman-2');
    expect(p.orders('orc-archer-1')).toEqual(['orc-archer-1 fires at spearman-2']);
  });

  test('[7.13] G-21, G-23: along a hexside only with one on either hand', () => {
    const along = (engines: string) =>
      besiegers(`
        0815: orc-archer-1
        0615: spearman-1
        ${engines}
      `);
    expect(along('siege-tower-1 0714')).toAllow('orc-archer-1 fires at spearman-1');
    expect(along('siege-tower-1 0714\nsiege-tower-2 0715')).toRefuse(
      'orc-archer-1 fires at spearman-1',
      'line-blocked',
      '7.13',
    );
    // Other engines are low enough.
    expect(along('sauron-catapult-1 0714\nsauron-catapult-2 0715')).toAllow('orc-archer-1 fires at spearman-1');
  });
});

describe('[7.13] Tunnels', () => {
  test('[7.13] G-24: into one and out of one by its mouths alone', () => {
    const p = besiegers(`
      1906: orc-archer-1
      1806: spearman-1
      2006: spearman-2
      1807: spearman-3
      1907: spearman-4
      1706: axeman-1
    `);
    expect(p.orders('orc-archer-1').sort()).toEqual([
      'orc-archer-1 fires at spearman-1',
      'orc-archer-1 fires at spearman-2',
    ]);
    expect(p).toRefuse('orc-archer-1 fires at spearman-3', 'line-blocked', '7.13');
    expect(p).toRefuse('orc-archer-1 fires at spearman-4', 'line-blocked', '7.13');
    // In range and in front of the mouth, but beyond it.
    expect(p).toRefuse('orc-archer-1 fires at axeman-1', 'line-blocked', '7.13');
  });

  test('[7.13] G-24: through one from mouth to mouth, and nothing else passes over it', () => {
    const p = besiegers(`
      1806: orc-archer-1
      2006: spearman-1
      1807: orc-archer-2
      2007: spearman-2
      1808: orc-archer-3
    `);
    expect(p).toAllow('orc-archer-1 fires at spearman-1');
    expect(p).toAllow('orc-archer-2 fires at spearman-2');
    expect(p).toRefuse('orc-archer-3 fires at spearman-2', 'line-blocked', '7.13');
    expect(p).toRefuse('orc-archer-2 fires at spearman-1', 'line-blocked', '7.13');
  });

  test('[7.13] W-210: a gate into a tunnel is no mouth of it', () => {
    const p = besiegers(`
      1905: orc-archer-1
      1904: spearman-1
      1805: spearman-2
    `);
    expect(p).toRefuse('orc-archer-1 fires at spearman-1', 'line-blocked', '7.13');
    expect(p).toAllow('orc-archer-1 fires at spearman-2');
  });
});
