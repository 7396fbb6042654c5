/** Whose move it is, and what is asked. */
import { useContext } from 'react';
import { type Face, FaceContext } from '../../face/face.ts';
import { sideName } from '../../face/title.ts';
import type { MatchView } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { isMine, useMatch } from '../line/context.ts';
import { endOfStep, isOnlyToEnd } from './questions.ts';

/** The decision as one sentence; also read out when it changes. */
export function useTask(): { readonly whose: string; readonly sentence: string; readonly mine: boolean } {
  const face = useContext(FaceContext);
  return useMatch((state) => {
    const { view, side, line, seats, offer, ply } = state;
    if (!view || !face)
      return { whose: '', sentence: line === 'failed' ? '' : play.connection.connecting, mine: false };
    if (view.outcome) return { whose: play.finished, sentence: resultInWords(face, view.outcome), mine: false };
    if (!view.decision) return { whose: play.finished, sentence: '', mine: false };
    if (seats.some((seat) => seat.name === null && !seat.computer)) {
      return { whose: play.people.free, sentence: play.waitingForSeat, mine: false };
    }
    if (isMine(state)) {
      return {
        whose: play.yourMove,
        sentence: isOnlyToEnd(offer, ply)
          ? play.onlyToEnd(endOfStep(face, view))
          : face.words.question(view, offer?.commands ?? []),
        mine: true,
      };
    }
    const theirs = seats.find((seat) => seat.side === view.decision?.side);
    return {
      whose: side === null ? play.watching : '',
      sentence: theirs?.computer && side !== null ? play.computerThinks : waitingFor(face, view.decision),
      mine: false,
    };
  });
}

const waitingFor = ({ words, title }: Face, { kind, side }: NonNullable<MatchView['decision']>): string =>
  words.decisions[kind]?.waiting(sideName(title, side)) ?? '';

const resultInWords = ({ words, title }: Face, { winner, reason }: NonNullable<MatchView['outcome']>): string =>
  `${winner === null ? play.result.none(reason) : play.result.sideWon(sideName(title, winner))}. ${words.reason(reason, winner)}`;
