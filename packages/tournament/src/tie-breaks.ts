/**
 * What parts those of one score. Values are in points, wins or places, as they are shown; all are exact. A round that was not
 * played counts for Buchholz and Sonneborn-Berger as a draw against a virtual opponent with one's own score.
 */
import { type RoundKind, type RoundOf, WAS_PLAYED } from './history.ts';
import { lotOf } from './lots.ts';
import type { Settings, TieBreak } from './settings.ts';

/** What the tie-breaks of one standing are reckoned from. */
export interface Reckoning {
  readonly settings: Settings;
  /** Of the event: for the lot. */
  readonly seed: string;
  readonly histories: ReadonlyMap<string, readonly RoundOf[]>;
  /** Halves of a point. */
  readonly scores: ReadonlyMap<string, number>;
  readonly seeds: ReadonlyMap<string, number>;
  /** Places in the lot, from 1. */
  readonly lots: ReadonlyMap<string, number>;
}

/** What a round gave to a tie-break. */
export interface Share {
  readonly round: number;
  readonly kind: RoundKind;
  readonly opponent: string | null;
  /** As the tie-break counts it: points of an opponent, a win, a margin, a leg. */
  readonly gave: number;
  /** Left out as the highest or the lowest. */
  readonly cut: boolean;
}

export function lotsOf(seed: string, ids: Iterable<string>): Map<string, number> {
  const drawn = [...ids].map((id) => [lotOf(seed, id), id] as const).sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(drawn.map(([, id], at) => [id, at + 1]));
}

/** Of the two, less is better. */
const LESS_IS_BETTER: ReadonlySet<TieBreak> = new Set(['seed', 'lot']);
export const isBetter = (tieBreak: TieBreak, one: number, other: number): boolean =>
  LESS_IS_BETTER.has(tieBreak) ? one < other : one > other;

/** Neither played nor nothing: what stands for it is a virtual opponent. */
const VIRTUAL: ReadonlySet<RoundKind> = new Set([
  'walkover-win',
  'walkover-loss',
  'double-loss',
  'bye',
  'requested-bye',
  'late',
  'absent',
]);

const points = (halves: number | undefined): number => (halves ?? 0) / 2;

function opponentsShares({ histories, scores }: Reckoning, id: string, bySuccess: boolean): Share[] {
  const own = points(scores.get(id));
  return (histories.get(id) ?? []).flatMap(({ round, kind, opponent }): Share[] => {
    const share = (gave: number): Share[] => [{ round, kind, opponent, gave, cut: false }];
    if (WAS_PLAYED.has(kind)) {
      const their = points(scores.get(opponent ?? ''));
      return share(bySuccess ? their * (kind === 'win' ? 1 : kind === 'draw' ? 0.5 : 0) : their);
    }
    return VIRTUAL.has(kind) ? share(bySuccess ? own / 2 : own) : [];
  });
}

function cut(shares: readonly Share[], lowest: boolean, highest: boolean): Share[] {
  const order = shares.map((_, at) => at).sort((one, other) => (shares[one]?.gave ?? 0) - (shares[other]?.gave ?? 0));
  const out = new Set<number>();
  if (lowest && order[0] !== undefined) out.add(order[0]);
  const last = order.at(-1);
  if (highest && last !== undefined) out.add(last);
  return shares.map((share, at) => ({ ...share, cut: out.has(at) }));
}

function legShares(
  { histories }: Reckoning,
  id: string,
  gives: (leg: RoundOf['legs'][number]) => number | undefined,
): Share[] {
  return (histories.get(id) ?? []).flatMap(({ round, kind, opponent, legs }) =>
    legs.flatMap((leg): Share[] => {
      const gave = gives(leg);
      return gave === undefined ? [] : [{ round, kind, opponent, gave, cut: false }];
    }),
  );
}

/** Round by round; nothing for tie-breaks that no round gives. */
export function sharesOf(reckoning: Reckoning, id: string, tieBreak: TieBreak): Share[] {
  const { settings } = reckoning;
  switch (tieBreak) {
    case 'buchholz':
      return opponentsShares(reckoning, id, false);
    case 'buchholz-cut-1':
      return cut(opponentsShares(reckoning, id, false), true, false);
    case 'median-buchholz':
      return cut(opponentsShares(reckoning, id, false), true, true);
    case 'sonneborn-berger':
      return opponentsShares(reckoning, id, true);
    case 'wins':
      return (reckoning.histories.get(id) ?? []).flatMap(({ round, kind, opponent }): Share[] =>
        kind === 'win' ? [{ round, kind, opponent, gave: 1, cut: false }] : [],
      );
    case 'wins-as-weaker':
      return legShares(reckoning, id, ({ side, won }) => (won && side === settings.weakerSide ? 1 : undefined));
    case 'harder-sides':
      return legShares(reckoning, id, ({ side }) => (side === settings.weakerSide ? 1 : undefined));
    case 'margin':
      return legShares(reckoning, id, ({ margin }) =>
        Math.max(-settings.marginCap, Math.min(settings.marginCap, margin)),
      );
    case 'head-to-head':
    case 'seed':
    case 'lot':
      return [];
  }
}

/** `tied`: those with whom `id` is level so far, itself among them. `null` where the tie-break says nothing. */
export function valueOf(reckoning: Reckoning, id: string, tieBreak: TieBreak, tied: readonly string[]): number | null {
  switch (tieBreak) {
    case 'head-to-head':
      return headToHead(reckoning, id, tied);
    case 'seed':
      return reckoning.seeds.get(id) ?? 0;
    case 'lot':
      return reckoning.lots.get(id) ?? 0;
    default:
      return sharesOf(reckoning, id, tieBreak).reduce((sum, { gave, cut }) => sum + (cut ? 0 : gave), 0);
  }
}

/** Who of the tied has met whom, as `id` has. */
export function meetingsAmong({ histories }: Reckoning, id: string, tied: readonly string[]): RoundOf[] {
  const others = new Set(tied);
  return (histories.get(id) ?? []).filter(
    ({ kind, opponent }) => WAS_PLAYED.has(kind) && opponent !== null && others.has(opponent),
  );
}

/** More cannot have met each other in as many rounds as there may be. */
const MOST_WHO_MET = 64;

/** Points among the tied, if each of them has met each. */
function headToHead(reckoning: Reckoning, id: string, tied: readonly string[]): number | null {
  if (tied.length < 2 || tied.length > MOST_WHO_MET) return null;
  const allMet = tied.every(
    (one) => new Set(meetingsAmong(reckoning, one, tied).map(({ opponent }) => opponent)).size === tied.length - 1,
  );
  if (!allMet) return null;
  return points(meetingsAmong(reckoning, id, tied).reduce((sum, round) => sum + round.points, 0));
}
