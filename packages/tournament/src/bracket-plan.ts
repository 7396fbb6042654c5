/** Which slots a knock-out has, and who comes into each from where. */

export type Source =
  /** Of the seeds of the bracket, from 1. */
  { readonly from: 'seed'; readonly seed: number } | { readonly from: 'winner' | 'loser'; readonly slot: string };

export type Part = 'winners' | 'losers' | 'third-place' | 'grand-final';

export interface PlannedSlot {
  /** `w2.3`: the third of the second round of the winners; `l` losers, `t1` third place, `g1` and `g2` grand finals. */
  readonly slot: string;
  readonly part: Part;
  /** Of the knock-out, from 1. */
  readonly round: number;
  readonly sources: readonly [Source, Source];
}

/** Rounds of the winners. */
export function depthOf(entrants: number): number {
  let depth = 1;
  while (2 ** depth < entrants) depth++;
  return depth;
}

/** 1-16-8-9-…: seeds in the order of the first round's places, so that the best meet as late as can be. */
export function seedOrder(depth: number): number[] {
  let order = [1];
  for (let level = 0; level < depth; level++) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

const winner = (slot: string): Source => ({ from: 'winner', slot });
const loser = (slot: string): Source => ({ from: 'loser', slot });
const countUp = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

function winnersSlots(depth: number): PlannedSlot[] {
  const order = seedOrder(depth);
  return countUp(depth).flatMap((round) =>
    countUp(2 ** (depth - round)).map((at): PlannedSlot => {
      const seed = (place: number): Source => ({ from: 'seed', seed: order[place] ?? 0 });
      const sources: [Source, Source] =
        round === 1
          ? [seed(2 * at - 2), seed(2 * at - 1)]
          : [winner(`w${round - 1}.${2 * at - 1}`), winner(`w${round - 1}.${2 * at}`)];
      return { slot: `w${round}.${at}`, part: 'winners', round, sources };
    }),
  );
}

export function eliminationPlan(entrants: number, thirdPlace: boolean): PlannedSlot[] {
  const depth = depthOf(entrants);
  const slots = winnersSlots(depth);
  if (!thirdPlace || entrants < 4) return slots;
  const sources: [Source, Source] = [loser(`w${depth - 1}.1`), loser(`w${depth - 1}.2`)];
  return [...slots, { slot: 't1', part: 'third-place', round: depth, sources }];
}

/**
 * Who loses once goes on among the losers: their odd rounds are among themselves, in the even ones come those who have just lost
 * among the winners, from the other end of the bracket or its other half in turn, so that nobody meets again soon.
 */
export function doubleEliminationPlan(entrants: number): PlannedSlot[] {
  const depth = depthOf(entrants);
  const slots = winnersSlots(depth);
  const rounds = 2 * (depth - 1);
  for (let round = 1; round <= rounds; round++) {
    const count = 2 ** (depth - 1 - Math.ceil(round / 2));
    for (const at of countUp(count)) {
      const step = round / 2;
      const crossed = step % 2 === 1 ? count + 1 - at : ((at - 1 + Math.floor(count / 2)) % count) + 1;
      const sources: [Source, Source] =
        round === 1
          ? [loser(`w1.${2 * at - 1}`), loser(`w1.${2 * at}`)]
          : round % 2 === 1
            ? [winner(`l${round - 1}.${2 * at - 1}`), winner(`l${round - 1}.${2 * at}`)]
            : [winner(`l${round - 1}.${at}`), loser(`w${step + 1}.${crossed}`)];
      slots.push({ slot: `l${round}.${at}`, part: 'losers', round: round + 1, sources });
    }
  }
  const champion = winner(`w${depth}.1`);
  const challenger = rounds > 0 ? winner(`l${rounds}.1`) : loser(`w${depth}.1`);
  slots.push({ slot: 'g1', part: 'grand-final', round: 2 * depth, sources: [champion, challenger] });
  slots.push({ slot: 'g2', part: 'grand-final', round: 2 * depth + 1, sources: [loser('g1'), winner('g1')] });
  return slots;
}
