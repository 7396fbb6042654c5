/** What several server processes need to find each other's rooms; nothing, when there is only this one. */
import type { ServerOptions } from '@colyseus/core';
import { LocalDriver, LocalPresence } from '@colyseus/core';
import type { Config } from '../config.ts';

export async function clusterParts(
  config: Config,
): Promise<Pick<ServerOptions, 'presence' | 'driver' | 'publicAddress'>> {
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
