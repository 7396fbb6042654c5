/** A ladder as it stands: who may challenge whom, by when what is to be done, and what has become of its places. */
import { type Refusal, refuse } from '@warbeacon/kernel';
import { entrantOf, isForbidden } from './field.ts';
import { outcomeOf } from './outcome.ts';
import type { EventState, Pairing, Slide } from './state.ts';

const DAY = 86_400_000;

const pairingsOf = ({ rounds }: EventState): readonly Pairing[] => rounds[0]?.pairings ?? [];
const isIn = ({ a, b }: Pairing, entrant: string): boolean => a === entrant || b === entrant;
const isOpen = (state: EventState, pairing: Pairing): boolean => outcomeOf(state, pairing).kind === 'open';

/** Challenges that wait for their answer or are being played, oldest first. */
export function openChallenges(state: EventState): readonly Pairing[] {
  return pairingsOf(state).filter((pairing) => isOpen(state, pairing));
}

/** Why that challenge cannot be made, or `undefined`. */
export function challengeRefusal(state: EventState, challenger: string, challenged: string): Refusal | undefined {
  const { settings, places } = state;
  if (settings.format.kind !== 'ladder') return refuse('not-in-this-format', 'That is possible on a ladder alone.');
  if (!entrantOf(state, challenger) || !entrantOf(state, challenged))
    return refuse('no-such-entrant', 'The event has no such entrant.');
  const [from, to] = [places.indexOf(challenger), places.indexOf(challenged)];
  if (from < 0 || to < 0) return refuse('withdrawn-entrant', 'One of them is not on the ladder any more.');
  if (to >= from) return refuse('not-above', 'Only who stands above can be challenged.');
  const { reach } = settings.format;
  if (from - to > reach) return refuse('out-of-reach', `Not more than ${reach} places up can be challenged.`);
  if (openChallenges(state).some((pairing) => isIn(pairing, challenger) || isIn(pairing, challenged)))
    return refuse('already-challenged', 'One of them has an open challenge already.');
  return undefined;
}

/** Whom somebody may challenge now, nearest first. */
export function mayChallenge(state: EventState, challenger: string): readonly string[] {
  if (state.phase !== 'running' || state.paused) return [];
  return state.places
    .slice(0, Math.max(0, state.places.indexOf(challenger)))
    .toReversed()
    .filter(
      (challenged) =>
        !isForbidden(state, challenger, challenged) && challengeRefusal(state, challenger, challenged) === undefined,
    );
}

/** Milliseconds since 1970 by which a challenge is to be answered, or its match to be over once it is accepted; `null` elsewhere. */
export function challengeEnds({ settings: { format } }: EventState, pairing: Pairing): number | null {
  const { challengedAt, accepted, acceptedAt } = pairing;
  if (format.kind !== 'ladder' || challengedAt === undefined) return null;
  return accepted === true
    ? (acceptedAt ?? challengedAt) + format.playDays * DAY
    : challengedAt + format.answerDays * DAY;
}

/**
 * When somebody goes down a place unless they play, or, where none stands below, has their days counted anew; `null` where nobody
 * does, or they play just now.
 */
export function slidesAt(state: EventState, entrant: string): number | null {
  const { settings, places, lastPlayed, rounds } = state;
  const { format } = settings;
  if (format.kind !== 'ladder' || format.inactiveDays === null || !places.includes(entrant)) return null;
  if (openChallenges(state).some((pairing) => pairing.accepted === true && isIn(pairing, entrant))) return null;
  const from = entrantOf(state, entrant)?.enteredAt ?? 0;
  const since = lastPlayed[entrant] ?? Math.max(rounds[0]?.publishedAt ?? 0, from);
  return since + format.inactiveDays * DAY;
}

export type LadderMove =
  | { readonly kind: 'challenge'; readonly at: number; readonly pairing: Pairing }
  | ({ readonly kind: 'slide' } & Slide);

/** What has happened on it, latest first: challenges that are over, and who went down because they did not play. */
export function ladderHistory(state: EventState): readonly LadderMove[] {
  const over = pairingsOf(state)
    .filter((pairing) => !isOpen(state, pairing))
    .map((pairing): LadderMove => ({ kind: 'challenge', at: pairing.endedAt ?? pairing.challengedAt ?? 0, pairing }));
  const slides = state.slides.map((slide): LadderMove => ({ kind: 'slide', ...slide }));
  return [...over, ...slides].toReversed().sort((one, other) => other.at - one.at);
}
