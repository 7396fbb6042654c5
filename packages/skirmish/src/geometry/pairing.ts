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

/** A maximum matching by augmenting paths, Good's models in the order of their indices: each partner of each. */
function matching(contacts: readonly Contact[]): Map<number, number> {
  const touched = neighbours(contacts);
  const mates = new Map<number, number>();
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
  for (const good of goodOf(contacts)) grow(good, new Set());
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
export function canonicalFights(contacts: readonly Contact[]): Sorted[] {
  const mates = matching(contacts);
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
    const [first] = touched.get(model) ?? [];
    if (mates.has(model) || first === undefined) continue;
    // Were a model without partner to touch another such, or its partner's partner to be free, the matching would not be the largest.
    const fight = fightOf.get(first);
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

/** [M-18] The sorting after `model` has gone to the Fight of `enemy`. In between it may be unlawful: somebody may be left alone. */
export function assigned(fights: readonly Sorted[], model: number, enemy: number): Sorted[] {
  return fights
    .map(({ good, evil }): Sorted => {
      const side = good.includes(enemy) ? 'evil' : evil.includes(enemy) ? 'good' : undefined;
      const without = { good: good.filter((one) => one !== model), evil: evil.filter((one) => one !== model) };
      if (side === undefined) return without;
      return { ...without, [side]: [...without[side], model].sort((a, b) => a - b) };
    })
    .filter(({ good, evil }) => good.length + evil.length > 0);
}
