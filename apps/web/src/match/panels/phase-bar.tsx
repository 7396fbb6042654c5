/** The phases of a turn, whose move it is, and the button that ends the step. */
import { type ReactNode, useRef } from 'react';
import { useFace } from '../../face/face.ts';
import { useMatch } from '../line/context.ts';
import { EndStep, TakeBack } from '../parts/end-step.tsx';
import { nextInWords } from '../parts/questions.ts';
import { useTask } from '../parts/task.ts';
import { useKeptFocus } from '../parts/use-kept-focus.ts';

/** With something that stands in place of the task while it is there. */
export function PhaseBar({ children }: { readonly children?: ReactNode }) {
  const { title, words } = useFace();
  const { phase, segment, over } = useMatch((state) => ({
    phase: state.view?.phase,
    segment: state.view?.segment,
    over: (state.view?.outcome ?? null) !== null,
  }));
  const at = words.phases.findIndex(({ id }) => id === phase);
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="phase-bar"
      aria-label={phase ? title.phaseName(phase) : undefined}
      data-testid="phase-bar"
      data-phase={phase}
      data-segment={segment ?? ''}
    >
      <ol className="phases" aria-hidden="true">
        {phase === 'deployment' && !over && <li className="now">{title.phaseName(phase)}</li>}
        {(phase === 'deployment' || over ? [] : words.phases).map(({ id, name, short, side }, i) => (
          <li key={id} className={id === phase ? 'now' : i < at ? 'past' : ''}>
            {side && <title.Arms of={side} />}
            {id === phase ? name : short}
            {id === phase && segment && (
              <span className="segments">
                {words.segments.map((each) => (
                  <span key={each.id} className={each.id === segment ? 'now' : ''}>
                    {each.name}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Task />
      {children}
      <TakeBack />
      <EndStep />
      <InForce />
    </section>
  );
}

/** What lies on everybody, in a row of its own. */
function InForce() {
  const { words } = useFace();
  const view = useMatch((state) => state.view);
  const told = (view && words.inForce?.(view)) ?? [];
  if (told.length === 0) return null;
  return (
    <ul className="in-force" data-testid="in-force">
      {told.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

function Task() {
  const face = useFace();
  const { whose, sentence, mine } = useTask();
  const next = useMatch(({ view }) => view && nextInWords(face, view));
  return (
    <div className="task-box">
      <p className={mine ? 'task mine' : 'task'} role="status" data-testid="task" data-mine={mine}>
        {whose && <b>{whose}</b>} <span>{sentence}</span>
      </p>
      {next && (
        <p className="next" data-testid="next">
          {next}
        </p>
      )}
    </div>
  );
}
