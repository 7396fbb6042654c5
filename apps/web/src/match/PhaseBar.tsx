/** Whose move it is, what is still to be done, and the button that ends the step, saying what ending gives up. */
import { PHASES, type Phase, SEGMENTS } from '@warbeacon/siege';
import { useState } from 'react';
import { sideName } from '../text/helms-deep.ts';
import { endStepLabel, leftToDo, phaseName, play, segmentName, taskFor, waitingFor } from '../text/play.ts';
import { isQuestion } from './boardModel.ts';
import { isMine, useMatch, useMatchStore } from './context.ts';
import { pieceName, pieceSide } from './pieces.ts';

/** Phases that a player sees pass; the others come with siege equipment and special abilities. */
const SHOWN: readonly Phase[] = PHASES.filter(
  (phase) => !['deployment', 'abilities', 'isengard-siege'].includes(phase),
);

export function PhaseBar() {
  const { phase, segment } = useMatch((state) => ({ phase: state.view?.phase, segment: state.view?.segment }));
  const at = phase ? SHOWN.indexOf(phase) : -1;
  return (
    <section
      className="phase-bar"
      aria-label={phase ? phaseName(phase) : undefined}
      data-testid="phase-bar"
      data-phase={phase}
      data-segment={segment ?? ''}
    >
      <ol className="phases" aria-hidden="true">
        {phase === 'deployment' && <li className="now">{phaseName(phase)}</li>}
        {SHOWN.map((name, i) => (
          <li key={name} className={name === phase ? 'now' : i < at ? 'past' : ''}>
            {phaseName(name)}
            {name === phase && segment && (
              <span className="segments">
                {SEGMENTS.map((each) => (
                  <span key={each} className={each === segment ? 'now' : ''}>
                    {segmentName(each)}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Task />
      <EndStep />
    </section>
  );
}

/** The decision as one sentence; also read out when it changes. */
export function useTask(): { readonly whose: string; readonly sentence: string; readonly mine: boolean } {
  return useMatch((state) => {
    const { view, side, line, seats, summary } = state;
    if (!view) return { whose: '', sentence: line === 'connecting' ? play.connection.connecting : '', mine: false };
    if (view.outcome || !view.decision) return { whose: play.finished, sentence: '', mine: false };
    const { kind, piece, hexes, hex } = view.decision;
    if (seats.some((seat) => seat.name === null && !seat.computer) && summary?.status === 'open') {
      return { whose: play.people.free, sentence: play.waitingForSeat, mine: false };
    }
    if (isMine(state)) {
      return { whose: play.yourMove, sentence: taskFor(kind, piece && pieceName(piece), hexes, hex), mine: true };
    }
    const theirs = seats.find((seat) => seat.side === view.decision?.side);
    return {
      whose: sideName(view.decision.side),
      sentence: theirs?.computer && side !== null ? play.computerThinks : waitingFor(kind, view.decision.side),
      mine: false,
    };
  });
}

function Task() {
  const { whose, sentence, mine } = useTask();
  return (
    <p className={mine ? 'task mine' : 'task'} role="status" data-testid="task" data-mine={mine}>
      <b>{whose}</b> <span>{sentence}</span>
    </p>
  );
}

export function EndStep() {
  const store = useMatchStore();
  const [asking, setAsking] = useState(0);
  const { can, why, kind, attacks, actors, untouched, sending, ply } = useMatch((state) => {
    const { view, offer, side } = state;
    const mine = isMine(state) && view !== null && !isQuestion(view);
    return {
      ply: state.ply,
      can: mine && offer !== null && offer.commands.some(({ command }) => command.type === 'done'),
      why: mine ? (offer?.doneRefusal ?? null) : null,
      kind: mine ? view.decision?.kind : undefined,
      attacks: view?.attacks.length ?? 0,
      actors: offer?.actors.length ?? 0,
      // Nothing of one's own has moved this turn.
      untouched:
        view?.decision?.kind === 'movement' &&
        !Object.entries(view.units).some(([id, unit]) => unit.moved && pieceSide(id) === side),
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
      <p className="end-step-left" data-testid="end-step-left">
        {why
          ? `${why.message}${why.case ? ` (${why.case})` : ''}`
          : confirming
            ? play.confirmEnd
            : leftToDo(kind, actors)}
      </p>
      <button type="button" className="button seal" data-testid="end-step" disabled={!can || sending} onClick={end}>
        {sending ? play.sending : confirming ? play.confirmEndYes : endStepLabel(kind, attacks)}
      </button>
    </div>
  );
}
