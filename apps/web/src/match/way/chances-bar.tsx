/** How likely each side is to win, for who looks on; worked out in the page, of what it shows to everybody. */
import './chances-bar.css';
import { useFace } from '../../face/face.ts';
import { sideClass } from '../../face/title.ts';
import { way } from '../../text/way.ts';
import { useMatch } from '../line/context.ts';
import { mayForetell, useCourse } from './use-course.ts';
import { inPercent } from './way.ts';

export function ChancesBar() {
  const { title } = useFace();
  const { view, may } = useMatch((state) => ({ view: state.view, may: mayForetell(state) }));
  const chances = useCourse()?.chances;
  if (!may || !chances || !view || view.turn === 0 || view.outcome) return null;
  const percent = inPercent(chances.in(view));
  const [first, second] = title.sides.toSorted((a, b) => Number(b.id === chances.side) - Number(a.id === chances.side));
  if (!first || !second) return null;
  return (
    <section
      className="chances"
      aria-label={way.chances.title}
      data-testid="chances"
      data-percent={percent}
      title={way.chances.note}
    >
      <p>
        <b>{way.chances.title}</b> {way.chances.of(first.name, percent)}, {way.chances.of(second.name, 100 - percent)}
      </p>
      <span className="chances-bar" aria-hidden="true">
        <span className={sideClass(title, first.id)} style={{ flexGrow: percent }} />
        <span className={sideClass(title, second.id)} style={{ flexGrow: 100 - percent }} />
      </span>
    </section>
  );
}
