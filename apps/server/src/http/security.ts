/** Headers that keep a browser from doing what the web client never needs. */
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** The one page that others may show in a frame of theirs: a match for who looks on, in which nothing can be pressed. */
const EMBEDDED = /^\/embed\/[0-9a-f]{32}\/?$/;

export function securityHeaders(config: Config): RequestHandler {
  const unframed = headersFor(config, "'none'");
  const framed = headersFor(config, '*');
  return (req, res, next) => (EMBEDDED.test(req.path) ? framed : unframed)(req, res, next);
}

/**
 * The client loads its own files only; images may also be `data:` and `blob:`, as PixiJS makes them, and workers
 * `blob:`. Nothing may be evaluated. The socket goes to the same host, which older browsers want spelled out.
 */
function headersFor(config: Config, ancestors: "'none'" | '*'): RequestHandler {
  const publicHost = config.PUBLIC_URL === undefined ? undefined : new URL(config.PUBLIC_URL).host;
  const sockets = publicHost === undefined ? [] : [`ws://${publicHost}`, `wss://${publicHost}`];
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'data:', 'blob:', ...sockets],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': [ancestors],
      },
    },
    // The older header knows no way to let everybody.
    xFrameOptions: ancestors === '*' ? false : { action: 'deny' },
    // A browser would refuse plain HTTP in a home network if these were sent there.
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
}

/** Whether a page of `origin` may use the sockets of the host that was asked. Programs send no origin at all. */
export function originAllowed(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  if (from === null) return false;
  if (publicUrl !== undefined && from.origin === new URL(publicUrl).origin) return true;
  return from.host === host;
}
