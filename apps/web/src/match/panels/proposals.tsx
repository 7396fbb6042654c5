/** What one can propose to the opponent beside the game. */
import type { ClockSetting } from '@warbeacon/clock';
import { useState } from 'react';
import { ClockChoice } from '../../shell/parts/clock-choice.tsx';
import { late } from '../../shell/parts/late.tsx';
import { aside } from '../../text/aside.ts';
import { rest } from '../../text/rest.ts';
import { useMatch, useMatchStore } from '../line/context.ts';
import { OwnRest } from './own-rest.tsx';

const CallArbiter = late(async () => (await import('../judge/call-arbiter.tsx')).CallArbiter);

const ABOUT = ['draw', 'takeback', 'pause'] as const;

export function Proposals() {
  const store = useMatchStore();
  const [clock, setClock] = useState<ClockSetting>();
  const begun = useMatch((state) => state.seats.every(({ name }) => name !== null));
  if (!begun) return null;
  return (
    <>
      <h3>{aside.title}</h3>
      <div className="row">
        {ABOUT.map((about) => (
          <button
            key={about}
            type="button"
            className="button"
            data-testid={`propose-${about}`}
            onClick={() => void store.getState().say('propose', { ply: store.getState().ply, what: { about } })}
          >
            {aside.propose[about]}
          </button>
        ))}
      </div>
      <CallArbiter />
      <OwnRest />
      <ClockChoice clock={clock} onChange={setClock} />
      <button
        type="button"
        className="button"
        data-testid="propose-clock"
        onClick={() =>
          void store
            .getState()
            .say('propose', { ply: store.getState().ply, what: { about: 'clock', clock: clock ?? null } })
        }
      >
        {rest.changeClock}
      </button>
    </>
  );
}
