/** Who of those that look for an opponent meets whom. */

export interface Seeker {
  readonly game: string;
  /** `null`: either. */
  readonly side: string | null;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/**
 * Whether somebody who has waited so many milliseconds would meet the other. It widens with the wait, and both must be
 * willing; today nobody is too far from anybody.
 */
export type Reach<S extends Seeker> = (one: S, other: S, waited: number) => boolean;

const meetsAnybody = () => true;

const wishesFit = (one: Seeker, other: Seeker): boolean =>
  one.game === other.game && (one.side === null || other.side === null || one.side !== other.side);

/** Pairs of those that fit, nobody in two of them; who has waited longest comes first, and gets who has waited longest. */
export function pairsOf<S extends Seeker>(
  seekers: readonly S[],
  now: number,
  reach: Reach<S> = meetsAnybody,
): (readonly [S, S])[] {
  const left = seekers.toSorted((a, b) => a.since - b.since);
  const pairs: (readonly [S, S])[] = [];
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const first = one;
    const at = left.findIndex(
      (other) =>
        wishesFit(first, other) && reach(first, other, now - first.since) && reach(other, first, now - other.since),
    );
    const [other] = at < 0 ? [] : left.splice(at, 1);
    if (other !== undefined) pairs.push([first, other]);
  }
  return pairs;
}

/** The side of the first of a pair; `coin` decides where both take either. */
export function sideOfFirst(
  [one, other]: readonly [Seeker, Seeker],
  sides: readonly string[],
  coin: 0 | 1,
): string | undefined {
  if (one.side !== null) return one.side;
  return other.side === null ? sides[coin] : sides.find((side) => side !== other.side);
}
