/** Whether the record of a match is sound, and if not, where it departs from the truth. */
import { type Findings, leadingTo, type RecordFault, type Result, verifying } from '@warbeacon/kernel';
import { parseRecord } from '@warbeacon/protocol';
import { z } from 'zod';
import type { AnyGameKit, Kits } from './game-kit.ts';
import { GAMES } from './games.ts';

export type Verdict =
  | Extract<Findings, { readonly ok: true }>
  | {
      readonly ok: false;
      readonly fault: {
        /** Number of the entry, from 0. */
        readonly entry: number;
        readonly code: string;
        readonly case: string | null;
        readonly message: string;
      };
    };

const clockSchema = z.object({ turn: z.number(), phase: z.string() });
const kindSchema = z.object({ type: z.string() });

/** Refused with `not-a-record` when the JSON has not the form of a record at all. */
export function verifyRecord(json: unknown, games: Kits = GAMES): Result<Verdict> {
  const entries = parseRecord(json);
  if (!entries.ok) return entries;
  const first = entries.value[0]?.body;
  const opening = first?.kind === 'open' ? first : undefined;
  const id = opening?.game ?? '';
  const kit = games.get(id);
  if (kit === undefined) return { ok: true, value: { ok: false, fault: unknownGame(games, id) } };
  const { rules, parseCommand } = kit;
  const found = finish(verifying(rules, entries.value, parseCommand, kindOf));
  if (found.ok) return { ok: true, value: found };
  const fault = faultOf(found.fault);
  const told = fault.code === 'other-rules' ? { ...fault, message: otherRules(rules, opening?.rulesVersion) } : fault;
  return { ok: true, value: { ok: false, fault: told } };
}

/**
 * When in the game the entry `seq` of a record is; `undefined` where the entries before it are not sound, or the game has no
 * turns and phases.
 */
export function momentBefore(json: unknown, seq: number, games: Kits = GAMES) {
  const entries = parseRecord(json);
  if (!entries.ok) return undefined;
  const first = entries.value[0]?.body;
  const kit = first?.kind === 'open' ? games.get(first.game) : undefined;
  const state = kit && finish(leadingTo(kit.rules, entries.value, seq, kit.parseCommand));
  if (kit === undefined || state === undefined) return undefined;
  return clockSchema.safeParse(kit.rules.view(state, 'spectator')).data;
}

/** What a generator comes to in the end. */
function finish<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The games call what their commands do by this word. */
function kindOf(command: unknown): string {
  const { success, data } = kindSchema.safeParse(command);
  return success ? data.type : 'other';
}

function unknownGame({ ids }: Kits, id: string) {
  const message =
    id === ''
      ? 'The record does not begin with its opening entry.'
      : `The record is of ${id}, which is not known here. Known are: ${ids.join(', ')}.`;
  return { entry: 0, code: id === '' ? 'no-opening' : 'unknown-game', case: null, message };
}

/** Such a record may well be sound, and whoever asks should know where to have it judged. */
function otherRules({ title, version }: Pick<AnyGameKit['rules'], 'title' | 'version'>, played = 'unknown'): string {
  return `The record was played under version ${played} of the rules of ${title}, by which alone it can be judged; here they are version ${version}.`;
}

function faultOf({ seq, code, case: ruleCase, message }: RecordFault) {
  return { entry: seq, code, case: ruleCase ?? null, message };
}
