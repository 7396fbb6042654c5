/** What several server processes need to find each other's rooms; nothing, when there is only this one. */
import type { ServerOptions } from '@colyseus/core';
import { LocalDriver, LocalPresence } from '@colyseus/core';
import type { Config } from '../config.ts';
import { errorMessage, StartupFault } from '../startup-fault.ts';

const REDIS_PORT = 6379;
/** Milliseconds. */
const PATIENCE = 5000;

export type ClusterParts = Pick<ServerOptions, 'presence' | 'driver' | 'publicAddress'>;

/**
 * The rooms' Redis clients try for ever to connect, so whether there is a Redis that lets us in is found out before.
 * Throws a `StartupFault` without the password.
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

export async function clusterParts(config: Config): Promise<ClusterParts> {
  if (config.REDIS_URL === undefined) return { presence: new LocalPresence(), driver: new LocalDriver() };
  const [{ RedisPresence }, { RedisDriver }] = await Promise.all([
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  return {
    presence: new RedisPresence(config.REDIS_URL),
    driver: new RedisDriver(config.REDIS_URL),
    ...(config.PROCESS_ADDRESS === undefined ? {} : { publicAddress: config.PROCESS_ADDRESS }),
  };
}
