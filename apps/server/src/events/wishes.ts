/** What becomes of a wish: the acts that it leads to, or why not. Whether they can be at all is for the package to say. */
import { err, ok, type Refusal, type Result } from '@warbeacon/kernel';
import { changedThoughFixed, type EventDeed, type EventPart, type EventWish } from '@warbeacon/protocol/events';
import { isForbidden, type NewPairing, type Pairing } from '@warbeacon/tournament';
import type { EventPerson, NewLeg } from '../storage/events.ts';
import type { NewMatchRows } from '../storage/matches.ts';
import { type AnyAct, termsJson } from './acts.ts';
import { COMPUTER, entrantOf, type Folded, lastRound, legKey, pairingOf, roundOf } from './folded.ts';
import { serverRefusal } from '../refusals.ts';

/** Somebody who asks, or is named. */
export interface Somebody {
  readonly id: string;
  readonly name: string;
  /** In the event's game; `null` of somebody who has none. */
  readonly rating: number | null;
}

export interface Wisher extends Somebody {
  readonly account: boolean;
  readonly isOwner: boolean;
  readonly isArbiter: boolean;
}

export interface Plan {
  readonly acts: readonly AnyAct[];
  readonly reason?: string;
  readonly legs?: readonly NewLeg[];
  readonly people?: { readonly add: readonly EventPerson[]; readonly remove: readonly EventPerson[] };
}

/** What must be looked up before a wish can be planned. */
export interface Found {
  /** Who is meant by the name in it. */
  readonly named?: Somebody | undefined;
  /** A new id of an entrant or a pairing. */
  readonly newId: () => string;
  readonly now: number;
  /** The pairings of the next round, where they were asked for. */
  /** The match of a leg that is played again. */
  readonly match?: NewMatchRows | undefined;
  readonly proposed?: Extract<AnyAct, { act: 'propose' }> | undefined;
}

/** For whom each deed is. An owner may do what an arbiter may. */
const FOR: Readonly<Record<EventDeed, 'anybody' | 'entrant' | 'arbiter' | 'owner'>> = {
  enter: 'anybody',
  'check-in': 'entrant',
  withdraw: 'entrant',
  'request-bye': 'entrant',
  bid: 'entrant',
  dispute: 'entrant',
  challenge: 'entrant',
  accept: 'entrant',
  decline: 'entrant',
  change: 'owner',
  announce: 'owner',
  'open-entries': 'owner',
  'open-check-in': 'arbiter',
  begin: 'arbiter',
  finish: 'owner',
  cancel: 'owner',
  pause: 'arbiter',
  'go-on': 'arbiter',
  appoint: 'owner',
  add: 'arbiter',
  admit: 'arbiter',
  'check-in-for': 'arbiter',
  remove: 'arbiter',
  replace: 'arbiter',
  seed: 'arbiter',
  forbid: 'arbiter',
  fix: 'arbiter',
  'bye-for': 'arbiter',
  pair: 'arbiter',
  edit: 'arbiter',
  publish: 'arbiter',
  deadline: 'arbiter',
  'close-round': 'arbiter',
  feature: 'arbiter',
  'undo-round': 'owner',
  rule: 'arbiter',
  'play-again': 'arbiter',
  settle: 'arbiter',
  'give-time': 'arbiter',
};
export const DEEDS = Object.keys(FOR) as readonly EventDeed[];

export function isTheirs(folded: Folded, deed: EventDeed, { id, account, isOwner, isArbiter }: Wisher): boolean {
  switch (FOR[deed]) {
    case 'anybody':
      return account;
    case 'entrant':
      return entrantOf(folded, id) !== undefined;
    case 'arbiter':
      return isOwner || isArbiter;
    case 'owner':
      return isOwner;
  }
}

const NOT_ALLOWED = serverRefusal('not-allowed', 'That is not yours to do.');
const OWN_CASE = serverRefusal('own-case', 'Nobody decides in a case of their own: let another arbiter do it.');
const UNKNOWN_PERSON = serverRefusal('unknown-person', 'Nobody with an account has that name.');
export const NEEDS_ACCOUNT = serverRefusal('needs-account', 'For that one needs an account, and you are a guest.');

/** Why the wisher may not even ask, or `null`. */
export function barred(folded: Folded, wisher: Wisher, wish: EventWish): Refusal | null {
  if (!isTheirs(folded, wish.do, wisher)) {
    if (FOR[wish.do] === 'anybody') return NEEDS_ACCOUNT;
    return FOR[wish.do] === 'entrant'
      ? serverRefusal('not-an-entrant', 'Only who has entered the event can do that.')
      : NOT_ALLOWED;
  }
  return isOwnCase(folded, wisher, wish) ? OWN_CASE : null;
}

/** Whether an arbiter would decide on a pairing in which they play, or on whoever sits there with them. */
function isOwnCase(folded: Folded, { id }: Wisher, wish: EventWish): boolean {
  const own = entrantOf(folded, id)?.id;
  if (own === undefined) return false;
  const isIn = ({ a, b }: Pick<NewPairing, 'a' | 'b'>) => a === own || b === own;
  switch (wish.do) {
    case 'rule':
    case 'play-again':
    case 'settle':
    case 'give-time': {
      const found = pairingOf(folded, wish.pairing);
      return found !== undefined && isIn(found.pairing);
    }
    case 'edit': {
      const before = roundOf(folded, wish.round)?.pairings.filter(isIn) ?? [];
      return JSON.stringify(before.map(sided)) !== JSON.stringify(wish.pairings.filter(isIn).map(sided));
    }
    case 'fix':
      return isIn(wish);
    case 'remove':
    case 'replace': {
      if (wish.entrant === own) return false;
      const pairing = lastRound(folded)?.pairings.find(isIn);
      return pairing !== undefined && (pairing.a === wish.entrant || pairing.b === wish.entrant) && isOpen(pairing);
    }
    default:
      return false;
  }
}
const sided = ({ a, b, first }: NewPairing) => [a, b, first];
const isOpen = ({ legs, b }: Pairing): boolean =>
  b !== null && (legs.length === 0 || legs.some(({ result }) => result === null));

export function plan(folded: Folded, wisher: Wisher, wish: EventWish, found: Found): Result<Plan> {
  const { state } = folded;
  const own = entrantOf(folded, wisher.id)?.id ?? '';
  switch (wish.do) {
    case 'enter':
      return enter(folded, wisher, wish.code, found.newId);
    case 'check-in':
      return acts({ act: 'check-in', entrant: own });
    case 'check-in-for':
      return acts({ act: 'check-in', entrant: wish.entrant });
    case 'withdraw':
      return leaving(folded, { act: 'withdraw', entrant: own });
    case 'remove':
      return leaving(folded, { act: 'remove', entrant: wish.entrant }, wish.reason);
    case 'request-bye':
      return acts({ act: 'request-bye', round: wish.round, entrant: own, wanted: wish.wanted });
    case 'bid':
      return acts({ act: 'bid', pairing: wish.pairing, entrant: own, side: wish.side, points: wish.points });
    case 'dispute':
      return acts({ act: 'dispute', pairing: wish.pairing, leg: wish.leg, entrant: own }, wish.words);
    case 'challenge':
      if (isForbidden(state, own, wish.entrant))
        return err(
          serverRefusal('forbidden-pair', 'The organiser has said that you two are not to meet in this event.'),
        );
      return acts({ act: 'challenge', pairing: found.newId(), challenger: own, challenged: wish.entrant });
    case 'accept':
    case 'decline': {
      const pairing = pairingOf(folded, wish.pairing)?.pairing;
      if (pairing !== undefined && (pairing.challengedAt === undefined || challenged(pairing) !== own))
        return err(NOT_ALLOWED);
      return acts({ act: wish.do, pairing: wish.pairing });
    }
    case 'change':
      return changed(folded, wish);
    case 'announce':
    case 'open-entries':
    case 'open-check-in':
    case 'begin':
    case 'finish':
    case 'go-on':
      return acts({ act: wish.do });
    case 'cancel':
      return acts({ act: 'cancel' }, wish.reason);
    case 'pause':
      return acts({ act: 'pause', ...(wish.boards === undefined ? {} : { boards: wish.boards }) }, wish.reason);
    case 'appoint': {
      const person = found.named;
      if (person === undefined) return err(UNKNOWN_PERSON);
      if (person.id === state.owner) return err(serverRefusal('own-case', 'Whose event it is has that power already.'));
      const row: EventPerson = { person_id: person.id, role: 'arbiter', entrant: null };
      return ok({
        acts: [{ act: 'appoint', person: person.id, arbiter: wish.arbiter }],
        people: wish.arbiter ? { add: [row], remove: [] } : { add: [], remove: [row] },
      });
    }
    case 'add': {
      const id = found.newId();
      if (wish.computer !== undefined) {
        const entrant = { id, person: `${COMPUTER}${wish.computer}:${id}`, name: wish.name, rating: null };
        return acts({ act: 'enter', entrant, state: 'entered' });
      }
      if (found.named === undefined) return err(UNKNOWN_PERSON);
      return entered(id, found.named, 'entered');
    }
    case 'admit':
      return acts({ act: 'admit', entrant: wish.entrant });
    case 'replace': {
      if (found.named === undefined) return err(UNKNOWN_PERSON);
      const { id: person, name, rating } = found.named;
      const before = state.entrants.find(({ id }) => id === wish.entrant)?.person ?? null;
      const row = (who: string): EventPerson => ({ person_id: who, role: 'entrant', entrant: wish.entrant });
      return ok({
        acts: [{ act: 'replace', entrant: wish.entrant, by: { person, name, rating } }],
        reason: wish.reason,
        people: { add: [row(person)], remove: before === null ? [] : [row(before)] },
      });
    }
    case 'seed':
      return acts({ act: 'seed', order: wish.order });
    case 'forbid':
      return acts({ act: 'forbid', a: wish.a, b: wish.b, forbidden: wish.forbidden });
    case 'fix':
      return acts({ act: 'fix', round: wish.round, a: wish.a, b: wish.b, fixed: wish.fixed });
    case 'bye-for':
      return acts({ act: 'request-bye', round: wish.round, entrant: wish.entrant, wanted: wish.wanted });
    case 'pair':
      return found.proposed === undefined ? err(NOT_ALLOWED) : acts(found.proposed);
    case 'edit':
      return acts({ act: 'edit', round: wish.round, pairings: wish.pairings }, wish.reason);
    case 'publish':
      return acts({ act: 'publish', round: wish.round, deadline: deadlineOf(folded, found.now) });
    case 'deadline':
      if (state.settings.format.kind === 'ladder')
        return err(serverRefusal('not-in-this-format', 'A ladder has no rounds: each challenge has days of its own.'));
      return acts({ act: 'deadline', round: wish.round, deadline: wish.deadline }, wish.reason);
    case 'close-round':
      return acts({ act: 'close-round', round: wish.round });
    case 'feature':
      return acts({ act: 'feature', pairing: wish.pairing });
    case 'undo-round':
      return acts({ act: 'undo-round', round: wish.round }, wish.reason);
    case 'rule':
      return ok({ acts: ruled(folded, wish), reason: wish.reason });
    case 'play-again': {
      const { pairing, leg, reason } = wish;
      const { match } = found;
      if (match === undefined) return err(NOT_ALLOWED);
      return ok({
        acts: [{ act: 'start', pairing, leg, match: match[0].id }],
        legs: [{ pairing, leg, match }],
        reason,
      });
    }
    case 'settle':
      return acts({ act: 'settle', pairing: wish.pairing, leg: wish.leg }, wish.reason);
    case 'give-time': {
      const { pairing, leg, entrant, minutes } = wish;
      return ok({
        acts: [{ act: 'give-time', pairing, leg, entrant, minutes }, ...letGo(folded, pairing, leg)],
        reason: wish.reason,
      });
    }
  }
}

/** What is decided at a board ends a pause there; where it is to stand still all the same it is stopped anew. */
export function letGo({ held }: Pick<Folded, 'held'>, pairing: string, leg: number): readonly AnyAct[] {
  return held.has(legKey(pairing, leg)) ? [{ act: 'hold', pairing, leg, held: false }] : [];
}

/** With the ruling the dispute is settled, where there is one. */
function ruled(folded: Folded, { pairing, leg, result }: Extract<EventWish, { do: 'rule' }>): readonly AnyAct[] {
  const found = pairingOf(folded, pairing);
  const isOpen = found?.round.state === 'published' && (found.pairing.legs[leg]?.dispute ?? null) !== null;
  const act: AnyAct = { act: 'rule', pairing, leg, result };
  return isOpen ? [{ act: 'settle', pairing, leg }, act] : [act];
}

const DAY = 24 * 3_600_000;

/** By when a round that is published now is to be played. */
export function deadlineOf({ terms: { pace } }: Folded, now: number): number | null {
  return pace.kind === 'slow' ? now + pace.days * DAY : null;
}

function acts(act: AnyAct, reason?: string): Result<Plan> {
  return ok({ acts: [act], ...(reason === undefined ? {} : { reason }) });
}

/** The one of a challenge on a ladder who is to answer it. */
const challenged = ({ b }: Pairing): string | null => b;

function entered(
  id: string,
  { id: person, name, rating }: Somebody,
  state: 'asked' | 'waiting' | 'entered',
): Result<Plan> {
  return ok({
    acts: [{ act: 'enter', entrant: { id, person, name, rating }, state }],
    people: { add: [{ person_id: person, role: 'entrant', entrant: id }], remove: [] },
  });
}

const isIn = ({ state }: { readonly state: string }) => state === 'entered' || state === 'in';

function enter(folded: Folded, wisher: Wisher, code: string | undefined, newId: () => string): Result<Plan> {
  const { by, range, limit, waitingList } = folded.state.settings.entry;
  if (by === 'code' && code !== folded.terms.code)
    return err(serverRefusal('wrong-code', 'That is not the code by which one enters this event.'));
  if (by === 'rating' && range !== null) {
    const { rating } = wisher;
    if (rating === null || rating < range.from || rating > range.to)
      return err(serverRefusal('rating-out-of-range', `Who enters needs a rating from ${range.from} to ${range.to}.`));
  }
  const isFull = limit !== null && folded.state.entrants.filter(isIn).length >= limit;
  if (isFull && !waitingList) return err(serverRefusal('event-full', 'All places of this event are taken.'));
  return entered(newId(), wisher, by === 'approval' ? 'asked' : isFull ? 'waiting' : 'entered');
}

/** Before the first round, whoever has waited longest has the place. */
function leaving(folded: Folded, act: Extract<AnyAct, { act: 'withdraw' | 'remove' }>, reason?: string): Result<Plan> {
  const { entrants, phase } = folded.state;
  const leaves = entrants.find(({ id }) => id === act.entrant);
  const next = entrants.find(({ state }) => state === 'waiting');
  const moves =
    leaves !== undefined && isIn(leaves) && next !== undefined && (phase === 'entries' || phase === 'check-in');
  const planned: readonly AnyAct[] = moves ? [act, { act: 'admit', entrant: next.id }] : [act];
  return ok({ acts: planned, ...(reason === undefined ? {} : { reason }) });
}

const PARTS: Readonly<Record<EventPart, string>> = {
  game: 'the game',
  options: 'the options of the game',
  starts: 'the start',
  checkIn: 'whether one checks in',
  pace: 'whether rounds take an evening or days',
  format: 'the format',
  legs: 'the legs',
  sides: 'how sides are given',
  points: 'the points',
  rated: 'whether matches are rated',
};

/** Whoever has waited longest has the places that are made. */
function changed(folded: Folded, { title, settings, terms }: Extract<EventWish, { do: 'change' }>): Result<Plan> {
  const { state } = folded;
  const fixed = changedThoughFixed(state, { settings: state.settings, terms: folded.terms }, { settings, terms });
  if (fixed.length > 0)
    return err(
      serverRefusal(
        'too-late-to-change',
        `This may not be changed any more: ${fixed.map((part) => PARTS[part]).join(', ')}.`,
      ),
    );
  const { limit } = settings.entry;
  const there = state.entrants.filter(isIn).length;
  if (limit !== null && limit < there && limit !== state.settings.entry.limit)
    return err(
      serverRefusal('limit-too-low', `${there} are entered already: take somebody out before the limit is ${limit}.`),
    );
  const act: AnyAct = { act: 'change', title, settings, terms: termsJson(terms) };
  const waiting = state.entrants.filter(({ state: is }) => is === 'waiting');
  const places = limit === null ? waiting.length : Math.max(0, limit - there);
  const admits = state.phase === 'entries' || state.phase === 'check-in' ? waiting.slice(0, places) : [];
  return ok({ acts: [act, ...admits.map(({ id }): AnyAct => ({ act: 'admit', entrant: id }))] });
}
