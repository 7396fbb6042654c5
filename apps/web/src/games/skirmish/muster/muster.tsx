/** The forces of a match before it is made: those of the scenario, others that it offers, or some built from the profiles. */
import './muster.css';
import { faultsOfForce } from '@warbeacon/skirmish/forces';
import { useState } from 'react';
import type { MoreProps } from '../../../face/title.ts';
import { choiceIn, scenarioIn, SIDES, titleOf } from './draft.ts';
import { ForceOf } from './force-of.tsx';

export function Muster({ wish, onChange }: MoreProps) {
  const [open, setOpen] = useState(false);
  const scenario = scenarioIn(wish);
  if (!scenario) return null;
  const forces = SIDES.map((side) => {
    const choice = choiceIn(wish, side);
    return {
      side,
      choice: choice ?? scenario.forces.default[side],
      faults: choice === undefined ? [] : faultsOfForce(scenario, side, choice),
    };
  });
  return (
    <details className="muster" data-testid="muster" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        The forces <span className="soft">{forces.map(({ choice }) => titleOf(choice)).join(' against ')}</span>
      </summary>
      {open && (
        <div className="muster-sides">
          {forces.map(({ side, choice, faults }) => (
            <ForceOf
              key={side}
              side={side}
              scenario={scenario}
              choice={choice}
              faults={faults}
              wish={wish}
              onChange={onChange}
            />
          ))}
        </div>
      )}
    </details>
  );
}
