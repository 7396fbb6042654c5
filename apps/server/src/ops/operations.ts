/** What goes on beside the matches: readiness, metrics, and the clearing away of what nobody uses. */
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Mail } from '../mail/mail.ts';
import type { Push } from '../push/push.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import type { PeopleHere } from '../rooms/people-here.ts';
import { EndedElsewhere } from '../sessions/ended-elsewhere.ts';
import type { TokensEnded } from '../sessions/ended-tokens.ts';
import type { EventSchedule } from '../events/schedule.ts';
import { haveBothMoved } from '../match/both-moved.ts';
import { Deadlines } from '../match/deadlines.ts';
import type { RatedMatches } from '../match/rated-matches.ts';
import type { LivePictures } from '../match/live-pictures.ts';
import { Makers } from '../sessions/makers.ts';
import type { Database } from '../storage/database.ts';
import { DeadlineStore } from '../storage/deadlines.ts';
import { MatchStore } from '../storage/matches.ts';
import type { SessionStore } from '../storage/sessions.ts';
import type { ChallengeStore } from '../storage/challenges.ts';
import type { WaitingMatches } from '../storage/waiting-matches.ts';
import { Alive } from './alive.ts';
import { Housekeeping } from './housekeeping.ts';
import { type CountedMetrics, countMetrics, type Metrics, NO_METRICS } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';
import { Readiness } from './readiness.ts';
import { redisPing } from './redis-ping.ts';
import { Saves } from './saves.ts';

/** Milliseconds between two rounds of what is done now and then. */
export interface Rounds {
  readonly makers?: number;
  readonly ended?: number;
  readonly housekeeping?: number;
  readonly pictures?: number;
  readonly rated?: number;
  readonly notices?: number;
  readonly deadlines?: number;
  readonly events?: number;
}

/** What must be there before the database is. */
export interface Counting {
  readonly metrics: Metrics;
  /** Where there are any. */
  readonly counted: CountedMetrics | undefined;
  readonly saves: Saves;
}

export async function beginCounting({ METRICS_PORT }: Config, now: () => number): Promise<Counting> {
  const counted = METRICS_PORT === undefined ? undefined : await countMetrics();
  const metrics = counted ?? NO_METRICS;
  return { metrics, counted, saves: new Saves(metrics, now) };
}

export interface OperationsParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly now: () => number;
  readonly counting: Counting;
  readonly database: Database;
  readonly waiting: WaitingMatches;
  readonly challenges: ChallengeStore;
  readonly rated: RatedMatches;
  readonly livePictures: LivePictures;
  readonly events: EventSchedule;
  readonly sessions: SessionStore;
  readonly people: PeopleHere;
  readonly mail: Mail | undefined;
  readonly push: Push | undefined;
  readonly remove: MatchRooms['remove'];
  readonly askBench: MatchRooms['askBench'];
  /** Calls for an arbiter whose answering was begun and left. */
  readonly lookAfterCalls: () => Promise<unknown>;
  readonly liveMatches: () => number;
  readonly rounds: Rounds;
}

export interface Operations {
  readonly readiness: Readiness;
  readonly makers: Makers;
  /** Has `end` told of tokens that ended in other processes. */
  hearOfEnded(end: (ended: TokensEnded) => void): void;
  /** Of the metrics, once they are served. */
  readonly metricsPort: number | undefined;
  /** Throws what `listen` of Node says when the port of the metrics cannot be had. */
  start(): Promise<void>;
  /** Says that the server is about to stop, and waits for as long as newcomers are to be sent elsewhere. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

export async function makeOperations(parts: OperationsParts): Promise<Operations> {
  const { config, logger, now, counting, database, waiting, challenges, rated, sessions, people } = parts;
  const { mail, push, remove, rounds, askBench, lookAfterCalls: besides } = parts;
  const { counted, saves } = counting;
  const redis = config.REDIS_URL === undefined ? undefined : await redisPing(config.REDIS_URL);
  const readiness = new Readiness({ db: database.db, pingRedis: redis && (async () => await redis.ping()), saves });
  const makers = new Makers({
    waiting,
    logger,
    now,
    isInRoom: (match, session) => people.isInRoom(match, session),
  });
  const housekeeping = new Housekeeping(
    { db: database.db, waiting, challenges, sessions, logger, now, sessionDays: config.SESSION_DAYS, remove },
    rounds.housekeeping,
  );
  const deadlines = new Deadlines(
    {
      db: database.db,
      store: new DeadlineStore(database.db),
      logger,
      now,
      askBench,
      haveBothMoved: async (matchId) => await haveBothMoved(new MatchStore(database), matchId),
      warn: mail && (async (...left) => await mail.remind(...left)),
      besides,
      abandonedAfter: config.ABANDONED_DAYS,
    },
    rounds.deadlines,
  );
  const alive = new Alive({ db: database.db, logger, now, isAlone: config.REDIS_URL === undefined });
  counted?.follow({
    liveMatches: parts.liveMatches,
    sockets: () => people.sockets(),
    writer: () => database.writer,
    databaseConnections: () => database.connections?.(),
  });
  let endedElsewhere: EndedElsewhere | undefined;
  let metricsServer: MetricsServer | undefined;

  return {
    readiness,
    makers,
    hearOfEnded(end) {
      endedElsewhere = new EndedElsewhere({ store: sessions, end, logger, now });
    },
    get metricsPort() {
      return metricsServer?.port;
    },
    async start() {
      await alive.start();
      if (counted !== undefined && config.METRICS_PORT !== undefined)
        metricsServer = await serveMetrics(counted.registry, config.METRICS_PORT, config.METRICS_HOST);
      endedElsewhere?.start(rounds.ended);
      if (config.ONLY_WATCHES === 'on') return;
      makers.start(rounds.makers);
      housekeeping.start();
      deadlines.start();
      rated.start(rounds.rated);
      parts.events.start(rounds.events);
      parts.livePictures.start(rounds.pictures);
      mail?.notices.start(rounds.notices);
      push?.notices.start(rounds.notices);
    },
    async drain() {
      readiness.stop();
      if (config.DRAIN_SECONDS > 0) await new Promise((resolve) => setTimeout(resolve, config.DRAIN_SECONDS * 1000));
    },
    async stop() {
      redis?.close();
      await endedElsewhere?.stop();
      await makers.stop();
      await housekeeping.stop();
      await deadlines.stop();
      await parts.livePictures.stop();
      await rated.stop();
      await parts.events.stop();
      await mail?.stop();
      await push?.notices.stop();
      await alive.stop();
      await metricsServer?.close();
    },
  };
}
