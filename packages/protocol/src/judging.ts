/**
 * Whether the record of a match is sound, and if not, where it departs from the truth. The one code of everybody who judges:
 * the page, the program and the engine hand in the games they know, and say the verdict in words of their own.
 */
import {
  type Differs,
  faultWithin,
  type Findings,
  type LogEntry,
  leadingTo,
  ok,
  type RecordFault,
  type Result,
  type Rules,
  verifying,
} from '@warbeacon/kernel';
import { z } from 'zod';
import { parseRecord } from './record.ts';

/** When in a game something is. */
export interface Moment {
  readonly turn: number;
  readonly phase: string;
}

/** Judges the records of one game. */
export interface Judge {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  verifying(entries: readonly LogEntry[]): Generator<undefined, Findings>;
  /** When entry `seq` is; `undefined` where the entries before it are not sound, or the game has no turns and phases. */
  momentBefore(entries: readonly LogEntry[], seq: number): Generator<undefined, Moment | undefined>;
  /** What the rules and the dice say of entry `seq`, at which the chain breaks. */
  faultWithin(entries: readonly LogEntry[], seq: number): Generator<undefined, RecordFault | undefined>;
}

const momentSchema = z.object({ turn: z.number(), phase: z.string() });
const kindSchema = z.object({ type: z.string() });

/** `parse` reads a command as it stands in a record. */
export function judgeBy<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  parse: (json: unknown) => Result<C>,
): Judge {
  return {
    id: rules.id,
    title: rules.title,
    version: rules.version,
    verifying: (entries) => verifying(rules, entries, parse, kindOf),
    faultWithin: (entries, seq) => faultWithin(rules, entries, seq, parse),
    *momentBefore(entries, seq) {
      const state = yield* leadingTo(rules, entries, seq, parse);
      return state === undefined ? undefined : momentSchema.safeParse(rules.view(state, 'spectator')).data;
    },
  };
}

/** Of what a record says it is, and which no judge is needed to read. */
export interface RecordHead {
  readonly game: string;
  readonly matchId: string;
  readonly rulesVersion: string;
  readonly commitment: string;
  readonly entries: number;
  /** As the closing entry has it; `null` where there is none. */
  readonly result: { readonly winner: string | null; readonly reason: string } | null;
}

export interface FoundFault {
  /** Number of the entry, from 0. */
  readonly entry: number;
  readonly code: string;
  readonly case: string | null;
  readonly message: string;
  /** What should stand there, and what does; `null` where that cannot be said in a word. */
  readonly differs: Differs | null;
  /** What the rules and the dice say of an entry that broke the chain, where they find something in it. */
  readonly within: FoundFault | null;
}

export type Verdict =
  | (Extract<Findings, { readonly ok: true }> & { readonly head: RecordHead })
  | {
      readonly ok: false;
      readonly fault: FoundFault;
      readonly head: RecordHead | null;
      /** Number of the command or take-back that the fault is at or before, from 1. */
      readonly ply: number;
      /** When it is; `null` where that cannot be said. */
      readonly moment: Moment | null;
    };

/** How far the work has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Every entry is looked at in the chain, and then in the play. */
const LOOKS = 2;

/**
 * Yields after each entry that was looked at. Refused with `not-a-record` when the JSON has not the form of a record at all.
 */
export function* judging(json: unknown, judges: readonly Judge[]): Generator<Progress, Result<Verdict>> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const entries = parsed.value;
  const head = headOf(entries);
  const judge = judges.find(({ id }) => id === head?.game);
  if (head === null || judge === undefined) {
    const fault = unknownGame(judges, head?.game);
    return ok({ ok: false, fault, head, ply: 0, moment: null });
  }
  const of = LOOKS * entries.length;
  let done = 0;
  const work = judge.verifying(entries);
  let step = work.next();
  while (step.done !== true) {
    yield { done: Math.min(++done, of), of };
    step = work.next();
  }
  const found = step.value.ok ? (envelopeFault(json, entries) ?? step.value) : step.value;
  if (found.ok) return ok({ ...found, head });
  const all = { done: of, of };
  const within =
    found.fault.code === 'broken-chain' ? yield* quietly(judge.faultWithin(entries, found.fault.seq), all) : undefined;
  const fault = faultOf(found.fault, judge, head, within);
  const moment = yield* quietly(judge.momentBefore(entries, fault.entry), all);
  return ok({ ok: false, fault, head, ply: plyAt(entries, fault.entry), moment: moment ?? null });
}

/** What a generator comes to in the end. */
export function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

function* quietly<T>(work: Generator<undefined, T>, said: Progress): Generator<Progress, T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield said;
  }
}

/** What a server says around the entries of a match that is over, and no entry covers. */
const envelopeSchema = z.object({ complete: z.boolean(), commitment: z.string().optional() });

function envelopeFault(json: unknown, entries: readonly LogEntry[]): Extract<Findings, { ok: false }> | undefined {
  const { data } = envelopeSchema.safeParse(json);
  const first = entries[0]?.body;
  if (data === undefined || first?.kind !== 'open') return undefined;
  if (data.commitment !== undefined && data.commitment !== first.commitment) {
    const message = 'What is said before the entries to bind the server is not what binds it in entry 0.';
    return { ok: false, fault: { seq: 0, code: 'other-commitment', message } };
  }
  if (data.complete !== (entries[entries.length - 1]?.body.kind === 'close')) {
    const message = data.complete
      ? `Entry ${entries.length} is missing: the record calls itself complete, and has no closing entry.`
      : 'The record calls itself incomplete, and has its closing entry.';
    return { ok: false, fault: { seq: entries.length, code: 'other-end', message } };
  }
  return undefined;
}

function headOf(entries: readonly LogEntry[]): RecordHead | null {
  const first = entries[0]?.body;
  if (first?.kind !== 'open') return null;
  const { game, matchId, rulesVersion, commitment } = first;
  const last = entries[entries.length - 1]?.body;
  const result = last?.kind === 'close' ? { winner: last.winner, reason: last.reason } : null;
  return { game, matchId, rulesVersion, commitment, entries: entries.length, result };
}

function plyAt(entries: readonly LogEntry[], seq: number): number {
  const before = entries.slice(0, seq + 1).filter(({ body }) => isPly(body));
  return before.length;
}

const isPly = (body: LogEntry['body']): boolean =>
  body.kind === 'command' ||
  body.kind === 'takeback' ||
  (body.kind === 'accord' && body.act === 'accept' && body.what.about === 'takeback');

/** The games call what their commands do by this word. */
function kindOf(command: unknown): string {
  const { success, data } = kindSchema.safeParse(command);
  return success ? data.type : 'other';
}

function unknownGame(judges: readonly Judge[], id: string | undefined): FoundFault {
  const message =
    id === undefined
      ? 'The record does not begin with its opening entry.'
      : `The record is of ${id}, which is not known here. Known are: ${judges.map((judge) => judge.id).join(', ')}.`;
  const code = id === undefined ? 'no-opening' : 'unknown-game';
  return { entry: 0, code, case: null, message, differs: null, within: null };
}

function faultOf(
  { seq, code, case: ruleCase, message, differs }: RecordFault,
  judge: Judge,
  head: RecordHead,
  within?: RecordFault,
): FoundFault {
  // Such a record may well be sound, and whoever asks should know where to have it judged.
  const told =
    code === 'other-rules'
      ? `The record was played under version ${head.rulesVersion} of the rules of ${judge.title}, by which alone it can be judged; here they are version ${judge.version}.`
      : message;
  const inIt = within === undefined ? null : faultOf(within, judge, head);
  return { entry: seq, code, case: ruleCase ?? null, message: told, differs: differs ?? null, within: inIt };
}
