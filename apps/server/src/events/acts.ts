/**
 * What stands in the log of an event: the acts of its package, of which alone its state is made, and those of the server, which say
 * what was done at the boards of its matches.
 */
import { hostActSchema, type HostAct, type Terms } from '@warbeacon/protocol/events';
import { type Act, actSchema, type Entry } from '@warbeacon/tournament';
import { z } from 'zod';
import type { EntryRow } from '../storage/events.ts';

export type AnyAct = Act | HostAct;

/** By whom an entry is that nobody has asked for. */
export const SCHEDULE = 'schedule';
export const MATCH = 'match';

export interface LogEntry extends Omit<EntryRow, 'act'> {
  readonly act: AnyAct;
}

/** Throws when the row is not one that we could have written. */
export function readEntry({ act, ...row }: EntryRow): LogEntry {
  const host = hostActSchema.safeParse(act);
  return { ...row, act: host.success ? host.data : actSchema.parse(act) };
}

export function isHostAct(act: AnyAct): act is HostAct {
  return HOST_ACTS.has(act.act);
}
const HOST_ACTS: ReadonlySet<string> = new Set<HostAct['act']>(['give-time', 'hold']);

/** Terms as they stand in the log. */
export function termsJson(terms: Terms): z.output<ReturnType<typeof z.json>> {
  return z.json().parse(JSON.parse(JSON.stringify(terms)));
}

/** As the package reads it; `seq` counts its own acts alone. */
export function packageEntry({ at, by, reason }: LogEntry, act: Act, seq: number): Entry {
  return { seq, at, by, ...(reason === null ? {} : { reason }), act };
}
