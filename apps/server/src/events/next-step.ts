/** What is to be done in an event that nobody has to ask for, one step after the other; a function of how it stands, and the hour. */
import {
  challengeEnds,
  type EventState,
  type LegResult,
  openChallenges,
  outcomeOf,
  type Round,
  slidesAt,
} from '@warbeacon/tournament';
import type { AnyAct } from './acts.ts';
import { type DueReminder, reminderHours } from './due-reminders.ts';
import { afterPauses, type Folded, lastRound, legKey, levelOf } from './folded.ts';
import { type DueLeg, legsToStart, type NoShow, noShowsToLookAt, personOf } from './legs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds before a reminder is tried again that could not be sent. */
const TOLD_AGAIN = 5 * MINUTE;

export type Step =
  | { readonly do: 'open-check-in' | 'begin' }
  | { readonly do: 'pair' }
  | { readonly do: 'publish' | 'close'; readonly round: number }
  | { readonly do: 'start'; readonly legs: readonly DueLeg[] }
  | { readonly do: 'look'; readonly legs: readonly NoShow[] }
  | { readonly do: 'hold'; readonly legs: readonly HeldLeg[] }
  /** Somebody has left the event, and with it the match. */
  | {
      readonly do: 'forfeit';
      readonly pairing: string;
      readonly leg: number;
      readonly match: string | null;
      readonly result: LegResult;
    }
  /** Whatever else is due by the hour. */
  | { readonly do: 'act'; readonly act: AnyAct }
  | DueReminder;

export interface HeldLeg {
  readonly pairing: string;
  readonly leg: number;
  readonly match: string;
  /** Whether it is to stand still. */
  readonly held: boolean;
}

export interface Asked {
  readonly now: number;
  /** Matches whose players were looked for, and have come. */
  readonly there: ReadonlySet<string>;
  /** Reminders that went out, by their keys. */
  readonly reminded: ReadonlySet<string>;
  /** Steps that were refused while nothing else has happened. */
  readonly refused: ReadonlySet<Step['do']>;
}

export interface Next {
  readonly step?: Step;
  /** When to look again, should nothing happen before; `null`: not at all. */
  readonly at: number | null;
}

export function nextStep(folded: Folded, asked: Asked): Next {
  const { state } = folded;
  const hold = holdDue(folded);
  if (hold.length > 0 && !asked.refused.has('hold')) return { step: { do: 'hold', legs: hold }, at: null };
  switch (state.phase) {
    case 'entries':
    case 'check-in':
      return beforeTheFirst(folded, asked);
    case 'running':
      return inPlay(folded, asked);
    default:
      return { at: null };
  }
}

function beforeTheFirst({ state, terms }: Folded, { now, refused }: Asked): Next {
  const { pace, startsAt, runs } = terms;
  const hours: number[] = [];
  if (state.phase === 'entries' && state.settings.entry.checkIn) {
    const opens = startsAt - pace.checkIn * (pace.kind === 'live' ? MINUTE : HOUR);
    if (opens > now) hours.push(opens);
    else if (!refused.has('open-check-in')) return { step: { do: 'open-check-in' }, at: null };
  }
  if (runs === 'by-itself') {
    if (startsAt > now) hours.push(startsAt);
    else if (!refused.has('begin')) return { step: { do: 'begin' }, at: null };
  }
  return { at: soonest(hours) };
}

function inPlay(folded: Folded, asked: Asked): Next {
  const { state, terms } = folded;
  const { now, refused } = asked;
  if (state.paused) return { at: null };
  const byItself = terms.runs === 'by-itself';
  const round = lastRound(folded);
  const hours: number[] = [];
  const forfeit = forfeitDue(folded);
  if (forfeit !== undefined && !refused.has('forfeit')) return { step: forfeit, at: null };
  const begin = legsToStart(folded);
  if (begin.length > 0 && !refused.has('start')) return { step: { do: 'start', legs: begin }, at: null };
  const awaited = noShowsToLookAt(folded).filter(({ match }) => !asked.there.has(match));
  const late = awaited.filter(({ at }) => at <= now);
  if (late.length > 0) return { step: { do: 'look', legs: late }, at: null };
  hours.push(...awaited.map(({ at }) => at));
  const acts = [...bidsToEnd(folded), ...ladderHours(folded)];
  const due = acts.find(({ at }) => at <= now);
  if (due !== undefined && !refused.has('act')) return { step: { do: 'act', act: due.act }, at: null };
  hours.push(...acts.map(({ at }) => at).filter((at) => at > now));
  if (state.settings.format.kind !== 'ladder') {
    if (round === undefined || round.state === 'closed') {
      const pause = terms.pace.kind === 'live' && round !== undefined ? terms.pace.pause * MINUTE : 0;
      const next = (folded.closedAt ?? 0) + pause;
      if (byItself && next <= now && !refused.has('pair')) return { step: { do: 'pair' }, at: null };
      if (byItself && next > now) hours.push(next);
    } else if (round.state === 'proposed') {
      if (byItself && !refused.has('publish')) return { step: { do: 'publish', round: round.number }, at: null };
    } else {
      if (byItself && isPlayed(state, round) && !refused.has('close'))
        return { step: { do: 'close', round: round.number }, at: null };
    }
  }
  const remind = reminderOf(folded, asked);
  if (remind.step !== undefined) return remind;
  if (remind.at !== null) hours.push(remind.at);
  return { at: soonest(hours) };
}

/** Whether every pairing is decided, nothing waits for an arbiter, and no leg is to be played again. */
export function isPlayed(state: EventState, { pairings }: Round): boolean {
  return pairings.every(
    (pairing) =>
      outcomeOf(state, pairing).kind !== 'open' &&
      pairing.legs.every(({ result, dispute }) => dispute === null && result?.kind !== 'void'),
  );
}

interface DueAct {
  readonly act: AnyAct;
  readonly at: number;
}

const DAY = 24 * HOUR;

/** Who has not bid by half of the time of a slow round, or when one must be at a live board, gives nothing for any side. */
function bidsToEnd(folded: Folded): readonly DueAct[] {
  const {
    state,
    terms: { pace },
  } = folded;
  if (state.settings.format.kind === 'ladder') return challengeBidsToEnd(state);
  return state.rounds.flatMap(({ state: is, publishedAt, pairings }) => {
    if (is !== 'published' || publishedAt === null) return [];
    const at = afterPauses(folded, publishedAt, pace.kind === 'live' ? pace.noShow * MINUTE : (pace.days * DAY) / 2);
    return pairings.flatMap(({ id, b, legs }): DueAct[] =>
      b === null || legs.length > 0 ? [] : [{ at, act: { act: 'end-bids', pairing: id } }],
    );
  });
}

/** Of a challenge it is by half of the days in which it is to be played. */
function challengeBidsToEnd(state: EventState): readonly DueAct[] {
  return openChallenges(state).flatMap((pairing): DueAct[] => {
    const { id, accepted, acceptedAt, legs } = pairing;
    const end = challengeEnds(state, pairing);
    if (accepted !== true || acceptedAt === undefined || end === null || legs.length > 0) return [];
    return [{ at: (acceptedAt + end) / 2, act: { act: 'end-bids', pairing: id } }];
  });
}

/** On a ladder: challenges that nobody answers, and places of those who do not play. */
function ladderHours({ state }: Folded): readonly DueAct[] {
  if (state.settings.format.kind !== 'ladder') return [];
  const answers = openChallenges(state).flatMap((pairing): DueAct[] => {
    const { id, b, accepted, challengedAt } = pairing;
    const at = challengeEnds(state, pairing);
    if (accepted !== false || at === null || challengedAt === undefined || b === null) return [];
    // A computer player is always there.
    if (levelOf(personOf(state, b)) !== null) return [{ at: challengedAt, act: { act: 'accept', pairing: id } }];
    return [{ at, act: { act: 'decline', pairing: id } }];
  });
  const slides = state.places.flatMap((entrant): DueAct[] => {
    const at = slidesAt(state, entrant);
    return at === null ? [] : [{ at, act: { act: 'slide', entrant } }];
  });
  return [...answers, ...slides];
}

/** A leg that is not over, and of which somebody has withdrawn or was removed. */
function forfeitDue({ state }: Folded): Extract<Step, { do: 'forfeit' }> | undefined {
  const gone = new Set(
    state.entrants.filter(({ state: is }) => is === 'withdrawn' || is === 'removed').map(({ id }) => id),
  );
  if (gone.size === 0) return undefined;
  for (const { pairings, state: is } of state.rounds) {
    if (is !== 'published') continue;
    for (const pairing of pairings) {
      const { id, a, b, legs } = pairing;
      if (b === null || (!gone.has(a) && !gone.has(b)) || outcomeOf(state, pairing).kind !== 'open') continue;
      const leg = legs.length === 0 ? 0 : legs.findIndex(({ result }) => result === null);
      if (leg < 0) continue;
      const [winner] = [a, b].filter((one) => !gone.has(one));
      const result: LegResult = winner === undefined ? { kind: 'double-loss' } : { kind: 'walkover', winner };
      return { do: 'forfeit', pairing: id, leg, match: legs[leg]?.match ?? null, result };
    }
  }
  return undefined;
}

/** Matches that are to be stopped, or to go on: because of a call, or with the event. */
function holdDue({ state, terms, held }: Folded): readonly HeldLeg[] {
  const isOn = state.phase === 'running';
  return state.rounds.flatMap(({ pairings, state: is }) =>
    is !== 'published'
      ? []
      : pairings.flatMap(({ id, legs }) =>
          legs.flatMap(({ match, result, dispute }, leg): HeldLeg[] => {
            if (match === null || result !== null) return [];
            const stands = isOn && (state.boardsStand || (terms.callPauses && dispute !== null));
            return stands === held.has(legKey(id, leg)) ? [] : [{ pairing: id, leg, match, held: stands }];
          }),
        ),
  );
}

function reminderOf(folded: Folded, { now, reminded, refused }: Asked): Next {
  const hours = reminderHours(folded).filter(({ reminder }) => !reminded.has(reminder.key));
  const due = hours.find(({ at, reminder }) => at <= now && now < reminder.deadline);
  if (due !== undefined) {
    // Nobody could be told a moment ago.
    if (refused.has('remind')) return { at: now + TOLD_AGAIN };
    return { step: due.reminder, at: null };
  }
  const round = lastRound(folded);
  const ends = round?.state === 'published' && round.deadline !== null ? [round.deadline] : [];
  return { at: soonest([...hours.map(({ at }) => at), ...ends].filter((at) => at > now)) };
}

function soonest(hours: readonly number[]): number | null {
  return hours.length === 0 ? null : Math.min(...hours);
}
