/**
 * What is said beside a match, and heard: the players at their table, who looks on in the gallery. A saying is kept before
 * anybody hears it. Whose words somebody has muted, of them they get the presets alone, and of the rest that it was said.
 */
import type { Refusal } from '@warbeacon/kernel';
import {
  muteRequestSchema,
  notesRequestSchema,
  type Said,
  sayRequestSchema,
  TALK_PAGE,
  type TalkPlace,
  talkRequestSchema,
} from '@warbeacon/protocol';
import { Bucket, Buckets } from '../budget/bucket.ts';
import { barredMessage } from '../moderation/moderation.ts';
import { serverRefusal } from '../refusals.ts';
import type { Services } from '../services.ts';
import type { Saying } from '../storage/talk.ts';
import { answer, RequestRefused } from './requests.ts';

/** Of one person, on however many devices: some sentences at once, then one in so many seconds. */
const TALK_RATE = { perSecond: 1 / 3, atOnce: 5 };
/** Of one place, by however many people: each sentence goes to all who are there, and nobody reads more. */
const PLACE_RATE = { perSecond: 2, atOnce: 8 };
/** Who speaks in many matches has one bucket for all of them. */
const buckets = new WeakMap<Services, Buckets>();

/** What talk needs of the room in which it is. */
export interface TalkRoom<Client> {
  readonly matchId: string;
  readonly place: TalkPlace;
  isOver(): boolean;
  /** The session of who asks; `null` for somebody whom nobody knows. */
  sessionOf(client: Client): string | null;
  sideOf(sessionId: string): string | undefined;
  clients(): Iterable<Client>;
  /** Sends them what has been said. */
  tell(clients: readonly Client[], said: Said): void;
}

type Handlers<Client> = Readonly<
  Record<'say' | 'talk' | 'mute' | 'notes', (client: Client, payload: unknown, reply: Reply) => unknown>
>;
interface Talk<Client> extends Handlers<Client> {
  /** Tells who is here what was said at another process. */
  readonly hear: (saying: Saying) => Promise<void>;
}
interface Reply {
  reject(reason: Refusal): unknown;
}

export function talkOf<Client extends object>(services: Services, room: TalkRoom<Client>): Talk<Client> {
  const { addresses, galleries, logger, moderation, now, talk } = services;
  const rates = buckets.get(services) ?? new Buckets(addresses.clock, TALK_RATE);
  buckets.set(services, rates);
  const placeRate = new Bucket(addresses.clock, PLACE_RATE);
  const here = { matchId: room.matchId, place: room.place };
  // One sentence is kept after the other: of a crowd that speaks at once each would take the next number, and lose it.
  let before: Promise<unknown> = Promise.resolve();
  const keep: typeof talk.say = async (...saying) => {
    const kept = before.then(async () => await talk.say(...saying));
    before = kept.catch(() => undefined);
    return await kept;
  };

  const known = (client: Client): string => {
    const session = room.sessionOf(client);
    if (session === null) return refuse('unknown-session', 'Choose a name first: whoever speaks is known by one.');
    return session;
  };
  /** Refuses who may not hear what is said in that place. */
  const heard = (client: Client, place: TalkPlace): void => {
    const session = room.sessionOf(client);
    const side = session === null ? undefined : room.sideOf(session);
    if (place === 'table' && room.place === 'table') return;
    if (place === 'table') refuse('not-seated', 'What the players say to each other is for the two of them.');
    if (side !== undefined && !room.isOver())
      refuse('not-heard-yet', 'Who plays hears the gallery when the match is over.');
  };

  const tellAll = async (saying: Saying): Promise<void> => {
    const deaf = await talk.mutersOf(saying.sessionId);
    const hearing: Client[] = [];
    const muting: Client[] = [];
    for (const client of room.clients()) {
      const session = room.sessionOf(client);
      const plays = session !== null && room.sideOf(session) !== undefined;
      if (room.place === 'gallery' && plays && !room.isOver()) continue;
      (session !== null && deaf.has(session) ? muting : hearing).push(client);
    }
    room.tell(hearing, shown(saying, false));
    room.tell(muting, shown(saying, true));
  };

  return {
    hear: tellAll,
    say: answer(logger, sayRequestSchema, async (client: Client, request) => {
      const sessionId = known(client);
      heard(client, room.place);
      const wait = rates.take(sessionId);
      if (wait > 0)
        return refuse('too-much-talk', `One sentence at a time: the next in ${Math.ceil(wait / 1000)} seconds.`);
      if (placeRate.take() > 0)
        return refuse('too-much-talk', 'Too many speak at once here: say it again in a moment.');
      const by = { sessionId, side: room.sideOf(sessionId) ?? null, sayId: request.sayId, at: now() };
      const said = 'words' in request ? { words: request.words } : { preset: request.preset };
      const barred = await moderation.bars(sessionId, 'speak');
      if (barred !== undefined) return refuse(barred.kind === 'ban' ? 'banned' : 'muted', barredMessage(barred));
      const done = await keep(here, by, said);
      if (done === 'full') return refuse('talk-full', 'So much has been said here that nothing more can be kept.');
      if (done === 'enough')
        return refuse('talk-full', 'You have said so much here that nothing more of it can be kept.');
      if (done.isNew && room.place === 'gallery') galleries.tellOthers(here.matchId, done.saying);
      if (done.isNew)
        await tellAll(done.saying).catch((error: unknown) =>
          logger.error({ err: error, matchId: here.matchId }, 'what was said could not be told'),
        );
      return shown(done.saying, false);
    }),
    talk: answer(logger, talkRequestSchema, async (client: Client, { place = room.place, before }) => {
      heard(client, place);
      const sayings = await talk.page({ matchId: room.matchId, place }, before, TALK_PAGE);
      const session = room.sessionOf(client);
      const muted = session === null ? new Set<string>() : await talk.mutedBy(session);
      return {
        said: sayings.map((saying) => shown(saying, muted.has(saying.sessionId))),
        more: (sayings[0]?.seq ?? 1) > 1,
      };
    }),
    mute: answer(logger, muteRequestSchema, async (client: Client, { seq, muted }) => {
      const session = known(client);
      heard(client, room.place);
      const speaker = await talk.speaker(here, seq);
      if (speaker === undefined || speaker === session)
        return refuse('unknown-saying', 'Nobody else has said that here.');
      await talk.mute(session, speaker, muted);
      return { muted };
    }),
    notes: answer(logger, notesRequestSchema, async (client: Client, { notes }) => {
      const session = known(client);
      if (notes !== undefined && !(await talk.keepNotes(room.matchId, session, notes)))
        return refuse(
          'talk-full',
          'You have notes on so many matches that no more can be kept. Empty some of them first.',
        );
      return { notes: await talk.notes(room.matchId, session) };
    }),
  };
}

function refuse(code: Parameters<typeof serverRefusal>[0], message: string): never {
  throw new RequestRefused(serverRefusal(code, message));
}

export function shown({ seq, at, side, name, said }: Saying, muted: boolean): Said {
  const who = { seq, at, side, name };
  return 'words' in said && muted ? { ...who, muted: true } : { ...who, ...said };
}
