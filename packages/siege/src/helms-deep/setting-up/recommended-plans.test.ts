import { newGame } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP } from '../game.ts';
import { MARKERS } from '../markers.ts';
import { PLANS } from './recommended-plans.ts';

/** A table at which this side sets up. */
const tableOf = (side: string) => (side === 'isengard' ? newGame() : newGame().play('set up vanguard', 'done'));

describe('[13.0] recommended set-ups', () => {
  test.each(['isengard', 'westernesse'])('[13.0] two for %s', (side) => {
    expect(PLANS.filter((plan) => plan.side === side)).toHaveLength(2);
  });

  test.each(PLANS.map((plan) => [plan.id, plan] as const))(
    '[13.1] [13.2] %s: each piece may be put where it says, one by one, and then its side is ready',
    (id, { side, hexes }) => {
      const table = tableOf(side);
      expect(Object.keys(hexes).toSorted()).toEqual(HELMS_DEEP.deployed[side].toSorted());
      for (const [piece, hex] of Object.entries(hexes)) expect(table.play(`${piece} to ${hex}`).at(piece)).toBe(hex);
      expect(table).toAllow('done');
      expect(tableOf(side).play(`set up ${id}`).view()).toMatchObject({ units: table.view().units });
    },
  );

  test.each(
    PLANS.filter(({ side }) => side === 'westernesse').map(({ id, markers }) => [id, markers?.['rocks'] ?? []]),
  )('[20.81] %s: a hex for each counter of rocks, with somebody in it to drop them', (id, rocks) => {
    const table = tableOf('westernesse').play(`set up ${id}`);
    for (const [i, hex] of [...rocks].entries())
      table.play(`rocks to ${hex}${i < MARKERS.rocks.dummy ? ' dummy' : ''}`);
    expect(table.orders().filter((order) => order.startsWith('rocks to'))).toEqual([]);
    const manned = new Set(Object.values(table.view().units).map(({ hex }) => hex));
    expect([...rocks].filter((hex) => !manned.has(hex))).toEqual([]);
    expect(table).toAllow('done');
  });
});
