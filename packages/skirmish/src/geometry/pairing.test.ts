import { describe, expect, test } from 'vitest';
import {
  areLawful,
  assigned,
  canBePaired,
  canonicalFights,
  choices,
  type Contact,
  fightCount,
  type Sorted,
} from './pairing.ts';

/** Every way to sort touching models into stars, worked out by trying each set of contacts. */
function allStars(contacts: readonly Contact[]): Sorted[][] {
  const models = new Set(contacts.flat());
  const found: Sorted[][] = [];
  for (let set = 0; set < 1 << contacts.length; set++) {
    const chosen = contacts.filter((_, i) => (set >> i) & 1);
    const degree = (model: number) => chosen.filter((pair) => pair.includes(model)).length;
    if (new Set(chosen.flat()).size !== models.size) continue;
    // A forest of stars: each contact has an end that has no other.
    if (!chosen.every(([good, evil]) => degree(good) === 1 || degree(evil) === 1)) continue;
    const fights: Sorted[] = [];
    for (const [good, evil] of chosen) {
      if (degree(evil) > 1) {
        if (fights.some((fight) => fight.evil.includes(evil))) continue;
        fights.push({ good: chosen.filter(([, e]) => e === evil).map(([g]) => g), evil: [evil] });
      } else if (!fights.some((fight) => fight.good.includes(good))) {
        fights.push({ good: [good], evil: chosen.filter(([g]) => g === good).map(([, e]) => e) });
      }
    }
    found.push(fights);
  }
  return found;
}

function contactsOf(goods: number, evils: number, bits: number): Contact[] {
  const all = Array.from({ length: goods * evils }, (_, i): Contact => [Math.trunc(i / evils), 10 + (i % evils)]);
  return all.filter((_, i) => (bits >> i) & 1);
}

/** Agrees with what is tried out in full, or tells where not. */
function disagreements(contacts: readonly Contact[]): string[] {
  const all = allStars(contacts);
  const most = Math.max(0, ...all.map((fights) => fights.length));
  const lawful = all.filter((fights) => fights.length === most);
  const said: string[] = [];
  if (fightCount(contacts) !== most) said.push('count');
  if (!areLawful(canonicalFights(contacts), contacts)) said.push('canonical');
  if (!lawful.every((fights) => areLawful(fights, contacts))) said.push('lawful');
  if (all.some((fights) => fights.length < most && areLawful(fights, contacts))) said.push('unlawful');
  for (const [good, evil] of contacts) {
    const together = lawful.some((fights) => fights.some((f) => f.good.includes(good) && f.evil.includes(evil)));
    if (together !== canBePaired([good, evil], contacts)) said.push(`pair ${good} ${evil}`);
  }
  return said;
}

describe('[M-18] sorting into Fights', () => {
  test('[S-41, S-42] E-22: a chain gives pairs, one against three one Fight', () => {
    expect(
      canonicalFights([
        [1, 11],
        [1, 12],
        [2, 12],
      ]),
    ).toEqual([
      { good: [1], evil: [11] },
      { good: [2], evil: [12] },
    ]);
    expect(
      canonicalFights([
        [1, 11],
        [1, 12],
        [1, 13],
      ]),
    ).toEqual([{ good: [1], evil: [11, 12, 13] }]);
    const chain = canonicalFights([
      [1, 11],
      [2, 11],
      [2, 12],
      [3, 12],
    ]);
    expect(chain.map(({ good, evil }) => [good.length, evil.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('[S-41] every graph of up to three against three agrees with trying all', () => {
    for (let bits = 0; bits < 1 << 9; bits++) expect([bits, disagreements(contactsOf(3, 3, bits))]).toEqual([bits, []]);
  });

  test('[S-41] and so do graphs of four against four, every thirty-seventh with up to ten contacts', () => {
    let tried = 0;
    for (let bits = 5; bits < 1 << 16; bits += 37) {
      const contacts = contactsOf(4, 4, bits);
      if (contacts.length > 10) continue;
      tried++;
      expect([bits, disagreements(contacts)]).toEqual([bits, []]);
    }
    expect(tried).toBeGreaterThan(1000);
  });

  test('the order in which contacts are told changes nothing', () => {
    for (let bits = 1; bits < 1 << 16; bits += 101) {
      const contacts = contactsOf(4, 4, bits);
      expect(canonicalFights([...contacts].reverse())).toEqual(canonicalFights(contacts));
    }
  });

  test('[S-43] in a square either model of a side may take either of the other', () => {
    const square: Contact[] = [
      [1, 11],
      [1, 12],
      [2, 11],
      [2, 12],
    ];
    const fights = canonicalFights(square);
    expect(fights).toEqual([
      { good: [1], evil: [12] },
      { good: [2], evil: [11] },
    ]);
    expect(choices(fights, square)).toEqual([
      [1, 11],
      [2, 12],
    ]);
    const after = assigned(fights, square, [1, 11]);
    expect(areLawful(after, square)).toBe(true);
    expect(choices(after, square)).toEqual([
      [1, 12],
      [2, 11],
    ]);
  });

  test('[S-43] there is no choice where a pair less would come of it', () => {
    const chain: Contact[] = [
      [1, 11],
      [1, 12],
      [2, 12],
    ];
    expect(choices(canonicalFights(chain), chain)).toEqual([]);
    expect(areLawful([{ good: [1], evil: [11, 12] }], chain)).toBe(false);
  });

  test('[S-43] of three in a chain the one in the middle chooses with the ends', () => {
    const chain: Contact[] = [
      [1, 11],
      [2, 11],
      [2, 12],
      [3, 12],
    ];
    const fights = canonicalFights(chain);
    expect(fights).toEqual([
      { good: [1], evil: [11] },
      { good: [2, 3], evil: [12] },
    ]);
    expect(choices(fights, chain)).toEqual([[2, 11]]);
    expect(assigned(fights, chain, [2, 11])).toEqual([
      { good: [1, 2], evil: [11] },
      { good: [3], evil: [12] },
    ]);
  });

  test('nobody touches: there are no Fights', () => {
    expect([canonicalFights([]), fightCount([]), areLawful([], [])]).toEqual([[], 0, true]);
  });
});
