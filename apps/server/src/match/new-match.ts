/** The making of a match: its id, its dice secret and the commitment to it, and the opening entry of its log. */
import type { ClockSetting } from '@warbeacon/clock';
import {
  type DiceTerms,
  err,
  type Json,
  type LogEntry,
  ok,
  openEntry,
  type PositionFault,
  type Result,
  toHex,
} from '@warbeacon/kernel';
import type { Watching } from '@warbeacon/protocol';
import { z } from 'zod';
import { OPEN } from '../storage/watching.ts';
import type { AnyGame, GameState } from './game.ts';

/** Where bytes that nobody can guess come from. */
export type RandomBytes = (count: number) => Uint8Array;

/** What the players want, as it came: options, or a position to begin from, which has its own. */
export interface Wish {
  readonly options?: unknown;
  readonly position?: unknown;
  readonly clock?: ClockSetting | undefined;
  readonly watching?: Watching | undefined;
  /** What part the players have in the dice: a link of who moves in each command, unless it is said otherwise. */
  readonly dice?: DiceTerms | 'none' | undefined;
}

export interface NewMatch {
  readonly matchId: string;
  readonly opening: LogEntry;
  /** S, in hexadecimal. */
  readonly secret: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly turn: number;
  readonly phase: string;
  readonly toMove: string | null;
}

/** What is wrong with what the players want. */
export interface BadWish {
  readonly code: 'options-twice' | 'bad-options' | 'bad-position';
  readonly faults: readonly PositionFault[];
}

export function newMatch(game: AnyGame, random: RandomBytes, at: number, wish: Wish = {}): Result<NewMatch, BadWish> {
  const { rules } = game;
  const begun = begin(game, wish);
  if (!begun.ok) return begun;
  const { state, position } = begun.value;
  const matchId = toHex(random(16));
  const secret = random(32);
  const options = game.optionsOf(state);
  const { clock, watching = OPEN, dice = 'shared' } = wish;
  // Where anybody may watch at once there is nothing to agree on, and the record is as it was before one could choose.
  const agreed = watching.policy === 'open' ? {} : { watching };
  const terms = dice === 'none' ? {} : { chains: dice };
  const opening = openEntry({ rules, matchId, secret, options, position, clock, ...agreed, ...terms, state, at });
  const { turn, phase } = game.clock(rules.view(state, 'spectator'));
  const toMove = rules.deciders(state)[0] ?? null;
  return ok({ matchId, opening, secret: toHex(secret), options, turn, phase, toMove });
}

/** The state before the first command, and the position that stands for it where there is one. */
function begin(
  { rules, optionsSchema }: AnyGame,
  { options, position }: Wish,
): Result<{ readonly state: GameState; readonly position?: Json }, BadWish> {
  if (position === undefined) {
    const parsed = optionsSchema.safeParse(options ?? {});
    if (parsed.success) return ok({ state: rules.create(parsed.data) });
    const faults = parsed.error.issues.map(({ path, message }) => ({ at: path.map(String).join('.'), message }));
    return err({ code: 'bad-options', faults });
  }
  if (options !== undefined) {
    return err({ code: 'options-twice', faults: [{ at: 'options', message: 'A position has its options in it.' }] });
  }
  if (rules.load === undefined) {
    return err({ code: 'bad-position', faults: [{ at: '', message: 'This game begins at its beginning only.' }] });
  }
  const read = rules.load(position);
  if (!read.ok) return err({ code: 'bad-position', faults: read.error });
  // What is written down must be what was read: JSON may have members that a schema passes over.
  const written = z.json().parse(position);
  const again = rules.load(written);
  return again.ok ? ok({ state: again.value, position: written }) : err({ code: 'bad-position', faults: again.error });
}
