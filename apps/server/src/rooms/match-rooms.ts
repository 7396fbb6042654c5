/**
 * Finds the room of a match, wherever it is, or opens it. A match is hosted by the process that holds its lease; any
 * other one asks that process for what its people want. At the host itself nothing of this needs another process.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AuthContext, matchMaker } from '@colyseus/core';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { CommandAnswer } from '../match/answers.ts';
import { HostedElsewhereError, type LiveMatches } from '../match/live-matches.ts';
import type { Holder, Leases } from '../storage/leases.ts';
import type { MatchStore } from '../storage/matches.ts';
import { answerBench, benchAnswerSchema, type BenchQuestion, benchQuestionSchema } from './bench-question.ts';
import {
  type BotSeats,
  type SeatAnswer,
  type SeatQuestion,
  seatAnswerSchema,
  seatQuestionSchema,
} from './bot-seats.ts';
import { relayedQuestionSchema } from './relay/relayed.ts';
import { type RelayChoice, RelayRooms } from './relay/relays.ts';
import type { RelaySources } from './relay/sources.ts';
import { type AnyRoomKind, type Auth, authSchema, RELAY, ROOM_KINDS, type RoomKind, roomIdOf } from './room-kinds.ts';
import { LocalRooms, type Reservation, reservationSchema } from './local-rooms.ts';
import { NoAnswerError, type ProcessLink } from './process-link.ts';
import { TryAgainError } from './try-again.ts';

/** Milliseconds that a match may take to come over from a process that has died; more than it counts as living then. */
const PATIENCE = 4000;
/** Milliseconds between two tries at a match that its process is about to let go. */
const TRY_EVERY = 100;
/** Milliseconds between two tries at one whose process says nothing: that may be dead, or cut off for a moment. */
const LOOK_EVERY = 1100;
/** Milliseconds by which two looks at the same beat may differ. */
const SLACK = 300;

export interface MatchRooms {
  /** The id of the match's room of that kind, which is there when this returns. Throws a `RoomRefused`, or a `TryAgainError`. */
  open(kind: RoomKind, matchId: string): Promise<string>;
  /**
   * A seat in the match's room, for whoever the token says; `null` when the room is not open. Throws the room's
   * `ServerError` when it does not let that one in, and a `TryAgainError`.
   */
  join(kind: RoomKind, matchId: string, token: string): Promise<Reservation | null>;
  /** The seat of a connection that dropped; `null` when it is kept no longer. Throws a `TryAgainError`. */
  rejoin(kind: AnyRoomKind, matchId: string, reconnectionToken: string): Promise<Reservation | null>;
  /** Has the host of a match read again who sits where. */
  tellSeatTaken(matchId: string): Promise<void>;
  /** Has everybody in the rooms of a match told that there is something new about a rematch. */
  tellRematch(matchId: string): Promise<void>;
  /**
   * Asks the seat of a person in a match, wherever that is hosted; hosts it when nobody does. Throws a `RoomRefused`, or a
   * `TryAgainError`.
   */
  askSeat(matchId: string, person: string, question: SeatQuestion): Promise<SeatAnswer>;
  /** As `askSeat`, for what somebody decides who does not play. */
  askBench(matchId: string, question: BenchQuestion): Promise<CommandAnswer>;
  /** Sends everybody out of the rooms of a match, wherever they are; who wants may come again. */
  close(matchId: string): Promise<void>;
  /** Removes a match by `removal`, and when that says that it has, sends everybody out of its rooms. */
  remove(matchId: string, removal: () => Promise<boolean>): Promise<boolean>;
}

/** The one who says who somebody is. */
interface Doorkeeper {
  onAuth(token: string, options: unknown, context: AuthContext): Promise<Auth>;
}

export interface MatchRoomsParts {
  readonly live: LiveMatches;
  readonly leases: Leases;
  readonly link: ProcessLink;
  readonly matches: Pick<MatchStore, 'get'>;
  readonly seats: BotSeats;
  readonly sources: RelaySources;
  readonly relays: RelayChoice;
  readonly doorkeepers: Readonly<Record<RoomKind, Doorkeeper>>;
  readonly logger: Logger;
}

const kindSchema = z.enum(ROOM_KINDS);
const questionSchema = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('open'), kind: kindSchema, matchId: z.string() }),
  z.strictObject({ ask: z.literal('join'), kind: kindSchema, matchId: z.string(), auth: authSchema }),
  z.strictObject({ ask: z.literal('rejoin'), kind: kindSchema, matchId: z.string(), reconnectionToken: z.string() }),
  z.strictObject({ ask: z.literal('seat-taken'), matchId: z.string() }),
  z.strictObject({ ask: z.literal('rematch'), matchId: z.string() }),
  z.strictObject({ ask: z.literal('close'), matchId: z.string() }),
  z.strictObject({ ask: z.literal('seat'), matchId: z.string(), person: z.string(), question: seatQuestionSchema }),
  z.strictObject({ ask: z.literal('bench'), matchId: z.string(), question: benchQuestionSchema }),
  z.strictObject({ ask: z.literal('relay-begin'), matchId: z.string() }),
  z.strictObject({ ask: z.literal('relay-here'), matchId: z.string(), watchers: z.number().int().min(0) }),
  z.strictObject({ ask: z.literal('relay-ask'), matchId: z.string(), question: relayedQuestionSchema }),
  z.strictObject({ ask: z.literal('relay-seat'), matchId: z.string(), host: z.string(), auth: authSchema }),
  z.strictObject({ ask: z.literal('relay-again'), matchId: z.string(), reconnectionToken: z.string() }),
]);
type Question = z.output<typeof questionSchema>;
const reservedSchema = reservationSchema.nullable();

export function matchRooms(parts: MatchRoomsParts): MatchRooms {
  const { live, leases, link, matches, seats, doorkeepers, sources, relays, logger } = parts;
  const local = new LocalRooms({ live, matches, logger });
  const relayRooms = new RelayRooms();

  const ask = async (processId: string, question: Question): Promise<unknown> => {
    try {
      return await link.ask(processId, question);
    } catch (error) {
      if (error instanceof NoAnswerError && error.why === 'cut-off') throw new TryAgainError();
      throw error;
    }
  };

  /** Has the process that holds the match open its room. */
  const openThere = async (processId: string, kind: RoomKind, matchId: string): Promise<'open' | 'not' | 'unheard'> => {
    try {
      return (await ask(processId, { ask: 'open', kind, matchId })) === true ? 'open' : 'not';
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      // One that fails is most likely stopping.
      return error.why === 'failed' ? 'not' : 'unheard';
    }
  };

  /** The other process that holds the match, if any. */
  const heldElsewhere = async (matchId: string): Promise<string | null> => {
    const processId = (await leases.holder(matchId))?.processId ?? null;
    return processId === matchMaker.processId ? null : processId;
  };

  const reserveThere = async (processId: string, question: Question): Promise<Reservation | null> => {
    try {
      return reservedSchema.parse(await ask(processId, question));
    } catch (error) {
      if (error instanceof NoAnswerError) throw new TryAgainError();
      throw error;
    }
  };

  /** Closes the rooms of a match that is here, or at another process. */
  const closeAt = async (elsewhere: string | null, matchId: string): Promise<void> => {
    try {
      if (elsewhere === null) await Promise.all([local.closeAll(matchId), sources.close(matchId)]);
      else await ask(elsewhere, { ask: 'close', matchId });
    } catch (error) {
      // Whoever is still there finds out with the next command.
      logger.warn({ err: error, matchId }, 'the rooms of a match could not be closed');
    }
  };

  /** Opens the room here, or says who has the match. */
  const openHere = async (kind: RoomKind, matchId: string): Promise<Holder | null> => {
    try {
      await local.open(kind, matchId);
      return null;
    } catch (error) {
      if (error instanceof HostedElsewhereError) return error.holder;
      throw error;
    }
  };

  /** Asks the host of a match, here or in another process. What it is asked it can be asked again. */
  const askHost = async (question: Question, here: () => Promise<unknown>): Promise<unknown> => {
    const giveUpAt = performance.now() + PATIENCE;
    for (;;) {
      let holder: Holder;
      try {
        return await here();
      } catch (error) {
        if (!(error instanceof HostedElsewhereError)) throw error;
        holder = error.holder;
      }
      if (holder.processId !== null) {
        try {
          return await ask(holder.processId, question);
        } catch (error) {
          if (!(error instanceof NoAnswerError)) throw error;
        }
      }
      if (performance.now() > giveUpAt) throw new TryAgainError();
      await sleep(TRY_EVERY);
    }
  };

  link.answerBy(async (asked, from) => {
    const question = questionSchema.parse(asked);
    const { matchId } = question;
    switch (question.ask) {
      case 'open':
        return (await openHere(question.kind, matchId)) === null;
      case 'join':
        return await local.reserve(question.kind, matchId, question.auth);
      case 'rejoin':
        return await local.reserveAgain(question.kind, matchId, question.reconnectionToken);
      case 'seat-taken':
        await local.seatTaken(matchId);
        return true;
      case 'rematch':
        await local.tellRematch(matchId);
        return true;
      case 'close':
        await Promise.all([local.closeAll(matchId), sources.close(matchId)]);
        return true;
      case 'seat':
        return await seats.answer(matchId, question.person, question.question);
      case 'bench':
        return await answerBench({ live, matches, logger }, matchId, question.question);
      case 'relay-begin':
        return await sources.begin(matchId, from);
      case 'relay-here':
        return await sources.goOn(matchId, from, question.watchers);
      case 'relay-ask':
        return await sources.ask(matchId, question.question);
      case 'relay-seat':
        return await relayRooms.reserve(matchId, question.host, question.auth);
      case 'relay-again':
        return await relayRooms.reserveAgain(matchId, question.reconnectionToken);
    }
  });

  return {
    async open(kind, matchId) {
      const roomId = roomIdOf(kind, matchId);
      const giveUpAt = performance.now() + PATIENCE;
      if (!(await leases.isAlive())) throw new TryAgainError();
      let unheard: Holder | undefined;
      for (;;) {
        const holder = await openHere(kind, matchId);
        if (holder === null) return roomId;
        const { processId, diesAt } = holder;
        const lookedAt = performance.now();
        // It has said since that it lives, so it is no use to wait for its end.
        if (unheard?.processId === processId && diesAt > unheard.diesAt + SLACK) throw new TryAgainError();
        const there = processId === null ? 'not' : await openThere(processId, kind, matchId);
        if (there === 'open') return roomId;
        let wait = TRY_EVERY;
        if (there === 'unheard') {
          unheard = holder;
          wait = Math.max(Math.min(diesAt, lookedAt + LOOK_EVERY) - performance.now(), 0) + 1;
        }
        if (performance.now() + wait > giveUpAt) throw new TryAgainError();
        await sleep(wait);
      }
    },

    async join(kind, matchId, token) {
      const isHere = await local.isOpen(kind, matchId);
      const elsewhere = isHere ? null : await heldElsewhere(matchId);
      if (!isHere && elsewhere === null) return null;
      const auth = await doorkeepers[kind].onAuth(token, {}, { token, ip: undefined, headers: new Headers() });
      const relayed = kind === 'watch' && (await relays.reserve(matchId, elsewhere ?? matchMaker.processId, auth));
      if (relayed) return relayed;
      return elsewhere === null
        ? await local.reserve(kind, matchId, auth)
        : await reserveThere(elsewhere, { ask: 'join', kind, matchId, auth });
    },

    async rejoin(kind, matchId, reconnectionToken) {
      if (kind === RELAY) return await relays.rejoin(matchId, reconnectionToken);
      if (await local.isOpen(kind, matchId)) return await local.reserveAgain(kind, matchId, reconnectionToken);
      const elsewhere = await heldElsewhere(matchId);
      if (elsewhere === null) return null;
      return await reserveThere(elsewhere, { ask: 'rejoin', kind, matchId, reconnectionToken });
    },

    async tellSeatTaken(matchId) {
      try {
        if (live.has(matchId)) return await local.seatTaken(matchId);
        const elsewhere = await heldElsewhere(matchId);
        if (elsewhere !== null) await ask(elsewhere, { ask: 'seat-taken', matchId });
      } catch (error) {
        // The seat is taken all the same; the room reads it when the player connects.
        logger.warn({ err: error, matchId }, 'the host of a match could not be told of a taken seat');
      }
    },

    async tellRematch(matchId) {
      try {
        if (live.has(matchId)) return await local.tellRematch(matchId);
        const elsewhere = await heldElsewhere(matchId);
        if (elsewhere !== null) await ask(elsewhere, { ask: 'rematch', matchId });
      } catch (error) {
        // It is there all the same, for whoever opens the match or the lobby.
        logger.warn({ err: error, matchId }, 'the players of a match could not be told of a rematch');
      }
    },

    async askSeat(matchId, person, question) {
      return seatAnswerSchema.parse(
        await askHost({ ask: 'seat', matchId, person, question }, async () => {
          return await seats.answer(matchId, person, question);
        }),
      );
    },

    async askBench(matchId, question) {
      return benchAnswerSchema.parse(
        await askHost({ ask: 'bench', matchId, question }, async () => {
          return await answerBench({ live, matches, logger }, matchId, question);
        }),
      );
    },

    async close(matchId) {
      await closeAt(live.has(matchId) ? null : await heldElsewhere(matchId), matchId);
    },

    async remove(matchId, removal) {
      // Of one that is no more nobody can say who had it.
      const elsewhere = live.has(matchId) ? null : await heldElsewhere(matchId);
      if (!(await removal())) return false;
      await closeAt(elsewhere, matchId);
      return true;
    },
  };
}
