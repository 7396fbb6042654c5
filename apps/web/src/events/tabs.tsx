/** Parts of a page of which one is shown; which one stands in the address, so that it can be sent to somebody. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  name(tab: NoInfer<T>): ReactNode;
  children(tab: NoInfer<T>): ReactNode;
}

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs<T extends string>({ label, of, name, children }: Props<T>) {
  const [wanted, setWanted] = useState(() => location.hash.slice(1));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heard = () => setWanted(location.hash.slice(1));
    window.addEventListener('hashchange', heard);
    return () => window.removeEventListener('hashchange', heard);
  }, []);
  const chosen = of.find((tab) => tab === wanted) ?? of[0];
  // The row of tabs is wider than a phone: the chosen one is brought into sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    const row = list.current;
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [chosen]);
  if (chosen === undefined) return null;
  const choose = (tab: T) => {
    history.replaceState(history.state, '', `#${tab}`);
    setWanted(tab);
  };
  return (
    <>
      <div className="event-tabs" role="tablist" aria-label={label} ref={list}>
        {of.map((tab, i) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`panel-${tab}`}
            tabIndex={tab === chosen ? 0 : -1}
            data-testid={`tab-${tab}`}
            onClick={() => choose(tab)}
            onKeyDown={(event) => {
              const to = of[KEYS[event.key]?.(i, of.length) ?? -1];
              if (to === undefined) return;
              event.preventDefault();
              choose(to);
              document.getElementById(`tab-${to}`)?.focus();
            }}
          >
            {name(tab)}
          </button>
        ))}
      </div>
      <div
        className="event-panel"
        role="tabpanel"
        id={`panel-${chosen}`}
        aria-labelledby={`tab-${chosen}`}
        tabIndex={-1}
      >
        <h2 className="hidden-to-eye">{name(chosen)}</h2>
        {children(chosen)}
      </div>
    </>
  );
}
