/** The codes of refusals: the server has one list of them, and no game says one of them for something else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, SERVER_CODES } from '@warbeacon/protocol';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '..', '..', '..', 'packages');

/** The codes that a package refuses with. */
function codesOf(name: string): string[] {
  const folder = join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/(?:refuse\(\s*|code: )'([a-z-]+)'/g)])
    .map(([, code = '']) => code);
}

test('a code is listed once', () => {
  expect(new Set(SERVER_CODES).size).toBe(SERVER_CODES.length);
});

test('no code of the rules is one of the server’s, but for what both of them mean', () => {
  const rules = new Set([...codesOf('kernel'), ...codesOf('siege')]);
  expect(rules.size).toBeGreaterThan(50);
  // What two players agree on is judged by the kernel, and the server says what that says.
  const agreements = ['no-proposal', 'proposal-open', 'proposal-too-soon', 'paused-already', 'not-paused'];
  // So are the players' chains of the dice.
  const chains = ['no-pledge', 'wrong-anchor', 'missing-link', 'wrong-link', 'chain-spent'];
  const shared = ['unknown-side', 'bad-options', 'bad-position', ...chains, 'game-over', ...agreements];
  // So is what an arbiter decides.
  expect(SERVER_CODES.filter((code) => rules.has(code))).toEqual([...shared, 'held-by-arbiter']);
});

test('a refusal is told by its code', () => {
  expect(hasCode({ code: 'stale-ply' }, 'game-over', 'stale-ply')).toBe(true);
  expect(hasCode({ code: 'too-far' }, 'stale-ply')).toBe(false);
  expect(hasCode(undefined, 'stale-ply')).toBe(false);
});
