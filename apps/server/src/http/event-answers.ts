/** How an event is sent: what is the same for all readers is written and packed once, and nobody is sent what they have. */
import { createHash } from 'node:crypto';
import { type EventView, eventChangesSchema, eventViewSchema } from '@warbeacon/protocol/events';
import { changesBetween, type EventState } from '@warbeacon/tournament';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { EventDesk } from '../events/desk.ts';
import { viewOf } from '../events/view.ts';
import type { EventReader } from './event-asker.ts';
import { Piece, sendJson } from './packed.ts';

/** Bytes of states that are kept as they are sent. */
const MOST_KEPT = 32_000_000;

interface Written {
  readonly state: EventState;
  readonly piece: Piece;
  /** The same for the same text. */
  readonly mark: string;
}

const markOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

export interface EventAnswers {
  /** To `reader`; to one who has seen it as it stood after entry `since`, by what has changed, where that is still known. */
  readonly send: (req: Request, res: Response, reader: EventReader, since?: number) => Promise<void>;
  /** Answers 304 to whoever has what `mark` stands for, and says so. */
  readonly notModified: (req: Request, res: Response, mark: string) => boolean;
}

export function eventAnswers(desk: EventDesk, now: () => number): EventAnswers {
  const { events, shown } = desk;
  const written = new LRUCache<string, Written>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ piece }) => piece.bytes.length + 1,
  });
  const write = (eventId: string, state: EventState): Written => {
    const known = written.get(eventId);
    if (known?.state === state) return known;
    const piece = new Piece(`{"state":${JSON.stringify(state)},`);
    const made = { state, piece, mark: markOf(piece.bytes) };
    written.set(eventId, made);
    return made;
  };
  const notModified = (req: Request, res: Response, mark: string): boolean => {
    const tag = `W/"${mark}"`;
    res.set('ETag', tag);
    // `fetch` says "no-cache" besides, by which Express takes it that all is wanted.
    const known = req.get('if-none-match')?.split(',') ?? [];
    if (!known.some((one) => one.trim() === tag)) return false;
    res.status(304).end();
    return true;
  };

  const send = async (req: Request, res: Response, reader: EventReader, since?: number): Promise<void> => {
    const { eventId, folded, who } = reader;
    const seen = await shown.of(eventId, folded);
    const view: EventView = viewOf(eventId, folded, who, seen, {
      now: now(),
      busy: desk.busy(eventId),
      handicap: events.handicap(folded.terms),
      unpaired: events.unpaired(eventId, folded),
    });
    const before = since === undefined ? undefined : shown.earlier(eventId, since);
    if (since !== undefined && before !== undefined) {
      const { state, accounts, ...rest } = view;
      const same = accounts.join('\n') === before.accounts.join('\n');
      const told = eventChangesSchema.parse({
        ...rest,
        after: since,
        changes: changesBetween(before.state, state),
        ...(same ? {} : { accounts }),
      });
      return await sendJson(req, res, [new Piece(JSON.stringify(told))]);
    }
    const { state, ...rest } = eventViewSchema.parse(view);
    const { piece, mark } = write(eventId, state);
    // It says what hour it is, which is no news.
    const own = markOf(JSON.stringify({ ...rest, now: 0 }));
    if (req.method === 'GET' && notModified(req, res, `${mark}-${own}`)) return;
    await sendJson(req, res, [piece, new Piece(JSON.stringify(rest).slice(1))]);
  };
  return { send, notModified };
}
