/** The frame of a request: its number, its name and what is asked. Of the name not a byte is decoded that is not known. */
import { decode } from '@colyseus/schema';
import { type ServerRefusal, serverRefusal } from '../refusals.ts';
import type { Price } from '../budget/socket-budget.ts';

/**
 * Everything that is ever asked of a room, with what it costs beyond its own measured time, in milliseconds of the
 * server's thread: a command is saved, worked out anew for each viewer, and shown. Standing orders, and what people say
 * and note, are written where the thread itself waits for the embedded database's disk, which is no time that it works and
 * so is not measured. A page of the past that is not in memory is read in its turn, and measured then; what is counted before
 * keeps an address from having many of them brought from the database at once.
 */
export const PRICES = {
  command: { work: 2 },
  series: { work: 30, perSecond: 5 },
  takeBack: { work: 2 },
  resign: { work: 2 },
  face: { work: 1, perSecond: 5 },
  propose: { work: 2, perSecond: 2 },
  answer: { work: 2, perSecond: 5 },
  withdraw: { work: 2, perSecond: 2 },
  resume: { work: 2, perSecond: 2 },
  rest: { work: 2, perSecond: 2 },
  claim: { work: 2, perSecond: 2 },
  time: { work: 0.1, perSecond: 5 },
  standing: { work: 20 },
  options: { work: 0.2 },
  march: { work: 20, perSecond: 2 },
  assault: { work: 20, perSecond: 2 },
  why: { work: 0.1 },
  chains: { work: 1, perSecond: 5 },
  pledge: { work: 8, perSecond: 2 },
  anchor: { work: 8, perSecond: 2 },
  links: { work: 1 },
  history: { work: 4 },
  past: { work: 8 },
  zones: { work: 1, perSecond: 5 },
  range: { work: 1, perSecond: 5 },
  say: { work: 20, perSecond: 2 },
  talk: { work: 2, perSecond: 3 },
  mute: { work: 20, perSecond: 1 },
  notes: { work: 20, perSecond: 1 },
} as const satisfies Readonly<Record<string, Price>>;
export type RequestName = keyof typeof PRICES;

/** What changes nothing, so that nobody misses it who has gone. */
export const QUESTIONS: ReadonlySet<RequestName> = new Set([
  'options',
  'march',
  'assault',
  'chains',
  'why',
  'history',
  'past',
  'time',
  'zones',
  'range',
  'talk',
]);

/** A short text begins with its length, as the client library writes it. */
const SHORT_TEXT = 0xa0;
const LONGEST_SHORT_TEXT = 31;
const NAMES: readonly (readonly [RequestName, Buffer])[] = Object.keys(PRICES)
  .filter((name): name is RequestName => name in PRICES)
  .map((name) => [name, Buffer.from([SHORT_TEXT + name.length, ...Buffer.from(name)])]);

export interface RequestFrame {
  readonly ok: true;
  readonly id: number;
  readonly name: RequestName;
  /** Where what is asked begins; the end of the frame when there is nothing. */
  readonly bodyAt: number;
}
export interface BadFrame {
  readonly ok: false;
  /** The request's number, when that could be read. */
  readonly id: number | undefined;
  readonly refusal: ServerRefusal;
}

export const UNREADABLE = serverRefusal('malformed-message', 'The message cannot be read.');
const UNKNOWN_REQUEST = serverRefusal('unknown-request', 'There is no request of this name here.');

export function readRequestFrame(frame: Buffer): RequestFrame | BadFrame {
  const at = { offset: 1 };
  const id: unknown = decode.number(frame, at);
  if (at.offset > frame.byteLength || typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)
    return { ok: false, id: undefined, refusal: UNREADABLE };
  const rest = frame.subarray(at.offset);
  const known = NAMES.find(([, bytes]) => rest.subarray(0, bytes.byteLength).equals(bytes));
  if (known !== undefined) return { ok: true, id, name: known[0], bodyAt: at.offset + known[1].byteLength };
  const length = (rest[0] ?? 0) - SHORT_TEXT;
  const isText = length > 0 && length <= LONGEST_SHORT_TEXT && rest.byteLength > length;
  return { ok: false, id, refusal: isText ? UNKNOWN_REQUEST : UNREADABLE };
}
