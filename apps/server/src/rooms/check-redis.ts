/** Whether there is a Redis that lets this server in. */
import { errorMessage, StartupFault } from '../startup-fault.ts';

const REDIS_PORT = 6379;
/** Milliseconds. */
const PATIENCE = 5000;

/**
 * Once the server runs its Redis may come and go, so whether there is one at all is found out before. Throws a
 * `StartupFault` without the password.
 */
export async function checkRedis(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const { hostname, port } = new URL(url);
  const place = `${hostname || 'localhost'}:${port === '' ? REDIS_PORT : port}`;
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const said: unknown[] = [];
  redis.on('error', (error: unknown) => said.push(error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const refusal = [...said, error]
      .map(errorMessage)
      .find((message) => /^(WRONGPASS|NOAUTH|NOPERM|ERR) /.test(message));
    if (refusal === undefined) throw new StartupFault(`The Redis at ${place} does not answer. Check REDIS_URL.`);
    throw new StartupFault(`The Redis at ${place} does not let this server in (${refusal}). Check REDIS_URL.`);
  } finally {
    redis.disconnect();
  }
}
