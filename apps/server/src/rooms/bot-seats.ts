/**
 * What programs ask of the matches that this process hosts, a request at a time. A match is held for a while after each
 * request, so that a program that asks again has not the whole match set up anew, and counts as there for as long.
 */
import { botLookSchema, commandRequestSchema, type BotTable, resignRequestSchema } from '@warbeacon/protocol';
import type { Offered } from '@warbeacon/kernel';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { CommandAnswer } from '../match/answers.ts';
import type { GameCommand } from '../match/game.ts';
import type { LiveMatches } from '../match/live-matches.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { MatchStore } from '../storage/matches.ts';
import { hostOrRefusal } from './room-refused.ts';

/** Milliseconds for which a match is held after a request; longer than a program may be kept waiting for one. */
const HELD = 30_000;

/** What a seat is asked to do, or what is asked of it. */
export const seatQuestionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('look'), after: botLookSchema.shape.after.unwrap().out.optional() }),
  z.strictObject({ do: z.literal('options'), actor: z.string().max(40).optional() }),
  commandRequestSchema.extend({ do: z.literal('command') }),
  resignRequestSchema.extend({ do: z.literal('resign') }),
]);
export type SeatQuestion = z.output<typeof seatQuestionSchema>;

/** Nothing has happened since, and nothing is to be decided. */
interface Unchanged {
  readonly unchanged: true;
}
export type SeatAnswer =
  | BotTable
  | Unchanged
  | { readonly ply: number; readonly options: readonly Offered<GameCommand>[] }
  | CommandAnswer
  /** The host has not heard of who sits there. */
  | { readonly notSeated: true };

/** As it comes from another process: whoever sends it to a program reads it by the protocol's schema. */
export const seatAnswerSchema = z.custom<SeatAnswer>((answer) => typeof answer === 'object' && answer !== null);

interface Held {
  readonly host: MatchHost;
  /** Sides that count as there on account of it. */
  readonly sides: Set<string>;
  timer: NodeJS.Timeout;
}

interface Parts {
  readonly live: LiveMatches;
  readonly matches: Pick<MatchStore, 'get'>;
  readonly logger: Logger;
}

export class BotSeats {
  readonly #parts: Parts;
  readonly #held = new Map<string, Held>();
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws a `HostedElsewhereError` when another process has the match, and a `RoomRefused`. */
  async answer(matchId: string, person: string, question: SeatQuestion): Promise<SeatAnswer> {
    const { live } = this.#parts;
    const host = await hostOrRefusal(this.#parts, matchId, async () => await live.use(matchId));
    try {
      const side = host.sideOf(person);
      if (side === undefined) return { notSeated: true };
      await this.#hold(host, side);
      return await answerOf(host, side, question);
    } finally {
      await live.letGo(host);
    }
  }

  /** Lets every match go, and holds none any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#held.keys()].map(async (matchId) => await this.#letGo(matchId)));
  }

  async #hold(host: MatchHost, side: string): Promise<void> {
    const { live } = this.#parts;
    const { matchId } = host;
    const known = this.#held.get(matchId);
    // One that went to another process and came back is another host.
    if (known !== undefined && known.host !== host) await this.#letGo(matchId);
    let held = this.#held.get(matchId);
    if (held === undefined) {
      if (this.#stopped || (await live.use(matchId)) !== host) return;
      held = { host, sides: new Set(), timer: this.#timerOf(matchId) };
      this.#held.set(matchId, held);
    }
    clearTimeout(held.timer);
    held.timer = this.#timerOf(matchId);
    if (held.sides.has(side)) return;
    held.sides.add(side);
    host.audience.countConnection(side, 1);
  }

  #timerOf(matchId: string): NodeJS.Timeout {
    return setTimeout(() => {
      this.#letGo(matchId).catch((error: unknown) =>
        this.#parts.logger.warn({ err: error, matchId }, 'a match could not be let go'),
      );
    }, HELD).unref();
  }

  async #letGo(matchId: string): Promise<void> {
    const held = this.#held.get(matchId);
    if (held === undefined) return;
    this.#held.delete(matchId);
    clearTimeout(held.timer);
    for (const side of held.sides) held.host.audience.countConnection(side, -1);
    await this.#parts.live.letGo(held.host);
  }
}

async function answerOf(host: MatchHost, side: string, question: SeatQuestion): Promise<SeatAnswer> {
  switch (question.do) {
    case 'look':
      return lookOf(host, side, question.after);
    case 'options':
      return { ply: host.ply, options: host.status === 'live' ? host.sight.offers(side, question.actor) : [] };
    case 'command':
      return await host.submit(side, question.commandId, question.ply, question.command);
    case 'resign':
      return await host.agreements.resign(side, question.ply);
  }
}

function lookOf(host: MatchHost, side: string, after: number | undefined): BotTable | Unchanged {
  const { matchId, ply, status, sight } = host;
  const { actors, commands } = host.privateOf(side);
  const deciding = status === 'live' && sight.deciders().includes(side);
  if (after !== undefined && !deciding && status !== 'over' && ply <= after) return { unchanged: true };
  // What a game gives out are plain values; it alone knows which.
  const { view, offers } = z
    .object({ view: z.json(), offers: z.array(z.custom<BotTable['commands'][number]>()) })
    .parse({ view: sight.view(side), offers: commands });
  return { matchId, side, ply, status, deciding, actors: [...actors], commands: offers, view };
}
