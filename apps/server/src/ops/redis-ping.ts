/** A line to Redis of its own, for asking whether it answers: those of the rooms wait for as long as it does not. */

export interface RedisPing {
  ping(): Promise<unknown>;
  close(): void;
}

/** Milliseconds. */
const PATIENCE = 1000;

export async function redisPing(url: string): Promise<RedisPing> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    retryStrategy: () => PATIENCE,
  });
  // What goes wrong is told by the answer to the next ping.
  redis.on('error', () => {});
  return { ping: async () => await redis.ping(), close: () => redis.disconnect() };
}
