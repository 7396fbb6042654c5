/** Gandalf, in small positions. */
import type { GondorCommand } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { orders } from './orders.fixture.ts';

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
