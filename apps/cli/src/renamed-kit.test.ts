/** The program under neutral names: what it tells has none of the books, and what it plays and judges is the same. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { renaming } from '@warbeacon/kernel';
import { NEUTRAL_NAMES as OF_SIEGES } from '@warbeacon/siege';
import { NEUTRAL_NAMES as OF_SKIRMISHES } from '@warbeacon/skirmish';
import { describe, expect, test } from 'vitest';
import { engineMethods } from './engine/methods.ts';
import { answerLine } from './engine/rpc.ts';
import { Kits } from './game-kit.ts';
import { GAMES } from './games.ts';
import { kitRenamed } from './renamed-kit.ts';
import { verifyRecord } from './verify.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const CORPUS = join(import.meta.dirname, '../corpus');
const rename = renaming(OF_SIEGES, OF_SKIRMISHES);
const [first, ...others] = GAMES.all.map((kit) => kitRenamed(rename, kit));
if (first === undefined) throw new Error('there is no game');
const NEUTRAL = new Kits(first, ...others);

const nameless = (said: unknown): void => {
  const text = JSON.stringify(said);
  expect(rename(text)).toBe(text);
};

/** A conversation with an engine that plays these games. */
function asking(games: Kits) {
  const methods = engineMethods(games);
  return (method: string, params: object = {}): unknown => {
    const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return answerLine(methods, line, (bug) => {
      throw bug;
    });
  };
}

describe('an engine under neutral names', () => {
  test('describes its games by them, and by the ids that they have', () => {
    const said = asking(NEUTRAL)('describe');
    nameless(said);
    expect(said).toMatchObject({
      result: { games: [{ id: 'helms-deep', title: "King's Vale" }, { id: 'gondor', title: 'Whitestone' }, {}, {}] },
    });
    expect(JSON.stringify(said)).toContain('"id":"theoden","name":"Osric"');
  });
  test.each([
    ['helms-deep', 'isengard', 'Only Westland has rocks.'],
    ['gondor', 'sauron', 'Shadow deploys its forces.'],
  ])('asks and refuses in %s by them, in a state that is the same', (game, side, sentence) => {
    const told = (ask: ReturnType<typeof asking>) => [
      ask('new', { game, seed: 1 }),
      ask('submit', { side, command: { type: 'placeRocks', hex: '1310', dummy: false } }),
      ask('hash'),
    ];
    const said = told(asking(NEUTRAL));
    nameless(said);
    expect(JSON.stringify(said).includes(sentence)).toBe(true);
    // Beside sentences and titles nothing is another.
    expect(JSON.parse(rename(JSON.stringify(told(asking(GAMES)))))).toEqual(said);
  });
});

test('a record is judged as under its own names', () => {
  const name = readdirSync(CORPUS).find((each) => each.startsWith('gondor'));
  const record: unknown = JSON.parse(gunzipSync(readFileSync(join(CORPUS, name ?? ''))).toString());
  const verdict = verifyRecord(record, NEUTRAL);
  nameless(verdict);
  expect(verdict).toMatchObject({ ok: true, value: { ok: true } });
});

test('the variable chooses the names', () => {
  const help = (names: string) =>
    execFileSync(process.execPath, [MAIN, 'help'], {
      encoding: 'utf8',
      env: { ...process.env, WARBEACON_NAMES: names },
    });
  expect(help('own')).toContain("helms-deep: Helm's Deep.");
  expect(help('neutral')).toContain("helms-deep: King's Vale.");
});
