/** `warbeacon tournament`: a whole event of computer players, on a server that is started for it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

async function run(...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(process.execPath, [MAIN, 'tournament', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

test('is played from announcement to standings', async () => {
  const { code, said } = await run('--game', 'the-ford', '--players', '4', '--format', 'elimination');
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said).toContain('round 2: 2 pairings');
  expect(said.match(/ wins$/gm)).toHaveLength(4);
  expect(said).toMatch(/^ {4}1 {2}\w+ \d/m);
});

test('says what it does not understand', async () => {
  expect(await run('--format', 'chess')).toMatchObject({
    code: 2,
    said: expect.stringContaining('swiss, round-robin') as string,
  });
  expect(await run('--levels', 'grand')).toMatchObject({ code: 2, said: expect.stringContaining('learner') as string });
});
