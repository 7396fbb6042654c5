/** The entries of a log, each written here and nowhere else: by a server for its matches, and by an engine for its game. */
import { toHex } from './bytes.ts';
import { type DiceTerms, type Links, NO_LINKS } from './chains.ts';
import { commitment } from './dice.ts';
import { rulesHash, type Sha256, stateHash } from './hash.ts';
import type { Json } from './json.ts';
import { type LogEntry, nextEntry } from './record.ts';
import type { Rules } from './rules.ts';

export interface Opening<S, C, E, V, Side extends string> {
  readonly rules: Rules<S, C, E, V, Side>;
  readonly matchId: string;
  /** S of the dice. */
  readonly secret: Uint8Array;
  /** All that the players have agreed on. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Where play begins, when not at the beginning. */
  readonly position?: Json | undefined;
  /** The setting of the clock, where there is one. */
  readonly clock?: Json | undefined;
  /** Who may watch, where not everybody may at once. */
  readonly watching?: Json | undefined;
  /** What is agreed on about the players' part in the dice, where they may have one. */
  readonly chains?: DiceTerms | undefined;
  readonly state: S;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The first entry of a log. */
export function openEntry<S, C, E, V, Side extends string>(opening: Opening<S, C, E, V, Side>): LogEntry {
  const { rules, matchId, secret, options, position, clock, watching, chains, state, at } = opening;
  return nextEntry(undefined, at, {
    kind: 'open',
    matchId,
    game: rules.id,
    rulesVersion: rules.version,
    rulesHash: toHex(rulesHash(rules)),
    options,
    ...(position === undefined ? {} : { position }),
    ...(clock === undefined ? {} : { clock }),
    ...(watching === undefined ? {} : { watching }),
    ...(chains === undefined ? {} : { chains }),
    commitment: toHex(commitment(matchId, secret)),
    stateHash: stateHash(state),
  });
}

export interface CarriedOut<C> {
  /** Of the dice stream. */
  readonly index: number;
  readonly side: string;
  readonly commandId: string;
  readonly command: C;
  readonly dice: readonly number[];
  /** Of the state that it has led to. */
  readonly stateHash: string;
  /** Of the players' chains; none where it is left out. */
  readonly links?: Links;
}

/** The entry of a command, behind `last`. */
export function commandEntry<C>(
  last: LogEntry | undefined,
  at: number,
  { command, commandId, dice, index, side, stateHash: hash, links = NO_LINKS }: CarriedOut<C>,
  sha256?: Sha256,
): LogEntry {
  // In the order of the alphabet, as it is spelled.
  const body = {
    ...(links.byOrders === true ? { byOrders: true as const } : {}),
    command,
    commandId,
    dice: [...dice],
    index,
    kind: 'command' as const,
    moverLink: links.moverLink,
    opponentLink: links.opponentLink,
    side,
    stateHash: hash,
  };
  return nextEntry(last, at, body, sha256);
}
