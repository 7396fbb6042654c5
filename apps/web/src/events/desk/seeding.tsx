/** The order of the entrants, best first: dragged, or moved by keys. Nobody is told before it is kept. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { desk as words } from '../../text/event-desk.ts';
import { nameIn, useRoll } from '../names.tsx';
import { useEvent } from '../use-event.ts';

/** With the one at `from` at `to`. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [one] = list.slice(from, from + 1);
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => Math.max(0, at - 10),
  PageDown: (at, last) => Math.min(last, at + 10),
  Home: () => 0,
  End: (_, last) => last,
};

export function Seeding() {
  const { view, send } = useEvent();
  const roll = useRoll();
  const attempt = useAttempt();
  const { entrants } = view.state;
  const before = useMemo(
    () =>
      entrants
        .filter(({ state }) => state === 'entered' || state === 'in')
        .toSorted((a, b) => (a.seed || 1e6) - (b.seed || 1e6) || a.enteredAt - b.enteredAt)
        .map(({ id }) => id),
    [entrants],
  );
  const [order, setOrder] = useState<readonly string[]>(before);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<string | null>(null);
  const move = (id: string, to: number) => {
    const next = moved(order, order.indexOf(id), to);
    if (next === order) return;
    setOrder(next);
    setSaid(words.moved(nameIn(roll, id), to + 1, order.length));
    held.current = id;
  };
  // A line that was moved by a key has lost the focus where it stood.
  useEffect(() => {
    if (held.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(held.current)}"]`)?.focus();
    held.current = null;
  }, [order]);
  const byRating = () => setOrder(order.toSorted((a, b) => (roll.get(b)?.rating ?? 0) - (roll.get(a)?.rating ?? 0)));
  return (
    <details className="desk-fold" data-testid="seeding">
      <summary>{words.seeding}</summary>
      <p className="soft">{words.seedingHint}</p>
      <p className="hidden-to-eye" role="status">
        {said}
      </p>
      <ol
        className="seed-list"
        ref={list}
        onPointerMove={({ clientX, clientY }) => {
          if (dragged === null) return;
          const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-seed]');
          const to = order.indexOf(under?.dataset['seed'] ?? '');
          if (to >= 0 && order[to] !== dragged) setOrder(moved(order, order.indexOf(dragged), to));
        }}
        onLostPointerCapture={() => setDragged(null)}
      >
        {order.map((id, i) => (
          // Who has no pointer moves it by the keys of its handle.
          <li
            key={id}
            className={dragged === id ? 'dragged' : ''}
            data-testid="seed-line"
            data-seed={id}
            onPointerDown={(event) => {
              const { pointerType, pointerId, button, target } = event;
              // A finger beside the handle moves the page.
              const isHandle = target instanceof Element && target.closest('.seed-handle') !== null;
              if (button !== 0 || (pointerType !== 'mouse' && !isHandle)) return;
              // The list hears where it goes: lines change their places meanwhile.
              list.current?.setPointerCapture(pointerId);
              setDragged(id);
            }}
          >
            <button
              type="button"
              className="seed-handle"
              data-handle={id}
              aria-label={words.handle(nameIn(roll, id), i + 1)}
              onKeyDown={(event) => {
                const to = KEYS[event.key]?.(i, order.length - 1);
                if (to === undefined) return;
                event.preventDefault();
                move(id, to);
              }}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <span className="number seed">{i + 1}</span>
            <span>{nameIn(roll, id)}</span>
            <span className="soft number">{roll.get(id)?.rating ?? ''}</span>
          </li>
        ))}
      </ol>
      <Wrong of={attempt} />
      <div className="row">
        <button
          type="button"
          className="button small iron"
          data-testid="keep-order"
          disabled={attempt.busy || order === before}
          onClick={() => attempt.run(async () => await send({ do: 'seed', order: [...order] }))}
        >
          {words.keepOrder}
        </button>
        <button type="button" className="button small" onClick={byRating}>
          {words.byRating}
        </button>
        <button type="button" className="button small quiet" onClick={() => setOrder(before)}>
          {words.orderAsItWas}
        </button>
      </div>
    </details>
  );
}
