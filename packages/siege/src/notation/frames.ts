/**
 * Frames as a position writes them: pieces by their ids and places by their numbers. Each frame says what its fields
 * are; the schema, the reader and the writer all follow it.
 */
import { z } from 'zod';
import { pieceSchema, placeSchema } from '../engine/ids.ts';
import type { FieldKind, FrameTable } from '../engine/frame-spec.ts';
import type { Game } from '../engine/game.ts';
import { makeWhere, parseWhere } from './where.ts';
import type { Frame } from '../engine/vocabulary.ts';

/** A hex number, the name of a passage, or a place off the map: which there are is asked of the game. */
const whereText = placeSchema;

function fieldSchema(kind: FieldKind, sides: readonly string[]): z.ZodType {
  if (typeof kind === 'object') return z.enum(kind);
  switch (kind) {
    case 'side':
      return z.enum(sides);
    case 'unit':
    case 'leader':
    case 'piece':
      return pieceSchema;
    case 'unit or nobody':
      return pieceSchema.nullable();
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
      return z.boolean().default(false);
  }
}

export interface WrittenFrame {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** Where play stands in the midst of a phase, bottom first. */
export function framesSchema(frames: FrameTable, sides: readonly string[]): z.ZodType<WrittenFrame[]> {
  const schemas = Object.values(frames).map(({ kind, fields }) =>
    z.strictObject({
      kind: z.literal(kind),
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, sides)])),
    }),
  );
  return z.array(z.union(schemas)).max(60);
}

export function makeFrame(game: Game, frame: Frame): WrittenFrame {
  const words: Words = {
    unit: (index) => game.units[Number(index)]?.id,
    leader: (index) => game.leaders[Number(index)]?.id,
    where: (place) => makeWhere(game, Number(place)),
  };
  const values: Readonly<Record<string, unknown>> = { ...frame };
  const written = fieldsOf(game, frame.kind).map(([name, field]) => [
    name,
    translate(words, field, values[name], values['piece']),
  ]);
  return { kind: frame.kind, ...(Object.fromEntries(written) as object) };
}

/** The frame, or the first word of it that the game does not know. */
export function parseFrame(game: Game, written: WrittenFrame): Frame | { readonly unknown: string } {
  const words: Words = {
    unit: (id) => game.unitIndex.get(String(id)),
    leader: (id) => game.leaderIndex.get(String(id)),
    where: (place) => parseWhere(game, String(place)),
  };
  const values: Readonly<Record<string, unknown>> = { ...written };
  const frame: Record<string, unknown> = { kind: written.kind };
  for (const [name, field] of fieldsOf(game, written.kind)) {
    const value = translate(words, field, values[name], values['piece']);
    if (value === undefined || (Array.isArray(value) && value.includes(undefined)))
      return { unknown: String(values[name]) };
    frame[name] = value;
  }
  // The schema has seen to the kinds of the fields and the table to their names.
  return frame as unknown as Frame;
}

function fieldsOf({ frames }: Game, kind: string): [string, FieldKind][] {
  return Object.entries(frames[kind]?.fields ?? {});
}

/** How one spelling of a piece or a place becomes the other; `undefined` for what the game does not know. */
interface Words {
  unit(spelled: unknown): unknown;
  leader(spelled: unknown): unknown;
  where(spelled: unknown): unknown;
}

/** `piece` says what a field of that kind holds, as the field of that name does. */
function translate(words: Words, field: FieldKind, value: unknown, piece: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (field) {
    case 'unit':
    case 'leader':
    case 'where':
      return words[field](value);
    case 'unit or nobody':
      return value === null ? -1 : value === -1 ? null : words.unit(value);
    case 'piece':
      return piece === 'unit' ? words.unit(value) : words.leader(value);
    case 'units':
      return list.map((each) => words.unit(each));
    case 'leaders':
      return list.map((each) => words.leader(each));
    case 'places':
      return list.map((each) => words.where(each));
    default:
      return value;
  }
}
