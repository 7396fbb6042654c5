/** Puts the server together, starts it, and stops it in good order. */
import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalDriver, LocalPresence, matchMaker, Server as Colyseus } from '@colyseus/core';
import { Addresses } from './budget/addresses.ts';
import { ServerClock } from './budget/server-clock.ts';
import type { Config } from './config.ts';
import { makeApp } from './http/app.ts';
import { answerRequests } from './http/connections.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { upgradeGate } from './http/upgrade-gate.ts';
import type { Logger } from './logger.ts';
import { ComputerMatches } from './match/computer-matches.ts';
import { ComputerQueue } from './match/computer-queue.ts';
import type { Game } from './match/game.ts';
import { pageCache } from './match/history.ts';
import { LiveMatches } from './match/live-matches.ts';
import type { RandomBytes } from './match/new-match.ts';
import { checkRedis } from './rooms/check-redis.ts';
import { frameworkLogger } from './rooms/framework-log.ts';
import { GuardedTransport } from './rooms/guarded-transport.ts';
import { matchRoom } from './rooms/match-room.ts';
import { matchRooms } from './rooms/match-rooms.ts';
import { NO_LINK, openLink } from './rooms/process-link.ts';
import { watchRoom } from './rooms/watch-room.ts';
import type { Services } from './services.ts';
import { Sessions } from './sessions/sessions.ts';
import { errorCode, errorMessage, StartupFault } from './startup-fault.ts';
import { openDatabase } from './storage/database.ts';
import { Leases } from './storage/leases.ts';
import { MatchStore } from './storage/matches.ts';
import { SessionStore } from './storage/sessions.ts';

export interface RunningServer {
  readonly port: number;
  /** Where the data are. */
  readonly place: string;
  /** Takes no more, lets what was begun be finished, and closes everything. */
  stop(): Promise<void>;
}

export interface ServerParts<S, C, E, V, Side extends string> {
  readonly config: Config;
  readonly logger: Logger;
  readonly game: Game<S, C, E, V, Side>;
  /** For ids, tokens and dice secrets. */
  readonly randomBytes?: RandomBytes;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Throws a `StartupFault`, with nothing left open, when the operator must do something first. */
export async function startServer<S, C, E, V, Side extends string>(
  parts: ServerParts<S, C, E, V, Side>,
): Promise<RunningServer> {
  const { config, logger, game } = parts;
  const bytes: RandomBytes = parts.randomBytes ?? ((count) => randomBytes(count));
  const now = parts.now ?? Date.now;
  const clock = new ServerClock();
  const addresses = new Addresses(clock, config);

  await checkRedis(config.REDIS_URL);
  const database = await openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
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
    const live = new LiveMatches(
      {
        game,
        store: matches,
        pages: pageCache<E>(),
        logger,
        now,
        random: Math.random,
        botDelay: config.BOT_DELAY_MS,
        computers: new ComputerQueue(),
        commandsEach: config.LIMIT_COMMANDS_PER_SIDE,
      },
      leases,
    );
    const sessions = new Sessions(new SessionStore(database.db), bytes, now);
    const services: Services<S, C, E, V, Side> = {
      config,
      logger,
      game,
      matches,
      sessions,
      live,
      addresses,
      computerMatches: new ComputerMatches(config),
      randomBytes: bytes,
      now,
    };
    const doorkeepers = { play: matchRoom(services), watch: watchRoom(services) };
    colyseus.define('play', doorkeepers.play);
    colyseus.define('watch', doorkeepers.watch);
    answerRequests(http, addresses, makeApp(services, matchRooms({ live, leases, link, doorkeepers, logger })));
    await matchMaker.accept();
    const leaveCluster = async () => {
      await colyseus.gracefullyShutdown(false);
      link.close();
      await leases.close();
    };
    try {
      await listen(http, config.PORT, config.HOST);
    } catch (error) {
      await leaveCluster();
      throw error;
    }

    let stopping: Promise<void> | undefined;
    return {
      port: (http.address() as AddressInfo).port,
      place: database.place,
      stop: async () => {
        stopping ??= (async () => {
          const closed = new Promise<void>((resolve) => http.close(() => resolve()));
          await leaveCluster();
          http.closeAllConnections();
          await closed;
          clock.stop();
          await database.close();
        })();
        await stopping;
      },
    };
  } catch (error) {
    await database.close();
    throw error;
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

function listenFault(error: Error, port: number, host: string): StartupFault {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupFault(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`);
    case 'EACCES':
      return new StartupFault(`Port ${port} may not be used by this account. Set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupFault(`HOST is ${host}, which is no address of this machine.`);
    default:
      return new StartupFault(`The server cannot listen on ${host}, port ${port}: ${errorMessage(error)}.`);
  }
}
