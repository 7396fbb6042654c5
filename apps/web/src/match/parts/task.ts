/** Whose move it is, and what is asked. */
import type { View } from '@warbeacon/siege';
import { reasonInWords, sideName } from '../../games/helms-deep/names.ts';
import { endStepLabel, waitingFor } from '../../games/helms-deep/words/decisions.ts';
import { play } from '../../text/play.ts';
import { isMine, useMatch } from '../line/context.ts';
import { isOnlyToEnd, questionInWords } from './questions.ts';

/** The decision as one sentence; also read out when it changes. */
export function useTask(): { readonly whose: string; readonly sentence: string; readonly mine: boolean } {
  return useMatch((state) => {
    const { view, side, line, seats, offer, ply } = state;
    if (!view) return { whose: '', sentence: line === 'failed' ? '' : play.connection.connecting, mine: false };
    if (view.outcome) return { whose: play.finished, sentence: resultInWords(view.outcome), mine: false };
    if (!view.decision) return { whose: play.finished, sentence: '', mine: false };
    const { kind } = view.decision;
    if (seats.some((seat) => seat.name === null && !seat.computer)) {
      return { whose: play.people.free, sentence: play.waitingForSeat, mine: false };
    }
    if (isMine(state)) {
      return {
        whose: play.yourMove,
        sentence: isOnlyToEnd(offer, ply)
          ? play.onlyToEnd(endStepLabel(kind, view.attacks.length))
          : questionInWords(view.decision, offer?.commands ?? []),
        mine: true,
      };
    }
    const theirs = seats.find((seat) => seat.side === view.decision?.side);
    return {
      whose: side === null ? play.watching : '',
      sentence: theirs?.computer && side !== null ? play.computerThinks : waitingFor(kind, view.decision.side),
      mine: false,
    };
  });
}

const resultInWords = ({ winner, reason }: NonNullable<View['outcome']>): string =>
  `${winner === null ? play.result.draw : play.result.sideWon(sideName(winner))}. ${reasonInWords(reason, winner)}`;
