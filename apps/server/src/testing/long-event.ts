/**
 * A whole event of many, written into a database as a server writes it: what would take an afternoon over HTTP. Every entry has been
 * folded before it is written, so the log is one that a server could have made.
 */
import { randomBytes } from 'node:crypto';
import { madeUpEntrants, simulate } from '@warbeacon/tournament';
import { termsSchema } from '@warbeacon/protocol/events';
import { type AnyAct, type LogEntry, termsJson } from '../events/acts.ts';
import { rowOf } from '../events/events.ts';
import { applyFolded, beginFolded } from '../events/folded.ts';
import { openDatabase } from '../storage/database.ts';
import { EventStore } from '../storage/events.ts';
import type { TestDatabase } from './databases.ts';
import { SETTINGS, termsOf } from './event-people.ts';

interface LongEvent {
  readonly owner: string;
  readonly entrants: number;
  readonly rounds: number;
  /** The rounds that are played; in the one after them so many legs have ended. Without it the event is over. */
  readonly until?: { readonly rounds: number; readonly results: number };
  /** Of the match that the event plays. */
  readonly terms?: object;
}

/** Returns the id of the event. Its matches are names: nobody has played them. */
export async function writeLongEvent(
  { dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  { owner, entrants, rounds, until, terms = {} }: LongEvent,
): Promise<string> {
  const settings = {
    ...SETTINGS,
    format: { kind: 'swiss' as const, rounds },
    tieBreaks: ['head-to-head' as const, 'buchholz' as const, 'sonneborn-berger' as const, 'seed' as const],
  };
  const agreed = termsSchema.parse(termsOf({ startsAt: 0, ...terms }));
  const made = simulate(settings, madeUpEntrants(entrants, 'long'), 'long', {
    title: `An event of ${entrants}`,
    draws: 0.1,
    noShows: 0.02,
    from: Date.now() - 3_600_000 * 24 * 14,
  });
  const log: LogEntry[] = [];
  let folded: ReturnType<typeof applyFolded> | undefined;
  let results = 0;
  for (const { at, by, reason = null, act } of made) {
    const own: AnyAct = act.act === 'create' ? { ...act, terms: termsJson(agreed) } : act;
    const entry: LogEntry = { seq: log.length + 1, at, by: by === 'organiser' ? owner : by, reason, act: own };
    folded = folded === undefined ? beginFolded(entry) : folded.ok ? applyFolded(folded.value, entry) : folded;
    if (!folded.ok) throw new Error(folded.error.message);
    log.push(entry);
    if (folded.value.state.rounds.length > (until?.rounds ?? rounds) && act.act === 'result') results++;
    if (until !== undefined && results === until.results) break;
  }
  if (folded === undefined || !folded.ok) throw new Error('nothing has happened');
  const database = await openDatabase({ dataDir, databaseUrl });
  const id = randomBytes(16).toString('hex');
  await new EventStore(database.db).add(
    { id, seq: log.length, made_at: log[0]?.at ?? 0, changed_at: log.at(-1)?.at ?? 0, ...rowOf(folded.value, null) },
    log,
    [{ person_id: owner, role: 'owner', entrant: null }],
  );
  await database.close();
  return id;
}
