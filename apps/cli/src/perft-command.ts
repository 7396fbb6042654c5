/** `warbeacon perft`: how many sequences of commands there are, and how fast they are counted. */
import { readFileSync } from 'node:fs';
import { perft } from '@warbeacon/kernel';
import { parsePosition, type State } from '@warbeacon/siege';
import { parseCount } from './arguments.ts';
import { EXIT } from './exit-codes.ts';
import { GAMES } from './games.ts';

interface PerftValues {
  readonly depth: string;
  readonly seed: string;
  readonly position?: string | undefined;
}

export function runPerft({ depth, seed, position }: PerftValues): number {
  const { rules } = GAMES['helms-deep'];
  const most = parseCount('depth', depth, 0);
  const state = position === undefined ? rules.create({}) : loadPosition(position);
  for (let plies = 1; plies <= most; plies++) {
    const began = performance.now();
    const count = perft(rules, state, plies, parseCount('seed', seed, 0));
    process.stdout.write(`depth ${plies}: ${count} in ${((performance.now() - began) / 1000).toFixed(2)} s\n`);
  }
  return EXIT.ok;
}

function loadPosition(file: string): State {
  const text = readFileSync(file, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new TypeError(`${file} is not JSON.`);
  }
  const loaded = parsePosition(GAMES['helms-deep'].game, json);
  if (loaded.ok) return loaded.value.state;
  throw new TypeError(`${file}:\n${loaded.error.map(({ at, message }) => `  ${at}: ${message}`).join('\n')}`);
}
