import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { TEST_REDIS } from '../testing/cluster.ts';
import { checkRedis } from './check-redis.ts';

test('a server that is alone needs no Redis', async () => {
  await expect(checkRedis(undefined)).resolves.toBeUndefined();
});

test('a Redis that does not answer is told by its address and without its password', async () => {
  await expect(checkRedis('redis://:hunter2@127.0.0.1:1/0')).rejects.toThrow(
    /^The Redis at 127\.0\.0\.1:1 does not answer\. Check REDIS_URL\.$/,
  );
});

test('a server that is no Redis is told as one that does not answer', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(checkRedis(`redis://127.0.0.1:${port}`)).rejects.toThrow(/does not answer\. Check REDIS_URL\.$/);
  other.close();
});

test.runIf(TEST_REDIS !== '')('a Redis that wants another password says so, without the password', async () => {
  const { host } = new URL(TEST_REDIS);
  const refused: unknown = await checkRedis(`redis://nobody:hunter2@${host}`).catch((error: unknown) => error);
  expect(String(refused)).toMatch(/does not let this server in \(WRONGPASS .*\)\. Check REDIS_URL\.$/);
  expect(String(refused)).not.toContain('hunter2');
});
