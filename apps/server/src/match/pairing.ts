/** Who of those that look for an opponent meets whom. */

export interface Seeker {
  readonly game: string;
  /** `null`: either. */
  readonly side: string | null;
  /** 1 when the match is to be rated. */
  readonly rated: number;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/**
 * Whether somebody who has waited so many milliseconds would meet the other. It widens with the wait, and both must be
 * willing.
 */
export type Reach<S extends Seeker> = (one: S, other: S, waited: number) => boolean;

const meetsAnybody = () => true;

/** Points that an opponent in a rated match may be away at first. */
const NEAR = 150;
/** By so many more after so many milliseconds, and so on. */
const STEP = 50;
const STEP_EVERY = 10_000;
/** After that time anybody will do: better a long match with a master than none. */
const PATIENCE = 180_000;

/** How many points an opponent in a rated match may be away after so many milliseconds; `null` when anybody will do. */
export function within(waited: number): number | null {
  return waited >= PATIENCE ? null : NEAR + STEP * Math.floor(Math.max(0, waited) / STEP_EVERY);
}

/** Who wants a rated match meets those of about their own strength first. */
export const ofOwnStrength: Reach<Seeker & { readonly mean: number }> = (one, other, waited) => {
  const reach = one.rated === 0 ? null : within(waited);
  return reach === null || Math.abs(one.mean - other.mean) <= reach;
};

const wishesFit = (one: Seeker, other: Seeker): boolean =>
  one.game === other.game &&
  one.rated === other.rated &&
  (one.side === null || other.side === null || one.side !== other.side);

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
