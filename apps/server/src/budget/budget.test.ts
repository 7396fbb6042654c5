import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { Addresses } from './addresses.ts';
import { Bucket, Buckets } from './bucket.ts';
import { type Clock, ServerClock } from './server-clock.ts';

/** A clock that is wound by hand. */
class WoundClock implements Clock {
  time = 0;
  unheard = 0;
  now(): number {
    return this.time;
  }
  deaf(): number {
    return this.unheard;
  }
  /** Time goes by in which the server hears everything, or nothing. */
  passes(seconds: number, deaf = false): void {
    this.time += seconds * 1000;
    if (deaf) this.unheard += seconds * 1000;
  }
}

function config(changes: Partial<Config> = {}): Config {
  const read = readConfig({});
  if (!read.ok) throw new Error(read.error.join());
  return { ...read.value, ...changes };
}

const takeAll = (bucket: Bucket, times: number) => {
  let taken = 0;
  for (let i = 0; i < times; i++) if (bucket.take() === 0) taken++;
  return taken;
};

describe('a bucket', () => {
  test('gives so much at once, and so much a second from then on', () => {
    const clock = new WoundClock();
    const bucket = new Bucket(clock, { perSecond: 10, atOnce: 40 });
    expect(takeAll(bucket, 100)).toBe(40);
    expect(bucket.take()).toBe(100);
    clock.passes(0.1);
    expect(takeAll(bucket, 100)).toBe(1);
    clock.passes(2);
    expect(takeAll(bucket, 100)).toBe(20);
    clock.passes(3600);
    expect(takeAll(bucket, 100)).toBe(40);
  });

  test('lends what was used before anybody could say no, and not without end', () => {
    const clock = new WoundClock();
    const bucket = new Bucket(clock, { perSecond: 10, atOnce: 40 });
    bucket.charge(1_000_000);
    expect(bucket.wait(0)).toBe(4000);
    clock.passes(4);
    expect(bucket.wait(0)).toBe(0);
  });

  test('does not hold against anybody what came in a heap because the server could not listen', () => {
    const clock = new WoundClock();
    const honest = new Bucket(clock, { perSecond: 20, atOnce: 20 });
    // Fifteen a second for six seconds, all heard at the end of them.
    clock.passes(6, true);
    expect(takeAll(honest, 90)).toBe(90);
    // What was not used melts, and nobody can save up much of it.
    clock.passes(6, true);
    expect(takeAll(honest, 10)).toBe(10);
    clock.passes(10);
    expect(takeAll(honest, 200)).toBe(20);
    const idle = new Bucket(clock, { perSecond: 20, atOnce: 20 });
    clock.passes(3600, true);
    clock.passes(3600);
    expect(takeAll(idle, 1000)).toBe(220);
  });
});

describe('what is remembered', () => {
  test('of a million keys is little, and of the last ones', () => {
    const buckets = new Buckets(new WoundClock(), { perSecond: 1, atOnce: 2 }, 1000);
    for (let i = 0; i < 100_000; i++) buckets.take(`2001:db8:0:${i.toString(16)}::/64`);
    expect(buckets.size).toBe(1000);
    buckets.take('203.0.113.7');
    buckets.take('203.0.113.7');
    expect(buckets.take('203.0.113.7')).toBe(1000);
  });

  test('of a million addresses is little, and all that have something open', () => {
    const addresses = new Addresses(new WoundClock(), config(), 1000);
    const inUse = addresses.of('203.0.113.7');
    const close = addresses.opened(inUse, { unread: () => 0 });
    for (let i = 0; i < 50_000; i++) addresses.of(`address ${i}`);
    expect(addresses.size).toBe(1000);
    expect(addresses.of('203.0.113.7')).toBe(inUse);
    close();
    expect(addresses.openSockets).toBe(0);
    for (let i = 0; i < 2000; i++) addresses.of(`address ${i}`);
    expect(addresses.of('203.0.113.7')).not.toBe(inUse);
  });
});

describe('the clock', () => {
  test('knows how long the server could not listen, before anything that was said meanwhile is heard', async () => {
    const clock = new ServerClock();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(clock.deaf()).toBe(0);
    const began = performance.now();
    while (performance.now() - began < 600);
    const deaf = clock.deaf();
    expect(deaf).toBeGreaterThan(300);
    expect(deaf).toBeLessThan(1500);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(clock.deaf()).toBeGreaterThanOrEqual(deaf);
    clock.stop();
  });
});
