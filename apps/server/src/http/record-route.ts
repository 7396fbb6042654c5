/** The record of a match. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler } from 'express';
import type { Logger } from '../logger.ts';
import { errorCode } from '../startup-fault.ts';
import type { SeenMatch } from '../match/seen-match.ts';
import type { RecordStore } from '../storage/records.ts';
import type { Limits } from './limits.ts';

export interface RecordRouteParts {
  readonly records: RecordStore;
  readonly logger: Logger;
  readonly matchOf: (req: Request) => Promise<SeenMatch>;
  readonly addressOf: (req: Request) => string;
  readonly limit: Limits['records'];
}

/**
 * While a match is played its record is the opening entry alone, which commits the server to its dice, and of one that
 * began from a position that commitment alone. The rest holds hidden things, and even hashes of those could be tried
 * out; all of it is there when the match is over, as far as whoever asks may know, and never changes from then on.
 */
export function recordRoute({ records, logger, matchOf, addressOf, limit }: RecordRouteParts): RequestHandler {
  return async (req, res) => {
    const match = await matchOf(req);
    const opening = await records.opening(match.id);
    if (opening.body.kind !== 'open') throw new Error('a match has no opening entry');
    const { commitment, position } = opening.body;
    if (match.status !== 'over') {
      res.json({ complete: false, commitment, entries: position === undefined ? [opening] : [] });
      return;
    }
    // Whoever has the address of a match may keep its record; no one in between needs to.
    const etag = `"${await records.lastHash(match.id)}"`;
    const kept = req.get('if-none-match')?.includes(etag) ?? false;
    if (!kept) limit(addressOf(req));
    res.set({ ETag: etag, 'Cache-Control': 'private, max-age=31536000, immutable' });
    if (kept) {
      res.status(304).end();
      return;
    }
    res.type('json');
    try {
      await pipeline(Readable.from(recordText(commitment, records.entries(match.id))), res);
    } catch (error) {
      // Half of it is on its way, so that no other answer can be given. Else whoever asked has gone.
      if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE')
        logger.error({ err: error, matchId: match.id }, 'a record could not be read to its end');
    }
  };
}

async function* recordText(commitment: string, entries: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{"complete":true,"commitment":${JSON.stringify(commitment)},"entries":[`;
  yield* entries;
  yield ']}';
}
