/** The armies of any siege game: what each has lost against what it can bear, gates, and who is where. */
import { type ReactNode, useState } from 'react';
import { sideClass, sideName } from '../../../face/title.ts';
import type { Counters } from '../../../face/pieces.ts';
import { isHex, type SiegeView } from '../../../face/view.ts';
import { Chips } from '../../../tables/hex/piece-chip.tsx';
import { play } from '../../../text/play.ts';
import { useFace, useMatch } from '../../../tables/hex/own.ts';

/** Counters that are in the same plight, under a heading. */
export interface Group {
  readonly title: string;
  readonly ids: readonly string[];
}

export function ForcesPanel() {
  const { pieces } = useFace();
  const view = useMatch((state) => state.view);
  if (!view) return null;
  return (
    <div className="forces" data-testid="forces">
      <Points view={view} />
      {Object.keys(view.gates).length > 0 && <Gates view={view} />}
      <Armies groupsOf={(side) => armyGroups(view, side, pieces)} />
    </div>
  );
}

/** Places off the map, in the order in which they are told. */
const BOXES: Readonly<Record<string, string>> = { reserve: play.reserve, due: play.due, lost: play.lost };

/** `besides` names the places off the map that only the game has. */
export function armyGroups(
  view: SiegeView,
  side: string,
  pieces: Counters,
  besides: Readonly<Record<string, string>> = {},
): readonly Group[] {
  const boxes = { ...besides, ...BOXES };
  const groups = new Map([play.leaders, play.onMap, ...Object.values(boxes)].map((title) => [title, [] as string[]]));
  const titleOf = (id: string, hex: string): string =>
    isHex(hex) ? (pieces.leader(id) ? play.leaders : play.onMap) : (boxes[hex] ?? play.due);
  for (const [id, { hex }] of Object.entries({ ...view.leaders, ...view.units })) {
    if (pieces.side(id) === side) groups.get(titleOf(id, hex))?.push(id);
  }
  return [...groups].flatMap(([title, ids]) =>
    ids.length === 0 ? [] : [{ title, ids: ids.toSorted(pieces.byOrder) }],
  );
}

/** The pieces of one side, and a switch for the other's. */
export function Armies({ groupsOf }: { groupsOf(side: string): readonly Group[] }) {
  const { title } = useFace();
  const own = useMatch((state) => state.side);
  const [side, setSide] = useState(own ?? title.sides[0].id);
  return (
    <>
      <div className="oob-sides" role="group" aria-label={play.panels.forces}>
        {title.sides.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button small"
            aria-pressed={side === id}
            onClick={() => setSide(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {groupsOf(side).map(({ title: heading, ids }) => (
        <section key={heading} aria-label={heading}>
          <h3>
            {heading} <small className="soft">{ids.length}</small>
          </h3>
          <Chips ids={ids} list="oob" />
        </section>
      ))}
    </>
  );
}

/** What each force has lost, against what it can bear: nothing where nobody loses heart. */
export function Points({ view }: { readonly view: SiegeView }) {
  const { title, toll } = useFace();
  const pools = title.sides.flatMap((of) => toll.pools(of, view).map((pool) => ({ ...pool, side: of.id })));
  if (pools.length === 0) return null;
  return (
    <>
      <h3>{play.points.title}</h3>
      <dl className="holdings">
        {pools.map(({ id, side, name, points: { now, level, demoralized } }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <meter
                className={sideClass(title, side)}
                min={0}
                max={level}
                value={Math.max(0, now)}
                aria-label={`${play.points.title}, ${name}`}
              />{' '}
              {play.points.of(now, level)}
              {demoralized && <b className="error"> {play.points.demoralized}</b>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{play.points.explain}</p>
    </>
  );
}

/** A line of what a side holds. */
export function Held({ holder, children }: { readonly holder: string; readonly children: ReactNode }) {
  const { title } = useFace();
  return (
    <li>
      <span>{children}</span>
      <span className={`tag ${sideClass(title, holder)}`}>{sideName(title, holder)}</span>
    </li>
  );
}

/** With further works in the same list. */
export function Gates({ view, children }: { readonly view: SiegeView; readonly children?: ReactNode }) {
  const { gazetteer } = useFace();
  return (
    <>
      <h3>{play.gates}</h3>
      <ul className="held">
        {Object.entries(view.gates).map(([gate, { control, state }]) => (
          <Held key={gate} holder={control}>
            {gazetteer.gateName(gate)}{' '}
            <span className={state === 'shut' ? 'soft' : 'error'}>{play.gateState[state]}</span>
          </Held>
        ))}
        {children}
      </ul>
    </>
  );
}
