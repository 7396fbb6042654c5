/** An event as somebody is shown it: what everybody may know, what waits for them, and what they may do. */
import type { Duty, EventDeed, EventView, nextGameSchema } from '@warbeacon/protocol/events';
import {
  challengeEnds,
  eventIsDone,
  mayChallenge,
  type NoPairing,
  openChallenges,
  type Pairing,
} from '@warbeacon/tournament';
import type { z } from 'zod';
import { entrantOf, type Folded, lastRound } from './folded.ts';
import { isPlayed } from './next-step.ts';
import type { Shown } from './shown.ts';
import { DEEDS, isTheirs, type Wisher } from './wishes.ts';

type NextGame = z.output<typeof nextGameSchema>;

export function viewOf(
  eventId: string,
  folded: Folded,
  reader: Wisher | undefined,
  { state, owner, arbiters, accounts }: Shown,
  beside: Pick<EventView, 'now' | 'busy' | 'handicap'> & { readonly unpaired?: NoPairing | undefined },
): EventView {
  const { terms } = folded;
  const own = reader === undefined ? undefined : entrantOf(folded, reader.id);
  const organises = reader?.isOwner === true || reader?.isArbiter === true;
  return {
    eventId,
    state,
    terms: { ...terms, code: organises ? terms.code : null },
    owner,
    arbiters: [...arbiters],
    accounts: [...accounts],
    me: {
      roles: [
        ...(reader?.isOwner === true ? (['owner'] as const) : []),
        ...(reader?.isArbiter === true ? (['arbiter'] as const) : []),
      ],
      entrant: own?.id ?? null,
      next: own === undefined ? null : nextGame(folded, own.id),
      may: reader === undefined ? [] : deedsOf(folded, reader),
    },
    pause: state.paused ? pauseOf(folded) : null,
    duties: organises ? dutiesOf({ ...folded, state: { ...folded.state, entrants: state.entrants } }, beside) : [],
    handicap: beside.handicap,
    busy: beside.busy,
    now: beside.now,
  };
}

function pauseOf({ pauses }: Folded): EventView['pause'] {
  const last = pauses.at(-1);
  return last === undefined ? null : { at: last.from, reason: last.reason };
}

/** The first pairing of somebody's in which something is to be done. */
function nextGame({ state }: Folded, entrant: string): NextGame | null {
  for (const round of state.rounds) {
    if (round.state !== 'published') continue;
    for (const pairing of round.pairings) {
      if (pairing.b === null || (pairing.a !== entrant && pairing.b !== entrant) || pairing.accepted === false)
        continue;
      const opponent = pairing.a === entrant ? pairing.b : pairing.a;
      const deadline = challengeEnds(state, pairing) ?? round.deadline;
      const about = { round: round.number, pairing: pairing.id, opponent, deadline };
      if (pairing.legs.length === 0) {
        const hasBid = pairing.bids.some((bid) => bid.entrant === entrant);
        return { ...about, leg: 0, match: null, side: null, waitsFor: hasBid ? 'opponent-bid' : 'bid' };
      }
      const leg = pairing.legs.findIndex(({ result }) => result === null);
      const next = pairing.legs[leg];
      if (next === undefined) continue;
      const side = next.sides.indexOf(entrant);
      return { ...about, leg, match: next.match, side, waitsFor: next.match === null ? 'start' : 'play' };
    }
  }
  return null;
}

const LIVES: readonly string[] = ['announced', 'entries', 'check-in', 'running'];
const BEFORE: readonly string[] = ['draft', 'announced', 'entries', 'check-in'];

/** What the reader may ask for as it stands; of what it is asked may still be refused. */
export function deedsOf(folded: Folded, reader: Wisher): EventDeed[] {
  const { state, terms } = folded;
  const { phase } = state;
  const own = entrantOf(folded, reader.id);
  const plays = own !== undefined && own.state !== 'withdrawn' && own.state !== 'removed';
  const round = lastRound(folded);
  const isOpen = round !== undefined && round.state !== 'closed';
  const ladder = state.settings.format.kind === 'ladder';
  const running = phase === 'running';
  const disputed = state.rounds.some(({ pairings }) =>
    pairings.some(({ legs }) => legs.some(({ dispute }) => dispute !== null)),
  );
  const next = own === undefined ? null : nextGame(folded, own.id);
  const challenges = ladder
    ? openChallenges(state).filter(({ b, accepted }) => b === own?.id && accepted === false)
    : [];
  const fits = (deed: EventDeed): boolean => {
    switch (deed) {
      case 'enter':
        return (
          !plays &&
          (phase === 'entries' ||
            phase === 'check-in' ||
            (running && (ladder || (round?.number ?? 0) <= state.settings.entry.lateUntil)))
        );
      case 'check-in':
        return phase === 'check-in' && own?.state === 'entered';
      case 'withdraw':
        return plays && LIVES.includes(phase);
      case 'request-bye':
        return plays && LIVES.includes(phase) && state.settings.format.kind === 'swiss';
      case 'bid':
        return next?.waitsFor === 'bid';
      case 'dispute':
        return next?.waitsFor === 'play';
      case 'challenge':
        return plays && mayChallenge(state, own.id).length > 0;
      case 'accept':
      case 'decline':
        return running && !state.paused && challenges.length > 0;
      case 'change':
        return phase === 'draft' || LIVES.includes(phase);
      case 'announce':
        return phase === 'draft';
      case 'open-entries':
        return phase === 'announced';
      case 'open-check-in':
        return phase === 'entries' && state.settings.entry.checkIn;
      case 'begin':
        return phase === 'entries' || phase === 'check-in';
      case 'finish':
        return running && (!isOpen || ladder);
      case 'cancel':
        return phase === 'draft' || LIVES.includes(phase);
      case 'pause':
        return running && !state.paused;
      case 'go-on':
        return running && state.paused;
      case 'appoint':
        return phase === 'draft' || LIVES.includes(phase);
      case 'add':
        return phase === 'announced' || phase === 'entries' || phase === 'check-in' || running;
      case 'admit':
        return (
          LIVES.includes(phase) &&
          state.entrants.some(({ state: is }) => is === 'asked' || is === 'waiting' || is === 'withdrawn')
        );
      case 'check-in-for':
        return phase === 'check-in';
      case 'remove':
      case 'replace':
      case 'forbid':
        return LIVES.includes(phase) && state.entrants.length > 0;
      case 'fix':
        return LIVES.includes(phase) && state.entrants.length > 1 && state.settings.format.kind === 'swiss';
      case 'bye-for':
        return LIVES.includes(phase) && state.entrants.length > 0 && state.settings.format.kind === 'swiss';
      case 'seed':
        return phase === 'entries' || phase === 'check-in';
      case 'pair':
        return running && !isOpen && !state.paused && !ladder;
      case 'edit':
      case 'publish':
        return round?.state === 'proposed';
      case 'deadline':
        return round?.state === 'published' && !ladder;
      case 'close-round':
        return round?.state === 'published' && isPlayed(state, round) && !ladder;
      case 'feature':
        // What nobody may watch is not shown to everybody.
        return running && round !== undefined && round.state !== 'proposed' && terms.watching.policy !== 'private';
      case 'undo-round':
        return running && round !== undefined && !ladder;
      case 'rule':
        return (running || phase === 'finished') && state.rounds.some(({ state: is }) => is !== 'proposed');
      case 'play-again':
        return (
          round?.state === 'published' &&
          round.pairings.some(({ legs }) => legs.some(({ result }) => result?.kind === 'void'))
        );
      case 'settle':
        return disputed;
      case 'give-time':
        return terms.clock !== null && round?.state === 'published';
    }
  };
  return DEEDS.filter((deed) => isTheirs(folded, deed, reader) && fits(deed));
}

/** On a ladder: whether one of both has gone on to another challenge, after which nobody asks for this one. */
function isPassedOver({ state }: Folded, { id, a, b, challengedAt }: Pairing): boolean {
  if (challengedAt === undefined) return false;
  const all = state.rounds[0]?.pairings ?? [];
  const later = all.slice(all.findIndex((one) => one.id === id) + 1);
  return later.some((one) => [one.a, one.b].some((who) => who === a || who === b));
}

/** What waits for an organiser, most urgent first. */
function dutiesOf(
  folded: Folded,
  { now, unpaired }: { readonly now: number; readonly unpaired?: NoPairing | undefined },
): Duty[] {
  const { state, terms, changedAt } = folded;
  const duties: Duty[] = [];
  const round = lastRound(folded);
  const eachLeg = function* (): Generator<{ pairing: Pairing; leg: number }> {
    for (const pairing of round?.pairings ?? []) for (const leg of pairing.legs.keys()) yield { pairing, leg };
  };
  if (round !== undefined && state.phase === 'running') {
    const about = { round: round.number, at: changedAt };
    for (const { pairings, number } of state.rounds)
      for (const { id, legs } of pairings)
        for (const [leg, { dispute }] of legs.entries())
          if (dispute !== null)
            duties.push({ kind: 'dispute', at: changedAt, round: number, pairing: id, leg, entrant: dispute });
    for (const { pairing, leg } of eachLeg()) {
      const { result } = pairing.legs[leg] ?? {};
      const deadline = challengeEnds(state, pairing) ?? round.deadline ?? now;
      if (result?.kind === 'void' && !isPassedOver(folded, pairing))
        duties.push({ kind: 'void', ...about, pairing: pairing.id, leg });
      if (
        result === null &&
        round.state === 'published' &&
        pairing.accepted !== false &&
        terms.atDeadline === 'adjudicate' &&
        deadline < now
      )
        duties.push({ kind: 'deadline-over', ...about, at: deadline, pairing: pairing.id, leg });
    }
    if (round.state === 'published')
      for (const { id, b, legs, hasBid, accepted } of round.pairings)
        if (b !== null && legs.length === 0 && hasBid.length < 2 && accepted !== false)
          duties.push({ kind: 'bids-missing', ...about, pairing: id });
    if (round.state === 'proposed') duties.push({ kind: 'to-publish', ...about });
    if (
      round.state === 'published' &&
      isPlayed(state, round) &&
      terms.runs === 'by-hand' &&
      state.settings.format.kind !== 'ladder'
    )
      duties.push({ kind: 'to-close', ...about });
  }
  for (const { id, state: is, enteredAt, name } of state.entrants)
    if (is === 'asked' && LIVES.includes(state.phase))
      duties.push({ kind: 'asks-to-enter', at: enteredAt, entrant: id, words: name });
  if (BEFORE.includes(state.phase) && state.phase !== 'draft' && terms.startsAt <= now)
    duties.push({ kind: 'to-begin', at: terms.startsAt });
  if (
    state.phase === 'running' &&
    state.settings.format.kind !== 'ladder' &&
    (round === undefined || round.state === 'closed')
  )
    duties.push(
      unpaired === undefined || unpaired.code === 'no-more-rounds'
        ? { kind: eventIsDone(state) ? 'to-finish' : 'to-pair', at: changedAt }
        : { kind: 'no-legal-pairing', at: changedAt, words: unpaired.choices.join(' ') },
    );
  return duties;
}
