/** From a draft to the trophy: the step that comes next, and how to stop. */
import type { EventWish } from '@warbeacon/protocol/events';
import { useState } from 'react';
import { Choice } from '../../shell/parts/field.tsx';
import { desk as words } from '../../text/event-desk.ts';
import { Deed, DeedWithReason } from '../deed.tsx';
import { isLadder } from '../ladder.tsx';
import { useEvent } from '../use-event.ts';

const STEPS = ['announce', 'open-entries', 'open-check-in', 'begin', 'go-on', 'finish'] as const;

export function Course() {
  const { view } = useEvent();
  const { state, me, terms } = view;
  const may = (deed: EventWish['do']) => me.may.includes(deed);
  const steps = STEPS.filter(may);
  // The first is what comes next; where the rounds are what comes next, none is.
  const first = state.phase === 'running' && steps[0] === 'finish' ? undefined : steps[0];
  return (
    <section className="card course" aria-label={words.next} data-testid="course">
      <h2>{words.next}</h2>
      <p>{state.phase === 'running' && isLadder(state) ? words.ladderRuns : words.stepWhy[state.phase]}</p>
      {state.paused && (
        <p className="notice" data-testid="is-paused">
          {state.boardsStand ? words.pausedBoards : words.pausedEvent}
        </p>
      )}
      {terms.runs === 'by-itself' && state.phase === 'running' && !isLadder(state) && (
        <p className="soft">{words.byItself}</p>
      )}
      <div className="row">
        {steps.map((step) => (
          <Deed key={step} wish={{ do: step }} look={step === first ? 'seal' : 'plain'} testid={`step-${step}`}>
            {words.steps[step]}
          </Deed>
        ))}
        {may('pause') && <Pause />}
        {may('cancel') && (
          <DeedWithReason
            title={words.cancelWhy}
            go={words.cancelEvent}
            look="quiet"
            testid="cancel-event"
            wish={(reason) => ({ do: 'cancel', reason })}
          >
            {words.cancelEvent}
          </DeedWithReason>
        )}
      </div>
    </section>
  );
}

const BOARDS = ['go-on', 'stand'] as const;

/** Whether matches that are on stand still, too, is for whoever pauses the event to say. */
function Pause() {
  const [boards, setBoards] = useState<(typeof BOARDS)[number]>('go-on');
  return (
    <DeedWithReason
      title={words.pauseWhy}
      go={words.pause}
      look="quiet"
      testid="pause-event"
      wish={(reason) => ({ do: 'pause', boards, reason })}
      fields={
        <Choice
          label={words.pauseBoards}
          value={boards}
          of={BOARDS}
          testid="pause-boards"
          name={(one) => words.pauseBoardsOf[one]}
          onChange={setBoards}
        />
      }
    >
      {words.pause}
    </DeedWithReason>
  );
}
