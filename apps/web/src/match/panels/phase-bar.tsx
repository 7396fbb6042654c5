/** The phases of a turn, whose move it is, and the button that ends the step. */
import { PHASES, type Phase, SEGMENTS, SIDES } from '@warbeacon/siege';
import { useRef } from 'react';
import { Shield } from '../../games/helms-deep/art/shield.tsx';
import { phaseName, phaseShort, segmentName } from '../../games/helms-deep/words/decisions.ts';
import { useMatch } from '../line/context.ts';
import { EndStep, TakeBack } from '../parts/end-step.tsx';
import { useTask } from '../parts/task.ts';
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

function Task() {
  const { whose, sentence, mine } = useTask();
  return (
    <p className={mine ? 'task mine' : 'task'} role="status" data-testid="task" data-mine={mine}>
      {whose && <b>{whose}</b>} <span>{sentence}</span>
    </p>
  );
}
