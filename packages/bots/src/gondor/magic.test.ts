/** Gandalf, in small positions. */
import type { GondorCommand } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { hexesBetween } from './board.ts';
import { orders } from './orders.fixture.ts';
import { placeOf } from './ways.ts';

const typesOf = (given: readonly GondorCommand[]): string[] => given.map(({ type }) => type);

describe('Gandalf', () => {
  const beside = (turn: number, magic: string): string => `
    gondor, turn ${turn}, magic-first
    1910: axeman-1, gandalf
    1911: orc-1, nazgul
    magic gandalf ${magic}
  `;

  test('drives the Lord of the Nazgûl away by day, and keeps four points for Aragorn', () => {
    expect(orders(beside(8, '6')).given[0]).toMatchObject({ type: 'cast', spell: 'stalemate-nazgul', points: 2 });
    expect(typesOf(orders(beside(8, '5')).given)).not.toContain('cast');
  });

  test('[17.22] comes next to the Lord for it when no Combat Phase of his is in between, and not by night', () => {
    const comesNear = (turn: number, phase: string): boolean => {
      const { view } = orders(`
        gondor, turn ${turn}, ${phase}
        2407: spearman-1, gandalf
        2209: citadel-guard-1
        2109: orc-1, nazgul
        magic gandalf 6
      `);
      const at = (leader: string): number => placeOf(view.leaders[leader]?.hex ?? '');
      return hexesBetween(at('gandalf'), at('nazgul')) === 1;
    };
    expect(comesNear(8, 'westernesse-movement')).toBe(true);
    expect(comesNear(8, 'magic-first')).toBe(false);
    expect(comesNear(3, 'westernesse-movement')).toBe(false);
  });

  test('reveals Aragorn when he has come', () => {
    const { given } = orders(`
      gondor, turn 11, magic-first
      relief men
      1903: citadel-guard-1, gandalf
      3010: men-spearman-1, aragorn
      1520: orc-1
      2124: orc-2, nazgul
    `);
    expect(given[0]).toMatchObject({ type: 'cast', spell: 'reveal-aragorn' });
  });
});
