/** [S-175 … S-180, M-29] From the roll for a half to the first turn. */
import { describe, expect, test } from 'vitest';
import { FORCES, SCENARIOS } from '../data/index.ts';
import { fieldOf } from '../engine/field.ts';
import { skirmish } from '../engine/rules.ts';
import { newTable } from '../testing/index.ts';

describe('The Forces Clash', () => {
  test('[S-176, X-33] a bare table of 48" by 48"', () => {
    const { setup } = newTable().state;
    expect(setup.table).toBeNull();
    expect(fieldOf(setup).table).toEqual({ w: 121920, h: 121920, areas: [], barriers: [], places: [] });
  });
  test('[S-175, R-106] a position that is set up and names no models is a new battle', () => {
    const wishes = { scenario: 'the-ford', forces: { good: 'ford-city', evil: 'ford-mordor' } };
    const loaded = skirmish.load?.({ game: 'skirmish', phase: 'set-up', ...wishes });
    expect(loaded).toEqual({ ok: true, value: skirmish.create(wishes) });
    expect(
      skirmish.load?.({ game: 'skirmish', phase: 'set-up', forces: { good: 'even-mordor', evil: 'even-mordor' } }),
    ).toEqual({
      ok: false,
      error: [{ at: 'forces.good', message: expect.stringContaining('of the other side') as string }],
    });
  });
  test('[S-177, R-40] the higher roll chooses a half and sets up first, ties are rolled again', () => {
    const p = newTable().rolling(3, 3, 2, 5);
    expect(p.side).toBe('good');
    p.play('roll');
    expect(p.told('rolled').map(({ to }) => to)).toEqual([null, 'evil']);
    expect([p.side, p.asked]).toEqual(['evil', 'half']);
    p.play('half north');
    expect(p.state.halves).toEqual({ good: 'south', evil: 'north' });
    expect([p.side, p.asked]).toEqual(['evil', 'deployment']);
  });
  test('[S-180] set up, both roll for the first turn until one is higher', () => {
    const p = newTable().rolling(6, 1, 4, 4, 1, 6);
    p.play('roll', 'half south', 'plan line', 'done', 'plan line', 'done');
    expect([p.asked, p.state.phase, p.state.turn]).toEqual(['priority', 'priority', 1]);
    p.play('roll');
    expect(p.state.priority).toBe('evil');
    expect(p.state.phase).toBe('move');
  });
});

describe('Plans', () => {
  const clash = SCENARIOS.get('forces-clash');
  const pairs = (clash?.forces.good ?? []).flatMap((good) =>
    (clash?.forces.evil ?? []).map((evil) => [good, evil] as const),
  );
  test.each(pairs)('[S-175, S-178, S-179] %s and %s find room, whoever is first', (good, evil) => {
    for (const dice of [
      [6, 1],
      [1, 6],
    ]) {
      const p = newTable({ forces: { good, evil } }).rolling(...dice);
      p.play('roll', 'half north', 'plan line', 'done', 'plan line', 'done');
      expect(p.state.models.every(({ at }) => at !== null)).toBe(true);
      expect(p.state.models.length).toBe(
        [good, evil].flatMap((id) => FORCES.get(id)?.models ?? []).reduce((sum, { count }) => sum + count, 0),
      );
    }
  });
  test.each(['the-ford', 'the-watch'])('[M-29] %s: Evil first, then Good, each in its zones', (scenario) => {
    const p = newTable({ scenario });
    expect([p.side, p.asked]).toEqual(['evil', 'deployment']);
    p.play('plan round', 'done', 'plan round', 'done');
    expect([p.state.turn, p.state.phase, p.state.priority]).toEqual([1, 'move', 'good']);
  });
});
