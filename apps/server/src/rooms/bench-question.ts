/** What the host of a match is asked by who does not play it: to carry out a ruling, or an end that nobody is there to make. */
import type { Ruling } from '@warbeacon/kernel';
import { z } from 'zod';
import type { CommandAnswer } from '../match/answers.ts';
import type { LiveMatches } from '../match/live-matches.ts';
import type { Logger } from '../logger.ts';
import type { MatchStore } from '../storage/matches.ts';
import { hostOrRefusal } from './room-refused.ts';

/** It comes from another process of ours, and the host checks it against the match. */
const rulingSchema = z.custom<Ruling>((ruling) => typeof ruling === 'object' && ruling !== null && 'act' in ruling);

export const benchQuestionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rule'), ruling: rulingSchema }),
  z.strictObject({ do: z.literal('claim') }),
  z.strictObject({ do: z.literal('abandon'), entries: z.number() }),
  z.strictObject({ do: z.literal('leave'), gone: z.array(z.string()), counts: z.boolean() }),
]);
export type BenchQuestion = z.output<typeof benchQuestionSchema>;

export const benchAnswerSchema = z.custom<CommandAnswer>(
  (answer) => typeof answer === 'object' && answer !== null && 'ok' in answer && 'ply' in answer,
);

interface Parts {
  readonly live: LiveMatches;
  readonly matches: Pick<MatchStore, 'get'>;
  readonly logger: Logger;
}

/** Throws a `HostedElsewhereError` when another process has the match, and a `RoomRefused`. */
export async function answerBench(parts: Parts, matchId: string, question: BenchQuestion): Promise<CommandAnswer> {
  const host = await hostOrRefusal(parts, matchId, async () => await parts.live.use(matchId));
  try {
    const { bench } = host.agreements;
    switch (question.do) {
      case 'rule':
        return await bench.rule(question.ruling);
      case 'claim':
        return await bench.claim();
      case 'abandon':
        return await bench.abandon(question.entries);
      case 'leave':
        return await bench.leave(question.gone, question.counts);
    }
  } finally {
    await parts.live.letGo(host);
  }
}
