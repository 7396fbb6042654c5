import { fromHex, pledgeOf, previousLink, toHex } from '@warbeacon/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chain } from './chain.ts';

/** What a browser keeps. */
class Shelf {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

let shelf = new Shelf();
beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const before = (link: string | undefined): string => toHex(previousLink(fromHex(link ?? '')));

test('each link leads to the one before it, and the first to the anchor, which was pledged', async () => {
  const chain = await Chain.begun('m', 'red');
  const links = await chain.after(0, 3);
  expect([before(links[0]), before(links[1]), before(links[2])]).toEqual([chain.anchor, links[0], links[1]]);
  expect(chain.pledge('m', 'red')).toBe(pledgeOf('m', 'red', chain.anchor));
  expect(chain.length).toBe(10_000);
});

test('is the same when the page is opened again, and knows which links it has shown', async () => {
  const chain = await Chain.begun('m', 'red');
  const links = await chain.after(0, 3);
  const again = Chain.kept('m', 'red');
  expect(again?.anchor).toBe(chain.anchor);
  expect(again?.placeOf(links[2] ?? '')).toBe(3);
  expect(await again?.after(3, 1)).toEqual(await chain.after(3, 1));
  expect(Chain.kept('m', 'blue')).toBeUndefined();
  expect(Chain.kept('n', 'red')).toBeUndefined();
});

test('goes on from no link that it has not shown: nobody gets later ones out of it by naming them', async () => {
  const chain = await Chain.begun('m', 'red');
  const other = await Chain.begun('m', 'blue');
  const [, second] = await chain.after(0, 2);
  expect(chain.placeOf(second ?? '')).toBe(2);
  expect(chain.placeOf(other.anchor)).toBeUndefined();
  expect(chain.placeOf('')).toBeUndefined();
});

test('goes on far beyond the links that are near, and in another tab that was opened before', async () => {
  const chain = await Chain.begun('m', 'red');
  const tab = Chain.kept('m', 'red');
  const links = await chain.after(0, 600);
  expect(before(links[599])).toBe(links[598]);
  expect([before(links[256]), before(links[0])]).toEqual([links[255], chain.anchor]);
  expect(tab?.placeOf(links[599] ?? '')).toBe(600);
  expect(await tab?.after(600, 1)).toEqual(await chain.after(600, 1));
});

test('ends with its seed', async () => {
  const chain = await Chain.begun('m', 'red');
  expect(await chain.after(chain.length - 1, 5)).toHaveLength(1);
  expect(await chain.after(chain.length, 1)).toEqual([]);
});

test('two chains are different ones, and what was kept is not taken for one where it is none', async () => {
  const [one, two] = [await Chain.begun('m', 'red'), await Chain.begun('m', 'red')];
  expect(one.anchor).not.toBe(two.anchor);
  for (const bad of ['', 'null', '{}', '{"seed":"zz","links":1,"shown":0}', '{"seed":1}']) {
    shelf.kept.set('warbeacon.dice.m.red', bad);
    expect(Chain.kept('m', 'red')).toBeUndefined();
  }
});

test('a browser that keeps nothing has it for as long as the page is open', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room');
    },
  });
  const chain = await Chain.begun('m', 'red');
  const [first] = await chain.after(0, 1);
  expect(chain.placeOf(first ?? '')).toBe(1);
});
