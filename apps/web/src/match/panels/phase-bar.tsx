/** Whose move it is, what is still to be done, and the button that ends the step, saying what ending gives up. */
import { PHASES, type Phase, SEGMENTS, SIDES, type View } from '@warbeacon/siege';
import { useRef, useState } from 'react';
import { Shield } from '../../games/helms-deep/art/shield.tsx';
import { reasonInWords, sideName } from '../../games/helms-deep/names.ts';
import { endStepLabel, leftToDo, phaseName, phaseShort, play, segmentName, waitingFor } from '../../text/play.ts';
import { abilityOf } from '../../games/helms-deep/abilities.ts';
import { isOnlyToEnd, isQuestion, questionInWords } from '../parts/questions.ts';
import { isMine, useMatch, useMatchStore } from '../line/context.ts';
import { pieceSide, withNames } from '../../games/helms-deep/pieces.ts';
import { rocksLeft } from '../../games/helms-deep/rocks.ts';
import { useKeptFocus } from '../parts/use-kept-focus.ts';

/** Phases of a turn. */
const SHOWN: readonly Phase[] = PHASES.filter((phase) => phase !== 'deployment');

export function PhaseBar() {
  const { phase, segment, over } = useMatch((state) => ({
    phase: state.view?.phase,
    segment: state.view?.segment,
    over: (state.view?.outcome ?? null) !== null,
  }));
  const at = phase ? SHOWN.indexOf(phase) : -1;
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="phase-bar"
      aria-label={phase ? phaseName(phase) : undefined}
      data-testid="phase-bar"
      data-phase={phase}
      data-segment={segment ?? ''}
    >
      <ol className="phases" aria-hidden="true">
        {phase === 'deployment' && !over && <li className="now">{phaseName(phase)}</li>}
        {(phase === 'deployment' || over ? [] : SHOWN).map((name, i) => (
          <li key={name} className={name === phase ? 'now' : i < at ? 'past' : ''}>
            {SIDES.filter((side) => name.startsWith(side)).map((side) => (
              <Shield key={side} of={side} />
            ))}
            {name === phase ? phaseName(name) : phaseShort(name)}
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
      <TakeBack />
      <EndStep />
    </section>
  );
}

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

function Task() {
  const { whose, sentence, mine } = useTask();
  return (
    <p className={mine ? 'task mine' : 'task'} role="status" data-testid="task" data-mine={mine}>
      {whose && <b>{whose}</b>} <span>{sentence}</span>
    </p>
  );
}

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
              ? play.rocks.unlaid(unlaid)
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
