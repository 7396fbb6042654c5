/** Who has entered. */
import { useState } from 'react';
import { events as words } from '../text/events.ts';
import { Entered } from './names.tsx';
import { useRows } from './rows.ts';
import { LONG, matches, Search } from './search.tsx';
import { useEvent } from './use-event.ts';

export function Entrants() {
  const { view } = useEvent();
  const [find, setFind] = useState('');
  const { entrants, phase } = view.state;
  const order = entrants.toSorted((a, b) => (a.seed || 1e6) - (b.seed || 1e6) || a.enteredAt - b.enteredAt);
  const shown = find === '' ? order : order.filter(({ name }) => matches(name, find));
  const { list, style, places } = useRows<HTMLOListElement>(shown.length, 46);
  if (entrants.length === 0)
    return <p className="empty">{phase === 'entries' ? words.nobodyYet : words.nobodyYetClosed}</p>;
  return (
    <section aria-label={words.tabs.entrants} data-testid="entrants">
      {entrants.length > LONG && <Search value={find} onChange={setFind} />}
      {shown.length === 0 && <p className="empty">{words.foundNobody(find)}</p>}
      <ol className="entrant-list" aria-label={words.tabs.entrants} ref={list} style={style}>
        {places.map(({ index, of, measure }) => {
          const entrant = shown[index];
          if (entrant === undefined) return null;
          const { id, seed, rating, state } = entrant;
          return (
            <li
              key={id}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={of}
              className={id === view.me.entrant ? 'entrant mine' : 'entrant'}
              data-testid="entrant"
            >
              <span className="number seed">{seed > 0 ? seed : ''}</span>
              <b>
                <Entered id={id} />
              </b>
              <span className="soft number">{rating ?? ''}</span>
              <span className={`soft state-${state}`}>{words.entrantStates[state]}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
