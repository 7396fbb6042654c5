/** What one has said beforehand of the questions that come again and again. */
import '../../siege/cards/standing-orders.css';
import type { Orders } from '@warbeacon/skirmish';
import { useMatchStore } from '../../../match/line/context.ts';
import { NoOrders } from '../../siege/cards/no-orders.tsx';
import { useOwn } from '../own.ts';
import { MIGHT_ON, ORDERS, ordersWords as words } from '../words/orders.ts';

const GIVEN = Object.keys(ORDERS) as readonly (keyof typeof ORDERS)[];
const ROLLS = Object.keys(MIGHT_ON) as readonly Orders['noMight'][number][];

export function OrdersCard() {
  const store = useMatchStore();
  const { view, side, standing, strict } = useOwn((state) => ({
    strict: state.summary?.strict === true,
    view: state.view,
    side: state.side,
    standing: state.offer?.standing,
  }));
  if (!view || side === null || standing === undefined) return null;
  if (view.phase === 'set-up' || view.outcome !== null) return null;
  if (strict) return <NoOrders />;
  const order = (next: Partial<Orders>) => void store.getState().setStanding({ ...standing, ...next });
  const { noMight } = standing;
  const given = GIVEN.filter((each) => standing[each]).length + (noMight.length > 0 ? 1 : 0);
  return (
    <details className="standing" data-testid="standing">
      <summary>
        {words.title}: <b data-testid="standing-now">{given === 0 ? words.asItComes : words.some(given)}</b>
      </summary>
      <fieldset>
        <legend className="hidden-to-eye">{words.title}</legend>
        {GIVEN.map((each) => (
          <label key={each} className="tick">
            <input
              type="checkbox"
              checked={standing[each]}
              data-testid={`standing-${each}`}
              onChange={() => order({ [each]: !standing[each] })}
            />
            <span>
              {ORDERS[each].name} <small className="soft">{ORDERS[each].told}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="kinds">
        <legend>{words.noMight}</legend>
        {ROLLS.map((roll) => (
          <label key={roll} className="tick">
            <input
              type="checkbox"
              checked={noMight.includes(roll)}
              data-testid={`standing-might-${roll}`}
              onChange={() =>
                order({
                  noMight: noMight.includes(roll) ? noMight.filter((each) => each !== roll) : [...noMight, roll],
                })
              }
            />
            <span>{MIGHT_ON[roll]}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
