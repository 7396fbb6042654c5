/**
 * Names that lead near this machine when it connects, whatever they led to before (DNS rebinding), over real sockets: whoever listens
 * there is never connected to.
 */
import type { LookupAddress } from 'node:dns';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHook, hookUrl, isPublic, type Resolve } from './hook-call.ts';

/** Of the internet, in a block that nobody was given yet, so that it leads nowhere. */
const PUBLIC: LookupAddress = { address: '2d00::1', family: 6 };
const NEAR: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
  { address: '::ffff:127.0.0.1', family: 6 },
];

let near: Server;
let connections: number;

beforeAll(async () => {
  connections = 0;
  near = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => near.listen(0, '::', resolve));
});
afterAll(() => near.close());

/** Each time it is asked the next answer; the last again and again. */
function resolverOf(...answers: readonly (readonly LookupAddress[])[]): { readonly resolve: Resolve; asked: number } {
  const resolver = {
    asked: 0,
    resolve: (...[, , done]: Parameters<Resolve>) => {
      const answer = answers[Math.min(resolver.asked++, answers.length - 1)] ?? [];
      setImmediate(() => done(null, [...answer]));
    },
  };
  return resolver;
}

const call = async (resolve: Resolve, reach: 'public' | 'any' = 'public') => {
  const url = `https://hooks.example.org:${(near.address() as AddressInfo).port}/`;
  expect(hookUrl(url, 'public')?.href).toBe(url);
  const hook = { url, secret: 'ab', delivery: 'one' };
  return await callHook(hook, '{}', { reach, at: 1, patience: 1000, resolve });
};

test.each(NEAR.map((address) => [address.address, address] as const))(
  'a name that leads to %s when it is connected is not called',
  async (_, address) => {
    const { resolve } = resolverOf([address]);
    expect(await call(resolve)).toEqual({ ok: false, status: 'an address of a private network' });
    expect(connections).toBe(0);
  },
);

test('nor is one of which a single address is near', async () => {
  expect(isPublic(PUBLIC.address)).toBe(true);
  const { resolve } = resolverOf([PUBLIC, ...NEAR]);
  expect(await call(resolve)).toEqual({ ok: false, status: 'an address of a private network' });
  expect(connections).toBe(0);
});

test('a name is looked up once for each call: what it leads to afterwards is not connected to', async () => {
  const resolver = resolverOf([PUBLIC], NEAR);
  // Nobody answers there, or nobody is reached; near this machine somebody would.
  expect(await call(resolver.resolve)).toMatchObject({ ok: false });
  expect(resolver.asked).toBe(1);
  expect(connections).toBe(0);
  // The next call finds where it leads by then.
  expect(await call(resolver.resolve)).toEqual({ ok: false, status: 'an address of a private network' });
  expect(connections).toBe(0);
});

test('without that look at the address the same name is connected to', async () => {
  const { port } = near.address() as AddressInfo;
  const hook = { url: `https://127.0.0.1:${port}/`, secret: 'ab', delivery: 'one' };
  expect(await callHook(hook, '{}', { reach: 'any', at: 1 })).toEqual({ ok: false, status: 'cannot be reached' });
  expect(connections).toBe(1);
});
