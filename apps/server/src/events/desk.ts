/** All that has to do with events, put together. */
import { ok, type Refusal } from '@warbeacon/kernel';
import type { EventView } from '@warbeacon/protocol/events';
import type { Config } from '../config.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Logger } from '../logger.ts';
import type { CommandAnswer } from '../match/answers.ts';
import type { Games } from '../match/game.ts';
import type { LiveMatches } from '../match/live-matches.ts';
import type { RandomBytes } from '../match/new-match.ts';
import type { BenchQuestion } from '../rooms/bench-question.ts';
import type { AccountStore } from '../storage/accounts.ts';
import type { Db } from '../storage/database.ts';
import { EventHookStore } from '../storage/event-hooks.ts';
import { EventStore } from '../storage/events.ts';
import type { RatingStore } from '../storage/ratings.ts';
import type { AnyAct } from './acts.ts';
import { ComputerBoards } from './computer-boards.ts';
import { Events } from './events.ts';
import { entrantOf, type Folded, pairingOf } from './folded.ts';
import { Hooks } from './hooks.ts';
import { legOf } from './legs.ts';
import { newsOf } from './news.ts';
import { Pairer } from './pairing.ts';
import { type RemindEntrants, reminderOf } from './reminders.ts';
import { EventSchedule } from './schedule.ts';
import { inPresentNames, ShownEvents } from './shown.ts';
import { EventTokens } from './tokens.ts';
import { letGo } from './wishes.ts';

export interface EventDesk {
  readonly events: Events;
  readonly schedule: EventSchedule;
  readonly boards: ComputerBoards;
  readonly hooks: Hooks;
  readonly tokens: EventTokens;
  readonly shown: ShownEvents;
  /** A refusal that may name people, who may have other names now, or be gone. */
  inPresentNames(eventId: string, refusal: Refusal): Promise<Refusal>;
  /** What takes a while in the event just now. */
  busy(eventId: string): EventView['busy'];
  /** A player has called an arbiter to a match, or one has decided; of other matches nothing comes of it. Neither ever rejects. */
  called(matchId: string, personId: string, words: string): Promise<void>;
  settled(matchId: string, personId: string, words: string): Promise<void>;
  /** An organiser has gone to look at a match that others do not see yet. */
  looked(matchId: string, personId: string): Promise<void>;
  /** A match has ended, of which an event may have to be told. Never rejects. */
  over(matchId: string): Promise<void>;
}

export interface EventDeskParts {
  readonly config: Config;
  readonly db: Db;
  readonly games: Games;
  readonly live: LiveMatches;
  readonly accounts: Accounts;
  readonly accountStore: AccountStore;
  readonly ratings: RatingStore;
  readonly askBench: (matchId: string, question: BenchQuestion) => Promise<CommandAnswer>;
  readonly tellEntrant: RemindEntrants;
  readonly logger: Logger;
  readonly random: RandomBytes;
  readonly now: () => number;
}

export function openEvents(parts: EventDeskParts): EventDesk {
  const { config, db, games, live, accountStore, logger, random, now, askBench } = parts;
  const store = new EventStore(db);
  const pairer = new Pairer();
  const mayBeRated = async (people: readonly string[]): Promise<boolean> => {
    const found = await Promise.all(people.map(async (id) => await accountStore.byPerson(id)));
    return found.length === 2 && found.every((one) => one !== undefined && one.bot === found[0]?.bot);
  };
  const events = new Events({ ...parts, store, pairer, mayBeRated });
  const hookStore = new EventHookStore(db);
  const hooks = new Hooks({
    store: hookStore,
    newsOf: async (eventId, after, limit) => (await newsOf(events, eventId, after, limit)).entries,
    reach: config.WEBHOOKS,
    logger,
    random,
    now,
  });
  const boards = new ComputerBoards({ store, live, logger, now, atOnce: config.EVENT_BOARDS });
  const schedule = new EventSchedule({
    events,
    boards,
    games,
    random,
    logger,
    now,
    askBench,
    mayBeRated,
    remind: reminderOf({ store, now, tellEntrant: parts.tellEntrant }),
    besides: async () => await hooks.work(),
  });
  /** Adds what has happened at a board to the log of its event. */
  const atBoard = async (
    matchId: string,
    by: string,
    reason: string | undefined,
    make: (leg: { readonly pairing: string; readonly leg: number }, folded: Folded) => readonly AnyAct[],
  ): Promise<void> => {
    try {
      const leg = await store.legOf(matchId);
      if (leg === undefined) return;
      const done = await events.add(leg.event_id, by, (folded) => {
        const acts = make({ pairing: leg.pairing, leg: leg.leg }, folded);
        return ok({ acts, ...(reason === undefined ? {} : { reason }) });
      });
      if (!done.ok)
        logger.info({ matchId, code: done.error.code }, 'what happened at a board is no matter of its event');
    } catch (error) {
      logger.warn({ err: error, matchId }, 'an event could not be told what happened at a board');
    }
  };
  const disputeOf = (folded: Folded, { pairing, leg }: { readonly pairing: string; readonly leg: number }) =>
    legOf(pairingOf(folded, pairing)?.pairing, leg)?.dispute ?? null;

  const shown = new ShownEvents({ namesOf: async (ids) => await store.namesOf(ids) });
  return {
    async inPresentNames(eventId, refusal) {
      const folded = await events.read(eventId);
      if (folded === undefined) return refusal;
      return { ...refusal, message: inPresentNames(refusal.message, folded, await shown.of(eventId, folded)) };
    },
    async called(matchId, personId, words) {
      await atBoard(matchId, personId, words, (leg, folded) => {
        const entrant = entrantOf(folded, personId)?.id;
        return entrant === undefined || disputeOf(folded, leg) !== null ? [] : [{ act: 'dispute', ...leg, entrant }];
      });
    },
    async settled(matchId, personId, words) {
      await atBoard(matchId, personId, words, (leg, folded) =>
        disputeOf(folded, leg) === null
          ? letGo(folded, leg.pairing, leg.leg)
          : [{ act: 'settle', ...leg }, ...letGo(folded, leg.pairing, leg.leg)],
      );
    },
    async looked(matchId, personId) {
      await atBoard(matchId, personId, undefined, (leg) => [{ act: 'look', ...leg }]);
    },
    events,
    schedule,
    boards,
    hooks,
    tokens: new EventTokens({ store: hookStore, random, now }),
    shown,
    busy: (eventId) => {
      const pairing = pairer.progress(eventId);
      if (pairing !== null) return { what: 'pairing', ...pairing };
      const starting = schedule.starting(eventId);
      return starting === undefined ? null : { what: 'starting', ...starting };
    },
    async over(matchId) {
      try {
        await events.takeResults(matchId);
        await boards.over(matchId);
      } catch (error) {
        logger.warn(
          { err: error, matchId },
          'an event could not be told of the end of a match; it is tried again later',
        );
      }
    },
  };
}
