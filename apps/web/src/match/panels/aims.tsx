/** What both sides must achieve, always in sight, and the way to what the signs on the board mean. */
import { useFace } from '../../face/face.ts';
import { sideClass } from '../../face/title.ts';
import { late } from '../../shell/parts/late.tsx';
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';
import { useLegend } from '../parts/legend-open.ts';

const Legend = late(async () => (await import('../../lessons/legend.tsx')).Legend);

export function Aims() {
  const { title } = useFace();
  const { open, show } = useLegend();
  const own = useMatch((state) => state.side);
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
              <b>{side.id === own ? play.aims.you : play.aims.side(side.name)}:</b> {title.aims[side.id]?.words}
            </span>
          </li>
        ))}
      </ul>
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
      {open && <Legend onClose={() => show(false)} />}
    </section>
  );
}
