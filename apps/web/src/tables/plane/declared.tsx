/** Fights that have been sorted out and are still to be fought. */
import { useMatch } from '../../match/line/context.ts';
import { useFace } from './own.ts';

export function Declared() {
  const face = useFace();
  const view = useMatch((state) => state.view);
  const fights = view ? face.fights(view) : [];
  if (fights.length === 0) return null;
  return (
    <section className="declared" data-testid="declared">
      <h3>{face.fightsTitle}</h3>
      <ol>
        {fights.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
    </section>
  );
}
