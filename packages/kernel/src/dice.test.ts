import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { concat, fromHex, lengthPrefixed, toHex, u64be, utf8 } from './bytes.ts';
import {
  commitment,
  type Dice,
  DiceExhausted,
  diceKey,
  hashChain,
  previousLink,
  scriptedDice,
  seedKey,
  streamDice,
} from './dice.ts';

const bytesFrom = (first: number, count = 32) => Uint8Array.from({ length: count }, (_, i) => first + i);
const roll = (dice: Dice, count: number) => Array.from({ length: count }, () => dice.d6());

const anchorOf = (chain: readonly Uint8Array[]) => chain[0] ?? new Uint8Array(0);

describe('the published vector of the dice stream', () => {
  const secret = bytesFrom(0x00);
  const attacker = hashChain(bytesFrom(0x20), 1000);
  const defender = hashChain(bytesFrom(0x40), 1000);
  const key = diceKey({
    matchId: 'm-0001',
    secret,
    rulesHash: sha256(utf8('rules-v1')),
    anchors: [anchorOf(attacker), anchorOf(defender)],
  });
  const moverLink = attacker[1] ?? new Uint8Array(0);
  const opponentLink = defender[1] ?? new Uint8Array(0);

  test('the commitment C', () => {
    expect(toHex(commitment('m-0001', secret))).toBe(
      'c45f0b1fa5651cd23a1addd653ee1f057468cc8e5dcc4b9539dbf28a0c787635',
    );
  });

  test('the anchors of attacker and defender', () => {
    expect(toHex(anchorOf(attacker)).slice(0, 8)).toBe('c4581e54');
    expect(toHex(anchorOf(defender)).slice(0, 8)).toBe('17b25fe3');
  });

  test('the key M', () => {
    expect(toHex(key)).toBe('f37fae4f20f4dbf355e412ff5fb81fd115e6e8814270e0a960b4f312854c0ab6');
  });

  test('command 0, strict: both links', () => {
    expect(roll(streamDice(key, { index: 0, moverLink, opponentLink }), 6)).toEqual([1, 3, 6, 1, 4, 5]);
  });

  test("command 0, not strict: the mover's link alone", () => {
    expect(roll(streamDice(key, { index: 0, moverLink }), 6)).toEqual([5, 1, 6, 1, 4, 5]);
  });
});

describe('HMAC-SHA256 as called here', () => {
  // RFC 4231, test cases 1 to 4, 6 and 7 (5 truncates the output, which is not done here).
  const long = 'aa'.repeat(131);
  test.each([
    ['1', '0b'.repeat(20), toHex(utf8('Hi There')), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '2',
      toHex(utf8('Jefe')),
      toHex(utf8('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['3', 'aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    ['4', toHex(bytesFrom(1, 25)), 'cd'.repeat(50), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    [
      '6',
      long,
      toHex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      '7',
      long,
      toHex(
        utf8(
          'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('RFC 4231, case %s', (_, key, data, mac) => {
    expect(toHex(hmac(sha256, fromHex(key), fromHex(data)))).toBe(mac);
  });
});

describe('HKDF-SHA256 as called here', () => {
  test.each([
    [
      '1',
      '0b'.repeat(22),
      '000102030405060708090a0b0c',
      'f0f1f2f3f4f5f6f7f8f9',
      42,
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    ],
    [
      '2',
      toHex(bytesFrom(0x00, 80)),
      toHex(bytesFrom(0x60, 80)),
      toHex(bytesFrom(0xb0, 80)),
      82,
      'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
    ],
    [
      '3',
      '0b'.repeat(22),
      '',
      '',
      42,
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    ],
  ])('RFC 5869, case %s', (_, input, salt, info, length, output) => {
    expect(toHex(hkdf(sha256, fromHex(input), fromHex(salt), fromHex(info), length))).toBe(output);
  });
});

const sha = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const lp = (x: Uint8Array | string) => {
  const bytes = Buffer.from(x);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

describe('a second reading of the same recipe, with the cryptography of Node', () => {
  test('commitment, links, key and dice agree', () => {
    const secret = bytesFrom(100);
    const seed = bytesFrom(7);
    const rulesHash = bytesFrom(3);
    expect(Buffer.from(commitment('é-1', secret))).toEqual(sha(lp('dice/v1/commit'), lp('é-1'), lp(secret)));
    expect(Buffer.from(previousLink(seed))).toEqual(sha(lp('dice/v1/link'), lp(seed)));
    const key = diceKey({ matchId: 'é-1', secret, rulesHash, anchors: [seed, new Uint8Array(0)] });
    const salt = sha(lp('dice/v1/salt'), lp('é-1'), lp(rulesHash), lp(seed), lp(''));
    expect(Buffer.from(key)).toEqual(Buffer.from(hkdfSync('sha256', secret, salt, 'dice/v1/key', 32)));

    const expected: number[] = [];
    for (let j = 0; expected.length < 100; j++) {
      const head = Buffer.concat([lp('dice/v1/roll'), u64be(41), lp(seed), lp(''), u64be(j)]);
      for (const byte of createHmac('sha256', key).update(head).digest()) if (byte < 252) expected.push((byte % 6) + 1);
    }
    expect(roll(streamDice(key, { index: 41, moverLink: seed }), 100)).toEqual(expected.slice(0, 100));
  });
});

describe('hash chains', () => {
  test('N links and the anchor; the last is the seed; each is the hash of the next', () => {
    const seed = bytesFrom(9);
    const chain = hashChain(seed, 10);
    expect(chain).toHaveLength(11);
    expect(chain[10]).toEqual(seed);
    for (let k = 10; k > 0; k--) expect(previousLink(chain[k] ?? seed)).toEqual(chain[k - 1]);
    expect(hashChain(seed, 0)).toEqual([seed]);
  });
});

describe('the stream', () => {
  test('index and links each change the dice, and an empty link is not the same as the other in its place', () => {
    const key = seedKey(1);
    const link = bytesFrom(1);
    const throws = [{ index: 0 }, { index: 1 }, { index: 0, moverLink: link }, { index: 0, opponentLink: link }];
    const rolls = throws.map((by) => roll(streamDice(key, by), 20).join(''));
    expect(new Set(rolls).size).toBe(4);
  });

  test('the same source twice gives the same dice, and tells which were drawn', () => {
    const dice = streamDice(seedKey('x'), { index: 3 });
    const drawn = roll(dice, 50);
    expect(dice.drawn).toEqual(drawn);
    expect(roll(streamDice(seedKey('x'), { index: 3 }), 50)).toEqual(drawn);
    expect(roll(streamDice(seedKey(5), { index: 3 }), 50)).toEqual(roll(streamDice(seedKey('5'), { index: 3 }), 50));
  });

  test('bytes of 252 and more are passed over, so all six faces are equally likely', () => {
    const key = seedKey('uniform');
    const bytes: number[] = [];
    for (let j = 0; j < 400; j++) {
      bytes.push(
        ...hmac(
          sha256,
          key,
          concat(lengthPrefixed('dice/v1/roll'), u64be(0), lengthPrefixed(''), lengthPrefixed(''), u64be(j)),
        ),
      );
    }
    const kept = bytes.filter((byte) => byte < 252);
    expect(kept.length).toBeLessThan(bytes.length);
    expect(roll(streamDice(key, { index: 0 }), kept.length)).toEqual(kept.map((byte) => (byte % 6) + 1));
    // Of the 252 byte values kept, each face comes from exactly 42.
    const faces = Array.from({ length: 252 }, (_, byte) => (byte % 6) + 1);
    for (let face = 1; face <= 6; face++) expect(faces.filter((f) => f === face)).toHaveLength(42);
  });

  test('60,000 dice: chi-squared of the faces below the one-in-a-thousand bound for five degrees of freedom', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 600; index++) {
      for (const die of roll(streamDice(seedKey('chi'), { index }), 100)) counts[die - 1] = (counts[die - 1] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.52);
  });
});

describe('scripted dice', () => {
  test('come in the order written, then run out', () => {
    const dice = scriptedDice([4, 3]);
    expect(roll(dice, 2)).toEqual([4, 3]);
    expect(() => dice.d6()).toThrow(DiceExhausted);
    expect(dice.drawn).toEqual([4, 3]);
  });
});
