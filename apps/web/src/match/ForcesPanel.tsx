/** Order of battle, losses against what each army can bear, levels and gates. */
import { type Side, SIDES } from '@warbeacon/siege';
import { useState } from 'react';
import { gateName, levelName, sideName } from '../text/helms-deep.ts';
import { play } from '../text/play.ts';
import { useMatch } from './context.ts';
import { Chips } from './Orders.tsx';
import { orderOfBattle } from './orderOfBattle.ts';

export function ForcesPanel() {
  const { view, own } = useMatch((state) => ({ view: state.view, own: state.side }));
  const [side, setSide] = useState<Side>(own ?? 'isengard');
  if (!view) return null;
  return (
    <div className="forces" data-testid="forces">
      <dl className="holdings">
        {SIDES.map((each) => {
          const points = view.points[each];
          return (
            <div key={each}>
              <dt>
                {play.points.title}, {sideName(each)}
              </dt>
              <dd>
                {points ? play.points.of(points.now, points.level) : ''}
                {points?.demoralized && <b className="error"> {play.points.demoralized}</b>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="soft">{play.points.explain}</p>
      <h3>{play.levels}</h3>
      <ul className="held">
        {Object.entries(view.levels).map(([level, holder]) => (
          <li key={level}>
            <span>{levelName(level)}</span>
            <span className={`tag ${holder}`}>{sideName(holder)}</span>
          </li>
        ))}
      </ul>
      <h3>{play.gates}</h3>
      <ul className="held">
        {Object.entries(view.gates).map(([gate, { control, state }]) => (
          <li key={gate}>
            <span>
              {gateName(gate)} <span className="soft">{play.gateState[state]}</span>
            </span>
            <span className={`tag ${control}`}>{sideName(control)}</span>
          </li>
        ))}
      </ul>
      <div className="oob-sides" role="group" aria-label={play.panels.forces}>
        {SIDES.map((each) => (
          <button
            key={each}
            type="button"
            className="button small"
            aria-pressed={side === each}
            onClick={() => setSide(each)}
          >
            {sideName(each)}
          </button>
        ))}
      </div>
      {orderOfBattle(view, side).map(({ title, ids }) => (
        <section key={title} aria-label={title}>
          <h3>
            {title} <small className="soft">{ids.length}</small>
          </h3>
          <Chips ids={ids} list="oob" />
        </section>
      ))}
    </div>
  );
}
