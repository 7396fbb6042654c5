/** Models as buttons: each chooses its model. */
import './plane.css';
import { useMemo } from 'react';
import { drawingToSvg } from '../../art/drawing.ts';
import { figureFace, figureKey } from '../../board/plane/figures/figure-face.ts';
import { sideClass } from '../../face/title.ts';
import { useMatch, useMatchStore } from '../../match/line/context.ts';
import { bringIntoSight } from './board-control.ts';
import { useFace } from './own.ts';

interface Props {
  readonly ids: readonly string[];
  /** First part of the test id: the same model may stand in several lists. */
  readonly list: 'chip' | 'oob';
}

export function Chips({ ids, list }: Props) {
  return (
    <ul className="chips">
      {ids.map((id) => (
        <li key={id}>
          <Chip id={id} list={list} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ id, list }: { readonly id: string; readonly list: Props['list'] }) {
  const store = useMatchStore();
  const face = useFace();
  const { view, selected } = useMatch((state) => ({ view: state.view, selected: state.piece === id }));
  const name = face.pieces.name(id);
  const states = view ? (face.pieces.facts(view, id)?.states ?? []) : [];
  const choose = () => {
    store.getState().select(id);
    const at = view && face.figures(view).find((each) => each.id === id)?.at;
    if (at) bringIntoSight(at);
  };
  return (
    <button
      type="button"
      className={`chip inches-chip ${sideClass(face.title, face.pieces.side(id))}${selected ? ' selected' : ''}`}
      aria-pressed={selected}
      data-testid={`${list}-${id}`}
      data-piece={id}
      onClick={choose}
    >
      <Portrait id={id} />
      <span>
        {name}
        {states.length > 0 && <small>{states.join(', ')}</small>}
      </span>
    </button>
  );
}

/** As it stands on the table; nothing of who does not. */
export function Portrait({ id }: { readonly id: string }) {
  const face = useFace();
  const view = useMatch((state) => state.view);
  const svg = useMemo(() => {
    const figure = view && face.portrait(view, id);
    if (!figure) return '';
    const [first, second] = face.title.sides;
    const look = { ...figure, spent: false };
    const drawing = figureFace(look, { sides: [first.colour.day, second.colour.day] });
    return drawingToSvg(drawing, figureKey(look).replaceAll(' ', '-'));
  }, [face, view, id]);
  // The drawing is our own, made of numbers.
  return svg === '' ? null : <span className="portrait" dangerouslySetInnerHTML={{ __html: svg }} />;
}
