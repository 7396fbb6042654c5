/** How an event is written: its shape, and who learns what by it. */
import type { z } from 'zod';
import { type UnionSchema, unionOf } from './union-schema.ts';
import type { Side, SiegeEvent } from './vocabulary.ts';

/** Who decided when it happened, and whose a piece is. */
export interface Onlooker {
  readonly side: Side;
  sideOf(piece: string): Side | undefined;
}

export interface EventSpec<E extends { readonly type: string }> {
  readonly schema: z.ZodType<E>;
  /** Whether it tells the side that decided what it could not know: a die, a hidden counter. Absent where it never does. */
  reveals?(event: E, onlooker: Onlooker): boolean;
  /** What a viewer may know of it; absent where everybody may know all. */
  redact?(event: E, viewer: Side | 'spectator'): E;
}

/** Events by their types, which a table of all of them has forgotten. */
export type EventTable = Readonly<
  Record<
    string,
    {
      readonly schema: z.ZodType<{ readonly type: string }>;
      reveals?(event: never, onlooker: Onlooker): boolean;
      redact?(event: never, viewer: Side | 'spectator'): { readonly type: string };
    }
  >
>;

/** The events of a table. */
export type EventIn<T> = { [K in keyof T]: T[K] extends EventSpec<infer E> ? E : never }[keyof T];

export function tell<E extends { readonly type: string }>(
  schema: z.ZodType<E>,
  more: Omit<EventSpec<E>, 'schema'> = {},
): EventSpec<E> {
  return { schema, ...more };
}

/** Tells of dice, or of what a counter is. */
export const REVEALS = { reveals: () => true } as const;

/** The one schema of all events of a game. */
export function eventSchemaOf<T extends EventTable>(table: T): UnionSchema<EventIn<T>> {
  // Of its events, each by its own name.
  return unionOf(Object.values(table).map(({ schema }) => schema as z.ZodType<EventIn<T>>));
}

/** A table's spec of an event, whose type has been forgotten. */
export interface AnyEventSpec {
  reveals?(event: SiegeEvent, onlooker: Onlooker): boolean;
  redact?(event: SiegeEvent, viewer: Side | 'spectator'): SiegeEvent;
}
