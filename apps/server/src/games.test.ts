/** Ten thousand commands that nobody offered: each is refused with a code, or was legal; none changes or breaks anything. */
import { seedKey, stateHash, streamDice, submit, why } from '@warbeacon/kernel';
import { MAP, UNITS } from '@warbeacon/siege/helms-deep';
import { helmsDeep as rules, parseCommand } from '@warbeacon/siege';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const KEY = seedKey('mutants');

/** The position after both sides have deployed. */
function deployed() {
  let state = rules.create({});
  for (let index = 0; index < 4; index++) {
    const [side] = rules.deciders(state);
    if (side === undefined) throw new Error('the game ended in its deployment');
    const setUp = [...rules.legal(state, side)].find(({ type }) => type === (index % 2 === 0 ? 'setUp' : 'done'));
    if (setUp === undefined) throw new Error('there is no way to deploy');
    const result = submit(rules, state, side, setUp, streamDice(KEY, { index }));
    if (!result.ok) throw new Error(result.error.message);
    ({ state } = result.value);
  }
  return state;
}

const piece = fc.oneof(
  fc.constantFrom(...UNITS.map(({ id }) => id), 'theoden', 'saruman'),
  fc.string({ maxLength: 50 }),
);
const { rows, columns } = MAP.grid;
const two = (n: number) => String(n).padStart(2, '0');
const hex = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: rows + 1 }), fc.integer({ min: 0, max: columns + 1 }))
    .map(([row, column]) => two(row) + two(column)),
  fc.constantFrom('culvert', '9999', '', 'reserve'),
  fc.string(),
);
const type = fc.oneof(
  fc.constantFrom('setUp', 'deploy', 'move', 'fire', 'duel', 'attack', 'callOff', 'retreat', 'retreatBefore', 'stand'),
  fc.constantFrom('displace', 'advance', 'hold', 'follow', 'stay', 'join', 'rally', 'done', '__proto__', 'constructor'),
);
const member = fc.oneof(piece, hex, fc.array(hex, { maxLength: 45 }), fc.integer(), fc.constant(null), fc.object());
const mutant = fc
  .tuple(
    type,
    fc.record(
      {
        piece,
        unit: piece,
        leader: piece,
        target: piece,
        hex,
        path: fc.array(hex, { maxLength: 6 }),
        plan: fc.string(),
      },
      { requiredKeys: [] },
    ),
    fc.dictionary(fc.constantFrom('side', 'piece', 'path', 'hex', 'extra', '__proto__'), member, { maxKeys: 1 }),
  )
  .map(([name, members, odd]): unknown => ({ type: name, ...members, ...odd }));

describe("Helm's Deep under bad commands", () => {
  test('ten thousand mutants change nothing and break nothing', () => {
    const state = deployed();
    const before = stateHash(state);
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: mutant }, { weight: 1, arbitrary: fc.anything() }), (json) => {
        const parsed = parseCommand(json);
        if (!parsed.ok) {
          expect(parsed.error.code).toMatch(/^[a-z-]+$/);
          refused++;
          return;
        }
        for (const side of rules.sides) {
          const refusal = why(rules, state, side, parsed.value);
          if (refusal !== null)
            expect(refusal).toMatchObject({
              code: expect.any(String) as string,
              message: expect.any(String) as string,
            });
        }
      }),
      { numRuns: 10_000 },
    );
    expect(refused).toBeGreaterThan(1000);
    expect(stateHash(state)).toBe(before);
  }, 60_000);
});
