/** Who is to be told, when: of a slow round that ends, of a challenge that waits for its answer, of one that is to be played. */
import { challengeEnds, openChallenges, type Pairing } from '@warbeacon/tournament';
import { type Folded, lastRound } from './folded.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface DueReminder {
  readonly do: 'remind';
  /** `challenged` and `answer` are for who is challenged alone. */
  readonly what: 'half' | 'day' | 'challenged' | 'answer';
  /** Under this name it goes out once to each. */
  readonly key: string;
  readonly pairings: readonly Pairing[];
  /** What ends then. */
  readonly of: 'round' | 'challenge';
  readonly deadline: number;
}

interface Hour {
  readonly at: number;
  readonly reminder: DueReminder;
}

interface Span {
  readonly key: string;
  readonly of: DueReminder['of'];
  readonly pairings: readonly Pairing[];
  readonly began: number;
  readonly deadline: number;
}

/** At half of the time, and a day before the end. */
function twice({ began, deadline, ...about }: Span): readonly Hour[] {
  const told = (what: 'half' | 'day', at: number): Hour => ({
    at,
    reminder: { ...about, do: 'remind', what, key: `${about.key}-${what}`, deadline },
  });
  return [told('half', began + (deadline - began) / 2), told('day', deadline - DAY)].filter(({ at }) => at > began);
}

/** Those that are still to come or just due; what is over its end is told to nobody. */
export function reminderHours(folded: Folded): readonly Hour[] {
  const { state, terms } = folded;
  if (state.settings.format.kind === 'ladder')
    return openChallenges(state).flatMap((pairing) => ofChallenge(pairing, challengeEnds(state, pairing)));
  const round = lastRound(folded);
  if (terms.pace.kind !== 'slow' || round?.state !== 'published' || round.deadline === null) return [];
  const { deadline, publishedAt, number, pairings } = round;
  return twice({ key: `round-${number}`, of: 'round', pairings, began: publishedAt ?? deadline, deadline });
}

function ofChallenge(pairing: Pairing, deadline: number | null): readonly Hour[] {
  const { id, accepted, challengedAt, acceptedAt } = pairing;
  if (deadline === null || challengedAt === undefined) return [];
  const key = `challenge-${id}`;
  const about = { of: 'challenge', pairings: [pairing], deadline } as const;
  if (accepted === true) return twice({ ...about, key, began: acceptedAt ?? challengedAt });
  const told = (what: 'challenged' | 'answer', at: number): Hour => ({
    at,
    reminder: { ...about, do: 'remind', what, key: `${key}-${what}` },
  });
  const again = deadline - DAY;
  return [told('challenged', challengedAt), ...(again > challengedAt ? [told('answer', again)] : [])];
}
