/** What events cost the server, and those who play beside them: a round that begins, lists that are read, rounds that are paired. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventNewsSchema, type EventView, eventViewSchema, viewWith } from '@warbeacon/protocol/events';
import { z } from 'zod';
import { codeOf, settle } from '../src/testing/account-holder.ts';
import { makeEvent, wish } from '../src/testing/event-people.ts';
import { http, type Person } from '../src/testing/people.ts';
import type { TestDatabase } from '../src/testing/databases.ts';
import { writeLongEvent } from '../src/testing/long-event.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { testServer } from '../src/testing/test-server.ts';
import { ask } from './parent.ts';
import { type Quantiles, quantiles, round } from './quantiles.ts';
import { makeEvents } from './say.ts';
import type { Settings } from './settings.ts';

/** Played beside it, each with a command a second. */
const MATCHES = 200;
const ENTRANTS = 400;
const PLAYERS = Array.from({ length: ENTRANTS }, (_, i) => `Player ${i}`);
const WARM_UP_MS = 3000;
/** Milliseconds between two rounds that begin, in which the matches of the one that was undone are put away. */
const REST = 2000;

export interface EventsFound {
  readonly matches: number;
  readonly pairings: number;
  /** Of the matches beside it, by when they fell due: before any round was begun, and while one was. */
  readonly before: Quantiles;
  readonly during: Quantiles;
  /** Milliseconds that a round took to begin, each time. */
  readonly beginMs: readonly number[];
  /** The longest that the server's thread did nothing else, in milliseconds. */
  readonly blocked: {
    readonly reading4000: number;
    readonly firstLook: number;
    readonly pairing1000: number;
  };
  readonly reading4000Ms: number;
  readonly refused: { readonly ms: number; readonly status: number; readonly code: string };
  /** Bytes over the line for an event of a thousand after nine rounds: all of it, and what one who looks on is told of a change. */
  readonly bytes: { readonly plain: number; readonly whole: number; readonly change: number };
}

export interface Prepared {
  /** Who makes the events. */
  readonly olga: Person;
  /** An event of a thousand after nine rounds. */
  readonly longEvent: string;
}

/** What there is before the server that is measured begins: people with accounts, made quickly, and a long event. */
export async function prepareEvents(place: TestDatabase, game: string): Promise<Prepared> {
  const many = 100_000;
  const server = await testServer([], place, {
    LIMIT_REQUESTS_PER_MINUTE: many,
    LIMIT_ACCOUNTS_PER_DAY: many,
    LIMIT_PASSWORDS_PER_MINUTE: many,
  });
  const olga = await settle(server.port, 'Olga');
  for (const name of PLAYERS) await settle(server.port, name);
  await server.stop();
  const longEvent = await writeLongEvent(place, {
    owner: 'nobody',
    entrants: 1000,
    rounds: 9,
    terms: { game, options: {} },
  });
  return { olga, longEvent };
}

export interface EventsParts extends Prepared {
  readonly server: ServerProcess;
  readonly players: ChildProcess;
  readonly say: (line: string) => void;
}

const playedSchema = z.object({
  acts: z.array(z.tuple([z.number(), z.number()])),
  faults: z.record(z.string(), z.number()),
});

const sleep = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds));
const settingsOf = (rounds: number) => ({ settings: { format: { kind: 'swiss' as const, rounds } } });
const namesUpTo = (count: number) => Array.from({ length: count }, (_, i) => `Somebody ${i}`);

export async function holdEvents(
  { server, players, olga, longEvent, say }: EventsParts,
  { game, seconds, profileDir }: Pick<Settings, 'game' | 'seconds' | 'profileDir'>,
): Promise<EventsFound> {
  const { port } = server;
  olga.port = port;
  const terms = { game, options: {} };
  const made = async (rounds: number): Promise<string> => {
    const { eventId } = await makeEvent(olga, { terms, ...settingsOf(rounds) });
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    return eventId;
  };
  const enter = async (eventId: string, names: readonly string[]) =>
    await olga.ask('POST', `/api/events/${eventId}/entrants`, {
      wishId: crypto.randomUUID(),
      csv: ['name', ...names].join('\n'),
    });
  const blockedWhile = async (work: () => Promise<unknown>): Promise<number> => {
    await ask(server.child, 'watchLoop', null, z.unknown());
    await work();
    return round(await ask(server.child, 'longestBlock', null, z.number()));
  };

  // What a server has to read first, and what is sent of it.
  let plain = 0;
  const firstLook = await blockedWhile(async () => {
    const { body } = await olga.ask('GET', `/api/events/${longEvent}`);
    plain = JSON.stringify(body).length;
  });
  const seq = eventViewSchema.parse((await olga.ask('GET', `/api/events/${longEvent}`)).body).state.seq;
  const lengthOf = async (query: string) =>
    Number((await olga.ask('GET', `/api/events/${longEvent}${query}`)).headers.get('content-length'));
  const bytes = { plain, whole: await lengthOf(''), change: await lengthOf(`?after=${seq}&changes=1`) };

  say('  reading lists\n');
  const list = await made(9);
  const from = performance.now();
  const reading4000 = await blockedWhile(async () => await enter(list, namesUpTo(4000)));
  const reading4000Ms = round(performance.now() - from);
  const refusedFrom = performance.now();
  const no = await enter(
    list,
    Array.from({ length: 100_000 }, () => 'x'),
  );
  const refused = { ms: round(performance.now() - refusedFrom), status: no.status, code: codeOf(no).code ?? '' };

  const thousand = await made(9);
  await enter(thousand, namesUpTo(1000));
  await wish(olga, thousand, { do: 'begin' });
  const pairing1000 = await blockedWhile(async () => await wish(olga, thousand, { do: 'pair' }));

  const eventId = await made(9);
  await enter(eventId, PLAYERS);
  await wish(olga, eventId, { do: 'begin' });
  await ask(players, 'matches', { port, count: MATCHES, game }, z.unknown());
  say('  playing\n');
  const measuredMs = seconds * 2000;
  const startsAt = Date.now() + 600;
  const playing = ask(
    players,
    'play',
    { startsAt, periodMs: 1000, warmUpMs: WARM_UP_MS, measuredMs, aheadMs: 300, graceMs: 3000 },
    playedSchema,
  );
  const half = startsAt + WARM_UP_MS + measuredMs / 2;
  await sleep(half - Date.now());
  if (profileDir !== undefined) {
    mkdirSync(profileDir, { recursive: true });
    await ask(server.child, 'beginProfile', null, z.unknown());
  }
  const begun: { readonly from: number; readonly to: number }[] = [];
  while (Date.now() < startsAt + WARM_UP_MS + measuredMs - REST * 2) {
    await wish(olga, eventId, { do: 'pair' });
    const at = Date.now();
    await untilBegun(olga, eventId, await wish(olga, eventId, { do: 'publish', round: 1 }));
    begun.push({ from: at, to: Date.now() });
    await wish(olga, eventId, { do: 'undo-round', round: 1, reason: 'To begin it once more.' });
    await sleep(REST);
  }
  if (profileDir !== undefined)
    await ask(server.child, 'endProfile', join(profileDir, `rounds-${Date.now()}.cpuprofile`), z.unknown());
  const { acts, faults } = await playing;
  if (Object.keys(faults).length > 0) say(`  ${JSON.stringify(faults)}\n`);
  const found: EventsFound = {
    matches: MATCHES,
    pairings: ENTRANTS / 2,
    before: quantiles(acts.flatMap(([due, ms]) => (due < half ? [ms] : []))),
    during: quantiles(
      acts.flatMap(([due, ms]) => (begun.some(({ from: a, to: b }) => due >= a && due < b) ? [ms] : [])),
    ),
    beginMs: begun.map(({ from: a, to: b }) => b - a),
    blocked: { reading4000, firstLook, pairing1000 },
    reading4000Ms,
    refused,
    bytes,
  };
  say(makeEvents(found));
  return found;
}

/** Looks as a page does, until every match of the round is on. */
async function untilBegun(who: Person, eventId: string, first: EventView): Promise<void> {
  for (let view = first; ; ) {
    const legs = view.state.rounds[0]?.pairings.flatMap((pairing) => pairing.legs) ?? [];
    if (legs.length > 0 && legs.every(({ match }) => match !== null)) return;
    await sleep(50);
    const path = `/api/events/${eventId}?after=${view.state.seq}&changes=1`;
    const { body } = await http(who.port, 'GET', path, { token: who.session.token });
    view = viewWith(view, eventNewsSchema.parse(body));
  }
}
