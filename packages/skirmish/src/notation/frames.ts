/** How frames are written: members that mean a model or an object are spelled by its id. */
import { z } from 'zod';
import { commandSchema } from '../engine/command-schemas.ts';
import type { Field } from '../engine/field.ts';
import type { Frame, FrameKind, FrameOf } from '../engine/frames.ts';
import { SIDES } from '../engine/words.ts';

const at = z.tuple([z.int(), z.int()]);

/** What is written as it stands. */
const PLAIN = {
  side: z.enum(SIDES),
  count: z.int(),
  counts: z.array(z.int()).max(128),
  word: z.string().max(64),
  flag: z.boolean(),
  place: at.nullable(),
  places: z.array(at).max(64),
  records: z.array(z.record(z.string(), z.unknown())).max(128),
  record: z.record(z.string(), z.unknown()).nullable(),
  command: commandSchema.nullable(),
} as const;
type PlainKind = keyof typeof PLAIN;

/**
 * What a member holds: a model or an object by its place in the cast (-1, for nobody, is `null`), several of them, something that
 * is written as it stands, or a list of records.
 */
type Kind =
  | 'model'
  | 'models'
  | 'object'
  | PlainKind
  | { readonly list: Readonly<Record<string, Kind>> }
  | { readonly record: Readonly<Record<string, Kind>> };

type Table = { readonly [K in FrameKind]: Readonly<Record<Exclude<keyof FrameOf<K>, 'kind'>, Kind>> };

const TABLE: Table = {
  sequence: { step: 'word' },
  setUpRoll: {},
  half: { side: 'side' },
  deployment: { side: 'side' },
  priority: {},
  calls: { phase: 'word', next: 'side', passed: 'count' },
  heroic: { action: 'word', hero: 'model', left: 'models', reach: 'place' },
  carryOut: { action: 'word', hero: 'model', members: 'models', foes: 'models' },
  duties: { side: 'side', left: 'models' },
  halfMove: { side: 'side', tests: 'flag' },
  breaking: { side: 'side' },
  activation: {
    model: 'model',
    by: 'side',
    budget: 'count',
    going: 'word',
    begun: 'flag',
    waits: 'command',
    terror: 'word',
    mustCharge: 'model',
    rest: 'places',
  },
  courage: { model: 'model', why: 'word', dice: 'counts', total: 'count', step: 'word' },
  cast: {
    caster: 'model',
    power: 'word',
    target: 'model',
    will: 'count',
    free: 'flag',
    dice: 'counts',
    answer: 'counts',
    answerWill: 'count',
    answerFree: 'flag',
    back: 'count',
    step: 'word',
  },
  powerHits: { caster: 'model', down: 'models', left: { list: { model: 'model', strength: 'count' } } },
  might: { side: 'side', model: 'model', dice: 'counts', needs: 'counts', mode: 'word', what: 'word' },
  pairing: {},
  halfShoot: { side: 'side' },
  shot: {
    shooter: 'model',
    target: 'model',
    weapon: 'word',
    onCharge: 'flag',
    dice: 'counts',
    way: 'models',
    step: 'word',
  },
  wound: {
    victim: 'model',
    by: 'model',
    how: 'word',
    strength: 'count',
    bonus: 'count',
    dice: 'counts',
    step: 'word',
  },
  fate: { model: 'model', by: 'model', how: 'word', dice: 'counts', step: 'word' },
  trial: { model: 'model', what: 'word', mod: 'count', over: 'word', dice: 'counts', step: 'word' },
  fights: { pool: 'word', hero: 'model' },
  declare: { fight: 'count', side: 'side' },
  duel: {
    fight: 'count',
    dice: { list: { model: 'model', die: 'count', mod: 'count', raised: 'count' } },
    step: 'word',
  },
  reroll: { fight: 'count', side: 'side' },
  duelMight: { fight: 'count', side: 'side', passed: 'count' },
  losers: { fight: 'count', left: 'models' },
  makeWay: { fight: 'count', model: 'model' },
  strikes: {
    fight: 'count',
    left: { list: { model: 'model', attacks: 'count' } },
    set: { record: { model: 'model', victim: 'model', strikes: 'count' } },
    striking: 'model',
    struck: 'model',
  },
  rise: { model: 'model' },
  putDown: { object: 'object', by: 'models' },
  take: { side: 'side', from: 'model', takers: 'models' },
  drawing: { side: 'side' },
};

/** Turns places into ids or back. */
interface Names {
  model(value: unknown): unknown;
  object(value: unknown): unknown;
  plain(kind: PlainKind, value: unknown): unknown;
}

function spell(kind: Kind, value: unknown, names: Names): unknown {
  if (kind === 'model') return names.model(value);
  if (kind === 'object') return names.object(value);
  if (kind === 'models') return Array.isArray(value) ? value.map((each: unknown) => names.model(each)) : value;
  if (typeof kind === 'string') return names.plain(kind, value);
  if ('list' in kind) {
    const list = PLAIN.records.safeParse(value).data;
    return list === undefined ? names.plain('records', value) : list.map((each) => spellAll(kind.list, each, names));
  }
  const record = PLAIN.record.safeParse(value).data;
  return record ? spellAll(kind.record, record, names) : names.plain('record', value);
}

const spellAll = (
  members: Readonly<Record<string, Kind>>,
  values: Readonly<Record<string, unknown>>,
  names: Names,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).map(([name, kind]) => [name, spell(kind, values[name], names)]));

export type WrittenFrame = Readonly<Record<string, unknown>> & { readonly kind: string };

export const writtenFrameSchema = z.looseObject({ kind: z.string().max(32) });

export function makeFrame(field: Field, frame: Frame): WrittenFrame {
  const idAt = (list: readonly { readonly id: string }[]) => (value: unknown) =>
    typeof value === 'number' ? (list[value]?.id ?? null) : value;
  const names: Names = { model: idAt(field.models), object: idAt(field.objects), plain: (_kind, value) => value };
  return { kind: frame.kind, ...spellAll(TABLE[frame.kind], { ...frame }, names) };
}

const isKind = (kind: string): kind is FrameKind => kind in TABLE;

/** The frame that is written, or what is wrong with it. */
export function parseFrame(field: Field, written: WrittenFrame): Frame | string {
  const { kind } = written;
  if (!isKind(kind)) return `There is no frame ${kind}.`;
  const members: Readonly<Record<string, Kind>> = TABLE[kind];
  const strange = Object.keys(written).filter((name) => name !== 'kind' && !(name in members));
  if (strange.length > 0) return `A frame ${kind} has no ${strange.join(', ')}.`;
  const absent = Object.keys(members).filter((name) => !(name in written));
  if (absent.length > 0) return `A frame ${kind} needs ${absent.join(', ')}.`;
  const unknown: string[] = [];
  const wrong: string[] = [];
  const placeBy = (find: (id: string) => number) => (value: unknown) => {
    if (value === null) return -1;
    const place = typeof value === 'string' ? find(value) : -1;
    if (place < 0) unknown.push(typeof value === 'string' ? value : 'somebody');
    return place;
  };
  const names: Names = {
    model: placeBy((id) => field.indexOf(id)),
    object: placeBy((id) => field.objectOf(id)),
    plain(plain, value) {
      const parsed = PLAIN[plain].safeParse(value);
      if (!parsed.success) wrong.push(`${JSON.stringify(value)?.slice(0, 40)} is no ${plain}`);
      return value;
    },
  };
  const frame = { kind, ...spellAll(members, written, names) };
  if (wrong.length > 0) return `In a frame ${kind}: ${wrong.join(', ')}.`;
  if (unknown.length > 0) return `A frame ${kind} names ${unknown.join(', ')}, who is not in play.`;
  return frame as unknown as Frame;
}
