/**
 * Events: how they stand, and everything that changes them. An event is its log; what is kept in memory is what the log says up to an
 * entry, and read on from there when another process has written. Whatever is written says how many entries there were before: of two
 * that would write on the same end one begins again, with what the other has written before its eyes.
 */
import { createHash } from 'node:crypto';
import { err, ok, type Refusal, type Result, toHex } from '@warbeacon/kernel';
import { MOST_WORDS } from '@warbeacon/protocol';
import type { CreateEvent, EventView, EventWish, Terms } from '@warbeacon/protocol/events';
import { type GiveUp, type NoPairing, roundsOf } from '@warbeacon/tournament';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../logger.ts';
import type { Games } from '../match/game.ts';
import { newMatch, type RandomBytes } from '../match/new-match.ts';
import { scenarioOf } from '../match/scenarios.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { BenchQuestion } from '../rooms/bench-question.ts';
import { breather } from '../in-slices.ts';
import type { CommandAnswer } from '../match/answers.ts';
import type { EventRowColumns, EventStore } from '../storage/events.ts';
import type { RatingStore } from '../storage/ratings.ts';
import { type AnyAct, type LogEntry, MATCH, readEntry, termsJson } from './acts.ts';
import { applyFolded, beginFolded, type Folded, lastRound, pairingOf } from './folded.ts';
import { legOf, matchOfLeg, peopleIn, resultOf } from './legs.ts';
import { handicapOf, notMeasured } from './measures.ts';
import type { Pairer } from './pairing.ts';
import { barred, type Found, type Plan, plan, type Somebody, type Wisher } from './wishes.ts';
import { serverRefusal } from '../refusals.ts';

/** Events of which the state is kept. */
const KEPT = 200;
/** Entries that are read at a time. */
const AT_ONCE = 2000;
/** How often somebody begins again because another process has written meanwhile. */
const TRIES = 20;
/** Events of one owner that are not over. */
const MOST_OWNED = 50;

export const UNKNOWN_EVENT = serverRefusal('unknown-event', 'There is no such event.');
/** What a host may refuse now, and not a little later. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'not-saved', 'save-unknown', 'not-hosted']);
const BUSY = serverRefusal('busy', 'Too much happens in this event at once. Please try again.');

export interface EventsParts {
  readonly store: EventStore;
  readonly games: Games;
  readonly accounts: Pick<Accounts, 'named'>;
  readonly ratings: Pick<RatingStore, 'of'>;
  readonly pairer: Pairer;
  /** Whether a match between these may be rated. */
  readonly mayBeRated: (people: readonly string[]) => Promise<boolean>;
  readonly askBench: (matchId: string, question: BenchQuestion) => Promise<CommandAnswer>;
  readonly logger: Logger;
  readonly random: RandomBytes;
  readonly now: () => number;
}

/** What is to be added to an event, made of how it stands at that moment. */
export type Make = (folded: Folded) => Result<Plan & { readonly tells?: string }>;

export class Events {
  readonly #parts: EventsParts;
  readonly store: EventStore;
  readonly #kept = new LRUCache<string, Folded>({ max: KEPT });
  readonly #queues = new Map<string, Promise<unknown>>();
  /** Why the next round of an event could not be paired, as it stood after that entry. */
  readonly #unpaired = new LRUCache<string, { readonly seq: number; readonly refusal: NoPairing }>({ max: KEPT });
  readonly #heard: ((eventId: string, folded: Folded) => void)[] = [];

  constructor(parts: EventsParts) {
    this.#parts = parts;
    this.store = parts.store;
  }

  /** Has `call` called after something was written here. */
  onChanged(call: (eventId: string, folded: Folded) => void): void {
    this.#heard.push(call);
  }

  /** Why the next round of the event cannot be paired as it stands, where that was tried. */
  unpaired(eventId: string, { seq }: Folded): NoPairing | undefined {
    const known = this.#unpaired.get(eventId);
    return known?.seq === seq ? known.refusal : undefined;
  }

  /** How the event stands; `undefined` where there is none. */
  async read(eventId: string): Promise<Folded | undefined> {
    const seq = await this.store.seqOf(eventId);
    if (seq === undefined) return undefined;
    let folded = this.#kept.get(eventId);
    if (folded !== undefined && folded.seq >= seq) return folded;
    const breathe = breather();
    for (;;) {
      const rows = await this.store.entries(eventId, folded?.seq ?? 0, AT_ONCE);
      for (const row of rows) {
        const entry = readEntry(row);
        const after: Result<Folded> = folded === undefined ? beginFolded(entry) : applyFolded(folded, entry);
        if (!after.ok) throw new Error(`entry ${row.seq} of event ${eventId} does not follow: ${after.error.message}`);
        folded = after.value;
        await breathe();
      }
      if (rows.length < AT_ONCE) break;
    }
    // Another may have read further meanwhile.
    if (folded !== undefined && folded.seq > (this.#kept.get(eventId)?.seq ?? 0)) this.#kept.set(eventId, folded);
    return folded;
  }

  async create(owner: Somebody, { title, settings, terms }: CreateEvent): Promise<Result<string>> {
    const { random, now } = this.#parts;
    const refusal = this.#badTerms({ terms, settings });
    if (refusal) return err(refusal);
    if ((await this.store.owned(owner.id)) >= MOST_OWNED)
      return err(
        serverRefusal(
          'too-many-events',
          `You have ${MOST_OWNED} events that are not over. Finish or cancel one first.`,
        ),
      );
    const eventId = toHex(random(16));
    const at = now();
    const act: AnyAct = { act: 'create', title, settings, seed: toHex(random(32)), terms: termsJson(terms) };
    const entry: LogEntry = { seq: 1, at, by: owner.id, reason: null, act };
    const begun = beginFolded(entry);
    if (!begun.ok) return begun;
    const folded = begun.value;
    await this.store.add(
      { id: eventId, seq: 1, made_at: at, changed_at: at, ...rowOf(folded, null) },
      [entry],
      [{ person_id: owner.id, role: 'owner', entrant: null }],
    );
    this.#kept.set(eventId, folded);
    return ok(eventId);
  }

  /** Carries out a wish, once, or says why not. */
  async ask(
    eventId: string,
    wisher: Somebody & { readonly account: boolean },
    wishId: string,
    wish: EventWish,
  ): Promise<Result<Folded>> {
    const wishKey = createHash('sha256').update(`${wisher.id}/${wishId}`).digest('hex');
    const folded = await this.read(eventId);
    if (folded === undefined) return err(UNKNOWN_EVENT);
    // What could be no more once it is done must not be refused the second time.
    if (await this.store.isDone(eventId, wishKey)) return ok(folded);
    const asker = { ...wisher, ...rolesIn(folded, wisher.id), rating: await this.#rating(folded, wisher.id) };
    // What takes long, or asks others, comes before; it is checked again when it is written.
    const refusal = barred(folded, asker, wish) ?? this.#badWish(folded, wish);
    if (refusal) return err(refusal);
    const found = await this.#find(eventId, folded, wish);
    if (!found.ok) return found;
    if (wish.do === 'give-time') {
      const given = await this.#giveTime(folded, wishKey, wish);
      if (given) return err(given);
    }
    const make: Make = (now) => {
      const still: Wisher = { ...asker, ...rolesIn(now, wisher.id) };
      const no = barred(now, still, wish);
      return no ? err(no) : plan(now, still, wish, found.value);
    };
    return await this.add(eventId, wisher.id, make, wishKey);
  }

  /** Writes what `make` makes of the event, unless it cannot be. Nothing is written when it makes nothing. */
  async add(eventId: string, by: string, make: Make, wish?: string): Promise<Result<Folded>> {
    return await this.#inTurn(eventId, async () => {
      for (let tried = 0; tried < TRIES; tried++) {
        const before = await this.read(eventId);
        if (before === undefined) return err(UNKNOWN_EVENT);
        if (await this.store.isDone(eventId, wish)) return ok(before);
        const made = make(before);
        if (!made.ok) return made;
        const { acts, reason = null, people, legs, tells } = made.value;
        if (acts.length === 0) return ok(before);
        const at = Math.max(this.#parts.now(), before.changedAt);
        let after = before;
        const entries: LogEntry[] = [];
        const breathe = breather();
        for (const act of acts) {
          const entry: LogEntry = { seq: after.seq + 1, at, by, reason, act };
          const applied = applyFolded(after, entry);
          if (!applied.ok) return applied;
          after = applied.value;
          entries.push(entry);
          await breathe();
        }
        const written = await this.store.append({
          eventId,
          after: before.seq,
          entries,
          row: rowOf(after, at),
          wish,
          ...(people === undefined ? {} : { people }),
          ...(legs === undefined ? {} : { legs }),
          tells,
          voids: voidedBy(before, acts),
        });
        if (written === 'written') {
          this.#kept.set(eventId, after);
          for (const call of this.#heard) call(eventId, after);
          return ok(after);
        }
        if (written === 'done') return ok((await this.read(eventId)) ?? before);
      }
      return err(BUSY);
    });
  }

  /** Enters all of a list. Who has an account of that name plays under it; the others are names, whose results an arbiter writes down. */
  async readIn(
    eventId: string,
    organiser: Pick<Somebody, 'id'>,
    wishId: string,
    list: readonly { readonly name: string; readonly rating: number | null }[],
  ): Promise<Result<Folded>> {
    const { accounts, random } = this.#parts;
    const folded = await this.read(eventId);
    if (folded === undefined) return err(UNKNOWN_EVENT);
    const planned: { readonly act: AnyAct; readonly person: string | null; readonly id: string }[] = [];
    const breathe = breather();
    for (const { name, rating } of list) {
      await breathe();
      const account = await accounts.named(name);
      const id = toHex(random(8));
      const person = account?.personId ?? null;
      const own = person === null ? rating : await this.#rating(folded, person);
      const entrant = { id, person, name: account?.name ?? name, rating: own };
      planned.push({ act: { act: 'enter', entrant, state: 'entered' }, person, id });
    }
    const acts = planned.map(({ act }) => act);
    const add = planned.flatMap(({ person, id }) =>
      person === null ? [] : [{ person_id: person, role: 'entrant' as const, entrant: id }],
    );
    const key = createHash('sha256').update(`${organiser.id}/${wishId}`).digest('hex');
    if (await this.store.isDone(eventId, key)) return ok(folded);
    return await this.add(eventId, organiser.id, () => ok({ acts, people: { add, remove: [] } }), key);
  }

  /** Tells the event of the end of a match of it; all that are left, where none is named. Returns how many there were. */
  async takeResults(matchId?: string): Promise<number> {
    let taken = 0;
    for (const leg of await this.store.overLegs(this.#parts.now(), AT_ONCE, matchId)) {
      const { event_id: eventId, match_id: match, pairing: id, leg: place } = leg;
      const done = await this.add(eventId, MATCH, (folded) => {
        const found = pairingOf(folded, id);
        const own = legOf(found?.pairing, place);
        const game = this.#parts.games.get(folded.terms.game);
        if (own === undefined || own.match !== match || own.result !== null || game === undefined)
          return err(serverRefusal('result-known', 'The event knows how it ended.'));
        const result = resultOf(leg, own, game.rules.sides);
        return ok({ acts: [{ act: 'result', pairing: id, leg: place, result, match }], tells: match });
      });
      if (!done.ok) {
        if (done.error.code === BUSY.code) continue;
        // What was undone, or ruled upon, is of no account any more.
        this.#parts.logger.info(
          { eventId, matchId: match, code: done.error.code },
          'the end of a match changes nothing in its event',
        );
        await this.store.takeAway(match);
      }
      taken++;
    }
    return taken;
  }

  async #find(eventId: string, folded: Folded, wish: EventWish): Promise<Result<Found>> {
    const { random, now, accounts } = this.#parts;
    const found: Found = { newId: () => toHex(random(8)), now: now() };
    switch (wish.do) {
      case 'appoint':
      case 'replace':
      case 'add': {
        if (wish.do === 'add' && wish.computer !== undefined) return ok(found);
        const account = await accounts.named(wish.name);
        if (account === undefined) return ok(found);
        const { personId: id, name } = account;
        return ok({ ...found, named: { id, name, rating: await this.#rating(folded, id) } });
      }
      case 'play-again': {
        const at = pairingOf(folded, wish.pairing);
        const game = this.#parts.games.get(folded.terms.game);
        if (at === undefined || game === undefined || at.pairing.legs[wish.leg] === undefined)
          return err(serverRefusal('no-such-leg', 'There is no such match in this event.'));
        const mayBeRated = folded.terms.rated && (await this.#parts.mayBeRated(peopleIn(folded, at.pairing)));
        const due = { round: at.round.number, pairing: at.pairing, leg: wish.leg };
        const match = matchOfLeg(folded, due, { game, random, now: now(), mayBeRated });
        return match.ok ? ok({ ...found, match: match.value }) : match;
      }
      case 'pair': {
        const proposed = await this.propose(eventId, folded, wish.giveUp);
        return proposed.ok ? ok({ ...found, proposed: proposed.value }) : proposed;
      }
      default:
        return ok(found);
    }
  }

  /** Pairs the next round, beside whatever else goes on. */
  async propose(
    eventId: string,
    folded: Folded,
    giveUp?: readonly GiveUp[],
  ): Promise<Result<Extract<AnyAct, { act: 'propose' }>>> {
    const paired = await this.#parts.pairer.pair(eventId, folded.state, giveUp);
    if (!paired.ok) {
      this.#unpaired.set(eventId, { seq: folded.seq, refusal: paired.error });
      return paired;
    }
    const { pairings, givenUp } = paired.value;
    const round = folded.state.rounds.length + 1;
    return ok({
      act: 'propose',
      round,
      pairings: [...pairings],
      ...(givenUp.length === 0 ? {} : { givenUp: [...givenUp] }),
    });
  }

  async #rating(folded: Folded, personId: string): Promise<number> {
    const rating = await this.#parts.ratings.of(personId, folded.terms.game);
    return Math.round(rating.mean);
  }

  async #giveTime(
    folded: Folded,
    wishKey: string,
    wish: Extract<EventWish, { do: 'give-time' }>,
  ): Promise<Refusal | undefined> {
    const leg = legOf(pairingOf(folded, wish.pairing)?.pairing, wish.leg);
    const side = this.#parts.games.get(folded.terms.game)?.rules.sides[leg?.sides.indexOf(wish.entrant) ?? -1];
    if (leg === undefined || leg.match === null || side === undefined)
      return serverRefusal('no-such-leg', 'That entrant plays no match there.');
    const answer = await this.#parts.askBench(leg.match, {
      do: 'rule',
      ruling: {
        call: `event-${wishKey.slice(0, 32)}`,
        words: wish.reason,
        act: 'time',
        gives: { [side]: wish.minutes * 60_000 },
      },
    });
    return answer.ok ? undefined : answer.refusal;
  }

  #badWish({ terms }: Folded, wish: EventWish): Refusal | undefined {
    if (wish.do === 'change') return this.#badTerms(wish);
    if (wish.do !== 'bid') return undefined;
    const most = this.handicap(terms)?.most ?? 0;
    if (wish.points <= most) return undefined;
    return serverRefusal('bid-too-high', `No more than ${most} can be given for a side in this event.`);
  }

  /** What bids for sides are made in; `null` where the game has nothing for it. */
  handicap(terms: Terms): EventView['handicap'] {
    return handicapOf(this.#parts.games.get(terms.game), terms);
  }

  /** Why no match can be made of these terms, or be counted by these settings. */
  #badTerms({ terms, settings }: Pick<CreateEvent, 'terms' | 'settings'>): Refusal | undefined {
    const { game: id, options, timeZone, rated, watching } = terms;
    const { games, random, now } = this.#parts;
    const game = games.get(id);
    if (game === undefined)
      return serverRefusal('unknown-game', `This server does not play ${id}. It plays: ${games.ids.join(', ')}.`);
    const made = newMatch(game, random, now(), { options });
    if (!made.ok) {
      const [fault] = made.error.faults;
      return serverRefusal(made.error.code, `${fault?.at ?? 'options'}: ${fault?.message ?? 'cannot be played'}`);
    }
    if (!isTimeZone(timeZone)) return serverRefusal('bad-terms', `${timeZone} is no time zone.`);
    if (rated && watching.policy === 'private')
      return serverRefusal('cannot-be-rated', 'Ratings would tell everybody how a private match ended.');
    if (rated && scenarioOf(game, made.value.options) === undefined)
      return serverRefusal('cannot-be-rated', 'Matches whose options are not the usual ones cannot be rated.');
    return notMeasured(game, settings);
  }

  /** Stops the match of a leg, or has it go on. What its host refuses for good has no need of it; throws where it cannot be just now. */
  async hold(matchId: string, call: string, held: boolean, words: string): Promise<void> {
    const ruling = {
      call: `${call}-${held ? 'stop' : 'go'}`,
      words: [...words].slice(0, MOST_WORDS).join(''),
      act: held ? ('pause' as const) : ('resume' as const),
    };
    const { ok: done, refusal } = await this.#parts.askBench(matchId, { do: 'rule', ruling });
    if (done) return;
    if (refusal !== undefined && PASSING.has(refusal.code)) throw new Error(`not held: ${refusal.code}`);
    this.#parts.logger.info({ matchId, code: refusal?.code }, 'a match could not be held');
  }

  async #inTurn<T>(eventId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(eventId) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#queues.set(eventId, mine);
    try {
      return await mine;
    } finally {
      if (this.#queues.get(eventId) === mine) this.#queues.delete(eventId);
    }
  }
}

export function rolesIn({ state }: Folded, personId: string) {
  return { isOwner: state.owner === personId, isArbiter: state.arbiters.includes(personId) };
}

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Matches that go on, or whose end is still to be told, and that count no more. */
function voidedBy(before: Folded, acts: readonly AnyAct[]): readonly string[] {
  return acts.flatMap((act) => {
    if (act.act === 'rule') return legOf(pairingOf(before, act.pairing)?.pairing, act.leg)?.match ?? [];
    if (act.act === 'cancel')
      return before.state.rounds.flatMap(({ pairings }) =>
        pairings.flatMap(({ legs }) => legs.flatMap(({ match, result }) => (result === null ? (match ?? []) : []))),
      );
    if (act.act !== 'undo-round') return [];
    const undone = before.state.rounds.find(({ number }) => number === act.round);
    return undone?.pairings.flatMap(({ legs }) => legs.flatMap(({ match }) => match ?? [])) ?? [];
  });
}

const COUNTED: ReadonlySet<string> = new Set(['entered', 'in', 'asked']);

/** What lists need. */
export function rowOf(folded: Folded, due: number | null): EventRowColumns {
  const { state, terms } = folded;
  const entrants = state.entrants.filter((entrant) => COUNTED.has(entrant.state)).length;
  return {
    title: state.title,
    game: terms.game,
    format: state.settings.format.kind,
    phase: state.phase,
    starts_at: terms.startsAt,
    listed: terms.listed ? 1 : 0,
    owner_id: state.owner,
    entrants,
    most: state.settings.entry.limit,
    round: lastRound(folded)?.number ?? 0,
    rounds: state.settings.format.kind === 'ladder' ? null : roundsOf(state.settings, entrants).rounds,
    due_at: due,
  };
}
