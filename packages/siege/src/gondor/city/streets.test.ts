import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const moving = (lines: string) => gondor(`gondor, turn 12, westernesse-movement\n2121: orc-9\n${lines}`);

describe('[15.21] Streets', () => {
  test('[15.21] five points within the city, on foot and on horse', () => {
    for (const unit of ['spearman-1', 'mounted-knight-1', 'bowman-1']) {
      const p = moving(`1308: ${unit}`);
      expect(p).toAllow(`${unit} moves 1409 1509 1610 1710 1810`);
      expect(p).toRefuse(`${unit} moves 1409 1509 1610 1710 1810 1910`, 'too-far', '4.26');
      expect(p.offer(`${unit} moves 1409 1509 1610 1710 1810`).cost).toBe(10);
    }
  });

  test('[15.21] the relief too', () => {
    const p = moving('1308: men-spearman-1\nrelief men');
    expect(p).toAllow('men-spearman-1 moves 1409 1509 1610 1710 1810');
  });

  test('[15.21] G-173: a single step outside, and it is four or six for the whole of it', () => {
    // Three in the city and one by the gate: all that foot has.
    const foot = moving('1610: spearman-1');
    expect(foot).toAllow('spearman-1 moves 1710 1810 1910 1911');
    expect(foot).toRefuse('spearman-1 moves 1710 1810 1910 1911 1912', 'too-far', '4.26');
    const horse = moving('1610: mounted-knight-1');
    expect(horse).toAllow('mounted-knight-1 moves 1710 1810 1910 1911 1812 1712');
    expect(horse).toRefuse('mounted-knight-1 moves 1710 1810 1910 1911 1812 1712 1612', 'too-far', '4.26');
  });

  test('[15.21] G-173: and likewise for who comes in', () => {
    const p = moving('1911: spearman-1\n2012: mounted-knight-1');
    expect(p).toAllow('spearman-1 moves 1910 1810 1710 1610');
    expect(p).toRefuse('spearman-1 moves 1910 1810 1710 1610 1509', 'too-far', '4.26');
    expect(p).toAllow('mounted-knight-1 moves 1911 1910 1810 1710 1610 1509');
  });

  test('[15.21] not Sauron’s units, nor leaders', () => {
    const p = gondor(`
      gondor, turn 12, sauron-movement
      1308: orc-1
      1307: harad-cavalry-1, king-of-harad
      1903: citadel-guard-1
    `);
    expect(p).toAllow('orc-1 moves 1409 1509 1610 1710');
    expect(p).toRefuse('orc-1 moves 1409 1509 1610 1710 1810', 'too-far', '4.26');
    expect(p).toAllow('harad-cavalry-1 moves 1308 1409 1509 1610 1710 1810');
    expect(moving('1308: spearman-1, imrahil')).toAllow('imrahil moves 1409 1509 1610 1710 1810 1910');
  });
});

describe('[15.22] Horse and mûmakil in the city', () => {
  test('[15.22] they go from level to level by gates alone', () => {
    const p = moving('1609: mounted-knight-1\n1809: spearman-1');
    expect(p).toRefuse('mounted-knight-1 moves 1610', 'cavalry-wall', '15.22');
    expect(p).toAllow('mounted-knight-1 moves 1508 1507');
    const mumak = gondor('gondor, turn 12, sauron-movement\n1911: mumak-1\n1903: citadel-guard-1\nmain-gate breached');
    expect(mumak).toAllow('mumak-1 moves 1910 1810');
    expect(mumak).toRefuse('mumak-1 moves 1910 1810 1709', 'cavalry-wall', '15.22');
    expect(mumak).toRefuse('mumak-1 moves 1811', 'cavalry-wall', '15.22');
  });

  test('[15.22] not even where a wall is breached', () => {
    const p = gondor(`
      gondor, turn 12, sauron-movement
      1710: mumak-1
      1610: orc-1
      1903: citadel-guard-1
      1709-1710 breached
      1609-1610 breached
    `);
    expect(p).toRefuse('mumak-1 moves 1709', 'cavalry-wall', '15.22');
    expect(p).toAllow('orc-1 moves 1609');
  });
});
