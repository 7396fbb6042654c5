/** What one has said beforehand about oil: ask me, never, on whoever is below, or on some kinds only. */
import './late.css';
import { gondorCodec, UNITS } from '@warbeacon/siege/gondor';
import { useId } from 'react';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { markerName } from '../display-names.ts';
import { useView } from '../own.ts';
import { oilWords as words } from '../words.ts';

type Oil = (typeof gondorCodec.noOrders)['oil'];
type Choice = keyof typeof words.choices;
const CHOICES: readonly Choice[] = ['ask', 'never', 'any', 'kinds'];

/** On what oil can fall, in the order of the cases: a siege tower is lost with who is in it. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['siege-tower', markerName('siege-tower')],
  ...UNITS.filter(({ side }) => side === 'sauron').map(({ kind, name }): [string, string] => [kind, name]),
]);

/** For whoever has oil, or can still take some; folded, with what stands now as its heading. */
export function OilOrders() {
  const store = useMatchStore();
  const name = useId();
  const view = useView();
  const { side, standing } = useMatch((state) => ({ side: state.side, standing: state.offer?.standing }));
  const orders = gondorCodec.orders.safeParse(standing);
  const plays = view !== null && view.phase !== 'deployment' && view.outcome === null;
  const has = Object.values(view?.markers ?? {}).some(
    ({ kind, dummy }) => (kind === 'oil' || kind === 'cauldron') && dummy === false,
  );
  if (side !== 'westernesse' || !plays || !has || !orders.success) return null;
  const { oil } = orders.data;
  const choice: Choice = typeof oil === 'string' ? oil : 'kinds';
  const kinds = typeof oil === 'string' ? [] : oil;
  const order = (next: Oil) => void store.getState().setStanding({ oil: next });
  return (
    <details className="oil-orders" data-testid="standing">
      <summary>
        {words.standing}: <b data-testid="standing-now">{words.choices[choice]}</b>
      </summary>
      <fieldset>
        <legend className="hidden-to-eye">{words.standing}</legend>
        {CHOICES.map((each) => (
          <label key={each} className="tick">
            <input
              type="radio"
              name={name}
              value={each}
              checked={choice === each}
              data-testid={`standing-${each}`}
              onChange={() => order(each === 'kinds' ? ['siege-tower'] : each)}
            />
            <span>
              {words.choices[each]} <small className="soft">{words.choicesAre[each]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {choice === 'kinds' && (
        <fieldset className="kinds">
          <legend className="hidden-to-eye">{words.choices.kinds}</legend>
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
