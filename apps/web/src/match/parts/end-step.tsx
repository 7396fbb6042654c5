/** The button that ends the step, saying what ending gives up, and the one that takes the last order back. */
import { useState } from 'react';
import { abilityOf } from '../../games/helms-deep/abilities.ts';
import { pieceSide, withNames } from '../../games/helms-deep/pieces.ts';
import { rocksLeft } from '../../games/helms-deep/rocks.ts';
import { endStepLabel, leftToDo } from '../../games/helms-deep/words/decisions.ts';
import { rocksWords } from '../../games/helms-deep/words/siege.ts';
import { play } from '../../text/play.ts';
import { isMine, useMatch, useMatchStore } from '../line/context.ts';
import { isOnlyToEnd, isQuestion } from './questions.ts';

export function TakeBack({ testid = 'take-back' }: { readonly testid?: string }) {
  const { can, sending, takeBack } = useMatch((state) => ({
    can: state.offer?.canTakeBack ?? false,
    sending: state.sending,
    takeBack: state.takeBack,
  }));
  if (!can) return null;
  return (
    <button
      type="button"
      className="button take-back"
      data-testid={testid}
      title={play.takeBackIs}
      aria-label={play.takeBack}
      disabled={sending}
      onClick={() => void takeBack()}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      <span className="roomy">{play.takeBack}</span>
    </button>
  );
}

export function EndStep({ testid = 'end-step' }: { readonly testid?: string }) {
  const store = useMatchStore();
  /** The ply at which one has been asked whether to end the step all the same. */
  const [asking, setAsking] = useState(-1);
  const { can, why, kind, attacks, actors, onlyThis, untouched, unlaid, sending, ply } = useMatch((state) => {
    const { view, offer, side } = state;
    const mine = isMine(state) && view !== null && !isQuestion(view);
    const kindNow = mine ? view.decision?.kind : undefined;
    return {
      ply: state.ply,
      can: mine && offer !== null && offer.commands.some(({ command }) => command.type === 'done'),
      why: mine ? (offer?.doneRefusal ?? null) : null,
      kind: kindNow,
      attacks: view?.attacks.length ?? 0,
      // Abilities are counted, not the pieces that have a part in them.
      actors:
        view?.decision?.kind === 'abilities'
          ? new Set(offer?.commands.map(({ command }) => abilityOf(command)).filter((ability) => ability !== undefined))
              .size
          : (offer?.actors.length ?? 0),
      onlyThis: mine && isOnlyToEnd(offer, state.ply),
      // Nothing of one's own has moved this turn.
      untouched:
        view?.decision?.kind === 'movement' &&
        !Object.entries(view.units).some(([id, unit]) => unit.moved && pieceSide(id) === side),
      unlaid:
        kindNow === 'deployment' && view && offer?.commands.some(({ command }) => command.type === 'placeRocks')
          ? rocksLeft(view)
          : 0,
      sending: state.sending,
    };
  });
  if (!kind || (!can && !why)) return null;
  const end = () => {
    if (untouched && actors > 0 && asking !== ply) setAsking(ply);
    else void store.getState().send({ type: 'done' });
  };
  const confirming = asking === ply && untouched;
  return (
    <div className="end-step">
      <p className="end-step-left" data-testid={`${testid}-left`}>
        {why
          ? `${withNames(why.message)}${why.case ? ` (${why.case})` : ''}`
          : confirming
            ? play.confirmEnd
            : unlaid > 0
              ? rocksWords.unlaid(unlaid)
              : leftToDo(kind, actors)}
      </p>
      <button
        type="button"
        className={onlyThis ? 'button seal only' : 'button seal'}
        data-testid={testid}
        disabled={!can || sending}
        onClick={end}
      >
        {sending ? play.sending : confirming ? play.confirmEndYes : endStepLabel(kind, attacks)}
      </button>
    </div>
  );
}
