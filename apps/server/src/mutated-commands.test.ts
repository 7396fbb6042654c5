/**
 * Ten thousand commands of each game that were right once and are changed, from all over a game: each is refused with a code and a
 * sentence, or was legal; none changes the state that it was asked of, and none breaks anything.
 */
import { seedKey, stateHash, streamDice, submit } from '@warbeacon/kernel';
import { expect, test } from 'vitest';
import { GAMES_AND_EXAMPLES } from './games.ts';
import { type Chance, chanceFrom } from './testing/chance.ts';

const MUTANTS = 10_000;
/** Asked of each state of the game. */
const OF_EACH = 25;
/** Legal commands that are looked at before one is taken; a phase of movement has thousands. */
const LOOKED_AT = 120;
const JUNK: readonly unknown[] = [
  null,
  '',
  -1,
  1e9,
  0.5,
  true,
  [],
  {},
  '9999',
  '__proto__',
  'constructor',
  ['0101', 7],
  'x'.repeat(5000),
  { hex: {} },
];

type Json = Record<string, unknown>;
const oneOf = <T>(chance: Chance, list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];

/** The command with up to three members left out, put in, or exchanged for what stands in another or is none at all; one that is stale as it was. */
function mutated(chance: Chance, command: Json, others: readonly Json[]): Json {
  const json: Json = structuredClone(command);
  for (let changes = Math.floor(chance() * 4); changes > 0; changes--) {
    const member =
      oneOf(
        chance,
        Object.keys(json).filter((name) => name !== 'type'),
      ) ?? 'type';
    const other =
      oneOf(
        chance,
        others.filter((one) => member in one),
      ) ?? {};
    const value = json[member];
    const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
    switch (Math.floor(chance() * 12)) {
      case 0:
        delete json[member];
        break;
      case 1:
        json[member] = oneOf(chance, JUNK);
        break;
      case 2:
        json[oneOf(chance, ['side', 'ply', 'extra', 'at', member]) ?? 'extra'] = oneOf(chance, JUNK);
        break;
      case 3:
        // Of a way another piece of ground; of a list one twice.
        json[member] = list === undefined ? other[member] : [...list.slice(1), ...list, oneOf(chance, JUNK)];
        break;
      default:
        json[member] = other[member];
    }
  }
  return json;
}

test.each(GAMES_AND_EXAMPLES.all)(
  '$rules.title: ten thousand commands that are not quite right',
  ({ rules, parseCommand }) => {
    const chance = chanceFrom(41);
    const key = seedKey(`mutants of ${rules.id}`);
    let state = rules.create({});
    const seen: Json[] = [];
    let [asked, unreadable, refused, carried] = [0, 0, 0, 0];
    for (let index = 0; asked < MUTANTS; index++) {
      const [side] = rules.deciders(state);
      if (side === undefined) {
        state = rules.create({});
        continue;
      }
      const legal: unknown[] = [];
      for (const command of rules.legal(state, side, null)) if (legal.push(command) >= LOOKED_AT) break;
      const jsons = legal.map((command) => JSON.parse(JSON.stringify(command)) as Json);
      // Armies are set up by their plans: one by one the ten thousand would be over before the first turn.
      const planned = jsons.findIndex(({ type }) => type === 'setUp');
      const ready = jsons.findIndex(({ type }) => type === 'done');
      const isSetUp = planned === -1 || (ready !== -1 && index < 4);
      const taken = isSetUp ? (planned === -1 ? Math.floor(chance() * legal.length) : ready) : planned;
      seen.push(...jsons.slice(0, 3));
      const before = stateHash(state);
      for (let i = 0; i < OF_EACH; i++, asked++) {
        const mutant = mutated(chance, oneOf(chance, [...jsons, ...seen]) ?? {}, [...jsons, ...seen]);
        const parsed = parseCommand(mutant);
        if (!parsed.ok) {
          expect(parsed.error.code).toMatch(/^[a-z-]+$/);
          unreadable++;
          continue;
        }
        const by = chance() < 0.8 ? side : (oneOf(chance, rules.sides) ?? side);
        const result = submit(rules, state, by, parsed.value, streamDice(key, { index }));
        if (result.ok) carried++;
        else {
          expect(result.error.code).toMatch(/^[a-z-]+$/);
          expect(result.error.message).toMatch(/\.$/);
          refused++;
        }
      }
      expect(stateHash(state)).toBe(before);
      const next = submit(rules, state, side, legal[taken], streamDice(key, { index }));
      if (!next.ok) throw new Error(`what was offered is refused: ${next.error.message}`);
      ({ state } = next.value);
    }
    // The mutants were of each sort.
    expect(unreadable).toBeGreaterThan(1000);
    expect(refused).toBeGreaterThan(500);
    expect(carried).toBeGreaterThan(300);
  },
  120_000,
);
