/** The making of a match: its id, its dice secret and the commitment to it, and the opening entry of its log. */
import { commitment, type LogBody, type LogEntry, nextEntry, rulesHash, stateHash, toHex } from '@warbeacon/kernel';
import type { Game } from './game.ts';

/** Where bytes that nobody can guess come from. */
export type RandomBytes = (count: number) => Uint8Array;

export interface NewMatch {
  readonly matchId: string;
  readonly opening: LogEntry;
  /** S, in hexadecimal. */
  readonly secret: string;
  readonly turn: number;
  readonly phase: string;
  readonly toMove: string | null;
}

export function newMatch<S, C, E, V, Side extends string>(
  game: Game<S, C, E, V, Side>,
  random: RandomBytes,
  at: number,
): NewMatch {
  const { rules } = game;
  const matchId = toHex(random(16));
  const secret = random(32);
  const options = {};
  const state = rules.create(options);
  const body: LogBody = {
    kind: 'open',
    matchId,
    game: rules.id,
    rulesVersion: rules.version,
    rulesHash: toHex(rulesHash(rules)),
    options,
    commitment: toHex(commitment(matchId, secret)),
    stateHash: stateHash(state),
  };
  const { turn, phase } = game.clock(rules.view(state, 'spectator'));
  const toMove = rules.deciders(state)[0] ?? null;
  return { matchId, opening: nextEntry(undefined, at, body), secret: toHex(secret), turn, phase, toMove };
}
