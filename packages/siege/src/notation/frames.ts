/**
 * Frames as a position writes them: pieces by their ids and places by their numbers. One table says what each field of
 * each frame is; the schema, the reader and the writer all follow it.
 */
import { z } from 'zod';
import { pieceSchema } from '../commands.schema.ts';
import type { Frame, FrameKind } from '../frames.ts';
import type { Game } from '../game.ts';
import { SEGMENTS, SIDES } from '../words.ts';
import { makeWhere, parseWhere } from './where.ts';

/** What a field holds; a list of words is one of them. `piece` is a unit or a leader, as the field `piece` says. */
type FieldKind =
  | 'unit'
  | 'units'
  | 'leader'
  | 'leaders'
  | 'piece'
  | 'where'
  | 'places'
  | 'count'
  | 'flag'
  | readonly string[];
type FieldsOf<K extends FrameKind> = Readonly<Record<Exclude<keyof Extract<Frame, { kind: K }>, 'kind'>, FieldKind>>;

const FIELDS: { readonly [K in FrameKind]: FieldsOf<K> } = {
  sequence: {},
  deployment: { side: SIDES },
  movement: { side: SIDES },
  march: { piece: ['unit', 'leader'], index: 'piece', path: 'places', done: 'count', from: 'where' },
  makeRoom: { unit: 'unit' },
  combat: { side: SIDES, segment: SEGMENTS, step: ['begin', 'declare', 'resolve'], asked: 'units' },
  blow: { unit: 'unit', target: 'unit', missile: 'flag', step: ['roll', 'after'], at: 'where' },
  duelRoll: { leader: 'leader', target: 'leader' },
  retreat: { unit: 'unit', hexes: 'count', fail: ['eliminate', 'reduce'], escort: 'leaders' },
  retreatLeader: { leader: 'leader' },
  retreatBefore: { unit: 'unit' },
  displace: { unit: 'unit', company: 'leaders' },
  advance: { side: SIDES, units: 'units', at: 'where' },
  follow: { leader: 'leader', to: 'where' },
  join: { leader: 'leader', must: 'flag' },
  rally: { side: SIDES },
};

const whereText = z
  .string()
  .regex(/^(\d{4}|culvert|reserve|due|caves|lost)$/, 'a hex number, "culvert", or a place off the map');

function fieldSchema(kind: FieldKind): z.ZodType {
  if (typeof kind === 'object') return z.enum(kind);
  switch (kind) {
    case 'unit':
    case 'leader':
    case 'piece':
      return pieceSchema;
    case 'units':
    case 'leaders':
      return z.array(pieceSchema).max(100);
    case 'where':
      return whereText;
    case 'places':
      return z.array(whereText).max(40);
    case 'count':
      return z.number().int().min(0).max(99);
    case 'flag':
      return z.boolean();
  }
}

const frameSchemas = Object.entries(FIELDS).map(([kind, fields]: [string, Readonly<Record<string, FieldKind>>]) =>
  z.strictObject({
    kind: z.literal(kind),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  }),
);

/** Where play stands in the midst of a phase, bottom first. */
export const framesSchema = z.array(z.union(frameSchemas)).max(60);
export type WrittenFrame = z.infer<typeof framesSchema>[number];

export function makeFrame(game: Game, frame: Frame): WrittenFrame {
  const fields: Readonly<Record<string, FieldKind>> = FIELDS[frame.kind];
  const values: Readonly<Record<string, unknown>> = { ...frame };
  const written = Object.entries(fields).map(([name, field]) => [
    name,
    makeField(game, field, values[name], values['piece']),
  ]);
  return { kind: frame.kind, ...(Object.fromEntries(written) as object) };
}

function makeField(game: Game, field: FieldKind, value: unknown, piece: unknown): unknown {
  const unit = (index: unknown) => game.units[Number(index)]?.id;
  const leader = (index: unknown) => game.leaders[Number(index)]?.id;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (field) {
    case 'unit':
      return unit(value);
    case 'leader':
      return leader(value);
    case 'piece':
      return piece === 'unit' ? unit(value) : leader(value);
    case 'units':
      return list.map(unit);
    case 'leaders':
      return list.map(leader);
    case 'where':
      return makeWhere(game, Number(value));
    case 'places':
      return list.map((place) => makeWhere(game, Number(place)));
    default:
      return value;
  }
}

/** The frame, or the first word of it that the game does not know. */
export function parseFrame(game: Game, written: WrittenFrame): Frame | { readonly unknown: string } {
  const fields: Readonly<Record<string, FieldKind>> = FIELDS[written.kind as FrameKind];
  const values: Readonly<Record<string, unknown>> = { ...written };
  const frame: Record<string, unknown> = { kind: written.kind };
  for (const [name, field] of Object.entries(fields)) {
    const value = parseField(game, field, values[name], values['piece']);
    if (value === undefined || (Array.isArray(value) && value.includes(undefined)))
      return { unknown: String(values[name]) };
    frame[name] = value;
  }
  // The schema has seen to the kinds of the fields and the table to their names.
  return frame as unknown as Frame;
}

function parseField(game: Game, field: FieldKind, value: unknown, piece: unknown): unknown {
  const unit = (id: unknown) => game.unitIndex.get(String(id));
  const leader = (id: unknown) => game.leaderIndex.get(String(id));
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (field) {
    case 'unit':
      return unit(value);
    case 'leader':
      return leader(value);
    case 'piece':
      return piece === 'unit' ? unit(value) : leader(value);
    case 'units':
      return list.map(unit);
    case 'leaders':
      return list.map(leader);
    case 'where':
      return parseWhere(game, String(value));
    case 'places':
      return list.map((place) => parseWhere(game, String(place)));
    default:
      return value;
  }
}
