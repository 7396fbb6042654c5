/** The Express application: API, matchmaking, health, and the web client's files. */
import { join } from 'node:path';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import compressedFiles from 'express-static-gzip';
import { type Metrics, routeOf } from '../ops/metrics.ts';
import type { LobbyDoor } from '../rooms/lobby-room.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import { TRY_AGAIN_AFTER, TryAgainError } from '../rooms/try-again.ts';
import { DATABASE_UNAVAILABLE, RoomRefused } from '../rooms/room-refused.ts';
import type { Services } from '../services.ts';
import { errorMessage } from '../startup-fault.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { VERSION } from '../version.ts';
import { apiRoutes } from './api.ts';
import { clientAddress } from './client-address.ts';
import { errorBody, HttpFault } from './http-fault.ts';
import { makeLimits } from './limits.ts';
import { matchmakeRoutes } from './matchmake.ts';
import { webPage } from './pages.ts';
import { securityHeaders } from './security.ts';
import { stopRoute } from './mail-routes.ts';
import { inTurn, Turns } from './turns.ts';

/** Bytes. */
const LARGE_BODY = 1_048_576;
/** Milliseconds in a year: files whose name changes with their content are kept for ever. */
const FOR_EVER = 365 * 24 * 3600 * 1000;

export function makeApp(services: Services, rooms: MatchRooms, lobby: LobbyDoor): Express {
  const { config, live, readiness, metrics, addresses } = services;
  const limits = makeLimits(config, addresses.clock);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(measured(metrics));
  app.use(securityHeaders(config));

  app.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok', version: VERSION, liveMatches: live.count });
  });
  app.get('/readyz', async (_req, res) => {
    const ready = await readiness.check();
    res
      .set('Cache-Control', 'no-store')
      .status(ready.status === 'ready' ? 200 : 503)
      .json(ready);
  });

  if (config.ONLY_WATCHES === 'on')
    app.use(['/api', '/matchmake'], () => {
      throw new HttpFault(503, 'only-watches', 'This process shows matches that others host, and does nothing else.');
    });

  const limited: RequestHandler = (req, res, next) => {
    limits.requests(clientAddress(req, config.TRUST_PROXY));
    res.set('Cache-Control', 'no-store');
    next();
  };
  if (services.mail !== undefined) app.use('/api/mail/stop', limited, stopRoute(services.mail, services.accounts));
  // Lists of entrants, and rounds that are paired by hand, are longer than anything else that is sent.
  app.use('/api/events', limited, jsonOnly, express.json({ limit: LARGE_BODY }));
  const turn = inTurn(new Turns(), (req) => clientAddress(req, config.TRUST_PROXY));
  app.use(
    '/api',
    limited,
    jsonOnly,
    express.json({ limit: config.LIMIT_BODY_BYTES }),
    turn,
    apiRoutes(services, rooms, limits),
  );
  app.use(
    '/matchmake',
    limited,
    jsonOnly,
    express.json({ limit: 4096 }),
    turn,
    matchmakeRoutes(config, rooms, lobby, limits),
  );
  app.use(['/api', '/matchmake'], () => {
    throw new HttpFault(404, 'unknown-route', 'There is nothing at this address.');
  });

  webClient(app, config.WEB_DIR);
  app.get(
    '/{*path}',
    webPage(config.WEB_DIR, {
      games: services.games,
      matches: services.matches,
      people: services.accounts,
      events: services.events.events,
      mayLookUp: (req) => limits.pages(clientAddress(req, config.TRUST_PROXY)),
    }),
  );
  app.use(() => {
    throw new HttpFault(404, 'unknown-route', 'There is nothing at this address.');
  });
  app.use(sayWhatWentWrong(services));
  return app;
}

function measured(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const began = performance.now();
    const { method } = req;
    const route = routeOf(req.path);
    res.once('finish', () => metrics.requestAnswered(route, method, res.statusCode, performance.now() - began));
    next();
  };
}

/** A body of another kind would be taken for no body at all. */
const jsonOnly: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && req.is('application/json') === false) {
    throw new HttpFault(415, 'not-json', 'The body must be JSON, sent as application/json.');
  }
  next();
};

/** What serves the files would say no in words of its own. */
const readablePath: RequestHandler = (req, _res, next) => {
  try {
    decodeURIComponent(req.path);
  } catch {
    throw new HttpFault(400, 'bad-request', 'The request cannot be read.');
  }
  next();
};

/** Files by their names. The build has put compressed ones beside those that are worth it. */
function webClient(app: Express, dir: string): void {
  app.use(
    '/assets',
    readablePath,
    compressedFiles(join(dir, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { immutable: true, maxAge: FOR_EVER, index: false, redirect: false, fallthrough: false },
    }),
  );
  app.use(
    express.static(dir, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (res) => void res.setHeader('Cache-Control', 'no-cache'),
    }),
  );
}

function sayWhatWentWrong({ logger }: Services): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const fault = faultOf(error);
    if (fault === undefined) logger.error({ err: error, method: req.method, path: req.path }, 'a request failed');
    else if (fault.code === DATABASE_UNAVAILABLE.code) {
      logger.error({ reason: errorMessage(error) }, 'a request failed, since the database cannot be had');
      res.set('Retry-After', '5');
    }
    const { status, code, said, message, faults, retryAfter } =
      fault ?? new HttpFault(500, 'server-error', 'The server made a mistake. Nothing was changed.');
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
    if (code === 'try-again') res.set('Retry-After', String(TRY_AGAIN_AFTER));
    // Nobody between must remember an error, nor for how long a file that was not there may be kept, nor how it was
    // to be packed.
    res.removeHeader('Content-Encoding');
    res
      .set('Cache-Control', 'no-store')
      .status(status)
      .json(errorBody(said ?? code, message, faults));
  };
}

/** Faults of ours, and those that Express and its body parser find in a request. */
function faultOf(error: unknown): HttpFault | undefined {
  if (error instanceof HttpFault) return error;
  if (error instanceof TryAgainError) return new HttpFault(503, 'try-again', error.message);
  const reason = error instanceof RoomRefused ? error.reason : isUnavailable(error) ? DATABASE_UNAVAILABLE : undefined;
  if (reason !== undefined) return new HttpFault(reason.status, reason.code, reason.message);
  if (typeof error !== 'object' || error === null) return undefined;
  const type = 'type' in error ? error.type : undefined;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  if (type === 'entity.parse.failed') return new HttpFault(400, 'malformed-json', 'The body is not well-formed JSON.');
  if (type === 'entity.too.large') return new HttpFault(413, 'body-too-large', 'The body is too large.');
  if (type === 'charset.unsupported' || type === 'encoding.unsupported')
    return new HttpFault(
      415,
      'unsupported-encoding',
      'The body must be UTF-8, plain or compressed by gzip, deflate or br.',
    );
  // A path that leads out of the folder is 403 to Express, which would tell that there is something to be found.
  if (status === 404 || status === 403) return new HttpFault(404, 'unknown-route', 'There is nothing at this address.');
  if (status >= 400 && status < 500) return new HttpFault(status, 'bad-request', 'The request cannot be read.');
  return undefined;
}
