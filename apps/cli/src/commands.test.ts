import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRecord } from '@warbeacon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN } from './engine/child-engine.fixture.ts';
import { FOREIGN_RECORDS } from './foreign-records.fixture.ts';
import { newSession } from './engine/session.ts';
import type { GameKit } from './game-kit.ts';
import { gondorKit } from './games/gondor.ts';
import { helmsDeepKit } from './games/helms-deep.ts';
import { theFordKit } from './games/the-ford.ts';
import { verifyRecord } from './verify.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warbeacon-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const warbeacon = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** A few commands of a real game, as a record. */
function shortRecord() {
  const session = newSession(helmsDeepKit, {}, 4);
  for (const hex of ['1032', '1133', '0932']) {
    const done = session.submit('isengard', { type: 'deploy', piece: 'orc-1', hex });
    if (!done.ok) throw new Error(done.error.message);
  }
  const entries = session.record();
  if (!entries.ok) throw new Error(entries.error.message);
  return makeRecord(entries.value);
}

/** The beginning of a game of another kit: a plan, and the end of that deployment. */
function planRecord<S, C, E, V, Side extends string>(
  kit: GameKit<S, C, E, V, Side>,
  { side, plan }: { readonly side: Side; readonly plan: string },
) {
  const session = newSession(kit, {}, 4);
  for (const json of [{ type: 'setUp', plan }, { type: 'done' }]) {
    const command = kit.parseCommand(json);
    if (!command.ok) throw new Error(command.error.message);
    const done = session.submit(side, command.value);
    if (!done.ok) throw new Error(done.error.message);
  }
  const entries = session.record();
  if (!entries.ok) throw new Error(entries.error.message);
  return makeRecord(entries.value);
}

describe('warbeacon verify', () => {
  const record = shortRecord();

  test('a sound record ends with 0 and says what was checked', async () => {
    const { code, out, err } = await warbeacon('verify', write('sound.json', JSON.stringify(record)));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Sound: 3 commands');
    expect(out).toContain('Every die was thrown again');
    const opening = record.entries[0]?.body;
    expect(out).toContain(opening?.kind === 'open' ? opening.commitment : 'no opening entry');
    expect(out).toContain('Not shown: that whoever runs the server drew the secret blindly');
  });

  test('says in words that no player added anything to the dice', async () => {
    const { out } = await warbeacon('verify', write('words.json', JSON.stringify(record)));
    expect(out).toContain(
      "isengard added nothing to the dice: those of its commands come from the server's secret alone.",
    );
    expect(out).toContain('westernesse added nothing');
    expect(out).not.toContain('Luck');
  });

  test('tells the luck of the dice when asked', async () => {
    const still = await warbeacon('verify', '--luck', write('still.json', JSON.stringify(record)));
    expect(still).toMatchObject({ code: 0, out: expect.stringContaining('Luck: no die was thrown.') as string });
  });

  test("a server's answer is read as well as a file", async () => {
    const answer = JSON.stringify({ complete: true, entries: record.entries });
    expect((await warbeacon('verify', write('answer.json', answer))).code).toBe(0);
  });

  test('a record without its end ends with 3 and says so', async () => {
    const open = { ...record, entries: record.entries.slice(0, -1) };
    const { code, out } = await warbeacon('verify', write('open.json', JSON.stringify(open)));
    expect(code).toBe(3);
    expect(out).toContain('not closed');
    expect(out).toContain('taken on trust');
  });

  test('a changed record ends with 1 and names the entry', async () => {
    const text = JSON.stringify(record).replace('"1133"', '"1132"');
    const { code, out } = await warbeacon('verify', write('forged.json', text));
    expect(code).toBe(1);
    expect(out).toMatch(
      /^NOT SOUND\. Entry 2 is not the one that was written\. Expected [0-9a-f]{64}, found [0-9a-f]{64}\. \(broken-chain\) Entry 2 leads to another position\. Expected [0-9a-f]{64}, found [0-9a-f]{64}\. All before it is sound, and leads to turn 0, [a-z-]+, move 2\.\n$/,
    );
  });

  test.each([
    ['no JSON', '{', 'not JSON'],
    ['no record', '{"a":1}', 'Not a record'],
    ['a record of nothing', '{"format":"warbeacon-record/1","entries":[]}', 'Not a record: entries'],
  ])('%s ends with 1 and a sentence', async (name, text, words) => {
    const { code, out } = await warbeacon('verify', write(`${name}.json`, text));
    expect(code).toBe(1);
    expect(out).toContain(words);
  });

  test.each(FOREIGN_RECORDS)('one of %s ends with 1, a code and a sentence', async (what, foreign, ruleCode, words) => {
    const { code, out } = await warbeacon('verify', write(`${what}.json`, JSON.stringify(foreign)));
    expect(code).toBe(1);
    expect(out).toMatch(/^NOT SOUND\. Entry \d: /);
    expect(out.match(/Entry/g)).toHaveLength(1);
    expect(out).toContain(words);
    expect(out).toContain(`(${ruleCode}`);
  });

  test('whichever byte of the file is changed, it is found', () => {
    const bytes = Buffer.from(JSON.stringify(record));
    const unnoticed: number[] = [];
    for (let at = 0; at < bytes.length; at += 2) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      let json: unknown;
      try {
        json = JSON.parse(changed.toString('utf8'));
      } catch {
        continue;
      }
      const verdict = verifyRecord(json);
      if (verdict.ok && verdict.value.ok) unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
  });
});

describe('warbeacon playout', () => {
  test('plays the games asked for, the same for the same seed, and adds them up', async () => {
    const [two, one] = await Promise.all([
      warbeacon('playout', '--seed', '5', '--games', '2'),
      warbeacon('playout', '--seed', '6', '--isengard', 'random'),
    ]);
    expect({ code: two.code, err: two.err }).toEqual({ code: 0, err: '' });
    const lines = two.out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^seed 5: \w+ wins, [a-z-]+ \[23\.\d+\], \d+ commands, [\d.]+ s, [0-9a-f]{64}$/);
    expect(lines[2]).toMatch(/^2 games: isengard \d, westernesse \d; \d+ commands/);
    const hash = (line: string | undefined) => line?.split(' ').at(-1);
    expect(hash(one.out.split('\n')[0])).toBe(hash(lines[1]));
  });
});

describe('the Ford', () => {
  test('is played out, counted and verified by its id', async () => {
    const [played, counted, verified] = await Promise.all([
      warbeacon('playout', '--game', 'the-ford', '--games', '2', '--wardens', 'dice'),
      warbeacon('perft', '--game', 'the-ford', '--depth', '2'),
      warbeacon(
        'verify',
        write('the-ford.json', JSON.stringify(planRecord(theFordKit, { side: 'wardens', plan: 'ford-held' }))),
      ),
    ]);
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(/^seed 0: \w+ wins, [a-z-]+ \[F6\], \d+ commands/);
    expect(played.out).toMatch(/^2 games: raiders \d, wardens \d; /m);
    // The plan, or either unit in either hex of its bank; `done` ends a deployment that is whole.
    expect(counted.out).toMatch(/^depth 1: 5 in .*\ndepth 2: 14 in /);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain('Sound: 2 commands');
  });
});

describe('Gondor', () => {
  test('is played out, counted and verified by its id', async () => {
    const position = {
      game: 'gondor',
      turn: 12,
      phase: 'rally',
      units: [{ id: 'spearman-1', hex: '1710', disrupted: true }],
      leaders: [{ id: 'gandalf', hex: '1710' }],
    };
    const record = planRecord(gondorKit, { side: 'sauron', plan: 'road-to-the-gate' });
    const [played, counted, verified] = await Promise.all([
      warbeacon('playout', '--game', 'gondor', '--sauron', 'dice', '--westernesse', 'dice'),
      warbeacon('perft', '--position', write('gondor-position.json', JSON.stringify(position))),
      warbeacon('verify', write('gondor.json', JSON.stringify(record))),
    ]);
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(/^seed 0: \w+ wins, [a-z-]+ \[20\.1\], \d+ commands/);
    expect(played.out).toMatch(/^1 game: sauron \d, westernesse \d; /m);
    // The rally, or `done`.
    expect(counted.out).toMatch(/^depth 1: 2 in /);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain('Sound: 2 commands');
  });
});

describe('warbeacon perft', () => {
  test('counts from the beginning, or from a position in a file', async () => {
    const position = { game: 'helms-deep', turn: 3, phase: 'isengard-movement', units: [{ id: 'orc-1', hex: '1030' }] };
    const [beginning, file] = await Promise.all([
      warbeacon('perft'),
      warbeacon('perft', '--depth', '1', '--position', write('position.json', JSON.stringify(position))),
    ]);
    expect(beginning.out).toMatch(/^depth 1: \d{3,} in /);
    expect(Number(/^depth 1: (\d+) in /.exec(file.out)?.[1])).toBeGreaterThan(20);
  });
});

describe('a position of another game', () => {
  const here = { turn: 3, phase: 'isengard-movement', units: [{ id: 'orc-1', hex: '1030' }] };

  test.each<[string, object, string[], string]>([
    ['in its name', { game: 'chess', ...here }, [], 'There is no game chess. There are: helms-deep'],
    [
      'in its name, though another was asked for',
      { game: 'chess', ...here },
      ['--game', 'helms-deep'],
      'game: This is a position of chess.',
    ],
    ['in a piece', { ...here, game: 'helms-deep', units: [{ id: 'mumak-1', hex: '1030' }] }, [], 'units.0.id: '],
    ['in its form', { game: 'helms-deep', board: 'rnbqkbnr' }, [], 'board'],
  ])('%s ends with 2 and a sentence', async (what, position, flags, words) => {
    const file = write(`position ${what}.json`, JSON.stringify(position));
    const { code, out, err } = await warbeacon('perft', '--position', file, ...flags);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
    expect(err).not.toContain('    at ');
  });
});

describe('what cannot be understood', () => {
  test.each([
    [[], 'Which command?'],
    [['siege'], 'no command siege'],
    [['playout', '--games', 'many'], '--games is a whole number'],
    [['playout', '--games', '0'], 'at least 1'],
    [['playout', '--isengard', 'saruman'], 'no bot saruman'],
    [['playout', '--speed', '3'], '--speed'],
    [['playout', '--game', 'chess'], 'no game chess. There are: helms-deep'],
    [['playout', '--game'], '--game'],
    [['playout', '--mordor', 'random'], '--mordor'],
    [['perft', '--game', 'chess'], 'no game chess. There are: helms-deep'],
    [['engine', '--fast'], '--fast'],
    [['verify'], 'one file'],
    [['verify', '/no/such/file'], 'ENOENT'],
    [['perft', '--depth', '-1'], '--depth'],
    [['perft', '--position', '/no/such/file'], 'ENOENT'],
  ])('%j ends with 2 and a sentence', async (args, words) => {
    const { code, out, err } = await warbeacon(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
    expect(err).toContain('warbeacon help');
    expect(err).not.toContain('    at ');
  });

  test('help ends with 0', async () => {
    const { code, out } = await warbeacon('help');
    expect(code).toBe(0);
    expect(out).toContain("helms-deep: Helm's Deep. Sides: isengard, westernesse. Bots: random, captain.");
    expect(out).toContain('gondor: Gondor. Sides: sauron, westernesse. Bots: random, ');
    for (const command of ['engine', 'playout', 'verify', 'perft', 'schemas'])
      expect(out).toContain(`warbeacon ${command}`);
  });
});
