/** Puts the server together, starts it, and stops it in good order. */
import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalDriver, LocalPresence, matchMaker, Server as Colyseus } from '@colyseus/core';
import { Accounts } from './accounts/accounts.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { type Cost, Passwords } from './accounts/passwords.ts';
import { Addresses } from './budget/addresses.ts';
import { ServerClock } from './budget/server-clock.ts';
import type { Config } from './config.ts';
import { type EventDesk, openEvents } from './events/desk.ts';
import { tellEntrants } from './events/tell-entrants.ts';
import { makeApp } from './http/app.ts';
import { answerRequests } from './http/connections.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { upgradeGate } from './http/upgrade-gate.ts';
import type { Logger } from './logger.ts';
import { openMail } from './mail/mail.ts';
import { ComputerMatches } from './match/computer-matches.ts';
import { ComputerQueue } from './match/computer-queue.ts';
import type { Games } from './match/game.ts';
import { pageCache } from './match/history.ts';
import { LivePictures } from './match/live-pictures.ts';
import { LiveMatches } from './match/live-matches.ts';
import { QuickMatch } from './match/quick-match.ts';
import { RatedMatches } from './match/rated-matches.ts';
import type { RandomBytes } from './match/new-match.ts';
import { Calls } from './moderation/calls.ts';
import { openPush } from './push/push.ts';
import { Moderation } from './moderation/moderation.ts';
import { beginCounting, makeOperations, type Operations, type Rounds } from './ops/operations.ts';
import { BotSeats } from './rooms/bot-seats.ts';
import { checkRedis } from './rooms/check-redis.ts';
import { frameworkLogger } from './rooms/framework-log.ts';
import { Galleries } from './rooms/gallery.ts';
import { GuardedTransport } from './rooms/guarded-transport.ts';
import { LOBBY, LobbyDoor, lobbyRoom } from './rooms/lobby-room.ts';
import { matchRoom } from './rooms/match-room.ts';
import { matchRooms } from './rooms/match-rooms.ts';
import { PeopleHere } from './rooms/people-here.ts';
import { NO_LINK, openLink, type ProcessLink } from './rooms/process-link.ts';
import { Followings } from './rooms/relay/followed.ts';
import { relayRoom } from './rooms/relay/relay-room.ts';
import { RelayChoice, sayOnlyWatches } from './rooms/relay/relays.ts';
import { RelaySources } from './rooms/relay/sources.ts';
import { RELAY } from './rooms/room-kinds.ts';
import { watchRoom } from './rooms/watch-room.ts';
import type { Services } from './services.ts';
import { type TokensEnded, tokensEndedSchema } from './sessions/ended-tokens.ts';
import { Sessions } from './sessions/sessions.ts';
import { errorCode, errorMessage, StartupFault } from './startup-fault.ts';
import { sharedKey } from './storage/chores.ts';
import { openDatabase } from './storage/database.ts';
import { Leases } from './storage/leases.ts';
import { ChallengeStore } from './storage/challenges.ts';
import { LobbyChanges } from './storage/lobby-changes.ts';
import { LobbyStore } from './storage/lobby.ts';
import { AccountStore } from './storage/accounts.ts';
import { CallStore } from './storage/calls.ts';
import { MatchStore } from './storage/matches.ts';
import { ModerationStore } from './storage/moderation.ts';
import { PictureStore } from './storage/pictures.ts';
import { PasskeyStore } from './storage/passkeys.ts';
import { ProfileStore } from './storage/profiles.ts';
import { QuickMatchStore } from './storage/quick-match.ts';
import { RatingStore } from './storage/ratings.ts';
import { RematchStore } from './storage/rematches.ts';
import { TalkStore } from './storage/talk.ts';
import { RecordStore } from './storage/records.ts';
import { SessionStore } from './storage/sessions.ts';
import { WaitingMatches } from './storage/waiting-matches.ts';

export interface RunningServer {
  readonly port: number;
  /** Of the metrics, where there are any. */
  readonly metricsPort: number | undefined;
  /** Where the data are. */
  readonly place: string;
  /** Takes no more, lets what was begun be finished, and closes everything. */
  stop(): Promise<void>;
}

export interface ServerParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly games: Games;
  /** For ids, tokens and dice secrets. */
  readonly randomBytes?: RandomBytes;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds between two rounds of what is done now and then. */
  readonly rounds?: Rounds;
  /** How dear it is to make a password, and so to guess one. */
  readonly passwordCost?: Cost;
}

/** Throws a `StartupFault`, with nothing left open, when the operator must do something first. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, logger, games } = parts;
  const bytes: RandomBytes = parts.randomBytes ?? ((count) => randomBytes(count));
  const now = parts.now ?? Date.now;
  const clock = new ServerClock();
  const addresses = new Addresses(clock, config);

  await checkRedis(config.REDIS_URL);
  const counting = await beginCounting(config, now);
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    connections: config.DATABASE_CONNECTIONS,
    timeoutSeconds: config.DATABASE_TIMEOUT_SECONDS,
    saves: counting.saves,
  });
  let operations: Operations | undefined;
  let events: EventDesk | undefined;
  try {
    const http = createServer({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // How often those two are looked after.
      connectionsCheckingInterval: 5000,
      // Some programs offer HTTP/2 with every request; such a request is answered as if they did not.
      shouldUpgradeCallback: (req) => req.headers.upgrade?.toLowerCase() === 'websocket',
    });
    answerUnreadable(http);
    const transport = new GuardedTransport(addresses, logger);
    const gate = upgradeGate(addresses);
    transport.attachToServer(http, { filter: (req) => gate.admit(req) });
    // Only the matchmaker and the rooms of the framework are used, each process for itself: which of them has a match is
    // said by its lease. The framework's own HTTP routes are never bound.
    const colyseus = new Colyseus({
      presence: new LocalPresence(),
      driver: new LocalDriver(),
      transport,
      logger: frameworkLogger(logger, clock),
      greet: false,
      gracefullyShutdown: false,
      ...(config.PROCESS_ADDRESS === undefined ? {} : { publicAddress: config.PROCESS_ADDRESS }),
    });
    await matchMaker.onReady;
    const { processId } = matchMaker;

    const leases = await Leases.open({ db: database.db, databaseUrl: config.DATABASE_URL, processId, logger });
    const link = config.REDIS_URL === undefined ? NO_LINK : await openLink(config.REDIS_URL, processId, logger);
    const matches = new MatchStore(database);
    const ratings = new RatingStore(database.db);
    const rated = new RatedMatches({ store: ratings, matches, games, logger, now });
    const live = new LiveMatches(
      {
        games,
        store: matches,
        pages: pageCache(),
        logger,
        now,
        botDelay: config.BOT_DELAY_MS,
        computers: new ComputerQueue(),
        commandsEach: config.LIMIT_COMMANDS_PER_SIDE,
        onOver: async (matchId) => {
          const changed = await rated.over(matchId);
          await events?.over(matchId);
          return changed;
        },
      },
      leases,
    );
    const pictures = new PictureStore(database.db);
    const sessionStore = new SessionStore(database.db);
    const sessions = new Sessions({ store: sessionStore, random: bytes, now, days: config.SESSION_DAYS });
    const accountStore = new AccountStore(database.db);
    const passwords = new Passwords(bytes, parts.passwordCost);
    const accounts = new Accounts({ db: database.db, store: accountStore, sessionStore, sessions, passwords, now });
    const waiting = new WaitingMatches(database.db);
    const people = new PeopleHere();
    const challenges = new ChallengeStore(database.db);
    const whereabouts = {
      isInRoom: (match: string, person: string) => people.isInRoom(match, person),
      isHere: (person: string) => people.isHere(person),
      isElsewhere: async (match: string) => ((await leases.holder(match))?.processId ?? processId) !== processId,
    };
    const mail = await openMail({
      config,
      db: database.db,
      games,
      accounts: accountStore,
      passwords,
      sessions,
      random: bytes,
      now,
      logger,
      ...whereabouts,
    });
    const push = await openPush({ config, db: database.db, now, logger, ...whereabouts });
    events = openEvents({
      config,
      db: database.db,
      games,
      live,
      accounts,
      accountStore,
      ratings,
      askBench: async (matchId, question) => await rooms.askBench(matchId, question),
      tellEntrant: tellEntrants({ accounts: accountStore, mail, push, logger }),
      logger,
      random: bytes,
      now,
    });
    operations = await makeOperations({
      config,
      logger,
      now,
      counting,
      database,
      waiting,
      challenges,
      rated,
      livePictures: new LivePictures({ store: pictures, hosts: () => live.hosts(), logger, now }),
      sessions: sessionStore,
      people,
      mail,
      push,
      remove: async (matchId, removal) => await rooms.remove(matchId, removal),
      askBench: async (matchId, question) => await rooms.askBench(matchId, question),
      lookAfterCalls: async () => await calls.lookAfterStuck(),
      liveMatches: () => live.count,
      events: events.schedule,
      rounds: parts.rounds ?? {},
    });
    const { readiness, makers } = operations;
    const talk = new TalkStore(database.db);
    const moderation = new Moderation({
      store: new ModerationStore(database.db),
      accounts,
      accountStore,
      matches,
      talk,
      random: bytes,
      now,
    });
    const calls = new Calls({
      store: new CallStore(database.db),
      accounts: accountStore,
      random: bytes,
      now,
      askBench: async (matchId, question) => await rooms.askBench(matchId, question),
    });
    if (config.ADMIN_EMAIL !== undefined && !(await moderation.appoint(config.ADMIN_EMAIL)))
      logger.warn('nobody has an account with ADMIN_EMAIL, so nobody has become an administrator');
    const services: Services = {
      config,
      logger,
      games,
      matches,
      lobby: new LobbyStore(database.db, logger),
      lobbyChanges: new LobbyChanges(database.db),
      quickMatch: new QuickMatch({ store: new QuickMatchStore(database), games, logger, randomBytes: bytes, now }),
      waiting,
      records: new RecordStore(database.db),
      rematches: new RematchStore(database.db),
      challenges,
      isHere: (person) => people.isHere(person),
      talk,
      galleries: new Galleries(link, logger),
      sessions,
      accounts,
      accountStore,
      profiles: new ProfileStore(database.db),
      pictures,
      moderation,
      calls,
      events,
      ratings,
      mail,
      push,
      passkeys: Passkeys.of(config, {
        store: new PasskeyStore(database.db),
        accounts: accountStore,
        random: bytes,
        now,
        logger,
      }),
      db: database.db,
      makers,
      readiness,
      metrics: counting.metrics,
      live,
      addresses,
      computerMatches: new ComputerMatches(config),
      randomBytes: bytes,
      addressKey: await sharedKey(database.db, 'addresses'),
      now,
    };
    const doorkeepers = { play: matchRoom(services), watch: watchRoom(services), judge: watchRoom(services, 'judge') };
    const seats = new BotSeats({ live, matches, logger });
    const sources = new RelaySources({ live, link, matches, now, logger });
    const relays = new RelayChoice(link, logger);
    const rooms = matchRooms({ live, leases, link, matches, seats, doorkeepers, sources, relays, logger });
    people.follow(RELAY, colyseus.define(RELAY, relayRoom(services, new Followings(link))));
    people.follow('play', colyseus.define('play', doorkeepers.play));
    people.follow('watch', colyseus.define('watch', doorkeepers.watch));
    people.follow('judge', colyseus.define('judge', doorkeepers.judge));
    const lobby = lobbyRoom(services);
    people.follow('lobby', colyseus.define(LOBBY, lobby));
    const end = endSessionsTogether(sessions, people, link, logger);
    // Alone, it hears of everything at once.
    if (config.REDIS_URL !== undefined) operations.hearOfEnded(end);
    answerRequests(http, addresses, makeApp(services, rooms, new LobbyDoor(lobby)));
    await matchMaker.accept();
    const sayNoMore =
      config.ONLY_WATCHES === 'on' ? sayOnlyWatches(link, processId, () => people.sockets().relay) : () => {};
    const leaveCluster = async () => {
      sayNoMore();
      await Promise.all([seats.stop(), sources.stop()]);
      await colyseus.gracefullyShutdown(false);
      link.close();
      await leases.close();
    };
    try {
      await startMetrics(operations, config);
      await listen(http, config.PORT, config.HOST);
    } catch (error) {
      await leaveCluster();
      throw error;
    }

    const running = operations;
    let stopping: Promise<void> | undefined;
    return {
      port: (http.address() as AddressInfo).port,
      metricsPort: running.metricsPort,
      place: database.place,
      stop: async () => {
        stopping ??= (async () => {
          await running.drain();
          const closed = new Promise<void>((resolve) => http.close(() => resolve()));
          await leaveCluster();
          http.closeAllConnections();
          await closed;
          await running.stop();
          clock.stop();
          await database.close();
        })();
        await stopping;
      },
    };
  } catch (error) {
    await operations?.stop();
    await database.close();
    throw error;
  }
}

/** A token that is no more is no more in every process. */
function endSessionsTogether(
  sessions: Sessions,
  people: PeopleHere,
  link: ProcessLink,
  logger: Logger,
): (ended: TokensEnded) => void {
  const end = (ended: TokensEnded) => {
    sessions.ended.note(ended);
    people.close(ended);
  };
  link.hearBy((news) => {
    const { success, data } = tokensEndedSchema.safeParse(news);
    if (success) end(data);
  });
  sessions.announce = (ended) => {
    end(ended);
    link
      .tellAll(ended)
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'other processes could not be told that a token is no more; they will read it'),
      );
  };
  return end;
}

async function startMetrics(operations: Operations, { METRICS_PORT = 0, METRICS_HOST }: Config): Promise<void> {
  try {
    await operations.start();
  } catch (error) {
    throw listenFault(error, METRICS_PORT, METRICS_HOST, 'METRICS_');
  }
}

async function listen(http: HttpServer, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const failed = (error: Error) => reject(listenFault(error, port, host));
    http.once('error', failed);
    http.listen(port, host, () => {
      http.off('error', failed);
      resolve();
    });
  });
}

/** `of`: what the names of the two variables begin with. */
function listenFault(error: unknown, port: number, host: string, of: 'METRICS_' | '' = ''): StartupFault {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupFault(`Port ${port} is in use. Stop what uses it, or set ${of}PORT to another one.`);
    case 'EACCES':
      return new StartupFault(`Port ${port} may not be used by this account. Set ${of}PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupFault(`${of}HOST is ${host}, which is no address of this machine.`);
    default:
      return new StartupFault(`The server cannot listen on ${host}, port ${port}: ${errorMessage(error)}.`);
  }
}
