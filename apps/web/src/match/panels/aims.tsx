/** What both sides must achieve, always in sight, and the way to what the signs on the board mean. */
import { useFace } from '../../face/face.ts';
import { type Aim, sideClass } from '../../face/title.ts';
import { late } from '../../shell/parts/late.tsx';
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';
import { useLegend } from '../parts/legend-open.ts';

const LEGENDS = {
  hexes: late(async () => (await import('../../lessons/legend.tsx')).Legend),
  inches: late(async () => (await import('../../lessons/plane-legend.tsx')).Legend),
};

export function Aims() {
  const face = useFace();
  const { title, table } = face;
  const Legend = table.teaches && LEGENDS[table.teaches];
  const { open, show } = useLegend();
  const { own, view } = useMatch((state) => ({ own: state.side, view: state.view }));
  // One's own first.
  const sides = title.sides.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
  return (
    <section className="aims" aria-label={play.aims.title} data-testid="aims">
      <ul>
        {sides.map((side) => (
          <li
            key={side.id}
            className={`${sideClass(title, side.id)}${side.id === own ? ' own' : ''}`}
            data-testid={`aim-${side.id}`}
          >
            <title.Arms of={side.id} />
            <span>
              <b>{side.id === own ? play.aims.you : play.aims.side(side.name)}:</b>{' '}
              <Words aim={(view && face.aim?.(view, side.id)) ?? title.aims[side.id]} />
            </span>
          </li>
        ))}
      </ul>
      {Legend && (
        <button
          type="button"
          className="button quiet small"
          aria-haspopup="dialog"
          aria-label={play.aims.help}
          data-testid="legend-open"
          onClick={() => show(true)}
        >
          <span className="roomy">{play.aims.help}</span>
          <span className="tight" aria-hidden="true">
            ?
          </span>
        </button>
      )}
      {Legend && open && <Legend onClose={() => show(false)} />}
    </section>
  );
}

/** In brief where there is little room; whoever opens what the signs mean reads it in full there. */
function Words({ aim }: { readonly aim: Aim | undefined }) {
  if (!aim?.brief) return aim?.words;
  return (
    <>
      <span className="in-full">{aim.words}</span>
      <span className="in-brief" title={aim.words}>
        {aim.brief}
      </span>
    </>
  );
}
