/** Wishes for the pairings to come: who never meets, who meets in a round, who rests in one. */
import type { Entrant } from '@warbeacon/tournament';
import { useState } from 'react';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { Choice } from '../../shell/parts/field.tsx';
import { desk as words } from '../../text/event-desk.ts';
import { Deed } from '../deed.tsx';
import { NumberField } from '../new/parts.tsx';
import { nameIn, useRoll } from '../names.tsx';
import { useEvent } from '../use-event.ts';

export function Apart() {
  const { view, send } = useEvent();
  const roll = useRoll();
  const attempt = useAttempt();
  const { entrants, forbidden } = view.state;
  const [a, setA] = useState(entrants[0]?.id ?? '');
  const [b, setB] = useState(entrants[1]?.id ?? '');
  return (
    <details className="desk-fold" data-testid="apart">
      <summary>{words.forbidden}</summary>
      <p className="soft">{words.forbiddenHint}</p>
      <ul className="desk-list">
        {forbidden.map(([one, other]) => (
          <li key={`${one} ${other}`}>
            <b>{words.apart(nameIn(roll, one), nameIn(roll, other))}</b>
            <Deed wish={{ do: 'forbid', a: one, b: other, forbidden: false }}>{words.allow}</Deed>
          </li>
        ))}
      </ul>
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => await send({ do: 'forbid', a, b, forbidden: true }));
        }}
      >
        <Who label={words.one} value={a} of={entrants} testid="apart-a" onChange={setA} />
        <Who label={words.other} value={b} of={entrants} testid="apart-b" onChange={setB} />
        <button type="submit" className="button" disabled={attempt.busy || a === b}>
          {words.forbid}
        </button>
        <Wrong of={attempt} />
      </form>
    </details>
  );
}

/** Of a round that is not paired yet. */
function useRound() {
  const { state } = useEvent().view;
  const { format } = state.settings;
  const next = state.rounds.length + 1;
  const most = format.kind === 'swiss' ? format.rounds : next;
  const [chosen, setRound] = useState(next);
  const round = Math.min(Math.max(chosen, next), Math.max(most, next));
  const field = (
    <NumberField label={words.inRound} value={round} min={next} max={Math.max(most, next)} onChange={setRound} />
  );
  return { round, next, isOver: next > most, field };
}

const isHere = ({ state }: Entrant): boolean => state !== 'withdrawn' && state !== 'removed';

/** Two who meet in a round, whatever the format would have done. */
export function Together() {
  const { view, send } = useEvent();
  const roll = useRoll();
  const attempt = useAttempt();
  const { round, next, isOver, field } = useRound();
  const here = view.state.entrants.filter(isHere);
  const [a, setA] = useState(here[0]?.id ?? '');
  const [b, setB] = useState(here[1]?.id ?? '');
  const coming = view.state.fixed.filter((pair) => pair.round >= next);
  return (
    <details className="desk-fold" data-testid="together">
      <summary>{words.together}</summary>
      <p className="soft">{words.togetherHint}</p>
      <ul className="desk-list">
        {coming.map((pair) => (
          <li key={`${pair.round} ${pair.a} ${pair.b}`} data-testid="fixed-pair">
            <b>{words.meetIn(nameIn(roll, pair.a), nameIn(roll, pair.b), pair.round)}</b>
            <Deed wish={{ do: 'fix', ...pair, fixed: false }} testid="unfix">
              {words.unfix}
            </Deed>
          </li>
        ))}
      </ul>
      {!isOver && (
        <form
          className="inline-form with-round"
          onSubmit={(event) => {
            event.preventDefault();
            attempt.run(async () => await send({ do: 'fix', round, a, b, fixed: true }));
          }}
        >
          <Who label={words.one} value={a} of={here} testid="fix-a" onChange={setA} />
          <Who label={words.other} value={b} of={here} testid="fix-b" onChange={setB} />
          {field}
          <button type="submit" className="button" data-testid="fix-go" disabled={attempt.busy || a === b}>
            {words.fix}
          </button>
          <Wrong of={attempt} />
        </form>
      )}
    </details>
  );
}

/** Who rests a round, because they have asked. */
export function Byes() {
  const { view, send } = useEvent();
  const roll = useRoll();
  const attempt = useAttempt();
  const { round, next, isOver, field } = useRound();
  const here = view.state.entrants.filter(isHere);
  const [entrant, setEntrant] = useState(here[0]?.id ?? '');
  const coming = view.state.byes.filter((bye) => bye.round >= next);
  return (
    <details className="desk-fold" data-testid="byes">
      <summary>{words.byes(coming.length)}</summary>
      <p className="soft">{words.byesHint}</p>
      <ul className="desk-list">
        {coming.map((bye) => (
          <li key={`${bye.round} ${bye.entrant}`} data-testid="asked-bye">
            <b>{words.restsIn(nameIn(roll, bye.entrant), bye.round)}</b>
            <Deed wish={{ do: 'bye-for', ...bye, wanted: false }} testid="bye-back">
              {words.byeBack}
            </Deed>
          </li>
        ))}
      </ul>
      {!isOver && (
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            attempt.run(async () => await send({ do: 'bye-for', round, entrant, wanted: true }));
          }}
        >
          <Who label={words.who} value={entrant} of={here} testid="bye-who" onChange={setEntrant} />
          {field}
          <button type="submit" className="button" data-testid="bye-go" disabled={attempt.busy}>
            {words.byeGo}
          </button>
          <Wrong of={attempt} />
        </form>
      )}
    </details>
  );
}

interface WhoProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly Entrant[];
  readonly testid: string;
  onChange(id: string): void;
}

function Who({ of, ...field }: WhoProps) {
  const roll = useRoll();
  return <Choice {...field} of={of.map(({ id }) => id)} name={(id) => nameIn(roll, id)} />;
}
