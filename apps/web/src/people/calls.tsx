/** Calls for an arbiter, and what is decided: first of all on the page of who keeps order. */
import type { OpenCall, RulingWish } from '@warbeacon/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { titles } from '../games/index.ts';
import { sideName } from '../face/title.ts';
import { decideCall } from '../shell/api/calls.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { Choice, Field } from '../shell/parts/field.tsx';
import { ago } from '../text/format.ts';
import { judge } from '../text/judge.ts';

interface Changing {
  onChange(): void;
}

export function Calls({
  calls,
  more,
  onChange,
}: Changing & { readonly calls: readonly OpenCall[]; readonly more: boolean }) {
  return (
    <section aria-label={judge.calls} data-testid="calls">
      <h2>{judge.calls}</h2>
      {calls.length === 0 && <p className="empty">{judge.noCalls}</p>}
      {calls.map((call) => (
        <CallCard key={call.id} call={call} onChange={onChange} />
      ))}
      {more && <p className="soft">{judge.moreCalls}</p>}
    </section>
  );
}

function CallCard({ call, onChange }: Changing & { readonly call: OpenCall }) {
  const title = titles.of(call.game);
  const card = useRef<HTMLElement>(null);
  // Whoever comes from its board.
  useEffect(() => {
    if (location.hash !== `#call-${call.id}`) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [call.id]);
  const name = (side: string) => {
    const player = call.sides.find((one) => one.side === side)?.name ?? '';
    const shown = title ? sideName(title, side) : side;
    return player === '' ? shown : `${player} (${shown})`;
  };
  const players = call.sides.map(({ side }) => name(side)).join(', ');
  return (
    <article
      ref={card}
      id={`call-${call.id}`}
      tabIndex={-1}
      className="card"
      data-testid="call-card"
      aria-label={players}
    >
      <h3>
        {title?.title ?? call.title}: {judge.about[call.reason]}
      </h3>
      <p className="soft">
        {players}
        {call.rated && `, ${judge.rated}`} ·{' '}
        {judge.called(call.by, title && call.side ? sideName(title, call.side) : call.side, ago(call.at, Date.now()))}{' '}
        <Link href={`/match/${call.matchId}`}>{judge.toBoard}</Link>
      </p>
      {call.words !== '' && <blockquote>{call.words}</blockquote>}
      {call.held && <p className="notice">{judge.heldNow}</p>}
      {call.over && !call.own && <p className="notice">{judge.overAlready}</p>}
      {call.own ? <p className="notice">{judge.own}</p> : <Decision call={call} name={name} onChange={onChange} />}
    </article>
  );
}

type Act = RulingWish['act'];
const MINUTE_MS = 60_000;
const VOID = 'void';
const DRAW = 'draw';

function actsOf({ over, held, clock }: OpenCall): readonly Act[] {
  if (over) return ['dismiss'];
  return ['dismiss', ...(clock ? (['time'] as const) : []), held ? 'resume' : 'pause', 'end'];
}

function Decision({ call, name, onChange }: Changing & { readonly call: OpenCall; name(side: string): string }) {
  const [act, setAct] = useState<Act>('dismiss');
  const [words, setWords] = useState('');
  const [minutes, setMinutes] = useState<Readonly<Record<string, string>>>({});
  const [result, setResult] = useState(VOID);
  const attempt = useAttempt();
  const wish = (): RulingWish => {
    if (act === 'time') {
      const gives: Record<string, number> = {};
      for (const [side, value] of Object.entries(minutes))
        if (Number(value) > 0) gives[side] = Math.round(Number(value) * MINUTE_MS);
      return { act, words, gives };
    }
    if (act !== 'end') return { act, words };
    return { act, words, winner: result === VOID || result === DRAW ? null : result, counts: result !== VOID };
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => {
          await decideCall(call.id, wish());
          setWords('');
          setAct('dismiss');
          onChange();
        });
      }}
    >
      <Choice
        label={judge.decide}
        value={act}
        of={actsOf(call)}
        testid="decide-act"
        name={(one) => judge.decisions[one]}
        onChange={setAct}
      />
      {act === 'time' &&
        call.sides.map(({ side }) => (
          <label key={side} className="field">
            <span>{judge.minutesFor(name(side))}</span>
            <input
              className="input"
              type="number"
              min={0}
              max={20_160}
              value={minutes[side] ?? '0'}
              data-testid={`decide-minutes-${side}`}
              onInput={({ currentTarget: { value } }) => setMinutes((all) => ({ ...all, [side]: value }))}
            />
          </label>
        ))}
      {act === 'end' && (
        <Choice
          label={judge.result}
          value={result}
          of={[VOID, DRAW, ...call.sides.map(({ side }) => side)]}
          testid="decide-result"
          name={(one) => (one === VOID ? judge.void : one === DRAW ? judge.aDraw : judge.winFor(name(one)))}
          onChange={setResult}
        />
      )}
      <Field
        label={judge.why}
        value={words}
        testid="decide-why"
        autoComplete="off"
        maxLength={280}
        onChange={setWords}
      />
      <Wrong of={attempt} />
      <button type="submit" className="button" data-testid="decide-go" disabled={attempt.busy}>
        {judge.go}
      </button>
    </form>
  );
}
