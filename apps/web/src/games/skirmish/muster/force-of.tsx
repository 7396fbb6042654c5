/** The force of one side: chosen from what the scenario offers, or built. */
import { PROFILES } from '@warbeacon/skirmish/data';
import { entriesOf, type ForceChoice, pointsOf, type Scenario } from '@warbeacon/skirmish/forces';
import { useId } from 'react';
import type { MoreProps } from '../../../face/title.ts';
import { Builder } from './builder.tsx';
import { type Side, titleOf, withChoice } from './draft.ts';

interface Props extends MoreProps {
  readonly side: Side;
  readonly scenario: Scenario;
  readonly choice: ForceChoice;
  /** What speaks against it, in sentences. */
  readonly faults: readonly string[];
}

const OWN = 'own';
const NAMES: Readonly<Record<Side, string>> = { good: 'Good', evil: 'Evil' };

export function ForceOf({ side, scenario, choice, faults, wish, onChange }: Props) {
  const id = useId();
  const usual = scenario.forces.default[side];
  const entries = entriesOf(choice);
  const limit = pointsOf(entriesOf(usual)) ?? 0;
  const points = pointsOf(entries) ?? 0;
  const choose = (next: ForceChoice) => onChange(withChoice(wish, side, next, usual));
  // Who builds begins with what stands there; the data are not to be changed with it.
  const own = (): ForceChoice => ({ models: entries.map((entry) => ({ ...entry, extra: [...(entry.extra ?? [])] })) });
  const isOwn = typeof choice !== 'string';
  return (
    <section className="muster-side" aria-labelledby={`${id}-name`} data-testid={`muster-${side}`}>
      <h3 id={`${id}-name`}>{NAMES[side]}</h3>
      <select
        className="select"
        aria-labelledby={`${id}-name`}
        data-testid={`force-${side}`}
        value={isOwn ? OWN : choice}
        onChange={({ target }) => choose(target.value === OWN ? own() : target.value)}
      >
        {scenario.forces[side].map((offer) => (
          <option key={offer} value={offer}>
            {titleOf(offer)}
          </option>
        ))}
        <option value={OWN}>Build one of your own…</option>
      </select>
      {!isOwn && (
        <ul className="muster-list">
          {entries.map(({ profile, count }, i) => (
            <li key={i}>
              {count} × {PROFILES.get(profile)?.name}
            </li>
          ))}
        </ul>
      )}
      {isOwn && (
        <>
          <Builder
            side={side}
            scenario={scenario}
            draft={entries}
            onChange={(draft) =>
              choose({ models: draft.map((entry) => ({ ...entry, extra: [...(entry.extra ?? [])] })) })
            }
          />
          <p
            role="status"
            data-testid={`points-${side}`}
            className={faults.length > 0 ? 'muster-points bad' : 'muster-points'}
          >
            <b>{points}</b> of {limit} points
            {faults.map((fault) => (
              <span key={fault}>{fault}</span>
            ))}
          </p>
        </>
      )}
    </section>
  );
}
