/**
 * `warbeacon tournament`: a whole event of computer players, from announcement to trophy, as an organiser would run it over HTTP: on
 * a server that is started for it and leaves nothing behind, or on one that runs.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createdSessionSchema, levelSchema } from '@warbeacon/protocol';
import { type CreateEvent, type EventView, eventViewSchema, type EventWish } from '@warbeacon/protocol/events';
import { type Format, outcomeOf, standings } from '@warbeacon/tournament';
import { z } from 'zod';
import { parseCount } from './arguments.ts';
import { EXIT } from './exit-codes.ts';
import { ownServer } from './own-server.ts';

export interface TournamentValues {
  readonly game: string;
  readonly format: string;
  readonly rounds: string;
  readonly groups: string;
  readonly players: string;
  readonly levels: string;
  readonly legs: string;
  readonly options: string;
  readonly title: string;
  readonly server: string | undefined;
  readonly token: string | undefined;
}

/** Milliseconds between two looks at how it stands. */
const LOOK_EVERY = 500;
const FORMATS = ['swiss', 'round-robin', 'elimination', 'double-elimination', 'groups'];

interface Site {
  readonly address: string;
  readonly token: string;
}

export async function runTournament(values: TournamentValues): Promise<number> {
  const wanted = eventOf(values);
  const players = parseCount('players', values.players, 2);
  const levels = values.levels.split(',').map((level) => {
    const parsed = levelSchema.safeParse(level);
    if (!parsed.success)
      throw new TypeError(`There is no level ${level}. There are: ${levelSchema.options.join(', ')}.`);
    return parsed.data;
  });
  const { server, token } = values;
  if (server === undefined) {
    const own = await ownServer();
    try {
      return await play({ address: own.address, token: await organiser(own.address) }, wanted, players, levels);
    } finally {
      await own.stop();
    }
  }
  if (token === undefined) throw new TypeError('With --server goes --token, of an account there.');
  return await play({ address: server.replace(/\/+$/, ''), token }, wanted, players, levels);
}

async function play(site: Site, wanted: CreateEvent, players: number, levels: readonly string[]): Promise<number> {
  const made = eventViewSchema.parse(await ask(site, 'POST', '/api/events', wanted));
  const path = `/api/events/${made.eventId}`;
  say(`${made.state.title}: ${site.address}/events/${made.eventId}`);
  const wish = async (one: EventWish) =>
    eventViewSchema.parse(await ask(site, 'POST', `${path}/wishes`, { wishId: crypto.randomUUID(), wish: one }));
  await wish({ do: 'announce' });
  for (let n = 0; n < players; n++) {
    const level = levels[n % levels.length] ?? 'strong';
    await wish({ do: 'add', name: `${level} ${n + 1}`, computer: level });
  }
  await wish({ do: 'open-entries' });
  const told = new Set<string>();
  for (;;) {
    const view = eventViewSchema.parse(await ask(site, 'GET', path));
    tell(view, told);
    if (view.state.phase === 'finished') {
      show(view);
      return EXIT.ok;
    }
    if (view.state.phase === 'cancelled') throw new Error('The event was cancelled.');
    await sleep(LOOK_EVERY);
  }
}

function eventOf(values: TournamentValues): CreateEvent {
  return {
    title: values.title,
    settings: {
      format: formatOf(values),
      legs: values.legs === '2' ? 2 : 1,
      sides: 'balanced',
      weakerSide: null,
      ifLevel: 'decider',
      points: { win: 2, draw: 1, loss: 0, bye: 2, walkover: 2 },
      tieBreaks: ['buchholz', 'sonneborn-berger', 'wins', 'seed'],
      entry: {
        by: 'open',
        range: null,
        limit: null,
        waitingList: false,
        lateUntil: 0,
        lateScore: 0,
        checkIn: false,
      },
      marginCap: 10,
    },
    terms: {
      description: 'Computer players among themselves.',
      game: values.game,
      options: z.record(z.string(), z.json()).parse(JSON.parse(values.options)),
      clock: null,
      watching: { policy: 'open' },
      rated: false,
      startsAt: Date.now(),
      timeZone: 'UTC',
      pace: { kind: 'live', checkIn: 15, noShow: 60, pause: 0 },
      runs: 'by-itself',
      atDeadline: 'adjudicate',
      callPauses: false,
      listed: false,
      code: null,
    },
  };
}

function formatOf({ format, rounds, groups }: TournamentValues): Format {
  switch (format) {
    case 'swiss':
      return { kind: 'swiss', rounds: parseCount('rounds', rounds, 1) };
    case 'round-robin':
      return { kind: 'round-robin', cycles: 1 };
    case 'elimination':
      return { kind: 'elimination', thirdPlace: true };
    case 'double-elimination':
      return { kind: 'double-elimination' };
    case 'groups':
      return { kind: 'groups', groups: parseCount('groups', groups, 2), cycles: 1, advance: 2, thirdPlace: true };
    default:
      throw new TypeError(`There is no format ${format}. There are: ${FORMATS.join(', ')}.`);
  }
}

/** An account of a server that is there for this alone. */
async function organiser(address: string): Promise<string> {
  const body = { name: 'Organiser', email: 'organiser@example.org', password: crypto.randomUUID() };
  return createdSessionSchema.parse(await ask({ address, token: '' }, 'POST', '/api/account', body)).token;
}

const refusedSchema = z.object({ error: z.object({ message: z.string() }) });

async function ask({ address, token }: Site, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said: unknown = await answer.json();
  if (answer.ok) return said;
  throw new TypeError(refusedSchema.safeParse(said).data?.error.message ?? `The server answered ${answer.status}.`);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What has happened since the last look: rounds that began, and pairings that were decided. */
function tell({ state }: EventView, told: Set<string>): void {
  const nameOf = (id: string | null) => state.entrants.find((entrant) => entrant.id === id)?.name ?? 'nobody';
  for (const { number, pairings, state: is } of state.rounds) {
    if (is === 'proposed') continue;
    if (!told.has(`round ${number}`)) say(`round ${number}: ${pairings.length} pairings`);
    told.add(`round ${number}`);
    for (const pairing of pairings) {
      const outcome = outcomeOf(state, pairing);
      if (outcome.kind === 'open' || told.has(pairing.id)) continue;
      told.add(pairing.id);
      const how = outcome.kind === 'win' ? `${nameOf(outcome.winner)} wins` : outcome.kind;
      say(`  ${nameOf(pairing.a)} – ${pairing.b === null ? 'bye' : nameOf(pairing.b)}: ${how}`);
    }
  }
}

function show({ state }: EventView): void {
  const { tieBreaks } = state.settings;
  const names = standings(state).map(({ entrant }) => state.entrants.find(({ id }) => id === entrant)?.name ?? '');
  const wide = Math.max(4, ...names.map(({ length }) => length));
  say(`place  ${'name'.padEnd(wide)}  score  ${tieBreaks.join('  ')}`);
  for (const [at, { place, score, values }] of standings(state).entries()) {
    const shares = values.map((value, i) => String(value ?? '–').padStart(tieBreaks[i]?.length ?? 0));
    say(
      `${String(place).padStart(5)}  ${(names[at] ?? '').padEnd(wide)}  ${String(score / 2).padStart(5)}  ${shares.join('  ')}`,
    );
  }
}
