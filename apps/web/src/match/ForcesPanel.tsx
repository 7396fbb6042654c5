/** Order of battle, losses against what each army can bear, levels and gates. */
import { type Side, SIDES, type View } from '@warbeacon/siege';
import { useState } from 'react';
import { gateName, levelName, sideName } from '../text/helms-deep.ts';
import { play } from '../text/play.ts';
import { useMatch } from './context.ts';
import { Chips } from './Orders.tsx';
import { byOrder, isHex, leaderSpec, pieceSide, pieceSpec } from './pieces.ts';

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

/** Where everybody is: leaders first, then those on the map, due by turn, elsewhere, lost. */
export function orderOfBattle(
  view: View,
  side: Side,
): readonly { readonly title: string; readonly ids: readonly string[] }[] {
  const all = [...Object.entries(view.leaders), ...Object.entries(view.units)].filter(([id]) => pieceSide(id) === side);
  const groups = new Map<string, string[]>();
  for (const [id, { hex }] of all.toSorted(([a], [b]) => rank(view, a) - rank(view, b) || byOrder(a, b))) {
    const title = titleOf(view, id, hex);
    const list = groups.get(title);
    if (list) list.push(id);
    else groups.set(title, [id]);
  }
  return [...groups].map(([title, ids]) => ({ title, ids }));
}

function titleOf(view: View, id: string, hex: string): string {
  if (isHex(hex)) return leaderSpec(id) ? play.leaders : play.onMap;
  if (hex === 'reserve') return play.reserve;
  if (hex === 'caves') return play.caves;
  if (hex === 'lost') return play.lost;
  const turn = dueTurn(id);
  return turn <= view.turn ? play.dueNow : play.dueOn(turn);
}

function dueTurn(id: string): number {
  const arrives = pieceSpec(id)?.arrives;
  return arrives?.at === 'turn' ? arrives.turn : 0;
}

function rank(view: View, id: string): number {
  const hex = view.units[id]?.hex ?? view.leaders[id]?.hex ?? 'lost';
  if (isHex(hex)) return leaderSpec(id) ? 0 : 1;
  if (hex === 'reserve') return 2;
  if (hex === 'due') return 3 + dueTurn(id);
  return hex === 'caves' ? 90 : 99;
}
