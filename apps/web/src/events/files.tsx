/** Everything of the event, to download, and the records of its matches. */
import { Link } from 'wouter';
import { events as words } from '../text/events.ts';
import { isLadder } from './ladder.tsx';
import { nameIn, useRoll } from './names.tsx';
import { useEvent } from './use-event.ts';

export function Files() {
  const { view } = useEvent();
  const roll = useRoll();
  const { state, eventId } = view;
  const files = [
    ['json', 'event.json'],
    ['csv', 'entrants.csv'],
    ...(state.rounds.length > 0 ? ([['standings.csv', 'standings.csv']] as const) : []),
    ...(state.settings.format.kind === 'swiss' || state.settings.format.kind === 'round-robin'
      ? ([['trf', 'event.trf']] as const)
      : []),
    ...(state.rounds.length > 0
      ? ([
          ['games.csv', 'games.csv'],
          ['records', 'records.zip'],
        ] as const)
      : []),
    ['ics', 'calendar.ics'],
  ] as const;
  const played = state.rounds.flatMap(({ number, pairings }) =>
    pairings.flatMap(({ id, a, b, legs }) =>
      legs.flatMap(({ match, result }, leg) =>
        match !== null && result !== null ? [{ key: `${id}.${leg}`, number, a, b, match }] : [],
      ),
    ),
  );
  return (
    <section className="files" aria-label={words.files} data-testid="files">
      <p className="soft">{words.filesLead}</p>
      <ul className="file-list">
        {files.map(([kind, file]) => (
          <li key={kind}>
            <a href={`/api/events/${eventId}/${file}`} className="button" download data-testid={`file-${kind}`}>
              {file}
            </a>
            <span>{words.fileNames[kind]}</span>
          </li>
        ))}
      </ul>
      {played.length > 0 && (
        <>
          <h3>{words.records}</h3>
          <p className="soft">{words.recordsNote}</p>
          <ul className="record-list">
            {played.map(({ key, number, a, b, match }) => (
              <li key={key}>
                <Link href={`/match/${match}`}>
                  {isLadder(state) ? '' : `${words.round(number)}: `}
                  {nameIn(roll, a)} {words.versus} {nameIn(roll, b)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
