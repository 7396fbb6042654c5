/** [M-18] Who fights whom: contacts are sorted into Fights of one against one or more. Models are told by their indices. */

/** A model of Good and one of Evil that touch. */
export type Contact = readonly [good: number, evil: number];

export interface Sorted {
  readonly good: readonly number[];
  readonly evil: readonly number[];
}

/** Whom each model touches, in the order of indices. */
function neighbours(contacts: readonly Contact[]): Map<number, number[]> {
  const touched = new Map<number, number[]>();
  const add = (a: number, b: number) => {
    const list = touched.get(a);
    if (list === undefined) touched.set(a, [b]);
    else if (!list.includes(b)) list.push(b);
  };
  for (const [good, evil] of contacts) {
    add(good, evil);
    add(evil, good);
  }
  for (const list of touched.values()) list.sort((a, b) => a - b);
  return touched;
}

/**
 * A maximum matching by augmenting paths, Good's models in the order of their indices: each partner of each. `from`: pairs that there
 * are already; whoever is in one stays in one.
 */
function matching(contacts: readonly Contact[], from?: ReadonlyMap<number, number>): Map<number, number> {
  const touched = neighbours(contacts);
  const mates = new Map<number, number>(from);
  const grow = (good: number, seen: Set<number>): boolean => {
    for (const evil of touched.get(good) ?? []) {
      if (seen.has(evil)) continue;
      seen.add(evil);
      const mate = mates.get(evil);
      if (mate === undefined || grow(mate, seen)) {
        mates.set(evil, good);
        mates.set(good, evil);
        return true;
      }
    }
    return false;
  };
  for (const good of goodOf(contacts)) if (!mates.has(good)) grow(good, new Set());
  return mates;
}

function goodOf(contacts: readonly Contact[]): number[] {
  return [...new Set(contacts.map(([good]) => good))].sort((a, b) => a - b);
}

/** [S-41] How many Fights there are: as many as models can be paired one against one. */
export function fightCount(contacts: readonly Contact[]): number {
  return matching(contacts).size / 2;
}

/** [M-18, S-41, S-42] The canonical pairing: a maximum matching, whom everybody else joins at his first neighbour. Good's order. */
export const canonicalFights = (contacts: readonly Contact[]): Sorted[] => stars(contacts, matching(contacts), []);

/** Whom everybody without a partner joins: somebody of the Fight that he was in before, else his first neighbour. */
function stars(contacts: readonly Contact[], mates: ReadonlyMap<number, number>, before: readonly Sorted[]): Sorted[] {
  const fights: { good: number[]; evil: number[] }[] = [];
  const fightOf = new Map<number, { good: number[]; evil: number[] }>();
  const goods = goodOf(contacts);
  for (const good of goods) {
    const evil = mates.get(good);
    if (evil === undefined) continue;
    const fight = { good: [good], evil: [evil] };
    fights.push(fight);
    fightOf.set(good, fight).set(evil, fight);
  }
  const touched = neighbours(contacts);
  for (const model of [...touched.keys()].sort((a, b) => a - b)) {
    const near = touched.get(model) ?? [];
    const old = before.find(({ good, evil }) => good.includes(model) || evil.includes(model));
    const joined = near.find((one) => old?.good.includes(one) === true || old?.evil.includes(one) === true) ?? near[0];
    if (mates.has(model) || joined === undefined) continue;
    // Were a model without partner to touch another such, or its partner's partner to be free, the matching would not be the largest.
    const fight = fightOf.get(joined);
    (goods.includes(model) ? fight?.good : fight?.evil)?.push(model);
  }
  for (const { good, evil } of fights) {
    good.sort((a, b) => a - b);
    evil.sort((a, b) => a - b);
  }
  return fights;
}

/** [S-41, S-42] Whether the Fights are stars of touching models, all are in one, and they are as many as can be. */
export function areLawful(fights: readonly Sorted[], contacts: readonly Contact[]): boolean {
  const touched = neighbours(contacts);
  const placed = fights.flatMap(({ good, evil }) => [...good, ...evil]);
  return (
    fights.length === fightCount(contacts) &&
    placed.length === touched.size &&
    new Set(placed).size === placed.length &&
    fights.every(
      ({ good, evil }) =>
        Math.min(good.length, evil.length) === 1 &&
        good.every((one) => evil.every((other) => touched.get(one)?.includes(other) === true)),
    )
  );
}

/** [M-18] Whether some lawful sorting has these two in one Fight: without them one pair less can be made. */
export function canBePaired([good, evil]: Contact, contacts: readonly Contact[]): boolean {
  const rest = contacts.filter(([one, other]) => one !== good && other !== evil);
  return fightCount(rest) === fightCount(contacts) - 1;
}

/** [M-18, S-43] The contacts between models of different Fights that could be in one: what the Priority player may choose. */
export function choices(fights: readonly Sorted[], contacts: readonly Contact[]): Contact[] {
  return contacts.filter(
    ([good, evil]) =>
      !fights.some((fight) => fight.good.includes(good) && fight.evil.includes(evil)) &&
      canBePaired([good, evil], contacts),
  );
}

/**
 * [M-18, S-43] The sorting in which these two are in one Fight, lawful like the one before and as much like it as can be: pairs of
 * before stay pairs, and who has none stays in his Fight, where that goes. Only for a contact that `canBePaired`.
 */
export function assigned(fights: readonly Sorted[], contacts: readonly Contact[], [good, evil]: Contact): Sorted[] {
  const rest = contacts.filter(([one, other]) => one !== good && other !== evil);
  const kept = new Map<number, number>();
  for (const {
    good: [one],
    evil: [other],
  } of fights) {
    if (one === undefined || other === undefined || one === good || other === evil) continue;
    kept.set(one, other).set(other, one);
  }
  const mates = matching(rest, kept).set(good, evil).set(evil, good);
  return stars(contacts, mates, fights);
}
