/** The tables of the groups, beside each other. */
import './tables.css';
import { groupTables } from '@warbeacon/tournament';
import { useMemo } from 'react';
import { events as words } from '../text/events.ts';
import { Entered } from './names.tsx';
import { useEvent } from './use-event.ts';

export function Groups() {
  const { view } = useEvent();
  const tables = useMemo(() => groupTables(view.state), [view.state]);
  const { format } = view.state.settings;
  const through = format.kind === 'groups' ? format.advance : 0;
  if (tables.length === 0) return null;
  return (
    <div className="group-tables" data-testid="groups">
      {tables.map(({ group, standings }) => (
        <section key={group} aria-label={words.group(group)}>
          <h3>{words.group(group)}</h3>
          <ol className="entrant-list">
            {standings.map(({ entrant, place, score }, i) => (
              <li
                key={entrant}
                className={['top-line', entrant === view.me.entrant ? 'mine' : '', i < through ? 'through' : ''].join(
                  ' ',
                )}
              >
                <span className="number seed">{place}</span>
                <b>
                  <Entered id={entrant} />
                </b>
                <span className="number">{words.halfPoint(score)}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
