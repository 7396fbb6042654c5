/**
 * Records of whole games, kept with the rules by which they were played: what a change of the rules must not change, unless
 * it is another version. A release that carries an earlier version on (`Rules.carries`) proves it by these.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { chanceOf, inputOf } from '@warbeacon/bots';
import { makeRecord } from '@warbeacon/protocol';
import { newSession } from './engine/session.ts';
import type { AnyGameKit, Kits } from './game-kit.ts';

export const CORPUS = join(import.meta.dirname, '..', 'corpus');

/** A captain against chance, first on one side, then on the other. */
const GAMES_OF_EACH = 2;
const MOST_COMMANDS = 20_000;

/** What a bot is asked by, as far as chance needs it. */
interface Asked<C> {
  readonly options: () => readonly { readonly command: C }[];
  readonly optionsOf: (piece: null) => readonly { readonly command: C }[];
  readonly random: () => number;
}

export interface KeptRecord {
  readonly name: string;
  readonly game: string;
  readonly version: string;
  readonly record: unknown;
}

/** What is kept of each version of a game: games of the usual match, and of each that is another. */
export const matchesOf = (kit: AnyGameKit) =>
  [['', {}] as const, ...Object.entries(kit.scenarios ?? {})].flatMap(([variant, options]) =>
    Array.from({ length: GAMES_OF_EACH }, (_, i) => ({ variant, options, seed: i + 1 })),
  );

const nameOf = ({ rules: { id, version } }: AnyGameKit, variant: string, seed: number) =>
  `${id}_${version}_${variant === '' ? '' : `${variant}-`}${seed}.json.gz`;

export function readCorpus(folder = CORPUS): KeptRecord[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .toSorted()
    .map((name) => {
      const [game = '', version = ''] = name.split('_');
      const record: unknown = JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8'));
      return { name, game, version, record };
    });
}

/** Keeps records of the present version of each game that has none yet; returns the names of the files. */
export function keepCorpus(games: Kits, folder = CORPUS): string[] {
  mkdirSync(folder, { recursive: true });
  const there = new Set(readdirSync(folder));
  const written: string[] = [];
  for (const kit of games.all) {
    for (const { variant, options, seed } of matchesOf(kit)) {
      const name = nameOf(kit, variant, seed);
      if (there.has(name)) continue;
      writeFileSync(join(folder, name), gzipSync(JSON.stringify(playedRecord(kit, options, seed)), { level: 9 }));
      written.push(name);
    }
  }
  return written;
}

/** The record of a game that bots have played; the same for the same seed, but for the time. */
function playedRecord(kit: AnyGameKit, options: Readonly<Record<string, unknown>>, seed: number): unknown {
  const { rules, bots } = kit;
  const session = newSession(kit, options, seed);
  const [captain] = Object.values(bots);
  const { random } = chanceOf(`corpus/${seed}`);
  while (rules.outcome(session.state) === null) {
    if (session.ply === MOST_COMMANDS) throw new Error(`${rules.id}: the game of seed ${seed} does not end`);
    const [side] = rules.deciders(session.state);
    if (side === undefined) throw new Error('nobody can decide, and the game is not over');
    const input = inputOf(rules, session.state, side, random);
    const command = captain && rules.sides.indexOf(side) === seed - 1 ? captain.choose(input) : randomly(input);
    const done = session.submit(side, command);
    if (!done.ok) throw new Error(done.error.message);
  }
  const record = session.record();
  if (!record.ok) throw new Error(record.error.message);
  return makeRecord(record.value);
}

/** Any of what is legal; now and then what no piece does, so that a step comes to its end. */
function randomly<C>({ options, optionsOf, random }: Asked<C>): C {
  const ends = random() < 0.2 ? optionsOf(null) : [];
  const all = ends.length > 0 ? ends : options();
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('nothing is legal, and the game is not over');
  return one.command;
}
