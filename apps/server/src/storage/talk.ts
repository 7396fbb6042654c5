/** What was said beside each match, whom people do not hear, and what they have noted for themselves. */
import { type Preset, PRESETS, type TalkPlace } from '@warbeacon/protocol';
import type { Db } from './database.ts';

/** How much is kept: nobody has so much to say, and a script would fill a disk. */
export interface MostKept {
  /** Sayings in a place of a match. */
  readonly sayings: number;
  /** Of these, one person's: nobody alone fills a place, so that the others could say nothing more. */
  readonly ofOne: number;
  /** Matches on which one person may have notes. */
  readonly noted: number;
}
const USUAL: MostKept = { sayings: 2000, ofOne: 500, noted: 200 };

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
  readonly #most: MostKept;

  constructor(db: Db, most: MostKept = USUAL) {
    this.#db = db;
    this.#most = most;
  }

  /** `isNew` is false when the same was said before: then nothing is written. `full`: no more can be said there; `enough`: not by them. */
  async say(
    { matchId, place }: Place,
    by: { readonly sessionId: string; readonly side: string | null; readonly sayId: string; readonly at: number },
    said: Saying['said'],
  ): Promise<{ readonly saying: Saying; readonly isNew: boolean } | 'full' | 'enough'> {
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
      if (seq > this.#most.sayings) return 'full';
      if (seq > this.#most.ofOne && (await this.#saidBy({ matchId, place }, by.sessionId)) >= this.#most.ofOne)
        return 'enough';
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

  /** Empty ones are forgotten. False, with nothing kept, when the session has notes on too many other matches. */
  async keepNotes(matchId: string, sessionId: string, notes: string): Promise<boolean> {
    if (notes === '') {
      await this.#db.deleteFrom('notes').where('match_id', '=', matchId).where('session_id', '=', sessionId).execute();
      return true;
    }
    const others = await this.#db
      .selectFrom('notes')
      .select((q) => q.fn.countAll<number | string>().as('n'))
      .where('session_id', '=', sessionId)
      .where('match_id', '!=', matchId)
      .executeTakeFirstOrThrow();
    if (Number(others.n) >= this.#most.noted) return false;
    await this.#db
      .insertInto('notes')
      .values({ match_id: matchId, session_id: sessionId, notes })
      .onConflict((conflict) => conflict.columns(['match_id', 'session_id']).doUpdateSet({ notes }))
      .execute();
    return true;
  }

  async #saidBy({ matchId, place }: Place, sessionId: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('talk')
      .select((q) => q.fn.countAll<number | string>().as('n'))
      .where('match_id', '=', matchId)
      .where('place', '=', place)
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  async #find(where: Place, sessionId: string, sayId: string): Promise<Saying | undefined> {
    const row = await this.#sayings(where)
      .where('t.session_id', '=', sessionId)
      .where('t.say_id', '=', sayId)
      .executeTakeFirst();
    return row === undefined ? undefined : readSaying(row);
  }

  #sayings({ matchId, place }: Place) {
    return (
      this.#db
        .selectFrom('talk as t')
        .leftJoin('sessions as s', 's.id', 't.session_id')
        .select(['t.seq', 't.at', 't.session_id', 't.side', 't.kind', 't.body', 's.name'])
        .where('t.match_id', '=', matchId)
        .where('t.place', '=', place)
        // Whoever said it has deleted their account.
        .where('t.body', '!=', '')
    );
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
