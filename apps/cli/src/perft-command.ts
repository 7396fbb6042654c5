/** `warbeacon perft`: how many sequences of commands there are, and how fast they are counted. */
import { readFileSync } from 'node:fs';
import { perft } from '@warbeacon/kernel';
import { parseCount } from './arguments.ts';
import { EXIT } from './exit-codes.ts';
import type { AnyGameKit, Kits } from './game-kit.ts';

interface PerftValues {
  readonly depth: string;
  readonly seed: string;
  readonly position?: string | undefined;
  /** The game to begin; that of the position where there is one. */
  readonly game?: string | undefined;
}

export function runPerft(games: Kits, { depth, seed, position, game }: PerftValues): number {
  const most = parseCount('depth', depth, 0);
  const json = position === undefined ? undefined : parseFile(position);
  const kit = games.named(game ?? gameOf(json) ?? games.first.rules.id);
  const { rules } = kit;
  const state = position === undefined ? rules.create({}) : loadPosition(kit, position, json);
  for (let plies = 1; plies <= most; plies++) {
    const began = performance.now();
    const count = perft(rules, state, plies, parseCount('seed', seed, 0));
    process.stdout.write(`depth ${plies}: ${count} in ${((performance.now() - began) / 1000).toFixed(2)} s\n`);
  }
  return EXIT.ok;
}

function parseFile(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(`${file} is not JSON.`);
  }
}

/** The game that a position names. */
function gameOf(position: unknown): string | undefined {
  const game = typeof position === 'object' && position !== null && 'game' in position ? position.game : undefined;
  return typeof game === 'string' ? game : undefined;
}

function loadPosition(kit: AnyGameKit, file: string, json: unknown) {
  const loaded = kit.parsePosition(json);
  if (loaded.ok) return loaded.value.state;
  throw new TypeError(`${file}:\n${loaded.error.map(({ at, message }) => `  ${at}: ${message}`).join('\n')}`);
}
