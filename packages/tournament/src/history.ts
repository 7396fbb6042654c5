/** What each round gave each entrant: from this come scores, tie-breaks, and whom one may still meet. */
import { askedForBye, fieldOf } from './field.ts';
import { outcomeOf, wasPlayed } from './outcome.ts';
import type { EventState, Pairing, Round } from './state.ts';

export type RoundKind =
  | 'win'
  | 'draw'
  | 'loss'
  | 'walkover-win'
  | 'walkover-loss'
  | 'double-loss'
  | 'bye'
  /** Asked for, and worth a draw. */
  | 'requested-bye'
  /** It was before one's entry. */
  | 'late'
  /** Not paired: withdrawn, or the pairing was void. */
  | 'absent'
  /** The odd one of a round robin, who rests in turn. */
  | 'rest'
  /** Not over yet. */
  | 'open';

export interface PlayedLeg {
  /** 0 for the first side of the game. */
  readonly side: 0 | 1;
  readonly won: boolean;
  /** As it counts for this entrant: less than nothing where it was lost. */
  readonly margin: number;
}

export interface RoundOf {
  readonly round: number;
  readonly kind: RoundKind;
  readonly pairing: string | null;
  readonly opponent: string | null;
  /** Halves of a point. */
  readonly points: number;
  /** Those that were played or adjudicated. */
  readonly legs: readonly PlayedLeg[];
}

export const WAS_PLAYED: ReadonlySet<RoundKind> = new Set(['win', 'draw', 'loss']);

/** After one of these nobody gets the bye of an odd round. */
export const NO_BYE_AFTER: ReadonlySet<RoundKind> = new Set(['bye', 'walkover-win']);
/** Who was paired has met, though one of them did not come; not who was paired in vain. */
export const HAVE_MET: ReadonlySet<RoundKind> = new Set([
  ...WAS_PLAYED,
  'walkover-win',
  'walkover-loss',
  'double-loss',
  'open',
]);

const NO_LEGS: readonly PlayedLeg[] = [];

/** Of everybody in the field, round by round; proposed rounds are none yet. `stage`: rounds of that stage alone. */
export function historyOf(state: EventState, stage?: number): Map<string, RoundOf[]> {
  const field = fieldOf(state);
  const histories = new Map<string, RoundOf[]>(field.map(({ id }) => [id, []]));
  for (const round of state.rounds) {
    if (round.state === 'proposed' || (stage !== undefined && round.stage !== stage)) continue;
    const of = roundsOf(state, round);
    for (const entrant of field) histories.get(entrant.id)?.push(of.get(entrant.id) ?? without(state, round, entrant));
  }
  return histories;
}

function roundsOf(state: EventState, round: Round): Map<string, RoundOf> {
  const of = new Map<string, RoundOf>();
  for (const pairing of round.pairings) {
    of.set(pairing.a, seenBy(state, round, pairing, pairing.a, pairing.b));
    if (pairing.b !== null) of.set(pairing.b, seenBy(state, round, pairing, pairing.b, pairing.a));
  }
  return of;
}

function without(state: EventState, { number }: Round, entrant: { from: number; state: string }): RoundOf {
  const nobody = { round: number, pairing: null, opponent: null, legs: NO_LEGS };
  const { format, entry } = state.settings;
  if (number < entrant.from) return { ...nobody, kind: 'late', points: entry.lateScore };
  const rests = (format.kind === 'round-robin' || format.kind === 'groups') && entrant.state === 'in';
  return { ...nobody, kind: rests ? 'rest' : 'absent', points: 0 };
}

function seenBy(state: EventState, round: Round, pairing: Pairing, own: string, opponent: string | null): RoundOf {
  const { points } = state.settings;
  const of = (kind: RoundKind, halves: number): RoundOf => ({
    round: round.number,
    kind,
    pairing: pairing.id,
    opponent,
    points: halves,
    legs: opponent === null ? NO_LEGS : legsOf(pairing, own),
  });
  const outcome = outcomeOf(state, pairing);
  switch (outcome.kind) {
    case 'open':
      return of('open', 0);
    case 'bye':
      return askedForBye(state, round.number, own) ? of('requested-bye', points.draw) : of('bye', points.bye);
    case 'void':
      return of('absent', 0);
    case 'double-loss':
      return of('double-loss', 0);
    case 'draw':
      return of('draw', points.draw);
    case 'win': {
      const won = outcome.winner === own;
      if (!outcome.played) return won ? of('walkover-win', points.walkover) : of('walkover-loss', 0);
      return won ? of('win', points.win) : of('loss', points.loss);
    }
  }
}

function legsOf(pairing: Pairing, own: string): PlayedLeg[] {
  return pairing.legs.filter(wasPlayed).map(({ sides, result }) => {
    const decided = result?.kind === 'played' || result?.kind === 'adjudicated' ? result : undefined;
    const won = decided?.winner === own;
    const margin = decided === undefined || decided.winner === null ? 0 : decided.margin;
    return { side: sides[0] === own ? 0 : 1, won, margin: won ? margin : margin === 0 ? 0 : -margin };
  });
}

export const scoreOf = (history: readonly RoundOf[]): number => history.reduce((sum, { points }) => sum + points, 0);
