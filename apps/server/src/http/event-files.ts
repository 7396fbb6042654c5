/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** An event as files: for spreadsheets, chess tools, calendars, and for whoever wants to keep or check all of it. */
import { once } from 'node:events';
import { readEntrantsSchema } from '@warbeacon/protocol/events';
import { entrantsFromCsv, entrantsToCsv, resultsToCsv, standingsToCsv, toTrf } from '@warbeacon/tournament';
import { type Response, Router } from 'express';
import { Zip, ZipDeflate } from 'fflate';
import { calendarOf } from '../events/calendar.ts';
import { newsOf } from '../events/news.ts';
import { seenBy } from '../match/seen-match.ts';
import type { Services } from '../services.ts';
import type { Asker } from './asker.ts';
import { type EventAsker, type EventReader, refusedEvent } from './event-asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { giveTurnAway } from './turns.ts';

interface Parts {
  readonly services: Services;
  readonly who: EventAsker;
  readonly limits: Limits;
  readonly asker: Asker;
}

const ENTRIES = 500;

export function eventFileRoutes({ services, who, limits, asker }: Parts): Router {
  const { events: desk, matches, records, config } = services;
  const { events } = desk;
  const router = Router({ mergeParams: true });

  const shown = async ({ eventId, folded }: EventReader) => await desk.shown.of(eventId, folded);

  for (const [file, write] of [
    ['entrants.csv', entrantsToCsv],
    ['standings.csv', standingsToCsv],
    ['games.csv', resultsToCsv],
  ] as const)
    router.get(`/${file}`, async (req, res) => {
      const found = await who.reader(req);
      // Of thousands of entrants it takes a tenth of a second of everybody's thread.
      limits.records(asker.address(req));
      send(res, 'text/csv', file, write((await shown(found)).state));
    });

  router.get('/event.trf', async (req, res) => {
    const found = await who.reader(req);
    limits.records(asker.address(req));
    const trf = toTrf((await shown(found)).state);
    if (!trf.ok) throw refusedEvent(trf.error);
    send(res, 'text/plain', 'event.trf', trf.value);
  });

  router.get('/event.json', async (req, res) => {
    const found = await who.reader(req);
    limits.records(asker.address(req));
    const { state } = await shown(found);
    const terms = { ...found.folded.terms, code: null };
    const log = [];
    for (let more = true; more; ) {
      const page = await newsOf(events, found.eventId, log.at(-1)?.seq ?? 0, ENTRIES);
      log.push(...page.entries);
      ({ more } = page);
    }
    res.set('Content-Disposition', 'attachment; filename="event.json"');
    res.json({ eventId: found.eventId, terms, state, log });
  });

  router.get('/calendar.ics', async (req, res) => {
    const found = await who.reader(req);
    const { entrant } = req.query;
    const own = typeof entrant === 'string' ? found.folded.state.entrants.find(({ id }) => id === entrant) : undefined;
    if (entrant !== undefined && own === undefined)
      throw new HttpFault(404, 'not-an-entrant', 'There is no such entrant.');
    const address = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `${req.protocol}://${req.get('host') ?? 'localhost'}`;
    send(
      res,
      'text/calendar',
      'event.ics',
      calendarOf(
        found.eventId,
        { ...found.folded, state: (await shown(found)).state },
        own?.id,
        `${address}/events/${found.eventId}`,
      ),
    );
  });

  /** The records of all matches that whoever asks may have, in one archive, a match at a time. */
  router.get('/records.zip', async (req, res) => {
    const { eventId, who: person } = await who.reader(req);
    limits.records(asker.address(req));
    giveTurnAway(res);
    res.set('Content-Disposition', 'attachment; filename="records.zip"').type('application/zip');
    const zip = new Zip((error, chunk) => {
      if (error !== null) res.destroy(error);
      else res.write(chunk);
    });
    for (const leg of await events.store.legs(eventId)) {
      if (res.closed || res.destroyed) return;
      const stored = await matches.get(leg.match_id);
      const [match] = stored === undefined ? [] : await seenBy(services, [stored], person?.id);
      if (match?.status !== 'over') continue;
      const file = new ZipDeflate(`${leg.pairing}-${leg.leg + 1}-${leg.match_id}.json`, { level: 6 });
      zip.add(file);
      const opening = await records.opening(match.id);
      if (opening.body.kind !== 'open') throw new Error('a match has no opening entry');
      file.push(Buffer.from(`{"complete":true,"commitment":${JSON.stringify(opening.body.commitment)},"entries":[`));
      for await (const text of records.entries(match.id)) {
        file.push(Buffer.from(text));
        if (res.writableNeedDrain) await Promise.race([once(res, 'drain'), once(res, 'close')]);
      }
      file.push(Buffer.from(']}'), true);
    }
    zip.end();
    res.end();
  });

  /** All of a list, or nothing. */
  router.post('/entrants', async (req, res) => {
    const { wishId, csv } = parseOr400(readEntrantsSchema, req.body, 'malformed-request');
    const { eventId, who: organiser } = await who.organiser(req);
    limits.matches(asker.address(req), organiser.id);
    const read = entrantsFromCsv(csv);
    if (!read.ok) throw refusedEvent(read.error);
    giveTurnAway(res);
    const done = await events.readIn(eventId, organiser, wishId, read.value);
    if (!done.ok) throw refusedEvent(await desk.inPresentNames(eventId, done.error));
    res.status(204).end();
  });

  return router;
}

function send(res: Response, type: string, name: string, text: string): void {
  res.set('Content-Disposition', `attachment; filename="${name}"`).type(type).send(text);
}
