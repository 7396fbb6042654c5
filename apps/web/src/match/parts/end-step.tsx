/**
 * The button that ends the step, saying what ending gives up, and asking where that is for ever; and the one that takes the
 * last order back.
 */
import { useState } from 'react';
import { type Face, useFace } from '../../face/face.ts';
import type { MatchView, PrivateMessage } from '../../face/view.ts';
import { late } from '../../shell/parts/late.tsx';
import { play } from '../../text/play.ts';
import { isMine, useMatch, useMatchStore } from '../line/context.ts';
import { countOfLast } from '../line/outbox.ts';
import { endOfStep, isOnlyToEnd, isQuestion } from './questions.ts';

const ForfeitDialog = late(async () => (await import('./forfeit-dialog.tsx')).ForfeitDialog);

export function TakeBack({ testid = 'take-back' }: { readonly testid?: string }) {
  const { can, count, sending, takeBack } = useMatch((state) => ({
    can: state.offer?.canTakeBack ?? false,
    count: countOfLast(state),
    sending: state.sending,
    takeBack: state.takeBack,
  }));
  if (!can) return null;
  return (
    <button
      type="button"
      className="button take-back"
      data-testid={testid}
      title={count > 1 ? play.takeAllBackIs(count) : play.takeBackIs}
      aria-label={count > 1 ? play.takeAllBack(count) : play.takeBack}
      disabled={sending}
      onClick={() => void takeBack()}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      <span className="roomy">{play.takeBack}</span>
      {count > 1 && <b>{count}</b>}
    </button>
  );
}

export function EndStep({ testid = 'end-step' }: { readonly testid?: string }) {
  const store = useMatchStore();
  /** The ply at which one has been asked whether to end the step all the same. */
  const [asking, setAsking] = useState(-1);
  /** What would be given up for ever, while one is asked about it. */
  const [forfeits, setForfeits] = useState<readonly string[]>([]);
  const face = useFace();
  const { can, why, label, left, actors, onlyThis, untouched, sending, ply } = useMatch((state) => {
    const { view, offer, side } = state;
    const mine = isMine(state) && view !== null && !isQuestion(face, view);
    return {
      ply: state.ply,
      can: mine && offer !== null && offer.commands.some(({ command }) => command.type === 'done'),
      why: mine ? (offer?.doneRefusal ?? null) : null,
      label: mine ? endOfStep(face, view) : undefined,
      left: mine && offer ? leftToDo(face, view, offer) : undefined,
      actors: offer?.actors.length ?? 0,
      onlyThis: mine && isOnlyToEnd(offer, state.ply),
      // Nothing of one's own has moved this turn.
      untouched: mine && side !== null && face.untouched?.(view, side) === true,
      sending: state.sending,
    };
  });
  if (label === undefined || (!can && !why)) return null;
  const goOn = async () => {
    const { view, offer, send, setStanding, summary } = store.getState();
    const orders = view && offer && !summary?.strict ? face.ordersOnEnding?.(view, offer) : undefined;
    await send({ type: 'done' });
    if (orders && store.getState().refusal === null) await setStanding(orders);
  };
  const end = () => {
    const { view, offer } = store.getState();
    const lost = (view && offer && face.words.forfeits?.(view, offer)) ?? [];
    if (untouched && actors > 0 && asking !== ply) setAsking(ply);
    else if (lost.length > 0) setForfeits(lost);
    else void goOn();
  };
  const confirming = asking === ply && untouched;
  return (
    <div className="end-step">
      <p className={why || confirming ? 'end-step-left told' : 'end-step-left'} data-testid={`${testid}-left`}>
        {why
          ? `${face.pieces.withNames(why.message)}${why.case ? ` (${why.case})` : ''}`
          : confirming
            ? play.confirmEnd
            : left}
      </p>
      <button
        type="button"
        className={onlyThis ? 'button seal only' : 'button seal'}
        data-testid={testid}
        data-asks={confirming}
        disabled={!can || sending}
        onClick={end}
      >
        {sending ? play.sending : confirming ? play.confirmEndYes : label}
      </button>
      {forfeits.length > 0 && (
        <ForfeitDialog
          forfeits={forfeits}
          goOn={() => {
            setForfeits([]);
            void goOn();
          }}
          onClose={() => setForfeits([])}
        />
      )}
    </div>
  );
}

/** What still could be done, and is given up by ending the step. */
function leftToDo({ words }: Face, view: MatchView, offer: PrivateMessage): string {
  const own = words.left?.(view, offer);
  if (own !== undefined) return own;
  const { length } = offer.actors;
  return (length > 0 ? words.decisions[view.decision?.kind ?? '']?.step?.left(length) : undefined) ?? play.nothingLeft;
}
