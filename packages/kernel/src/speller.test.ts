import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './json.ts';
import { Speller } from './speller.ts';

/** A list of pieces, some of which the next state takes over and some it does not. */
const piece = fc.record({ at: fc.integer(), spent: fc.boolean(), name: fc.string() });
const states = fc.array(
  fc.record({
    units: fc.array(piece, { maxLength: 60 }),
    kept: fc.array(fc.boolean(), { maxLength: 60 }),
    turn: fc.nat(),
  }),
  { minLength: 2, maxLength: 5 },
);

describe('the spelling of states that share what has not changed', () => {
  test('is the canonical one, whatever they share and however many pieces come and go', () => {
    fc.assert(
      fc.property(states, (found) => {
        const speller = new Speller();
        let before: readonly unknown[] = [];
        for (const { units, kept, turn } of found) {
          const pieces = units.map((unit, i) => (kept[i] === true ? (before[i] ?? unit) : unit));
          const state = { units: pieces, turn, frames: [], nested: { b: [turn], a: null } };
          expect(speller.spell(state)).toBe(canonicalJson(state));
          before = pieces;
        }
      }),
    );
  });

  test('is that of the present state when an earlier one comes back', () => {
    const speller = new Speller();
    const orcs = Array.from({ length: 40 }, (_, at) => ({ at }));
    const moved = orcs.map((orc, i) => (i === 20 ? { at: 99 } : orc));
    for (const units of [orcs, moved, orcs, moved.slice(1), orcs])
      expect(speller.spell({ units })).toBe(canonicalJson({ units }));
  });

  test('holds for what is no object, and refuses what is no JSON', () => {
    expect(new Speller().spell([1, { b: 2, a: 1 }])).toBe('[1,{"a":1,"b":2}]');
    expect(new Speller().spell('orc')).toBe('"orc"');
    expect(() => new Speller().spell({ at: 0.5 })).toThrow('safe integer');
    expect(() => new Speller().spell(new Map())).toThrow('prototype');
  });
});
