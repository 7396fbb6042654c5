/** What one has said beforehand about rocks: ask me, never, on anybody, or on some kinds of units only. */
import { UNITS } from '@warbeacon/siege/helms-deep';
import { useId } from 'react';
import { useMatchStore } from '../../../match/line/context.ts';
import { useOwn } from '../own.ts';
import { rocksWords } from '../words/siege.ts';
import type { StandingOrders as Orders } from '../wire.ts';

type Choice = 'ask' | 'never' | 'any' | 'kinds';
const CHOICES: readonly Choice[] = ['ask', 'never', 'any', 'kinds'];

/** Kinds of units on which rocks can fall, in the order of the cases. */
const KINDS: ReadonlyMap<string, string> = new Map(
  UNITS.filter(({ side }) => side === 'isengard').map(({ kind, name }) => [kind, name]),
);

/** For whoever has rocks on the walls; folded, with what stands now as its heading. */
export function StandingOrders() {
  const store = useMatchStore();
  const name = useId();
  const { rocks, has } = useOwn((state) => ({
    rocks: state.offer?.standing.rocks,
    has:
      state.side === 'westernesse' &&
      state.view?.phase !== 'deployment' &&
      state.view?.outcome === null &&
      Object.values(state.view.markers).some(({ kind, dummy }) => kind === 'rocks' && dummy === false),
  }));
  if (!has || rocks === undefined) return null;
  const choice: Choice = typeof rocks === 'string' ? rocks : 'kinds';
  const kinds = typeof rocks === 'string' ? [] : rocks;
  const order = (next: Orders['rocks']) => void store.getState().setStanding({ rocks: next });
  return (
    <details className="standing" data-testid="standing">
      <summary>
        {rocksWords.standing}: <b data-testid="standing-now">{rocksWords.choices[choice]}</b>
      </summary>
      <fieldset>
        <legend className="hidden-to-eye">{rocksWords.standing}</legend>
        {CHOICES.map((each) => (
          <label key={each} className="tick">
            <input
              type="radio"
              name={name}
              value={each}
              checked={choice === each}
              data-testid={`standing-${each}`}
              onChange={() =>
                order(each === 'kinds' ? [...KINDS.keys()].filter((kind) => !kind.startsWith('orc')) : each)
              }
            />
            <span>
              {rocksWords.choices[each]} <small className="soft">{rocksWords.choicesAre[each]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {choice === 'kinds' && (
        <fieldset className="kinds">
          <legend className="hidden-to-eye">{rocksWords.choices.kinds}</legend>
          {[...KINDS].map(([kind, called]) => {
            const on = kinds.includes(kind);
            return (
              <label key={kind} className="tick">
                <input
                  type="checkbox"
                  checked={on}
                  data-testid={`standing-kind-${kind}`}
                  // The last one cannot be taken out: that would be "never".
                  disabled={on && kinds.length === 1}
                  onChange={() => order(on ? kinds.filter((other) => other !== kind) : [...kinds, kind])}
                />
                <span>{called}</span>
              </label>
            );
          })}
        </fieldset>
      )}
    </details>
  );
}
