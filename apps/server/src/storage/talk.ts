/** What was said beside each match, whom people do not hear, and what they have noted for themselves. */
import { type Preset, PRESETS, type TalkPlace } from '@warbeacon/protocol';
import type { Db } from './database.ts';

/** Sayings that a place of a match may have: nobody has so much to say, and a script would fill a disk. */
const MOST_SAYINGS = 2000;

/** One who speaks at the same moment takes the number first; of so many one gets through. */
const TRIES = 5;

export interface Saying {
  readonly seq: number;
  readonly at: number;
  readonly sessionId: string;
  readonly name: string;
  readonly side: string | null;
  readonly said: { readonly words: string } | { readonly preset: Preset };
}

export interface Place {
  readonly matchId: string;
  readonly place: TalkPlace;
}

export class TalkStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** `isNew` is false when the same was said before: then nothing is written. `full`: no more can be said there. */
  async say(
    { matchId, place }: Place,
    by: { readonly sessionId: string; readonly side: string | null; readonly sayId: string; readonly at: number },
    said: Saying['said'],
  ): Promise<{ readonly saying: Saying; readonly isNew: boolean } | 'full'> {
    for (let tries = TRIES; ; tries--) {
      const known = await this.#find({ matchId, place }, by.sessionId, by.sayId);
      if (known !== undefined) return { saying: known, isNew: false };
      const last = await this.#db
        .selectFrom('talk')
        .select((q) => q.fn.max('seq').as('seq'))
        .where('match_id', '=', matchId)
        .where('place', '=', place)
        .executeTakeFirst();
      const seq = (last?.seq ?? 0) + 1;
      if (seq > MOST_SAYINGS) return 'full';
      await this.#db
        .insertInto('talk')
        .values({
          match_id: matchId,
          place,
          seq,
          at: by.at,
          session_id: by.sessionId,
          side: by.side,
          say_id: by.sayId,
          ...('words' in said ? { kind: 'words', body: said.words } : { kind: 'preset', body: said.preset }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const saying = await this.#find({ matchId, place }, by.sessionId, by.sayId);
      // Of the two who said it at the same moment, whoever looked first.
      if (saying !== undefined) return { saying, isNew: saying.seq === seq };
      if (tries <= 1) throw new Error('others were quicker to speak, time and again');
    }
  }

  /** The last sayings before `before`, oldest first. */
  async page({ matchId, place }: Place, before: number | undefined, limit: number): Promise<readonly Saying[]> {
    let query = this.#sayings({ matchId, place }).orderBy('t.seq', 'desc').limit(limit);
    if (before !== undefined) query = query.where('t.seq', '<', before);
    return (await query.execute()).map(readSaying).toReversed();
  }

  /** Who said that; undefined when nobody has. */
  async speaker({ matchId, place }: Place, seq: number): Promise<string | undefined> {
    const row = await this.#sayings({ matchId, place }).where('t.seq', '=', seq).executeTakeFirst();
    return row?.session_id;
  }

  /** Whom the session does not hear. */
  async mutedBy(sessionId: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom('mutes').select('muted_id').where('session_id', '=', sessionId).execute();
    return new Set(rows.map((row) => row.muted_id));
  }

  /** The sessions that do not hear this one. */
  async mutersOf(sessionId: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom('mutes').select('session_id').where('muted_id', '=', sessionId).execute();
    return new Set(rows.map((row) => row.session_id));
  }

  async mute(sessionId: string, mutedId: string, muted: boolean): Promise<void> {
    const row = { session_id: sessionId, muted_id: mutedId };
    if (muted)
      await this.#db
        .insertInto('mutes')
        .values(row)
        .onConflict((conflict) => conflict.columns(['session_id', 'muted_id']).doNothing())
        .execute();
    else
      await this.#db.deleteFrom('mutes').where('session_id', '=', sessionId).where('muted_id', '=', mutedId).execute();
  }

  async notes(matchId: string, sessionId: string): Promise<string> {
    const row = await this.#db
      .selectFrom('notes')
      .select('notes')
      .where('match_id', '=', matchId)
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    return row?.notes ?? '';
  }

  async keepNotes(matchId: string, sessionId: string, notes: string): Promise<void> {
    await this.#db
      .insertInto('notes')
      .values({ match_id: matchId, session_id: sessionId, notes })
      .onConflict((conflict) => conflict.columns(['match_id', 'session_id']).doUpdateSet({ notes }))
      .execute();
  }

  async #find(where: Place, sessionId: string, sayId: string): Promise<Saying | undefined> {
    const row = await this.#sayings(where)
      .where('t.session_id', '=', sessionId)
      .where('t.say_id', '=', sayId)
      .executeTakeFirst();
    return row === undefined ? undefined : readSaying(row);
  }

  #sayings({ matchId, place }: Place) {
    return this.#db
      .selectFrom('talk as t')
      .leftJoin('sessions as s', 's.id', 't.session_id')
      .select(['t.seq', 't.at', 't.session_id', 't.side', 't.kind', 't.body', 's.name'])
      .where('t.match_id', '=', matchId)
      .where('t.place', '=', place);
  }
}

interface Row {
  seq: number;
  at: number;
  session_id: string;
  side: string | null;
  kind: string;
  body: string;
  /** `null` when the session has been cleared away, long after. */
  name: string | null;
}

function readSaying({ seq, at, session_id: sessionId, name, side, kind, body }: Row): Saying {
  const preset = kind === 'preset' ? PRESETS.find((one) => one === body) : undefined;
  // A preset that is no more is shown by its name.
  return { seq, at, sessionId, name: name ?? '', side, said: preset === undefined ? { words: body } : { preset } };
}
