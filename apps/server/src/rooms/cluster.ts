/** What several server processes need to find each other's rooms; nothing, when there is only this one. */
import { connect } from 'node:net';
import type { ServerOptions } from '@colyseus/core';
import { LocalDriver, LocalPresence } from '@colyseus/core';
import type { Config } from '../config.ts';
import { StartupFault } from '../startup-fault.ts';

const REDIS_PORT = 6379;
/** Milliseconds. */
const PATIENCE = 5000;

export type ClusterParts = Pick<ServerOptions, 'presence' | 'driver' | 'publicAddress'>;

/** The Redis client tries for ever to connect, so whether there is one to connect to is found out before. */
export async function checkRedis(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const { hostname, port } = new URL(url);
  const number = port === '' ? REDIS_PORT : Number(port);
  const answers = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: number, timeout: PATIENCE }, () => resolve(true));
    socket.once('timeout', () => resolve(false));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  if (!answers) throw new StartupFault(`The Redis at ${hostname}:${number} does not answer. Check REDIS_URL.`);
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
