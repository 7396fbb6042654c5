/**
 * Hands a message to a browser's push service: encrypted for that browser alone (RFC 8291), to a service that may be asked,
 * in a short time, without following anybody anywhere, and without reading what comes back.
 */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { PushAddress } from '../storage/push.ts';
import type { PushHosts } from './push-hosts.ts';
import type { VapidKeys } from './vapid.ts';

/** Milliseconds for all of it. */
const PATIENCE = 10_000;
/** Milliseconds for which a service that was not to be had is left alone; of so many at most that is remembered. */
const LEFT_ALONE = 30_000;
const MOST_AWAY = 1000;
/** Seconds for which the service keeps the message for a browser that is away. */
const KEPT = 24 * 3600;

/** `gone`: the browser takes none any more. `refused`: not this one. `unreached`: the service is not to be had just now. */
export type Handed = 'taken' | 'gone' | 'refused' | 'unreached';

export interface PushServiceParts {
  readonly hosts: PushHosts;
  readonly keys: VapidKeys;
  /** Whom a service may write to about what comes from here: a `mailto:` or an `https:` address. */
  readonly contact: string;
  /** In milliseconds. */
  readonly patience?: number;
  readonly leftAlone?: number;
}

export class PushService {
  readonly #parts: PushServiceParts;
  /** Until when a host is left alone, by a clock that does not jump. */
  readonly #away = new Map<string, number>();

  constructor(parts: PushServiceParts) {
    this.#parts = parts;
  }

  /** A message takes the place of one with the same `topic` that has not been delivered yet. */
  async hand({ endpoint, p256dh, auth }: PushAddress, message: string, topic: string): Promise<Handed> {
    const { hosts, keys, contact, patience = PATIENCE, leftAlone = LEFT_ALONE } = this.#parts;
    const url = hosts.endpoint(endpoint);
    // The operator knows that service no longer.
    if (url === undefined) return 'gone';
    if ((this.#away.get(url.host) ?? 0) > performance.now()) return 'unreached';
    // Fetched with the first message: many a server sends none.
    const { default: webpush } = await import('web-push');
    const { headers, body } = webpush.generateRequestDetails({ endpoint: url.href, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject: contact, ...keys },
      TTL: KEPT,
      topic,
      contentEncoding: 'aes128gcm',
    });
    const ask = url.protocol === 'https:' ? overHttps : overHttp;
    const result = await new Promise<Handed>((resolve) => {
      const asked = ask(
        url,
        { method: 'POST', headers: { ...headers }, signal: AbortSignal.timeout(patience) },
        (answer) => {
          resolve(handed(answer.statusCode ?? 0));
          answer.destroy();
        },
      );
      asked.on('error', () => resolve('unreached'));
      asked.end(body);
    });
    if (this.#away.size >= MOST_AWAY) this.#away.clear();
    if (result === 'unreached') this.#away.set(url.host, performance.now() + leftAlone);
    else this.#away.delete(url.host);
    return result;
  }
}

function handed(status: number): Handed {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'unreached' : 'refused';
}
