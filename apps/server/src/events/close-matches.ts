/** Matches that go on although their event knows how they ended, by a ruling or because nobody came: they are brought to that end. */
import type { Ruling } from '@warbeacon/kernel';
import type { Logger } from '../logger.ts';
import type { CommandAnswer } from '../match/answers.ts';
import type { Games } from '../match/game.ts';
import type { BenchQuestion } from '../rooms/bench-question.ts';
import type { Events } from './events.ts';
import { pairingOf } from './folded.ts';
import { legOf } from './legs.ts';

const AT_ONCE = 50;

export interface CloseParts {
  readonly events: Events;
  readonly games: Games;
  readonly logger: Logger;
  readonly askBench: (matchId: string, question: BenchQuestion) => Promise<CommandAnswer>;
}

/** Returns how many there were. What fails is tried again in the next round. */
export async function closeBeside({ events, games, logger, askBench }: CloseParts): Promise<number> {
  const open = await events.store.legsToClose(AT_ONCE);
  for (const { match_id: match, event_id: eventId, pairing, leg } of open) {
    const folded = await events.read(eventId);
    const own = folded === undefined ? undefined : legOf(pairingOf(folded, pairing)?.pairing, leg);
    const result = own?.match === match ? own.result : null;
    const sides = games.get(folded?.terms.game ?? '')?.rules.sides ?? [];
    const counts = result?.kind === 'adjudicated';
    const winner = counts && result.winner !== null ? (sides[own?.sides.indexOf(result.winner) ?? -1] ?? null) : null;
    const ruling: Ruling = {
      call: `event-${eventId.slice(0, 16)}-${leg}-end`,
      words: counts ? 'Decided by the arbiter of the event.' : 'In the event this match does not count.',
      act: 'end',
      winner,
      counts,
    };
    try {
      const { ok, refusal } = await askBench(match, { do: 'rule', ruling });
      if (!ok) logger.info({ eventId, matchId: match, code: refusal?.code }, 'a match of an event could not be ended');
    } catch (error) {
      logger.warn({ err: error, eventId, matchId: match }, 'a match of an event could not be ended');
    }
  }
  return open.length;
}
